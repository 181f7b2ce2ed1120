import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Card } from '../../src/rules/card.js';
import { FIRST_VALUE, fitsLastTrick, lastTrickRestricts, raised, sideMayBid } from '../../src/rules/stakes.js';
import { defineRules } from '../../src/rules/variants.js';

const suedtirol = defineRules('suedtirol');

test('A hand is worth 2, and a bid raises it by exactly 1', () => {
  assert.equal(FIRST_VALUE, 2);
  assert.deepEqual([2, 3, 4].map(raised), [3, 4, 5]);
});

test('A side may bid as long as it would not win the game with the hand as it stands', () => {
  const mayBid = (points: number, value: number) => sideMayBid(defineRules('suedtirol', { gestrichenAt: 1 }), [points, 0], 0, value);
  assert.equal(mayBid(0, 2), true);
  assert.equal(mayBid(12, 2), true, '12 and 2 are 14');
  assert.equal(mayBid(13, 2), false, '13 and 2 are 15');
  assert.equal(mayBid(12, 3), false, '12 and 3 are 15');
  assert.equal(mayBid(11, 3), true);
  assert.equal(mayBid(0, 14), true);
  assert.equal(mayBid(0, 15), false);
});

test('A gestrichen side may never bid; the other one may', () => {
  assert.equal(sideMayBid(suedtirol, [13, 10], 0, 2), false);
  assert.equal(sideMayBid(suedtirol, [13, 10], 1, 2), true);
  assert.equal(sideMayBid(defineRules('suedtirol', { gestrichenAt: 3 }), [12, 0], 0, 2), false);
});

test('At a table without bids nobody bids', () => {
  assert.equal(sideMayBid(defineRules('suedtirol', { bidWhen: 'never' }), [0, 0], 0, 2), false);
});

test('In the last trick, Herz Achter, Eichel led: Eichel, Herz and eights fit, other cards do not', () => {
  const fits = (card: string) => fitsLastTrick(suedtirol, { schlag: '8', trumpf: 'H' }, card as Card, 'E10');
  for (const card of ['E9', 'EA', 'H7', 'HA', 'H9', 'H8', 'L8', 'S8', 'E8']) assert.equal(fits(card), true, card);
  for (const card of ['L9', 'SA', 'S6']) assert.equal(fits(card), false, card);
});

test('In the last trick a led Linker has the suit printed on it', () => {
  const fits = (card: string) => fitsLastTrick(suedtirol, { schlag: '8', trumpf: 'H' }, card as Card, 'L8');
  assert.equal(fits('LA'), true);
  assert.equal(fits('SA'), false);
});

test('In the last trick the Weli fits as Schell, as a trump, and as Schlag', () => {
  const fits = (trumpf: 'H' | 'S', schlag: '8' | 'weli', led: string, rules = suedtirol) => fitsLastTrick(rules, { schlag, trumpf }, 'S6', led as Card);
  assert.equal(fits('H', '8', 'SA'), true);
  assert.equal(fits('H', '8', 'EA'), false);
  assert.equal(fits('S', '8', 'EA'), true);
  assert.equal(fits('H', 'weli', 'EA'), true);
  assert.equal(fits('H', '8', 'EA', defineRules('suedtirol', { weli: 'lowest-trump' })), true);
});

test('Which bids in the last trick need a card that fits', () => {
  const looksAt = (lastTrick: 'free' | 'always' | 'first-bid') => {
    const rules = defineRules('suedtirol', { lastTrick });
    return {
      first: lastTrickRestricts(rules, false, false),
      later: lastTrickRestricts(rules, true, false),
      answer: lastTrickRestricts(rules, true, true),
    };
  };
  assert.deepEqual(looksAt('free'), { first: false, later: false, answer: false });
  assert.deepEqual(looksAt('always'), { first: true, later: true, answer: true });
  assert.deepEqual(looksAt('first-bid'), { first: true, later: false, answer: false });
});
