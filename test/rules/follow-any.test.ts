/** Properties of the duty to follow for any rules, announcement and cards (RULES.md section 5). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { schlaegeOf, type Announcement } from '../../src/rules/announce.js';
import { deckOf, rankOf, SUITS, suitOf, type Card } from '../../src/rules/card.js';
import { legalCards, type Following } from '../../src/rules/follow.js';
import { rankCards, roleOf, trickWinner, type Role } from '../../src/rules/order.js';
import { randomFrom, shuffled, type Random } from '../../src/rules/random.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { anyOptions, anyRuleSet, toCompatibleOptions } from './any-rules.js';

interface Dealt {
  readonly rules: RuleSet;
  readonly announcement: Announcement;
  readonly following: Following & { readonly firstTrick: boolean; readonly called: boolean };
}

/** Any open rules that can force a player to follow. */
const bindingRules: fc.Arbitrary<RuleSet> = fc
  .tuple(anyOptions, fc.constantFrom('everyone' as const, 'trumpf-oder-kritisch' as const))
  .map(([{ variant, options }, follow]) =>
    toCompatibleOptions({ variant, options: { ...options, announcement: 'open', follow } }),
  )
  .map(({ variant, options }) => defineRules(variant, options));
const testedRules = fc.oneof(anyRuleSet, { arbitrary: bindingRules, weight: 3 });

/**
 * Returns the cards in a useful order: usually a lead that calls for trump, one or two possible answers, then other
 * cards. Some lists are in random order.
 */
const packOf = (rules: RuleSet, announcement: Announcement, random: Random): readonly Card[] => {
  const cards = shuffled(deckOf(rules.pack), random);
  if (random(4) === 0) return cards;
  const kinds = (...roles: readonly Role[]): Card[] =>
    cards.filter((card) => roles.includes(roleOf(rules, announcement, card)));
  const rankedCards = kinds('kritischer', 'guter', 'rechter', 'linker', 'trumpf');
  const [lead] = rules.follow === 'trumpf-oder-kritisch' ? kinds('rechter') : kinds('guter', 'rechter', 'trumpf');
  const answers = rankedCards.filter((card) => card !== lead).slice(0, 1 + random(2));
  const first = lead === undefined ? answers : [lead, ...answers];
  return [...first, ...cards.filter((card) => !first.includes(card))];
};

const usuallyTrue = fc.oneof({ arbitrary: fc.constant(true), weight: 4 }, fc.constant(false));

/** An announcement, two to five cards in hand and up to three cards on the table. */
const dealt: fc.Arbitrary<Dealt> = fc
  .tuple(
    testedRules,
    fc.nat(),
    fc.integer({ min: 2, max: 5 }),
    fc.integer({ min: 0, max: 3 }),
    fc.tuple(usuallyTrue, usuallyTrue, usuallyTrue),
  )
  .map(([rules, seed, held, played, [announcer, firstTrick, called]]) => {
    const random = randomFrom(seed);
    const schlaege = schlaegeOf(rules);
    const announcement = { schlag: schlaege[random(schlaege.length)], trumpf: SUITS[random(4)] };
    const [lead, ...pack] = packOf(rules, announcement, random);
    const hand = shuffled(pack.slice(0, held), random);
    const trick = [lead, ...pack.slice(held)].slice(0, played);
    return { rules, announcement, following: { hand, trick, announcer, firstTrick, called } };
  });

const always = (title: string, check: (given: Dealt, legal: readonly Card[]) => void): void => {
  test(title, () => {
    const runs = { numRuns: 300, seed: 3 };
    fc.assert(
      fc.property(dealt, (given) => check(given, legalCards(given.rules, given.announcement, given.following))),
      runs,
    );
  });
};

always(
  'legalCards() always returns at least one card and keeps the order of the hand',
  ({ following: { hand } }, legal) => {
    assert.ok(legal.length > 0);
    assert.deepEqual(
      hand.filter((card) => legal.includes(card)),
      legal,
    );
  },
);

always(
  'the leader and every player without the duty to follow can play any card',
  ({ rules, following: { hand, trick, announcer } }, legal) => {
    const unbound = trick.length === 0 || rules.follow === 'none' || (rules.follow === 'announcers' && !announcer);
    if (unbound) assert.deepEqual(legal, hand);
  },
);

always(
  'a player who must follow can play every Kritischer and every card of the trump suit, but no plain card',
  ({ rules, announcement, following: { hand } }, legal) => {
    if (legal.length === hand.length) return;
    const ranked = rankCards(rules, announcement).flat();
    for (const card of legal) assert.ok(ranked.includes(card), card);
    for (const card of hand) {
      const willDo = ranked.includes(card) && (suitOf(card) === announcement.trumpf || rules.critical.includes(card));
      if (willDo) assert.ok(legal.includes(card), `${card} can be played`);
    }
  },
);

always(
  'players must follow only after the lead of a trump, the Rechter, the Guter or, with `weliCalls`, the Weli',
  ({ rules, announcement: { schlag, trumpf }, following: { hand, trick } }, legal) => {
    if (legal.length === hand.length) return;
    const [lead] = trick;
    const weliCalls = lead === 'S6' && (schlag === 'weli' || rules.weli === 'lowest-trump' || rules.weliCalls);
    assert.ok(suitOf(lead) === trumpf || weliCalls, lead);
    assert.ok(!rules.critical.includes(lead), lead);
  },
);

always(
  'if Linke are exempt, a player with Linke but no other ranked card can play any card',
  ({ rules, announcement, following: { hand, trick } }, legal) => {
    if (rules.follow !== 'everyone' || trick.length === 0 || !rules.exempt.includes('linke')) return;
    const { schlag, trumpf } = announcement;
    const plain = (card: Card): boolean => !rankCards(rules, announcement).flat().includes(card);
    const linker = (card: Card): boolean =>
      rankOf(card) === schlag && suitOf(card) !== trumpf && !rules.critical.includes(card);
    if (hand.every((card) => plain(card) || linker(card))) assert.deepEqual(legal, hand);
  },
);

/** Whether a Schlag took the trick over from the cards before it. */
const isTakenBySchlag = ({ rules, announcement, following: { trick } }: Dealt): boolean =>
  trick.some((card, index) => {
    const { schlag } = announcement;
    const isSchlag = schlag === 'weli' ? card === 'S6' : rankOf(card) === schlag;
    const takes = index > 0 && trickWinner(rules, announcement, trick.slice(0, index + 1)) === index;
    return isSchlag && !rules.critical.includes(card) && takes;
  });

always(
  'the duty to follow ends only if a card beats a called lead or, with `linkerFrees`, if a Schlag takes the trick',
  (given, legal) => {
    const { rules, announcement, following } = given;
    const { trick } = following;
    const lead = trick.slice(0, 1);
    const isCallBeaten = rules.follow === 'trumpf-oder-kritisch' && trickWinner(rules, announcement, trick) > 0;
    if (!isCallBeaten && !(rules.linkerFrees && isTakenBySchlag(given))) {
      assert.deepEqual(legalCards(rules, announcement, { ...following, trick: lead }), legal);
    } else {
      assert.deepEqual(legal, following.hand, 'beaten: free');
    }
  },
);
