/** The value of a hand, and the sides that can bid (RULES.md sections 6 and 7). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RuleOptions } from '../../src/rules/options.js';
import { gestrichenChoice } from '../../src/rules/score.js';
import {
  bidObstacle,
  FIRST_VALUE,
  allowsLastTrickBid,
  JUMP_VALUE,
  lastTrickRestricts,
  mayJump,
  nextBidValue,
} from '../../src/rules/stakes.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { cards, parseAnnouncement } from './words.js';

const suedtirol = defineRules('suedtirol');

test('a hand is worth 2 points, and each bid raises its value by exactly 1', () => {
  assert.equal(FIRST_VALUE, 2);
  assert.deepEqual([2, 3, 4].map(nextBidValue), [3, 4, 5]);
});

// -- the right to bid ------------------------------------------------------------------------------------------------

test("with `ceiling: 'enough-to-win'`, a side that would win the game with the current value cannot bid", () => {
  const bar = (points: number, value: number) =>
    bidObstacle(defineRules('suedtirol', { gestrichenAt: 1, ceiling: 'enough-to-win' }), [points, 0], [0], value);
  assert.equal(bar(0, 2), null);
  assert.equal(bar(12, 2), null, '12 and 2 are 14');
  assert.equal(bar(13, 2), 'would-win', '13 and 2 are 15');
  assert.equal(bar(12, 3), 'would-win', '12 and 3 are 15');
  assert.equal(bar(12, 4), 'would-win', 'more than enough');
  assert.equal(bar(11, 3), null);
  assert.equal(bar(0, 14), null);
  assert.equal(bar(0, 15), 'would-win');
});

test("with `ceiling: 'none'`, a side that would win the game with the current value can bid, up to 99", () => {
  const rules = defineRules('suedtirol', { gestrichenAt: 1, ceiling: 'none' });
  assert.equal(bidObstacle(rules, [13, 0], [0], 2), null);
  assert.equal(bidObstacle(rules, [12, 0], [0], 50), null);
  assert.equal(bidObstacle(rules, [0, 0], [0], 98), null);
  assert.equal(bidObstacle(rules, [0, 0], [0], 99), 'highest-value');
  assert.equal(bidObstacle(rules, [14, 0], [0], 2), 'gestrichen');
});

test('a gestrichen side can never bid, but the other side can', () => {
  assert.equal(bidObstacle(suedtirol, [13, 10], [0], 2), 'gestrichen');
  assert.equal(bidObstacle(suedtirol, [13, 10], [1], 2), null);
  assert.equal(bidObstacle(suedtirol, [13, 13], [1], 2), 'gestrichen');
  assert.equal(bidObstacle(defineRules('bayrisch'), [12, 0], [0], 2), 'gestrichen');
  assert.equal(bidObstacle(defineRules('bayrisch'), [11, 0], [0], 2), null);
});

test('if the Four is not available, only a side that is not gestrichen can bid', () => {
  const bars = (score: readonly number[]) => [0, 1].map((side) => bidObstacle(suedtirol, score, [side], 2));
  assert.equal(gestrichenChoice(suedtirol, [13, 10]), null);
  assert.deepEqual(bars([13, 10]), ['gestrichen', null]);
  assert.equal(gestrichenChoice(suedtirol, [13, 14]), null);
  assert.deepEqual(bars([13, 14]), ['gestrichen', 'gestrichen']);
});

test('neither side can bid at a table without bids', () => {
  for (const score of [
    [0, 0],
    [13, 0],
  ])
    assert.equal(bidObstacle(defineRules('suedtirol', { bidWhen: 'never' }), score, [0], 2), 'no-bids');
});

test('in a three-player game, the allies cannot bid if either is gestrichen or would win with the current value', () => {
  const three = defineRules('bayrisch', { players: 3, gestrichenAt: 2, ceiling: 'enough-to-win' });
  assert.equal(bidObstacle(three, [0, 0, 13], [0, 2], 2), 'gestrichen');
  assert.equal(bidObstacle(three, [13, 0, 0], [0, 2], 2), 'gestrichen');
  assert.equal(bidObstacle(three, [0, 0, 12], [0, 2], 3), 'would-win');
  assert.equal(bidObstacle(three, [12, 0, 0], [0, 2], 3), 'would-win');
  assert.equal(bidObstacle(three, [12, 0, 12], [0, 2], 2), null);
  assert.equal(bidObstacle(three, [0, 13, 0], [0, 2], 2), null, 'the single player is gestrichen, not the allies');
});

// -- the jump to four ------------------------------------------------------------------------------------------------

test('with `jumpToFour`, a side at least four points behind can open with a bid of 4', () => {
  const rules = defineRules('toblach', { jumpToFour: true });
  assert.equal(JUMP_VALUE, 4);
  assert.equal(mayJump(rules, [2, 6], 0), true);
  assert.equal(mayJump(rules, [6, 2], 1), true);
  assert.equal(mayJump(rules, [0, 12], 0), true);
  assert.equal(mayJump(rules, [3, 6], 0), false, 'three behind');
  assert.equal(mayJump(rules, [2, 6], 1), false, 'the side ahead');
  assert.equal(mayJump(rules, [4, 4], 0), false);
});

test("with `jumpToFour` and `gestrichen: 'no-bid'`, a side far behind can bid 4 against a gestrichen side", () => {
  const rules = defineRules('bayrisch', { jumpToFour: true });
  assert.equal(mayJump(rules, [2, 13], 0), true);
  assert.equal(mayJump(rules, [2, 13], 1), false, 'the side ahead');
  const both = defineRules('bayrisch', { jumpToFour: true, target: 18, gestrichenAt: 8 });
  assert.equal(mayJump(both, [10, 17], 0), false, 'the side behind is gestrichen too');
});

test('without `jumpToFour`, or if a gestrichen side has a choice, no side can open with a bid of 4', () => {
  const rules = defineRules('toblach', { jumpToFour: true });
  assert.equal(mayJump(rules, [2, 13], 0), false, 'the side ahead is gestrichen');
  assert.equal(
    mayJump(defineRules('toblach', { jumpToFour: true, target: 18, gestrichenAt: 8 }), [10, 17], 0),
    false,
    'both are',
  );
  assert.equal(mayJump(defineRules('toblach'), [2, 6], 0), false);
});

// -- the last trick --------------------------------------------------------------------------------------------------

const fitting = (rules: RuleSet, words: string, trick: string, held: string): string =>
  cards(held)
    .filter((card) => allowsLastTrickBid(rules, parseAnnouncement(words), card, cards(trick)))
    .join(' ');

test('in Herz Achter, only Eichel, Herz and eights allow a last-trick bid after an Eichel lead', () => {
  assert.equal(fitting(suedtirol, 'H/8', 'E10', 'E9 EA H7 HA H9 H8 L8 S8 E8 L9 SA S6'), 'E9 EA H7 HA H9 H8 L8 S8 E8');
});

test('after a trump lead, only trumps and Schläge allow a last-trick bid', () => {
  assert.equal(fitting(suedtirol, 'H/8', 'HA', 'H7 L8 E9 SA'), 'H7 L8');
});

test('after a Linker is led, cards of its printed suit allow a last-trick bid', () => {
  assert.equal(fitting(suedtirol, 'H/8', 'L8', 'LA L7 SA'), 'LA L7');
});

test('after a Kritischer is led, cards of its printed suit do not allow a last-trick bid', () => {
  const kritisch = defineRules('kritisch');
  assert.equal(fitting(kritisch, 'H/8', 'E7', 'EA E9 L8 H9'), 'L8 H9');
  assert.equal(fitting(kritisch, 'L/8', 'HK', 'HA EA S8 LO'), 'S8 LO');
});

test('a Kritischer or the Wander-Kritt always allows a last-trick bid', () => {
  assert.equal(fitting(defineRules('kritisch'), 'L/8', 'EA', 'HK S6 E7 HA S9'), 'HK S6 E7');
  assert.equal(
    fitting(defineRules('wanderkritt'), 'L/8', 'EA', 'L9 S6 S9'),
    'L9 S6',
    'the Wander-Kritt also allows a bid',
  );
});

test('the Weli allows a last-trick bid after a Schell lead, or if the Weli is a trump or the Schlag', () => {
  assert.equal(fitting(suedtirol, 'H/8', 'SA', 'S6'), 'S6');
  assert.equal(fitting(suedtirol, 'H/8', 'EA', 'S6'), '');
  assert.equal(fitting(suedtirol, 'S/8', 'EA', 'S6'), 'S6');
  assert.equal(fitting(suedtirol, 'H/weli', 'EA', 'S6'), 'S6');
  assert.equal(fitting(defineRules('tirol'), 'H/8', 'EA', 'S6'), 'S6');
});

test('with `trumpLiftsSuit`, the led suit does not allow a last-trick bid after a trump, a Schlag or a Kritischer', () => {
  const rules = defineRules('kritisch', { trumpLiftsSuit: true });
  for (const beater of ['H9', 'L8', 'HK', 'S6'])
    assert.equal(fitting(rules, 'H/8', `E10 ${beater}`, 'E9 EA L9 HO S8 E7'), 'HO S8 E7', beater);
  assert.equal(fitting(defineRules('kritisch'), 'H/8', 'E10 H9', 'E9 EA L9'), 'E9 EA');
});

test('with `trumpLiftsSuit`, the led suit allows a last-trick bid until the trick is trumped', () => {
  const rules = defineRules('suedtirol', { trumpLiftsSuit: true });
  assert.equal(fitting(rules, 'H/8', 'E10', 'E9 L9'), 'E9');
  assert.equal(fitting(rules, 'H/8', 'E10 EA', 'E9 L9'), 'E9', 'a higher card of the suit is not a trump');
  assert.equal(fitting(rules, 'H/8', 'L8 HA', 'L9 E9'), 'L9', 'the trump does not beat the Linker');
});

test('`lastTrick` sets which bids in the last trick need a suitable card', () => {
  const needs = (lastTrick: RuleOptions['lastTrick']) => {
    const rules = defineRules('suedtirol', { lastTrick });
    return {
      first: lastTrickRestricts(rules, false, false),
      later: lastTrickRestricts(rules, true, false),
      answer: lastTrickRestricts(rules, true, true),
    };
  };
  assert.deepEqual(needs('free'), { first: false, later: false, answer: false });
  assert.deepEqual(needs('always'), { first: true, later: true, answer: true });
  assert.deepEqual(needs('first-bid'), { first: true, later: false, answer: false });
});

test("with `lastTrick: 'first-bid'`, a raise in answer never needs a suitable card", () => {
  assert.equal(lastTrickRestricts(suedtirol, false, true), false);
});
