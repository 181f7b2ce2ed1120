import type { Action } from '../../src/game/action.js';
import { SIGNS } from '../../src/game/sign.js';
import type { Game } from '../../src/game/game.js';
import { IllegalAction } from '../../src/game/illegal-action.js';
import { ALL_CARDS, RANKS, SUITS, type Card } from '../../src/rules/card.js';
import type { Seat } from '../../src/rules/seats.js';

/** Returns all actions that a seat could try, legal or illegal, with these cards and one unknown card. */
export const possibleActions = (seat: Seat, cards: readonly Card[] = ALL_CARDS): readonly Action[] =>
  [
    { type: 'draw', seat },
    { type: 'draw', seat, at: 40 },
    { type: 'cut', seat },
    { type: 'cut', seat, at: 0 },
    { type: 'ask-schoeneres', seat },
    { type: 'ask-schlagtausch', seat },
    { type: 'ask-swap-hands', seat },
    ...[true, false].flatMap((yes) => [
      { type: 'answer', seat, accept: yes },
      { type: 'take', seat, accept: yes },
      { type: 'decide', seat, play: yes },
    ]),
    ...[...RANKS, 'weli', 'Weli'].map((schlag) => ({ type: 'announce-schlag', seat, schlag })),
    ...[...SUITS, 'X'].map((trumpf) => ({ type: 'announce-trumpf', seat, trumpf })),
    ...[...cards, 'X1'].flatMap((card) => [
      { type: 'play', seat, card },
      { type: 'play', seat, card, call: true },
      { type: 'show', seat, card },
    ]),
    ...Array.from({ length: 20 }, (_, to) => ({ type: 'bid', seat, to })),
    { type: 'hold', seat },
    { type: 'fold', seat },
    { type: 'farbe', seat },
    { type: 'strike', seat },
    ...[...SIGNS, 'weli'].map((sign) => ({ type: 'signal', seat, sign })),
    { type: 'next', seat },
    { type: 'reveal', seat },
  ] as Action[];

/** Returns an action as text without its `penalty`, which only listed actions have. */
export const actionKey = (action: Action): string => JSON.stringify({ ...action, penalty: undefined });

/**
 * Tries an action. Returns the error if it is rejected, or null if it is accepted and performed. Throws all other errors.
 */
export const refusal = (game: Game, action: Action): IllegalAction | null => {
  const { stackTraceLimit } = Error;
  // Stack traces for many thousands of rejections would take most of the time, and no test reads them.
  Error.stackTraceLimit = 0;
  try {
    game.act(action);
    return null;
  } catch (error) {
    if (error instanceof IllegalAction) return error;
    throw error;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
};
