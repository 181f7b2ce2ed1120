/** The other announcer's answer to a request for a Schöneres or a Schlagtausch (RULES.md sections 3.6 and 3.7). */
import { leaderAfterSwap } from '../../rules/announce.js';
import type { Seat } from '../../rules/seats.js';
import { cardsForSchoeneres } from '../announcement.js';
import { withFact, type Change } from '../change.js';
import type { GameState } from '../game-state.js';
import { dealToAnnouncers, shuffleForSchoeneres } from '../pack.js';
import { announcers, bottomIsKnown, cutter, dealerOf, forehand } from '../roles.js';
import type { ActionRules } from './action-rules.js';

export interface AnswerAction {
  readonly type: 'answer';
  readonly seat: Seat;
  readonly accept: boolean;
}

export const answer: ActionRules<AnswerAction> = {
  fields: { accept: 'true or false' },
  seatsToAct: (state) => announcers(state).filter((seat) => seat !== state.question?.seat),
  offeredActions: (_, seat) => [
    { type: 'answer', seat, accept: true },
    { type: 'answer', seat, accept: false },
  ],
  refusal: () => null,
};

// -- effects ---------------------------------------------------------------------------------------------------------

export const clearQuestion = (): Change => ({ question: null });

/** Deals a Schöneres: both announcers replace all five of their cards. All announcements and shown cards become void. */
export const dealSchoeneres = (state: GameState): Change => {
  const { rules, stock, bluffer, questionsAsked, signalled } = state;
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
    stockSeen: fromStock ? state.stockSeen : [],
    // The card that a player looked at but did not take at the cut is now shuffled in, so its position is unknown.
    peeked: fromStock || bottomIsKnown(state) ? state.peeked : null,
    bluffer: announcers(state).includes(cutter(state)) ? null : bluffer,
    schlag: null,
    shownCards: [],
    // The announcers have new cards, so their earlier signs are void, and they can signal again.
    signalled: signalled.filter(({ seat }) => !announcers(state).includes(seat)),
    question: null,
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
