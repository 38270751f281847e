/**
 * What commanders do, in pictures: names of icons, cubes (`own`, `yellow`, `any`), or short words
 * after an equals sign.
 */
export const ABILITIES: Record<string, string[]> = {
  "": ["step", "any"],
  forrester: ["yellow", "=▸", "prestige"],
  justin: ["any", "=▸", "range"],
  ellen: ["check", "prestige", "step"],
  adira: ["=2", "own", "step"],
  idris: ["own", "=⇄", "yellow"],
  mira: ["=⤴", "turtle"],
  azrea: ["own", "=▸", "turtle"],
  ozguel: ["crown", "=▸", "prestige"],
  huber: ["step", "=?"],
  rain: ["any", "=▸", "step"],
  yuul: ["=+", "any"],
  joy: ["bag", "=+2"],
  cedric: ["=+1", "prestige"],
  "kim-kin": ["follower", "follower"],
  sayuri: ["range", "=−1", "own"],
  kaysia: ["turtle", "=0"],
};
