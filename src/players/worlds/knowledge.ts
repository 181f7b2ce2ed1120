import type { Action } from '../../game/action.js';
import type { Fact, Played, TakenTrick } from '../../game/fact.js';
import { isBeingPlayed } from '../../rules/being-played.js';
import type { View } from '../../game/view.js';
import { deckOf, type Card } from '../../rules/card.js';
import { legalCards } from '../../rules/follow.js';
import type { Announcement } from '../../rules/announce.js';
import { isAnnouncer, partyOf, type Seat } from '../../rules/seats.js';

/** A seat's knowledge about the cards of this hand. */
export interface Knowledge {
  /** The cards that can be in other hands or in the stock. */
  readonly unseen: readonly Card[];
  /** By seat: the cards that the seat has played. */
  readonly played: readonly (readonly Card[])[];
  /** By seat: the cards that the seat cannot hold, because it did not follow with them. */
  readonly excluded: readonly ReadonlySet<Card>[];
  /** By seat, for the other seats: the seat's known cards. */
  readonly knownHands: readonly (readonly Card[])[];
  /** By seat, including the view's seat: the shown cards that the seat still holds. At least one opponent has seen them. */
  readonly shownCards: readonly (readonly Card[])[];
  /** The tricks taken in this hand. */
  readonly tricks: readonly TakenTrick[];
  /** The seats that have announced the Schlag and the Trumpf, or null before each announcement. */
  readonly announcers: { readonly schlag: Seat | null; readonly trumpf: Seat | null };
  /** Every card played in this hand, in order. */
  readonly plays: readonly Play[];
  /** By seat, for the other seats: number of cards taken at the cut that this seat has not seen. */
  readonly taken: readonly number[];
}

/** Returns the complete announcement, or null if the seat does not know it. */
export const announcementIn = ({ announcement: { schlag, trumpf } }: View): Announcement | null =>
  schlag !== undefined && trumpf !== undefined ? { schlag, trumpf } : null;

/** Whether cards are being played and the seat does not know the announcement. */
export const isBlindSeat = (view: View): boolean =>
  view.rules.announcement !== 'open' && isBeingPlayed(view) && announcementIn(view) === null;

/** Returns the index of the last entry of a type in the history, or -1. */
const lastIndexOfType = (history: View['history'], type: (Action | Fact)['type']): number => {
  let index = history.length - 1;
  while (index >= 0 && history[index]?.type !== type) index--;
  return index;
};

/** Returns the entries of a history since the last deal. */
export const currentHandHistory = (history: View['history']): readonly (Action | Fact)[] =>
  history.slice(lastIndexOfType(history, 'deal') + 1);

/** Returns, by seat, the number of cards that each seat except the view's seat took at the cut of this hand. */
export const takenAtCut = ({ history, handSizes, seat }: View): readonly number[] => {
  const counts = handSizes.map(() => 0);
  for (let index = lastIndexOfType(history, 'deal') - 1; index >= 0 && history[index].type !== 'hand'; index--) {
    const event = history[index];
    if (event.type === 'took' && event.seat !== seat) counts[event.seat]++;
  }
  return counts;
};

/** A played card, with the cards that it followed. */
export interface Play {
  readonly seat: Seat;
  readonly card: Card;
  /** The cards already on the table. */
  readonly trick: readonly Card[];
  readonly firstTrick: boolean;
  readonly called: boolean;
}

/** Returns the cards that the player cannot hold, because with them this play would have been illegal. */
const excludedByPlay = (view: View, announcement: Announcement, { seat, card, ...table }: Play): readonly Card[] => {
  if (table.trick.length === 0 || view.dealer === null) return [];
  const announcer = isAnnouncer(view.rules, view.dealer, seat);
  return deckOf(view.rules.pack).filter(
    (other) =>
      other !== card &&
      !legalCards(view.rules, announcement, { hand: [card, other], announcer, ...table }).includes(card),
  );
};

/** Returns the partner of the view's seat. */
const partnerIn = ({ seat, rules, dealer }: View): Seat | undefined =>
  seat === null || dealer === null ? undefined : partyOf(rules, dealer, seat).find((other) => other !== seat);

/** The cards of the stock that the view's seat has seen and whose location it knows. */
interface SeenStock {
  readonly cards: readonly Card[];
  /** The card that the forehand was dealt in a Schöneres, if the forehand still has these cards. */
  readonly dealtToForehand: Card | null;
}

/** Returns the seat's knowledge about the cards of the stock. */
const seenStockIn = ({ history, rules, stockSeen = [] }: View): SeenStock => {
  let turned: Card | null = null;
  let redeals = 0;
  for (const event of currentHandHistory(history)) {
    if (event.type === 'stock-top') turned = event.card;
    if (event.type === 'redealt') redeals++;
  }
  // A reshuffle mixes the seen cards with the others.
  if (redeals > 0 && rules.schoeneresFrom === 'reshuffle') return { cards: [], dealtToForehand: null };
  const top = turned ?? stockSeen[0] ?? null;
  const cards = top === null ? [] : [top, ...stockSeen];
  // The first Schöneres deals the top card to the forehand. The second one puts the card away.
  return { cards, dealtToForehand: redeals === 1 ? top : null };
};

/** Returns the top card of the stock while it lies face up after these entries of a hand, otherwise null. */
export const openStockTopAfter = (entries: readonly (Action | Fact)[]): Card | null => {
  const turned = entries.find((entry) => entry.type === 'stock-top');
  return turned && !entries.some(({ type }) => type === 'redealt') ? turned.card : null;
};

/** Returns all conclusions from the view about the location of cards. */
export const knowledgeOf = (view: View): Knowledge => {
  const announcement = announcementIn(view);
  const played: Card[][] = view.handSizes.map(() => []);
  const excluded = view.handSizes.map(() => new Set<Card>());
  const announcers: { schlag: Seat | null; trumpf: Seat | null } = { schlag: null, trumpf: null };
  const tricks: TakenTrick[] = [];
  let shown: Played[] = [];
  let trick: Card[] = [];
  const plays: Play[] = [];
  const taken = [...takenAtCut(view)];
  let called = false;
  for (const event of currentHandHistory(view.history)) {
    if (event.type === 'announce-schlag') announcers.schlag = event.seat;
    if (event.type === 'announce-trumpf') announcers.trumpf = event.seat;
    if (event.type === 'shown') shown.push(event);
    if (event.type === 'redealt') {
      shown = [];
      for (const seat of event.seats) taken[seat] = 0;
    }
    if (event.type === 'trick') {
      tricks.push(event);
      trick = [];
    }
    if (event.type !== 'play') continue;
    called ||= event.call === true;
    const play = { seat: event.seat, card: event.card, trick, firstTrick: tricks.length === 0, called };
    plays.push(play);
    if (announcement) {
      for (const card of excludedByPlay(view, announcement, play)) excluded[event.seat].add(card);
    }
    played[event.seat].push(event.card);
    trick = [...trick, event.card];
  }
  const stock = seenStockIn(view);
  const shownCards = played.map((cards, seat) =>
    shown.flatMap((one) => (one.seat === seat && !cards.includes(one.card) ? one.card : [])),
  );
  const knownHands = view.handSizes.map((_, seat) => {
    if (seat === view.seat) return [];
    if (view.partnerHand && seat === partnerIn(view)) return view.partnerHand;
    const cards = new Set(shownCards[seat]);
    if (stock.dealtToForehand !== null && seat === view.forehand) cards.add(stock.dealtToForehand);
    return [...cards].filter((card) => !played[seat].includes(card));
  });
  // The card seen at the cut is at the bottom of the pack. A view contains it until a Schöneres can shuffle it in.
  const seenCards = new Set<Card>([
    ...view.hand,
    ...played.flat(),
    ...knownHands.flat(),
    ...(view.peeked ? [view.peeked] : []),
    ...stock.cards,
  ]);
  return {
    unseen: deckOf(view.rules.pack).filter((card) => !seenCards.has(card)),
    played,
    excluded,
    knownHands,
    shownCards,
    tricks,
    announcers,
    plays,
    taken,
  };
};
