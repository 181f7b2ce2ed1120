import type { Cue, Sound } from '../table/sounds.js';
import { waveOf } from './synthesis.js';
import { RATE } from './wave.js';

/** Plays sounds. */
export interface Output {
  /**
   * Plays these, each at its time.
   * @param pace multiplies all times; 0: at once
   */
  play(cues: readonly Cue[], pace: number): void;
  /** Takes back what was to be heard later. What sounds already dies away. */
  hush(): void;
  /** Breaks off everything at once. */
  stop(): void;
}

/** So many sounds at once; further ones are left out. */
const MOST_VOICES = 6;
/** The same sound again so soon cannot be told from one, in seconds. */
const LEAST_GAP = 0.03;
/** A card never falls twice alike: how much higher or lower it sounds, one after the other. */
const VARIETY = [1, 0.94, 1.05, 0.97, 1.03];
const VARIED: readonly Sound[] = ['slap', 'deal'];

interface Voice {
  readonly sound: Sound;
  readonly source: AudioBufferSourceNode;
  readonly begins: number;
  readonly ends: number;
}

export const createOutput = (context: BaseAudioContext): Output => {
  // Many at once are held together, so that nothing is distorted.
  const limiter = new DynamicsCompressorNode(context, { threshold: -9, knee: 6, ratio: 12, attack: 0.002 });
  limiter.connect(context.destination);
  const buffers = new Map<string, AudioBuffer>();
  let voices: readonly Voice[] = [];
  let count = 0;

  const bufferOf = (sound: Sound, weight: number): AudioBuffer => {
    const key = `${sound} ${weight}`;
    const known = buffers.get(key);
    if (known) return known;
    const wave = waveOf(sound, weight);
    const buffer = context.createBuffer(1, wave.length, RATE);
    buffer.copyToChannel(wave, 0);
    buffers.set(key, buffer);
    return buffer;
  };

  const play = ({ sound, weight }: Cue, begins: number): void => {
    const others = voices.filter((voice) => voice.begins <= begins && voice.ends > begins);
    const isHeard = voices.some((voice) => voice.sound === sound && Math.abs(voice.begins - begins) < LEAST_GAP);
    if (isHeard || others.length >= MOST_VOICES) return;
    const rate = VARIED.includes(sound) ? (VARIETY[count++ % VARIETY.length] ?? 1) : 1;
    const source = new AudioBufferSourceNode(context, { buffer: bufferOf(sound, weight), playbackRate: rate });
    source.connect(limiter);
    source.start(begins);
    const voice: Voice = { sound, source, begins, ends: begins + (source.buffer?.duration ?? 0) / rate };
    voices = [...voices, voice];
    source.addEventListener('ended', () => (voices = voices.filter((other) => other !== voice)));
  };

  const stopFrom = (time: number): void => {
    for (const { source, begins } of voices) if (begins >= time) source.stop();
    voices = voices.filter(({ begins }) => begins < time);
  };

  return {
    play(cues, pace) {
      const now = context.currentTime;
      for (const cue of cues) play(cue, now + (cue.delay * pace) / 1000);
    },
    hush: () => stopFrom(context.currentTime),
    stop: () => stopFrom(0),
  };
};
