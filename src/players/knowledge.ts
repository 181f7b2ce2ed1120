import type { Action, Fact } from '../game/action.js';
import type { View } from '../game/view.js';
import { deckOf, type Card } from '../rules/card.js';
import { legalCards } from '../rules/follow.js';
import type { Announcement } from '../rules/order.js';
import { isAnnouncer, type PlayerCount, type Seat } from '../rules/seats.js';

/** What a seat can know of the cards of this hand. */
export interface Knowledge {
  /** Cards that may be in other hands or in the stock. */
  readonly unseen: readonly Card[];
  /** Per seat: what it has played. */
  readonly played: readonly (readonly Card[])[];
  /** Per seat: cards it cannot hold, because with them it would have had to follow. */
  readonly excluded: readonly ReadonlySet<Card>[];
  /** Who named the Schlag and who the Trumpf; null while nobody has. */
  readonly namers: { readonly schlag: Seat | null; readonly trumpf: Seat | null };
}

/** The complete announcement, if the seat knows it. */
export const announcementIn = ({ announcement: { schlag, trumpf } }: View): Announcement | null =>
  schlag !== undefined && trumpf !== undefined ? { schlag, trumpf } : null;

/** What happened since the cards were dealt. */
const thisHand = (history: View['history']): readonly (Action | Fact)[] =>
  history.slice(history.map(({ type }) => type).lastIndexOf('deal') + 1);

/** Cards with which the player would not have been allowed to play this one. */
const ruledOut = (view: View, announcement: Announcement, seat: Seat, card: Card, trick: readonly Card[]): readonly Card[] => {
  if (trick.length === 0 || view.dealer === null) return [];
  const announcer = isAnnouncer(view.players as PlayerCount, view.dealer, seat);
  return deckOf(view.rules.pack).filter(
    (other) => other !== card && !legalCards(view.rules, announcement, { hand: [card, other], trick, announcer }).includes(card),
  );
};

/** All that follows from the view about where the cards are. */
export const knowledgeOf = (view: View): Knowledge => {
  const announcement = announcementIn(view);
  const played: Card[][] = view.handSizes.map(() => []);
  const excluded = view.handSizes.map(() => new Set<Card>());
  const namers: { schlag: Seat | null; trumpf: Seat | null } = { schlag: null, trumpf: null };
  let trick: Card[] = [];
  for (const event of thisHand(view.history)) {
    if (event.type === 'announce-schlag') namers.schlag = event.seat;
    if (event.type === 'announce-trumpf') namers.trumpf = event.seat;
    if (event.type === 'trick') trick = [];
    if (event.type !== 'play') continue;
    if (announcement) {
      for (const card of ruledOut(view, announcement, event.seat, event.card, trick)) excluded[event.seat].add(card);
    }
    played[event.seat].push(event.card);
    trick.push(event.card);
  }
  const seen = new Set<Card>([...view.hand, ...played.flat(), ...(view.peeked ? [view.peeked] : [])]);
  return { unseen: deckOf(view.rules.pack).filter((card) => !seen.has(card)), played, excluded, namers };
};
