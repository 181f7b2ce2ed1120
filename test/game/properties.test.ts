/** What holds for any rules, any seed and any course of play. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createActor } from 'xstate';
import type { Action } from '../../src/game/action.js';
import { connect } from '../../src/game/connect.js';
import { replay, type Game } from '../../src/game/game.js';
import { IllegalAction, ILLEGAL_ACTION_CODES } from '../../src/game/illegal-action.js';
import { machine } from '../../src/game/machine.js';
import { ALL_CARDS, deckOf, SUITS } from '../../src/rules/card.js';
import { trickWinner, type Announcement } from '../../src/rules/order.js';
import { anyRules, anySeed, playAtRandom } from './random-play.js';
import { seats } from './table.js';

const anyTable = [anyRules, anySeed] as const;
const everybody = (game: Game): (number | null)[] => [null, ...seats(game)];
const views = (game: Game) => everybody(game).map((seat) => game.view(seat));
/** An action as it is done: what it would cost is only said where it is listed. */
const key = (action: Action): string => JSON.stringify({ ...action, penalty: undefined });

test('Every card is there exactly once: in a hand, on the table, played, put away, in the stock, in the pack or lifted off it', () => {
  fc.assert(
    fc.property(...anyTable, (rules, seed) => {
      // No seat can count the stock, so a second chart is played beside the game.
      const actor = createActor(machine, { input: { rules, seed } }).start();
      let gone: string[] = [];
      let before = actor.getSnapshot().context.table;
      playAtRandom({ rules, seed }, (_, last) => {
        if (last) actor.send(last);
        const state = actor.getSnapshot().context.table;
        if (state.hand !== before.hand || state.pack.length > 0) gone = [];
        for (const { item } of last ? state.happened : []) {
          if (item.type === 'trick') gone.push(...item.cards.map(({ card }) => card));
          if (item.type === 'redealt' && rules.schoeneresFrom === 'stock') gone.push(...item.seats.flatMap((seat) => before.hands[seat]));
        }
        before = state;
        if (state.hand === 0) return;
        const all = [...state.pack, ...state.lifted, ...state.hands.flat(), ...state.stock, ...state.trick.map(({ card }) => card), ...gone];
        assert.deepEqual(all.sort(), [...deckOf(rules.pack)].sort());
      });
    }),
    { numRuns: 60 },
  );
});

test('What the seats see agrees with how many cards each holds, and no card is seen twice', () => {
  fc.assert(
    fc.property(...anyTable, (rules, seed) => {
      playAtRandom({ rules, seed }, (game) => {
        const seen = seats(game).map((seat) => game.view(seat));
        seen.forEach((view, seat) => assert.ok(view.hand.length === 0 || view.hand.length === view.handSizes[seat]));
        const cards = [...seen.flatMap((view) => view.hand), ...seen[0].trick.map(({ card }) => card)];
        assert.equal(new Set(cards).size, cards.length);
      });
    }),
    { numRuns: 30 },
  );
});

test('The game always waits for somebody: ascending seats, each with something it may do', () => {
  fc.assert(
    fc.property(...anyTable, (rules, seed) => {
      playAtRandom({ rules, seed }, (game) => {
        assert.ok(game.toAct.length > 0);
        assert.deepEqual([...game.toAct], [...new Set(game.toAct)].sort((a, b) => a - b));
        for (const seat of game.toAct) assert.ok(game.legalActions(seat).length > 0, `${game.phase} ${seat}`);
        if (game.phase === 'play') assert.ok(game.legalActions(game.toAct[0]).some(({ type }) => type === 'play'), 'a card to play');
        for (const seat of seats(game)) {
          const legal = game.legalActions(seat);
          for (const action of legal) assert.equal(action.seat, seat);
          assert.equal(new Set(legal.map(key)).size, legal.length, 'nothing is listed twice');
          const free = game.phase === 'play' ? legal.filter(({ type }) => type === 'bid' || type === 'signal') : [];
          if (!game.toAct.includes(seat)) assert.deepEqual(legal, free);
        }
      });
    }),
    { numRuns: 60 },
  );
});

test('Every random game comes to an end, with winners who have reached the target or whose opponents revoked', () => {
  fc.assert(
    fc.property(...anyTable, (rules, seed) => {
      const game = playAtRandom({ rules, seed });
      const { gameResult, score, result, bummerl } = game.view(null);
      assert.ok(gameResult && result);
      const winners = gameResult.sides ?? [gameResult.side];
      assert.equal(gameResult.sides !== undefined, rules.players === 3, 'three players are told by all their sides');
      const revoked = result.reason === 'penalty' && result.points === 0;
      for (const side of score.keys()) {
        if (revoked) continue;
        const highest = Math.max(...score);
        assert.equal(winners.includes(side), score[side] === highest);
        assert.ok(highest >= rules.target);
      }
      assert.ok(winners.every((side) => bummerl[side] === 0));
      assert.ok(bummerl.every((count, side) => winners.includes(side) || [1, 2, 4].includes(count)));
    }),
    { numRuns: 150 },
  );
});

test('Scores rise by what a hand was worth, and fall only by a bluff or a strike', () => {
  fc.assert(
    fc.property(...anyTable, (rules, seed) => {
      let score: readonly number[] = rules.players === 3 ? [0, 0, 0] : [0, 0];
      playAtRandom({ rules, seed }, (game, last) => {
        const view = game.view(null);
        if (last) {
          const at = view.history.lastIndexOf(last);
          const news = view.history.slice(at === -1 ? view.history.length : at);
          const expected = [...score];
          for (const entry of news) {
            if (entry.type === 'bluffed') expected[entry.seat % (rules.players === 4 ? 2 : 4)] = Math.max(0, expected[entry.seat % (rules.players === 4 ? 2 : 4)] - 2);
            if (entry.type === 'struck') expected[entry.side] = 0;
            if (entry.type === 'hand') for (const side of entry.sides ?? [entry.side]) expected[side] += entry.points;
          }
          // What an action brought stands behind it in the history, whose own actions are copies.
          if (at !== -1) assert.deepEqual(view.score, expected);
        }
        score = view.score;
      });
    }),
    { numRuns: 60 },
  );
});

test('A trick is won by the highest card; those who play together have their tricks in common, five at most in all', () => {
  fc.assert(
    fc.property(...anyTable, (rules, seed) => {
      playAtRandom({ rules, seed }, (game) => {
        const view = game.view(null);
        const { lastTrick, announcement, tricks, allies } = view;
        if (lastTrick && announcement.schlag) {
          const index = trickWinner(game.rules, announcement as Announcement, lastTrick.cards.map(({ card }) => card));
          assert.equal(lastTrick.winner, lastTrick.cards[index].seat);
          assert.equal(new Set(lastTrick.cards.map(({ seat }) => seat)).size, game.rules.players);
        }
        assert.ok(tricks.every((count) => count <= 3));
        const parties = allies ? [tricks[allies[0]], tricks.find((_, seat) => !allies.includes(seat)) ?? 0] : tricks;
        assert.ok(parties[0] + parties[1] <= 5);
        if (allies) assert.equal(tricks[allies[0]], tricks[allies[1]]);
      });
    }),
    { numRuns: 60 },
  );
});

test('A replayed record gives every seat and a spectator the same views', () => {
  fc.assert(
    fc.property(...anyTable, fc.nat(400), (rules, seed, length) => {
      let actions = 0;
      const game = playAtRandom({ rules, seed }, () => actions++ < length);
      const again = replay(JSON.parse(JSON.stringify(game.record())));
      assert.deepEqual(views(again), views(game));
      assert.deepEqual(again.record(), game.record());
    }),
    { numRuns: 60 },
  );
});

test('Views and updates are plain JSON: they come through a wire as they were', () => {
  fc.assert(
    fc.property(...anyTable, fc.nat(150), (rules, seed, length) => {
      let actions = 0;
      const heard: unknown[] = [];
      playAtRandom({ rules, seed }, (game) => {
        if (actions === 0) for (const seat of everybody(game)) connect(game, seat).subscribe((update) => heard.push(update));
        const now = views(game);
        assert.deepEqual(JSON.parse(JSON.stringify(now)), now);
        assert.deepEqual(JSON.parse(JSON.stringify(heard)), heard);
        heard.length = 0;
        return actions++ < length;
      });
    }),
    { numRuns: 20 },
  );
});

// -- legal actions are those that are accepted -------------------------------------------------------------------------

/** All that anybody could think of doing. */
const conceivable = (players: number): Action[] => {
  const cards = [...ALL_CARDS, 'X1'];
  const schlaege = ['A', 'K', 'O', 'U', '10', '9', '8', '7', '6', 'weli', 'Weli'];
  return Array.from({ length: players }, (_, seat) => [
    { type: 'draw', seat },
    { type: 'cut', seat },
    { type: 'ask-schoeneres', seat },
    { type: 'ask-schlagtausch', seat },
    ...[true, false].flatMap((yes) => [
      { type: 'answer', seat, accept: yes },
      { type: 'take', seat, accept: yes },
      { type: 'decide', seat, play: yes },
    ]),
    ...schlaege.map((schlag) => ({ type: 'announce-schlag', seat, schlag })),
    ...[...SUITS, 'X'].map((trumpf) => ({ type: 'announce-trumpf', seat, trumpf })),
    ...cards.flatMap((card) => [{ type: 'play', seat, card }, { type: 'play', seat, card, call: true }, { type: 'show', seat, card }]),
    ...Array.from({ length: 20 }, (__, to) => ({ type: 'bid', seat, to })),
    { type: 'hold', seat },
    { type: 'fold', seat },
    { type: 'farbe', seat },
    { type: 'strike', seat },
    { type: 'take', seat, accept: true },
    { type: 'show', seat, card: 'HA' },
    { type: 'farbe', seat },
    { type: 'strike', seat },
    ...['H', 'S', 'L', 'E', 'A', 'K', 'O', 'U', '10', '9', '8', '7', 'bad', 'alone', '6', 'X'].map((sign) => ({ type: 'signal', seat, sign })),
    { type: 'next', seat },
  ]).flat() as Action[];
};

test('What is not listed is refused with a documented code, and changes nothing', () => {
  fc.assert(
    fc.property(...anyTable, fc.nat(30), (rules, seed, skipped) => {
      let state = 0;
      playAtRandom({ rules, seed }, (game) => {
        if (state++ < skipped) return true;
        const legal = new Set(seats(game).flatMap((seat) => game.legalActions(seat).map(key)));
        const all = conceivable(game.rules.players);
        for (const listed of legal) assert.ok(all.some((action) => key(action) === listed), `${listed} was thought of`);
        const before = JSON.stringify(views(game));
        for (const action of all) {
          if (legal.has(key(action))) continue;
          assert.throws(
            () => game.act(action),
            (error) => error instanceof IllegalAction && ILLEGAL_ACTION_CODES.includes(error.code) && !error.message.includes('undefined'),
            `${key(action)} in ${game.phase}`,
          );
        }
        assert.equal(JSON.stringify(views(game)), before);
        return state < skipped + 30;
      });
    }),
    { numRuns: 25, includeErrorInReport: true },
  );
});

test('What is listed is accepted', () => {
  fc.assert(
    fc.property(...anyTable, fc.nat(60), (rules, seed, length) => {
      let actions = 0;
      const game = playAtRandom({ rules, seed }, () => actions++ < length);
      const record = game.record();
      for (const action of seats(game).flatMap((seat) => game.legalActions(seat))) {
        const copy = replay(record);
        copy.act(action);
        assert.equal(key(copy.record().actions.at(-1) as Action), key(action));
      }
    }),
    { numRuns: 80 },
  );
});

test('Any place that is there may be drawn from or cut at', () => {
  fc.assert(
    fc.property(anySeed, fc.integer({ min: -3, max: 36 }), fc.boolean(), (seed, at, drawing) => {
      const game = playAtRandom({ seed }, ({ phase }) => phase === (drawing ? 'cut' : 'announce') ? false : phase !== (drawing ? 'draw' : 'cut'));
      const action = { type: drawing ? 'draw' : 'cut', seat: game.toAct[0], at } as const;
      if (at >= (drawing ? 0 : 1) && at <= 32) assert.doesNotThrow(() => game.act(action));
      else assert.throws(() => game.act(action), IllegalAction);
    }),
    { numRuns: 100 },
  );
});
