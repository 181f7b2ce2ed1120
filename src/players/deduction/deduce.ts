import { indexed } from '../../base/list-of.js';
import type { View } from '../../game/view.js';
import { schlaegeOf, type Announcement } from '../../rules/announce.js';
import { deckOf, SUITS, type Card } from '../../rules/card.js';
import { isAnnouncer, type Seat } from '../../rules/seats.js';
import { allowsLastTrickBid } from '../../rules/stakes.js';
import { LAST_TRICK } from '../../rules/tricks.js';
import { BINDS, CALLS, cardTablesFor, SATISFIES, winnerIn, type CardTables, type Code } from '../cards/card-tables.js';
import { checkView } from '../check-view.js';
import type { Because } from './because.js';
import {
  announcementDemands,
  dealDemands,
  schlagCards,
  trumpfCards,
  whereaboutsOf,
  type Whereabouts,
} from './demands.js';
import { evidenceIn, isInTheDark, type Evidence, type SeenPlay } from './evidence.js';
import { canBeDealt, type Demand } from './hidden-deal.js';

/** A Schlag and a Trumpf that cannot have been announced together. */
export interface Excluded extends Announcement {
  /** Why: the plainest of the reasons there are. */
  readonly because: Because;
  /** The numbers of the tricks that show it, ascending, from 1; empty where the cards dealt or told do. */
  readonly tricks: readonly number[];
}

/** What a seat can conclude about the announcement: each pair of a Schlag and a Trumpf is in one of the two lists. */
export interface Deduction {
  readonly possible: readonly Announcement[];
  readonly excluded: readonly Excluded[];
}

type Reason = Pick<Excluded, 'because' | 'tricks'>;

const TOLD: Reason = { because: { key: 'told', params: {} }, tricks: [] };

const LAST = LAST_TRICK + 1;

/** All that is the same for every pair. */
interface Case {
  readonly view: View;
  readonly deck: readonly Card[];
  readonly evidence: Evidence;
  readonly where: Whereabouts;
  readonly demands: readonly Demand[];
}

/** A trick that another card would have taken. */
const trickAgainst = ({ deck, evidence }: Case, tables: CardTables): Reason | null => {
  for (const [index, { seats, codes, winner }] of indexed(evidence.tricks)) {
    const should = winnerIn(tables, codes);
    if (should === winner) continue;
    const params = {
      seat: seats[winner],
      card: deck[codes[winner]],
      other: seats[should],
      better: deck[codes[should]],
    };
    return { because: { key: 'trick-taken', params }, tricks: [index + 1] };
  }
  return null;
};

/** The first time that an announcer did not follow a lead that calls for trump; by seat. */
const refusals = ({ view, evidence }: Case, { flags }: CardTables): ReadonlyMap<Seat, SeenPlay> => {
  const found = new Map<Seat, SeenPlay>();
  for (const play of evidence.plays) {
    const { seat, code, led } = play;
    if (led < 0 || found.has(seat) || !isAnnouncer(view.players, evidence.dealer, seat)) continue;
    if (flags[led] & CALLS && !(flags[code] & SATISFIES)) found.set(seat, play);
  }
  return found;
};

/** A card played later with which an announcer would have had to follow. */
const followAgainst = (
  { deck, evidence }: Case,
  { flags }: CardTables,
  refused: ReadonlyMap<Seat, SeenPlay>,
): Reason | null => {
  for (const { seat, code: held, trick } of evidence.plays) {
    const refusal = refused.get(seat);
    if (!refusal || trick <= refusal.trick || !(flags[held] & BINDS)) continue;
    const params = { seat, card: deck[refusal.code], led: deck[refusal.led], held: deck[held] };
    return { because: { key: 'not-followed', params }, tricks: [refusal.trick, trick] };
  }
  return null;
};

/** A bid in the last trick that its bidder's card did not allow. */
const bidAgainst = ({ view, deck, evidence }: Case, announcement: Announcement): Reason | null => {
  for (const { seat, led } of evidence.bids) {
    const last = evidence.plays.find((play) => play.seat === seat && play.trick === LAST);
    if (!last || allowsLastTrickBid(view.rules, announcement, deck[last.code], deck[led])) continue;
    return {
      because: { key: 'bid-barred', params: { seat, card: deck[last.code], led: deck[led] } },
      tricks: [LAST],
    };
  }
  return null;
};

/** By code: where the hidden cards may lie, with what the announcers did not follow with and what they bid on. */
const allowedPlaces = (
  { view, deck, evidence }: Case,
  announcement: Announcement,
  { flags }: CardTables,
  refused: ReadonlyMap<Seat, SeenPlay>,
): Uint8Array => {
  const allowed = new Uint8Array(deck.length).fill((1 << evidence.hidden.room.length) - 1);
  const bar = (seat: Seat, isBarred: (code: Code) => boolean): void => {
    for (const code of evidence.hidden.cards) if (isBarred(code)) allowed[code] &= ~(1 << seat);
  };
  for (const seat of refused.keys()) bar(seat, (code) => (flags[code] & BINDS) !== 0);
  for (const { seat, led } of evidence.bids)
    bar(seat, (code) => !allowsLastTrickBid(view.rules, announcement, deck[code], deck[led]));
  return allowed;
};

/** The numbers of all tricks in which a card has been played. */
const allTricks = ({ plays }: Evidence): readonly number[] => [...new Set(plays.map(({ trick }) => trick))];

/** Why an announcer cannot have had one of the cards of its half; null if it can. */
const halfAgainst = (
  { deck, evidence, where }: Case,
  seat: Seat,
  cards: readonly Code[],
  allowed: Uint8Array,
  refusal: SeenPlay | undefined,
  half: 'schlag' | 'trumpf',
  { schlag, trumpf }: Announcement,
): Reason | null => {
  if (cards.some((code) => where.known[code] === seat)) return null;
  const isFull = evidence.hidden.room[seat] === 0;
  const free = isFull ? [] : cards.filter((code) => where.known[code] === null);
  if (free.length === 0) {
    const shown = evidence.plays.filter((play) => (isFull && play.seat === seat) || cards.includes(play.code));
    const tricks = [...new Set(shown.map(({ trick }) => trick))];
    return half === 'schlag'
      ? { because: { key: 'no-schlag', params: { seat, schlag } }, tricks }
      : { because: { key: 'no-trumpf', params: { seat, trumpf } }, tricks };
  }
  if (!refusal || free.some((code) => allowed[code] & (1 << seat))) return null;
  const played = { seat, card: deck[refusal.code], led: deck[refusal.led] };
  return {
    because:
      half === 'schlag'
        ? { key: 'schlag-not-followed', params: { ...played, schlag } }
        : { key: 'trumpf-not-followed', params: { ...played, trumpf } },
    tricks: [refusal.trick],
  };
};

/** Why the hidden cards cannot lie as they would have to; null if they can. */
const dealAgainst = (
  given: Case,
  announcement: Announcement,
  tables: CardTables,
  refused: ReadonlyMap<Seat, SeenPlay>,
): Reason | null => {
  const { view, evidence, where, demands } = given;
  const { forehand, dealer, hidden } = evidence;
  const allowed = allowedPlaces(given, announcement, tables, refused);
  const ofSchlag = schlagCards(view, announcement.schlag);
  const ofTrumpf = trumpfCards(view, announcement.trumpf);
  return (
    halfAgainst(given, forehand, ofSchlag, allowed, refused.get(forehand), 'schlag', announcement) ??
    halfAgainst(given, dealer, ofTrumpf, allowed, refused.get(dealer), 'trumpf', announcement) ??
    (canBeDealt(hidden, allowed, [...announcementDemands(view, evidence, where, [ofSchlag, ofTrumpf]), ...demands])
      ? null
      : { because: { key: 'no-deal', params: {} }, tricks: allTricks(evidence) })
  );
};

/** Why a pair cannot have been announced, for a seat that has not been told; null if it can. */
const concluding = (view: View): ((announcement: Announcement) => Reason | null) => {
  const evidence = evidenceIn(view);
  const where = whereaboutsOf(view, evidence);
  const given: Case = {
    view,
    deck: deckOf(view.rules.pack),
    evidence,
    where,
    demands: dealDemands(view, evidence, where),
  };
  const tablesUnder = cardTablesFor(view.rules);
  return (announcement) => {
    const tables = tablesUnder(announcement);
    const refused = refusals(given, tables);
    return (
      trickAgainst(given, tables) ??
      followAgainst(given, tables, refused) ??
      bidAgainst(given, announcement) ??
      dealAgainst(given, announcement, tables, refused)
    );
  };
};

/** For a seat that has been told, or while there is nothing to conclude from: what is named counts. */
const agreeing =
  ({ announcement: { schlag, trumpf } }: View) =>
  (pair: Announcement): Reason | null =>
    (schlag === undefined || pair.schlag === schlag) && (trumpf === undefined || pair.trumpf === trumpf) ? null : TOLD;

/**
 * What a seat can conclude about the announcement of this hand from what it has seen, by the rules alone (RULES.md sections 3
 * to 6): its own cards, who took which trick, what the announcers followed and bid with, which cards are out of play. It is
 * exact: a pair is possible if, and only if, there is a deal in which all would have happened as it did. How likely it is
 * `likelihoods` says.
 *
 * One pair is possible where the seat knows; while nothing stands announced, all that agree with what is named. A spectator's
 * view (seat null) is good, too. Schläge from high to low, and suits `E L H S`, in both lists.
 * @throws InputError `invalid-view`
 */
export const deduce = (view: View): Deduction => {
  checkView(view, 'deduce');
  const against = isInTheDark(view) ? concluding(view) : agreeing(view);
  const possible: Announcement[] = [];
  const excluded: Excluded[] = [];
  for (const schlag of schlaegeOf(view.rules)) {
    for (const trumpf of SUITS) {
      const reason = against({ schlag, trumpf });
      if (reason) excluded.push({ schlag, trumpf, ...reason });
      else possible.push({ schlag, trumpf });
    }
  }
  return { possible, excluded };
};
