/** The information that each seat receives in views, updates and histories, at any table. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createActor } from 'xstate';
import type { Action } from '../../src/game/action.js';
import type { Fact, TakenTrick } from '../../src/game/fact.js';
import { connect } from '../../src/game/connect.js';
import { createGame, type Game, type Happening } from '../../src/game/game.js';
import { machine } from '../../src/game/machine.js';
import type { GameState } from '../../src/game/game-state.js';
import type { View } from '../../src/game/view.js';
import { ALL_CARDS, deckOf, type Card } from '../../src/rules/card.js';
import { randomFrom } from '../../src/rules/random.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { anyAction, anyRules, anySeed } from './random-play.js';
import { seats } from './table.js';
import { runs } from '../runs.js';
import { createWitness, visibleAction, knownAnnouncement, visibleHand, visiblePartnerHand } from './witness.js';

/** An action as the game's host receives it, with the complete states before and after the action. */
interface Scene {
  readonly game: Game;
  readonly action: Action;
  readonly facts: readonly Fact[];
  readonly happeningFor: (seat: number | null) => Happening;
  readonly before: GameState;
  readonly after: GameState;
}

/**
 * Plays random actions, including those of later games. Cuts at an explicit position, so that the witness knows the packet.
 */
const play = (rules: RuleSet, seed: string, length: number, each: (scene: Scene) => void): void => {
  const game = createGame({ rules, seed });
  const chart = createActor(machine, { input: { rules, seed } }).start();
  const table = (): GameState => chart.getSnapshot().context.state;
  const random = randomFrom('scenes', seed);
  const received: Pick<Scene, 'action' | 'facts' | 'happeningFor'>[] = [];
  game.subscribe((action, facts, happeningFor) => received.push({ action, facts, happeningFor }));
  for (let actions = 0; actions < length; actions++) {
    const chosen = anyAction(game, random);
    const action = chosen.type === 'cut' ? { ...chosen, at: 1 + random(rules.pack - 1) } : chosen;
    const before = table();
    game.act(action);
    chart.send(action);
    each({ game, ...received[actions], before, after: table() });
  }
};

const allViewers = (game: Game): (number | null)[] => [null, ...seats(game)];

/** Plays some hands and checks that each seat sees exactly the cards that the rules allow it to see. */
const checkVisibleCards = (rules: RuleSet, seed: string): void => {
  const witness = createWitness();
  let isTurned = false;
  let seenByDealer: readonly Card[] = [];
  play(rules, seed, 90, ({ game, action, facts, before, after }) => {
    witness.observe(action, facts, before);
    for (const { type } of facts) {
      if (type === 'deal') {
        isTurned = rules.stockTop === 'open';
        seenByDealer = rules.dealerPeek === 'none' ? [] : [after.stock[0], after.stock[after.stock.length - 1]];
      }
      if (type === 'redealt') {
        isTurned = false;
        if (rules.schoeneresFrom === 'reshuffle') seenByDealer = [];
      }
    }
    if (action.type === 'next') [isTurned, seenByDealer] = [false, []];
    for (const seat of allViewers(game)) {
      const view = game.view(seat);
      assert.deepEqual(view.hand, visibleHand(after, seat));
      assert.deepEqual(view.partnerHand ?? null, visiblePartnerHand(after, seat));
      assert.equal(view.peeked, witness.lookedAt(seat));
      assert.equal(view.stockTop, isTurned ? after.stock[0] : null);
      assert.deepEqual(view.stockSeen, seat !== null && seat === after.dealer ? seenByDealer : []);
      assert.deepEqual(view.announcement, knownAnnouncement(after, seat));
    }
  });
};

test('a seat sees exactly the hands, the announcement and the card at the cut that the rules allow', () => {
  fc.assert(fc.property(anyRules, anySeed, checkVisibleCards), { numRuns: runs(8, 40) });
});

test('even if half of the cards are Kritische, a seat sees exactly the cards that the rules allow', () => {
  const rules = defineRules('bayrisch-11', { critical: deckOf(32).filter((_, place) => place % 2 === 0) });
  fc.assert(
    fc.property(anySeed, (seed) => checkVisibleCards(rules, seed)),
    { numRuns: runs(3, 12) },
  );
});

/** Returns the cards in a view except its history and rules. The Kritische in the rules are public. */
const cardsSeen = ({ rules: _rules, history: _history, ...now }: View): string[] => {
  const text = JSON.stringify(now);
  return ALL_CARDS.filter((card) => text.includes(`"${card}"`));
};

test("a view contains only the seat's own cards, cards shown to the seat and cards played in this hand", () => {
  fc.assert(
    fc.property(anyRules, anySeed, (rules, seed) => {
      let played: string[] = [];
      play(rules, seed, 80, ({ game, action, before, after }) => {
        if (after.hand !== before.hand) played = [];
        if (action.type === 'play') played.push(action.card);
        for (const seat of allViewers(game)) {
          const view = game.view(seat);
          const known = new Set([
            ...played,
            ...view.hand,
            ...(view.partnerHand ?? []),
            ...(view.revealed ?? []).flat(),
            view.peeked,
            view.stockTop,
            ...(view.stockSeen ?? []),
          ]);
          assert.deepEqual(
            cardsSeen(view).filter((card) => !known.has(card)),
            [],
          );
        }
      });
    }),
    { numRuns: runs(8, 40) },
  );
});

test("every view, even a spectator's, includes the public information", () => {
  fc.assert(
    fc.property(anyRules, anySeed, (rules, seed) => {
      let firstTrick: TakenTrick | null = null;
      let completeTricks = 0;
      play(rules, seed, 90, ({ game, facts, after, before }) => {
        if (after.hand !== before.hand) [firstTrick, completeTricks] = [null, 0];
        for (const fact of facts) {
          if (fact.type !== 'trick') continue;
          completeTricks++;
          firstTrick ??= { winner: fact.winner, cards: fact.cards };
        }
        const { players, target, gestrichenAt } = rules;
        const { dealer, lastBidder, trick, tricks, value, score, bummerl, called } = after;
        const turns = players === 3 && rules.threePlayer === 'take-turns';
        const resting = dealer === null || !turns ? null : (dealer + 1) % players;
        const forehand = dealer === null ? null : (dealer + (turns ? 2 : 1)) % players;
        for (const seat of allViewers(game)) {
          const view = game.view(seat);
          assert.equal(view.seat, seat);
          assert.equal(view.forehand, forehand);
          assert.equal(view.resting, resting);
          const isOpen = rules.openFirstTrick === 'until-second' ? completeTricks < 2 : rules.openFirstTrick;
          assert.deepEqual(view.openTrick, isOpen ? firstTrick : null);
          assert.equal(view.lastBidder, lastBidder === null ? null : players === 4 ? lastBidder % 2 : lastBidder);
          assert.deepEqual(
            view.gestrichen,
            score.map((points) => points >= target - gestrichenAt),
          );
          assert.deepEqual(
            view.allies,
            players === 3 && !turns && forehand !== null
              ? seats(game).filter((other) => other !== forehand)
              : undefined,
          );
          assert.deepEqual(view.legal, seat === null ? [] : game.legalActions(seat));
          assert.deepEqual({ ...view, dealer, trick, tricks, value, score, bummerl, called }, view);
        }
      });
    }),
    { numRuns: runs(6, 25) },
  );
});

test('each seat immediately sees the facts that the rules allow, and all secrets when the hand ends', () => {
  let secrets = 0;
  fc.assert(
    fc.property(anyRules, anySeed, (rules, seed) => {
      /** Entries that all seats know, the entries of this hand, and the entries of this hand that each seat has seen. */
      let past: (Action | Fact)[] = [];
      let hand: (Action | Fact)[] = [];
      let received = new Map<number | null, (Action | Fact)[]>();
      play(rules, seed, 90, ({ game, action, facts, happeningFor, before, after }) => {
        if (after.game !== before.game) [past, hand, received] = [[], [], new Map()];
        hand.push(action, ...facts);
        const isOver = facts.some(({ type }) => type === 'hand');
        for (const seat of allViewers(game)) {
          const expected = visibleAction(after, seat, action, facts);
          const seen = happeningFor(seat);
          assert.deepEqual([seen.action, seen.happened], [expected.action, expected.facts]);
          const own = [...(received.get(seat) ?? []), expected.action, ...expected.facts];
          received.set(seat, own);
          if (own.length < hand.length) secrets++;
          assert.deepEqual(game.view(seat).history, [...past, ...(isOver ? hand : own)]);
          assert.deepEqual(seen.view, game.view(seat));
        }
        if (isOver) [past, hand, received] = [[...past, ...hand], [], new Map()];
      });
    }),
    { numRuns: runs(8, 40) },
  );
  assert.ok(secrets > runs(20, 100), 'some facts were secret');
});

test('a connection sends exactly the updates that the game creates for its seat', () => {
  fc.assert(
    fc.property(anyRules, anySeed, (rules, seed) => {
      const updates = new Map<number | null, unknown>();
      let subscribed = false;
      play(rules, seed, 40, ({ game, happeningFor }) => {
        if (subscribed) for (const seat of allViewers(game)) assert.deepEqual(updates.get(seat), happeningFor(seat));
        if (!subscribed)
          for (const seat of allViewers(game)) connect(game, seat).subscribe((update) => updates.set(seat, update));
        subscribed = true;
      });
    }),
    { numRuns: runs(4, 15) },
  );
});
