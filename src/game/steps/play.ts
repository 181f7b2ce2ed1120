/** Cards, tricks and signals (RULES.md sections 3.9, 5 and 9). */
import { trickWinner, type Announcement } from '../../rules/order.js';
import { sideOf } from '../../rules/seats.js';
import type { ActionOf } from '../action.js';
import type { Played } from '../fact.js';
import { announcementOf, opponentsAt, partyAt, sidesFor, type TableState } from '../state.js';
import { endGameFor, scoreHand } from './score.js';
import { replaced, withFact, type Change } from './step.js';

export const playCard = (state: TableState, { seat, card, call }: ActionOf<'play'>): Change => ({
  hands: replaced(
    state.hands,
    seat,
    state.hands[seat].filter((held) => held !== card),
  ),
  trick: [...state.trick, { seat, card }],
  ...(call === true && { called: true }),
  ...(seat === state.bluffer && state.rules.critical.includes(card) && { bluffer: null }),
});

/** Whether the card about to be played is the last of its trick. */
export const isTrickAboutToEnd = ({ trick, rules }: TableState): boolean => trick.length === rules.players - 1;

/** The place in the trick of the card that wins it. */
const winnerOf = (state: TableState, trick: readonly Played[]): number =>
  trickWinner(
    state.rules,
    announcementOf(state) as Announcement,
    trick.map(({ card }) => card),
  );

export const takeTrick = (state: TableState): Change => {
  const cards = state.trick;
  const winner = cards[winnerOf(state, cards)].seat;
  const sides = sidesFor(state, partyAt(state, winner));
  const tricks = state.tricks.map((count, side) => (sides.includes(side) ? count + 1 : count));
  const taken = { winner, cards };
  return {
    trick: [],
    signalled: [],
    firstTrick: state.firstTrick ?? taken,
    lastTrick: taken,
    leader: winner,
    tricks,
    tricksPlayed: state.tricksPlayed + 1,
    happened: withFact(state, { type: 'trick', winner, cards, tricks }),
  };
};

/** Those who reach three tricks first win the hand (section 3.10). */
const TRICKS_TO_WIN = 3;

/** Whether this card completes a trick that is the third of those who take it. */
export const winsHand = (state: TableState, { seat, card }: ActionOf<'play'>): boolean => {
  if (!isTrickAboutToEnd(state) || Math.max(...state.tricks) < TRICKS_TO_WIN - 1) return false;
  const trick = [...state.trick, { seat, card }];
  return state.tricks[sideOf(state.rules.players, trick[winnerOf(state, trick)].seat)] === TRICKS_TO_WIN - 1;
};

export const scoreTricks = (state: TableState): Change => {
  const winners = state.tricks.flatMap((count, side) => (count === TRICKS_TO_WIN ? [side] : []));
  return scoreHand(state, winners, state.value, 'tricks');
};

export const signal = (state: TableState, { seat }: ActionOf<'signal'>): Change => ({
  signalled: [...state.signalled, seat],
});

/** A revoke loses the game at once (section 5, S0). */
export const loseByRevoke = (before: TableState, action: ActionOf<'play'>): Change => {
  const played = playCard(before, action);
  const state = { ...before, ...played };
  const winners = sidesFor(state, opponentsAt(state, action.seat));
  const fined = { ...state, happened: withFact(state, { type: 'penalty', seat: action.seat, penalty: 'revoke' }) };
  const scored = scoreHand(fined, winners, 0, 'penalty');
  return { ...played, ...scored, ...endGameFor({ ...fined, ...scored }, winners) };
};
