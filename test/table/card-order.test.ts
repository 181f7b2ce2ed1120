/** Tests that the strip of all cards agrees with the winners of tricks and shows nothing beyond the view. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createGame } from '../../src/game/game.js';
import { schlaegeOf } from '../../src/rules/announce.js';
import { deckOf, SUITS, suitOf, type Card } from '../../src/rules/card.js';
import { roleOf, trickWinner } from '../../src/rules/order.js';
import { defineRules, variants, type RuleSet, type VariantId } from '../../src/rules/variants.js';
import { cardOrder, groupsOf, type OrderGroup } from '../../src/table/card-order.js';

const IDS = Object.keys(variants) as readonly VariantId[];
const RULES = fc.constantFrom(...IDS.map((id) => defineRules(id)));
const ANNOUNCED = RULES.chain((rules) =>
  fc.record({
    rules: fc.constant(rules),
    schlag: fc.constantFrom(...schlaegeOf(rules)),
    trumpf: fc.constantFrom(...SUITS),
  }),
);

const flat = (groups: readonly OrderGroup[]): readonly Card[] => groups.flatMap(({ tiers }) => tiers.flat());

const isWhole = (rules: RuleSet, groups: readonly OrderGroup[]): void =>
  assert.deepEqual([...flat(groups)].sort(), [...deckOf(rules.pack)].sort());

test('a card that is higher in the card order wins the trick from any position, and the first of equal cards wins', () => {
  fc.assert(
    fc.property(ANNOUNCED, fc.nat(), fc.nat(), ({ rules, schlag, trumpf }, some, other) => {
      const groups = groupsOf(rules, { schlag, trumpf });
      isWhole(rules, groups);
      const tiers = groups.flatMap(({ kind, tiers: all }) => all.map((cards) => ({ kind, cards })));
      const [from, to] = [some % tiers.length, other % tiers.length].sort((one, two) => one - two);
      const [high, low] = [tiers[from], tiers[to]];
      for (const one of high.cards) {
        for (const two of low.cards.filter((card) => card !== one)) {
          const winner = (first: Card, second: Card): Card =>
            [first, second][trickWinner(rules, { schlag, trumpf }, [first, second])];
          if (high === low) assert.equal(winner(one, two), one);
          else if (high.kind !== 'suit' || suitOf(one) === suitOf(two)) {
            assert.equal(winner(one, two), one);
            assert.equal(winner(two, one), one);
          } else assert.equal(winner(two, one), two, 'plain cards win only in their own suit');
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('if a player knows only the Schlag or the Trumpf, the card order shows only roles and ranks that are certain', () => {
  fc.assert(
    fc.property(ANNOUNCED, fc.constantFrom('schlag', 'trumpf', 'none'), ({ rules, schlag, trumpf }, known) => {
      const groups = groupsOf(rules, known === 'schlag' ? { schlag } : known === 'trumpf' ? { trumpf } : {});
      isWhole(rules, groups);
      const announcement = { schlag, trumpf };
      for (const { kind, tiers } of groups) {
        const roles = tiers.flat().map((card) => roleOf(rules, announcement, card));
        if (kind === 'kritischer') assert.ok(roles.every((role) => role === 'kritischer'));
        if (kind === 'schlag') assert.ok(roles.every((role) => role === 'rechter' || role === 'linker'));
        if (kind === 'trumpf') assert.ok(roles.every((role) => role !== 'plain'));
        if (kind !== 'suit') continue;
        const plain = tiers.flat().filter((card) => roleOf(rules, announcement, card) === 'plain');
        plain.slice(1).forEach((card, index) => {
          assert.equal(trickWinner(rules, announcement, [card, plain[index]]), 1, 'the higher card of a suit wins');
        });
      }
    }),
    { numRuns: 200 },
  );
});

test("the card order marks the viewer's own cards and all played cards, and reveals no secret announcement", () => {
  const game = createGame({ variant: 'ladinisch', seed: 'order' });
  for (let count = 0; count < 400 && game.view(null).trick.length < 2; count++) {
    const seat = game.view(null).toAct[0];
    const legal = game.view(seat).legal;
    game.act(legal.find(({ type }) => type === 'play' || type === 'show') ?? legal.at(-1)!);
  }
  const { dealer, forehand, trick } = game.view(null);
  assert.equal(trick.length, 2);
  for (const seat of [0, 1, 2, 3] as const) {
    const order = cardOrder(game.view(seat));
    const knows = seat === dealer || seat === forehand;
    assert.equal(order.schlag !== null && order.trumpf !== null, knows);
    assert.equal(
      order.groups.some(({ kind }) => kind === 'rechter'),
      knows,
    );
    assert.deepEqual(order.own, game.view(seat).hand);
    assert.deepEqual(
      order.played,
      trick.map(({ card }) => card),
    );
  }
});
