import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ownPlayer, runToEnd } from '../../tools/arena/player.js';
import { perfectInformation } from '../../tools/arena/searchers.js';
import { createGame, type Game } from '../../src/game/game.js';
import type { Action } from '../../src/game/action.js';
import type { View } from '../../src/game/view.js';
import { LEVELS } from '../../src/players/level.js';
import { think } from '../../src/players/think.js';
import { deckOf, type Card } from '../../src/rules/card.js';
import { randomFrom, shuffled } from '../../src/rules/random.js';
import { playOrderOf, seatsOf, sidesOf } from '../../src/rules/seats.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { seatsToAsk } from '../../src/session/seats-to-ask.js';
import { runs } from '../runs.js';

/** A function that decides for a seat. Only a decider that peeks uses the `game` argument. */
type DecisionContext = (view: View, game: Game) => Action | null;

const decided = (view: View, level: (typeof LEVELS)[number]): Action | null => runToEnd(think(view, level, 'peek'));

/** Returns the same game with other hidden cards, or null if the seat could notice the difference. */
const otherDeal = (game: Game, view: View, seat: number, seed: string): Game | null => {
  const { actions, setup, rules } = game.record();
  const hands = setup?.hands as readonly (readonly Card[])[];
  const playedBy = hands.map((_, other) =>
    actions.flatMap((action) => (action.type === 'play' && action.seat === other ? [action.card] : [])),
  );
  const fixed = new Set([...hands[seat], ...playedBy.flat()]);
  const hidden = shuffled(
    deckOf(rules.pack).filter((card) => !fixed.has(card)),
    randomFrom(seed),
  );
  const dealt = hands.map((hand, other) => {
    if (other === seat) return hand;
    return hand.map((card) => (playedBy[other].includes(card) ? card : (hidden.pop() as Card)));
  });
  const other = createGame({ rules, seed: 'other', setup: { ...setup, hands: dealt, stock: hidden } });
  try {
    for (const action of actions) other.act(action);
  } catch {
    return null; // with these cards, an earlier action would have been illegal
  }
  return JSON.stringify(other.view(seat)) === JSON.stringify(view) ? other : null;
};

/**
 * Compares the decisions in some hands after changing the hidden cards. Returns the numbers of compared and changed
 * decisions.
 * @param also returns more data to compare, or null to skip a decision
 */
const changes = (
  rules: RuleSet,
  hands: number,
  context: DecisionContext,
  also: (view: View, game: Game) => unknown = () => 'decision',
): { compared: number; changed: number } => {
  let [compared, changed] = [0, 0];
  for (let number = 0; number < hands; number++) {
    const random = randomFrom('peek', number);
    const pack = shuffled(deckOf(rules.pack), random);
    const dealer = number % rules.players;
    const order = playOrderOf(rules, dealer);
    const dealt = seatsOf(rules.players).map((seat) => {
      const index = order.indexOf(seat);
      return index === -1 ? [] : pack.slice(index * 5, index * 5 + 5);
    });
    const setup = {
      dealer,
      hands: dealt,
      stock: pack.slice(order.length * 5),
      score: sidesOf(rules.players).map(() => random(8)),
    };
    const game = createGame({ seed: 'peek', rules, setup });
    while (game.phase !== 'hand-over' && game.phase !== 'game-over') {
      const seat = game.toAct[0];
      const view = game.view(seat);
      const action = context(view, game);
      const more = also(view, game);
      const other = more === null ? null : otherDeal(game, view, seat, `${number}-${view.history.length}`);
      if (other) {
        compared++;
        const otherView = other.view(seat);
        if (JSON.stringify([context(otherView, other), also(otherView, other)]) !== JSON.stringify([action, more]))
          changed++;
      }
      game.act(action ?? view.legal[0]);
    }
  }
  return { compared, changed };
};

/** Number of compared hands per table and level. A full run compares 42 hands with over 2,000 decisions per level. */
const HANDS = Number(process.env.PEEK_HANDS ?? runs(1, 4));

const TABLES: readonly RuleSet[] = [
  defineRules('suedtirol', { schoeneres: 'none' }),
  defineRules('suedtirol', { schoeneres: 'none', players: 2 }),
  defineRules('blind', { schoeneres: 'none' }),
  defineRules('bayrisch-11', { schoeneres: 'none', cut: 'plain', cutBluff: false, players: 3 }),
  defineRules('normal', { schoeneres: 'none', players: 3 }),
];

for (const [index, level] of LEVELS.entries()) {
  // `npm test` uses every other table, so that each level plays at two tables.
  const tables = TABLES.filter((_, table) => runs((table + index) % 2 === 0, true));
  test(`at the ${level} level, cards that the seat cannot see do not change its decisions`, () => {
    let all = 0;
    for (const rules of tables) {
      const { compared, changed } = changes(rules, HANDS, (view) => decided(view, level));
      assert.equal(changed, 0, `${changed} of ${compared} decisions in ${rules.variant}`);
      all += compared;
    }
    assert.ok(all > runs(6, 15) * HANDS, `only ${all} decisions could be compared`);
  });
}

test("the partner's cards change neither the order of answers to a bid nor the answers left to the partner", () => {
  const orders = new Set<string>();
  const left = new Set<boolean>();
  const { compared, changed } = changes(
    TABLES[0],
    runs(12, 60),
    // Bids as soon as possible, so that every hand contains answers.
    (view) => view.legal.find(({ type }) => type === 'bid') ?? decided(view, 'easy'),
    (view, game) => {
      if (view.phase !== 'answer' || view.pending?.type !== 'bid') return null;
      const answer = runToEnd(think(view, 'medium', 'peek', undefined, true));
      const order = seatsToAsk(game, () => false, 'peek');
      orders.add(order.map(({ seat }) => seat).join());
      left.add(answer === null);
      return [order, answer];
    },
  );
  assert.equal(changed, 0, `${changed} of ${compared}`);
  assert.ok(compared > 5 && orders.size > 1 && left.size === 2, `${compared} answers, ${[...orders].join(' ')}`);
});

test('the comparison detects a player who peeks at other players’ hands', () => {
  const peeker = perfectInformation(ownPlayer('easy'));
  const { compared, changed } = changes(TABLES[0], runs(3, 12), (view, game) => peeker(view, 'peek', game));
  assert.ok(changed > 0, `not once in ${compared} decisions`);
});
