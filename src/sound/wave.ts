import { listOf } from '../base/list-of.js';

/** A sound as samples from -1 to 1. */
export type Wave = Float32Array<ArrayBuffer>;

/** Samples per second, enough for frequencies up to 16 kHz. */
export const SAMPLE_RATE = 32_000;

export const silence = (seconds: number): Wave => new Float32Array(Math.ceil(seconds * SAMPLE_RATE));

/** A decaying tone: frequency in Hz, initial level, and the time in seconds until it has decayed by 60 dB. */
export type Mode = readonly [hz: number, volume: number, seconds: number];

/** The exponent of a decay by 60 dB. */
const DECAY_EXPONENT = Math.log(1000);

/** The factor per sample for a decay by 60 dB in a number of seconds. */
const decayPerSample = (seconds: number): number => Math.exp(-DECAY_EXPONENT / (seconds * SAMPLE_RATE));

/** Adds the tones of a struck object. */
export const addTones = (wave: Wave, at: number, modes: readonly Mode[], volume = 1): void => {
  const from = Math.round(at * SAMPLE_RATE);
  for (const [hz, share, seconds] of modes) {
    const end = Math.min(wave.length, from + Math.round(seconds * SAMPLE_RATE));
    const turn = (2 * Math.PI * hz) / SAMPLE_RATE;
    const decay = decayPerSample(seconds);
    let level = volume * share;
    for (let index = from; index < end; index++) {
      // Fades in during the first millisecond, because a sudden start would click.
      const fadeIn = Math.min(1, ((index - from) * 1000) / SAMPLE_RATE);
      wave[index] = (wave[index] ?? 0) + level * fadeIn * Math.sin(turn * (index - from));
      level *= decay;
    }
  }
};

/** Band-limited noise with an attack and a decay. */
export interface Noise {
  /** Duration of the attack and of the decay, in seconds. */
  readonly attack: number;
  readonly seconds: number;
  /** The centre of the band in Hz at the start and at the end, and its narrowness (0.5 broad, 5 narrow). */
  readonly from: number;
  readonly to: number;
  readonly narrow: number;
  readonly volume: number;
  /** Frequency in Hz at which the level flutters; without it, the level is smooth. */
  readonly flutterHz?: number;
}

/** Creates a generator that returns the same noise every time, so that sounds are reproducible. */
const createNoise = (): (() => number) => {
  let state = 0x2f6e2b1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 0x80000000;
  };
};

/** Interval at which the centre of the band is updated, in samples. */
const BAND_UPDATE_SAMPLES = 32;

/** Adds noise through a two-pole filter, for rubbing, brushing or slapping. */
export const addNoise = (
  wave: Wave,
  at: number,
  { attack, seconds, from, to, narrow, volume, flutterHz }: Noise,
): void => {
  const next = createNoise();
  const first = Math.round(at * SAMPLE_RATE);
  const count = Math.min(wave.length - first, Math.round((attack + seconds) * SAMPLE_RATE));
  const decay = decayPerSample(seconds);
  let [low, band, pitch, level] = [0, 0, 0, volume];
  for (let index = 0; index < count; index++) {
    const time = index / SAMPLE_RATE;
    if (index % BAND_UPDATE_SAMPLES === 0)
      pitch = 2 * Math.sin((Math.PI * from * (to / from) ** (index / count)) / SAMPLE_RATE);
    if (time > attack) level *= decay;
    low += pitch * band;
    band += pitch * (next() - low - band / narrow);
    const flutter = flutterHz === undefined ? 1 : 0.35 + 0.65 * ((time * flutterHz) % 1) ** 2;
    const place = first + index;
    wave[place] = (wave[place] ?? 0) + level * Math.min(1, time / attack) * flutter * (band / narrow);
  }
};

/** Adds a plucked string (Karplus and Strong). */
export const addString = (wave: Wave, at: number, hz: number, volume: number, seconds: number): void => {
  const length = SAMPLE_RATE / hz - 0.5;
  const whole = Math.floor(length);
  const share = length - whole;
  const next = createNoise();
  // Imitates a plectrum near the end of the string: bright, but not noisy.
  let smooth = 0;
  const plucked = listOf(whole + 2, () => (smooth += 0.55 * (next() - smooth)));
  // Removes the inaudible constant part, and gives strings of all lengths the same power.
  const middle = plucked.reduce((sum, sample) => sum + sample, 0) / plucked.length;
  const power = Math.sqrt(plucked.reduce((sum, sample) => sum + (sample - middle) ** 2, 0) / plucked.length);
  const string = Float32Array.from(plucked, (sample) => (sample - middle) / power);
  const damping = Math.exp(-DECAY_EXPONENT / (seconds * hz)) / 2;
  let place = 0;
  for (let index = Math.round(at * SAMPLE_RATE); index < wave.length; index++) {
    const after = (place + 1) % string.length;
    const [one, two] = [string[place] ?? 0, string[after] ?? 0];
    const three = string[(place + 2) % string.length] ?? 0;
    // Interpolates, because the exact length of the string is between two samples.
    const value = one * share + two * (1 - share);
    string[place] = damping * (value + two * share + three * (1 - share));
    wave[index] = (wave[index] ?? 0) + volume * value;
    place = after;
  }
};

const FADE = 0.02 * SAMPLE_RATE;

/** Scales a sound to a peak level and fades out its end. */
export const scaleToPeak = (wave: Wave, peak: number): Wave => {
  const highest = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return wave.map((sample, index) => (sample / highest) * peak * Math.min(1, (wave.length - 1 - index) / FADE));
};
