import type { View } from '../../game/view.js';
import { deckOf, SUITS, type Card } from '../../rules/card.js';
import { schlagOfCard, trumpfOfCard, type Announcement } from '../../rules/announce.js';
import { itemAt } from '../../rules/item-at.js';
import type { Owners } from '../cards/position.js';
import { isAnnouncer, type Seat } from '../../rules/seats.js';
import {
  BINDS,
  bindsNextPlayer,
  cardLookupFor,
  codesOf,
  SATISFIES,
  winnerIn,
  type CardLookup,
  type Code,
} from '../cards/card-lookup.js';
import { announcementModelFor } from './announcement-model.js';
import type { Knowledge } from './knowledge.js';

/** An announcement that is consistent with the tricks so far. */
export interface PossibleAnnouncement {
  readonly announcement: Announcement;
  /** The indexes of the Schlag in the announcement model and of the Trumpf in `SUITS`. */
  readonly schlag: number;
  readonly trumpf: number;
  /** By seat and code: the cards that the seat cannot hold, because it did not follow with them. */
  readonly excluded: readonly (Uint8Array | null)[];
  /** Whether `excluded` rules out any card. */
  readonly excludes: boolean;
}

interface CodedPlay {
  readonly seat: Seat;
  readonly code: Code;
  /** The cards already on the table. */
  readonly table: readonly Code[];
}

/**
 * Returns the cards that an announcer cannot hold under an announcement, because the announcer did not follow with them.
 * Returns null if no card is excluded, and false if the announcement is impossible.
 */
const excludedBy = (lookup: CardLookup, plays: readonly CodedPlay[], seat: Seat): Uint8Array | null | false => {
  const { flags, size } = lookup;
  let excluded: Uint8Array | null = null;
  for (const play of plays) {
    if (play.seat !== seat) continue;
    if (excluded?.[play.code]) return false;
    if (flags[play.code] & SATISFIES || !bindsNextPlayer(lookup, play.table)) continue;
    excluded = new Uint8Array(size);
    for (let code = 0; code < size; code++) excluded[code] = flags[code] & BINDS ? 1 : 0;
  }
  return excluded;
};

/**
 * Returns, for a blind seat, the announcements that are consistent with the winners of the tricks and the announcers' duty
 * to follow.
 */
export const possibleAnnouncements = (view: View, { tricks, plays }: Knowledge): readonly PossibleAnnouncement[] => {
  const { rules } = view;
  const codes = codesOf(rules.pack);
  const lookupUnder = cardLookupFor(rules);
  const taken = tricks.map(({ winner, cards }) => ({
    index: cards.findIndex(({ seat }) => seat === winner),
    cards: cards.map(({ card }) => codes[card]),
  }));
  const coded = plays.map(({ seat, card, trick }): CodedPlay => ({
    seat,
    code: codes[card],
    table: trick.map((lying) => codes[lying]),
  }));
  const announcers = view.handSizes.map((_, seat) => isAnnouncer(rules, view.dealer as Seat, seat));
  const possible: PossibleAnnouncement[] = [];
  announcementModelFor(rules).schlaege.forEach((schlag, index) =>
    SUITS.forEach((trumpf, suit) => {
      const announcement = { schlag, trumpf };
      const lookup = lookupUnder(announcement);
      if (taken.some((trick) => winnerIn(lookup, trick.cards) !== trick.index)) return;
      const excluded = announcers.map((bound, seat) => (bound ? excludedBy(lookup, coded, seat) : null));
      if (excluded.includes(false)) return;
      possible.push({
        announcement,
        schlag: index,
        trumpf: suit,
        excluded: excluded as (Uint8Array | null)[],
        excludes: excluded.some((cards) => cards !== null),
      });
    }),
  );
  return possible;
};

/** Whether the announcers can have named the announcement in blind play by showing their cards. */
export const canBeShown = (
  { rules: { pack }, forehand, dealer }: View,
  { played }: Knowledge,
  { schlag, trumpf }: Announcement,
  owners: Owners,
): boolean => {
  const hasHeld = (seat: Seat | null, names: (card: Card) => boolean): boolean =>
    deckOf(pack).some(
      (card) => names(card) && (owners[codesOf(pack)[card]] === seat || itemAt(played, seat as Seat).includes(card)),
    );
  return (
    hasHeld(forehand, (card) => schlagOfCard(card) === schlag) &&
    hasHeld(dealer, (card) => trumpfOfCard(card) === trumpf)
  );
};
