/** Showing a card to the other announcer in blind play (RULES.md section 3.5). */
import { canGiveSchlag, isBlind, schlagOfCard } from '../../rules/announce.js';
import type { Card } from '../../rules/card.js';
import type { Seat } from '../../rules/seats.js';
import { announceByCards } from '../announcement.js';
import { withSecretFacts, type Change } from '../change.js';
import type { Played } from '../fact.js';
import type { GameState } from '../game-state.js';
import { announcers, dealerOf, forehand, handOf } from '../roles.js';
import type { ActionRules } from './action-rules.js';
import { endHandSwap } from './ask-swap-hands.js';

/** Shows a card to the other announcer in blind play. Other seats' histories omit the card. */
export interface ShowAction {
  readonly type: 'show';
  readonly seat: Seat;
  readonly card?: Card;
}

/** Returns the announcers who must still show a card. With `sequential`, the forehand shows first. */
const seatsToShow = (state: GameState): readonly Seat[] => {
  const seatsLeft = announcers(state).filter((seat) => !state.shownCards.some((shown) => shown.seat === seat));
  return state.rules.sequential && seatsLeft.length === 2 ? [forehand(state)] : seatsLeft;
};

/** Whether an announcer can show this card. The forehand's card must name a Schlag. */
const isShowable = (state: GameState, seat: Seat, card: Card): boolean =>
  seat === dealerOf(state) || canGiveSchlag(state.rules, card);

export const show: ActionRules<ShowAction> = {
  fields: { card: 'a string' },
  isInRules: isBlind,
  seatsToAct: seatsToShow,
  offeredActions: (state, seat) =>
    handOf(state, seat)
      .filter((card) => isShowable(state, seat, card))
      .map((card) => ({ type: 'show', seat, card })),
  refusal(state, { seat, card }) {
    if (card === undefined || !handOf(state, seat).includes(card)) return 'not-in-hand';
    return isShowable(state, seat, card) ? null : 'not-possible';
  },
  withAudience: (action) => ({ item: action, to: [action.seat], others: { type: 'show', seat: action.seat } }),
};

// -- effects ---------------------------------------------------------------------------------------------------------

/**
 * Shows the card. Unless the option `sequential` is set, neither announcer sees the other's card before showing their
 * own.
 */
export const showCard = (state: GameState, { seat, card }: ShowAction): Change => {
  const shownNow: Played = { seat, card: card as Card };
  const shownCards = [...state.shownCards, shownNow];
  if (shownCards.length === 2)
    return announceByCards(state, shownCards, state.rules.sequential ? [shownNow] : shownCards);
  const swapEnd = endHandSwap(state);
  if (!state.rules.sequential) return { ...swapEnd, shownCards };
  const schlag = schlagOfCard(shownNow.card);
  return {
    ...swapEnd,
    shownCards,
    happened: withSecretFacts(state, announcers(state), { type: 'shown', ...shownNow }, { type: 'announced', schlag }),
  };
};

export const haveBothShown = (state: GameState): boolean => state.shownCards.length === 2;
