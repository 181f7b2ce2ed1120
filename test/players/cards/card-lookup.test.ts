import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ANSWERS,
  BINDS,
  bindsNextPlayer,
  codesOf,
  FIXED,
  cardLookupFor,
  SATISFIES,
  type CardLookup,
} from '../../../src/players/cards/card-lookup.js';
import { deckOf, suitOf, type Card } from '../../../src/rules/card.js';
import { legalCards } from '../../../src/rules/follow.js';
import { heightOf, roleOf, trickWinner } from '../../../src/rules/order.js';
import { randomFrom } from '../../../src/rules/random.js';
import { anyRules } from '../../game/random-play.js';
import { anyHand, played, playsIn, type OpenHand } from './brute-force.js';
import { runs } from '../../runs.js';
import { sampleUntil, type Seen } from '../../until.js';

/** Generates hands that were dealt, announced and played at random under various rules. */
function* positions(sets: number, seen: Seen = () => ({})): Generator<OpenHand> {
  const random = randomFrom('reckoning');
  for (const rules of sampleUntil(anyRules, { numRuns: sets, seed: 3 }, seen)) {
    let hand = anyHand(rules, 5, random);
    for (let play = 0; play < 8; play++) {
      yield hand;
      const plays = playsIn(hand);
      hand = played(hand, plays[random(plays.length)]);
      if (hand.hands.every((cards) => cards.length === 0)) break;
    }
  }
}

/** Returns the cards that the lookup tables allow after the cards on the table. */
const playable = (
  lookup: CardLookup,
  hand: readonly number[],
  table: readonly number[],
  bound: boolean,
): readonly number[] => {
  const { flags } = lookup;
  if (!bound || !bindsNextPlayer(lookup, table) || !hand.some((code) => flags[code] & BINDS)) return hand;
  return hand.filter((code) => flags[code] & SATISFIES);
};

test('the lookup tables allow the same cards as the rules, including after a call', () => {
  let forced = 0;
  for (const { rules, announcement, hands, trick, tricks, called, leader } of positions(runs(125, 600), () => ({
    'hands that were bound': forced > runs(60, 300),
  }))) {
    if (trick.length === 0) continue;
    const lookup = cardLookupFor(rules)(announcement);
    const codes = codesOf(rules.pack);
    const hand = hands[(leader + trick.length) % rules.players];
    for (const announcer of [true, false]) {
      const firstTrick = tricks[0] + tricks[1] === 0;
      const lawful = legalCards(rules, announcement, { hand, trick, announcer, firstTrick, called });
      const bound = announcer || rules.follow !== 'announcers';
      const coded = hand.map((card) => codes[card]);
      const stands = called && firstTrick && trickWinner(rules, announcement, trick) === 0;
      const answers = stands ? coded.filter((code) => lookup.flags[code] & ANSWERS) : [];
      const expected =
        answers.length > 0
          ? answers
          : playable(
              lookup,
              coded,
              trick.map((card) => codes[card]),
              bound,
            );
      assert.deepEqual(
        lawful.map((card) => codes[card]),
        expected,
        JSON.stringify({ rules, announcement, hand, trick, announcer, called }),
      );
      if (lawful.length < hand.length) forced++;
    }
  }
});

test('for every trick, the lookup tables return the same winner as the rules', () => {
  for (const { rules, announcement, trick } of positions(runs(125, 600))) {
    if (trick.length === 0) continue;
    const { suit, height } = cardLookupFor(rules)(announcement);
    const codes = trick.map((card: Card) => codesOf(rules.pack)[card]);
    const heights = height[suit[codes[0]]];
    const winner = codes.reduce((best, code, index) => (heights[code] > heights[codes[best]] ? index : best), 0);
    assert.equal(winner, trickWinner(rules, announcement, trick), JSON.stringify({ rules, announcement, trick }));
  }
});

test('the lookup tables order the cards from low to high, separately for each plain suit', () => {
  for (const { rules, announcement } of positions(150)) {
    const { order, group, flags } = cardLookupFor(rules)(announcement);
    const deck = deckOf(rules.pack);
    assert.deepEqual(
      [...order].sort((one, other) => one - other),
      deck.map((_, code) => code),
    );
    for (const [place, code] of order.entries()) {
      const card = deck[code];
      assert.equal((flags[code] & FIXED) !== 0, roleOf(rules, announcement, card) !== 'plain', card);
      const before = order[place - 1];
      if (place === 0 || (group[before] !== group[code] && !(flags[before] & FIXED))) continue;
      const [height, lower] = [code, before].map((one) => heightOf(rules, announcement, deck[one], suitOf(deck[one])));
      if (group[before] === group[code] && flags[code] & FIXED)
        assert.equal(lower, height, `${deck[before]} and ${card} are equal`);
      else assert.ok(lower < height, `${deck[before]} comes before ${card}`);
    }
  }
});
