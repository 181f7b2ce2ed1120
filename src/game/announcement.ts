/** The announcers, and announcements made by showing cards (RULES.md sections 3.5, 3.7 and 8). */
import { bottomSchlagCard, schlagOfCard, trumpfOfCard } from '../rules/announce.js';
import type { Card } from '../rules/card.js';
import type { Seat } from '../rules/seats.js';
import { withSecretFacts, type Change } from './change.js';
import type { Played } from './fact.js';
import type { GameState } from './game-state.js';
import { announcers, bottomIsKnown, dealerOf, forehand, handOf } from './roles.js';

/** Whether the forehand announces both the Schlag and the Trumpf (section 8). */
export const announcesBoth = ({ rules }: GameState): boolean =>
  rules.players === 3 && rules.threePlayer === 'forehand-names-both';

export const schlagAnnouncer = (state: GameState): Seat => (state.swapped ? dealerOf(state) : forehand(state));
export const trumpfAnnouncer = (state: GameState): Seat =>
  state.swapped || announcesBoth(state) ? forehand(state) : dealerOf(state);

/**
 * Announces the Schlag and the Trumpf named by the cards that the forehand and the dealer showed.
 * @param newlyShown the cards for which no `shown` fact exists yet
 */
export const announceByCards = (
  state: GameState,
  shownCards: readonly Played[],
  newlyShown: readonly Played[],
): Change => {
  const cardOf = (seat: Seat): Card => (shownCards.find((played) => played.seat === seat) as Played).card;
  const schlag = schlagOfCard(cardOf(forehand(state)));
  const trumpf = trumpfOfCard(cardOf(dealerOf(state)));
  const facts = newlyShown.map(({ seat, card }) => ({ type: 'shown', seat, card }) as const);
  return {
    shownCards,
    schlag,
    trumpf,
    happened: withSecretFacts(state, announcers(state), ...facts, { type: 'announced', schlag, trumpf }),
  };
};

/**
 * Announces the Schlag and the Trumpf named by the last cards dealt to the forehand and the dealer. Only these two
 * players see the cards.
 */
export const announceByBottomCards = (state: GameState): Change => {
  const [first, second] = [forehand(state), dealerOf(state)];
  const cards: Played[] = [
    { seat: first, card: bottomSchlagCard(state.rules, handOf(state, first)) },
    { seat: second, card: handOf(state, second).at(-1) as Card },
  ];
  return announceByCards(state, cards, cards);
};

/** Returns the cards for the new hands of a Schöneres, before they are shuffled. A known bottom card stays out. */
export const cardsForSchoeneres = (state: GameState): readonly Card[] => {
  const stock = bottomIsKnown(state) ? state.stock.slice(0, -1) : state.stock;
  if (state.rules.schoeneresFrom === 'stock') return stock;
  return [...stock, ...handOf(state, forehand(state)), ...handOf(state, dealerOf(state))];
};
