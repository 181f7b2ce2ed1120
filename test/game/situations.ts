/** Situations for tests: hands, leads and a seat's legal cards. */
import assert from 'node:assert/strict';
import type { Game, GameOptions } from '../../src/game/game.js';
import { deckOf, type Card, type Suit, type Schlag } from '../../src/rules/card.js';
import { restingOf, type Seat } from '../../src/rules/seats.js';
import { defineRules } from '../../src/rules/variants.js';
import { announced, cards, DEALER, dealt, FOREHAND, playCards, playHand } from './table.js';

/** Returns the cards that a seat can play without a penalty, in the order of its hand. */
export const playableCards = (game: Game, seat: Seat = game.toAct[0]): string =>
  game
    .legalActions(seat)
    .flatMap((action) => (action.type === 'play' && !action.penalty && !action.call ? [action.card] : []))
    .join(' ');

/** Plays these cards in order, each from the hand of the seat to act. */
export const play = (game: Game, words: string): Game => {
  for (const card of cards(words)) game.act({ type: 'play', seat: game.toAct[0], card });
  return game;
};

/** Returns hands of five cards: these cards for the listed seats, then the highest remaining cards. */
export const handsWith = (
  held: Readonly<Record<Seat, string>>,
  { variant = 'suedtirol', rules, players = 4 }: GameOptions = {},
): Card[][] => {
  const table = defineRules(variant, { ...rules, players });
  const { pack } = table;
  const named = new Set(Object.values(held).flatMap(cards));
  const rest = deckOf(pack).filter((card) => !named.has(card));
  return Array.from({ length: players }, (_, seat) => {
    if (seat === restingOf(table, DEALER)) return [];
    const own = cards(held[seat] ?? '');
    return [...own, ...rest.splice(0, 5 - own.length)];
  });
};

/** Returns the cards that the seat after the forehand can play from this hand after this lead. Default: Herz Achter. */
export const playableAfterLead = (lead: string, hand: string, options: GameOptions = {}, words = 'H/8'): string => {
  const game = announced(handsWith({ [FOREHAND]: lead, 2: hand }, options), options, words);
  return playableCards(play(game, lead));
};

/** Creates a blind game in which the forehand shows a card for the Schlag and the dealer a card for the Trumpf. */
export const blindGame = (
  hands: readonly Card[][],
  options: GameOptions,
  schlagCard: string,
  trumpfCard: string,
): Game => {
  const game = dealt(hands, options);
  game.act({ type: 'show', seat: FOREHAND, card: schlagCard as Card });
  game.act({ type: 'show', seat: DEALER, card: trumpfCard as Card });
  return game;
};

/** Returns the penalties for a seat's actions, by card or bid. */
export const penalties = (game: Game, seat: Seat = game.toAct[0]): Record<string, string> =>
  Object.fromEntries(
    game
      .legalActions(seat)
      .flatMap((action) =>
        (action.type === 'play' || action.type === 'bid') && action.penalty
          ? [[action.type === 'play' ? action.card : action.to, action.penalty]]
          : [],
      ),
  );

/** Continues to the next hand and announces the Schlag and the Trumpf. */
export const announceNextHand = (game: Game, words = 'H/8'): Game => {
  game.act({ type: 'next', seat: 0 });
  return announceDealt(game, words);
};

/** Plays from the cut to the first lead, or to an earlier decision. Takes no card at the cut. */
export const announceDealt = (game: Game, words = 'H/8'): Game => {
  const [trumpf, schlag] = words.split('/') as [Suit, Schlag];
  for (let asked = 0; game.phase === 'cut' && asked < 2; asked++) {
    const [action] = game
      .legalActions(game.toAct[0])
      .filter((found) => found.type === 'cut' || (found.type === 'take' && !found.accept));
    game.act(action);
  }
  if (game.phase === 'announce') {
    game.act({ type: 'announce-schlag', seat: game.toAct[0], schlag });
    game.act({ type: 'announce-trumpf', seat: game.toAct[0], trumpf });
  }
  assert.notEqual(game.phase, 'announce');
  return game;
};

/**
 * Herz Achter, 2:2. Seat 2 has led a card to the last trick. Seat 3 plays its last card next, followed by the dealer with
 * H7 and the forehand with E9.
 */
export const gameInLastTrick = (led: Card, own: Card, options: GameOptions = {}): Game => {
  const hands = [
    cards('EO LO SU LU H7'),
    cards('EA LA SK S7 E9'),
    [...cards('EU L7 SA SO'), led],
    [...cards('EK LK L10 S10'), own],
  ];
  const game = playCards(announced(hands, options), 17);
  assert.deepEqual([game.view(null).trick, game.view(3).hand], [[{ seat: 2, card: led }], [own]]);
  return game;
};

/** Maximum number of hands in a game: a hand scores at least two points, and 18 is the highest target. */
const MAX_HANDS = 40;

/** Plays hands without bids until the game is over. */
export const playToGameOver = (game: Game): Game => {
  for (let hands = 0; game.phase === 'hand-over' && hands < MAX_HANDS; hands++) playHand(announceNextHand(game));
  assert.ok(game.view(null).gameResult, 'the game is over');
  return game;
};
