import type { Sound } from '../table/sounds.js';
import { scaleToPeak, addString, addNoise, silence, addTones, type Mode, type Wave } from './wave.js';

/** The duration of a sound, its peak level from 0 to 1, and the function that synthesizes it. */
interface Recipe {
  readonly seconds: number;
  readonly peak: number;
  readonly make: (wave: Wave, weight: number) => void;
}

/** Resonances of a wooden table top. */
const WOOD_MODES: readonly Mode[] = [
  [92, 1, 0.22],
  [163, 0.8, 0.18],
  [271, 0.5, 0.12],
  [412, 0.3, 0.08],
  [655, 0.16, 0.05],
];
const KNUCKLE_MODES: readonly Mode[] = [
  [188, 1, 0.16],
  [327, 0.7, 0.11],
  [548, 0.45, 0.07],
  [910, 0.25, 0.04],
];

/** A card that hits wood: the slap of the paper and the resonance of the table, louder for a heavier card. */
const slap = (wave: Wave, weight: number): void => {
  addNoise(wave, 0, { attack: 0.001, seconds: 0.07, from: 3600, to: 1400, narrow: 0.8, volume: 1 });
  addNoise(wave, 0.004, { attack: 0.002, seconds: 0.14, from: 900, to: 350, narrow: 0.9, volume: 0.5 + weight });
  addTones(wave, 0.003, WOOD_MODES, 0.1 + 0.5 * weight ** 2);
};

/** A card that slides over the table and stops. */
const deal = (wave: Wave): void => {
  addNoise(wave, 0, { attack: 0.03, seconds: 0.1, from: 2600, to: 5200, narrow: 0.9, volume: 0.7 });
  addNoise(wave, 0.035, { attack: 0.001, seconds: 0.04, from: 3000, to: 1600, narrow: 1, volume: 1 });
  addTones(wave, 0.036, WOOD_MODES, 0.05);
};

/** Two packets that are riffled, faster and faster, and pushed together. */
const shuffle = (wave: Wave): void => {
  const count = 22;
  for (let card = 0; card < count; card++) {
    const share = card / count;
    const volume = 0.45 + 0.4 * Math.sin(Math.PI * share) + (card % 3) * 0.06;
    const hz = 2900 + (card % 5) * 240;
    addNoise(wave, 0.03 + 0.62 * share ** 0.8, {
      attack: 0.001,
      seconds: 0.035,
      from: hz,
      to: 1900,
      narrow: 1.1,
      volume,
    });
  }
  addNoise(wave, 0.72, { attack: 0.06, seconds: 0.16, from: 1800, to: 3400, narrow: 0.8, volume: 0.5 });
  addTones(wave, 0.84, WOOD_MODES, 0.16);
  addNoise(wave, 0.84, { attack: 0.001, seconds: 0.06, from: 1900, to: 800, narrow: 0.9, volume: 0.8 });
};

/** A packet that is lifted off and set down. */
const cut = (wave: Wave): void => {
  addNoise(wave, 0, { attack: 0.05, seconds: 0.1, from: 2200, to: 4400, narrow: 0.9, volume: 0.6 });
  addNoise(wave, 0.19, { attack: 0.001, seconds: 0.08, from: 2000, to: 700, narrow: 0.9, volume: 1 });
  addTones(wave, 0.19, WOOD_MODES, 0.3);
};

/** Two strokes of chalk on slate: contact, then a rasp. */
const chalk = (wave: Wave): void => {
  for (const [at, seconds, from, to] of [
    [0, 0.2, 3100, 4300],
    [0.26, 0.26, 4200, 2900],
  ] as const) {
    addTones(wave, at, [[1340, 0.5, 0.02]], 0.4);
    addNoise(wave, at, { attack: 0.025, seconds, from, to, narrow: 2.2, volume: 1, flutterHz: 95 });
    addNoise(wave, at, {
      attack: 0.04,
      seconds: seconds * 0.9,
      from: 1500,
      to: 1300,
      narrow: 1.5,
      volume: 0.35,
      flutterHz: 95,
    });
  }
};

/** Two knocks of the knuckles on the table. */
const knock = (wave: Wave, weight: number): void => {
  for (const [at, volume] of [
    [0, 0.8],
    [0.15, 1],
  ] as const) {
    addTones(wave, at, KNUCKLE_MODES, volume);
    addTones(wave, at, WOOD_MODES, 0.5 * weight * volume);
    addNoise(wave, at, { attack: 0.001, seconds: 0.02, from: 2200, to: 1200, narrow: 0.8, volume: 0.5 * volume });
  }
};

/** A note of a zither: start in seconds, pitch in semitones above a' (440 Hz), and level. */
type Note = readonly [at: number, note: number, volume: number];

const zither =
  (notes: readonly Note[], ring: number) =>
  (wave: Wave): void => {
    for (const [at, note, volume] of notes) addString(wave, at, 440 * 2 ** (note / 12), volume, ring);
  };

/** Rising intervals in two voices, as in inn music: g'-b', b'-d'', d''-g''. */
const WON: readonly Note[] = [
  [0, -2, 0.8],
  [0.012, 2, 0.8],
  [0.17, 2, 0.8],
  [0.182, 5, 0.8],
  [0.34, -14, 0.7],
  [0.35, 5, 1],
  [0.362, 10, 1],
];

/** A falling third. */
const LOST: readonly Note[] = [
  [0, -4, 0.9],
  [0.014, -1, 0.9],
  [0.3, -9, 1],
  [0.316, -6, 1],
];

/** The notes of a lost game, followed by notes that rise above the first one. */
const RETOURSCHNEIDER: readonly Note[] = [
  [0, 2, 0.8],
  [0.012, 5, 0.8],
  [0.16, -2, 0.8],
  [0.172, 2, 0.8],
  [0.32, -7, 0.8],
  [0.332, -2, 0.8],
  [0.5, 5, 0.9],
  [0.512, 10, 0.9],
  [0.6, -14, 0.7],
  [0.62, 10, 1],
  [0.632, 14, 1],
];

const RECIPES: Readonly<Record<Sound, Recipe>> = {
  slap: { seconds: 0.3, peak: 0.8, make: slap },
  deal: { seconds: 0.18, peak: 0.22, make: deal },
  shuffle: { seconds: 1.1, peak: 0.35, make: shuffle },
  cut: { seconds: 0.45, peak: 0.4, make: cut },
  chalk: { seconds: 0.6, peak: 0.25, make: chalk },
  knock: { seconds: 0.4, peak: 0.6, make: knock },
  'game-won': { seconds: 2, peak: 0.5, make: zither(WON, 1.9) },
  'game-lost': { seconds: 1.5, peak: 0.4, make: zither(LOST, 1.1) },
  retourschneider: { seconds: 2.3, peak: 0.5, make: zither(RETOURSCHNEIDER, 1.9) },
};

/** Synthesizes a sound. The result is the same every time. */
export const createWave = (sound: Sound, weight: number): Wave => {
  const { seconds, peak, make } = RECIPES[sound];
  const wave = silence(seconds);
  make(wave, weight);
  return scaleToPeak(wave, peak * (0.35 + 0.65 * weight));
};
