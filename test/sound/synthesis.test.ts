/** Each sound, sample by sample. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWave } from '../../src/sound/synthesis.js';
import { SAMPLE_RATE } from '../../src/sound/wave.js';
import type { Sound } from '../../src/table/sounds.js';

/** How long each may be heard at most, in seconds. */
const LONGEST: Readonly<Record<Sound, number>> = {
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
const SOUNDS = Object.keys(LONGEST) as readonly Sound[];

const peakOf = (wave: Float32Array): number => wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
const powerOf = (wave: Float32Array): number =>
  Math.sqrt(wave.reduce((sum, sample) => sum + sample ** 2, 0) / wave.length);

test('Each sound is heard, is not clipped, and ends in silence within its time', () => {
  for (const sound of SOUNDS) {
    const wave = createWave(sound, 1);
    assert.ok(wave.length <= LONGEST[sound] * SAMPLE_RATE, `${sound} takes ${wave.length / SAMPLE_RATE} s`);
    assert.ok(peakOf(wave) > 0.15 && peakOf(wave) < 0.9, `${sound}: ${peakOf(wave)} at its loudest`);
    assert.ok(powerOf(wave) > 0.01, `${sound} is too soft to be heard`);
    // The last hundredth of a second.
    assert.ok(peakOf(wave.slice(-SAMPLE_RATE / 100)) < 0.02 * peakOf(wave), `${sound} is cut off`);
    const middle = wave.reduce((sum, sample) => sum + sample, 0) / wave.length;
    assert.ok(Math.abs(middle) < 0.01, `${sound} pushes the loudspeaker to one side`);
  }
});

test('What falls harder is louder and deeper', () => {
  /** Of the power, how much is in slow motion of the loudspeaker: a mean of 3 ms. */
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

test('The strings are in tune', () => {
  /** How alike a wave is to itself so many samples later. */
  const likeness = (wave: Float32Array, later: number): number => {
    let sum = 0;
    for (let index = 0; index + later < wave.length; index++) sum += (wave[index] ?? 0) * (wave[index + later] ?? 0);
    return sum;
  };
  // What rings on at the end of the lost game: c' and e' flat, a fifth of a second long each 1/261.6 and 1/311.1 s.
  const ringing = createWave('game-lost', 1).slice(0.6 * SAMPLE_RATE, 0.9 * SAMPLE_RATE);
  // Five periods of c' are nearly six of e' flat.
  const together = Math.round((SAMPLE_RATE * 5) / 261.63);
  assert.ok(likeness(ringing, together) > 0.6 * likeness(ringing, 0));
  assert.ok(likeness(ringing, Math.round(together * 1.06)) < 0.5 * likeness(ringing, 0), 'half a tone beside');
});
