import { listOf } from '../base/list-of.js';

/** A sound under way: samples from -1 to 1. */
export type Wave = Float32Array<ArrayBuffer>;

/** Samples per second. Few people hear frequencies above half of it. */
export const SAMPLE_RATE = 32_000;

export const silence = (seconds: number): Wave => new Float32Array(Math.ceil(seconds * SAMPLE_RATE));

/** A tone that dies away: how high it is in Hz, how loud it begins, and after how many seconds it has all but gone. */
export type Mode = readonly [hz: number, loud: number, seconds: number];

/** -60 dB. */
const DECAY_EXPONENT = Math.log(1000);

/** Returns the factor per sample for a decay by 60 dB in this time. */
const decayPerSample = (seconds: number): number => Math.exp(-DECAY_EXPONENT / (seconds * SAMPLE_RATE));

/** Adds the tones of a struck object. */
export const addTones = (wave: Wave, at: number, modes: readonly Mode[], loud = 1): void => {
  const from = Math.round(at * SAMPLE_RATE);
  for (const [hz, share, seconds] of modes) {
    const end = Math.min(wave.length, from + Math.round(seconds * SAMPLE_RATE));
    const turn = (2 * Math.PI * hz) / SAMPLE_RATE;
    const less = decayPerSample(seconds);
    let level = loud * share;
    for (let index = from; index < end; index++) {
      // A millisecond to begin: what begins at once clicks.
      const begun = Math.min(1, ((index - from) * 1000) / SAMPLE_RATE);
      wave[index] = (wave[index] ?? 0) + level * begun * Math.sin(turn * (index - from));
      level *= less;
    }
  }
};

/** Noise within a band, that swells and dies away. */
export interface Noise {
  /** How long it swells and dies away, in seconds. */
  readonly swell: number;
  readonly seconds: number;
  /** The middle of its band in Hz, where it begins and where it ends, and how narrow it is (0.5 broad, 5 narrow). */
  readonly from: number;
  readonly to: number;
  readonly narrow: number;
  readonly loud: number;
  /** How rough it is: so many times a second it catches; left out: smooth. */
  readonly rough?: number;
}

/** The same noise every time, so that a sound is the same wherever it is made. */
const random = (): (() => number) => {
  let state = 0x2f6e2b1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 0x80000000;
  };
};

/** The wandering band is set anew so often, in samples. */
const BAND_STEP = 32;

/** Adds noise through a two-pole filter, for rubbing, brushing or slapping. */
export const addNoise = (wave: Wave, at: number, { swell, seconds, from, to, narrow, loud, rough }: Noise): void => {
  const next = random();
  const first = Math.round(at * SAMPLE_RATE);
  const count = Math.min(wave.length - first, Math.round((swell + seconds) * SAMPLE_RATE));
  const less = decayPerSample(seconds);
  let [low, band, pitch, level] = [0, 0, 0, loud];
  for (let index = 0; index < count; index++) {
    const time = index / SAMPLE_RATE;
    if (index % BAND_STEP === 0) pitch = 2 * Math.sin((Math.PI * from * (to / from) ** (index / count)) / SAMPLE_RATE);
    if (time > swell) level *= less;
    low += pitch * band;
    band += pitch * (next() - low - band / narrow);
    const caught = rough === undefined ? 1 : 0.35 + 0.65 * ((time * rough) % 1) ** 2;
    const place = first + index;
    wave[place] = (wave[place] ?? 0) + level * Math.min(1, time / swell) * caught * (band / narrow);
  }
};

/** Adds a plucked string (Karplus and Strong). */
export const addString = (wave: Wave, at: number, hz: number, loud: number, seconds: number): void => {
  const length = SAMPLE_RATE / hz - 0.5;
  const whole = Math.floor(length);
  const share = length - whole;
  const next = random();
  // A plectrum near the end of the string: bright, but no noise.
  let smooth = 0;
  const plucked = listOf(whole + 2, () => (smooth += 0.55 * (next() - smooth)));
  // What does not swing does not sound; and all strings are plucked alike, however long they are.
  const middle = plucked.reduce((sum, sample) => sum + sample, 0) / plucked.length;
  const power = Math.sqrt(plucked.reduce((sum, sample) => sum + (sample - middle) ** 2, 0) / plucked.length);
  const string = Float32Array.from(plucked, (sample) => (sample - middle) / power);
  const kept = Math.exp(-DECAY_EXPONENT / (seconds * hz)) / 2;
  let place = 0;
  for (let index = Math.round(at * SAMPLE_RATE); index < wave.length; index++) {
    const after = (place + 1) % string.length;
    const [one, two] = [string[place] ?? 0, string[after] ?? 0];
    const three = string[(place + 2) % string.length] ?? 0;
    // The right length of the string lies between two samples.
    const value = one * share + two * (1 - share);
    string[place] = kept * (value + two * share + three * (1 - share));
    wave[index] = (wave[index] ?? 0) + loud * value;
    place = after;
  }
};

const FADE = 0.02 * SAMPLE_RATE;

/** Scales a sound to this peak and fades its end out. */
export const scaleToPeak = (wave: Wave, peak: number): Wave => {
  const highest = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return wave.map((sample, index) => (sample / highest) * peak * Math.min(1, (wave.length - 1 - index) / FADE));
};
