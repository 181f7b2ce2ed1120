/** Cards and announcements that a seat, or a spectator (null), can see (RULES.md sections 3.3 and 3.5). */
import { itemAt } from '../rules/item-at.js';
import { isBlind, schlagOfCard, trumpfOfCard } from '../rules/announce.js';
import type { Card, Schlag, Suit } from '../rules/card.js';
import { isAnnouncer, playTogether, seatsOf, type Seat } from '../rules/seats.js';
import type { GameState } from './game-state.js';
import { announcementOf } from './roles.js';

/** Whether a seat can look at its own cards now (section 3.3). */
export const mayLook = (state: GameState, seat: Seat): boolean =>
  state.rules.look === 'everyone' ||
  announcementOf(state) !== null ||
  (state.dealer !== null && isAnnouncer(state.rules, state.dealer, seat));

/**
 * Whether a seat, or a spectator (null), can see the announcement and the cards that announce it. Only announcers can
 * see a blind announcement before the hand ends.
 */
const knowsAnnouncement = (state: GameState, seat: Seat | null): boolean =>
  !isBlind(state.rules) ||
  state.result !== null ||
  (seat !== null && state.dealer !== null && isAnnouncer(state.rules, state.dealer, seat));

/**
 * Returns the parts of the announcement that a seat knows. If both announcers show cards at the same time, a seat knows
 * only its own card until both cards are shown.
 */
export const announcementFor = (
  state: GameState,
  seat: Seat | null,
): { readonly schlag?: Schlag; readonly trumpf?: Suit } => {
  if (!knowsAnnouncement(state, seat)) return {};
  const { schlag, trumpf, rules, shownCards, dealer } = state;
  if (schlag !== null) return { schlag, ...(trumpf && { trumpf }) };
  const visible = rules.sequential ? shownCards[0] : shownCards.find((shown) => shown.seat === seat);
  if (!visible) return {};
  return visible.seat === dealer ? { trumpf: trumpfOfCard(visible.card) } : { schlag: schlagOfCard(visible.card) };
};

/**
 * Returns the partner's cards, or null without `zusammenschauen` or before the announcement is complete (RULES.md
 * section 3.3).
 */
export const partnerHandOf = (state: GameState, seat: Seat): readonly Card[] | null => {
  const { rules, dealer, hands } = state;
  if (!rules.zusammenschauen || dealer === null || announcementOf(state) === null) return null;
  const partner = seatsOf(rules.players).find((other) => other !== seat && playTogether(rules, dealer, seat, other));
  return partner === undefined ? null : itemAt(hands, partner);
};
