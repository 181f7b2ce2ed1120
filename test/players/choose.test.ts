import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { greedyLCards, random as randomPlayer } from '../../tools/arena/baselines.js';
import { ownPlayer } from '../../tools/arena/player.js';
import { duelHands } from '../../tools/arena/duel.js';
import { advise, choose, createGame, InputError, review, type Action, type Game } from '../../src/engine.js';
import { LEVELS } from '../../src/players/level.js';
import { randomFrom, shuffled, type Random } from '../../src/rules/random.js';
import { anyAction, anyRules } from '../game/random-play.js';
import { seats } from '../game/table.js';
import { EVERY_TABLE } from '../rules/any-rules.js';
import { runs } from '../runs.js';

/** Plays up to this many random actions. */
const playRandomly = (game: Game, random: Random, actions: number): void => {
  for (let count = 0; count < actions && game.phase !== 'game-over'; count++) game.act(anyAction(game, random));
};

/** Number of sampled tables, in addition to the tables of every variant. With 800 tables, seats decide over 20,000 times. */
const TABLES = Number(process.env.LEGALITY_TABLES ?? runs(4, 80));

test('choose() returns legal actions at every level in random positions of random rules', async () => {
  const random = randomFrom('legality');
  const sampled = fc.sample(anyRules, { numRuns: TABLES, seed: 1 });
  const [positions, stride] = [runs(2, 8), runs(32, 9)];
  for (const [table, rules] of [...EVERY_TABLE, ...sampled].entries()) {
    const game = createGame({ seed: `legality-${table}`, rules });
    for (let position = 0; position < positions; position++) {
      playRandomly(game, random, 1 + random(stride));
      for (const seat of seats(game)) {
        // oxlint-disable-next-line no-await-in-loop -- positions run in sequence
        const action = await choose(game.view(seat), { level: LEVELS[(table + position) % 3], seed: 'x' });
        const legal = game.legalActions(seat).map((one) => JSON.stringify(one));
        if (action) assert.ok(legal.includes(JSON.stringify(action)), `${JSON.stringify(action)} in ${game.phase}`);
        else
          assert.ok(
            !game.toAct.includes(seat) || legal.length === 0,
            `Seat ${seat} must act in ${game.phase} but returns null`,
          );
      }
    }
  }
});

test('choose() returns the same action for the same view and seed, even if the view was parsed from JSON', async () => {
  const game = createGame({ seed: 'same' });
  playRandomly(game, randomFrom('same'), 40);
  const view = game.view(game.toAct[0]);
  const copy = JSON.parse(JSON.stringify(view)) as typeof view;
  assert.deepEqual(await choose(copy, { seed: 'a' }), await choose(view, { seed: 'a' }));
});

const SUITS = ['E', 'L', 'H', 'S'] as const;
const RANKS = ['A', 'K', 'O', 'U', '10', '9', '8', '7'] as const;
const DECK = [...SUITS.flatMap((suit) => RANKS.map((rank) => `${suit}${rank}` as const)), 'S6' as const];
type Cards = typeof DECK;

/** Returns a table after the announcement. Seat 1 holds these cards, and the other seats and the stock share the rest. */
const dealt = (own: Cards, rest: Cards): Game => {
  const hands = [rest.slice(0, 5), own, rest.slice(5, 10), rest.slice(10, 15)];
  const game = createGame({ seed: 'peek', setup: { dealer: 0, hands, stock: rest.slice(15) } });
  game.act({ type: 'announce-schlag', seat: 1, schlag: '9' });
  game.act({ type: 'announce-trumpf', seat: 0, trumpf: 'L' });
  return game;
};

test('the order of the cards in a hand does not change the choice of a card or an announcement', async () => {
  for (const variant of ['suedtirol', 'suedtirol-blind'] as const) {
    const game = createGame({ variant, seed: 'order', rules: { bidWhen: 'never', gestrichen: 'no-bid' } });
    for (let decisions = 0; decisions < runs(14, 80);) {
      const [seat] = game.toAct;
      const view = game.view(seat);
      const action = await choose(view, { level: 'strong', seed: 'order' });
      if (view.legal.length > 1 && (view.phase === 'play' || view.phase === 'announce')) {
        const turned = { ...view, hand: [...view.hand].reverse(), legal: [...view.legal].reverse() };
        assert.deepEqual(await choose(turned, { level: 'strong', seed: 'order' }), action);
        decisions++;
      }
      game.act(action ?? view.legal[0]);
    }
  }
});

test('cards that a seat cannot see do not change its actions', async () => {
  const random = randomFrom('peek');
  for (let deal = 0; deal < runs(9, 60); deal++) {
    const cards = shuffled(DECK, random);
    const [own, rest] = [cards.slice(0, 5), cards.slice(5)];
    const [view, other] = [dealt(own, rest), dealt(own, shuffled(rest, random))].map((game) => game.view(1));
    assert.deepEqual(other, view);
    const level = LEVELS[deal % 3];
    // oxlint-disable-next-line no-await-in-loop -- deals run in sequence
    assert.deepEqual(await choose(other, { level, seed: 's' }), await choose(view, { level, seed: 's' }));
  }
});

test('choose() rejects an unknown level and lists the valid levels', async () => {
  const view = createGame({ seed: 'x' }).view(0);
  const level = 'genius' as 'strong';
  await assert.rejects(
    choose(view, { level }),
    (error: Error) => error instanceof InputError && /'genius'.*'easy', 'medium' or 'strong'/.test(error.message),
  );
});

test('choose() rejects an unknown temperament and lists the valid ones, including in variants with signals', async () => {
  const temperament = 'mad' as 'bold';
  for (const variant of ['suedtirol', 'deuten'] as const) {
    await assert.rejects(
      choose(createGame({ seed: 'x', variant }).view(0), { temperament }),
      (error: Error) =>
        error instanceof InputError &&
        error.code === 'invalid-temperament' &&
        /'mad'.*'careful', 'bold'/.test(error.message),
    );
  }
});

test('choose(), advise() and review() reject a value that is not a view without revealing the game', async () => {
  const game = createGame({ seed: 'x', setup: { dealer: 0 } });
  for (const given of [null, undefined, {}, 'view', game] as readonly unknown[]) {
    for (const ask of [choose, advise, review] as readonly ((view: never) => Promise<unknown>)[]) {
      await assert.rejects(
        ask(given as never),
        (error: Error) => error instanceof InputError && error.code === 'invalid-view' && error.message.length < 120,
      );
    }
  }
  await assert.rejects(choose(game as never), /not the game itself/);
});

test('choose() rejects with the reason of an aborted signal', async () => {
  const signal = AbortSignal.abort(new Error('Too late.'));
  await assert.rejects(choose(createGame({ seed: 'x' }).view(0), { signal }), /Too late\./);
});

test('choose() resolves to null for a spectator', async () => {
  assert.equal(await choose(createGame({ seed: 'x' }).view(null)), null);
});

/** Creates hands in which seat 0 takes two of the first three tricks with hearts and still holds the Rechter. */
const lastTrick = (): Game => {
  const hands = [
    ['HA', 'HK', 'SU', 'S7', 'L9'],
    ['E9', 'EK', 'EA', 'E7', 'EU'],
    ['HO', 'HU', 'SK', 'S8', 'SO'],
    ['LA', 'LK', 'H7', 'H8', 'E8'],
  ] as const;
  return createGame({ seed: 'sure', setup: { dealer: 0, hands } });
};

test('at every level, a player with two tricks and the Rechter does not fold to a bid', async () => {
  const game = lastTrick();
  const actions: readonly Action[] = [
    { type: 'announce-schlag', seat: 1, schlag: '9' },
    { type: 'announce-trumpf', seat: 0, trumpf: 'L' },
    { type: 'play', seat: 1, card: 'E7' },
    { type: 'play', seat: 2, card: 'S8' },
    { type: 'play', seat: 3, card: 'E8' },
    { type: 'play', seat: 0, card: 'S7' },
    { type: 'play', seat: 3, card: 'H7' },
    { type: 'play', seat: 0, card: 'HA' },
    { type: 'play', seat: 1, card: 'EU' },
    { type: 'play', seat: 2, card: 'HU' },
    { type: 'play', seat: 0, card: 'HK' },
    { type: 'play', seat: 1, card: 'EK' },
    { type: 'play', seat: 2, card: 'HO' },
    { type: 'play', seat: 3, card: 'H8' },
  ];
  for (const action of actions) game.act(action);
  assert.deepEqual(game.view(0).tricks, [2, 1]);
  game.act({ type: 'play', seat: 0, card: 'SU' });
  game.act({ type: 'bid', seat: 1, to: 3 });
  for (const level of LEVELS) {
    // oxlint-disable-next-line no-await-in-loop -- levels run in sequence
    const answer = await choose(game.view(0), { level, seed: 'x' });
    assert.notEqual(answer?.type, 'fold', level);
  }
});

test('the medium level wins over two thirds of hands against random play and about half against greedy play', async () => {
  // A player no better than chance wins this many of 24 hands only once in a hundred attempts.
  const [deals, least] = [runs(12, 60), runs(70, 66)];
  const chance = await duelHands(ownPlayer('medium'), randomPlayer, deals, 'test');
  assert.ok(chance.percent > least, `${chance.percent} % against random`);
  if (!runs(false, true)) return;
  const greed = await duelHands(ownPlayer('medium'), greedyLCards(ownPlayer('medium')), deals, 'test');
  assert.ok(greed.percent > 46, `${greed.percent} % against greedy`);
});

test("with `decideAt: 'start'`, announcers and blind members decide, and get advice, with and without cards", async () => {
  for (const variant of ['suedtirol', 'suedtirol-blind', 'latinisch'] as const) {
    const rules = { decideAt: 'start', gestrichen: 'forced-three', target: 15 } as const;
    const game = createGame({ variant, rules, seed: 'start', setup: { dealer: 0, score: [13, 4] } });
    game.act({ type: 'cut', seat: 3 });
    assert.deepEqual([game.view(0).hand.length, game.view(2).hand.length], [5, 0]);
    for (const seat of [0, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- decisions run in sequence
      const [action, advice] = [await choose(game.view(seat), { level: 'strong' }), await advise(game.view(seat))];
      assert.equal(action?.type, 'decide');
      assert.equal(advice.action.type, 'decide');
    }
    game.act({ type: 'decide', seat: 2, play: false });
    for (const seat of [0, 2])
      // oxlint-disable-next-line no-await-in-loop -- reviews run in sequence
      assert.equal((await review(game.view(seat))).decisions.length, seat === 2 ? 1 : 0, `${variant} ${seat}`);
  }
});
