import assert from 'node:assert/strict';
import type { Action } from '../../src/game/action.js';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import { IllegalAction, type IllegalActionCode } from '../../src/game/illegal-action.js';
import type { Setup } from '../../src/game/setup.js';
import type { Card, Schlag, Suit } from '../../src/rules/card.js';
import type { Seat } from '../../src/rules/seats.js';

/** Parses cards such as `HA HK`. */
export const cards = (words: string): Card[] => words.split(' ').filter(Boolean) as Card[];

/** Seat 0 deals, and seat 1 is the forehand. Seats 2 and 3 are their partners, and seat 3 cuts. */
export const DEALER = 0;
export const FOREHAND = 1;
export const DEALERS_PARTNER = 2;
export const CUTTER = 3;

/**
 * Herz Achter. If all players play their cards in the order held, no player leads trump. Side 1 takes two tricks, then
 * side 0 takes two. Seat 2 leads E10 to the last trick, and the dealer wins with the trump seven.
 */
export const FIVE_TRICKS: readonly Card[][] = [
  cards('EO LO SU LU H7'),
  cards('EA LA SK S7 E9'),
  cards('E7 L7 SA SO E10'),
  cards('EK LK S9 S10 L9'),
];

/** Herz Achter. If all players play their cards in the order held, the forehand takes three tricks in a row. */
export const FOREHAND_WINS: readonly Card[][] = [
  cards('H7 HU LO SU LU'),
  cards('H9 H8 S8 LA E9'),
  cards('H10 HO LK SA SO'),
  cards('HK HA S9 E7 L7'),
];

/** Returns a game with a set-up first hand that waits for the Schlag. */
export const dealt = (hands: readonly Card[][] = FIVE_TRICKS, { setup, ...options }: GameOptions = {}): Game =>
  createGame({ seed: 'stube', ...options, setup: { dealer: DEALER, hands, ...setup } });

/** Announces the Schlag and the Trumpf, such as `H/8`. Skips a half that is already named. */
export const announce = (game: Game, words = 'H/8'): Game => {
  const [trumpf, schlag] = words.split('/') as [Suit, Schlag];
  if (!game.view(null).announcement.schlag) game.act({ type: 'announce-schlag', seat: game.toAct[0], schlag });
  game.act({ type: 'announce-trumpf', seat: game.toAct[0], trumpf });
  return game;
};

/** Returns a game with a set-up first hand after the announcement. */
export const announced = (hands?: readonly Card[][], options?: GameOptions, words?: string): Game =>
  announce(dealt(hands, options), words);

/** Plays the first legal card of the seat to act, this many times or until the hand ends. */
export const playCards = (game: Game, count = Infinity): Game => {
  for (let played = 0; played < count && game.phase === 'play'; played++) {
    const [seat] = game.toAct;
    const action = game.legalActions(seat).find(({ type }) => type === 'play');
    assert.ok(action, 'the seat due has a card to play');
    game.act(action);
  }
  return game;
};

/** Plays complete tricks. */
export const playTricks = (game: Game, count: number): Game => playCards(game, count * game.rules.players);

/** Plays to the end of the hand without bids or questions. */
export const playHand = (game: Game): Game => {
  if (game.phase === 'cut') game.act({ type: 'cut', seat: game.toAct[0] });
  if (game.phase === 'announce') announce(game);
  if (game.phase === 'decide') game.act({ type: 'decide', seat: game.toAct[0], play: true });
  return playCards(game);
};

/** Continues to the next hand, dealt from the seed. */
export const next = (game: Game): Game => {
  game.act({ type: 'next', seat: 0 });
  return game;
};

export const bid = (game: Game, seat: Seat, to: number): void => game.act({ type: 'bid', seat, to });
export const hold = (game: Game, seat: Seat): void => game.act({ type: 'hold', seat });
export const fold = (game: Game, seat: Seat): void => game.act({ type: 'fold', seat });

/** Asserts that an action is rejected with this code and does not change the game. Returns the error. */
export const assertRejected = (game: Game, code: IllegalActionCode, action: unknown): IllegalAction => {
  const before = JSON.stringify([
    game.record(),
    game.phase,
    game.toAct,
    ...[null, ...seats(game)].map((seat) => game.view(seat)),
  ]);
  try {
    game.act(action as Action);
  } catch (error) {
    assert.ok(error instanceof IllegalAction, String(error));
    assert.equal(error.code, code, error.message);
    assert.equal(
      JSON.stringify([game.record(), game.phase, game.toAct, ...[null, ...seats(game)].map((seat) => game.view(seat))]),
      before,
    );
    return error;
  }
  assert.fail(`accepted: ${JSON.stringify(action)}`);
};

export const seats = (game: Game): Seat[] => Array.from({ length: game.rules.players }, (_, seat) => seat);

/** Returns the types of a seat's legal actions, without duplicates, sorted. */
export const kinds = (game: Game, seat: Seat): string[] =>
  [...new Set(game.legalActions(seat).map(({ type }) => type))].sort();

/** Returns the bids that a seat can make. */
export const bids = (game: Game, seat: Seat): number[] =>
  game.legalActions(seat).flatMap((action) => (action.type === 'bid' ? [action.to] : []));

/** Returns a set-up with this score before the first hand. */
export const gameAtScore = (...score: number[]): Setup => ({ score });
