/** Short sounds that the page makes itself; each has a visible twin. */

import type { EventSeen } from "../../../src/sternentisch/server/protocol";
import { settings } from "../lib/settings.svelte";

const LOUD = 0.12;
let context: AudioContext | null = null;

function tone(pitch: number, after: number, length: number, shape: OscillatorType = "sine"): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
  } catch {
    return;
  }
  if (context.state !== "running") {
    void context.resume();
    if (!navigator.userActivation?.hasBeenActive) return;
  }
  const from = context.currentTime + after;
  const swing = context.createOscillator();
  const gain = context.createGain();
  swing.type = shape;
  swing.frequency.setValueAtTime(pitch, from);
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(LOUD, from + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0005, from + length);
  swing.connect(gain).connect(context.destination);
  swing.start(from);
  swing.stop(from + length + 0.02);
}

export const sound = {
  tap: () => tone(660, 0, 0.05, "triangle"),
  turn: () => {
    tone(523, 0, 0.14);
    tone(784, 0.12, 0.22);
  },
  end: (won: boolean) =>
    (won ? [392, 494, 587, 784] : [392, 466, 554]).forEach((pitch) =>
      tone(pitch, 0, 0.9, "triangle"),
    ),
  rumble: () => tone(62, 0, 0.6, "sawtooth"),
  /** One sound for what just happened, by the kind of its weightiest event. */
  events(events: EventSeen[], you: number | null): void {
    const kinds = events.map((event) => event.kind).join(" ");
    if (/cave-in|storm|sabotage|destroyed|level-up|strikes/.test(kinds)) sound.rumble();
    else if (/mined|crystal|gained|scored/.test(kinds)) tone(1180, 0, 0.18);
    else if (/card|drawn|recruited|played/.test(kinds)) tone(320, 0, 0.07, "triangle");
    else if (events.some((event) => event.seat === you)) sound.tap();
  },
};
