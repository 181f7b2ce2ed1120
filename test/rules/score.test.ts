/** Gestrichen, the game and the Bummerl (RULES.md sections 3.1, 5, 7 and 8). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RuleOptions } from '../../src/rules/options.js';
import {
  pointsAfterBluff,
  BID_PENALTY,
  bummerlFor,
  gameKind,
  gameWinners,
  gestrichenChoice,
  isGestrichen,
  mayStrike,
} from '../../src/rules/score.js';
import { defineRules, VARIANT_IDS } from '../../src/rules/variants.js';

const suedtirol = defineRules('suedtirol');
const tirol = defineRules('tirol');
const normal = defineRules('normal');
const choice = (score: readonly number[], options: Partial<RuleOptions> = {}) =>
  gestrichenChoice(defineRules('suedtirol', options), score);

// -- gestrichen ------------------------------------------------------------------------------------------------------

test('a side is gestrichen from two points below the target', () => {
  assert.deepEqual(
    [0, 12, 13, 14].map((points) => isGestrichen(suedtirol, points)),
    [false, false, true, true],
  );
  const to18 = defineRules('suedtirol', { target: 18 });
  assert.deepEqual(
    [15, 16, 17].map((points) => isGestrichen(to18, points)),
    [false, true, true],
  );
  assert.deepEqual(
    [6, 7, 8].map((points) => isGestrichen(normal, points)),
    [false, true, true],
    'to 9',
  );
});

test('in Bavaria, a side is gestrichen from three points below the target (12 of 15)', () => {
  assert.deepEqual(
    [11, 12, 13].map((points) => isGestrichen(defineRules('bayrisch'), points)),
    [false, true, true],
  );
  for (const id of VARIANT_IDS) {
    const rules = defineRules(id);
    const from = rules.target - (id === 'bayrisch' ? 3 : 2);
    assert.deepEqual(
      [from - 1, from].map((points) => isGestrichen(rules, points)),
      [false, true],
      id,
    );
  }
});

test('the Four is available if exactly one side is gestrichen and that side is at least four points ahead', () => {
  assert.deepEqual(choice([13, 7]), { side: 0, value: 4, refusal: 2 });
  assert.deepEqual(choice([7, 13]), { side: 1, value: 4, refusal: 2 });
  assert.deepEqual(choice([13, 9]), { side: 0, value: 4, refusal: 2 }, 'four ahead');
  assert.deepEqual(choice([14, 0]), { side: 0, value: 4, refusal: 2 });
  assert.deepEqual(choice([14, 0], { players: 2 }), { side: 0, value: 4, refusal: 2 }, 'with two players');
});

test('the Four is not available if the lead is less than four points or neither side is gestrichen', () => {
  assert.equal(choice([13, 10]), null);
  assert.equal(choice([14, 12]), null);
  assert.equal(choice([12, 0]), null, 'no side is gestrichen');
  assert.equal(choice([0, 0]), null);
  assert.equal(choice([13, 14]), null, 'both are');
});

test('the Four is not available if both sides are gestrichen, regardless of the lead', () => {
  assert.equal(choice([17, 10], { target: 18, gestrichenAt: 8 }), null);
  assert.deepEqual(
    choice([17, 9], { target: 18, gestrichenAt: 8 }),
    { side: 0, value: 4, refusal: 2 },
    'only one side is gestrichen',
  );
});

test('with `refusal: 3`, declining the Four gives the other side three points instead of two', () => {
  assert.deepEqual(choice([13, 7], { refusal: 3 }), { side: 0, value: 4, refusal: 3 });
});

test('in Tirol, the gestrichen side plays for three or gives the other side two points, regardless of the lead', () => {
  assert.deepEqual(gestrichenChoice(tirol, [13, 12]), { side: 0, value: 3, refusal: 2 });
  assert.deepEqual(gestrichenChoice(tirol, [0, 14]), { side: 1, value: 3, refusal: 2 });
  assert.equal(gestrichenChoice(tirol, [13, 13]), null, 'both sides are gestrichen, so the hand is played');
  assert.equal(gestrichenChoice(tirol, [12, 0]), null, 'no side is gestrichen');
  assert.deepEqual(
    choice([13, 12], { gestrichen: 'forced-three', refusal: 3 }),
    { side: 0, value: 3, refusal: 2 },
    '`refusal: 3` applies only to the Four',
  );
});

test('with Luft, the gestrichen side plays for four if the opponents have 0 points, and for three otherwise', () => {
  assert.deepEqual(choice([13, 0], { gestrichen: 'luft' }), { side: 0, value: 4, refusal: 2 });
  assert.deepEqual(choice([0, 14], { gestrichen: 'luft' }), { side: 1, value: 4, refusal: 2 });
  assert.deepEqual(choice([1, 13], { gestrichen: 'luft' }), { side: 1, value: 3, refusal: 2 });
  assert.deepEqual(choice([13, 0], { gestrichen: 'luft', refusal: 3 }), { side: 0, value: 4, refusal: 2 });
  assert.equal(choice([13, 14], { gestrichen: 'luft' }), null);
});

test("with `gestrichen: 'no-bid'`, a gestrichen side has nothing to decide", () => {
  for (const rules of [normal, defineRules('bayrisch'), defineRules('bayrisch-11')]) {
    assert.equal(gestrichenChoice(rules, [rules.target - 1, 0]), null, rules.variant);
  }
  assert.equal(
    gestrichenChoice(defineRules('bayrisch', { players: 3 }), [0, 14, 0]),
    null,
    'no choice with three players',
  );
});

test('a side with points can reset them to 0 if the other side is gestrichen', () => {
  assert.equal(mayStrike(normal, [2, 7], 0), true);
  assert.equal(mayStrike(normal, [2, 7], 1), false, 'the side is gestrichen itself and its opponent is not');
  assert.equal(mayStrike(normal, [0, 7], 0), false, 'the side has no points');
  assert.equal(mayStrike(normal, [6, 6], 0), false, 'no side is gestrichen');
  assert.deepEqual(
    [0, 1].map((side) => mayStrike(normal, [8, 7], side)),
    [true, true],
    'both sides are gestrichen, so both can reset',
  );
  assert.equal(mayStrike(suedtirol, [2, 14], 0), false, 'not in South Tyrol');
});

test('in a three-player game, a player can reset their points to 0 if one opponent is gestrichen', () => {
  const three = defineRules('normal', { players: 3 });
  assert.deepEqual(
    [0, 1, 2].map((side) => mayStrike(three, [2, 7, 0], side)),
    [true, false, false],
  );
});

// -- game and Bummerl ------------------------------------------------------------------------------------------------

test('a side wins the game when its points reach or exceed the target', () => {
  assert.deepEqual(gameWinners(suedtirol, [14, 14]), []);
  assert.deepEqual(gameWinners(suedtirol, [15, 14]), [0]);
  assert.deepEqual(gameWinners(suedtirol, [3, 17]), [1]);
  assert.deepEqual(gameWinners(defineRules('suedtirol', { target: 18 }), [17, 3]), []);
  assert.deepEqual(gameWinners(defineRules('normal', { players: 2 }), [9, 8]), [0]);
});

test('if both allies reach the target, the ally with more points wins, or both win with equal points', () => {
  const three = defineRules('bayrisch', { players: 3 });
  assert.deepEqual(gameWinners(three, [15, 3, 15]), [0, 2]);
  assert.deepEqual(gameWinners(three, [16, 3, 15]), [0]);
  assert.deepEqual(gameWinners(three, [15, 3, 17]), [2]);
  assert.deepEqual(gameWinners(three, [14, 15, 14]), [1]);
  assert.deepEqual(gameWinners(three, [14, 14, 14]), []);
});

test('the loser gets one Bummerl for a normal loss, two for a Schneider and four for a Retourschneider', () => {
  assert.equal(gameKind(2, false), 'normal');
  assert.equal(gameKind(0, false), 'schneider');
  assert.equal(gameKind(13, true), 'retourschneider');
  assert.equal(gameKind(0, true), 'retourschneider', 'a gestrichen side that reset its points lost');
  assert.deepEqual((['normal', 'schneider', 'retourschneider'] as const).map(bummerlFor), [1, 2, 4]);
});

// -- penalties -------------------------------------------------------------------------------------------------------

test('a revealed bluff at the cut costs two points, and reduces a score below 0 only with `debt`', () => {
  const after = (debt: boolean) => [7, 2, 1, 0, -3].map((points) => pointsAfterBluff({ debt }, points));
  assert.deepEqual(after(false).slice(0, 4), [5, 0, 0, 0]);
  assert.deepEqual(after(true), [5, 0, -1, -2, -5]);
});

test('a forbidden bid gives the other side two points', () => assert.equal(BID_PENALTY, 2));
