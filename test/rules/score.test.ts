import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RuleOptions } from '../../src/rules/options.js';
import { bummerlFor, gameKind, gameWinner, gestrichenChoice, isGestrichen } from '../../src/rules/score.js';
import { defineRules } from '../../src/rules/variants.js';

const suedtirol = defineRules('suedtirol');
const choice = (score: readonly number[], options: Partial<RuleOptions> = {}) => gestrichenChoice(defineRules('suedtirol', options), score);

test('A side is gestrichen from two points below the target', () => {
  assert.deepEqual([0, 12, 13, 14].map((points) => isGestrichen(suedtirol, points)), [false, false, true, true]);
  const to18 = defineRules('suedtirol', { target: 18 });
  assert.deepEqual([15, 16, 17].map((points) => isGestrichen(to18, points)), [false, true, true]);
  const atThree = defineRules('suedtirol', { gestrichenAt: 3 });
  assert.deepEqual([11, 12].map((points) => isGestrichen(atThree, points)), [false, true]);
});

test('The Four goes when one side is gestrichen and at least four points ahead', () => {
  assert.deepEqual(choice([13, 7]), { side: 0, value: 4, refusal: 2 });
  assert.deepEqual(choice([7, 13]), { side: 1, value: 4, refusal: 2 });
  assert.deepEqual(choice([13, 9]), { side: 0, value: 4, refusal: 2 }, 'four ahead');
  assert.deepEqual(choice([14, 0]), { side: 0, value: 4, refusal: 2 });
});

test('The Four does not go with less than four points between, nor when both or none are gestrichen', () => {
  assert.equal(choice([13, 10]), null);
  assert.equal(choice([14, 12]), null);
  assert.equal(choice([13, 14]), null);
  assert.equal(choice([12, 0]), null);
});

test('Giving up the Four costs two points, or three where agreed', () => {
  assert.deepEqual(choice([13, 7], { refusal: 3 }), { side: 0, value: 4, refusal: 3 });
});

test('Forced to three: one side gestrichen, however far ahead; giving up costs two', () => {
  const forced = { gestrichen: 'forced-three', refusal: 3 } as const;
  assert.deepEqual(choice([13, 12], forced), { side: 0, value: 3, refusal: 2 });
  assert.deepEqual(choice([0, 14], forced), { side: 1, value: 3, refusal: 2 });
  assert.equal(choice([13, 13], forced), null);
  assert.equal(choice([12, 0], forced), null);
});

test('Luft: for four against nothing, else for three', () => {
  assert.deepEqual(choice([13, 0], { gestrichen: 'luft' }), { side: 0, value: 4, refusal: 2 });
  assert.deepEqual(choice([2, 13], { gestrichen: 'luft' }), { side: 1, value: 3, refusal: 2 });
  assert.equal(choice([13, 14], { gestrichen: 'luft' }), null);
});

test('Where gestrichen only forbids bids there is nothing to choose', () => {
  assert.equal(choice([13, 0], { gestrichen: 'no-bid' }), null);
});

test('A game is won at the target or above', () => {
  assert.equal(gameWinner(suedtirol, [14, 14]), null);
  assert.equal(gameWinner(suedtirol, [15, 14]), 0);
  assert.equal(gameWinner(suedtirol, [3, 17]), 1);
  assert.equal(gameWinner(defineRules('suedtirol', { target: 18 }), [17, 3]), null);
});

test('One Bummerl for a game lost, two for a Schneider, four for a Retourschneider', () => {
  assert.equal(gameKind([15, 2], 0, false), 'normal');
  assert.equal(gameKind([15, 0], 0, false), 'schneider');
  assert.equal(gameKind([13, 16], 1, true), 'retourschneider');
  assert.deepEqual((['normal', 'schneider', 'retourschneider'] as const).map(bummerlFor), [1, 2, 4]);
});
