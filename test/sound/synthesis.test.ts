/** Tests of the samples of each sound. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWave } from '../../src/sound/synthesis.js';
import { SAMPLE_RATE } from '../../src/sound/wave.js';
import type { Sound } from '../../src/table/sounds.js';

/** Maximum duration of each sound, in seconds. */
const MAX_SECONDS: Readonly<Record<Sound, number>> = {
  slap: 0.3,
  deal: 0.2,
  shuffle: 1.2,
  cut: 0.5,
  chalk: 0.7,
  knock: 0.5,
  'game-won': 2.5,
  'game-lost': 2.5,
  retourschneider: 2.5,
};
const SOUNDS = Object.keys(MAX_SECONDS) as readonly Sound[];

const peakOf = (wave: Float32Array): number => wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
const powerOf = (wave: Float32Array): number =>
  Math.sqrt(wave.reduce((sum, sample) => sum + sample ** 2, 0) / wave.length);

test('each sound is audible, does not clip and fades to silence within its maximum duration', () => {
  for (const sound of SOUNDS) {
    const wave = createWave(sound, 1);
    assert.ok(wave.length <= MAX_SECONDS[sound] * SAMPLE_RATE, `${sound} takes ${wave.length / SAMPLE_RATE} s`);
    assert.ok(peakOf(wave) > 0.15 && peakOf(wave) < 0.9, `${sound}: ${peakOf(wave)} at its peak`);
    assert.ok(powerOf(wave) > 0.01, `${sound} is too quiet`);
    // The last 10 ms.
    assert.ok(peakOf(wave.slice(-SAMPLE_RATE / 100)) < 0.02 * peakOf(wave), `${sound} is cut off`);
    const middle = wave.reduce((sum, sample) => sum + sample, 0) / wave.length;
    assert.ok(Math.abs(middle) < 0.01, `${sound} has a DC offset`);
  }
});

test('the slap of a heavier card sounds louder and deeper', () => {
  /** Returns the share of the power in low frequencies, measured in the moving average over 3 ms. */
  const depthOf = (wave: Float32Array): number => {
    const width = Math.round(0.003 * SAMPLE_RATE);
    let sum = 0;
    const slow = wave.map((sample, index) => (sum += sample - (wave[index - width] ?? 0)) / width);
    return powerOf(slow) / powerOf(wave);
  };
  const [soft, middle, hard] = [0.4, 0.7, 1].map((weight) => createWave('slap', weight));
  assert.ok(powerOf(soft) < powerOf(middle) && powerOf(middle) < powerOf(hard));
  assert.ok(depthOf(soft) < depthOf(middle) && depthOf(middle) < depthOf(hard));
});

test('the last two string notes for a lost game are in tune', () => {
  /** Returns the autocorrelation of a wave at an offset in samples. */
  const autocorrelation = (wave: Float32Array, offset: number): number => {
    let sum = 0;
    for (let index = 0; index + offset < wave.length; index++) sum += (wave[index] ?? 0) * (wave[index + offset] ?? 0);
    return sum;
  };
  // The last two notes of a lost game, c' (261.6 Hz) and e' flat (311.1 Hz).
  const ringing = createWave('game-lost', 1).slice(0.6 * SAMPLE_RATE, 0.9 * SAMPLE_RATE);
  // Five periods of c' are nearly as long as six of e' flat.
  const together = Math.round((SAMPLE_RATE * 5) / 261.63);
  assert.ok(autocorrelation(ringing, together) > 0.6 * autocorrelation(ringing, 0));
  assert.ok(
    autocorrelation(ringing, Math.round(together * 1.06)) < 0.5 * autocorrelation(ringing, 0),
    'no match a semitone away',
  );
});
