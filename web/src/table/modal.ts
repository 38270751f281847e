/** A dialog that everything waits for: what is beside it cannot be reached meanwhile. */

export function modal(dialog: HTMLElement): () => void {
  const others = [...(dialog.parentElement?.children ?? [])].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== dialog && !one.inert,
  );
  for (const other of others) other.inert = true;
  dialog.querySelector<HTMLElement>("button, a[href]")?.focus();
  return () => {
    for (const other of others) other.inert = false;
  };
}
