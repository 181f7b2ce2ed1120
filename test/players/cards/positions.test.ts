import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { createGame, type Game } from '../../../src/game/game.js';
import type { View } from '../../../src/game/view.js';
import { choose } from '../../../src/players/choose.js';
import { deckOf, type Card } from '../../../src/rules/card.js';
import { randomFrom, shuffled } from '../../../src/rules/random.js';
import type { RuleSet } from '../../../src/rules/variants.js';

/** Walks through games at random and shows every position on the way. */
async function* positions(count: number, rules: Partial<RuleSet>, seed: string): AsyncGenerator<Game> {
  let seen = 0;
  for (let number = 0; seen < count; number++) {
    const random = randomFrom(seed, number);
    const game = createGame({ rules, seed: `${seed}-${number}`, setup: { score: [random(15), random(15)] } });
    for (let step = 0; step < 80 && seen < count; step++, seen++) {
      yield game;
      const seat = game.toAct[random(game.toAct.length)];
      const legal = game.legalActions(seat);
      game.act(legal[random(legal.length)]);
    }
  }
}

test('what a player does is always allowed, and every phase is answered', async () => {
  const phases = new Set<string>();
  for (const rules of [{}, { players: 2 }, { bidWhen: 'anytime' }] as const) {
    for await (const game of positions(500, rules, 'legal')) {
      const [seat] = game.toAct;
      const action = await choose(game.view(seat), { level: 'easy', seed: 'x' });
      assert.ok(action, `seat ${seat} does not answer in the phase ${game.phase}`);
      assert.ok(game.legalActions(seat).some((legal) => isDeepStrictEqual(legal, action)), `${JSON.stringify(action)} in the phase ${game.phase}`);
      phases.add(game.phase === 'answer' ? `answer ${game.view(seat).pending?.type}` : game.phase);
    }
  }
  assert.deepEqual(
    [...phases].sort(),
    ['announce', 'answer bid', 'answer schlagtausch', 'answer schoeneres', 'cut', 'decide', 'draw', 'game-over', 'hand-over', 'play'],
  );
});

test('a seat that may bid out of its turn bids or stays silent', async () => {
  const answers = new Set<string | null>();
  for await (const game of positions(800, { bidWhen: 'anytime' }, 'silent')) {
    if (game.phase !== 'play') continue;
    const waiting = [0, 1, 2, 3].filter((seat) => !game.toAct.includes(seat) && game.legalActions(seat).length > 0);
    for (const seat of waiting) answers.add((await choose(game.view(seat), { level: 'easy' }))?.type ?? null);
  }
  assert.deepEqual(answers, new Set([null, 'bid']));
});

/** The same game with the cards the seat cannot see dealt otherwise; null if it could tell the difference. */
const otherDeal = (game: Game, view: View, seat: number, seed: string): Game | null => {
  const { actions, setup, rules } = game.record();
  const hands = setup?.hands as readonly (readonly Card[])[];
  const playedBy = hands.map((_, other) => actions.flatMap((action) => (action.type === 'play' && action.seat === other ? [action.card] : [])));
  const fixed = new Set([...hands[seat], ...playedBy.flat()]);
  const hidden = shuffled(deckOf(33).filter((card) => !fixed.has(card)), randomFrom(seed));
  const dealt = hands.map((hand, other) => {
    if (other === seat) return hand;
    return hand.map((card) => (playedBy[other].includes(card) ? card : (hidden.pop() as Card)));
  });
  const other = createGame({ rules, seed: 'other', setup: { ...setup, hands: dealt, stock: hidden } });
  try {
    for (const action of actions) other.act(action);
  } catch {
    return null; // somebody would have had to follow
  }
  return JSON.stringify(other.view(seat)) === JSON.stringify(view) ? other : null;
};

test('cards a seat cannot see change nothing in what it does', async () => {
  let compared = 0;
  let differently = 0;
  for (let number = 0; number < 30; number++) {
    const random = randomFrom('peek', number);
    const pack = shuffled(deckOf(33), random);
    const hands = [0, 1, 2, 3].map((seat) => pack.slice(seat * 5, seat * 5 + 5));
    const game = createGame({ seed: 'peek', rules: { schoeneres: 'none' }, setup: { dealer: number % 4, hands, stock: pack.slice(20), score: [random(15), random(15)] } });
    while (game.phase !== 'hand-over' && game.phase !== 'game-over') {
      const seat = game.toAct[0];
      const view = game.view(seat);
      const other = otherDeal(game, view, seat, `${number}-${view.history.length}`);
      const action = await choose(view, { level: 'medium', seed: 'peek' });
      if (other) {
        const hidden = [0, 1, 2, 3].filter((hiddenSeat) => hiddenSeat !== seat);
        if (hidden.some((hiddenSeat) => JSON.stringify(other.view(hiddenSeat).hand) !== JSON.stringify(game.view(hiddenSeat).hand))) differently++;
        assert.deepEqual(await choose(other.view(seat), { level: 'medium', seed: 'peek' }), action);
        compared++;
      }
      assert.ok(action);
      game.act(action);
    }
  }
  assert.ok(compared > 150, `only ${compared} positions could be compared`);
  assert.ok(differently > compared * 0.8, `hidden cards differed in only ${differently} of ${compared}`);
});
