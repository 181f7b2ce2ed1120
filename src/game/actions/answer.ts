/**
 * The answer to a request for a Schöneres, a Schlagtausch or a swap of hands (RULES.md sections 3.6 and 3.7). An
 * announcer must answer an announcer. A blind player can answer the other blind player, but the game does not wait.
 */
import { leaderAfterSwap } from '../../rules/announce.js';
import type { Seat } from '../../rules/seats.js';
import { cardsForSchoeneres } from '../announcement.js';
import { withFact, type Change } from '../change.js';
import type { GameState } from '../game-state.js';
import type { IllegalActionCode } from '../illegal-action.js';
import { dealToAnnouncers, shuffleForSchoeneres } from '../pack.js';
import { announcers, blindSeats, bottomIsKnown, cutter, dealerOf, forehand, handOf } from '../roles.js';
import type { ActionRules } from './action-rules.js';

export interface AnswerAction {
  readonly type: 'answer';
  readonly seat: Seat;
  readonly accept: boolean;
}

/** Whether an announcer asked, so that the other announcer must answer. */
const isForAnnouncers = ({ question }: GameState): boolean =>
  question?.type === 'schoeneres' || question?.type === 'schlagtausch';

/** Returns the reason for rejecting an answer. The seats that answer an announcer are already checked. */
const refusal = (state: GameState, seat: Seat): IllegalActionCode | null => {
  if (isForAnnouncers(state)) return null;
  if (!state.question) return 'wrong-phase';
  return blindSeats(state).includes(seat) && seat !== state.question.seat ? null : 'not-your-turn';
};

export const answer: ActionRules<AnswerAction> = {
  fields: { accept: 'true or false' },
  seatsToAct: (state) =>
    isForAnnouncers(state) ? announcers(state).filter((seat) => seat !== state.question?.seat) : null,
  offeredActions: (state, seat) =>
    refusal(state, seat) === null
      ? [
          { type: 'answer', seat, accept: true },
          { type: 'answer', seat, accept: false },
        ]
      : [],
  refusal: (state, { seat }) => refusal(state, seat),
};

// -- effects ---------------------------------------------------------------------------------------------------------

export const clearQuestion = (): Change => ({ question: null });

/** Deals a Schöneres: both announcers replace all five of their cards. All announcements and shown cards become void. */
export const dealSchoeneres = (state: GameState): Change => {
  const { rules, stock, bluffer, questionsAsked, signalled, handSwap } = state;
  const [first, second] = [forehand(state), dealerOf(state)];
  const bottom = bottomIsKnown(state) ? stock.slice(-1) : [];
  const fromStock = rules.schoeneresFrom === 'stock';
  const cards = cardsForSchoeneres(state);
  const requests = questionsAsked.schoeneres.length;
  const newHands = dealToAnnouncers(fromStock ? cards : shuffleForSchoeneres(cards, state, requests));
  return {
    hands: state.hands.map((hand, seat) =>
      seat === first ? newHands.forehand : seat === second ? newHands.dealer : hand,
    ),
    stock: [...newHands.rest, ...bottom],
    stockTop: null,
    // If no card is left, the dealer holds the bottom card.
    stockSeen: fromStock ? state.stockSeen.slice(0, newHands.rest.length > 0 ? 2 : 1) : [],
    // The card that a player looked at but did not take at the cut is now shuffled in, so its position is unknown.
    peeked: fromStock || bottomIsKnown(state) ? state.peeked : null,
    bluffer: announcers(state).includes(cutter(state)) ? null : bluffer,
    schlag: null,
    shownCards: [],
    // The announcers have new cards, so their earlier signs are void, and they can signal again.
    signalled: signalled.filter(({ seat }) => !announcers(state).includes(seat)),
    question: null,
    handSwap: rules.blindSwap && handSwap === 'closed' ? 'open' : handSwap,
    happened: withFact(state, { type: 'redealt', seats: announcers(state) }),
  };
};

/** Swaps the announcements in a Schlagtausch. A Schlag already announced becomes void. */
export const swapAnnouncement = (state: GameState): Change => ({
  swapped: true,
  leader: leaderAfterSwap(state.rules, forehand(state), dealerOf(state)),
  schlag: null,
  question: null,
  happened: withFact(state, { type: 'swapped' }),
});

/** Swaps the hands of the two blind players. Neither has looked, so no seat learns a card. */
export const swapHands = (state: GameState): Change => {
  const seats = blindSeats(state);
  const otherOf = (seat: Seat): Seat => seats.find((other) => other !== seat) ?? seat;
  return {
    hands: state.hands.map((hand, seat) => (seats.includes(seat) ? handOf(state, otherOf(seat)) : hand)),
    question: null,
    happened: withFact(state, { type: 'hands-swapped', seats }),
  };
};
