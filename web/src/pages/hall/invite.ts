/** Where an invitation leads: a link to a table, or its code with or without the secret part. */

/** Return the address on this site, or "" if the text is no invitation. */
export function whereTo(text: string): string {
  const plain = text.trim();
  const link =
    /(?:^|\/)(table|replay)\/([\w-]{4,40})(?:\/\d+)?(?:\?(?:.*&)?invite=([\w-]{4,64}))?/.exec(
      plain,
    );
  if (link) return `/${link[1]}/${link[2]}${link[3] ? `?invite=${link[3]}` : ""}`;
  const code = /^([\w-]{6,40})(?:(?:\?invite=|[\s:.]+)([\w-]{4,64}))?$/.exec(plain);
  if (code) return `/table/${code[1]}${code[2] ? `?invite=${code[2]}` : ""}`;
  return "";
}
