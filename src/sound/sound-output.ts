import type { Cue, Sound } from '../table/sounds.js';
import { createWave } from './synthesis.js';
import { SAMPLE_RATE } from './wave.js';

/** Plays sounds. */
export interface SoundOutput {
  /**
   * Plays each sound at its scheduled time.
   * @param pace factor for all delays; 0 plays all sounds immediately
   * @param volume factor for the level, from 0 to 1
   */
  play(cues: readonly Cue[], pace: number, volume?: number): void;
  /** Cancels sounds that have not started. Sounds that have started fade out. */
  cancel(): void;
  /** Stops all sounds immediately. */
  stop(): void;
}

/** Maximum number of simultaneous sounds. Further sounds are skipped. */
const MAX_VOICES = 6;
/** Minimum time between two starts of the same sound, in seconds. */
const MIN_GAP_S = 0.03;
/** Playback rates of successive cards, so that they do not sound alike. */
const PITCH_FACTORS = [1, 0.94, 1.05, 0.97, 1.03];
const SOUNDS_WITH_VARIED_PITCH: readonly Sound[] = ['slap', 'deal'];

interface Voice {
  readonly sound: Sound;
  readonly source: AudioBufferSourceNode;
  readonly startsAt: number;
  readonly endsAt: number;
}

export const createOutput = (context: BaseAudioContext): SoundOutput => {
  // Limits the level of simultaneous sounds to prevent distortion.
  const limiter = new DynamicsCompressorNode(context, { threshold: -9, knee: 6, ratio: 12, attack: 0.002 });
  const output = new GainNode(context);
  limiter.connect(output).connect(context.destination);
  const buffers = new Map<string, AudioBuffer>();
  let voices: readonly Voice[] = [];
  let count = 0;

  const bufferOf = (sound: Sound, weight: number): AudioBuffer => {
    const key = `${sound} ${weight}`;
    const known = buffers.get(key);
    if (known) return known;
    const wave = createWave(sound, weight);
    const buffer = context.createBuffer(1, wave.length, SAMPLE_RATE);
    buffer.copyToChannel(wave, 0);
    buffers.set(key, buffer);
    return buffer;
  };

  const play = ({ sound, weight }: Cue, startsAt: number): void => {
    const others = voices.filter((voice) => voice.startsAt <= startsAt && voice.endsAt > startsAt);
    const isDuplicate = voices.some(
      (voice) => voice.sound === sound && Math.abs(voice.startsAt - startsAt) < MIN_GAP_S,
    );
    if (isDuplicate || others.length >= MAX_VOICES) return;
    const rate = SOUNDS_WITH_VARIED_PITCH.includes(sound) ? (PITCH_FACTORS[count++ % PITCH_FACTORS.length] ?? 1) : 1;
    const source = new AudioBufferSourceNode(context, { buffer: bufferOf(sound, weight), playbackRate: rate });
    source.connect(limiter);
    source.start(startsAt);
    const voice: Voice = { sound, source, startsAt, endsAt: startsAt + (source.buffer?.duration ?? 0) / rate };
    voices = [...voices, voice];
    source.addEventListener('ended', () => (voices = voices.filter((other) => other !== voice)));
  };

  const stopFrom = (time: number): void => {
    for (const { source, startsAt } of voices) if (startsAt >= time) source.stop();
    voices = voices.filter(({ startsAt }) => startsAt < time);
  };

  return {
    play(cues, pace, volume = 1) {
      output.gain.value = volume;
      const now = context.currentTime;
      for (const cue of cues) play(cue, now + (cue.delay * pace) / 1000);
    },
    cancel: () => stopFrom(context.currentTime),
    stop: () => stopFrom(0),
  };
};
