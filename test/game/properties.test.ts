/** Properties for any rules, any seed and any sequence of actions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createActor } from 'xstate';
import { connect } from '../../src/game/connect.js';
import { createGame, type Game } from '../../src/game/game.js';
import { machine } from '../../src/game/machine.js';
import { deckOf } from '../../src/rules/card.js';
import { trickWinner } from '../../src/rules/order.js';
import type { Announcement } from '../../src/rules/announce.js';
import { randomFrom } from '../../src/rules/random.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { actionKey } from './possible-actions.js';
import { anyAction, anyRules, anySeed, MAX_ACTIONS, playAtRandom } from './random-play.js';
import { createScorekeeper } from './scorekeeper.js';
import { seats } from './table.js';
import { runs } from '../runs.js';
import { assertUntil } from '../until.js';

const anyTable = [anyRules, anySeed] as const;
const allViewers = (game: Game): (number | null)[] => [null, ...seats(game)];
const views = (game: Game) => allViewers(game).map((seat) => game.view(seat));

test('every card is always in exactly one location, such as a hand, a played trick or the stock', () => {
  fc.assert(
    fc.property(...anyTable, (rules, seed) => {
      // No seat can count the stock, so a second actor runs in parallel.
      const actor = createActor(machine, { input: { rules, seed } }).start();
      const whole = [...deckOf(rules.pack)].sort().join();
      let gone: string[] = [];
      let before = actor.getSnapshot().context.state;
      playAtRandom({ rules, seed }, (_, last) => {
        if (last) actor.send(last);
        const state = actor.getSnapshot().context.state;
        if (state.hand !== before.hand || state.pack.length > 0) gone = [];
        for (const { item } of last ? state.happened : []) {
          if (item.type === 'trick') gone.push(...item.cards.map(({ card }) => card));
          if (item.type === 'redealt' && rules.schoeneresFrom === 'stock')
            gone.push(...item.seats.flatMap((seat) => before.hands[seat]));
        }
        before = state;
        if (state.hand === 0) return;
        const all = [
          ...state.pack,
          ...state.lifted,
          ...state.hands.flat(),
          ...state.stock,
          ...state.trick.map(({ card }) => card),
          ...gone,
        ];
        assert.equal(all.sort().join(), whole);
      });
    }),
    { numRuns: runs(5, 60) },
  );
});

test('visible hands have the right number of cards, and no card is visible twice', () => {
  fc.assert(
    fc.property(...anyTable, (rules, seed) => {
      playAtRandom({ rules, seed }, (game) => {
        const seen = seats(game).map((seat) => game.view(seat));
        seen.forEach((view, seat) => assert.ok(view.hand.length === 0 || view.hand.length === view.handSizes[seat]));
        const cards = [...seen.flatMap((view) => view.hand), ...seen[0].trick.map(({ card }) => card)];
        assert.equal(new Set(cards).size, cards.length);
      });
    }),
    { numRuns: runs(4, 30) },
  );
});

test('`toAct` always lists at least one seat, in ascending order, and each listed seat has a legal action', () => {
  fc.assert(
    fc.property(...anyTable, (rules, seed) => {
      playAtRandom({ rules, seed }, (game) => {
        assert.ok(game.toAct.length > 0);
        assert.deepEqual(
          [...game.toAct],
          [...new Set(game.toAct)].sort((a, b) => a - b),
        );
        for (const seat of game.toAct) assert.ok(game.legalActions(seat).length > 0, `${game.phase} ${seat}`);
        if (game.phase === 'play')
          assert.ok(
            game.legalActions(game.toAct[0]).some(({ type }) => type === 'play'),
            'the seat has a card to play',
          );
        for (const seat of seats(game)) {
          const legal = game.legalActions(seat);
          for (const action of legal) assert.equal(action.seat, seat);
          assert.equal(new Set(legal.map(actionKey)).size, legal.length, 'no action is listed twice');
          // The game does not wait for a swap of hands.
          const swap = game.view(null).pending?.type === 'swap-hands' ? 'answer' : 'ask-swap-hands';
          const freeTypes =
            { play: ['bid', 'signal'], announce: ['signal', swap], cut: ['strike'] }[game.phase as string] ?? [];
          const free = legal.filter(({ type }) => freeTypes.includes(type));
          if (!game.toAct.includes(seat)) assert.deepEqual(legal, free);
        }
      });
    }),
    { numRuns: runs(5, 60) },
  );
});

/** Plays two games while a scorekeeper checks every point. Returns the reasons why hands ended. */
const checkScores = (rules: RuleSet, seed: string): Set<string> => {
  const game = createGame({ rules, seed });
  const books = createScorekeeper(rules);
  const random = randomFrom('match', seed);
  const wrong: unknown[] = [];
  const ends = new Set<string>();
  game.subscribe((action, facts) => {
    // The messages are collected, because `act` does not throw a listener's errors.
    try {
      books.observe(action, facts);
    } catch (error) {
      wrong.push(error);
    }
    for (const fact of facts) if (fact.type === 'hand') ends.add(fact.reason);
    for (const { type } of facts) if (type === 'bluffed') ends.add(type);
  });
  for (let games = 0; games < 2; games++) {
    for (let actions = 0; game.phase !== 'game-over'; actions++) {
      assert.ok(actions < MAX_ACTIONS, 'the game ends');
      game.act(anyAction(game, random));
    }
    if (wrong.length > 0) throw wrong[0];
    assert.deepEqual(game.view(null).bummerl, books.bummerl);
    game.act({ type: 'next', seat: 0 });
  }
  return ends;
};

test('every hand and every game is scored according to the rules, and every random game ends', () => {
  const ends = new Set<string>();
  assertUntil(
    fc.property(...anyTable, (rules, seed) => {
      for (const end of checkScores(rules, seed)) ends.add(end);
    }),
    { numRuns: runs(20, 120), seed: 1 },
    () => Object.fromEntries(['decline', 'fold', 'maschine', 'penalty', 'tricks'].map((end) => [end, ends.has(end)])),
  );
});

test('every hand without bids is scored according to the rules, even if the cutter bluffs', () => {
  const ends = new Set<string>();
  for (const players of [2, 3, 4] as const) {
    const rules = defineRules('bayrisch-11', { players, bidWhen: 'never', schlagtausch: 'none', follow: 'none' });
    for (let seed = 0; seed < runs(3, 25); seed++) for (const end of checkScores(rules, String(seed))) ends.add(end);
  }
  assert.deepEqual([...ends].sort(), ['bluffed', 'tricks']);
});

test('each trick has one card per seat and goes to the highest card, and a side takes at most three tricks', () => {
  fc.assert(
    fc.property(...anyTable, (rules, seed) => {
      playAtRandom({ rules, seed }, (game) => {
        const view = game.view(null);
        const { lastTrick, announcement, tricks, allies } = view;
        if (lastTrick && announcement.schlag) {
          const index = trickWinner(
            game.rules,
            announcement as Announcement,
            lastTrick.cards.map(({ card }) => card),
          );
          assert.equal(lastTrick.winner, lastTrick.cards[index].seat);
          const [{ seat: leader }] = lastTrick.cards;
          assert.deepEqual(
            lastTrick.cards.map(({ seat }) => seat),
            seats(game)
              .map((step) => (leader + step) % game.rules.players)
              .filter((seat) => seat !== view.resting),
          );
        }
        assert.ok(tricks.every((count) => count <= 3));
        const parties = allies
          ? [tricks[allies[0]], tricks.find((_, seat) => !allies.includes(seat)) ?? 0]
          : tricks.filter((_, side) => side !== view.resting);
        if (view.resting !== null) assert.equal(tricks[view.resting], 0);
        assert.ok(parties[0] + parties[1] <= 5);
        if (allies) assert.equal(tricks[allies[0]], tricks[allies[1]]);
      });
    }),
    { numRuns: runs(5, 60) },
  );
});

test('views and updates survive a round trip through JSON', () => {
  fc.assert(
    fc.property(...anyTable, fc.nat(runs(90, 150)), (rules, seed, length) => {
      let actions = 0;
      const received: unknown[] = [];
      playAtRandom({ rules, seed }, (game) => {
        if (actions === 0)
          for (const seat of allViewers(game)) connect(game, seat).subscribe((update) => received.push(update));
        const now = views(game);
        assert.deepEqual(JSON.parse(JSON.stringify(now)), now);
        assert.deepEqual(JSON.parse(JSON.stringify(received)), received);
        received.length = 0;
        return actions++ < length;
      });
    }),
    { numRuns: runs(3, 15) },
  );
});
