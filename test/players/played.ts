/** Hands set up for tests of the computer players. */
import type { Action } from '../../src/game/action.js';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import type { View } from '../../src/game/view.js';
import { shuffled, type Random } from '../../src/rules/random.js';
import { deckOf, type Card, type Pack, type Schlag, type Suit } from '../../src/rules/card.js';

export type Hands = readonly string[];

/** Creates a game without Schöneres or Schlagtausch in which seat 0 deals and seat 1 is the forehand. */
export const dealt = (hands: Hands, { setup, rules, ...options }: GameOptions = {}): Game =>
  createGame({
    seed: 'sense',
    ...options,
    rules: { schoeneres: 'none', schlagtausch: 'none', ...rules },
    setup: { dealer: 0, hands: hands.map((hand) => hand.split(' ') as Card[]), ...setup },
  });

/**
 * Creates a game after the announcement. By default, hearts are the Trumpf and eights are the Schlag. H9 is the Guter, and
 * H8 is the Rechter.
 */
export const announced = (
  hands: Hands,
  options?: GameOptions,
  trumpf: Suit = 'H',
  schlag: Schlag = '8',
  [forehand, dealer] = [1, 0],
): Game => {
  const game = dealt(hands, options);
  game.act({ type: 'announce-schlag', seat: forehand, schlag });
  game.act({ type: 'announce-trumpf', seat: dealer, trumpf });
  return game;
};

/** Plays these cards in order, each from the hand of the seat to act. */
export const play = (game: Game, words: string): Game => {
  for (const card of words.split(' ')) game.act({ type: 'play', seat: game.toAct[0], card: card as Card });
  return game;
};

/** Returns the view of the seat to act, with only plays as legal actions. */
export const dueView = (game: Game, seat = game.toAct[0]): View => {
  const view = game.view(seat);
  return { ...view, legal: view.legal.filter(({ type }) => type === 'play') };
};

/** Redistributes the cards that a seat does not see among the other seats and the stock. Returns the hands. */
export const reshuffledFor = (
  seat: number,
  hands: Hands,
  pack: Pack,
  keep: readonly string[],
  random: Random,
): string[] => {
  const fixed = new Set<string>([...hands[seat].split(' '), ...keep]);
  const free = shuffled(
    deckOf(pack).filter((card) => !fixed.has(card)),
    random,
  );
  return hands.map((hand, other) =>
    other === seat
      ? hand
      : hand
          .split(' ')
          .map((card) => (keep.includes(card) ? card : free.pop()))
          .join(' '),
  );
};

/** Plays the hand to its end: first the given cards, then always the first legal card. */
export const playToEnd = (game: Game, words: string): Game => {
  for (const card of words.split(' ').filter(Boolean)) {
    if (game.phase === 'play') game.act({ type: 'play', seat: game.toAct[0], card: card as Card });
  }
  while (game.phase === 'play') {
    const action = game.legalActions(game.toAct[0]).find(({ type }) => type === 'play') as Action;
    game.act(action);
  }
  return game;
};
