/**
 * Chooses the actions of the golden games from a separate random sequence, so that the files do not depend on the computer
 * players. Plays random legal cards, and sometimes bids, asks, signals or breaks a rule.
 */
import assert from 'node:assert/strict';
import type { Action } from '../../src/game/action.js';
import type { Game } from '../../src/game/game.js';
import { rankOf, suitOf } from '../../src/rules/card.js';
import type { Random } from '../../src/rules/random.js';
import { seatsOf } from '../../src/rules/seats.js';

type Kind =
  | 'penalty'
  | 'strike'
  | 'signal'
  | 'call'
  | 'farbe'
  | 'schoeneres'
  | 'schlagtausch'
  | 'swap hands'
  | 'raise'
  | 'late bid'
  | 'bid';

/** Special actions with their chances (1 in N whenever they are legal), in the order in which they are tried. */
const CHANCES: Readonly<Record<Kind, number>> = {
  penalty: 16,
  strike: 5,
  signal: 9,
  call: 2,
  farbe: 2,
  schoeneres: 6,
  schlagtausch: 7,
  'swap hands': 2,
  raise: 5,
  'late bid': 3,
  bid: 12,
};

const isLastTrick = (game: Game): boolean => game.view(null).handSizes.every((size) => size <= 1);

const kindOf = (action: Action, game: Game): Kind | null => {
  if ('penalty' in action) return 'penalty';
  switch (action.type) {
    case 'strike':
    case 'signal':
    case 'farbe':
      return action.type;
    case 'ask-schoeneres':
      return 'schoeneres';
    case 'ask-schlagtausch':
      return 'schlagtausch';
    case 'ask-swap-hands':
      return 'swap hands';
    case 'bid':
      if (game.phase === 'answer') return 'raise';
      return isLastTrick(game) ? 'late bid' : 'bid';
    case 'play':
      return action.call ? 'call' : null;
    case 'draw':
    case 'cut':
    case 'take':
    case 'answer':
    case 'announce-schlag':
    case 'announce-trumpf':
    case 'show':
    case 'decide':
    case 'hold':
    case 'fold':
    case 'next':
    case 'reveal':
      return null;
  }
};

/** Whether an action ends the hand early. Such actions are chosen less often. */
const endsHandEarly = (action: Action): boolean => action.type === 'fold' || (action.type === 'decide' && !action.play);

/** Whether the hand contains the rank or suit to announce. Such announcements are preferred. */
const isCardInHand = (action: Action, game: Game): boolean => {
  if (action.type === 'announce-schlag')
    return game.view(action.seat).hand.some((card) => rankOf(card) === action.schlag);
  return (
    action.type !== 'announce-trumpf' || game.view(action.seat).hand.some((card) => suitOf(card) === action.trumpf)
  );
};

/** Adds a random cut position to half of the cuts. */
const cutAtRandom = (action: Action, game: Game, random: Random): Action =>
  action.type === 'cut' && random(2) === 0 ? { ...action, at: 1 + random(game.rules.pack - 1) } : action;

/** Chooses the next action of the game, by any seat. */
export const chooseAction = (game: Game, random: Random): Action => {
  // `reveal` is never a random choice. Only the game with revealed hands uses this action.
  const legal = seatsOf(game.rules.players)
    .flatMap((seat) => game.legalActions(seat))
    .filter(({ type }) => type !== 'reveal');
  const oneOf = (actions: readonly Action[]): Action => actions[random(actions.length)];
  for (const kind of Object.keys(CHANCES) as Kind[]) {
    const found = legal.filter((action) => kindOf(action, game) === kind);
    if (found.length > 0 && random(CHANCES[kind]) === 0) return oneOf(found);
  }
  const usual = legal.filter((action) => kindOf(action, game) === null);
  assert.ok(usual.length > 0, 'an ordinary action is always legal');
  const bold = usual.filter((action) => !endsHandEarly(action));
  const choice = random(3) > 0 ? bold : usual;
  const held = choice.filter((action) => isCardInHand(action, game));
  return cutAtRandom(oneOf(held.length > 0 ? held : choice), game, random);
};
