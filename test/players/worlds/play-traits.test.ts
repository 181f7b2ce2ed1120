import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf, cardLookupFor } from '../../../src/players/cards/card-lookup.js';
import {
  KINDS,
  kindOf,
  trickSituation,
  traitsOf,
  type TrickSituation,
} from '../../../src/players/worlds/play-traits.js';
import type { Card } from '../../../src/rules/card.js';
import { defineRules } from '../../../src/rules/variants.js';

const rules = defineRules('suedtirol-blind', { players: 4 });
const lookup = cardLookupFor(rules)({ schlag: '9', trumpf: 'L' });
const codes = codesOf(rules.pack);
const laid = (...cards: readonly Card[]) => cards.map((card, seat) => ({ seat, code: codes[card] }));

test('trickSituation() returns the winning card, its side and the position in the trick', () => {
  const isOurs = (seat: number): boolean => seat === 1;
  assert.deepEqual(trickSituation(lookup, laid('E7', 'H9', 'EA'), isOurs, 0, [1, 0]), {
    led: codes.E7,
    winning: codes.H9,
    ours: true,
    last: true,
    decisive: false,
  });
  assert.deepEqual(trickSituation(lookup, laid('E7', 'HA'), isOurs, 1, [0, 2]), {
    led: codes.E7,
    winning: codes.E7,
    ours: false,
    last: false,
    decisive: true,
  });
  assert.deepEqual(trickSituation(lookup, [], isOurs, 3, [2, 2]), {
    led: -1,
    winning: -1,
    ours: false,
    last: false,
    decisive: true,
  });
});

test('kindOf() returns a different number for every kind of trick', () => {
  const bits = [false, true];
  const following = bits.flatMap((ours) =>
    bits.flatMap((last) => bits.map((decisive): TrickSituation => ({ led: 0, winning: 0, ours, last, decisive }))),
  );
  const leading = bits.map((decisive): TrickSituation => ({
    led: -1,
    winning: -1,
    ours: false,
    last: false,
    decisive,
  }));
  assert.deepEqual(
    [...following, ...leading].map(kindOf),
    Array.from({ length: KINDS }, (_, kind) => kind),
  );
});

test('traitsOf() separates cards that take the trick from other cards and marks leads that call for trump', () => {
  const hand = (['E7', 'EK', 'SK', 'LA', 'S9'] as const).map((card) => codes[card]);
  const onto = trickSituation(lookup, laid('E10'), () => false, 2, [0, 0]);
  const of = (moment: TrickSituation): readonly (readonly number[])[] =>
    hand.map((_, place) => traitsOf(lookup, moment, hand, place));
  assert.deepEqual(of(onto), [
    [0, 0, 0, 0, 0],
    [1, 0.375, 0, 0, 0],
    [0, 0, 0, 0.375, 0],
    [1, 0.75, 1, 0, 0],
    [1, 1, 1, 0, 0],
  ]);
  const leads = of(trickSituation(lookup, [], () => false, 3, [0, 0]));
  assert.deepEqual(
    leads.map(([rank, fixed]) => [rank, fixed]),
    [
      [0, 0],
      [0.375, 0],
      [0.375, 0],
      [0.75, 1],
      [1, 1],
    ],
  );
  assert.deepEqual(
    leads.map(([, , calls]) => calls),
    hand.map((code) => Number(lookup.calls[code])),
  );
  assert.equal(leads[3][2], 1, 'a trump calls for trump');
});
