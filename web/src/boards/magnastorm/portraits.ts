/** How commanders look: skin, hair, suit, and what they wear. Our own drawings, not the print. */

export type Hair = "none" | "short" | "long" | "bun" | "crest" | "curls" | "hood" | "bob";
export type Wear = "" | "visor" | "glasses" | "beard" | "headset" | "patch" | "antenna" | "collar";

export interface Look {
  skin: string;
  hair: Hair;
  tint: string;
  suit: string;
  wear: Wear;
}

const look = (skin: string, hair: Hair, tint: string, suit: string, wear: Wear = ""): Look => ({
  skin,
  hair,
  tint,
  suit,
  wear,
});

export const LOOKS: Record<string, Look> = {
  forrester: look("#e2b08a", "short", "#d9d5cf", "#b0823a", "beard"),
  justin: look("#8d5b3f", "crest", "#ff9d5c", "#3f8f86", "headset"),
  ellen: look("#f0c6a4", "bob", "#c4553b", "#5b6fd0", "glasses"),
  adira: look("#b97a50", "bun", "#2a2036", "#8d4fb8", "collar"),
  idris: look("#6f4630", "none", "#3a2a22", "#c99a35", "patch"),
  mira: look("#f2d3bb", "long", "#e8c65a", "#3b86c9", "antenna"),
  azrea: look("#8fd0c0", "crest", "#2f8f7c", "#4b5590", ""),
  ozguel: look("#d9a276", "curls", "#4a2b20", "#b34a5b", "collar"),
  huber: look("#eebf9c", "none", "#9c8a7a", "#4f7a56", "glasses"),
  rain: look("#f0cdb4", "long", "#5f86d8", "#44507f", ""),
  yuul: look("#5d3b2a", "curls", "#17121c", "#d0653f", "antenna"),
  joy: look("#e9b893", "bob", "#e07ab0", "#3d8f9c", "headset"),
  cedric: look("#d9a681", "short", "#5c3b26", "#72405f", "beard"),
  "kim-kin": look("#edc79c", "short", "#1c1a26", "#6a6fbf", "visor"),
  sayuri: look("#f1cfb0", "bun", "#1d1b2c", "#c05a70", ""),
  kaysia: look("#a99be0", "hood", "#3a3170", "#554a9c", "visor"),
};

export const HAIR: Record<Hair, string> = {
  none: "",
  short: "M13.5 19C12 9 17.5 5 24 5s12 4 10.5 14c-1.5-5-3.5-7-10.5-7s-9 2-10.5 7Z",
  long: "M12 34C8.5 16 13 4 24 4s15.5 12 12 30c-3.5-1-4.5-9-3.5-17-4-3.5-13-3.5-17 0 1 8 0 16-3.5 17Z",
  bun: "M13.5 19C12 9 17.5 6 24 6s12 3 10.5 13c-1.5-5-4.5-7-10.5-7s-9 2-10.5 7ZM24 7a4.6 4.6 0 1 1 .1 0Z",
  crest: "M20 13C19 3 24 0 29 2c-2 2-1.5 7-1 11Z",
  curls:
    "M14 20a5 5 0 0 1-1-8 5 5 0 0 1 5-6 6 6 0 0 1 11-1 5.5 5.5 0 0 1 6 6 5 5 0 0 1-1 9c-1-5-3-8-10-8s-9 3-10 8Z",
  hood: "M9 40C6 16 13 3 24 3s18 13 15 37c-4-4-5-15-7.5-22-4-4-11-4-15 0C14 25 13 36 9 40Z",
  bob: "M12.5 28C10 13 15 5 24 5s14 8 11.5 23h-4.5c1.5-5 1.5-8 .5-12-4-2.5-11-2.5-15 0-1 4-1 7 .5 12Z",
};
