import { indexed } from '../../base/list-of.js';
import type { View } from '../../game/view.js';
import { schlaegeOf, type Announcement } from '../../rules/announce.js';
import { deckOf, SUITS, type Card } from '../../rules/card.js';
import { isAnnouncer, type Seat } from '../../rules/seats.js';
import { allowsLastTrickBid } from '../../rules/stakes.js';
import { LAST_TRICK } from '../../rules/tricks.js';
import {
  BINDS,
  bindsNextPlayer,
  cardLookupFor,
  SATISFIES,
  winnerIn,
  type CardLookup,
  type Code,
} from '../cards/card-lookup.js';
import { checkView } from '../check-view.js';
import { handViewOf } from '../two-player-view.js';
import type { Because } from './because.js';
import {
  announcementDemands,
  dealDemands,
  schlagCards,
  trumpfCards,
  knownPlacesOf,
  type KnownPlaces,
} from './demands.js';
import { collectEvidence, mustDeduceAnnouncement, type Evidence, type SeenPlay } from './evidence.js';
import { canBeDealt, type Demand } from './hidden-deal.js';

/** A Schlag and a Trumpf that cannot have been announced together. */
export interface Excluded extends Announcement {
  /** The plainest reason. */
  readonly because: Because;
  /**
   * Numbers, counted from 1, of the tricks that exclude the pair, ascending. Empty if the seat's own cards or the known
   * announcement exclude it.
   */
  readonly tricks: readonly number[];
}

/** A seat's conclusions about the announcement. Each pair of a Schlag and a Trumpf is in one of the two lists. */
export interface Deduction {
  readonly possible: readonly Announcement[];
  readonly excluded: readonly Excluded[];
}

type Reason = Pick<Excluded, 'because' | 'tricks'>;

const KNOWN_REASON: Reason = { because: { key: 'told', params: {} }, tricks: [] };

const LAST_TRICK_NUMBER = LAST_TRICK + 1;

/** Data shared by the checks of all pairs. */
interface DeductionCase {
  readonly view: View;
  readonly deck: readonly Card[];
  readonly evidence: Evidence;
  readonly knownPlaces: KnownPlaces;
  readonly demands: readonly Demand[];
}

/** Finds a trick that another card would have taken under this announcement. */
const contradictionByTrick = ({ deck, evidence }: DeductionCase, tables: CardLookup): Reason | null => {
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

/** Returns, by seat, the first play with which an announcer did not follow a lead that calls for Trumpf. */
const firstRefusals = ({ view, evidence }: DeductionCase, lookup: CardLookup): ReadonlyMap<Seat, SeenPlay> => {
  const found = new Map<Seat, SeenPlay>();
  for (const play of evidence.plays) {
    const { seat, code, table } = play;
    if (found.has(seat) || !isAnnouncer(view.rules, evidence.dealer, seat)) continue;
    if (!(lookup.flags[code] & SATISFIES) && bindsNextPlayer(lookup, table)) found.set(seat, play);
  }
  return found;
};

/** Finds a later card that an announcer should have played to follow an earlier lead. */
const contradictionByFollowing = (
  { deck, evidence }: DeductionCase,
  { flags }: CardLookup,
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

/** Finds a bid in the last trick that the bidder's card would not have allowed. */
const contradictionByBid = ({ view, deck, evidence }: DeductionCase, announcement: Announcement): Reason | null => {
  for (const { seat, table } of evidence.bids) {
    const last = evidence.plays.find((play) => play.seat === seat && play.trick === LAST_TRICK_NUMBER);
    const trick = table.map((code) => deck[code]);
    if (!last || allowsLastTrickBid(view.rules, announcement, deck[last.code], trick)) continue;
    return {
      because: { key: 'bid-barred', params: { seat, card: deck[last.code], led: trick[0] } },
      tricks: [LAST_TRICK_NUMBER],
    };
  }
  return null;
};

/**
 * Returns, by code, the possible places of the hidden cards. A card cannot be in the hand of an announcer whom it would have
 * bound to follow, or whose bid it would not have allowed.
 */
const allowedPlaces = (
  { view, deck, evidence }: DeductionCase,
  announcement: Announcement,
  { flags }: CardLookup,
  refused: ReadonlyMap<Seat, SeenPlay>,
): Uint8Array => {
  const allowed = new Uint8Array(deck.length).fill((1 << evidence.hidden.room.length) - 1);
  const bar = (seat: Seat, isBarred: (code: Code) => boolean): void => {
    for (const code of evidence.hidden.cards) if (isBarred(code)) allowed[code] &= ~(1 << seat);
  };
  for (const seat of refused.keys()) bar(seat, (code) => (flags[code] & BINDS) !== 0);
  for (const { seat, table } of evidence.bids) {
    const trick = table.map((code) => deck[code]);
    bar(seat, (code) => !allowsLastTrickBid(view.rules, announcement, deck[code], trick));
  }
  return allowed;
};

/** Returns the numbers of all tricks in which a card was played. */
const allTricks = ({ plays }: Evidence): readonly number[] => [...new Set(plays.map(({ trick }) => trick))];

/** Returns the reason why an announcer cannot have held a card for their half of the announcement, or null. */
const contradictionByHalf = (
  { deck, evidence, knownPlaces }: DeductionCase,
  seat: Seat,
  cards: readonly Code[],
  allowed: Uint8Array,
  refusal: SeenPlay | undefined,
  half: 'schlag' | 'trumpf',
  { schlag, trumpf }: Announcement,
): Reason | null => {
  if (cards.some((code) => knownPlaces.known[code] === seat)) return null;
  const isFull = evidence.hidden.room[seat] === 0;
  const free = isFull ? [] : cards.filter((code) => knownPlaces.known[code] === null);
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

/** Returns the reason why the hidden cards cannot be dealt as the pair requires, or null. */
const contradictionByDeal = (
  given: DeductionCase,
  announcement: Announcement,
  tables: CardLookup,
  refused: ReadonlyMap<Seat, SeenPlay>,
): Reason | null => {
  const { view, evidence, knownPlaces, demands } = given;
  const { forehand, dealer, hidden } = evidence;
  const allowed = allowedPlaces(given, announcement, tables, refused);
  const ofSchlag = schlagCards(view, announcement.schlag);
  const ofTrumpf = trumpfCards(view, announcement.trumpf);
  return (
    contradictionByHalf(given, forehand, ofSchlag, allowed, refused.get(forehand), 'schlag', announcement) ??
    contradictionByHalf(given, dealer, ofTrumpf, allowed, refused.get(dealer), 'trumpf', announcement) ??
    (canBeDealt(hidden, allowed, [
      ...announcementDemands(view, evidence, knownPlaces, [ofSchlag, ofTrumpf]),
      ...demands,
    ])
      ? null
      : { because: { key: 'no-deal', params: {} }, tricks: allTricks(evidence) })
  );
};

/** Creates the check of a pair for a seat that must deduce the announcement. The check returns the contradiction or null. */
const createContradictionCheck = (view: View): ((announcement: Announcement) => Reason | null) => {
  const evidence = collectEvidence(view);
  const knownPlaces = knownPlacesOf(view, evidence);
  const given: DeductionCase = {
    view,
    deck: deckOf(view.rules.pack),
    evidence,
    knownPlaces,
    demands: dealDemands(view, evidence, knownPlaces),
  };
  const lookupUnder = cardLookupFor(view.rules);
  return (announcement) => {
    const tables = lookupUnder(announcement);
    const refused = firstRefusals(given, tables);
    return (
      contradictionByTrick(given, tables) ??
      contradictionByFollowing(given, tables, refused) ??
      contradictionByBid(given, announcement) ??
      contradictionByDeal(given, announcement, tables, refused)
    );
  };
};

/** Creates the check of a pair against the seat's knowledge of the announcement. */
const createKnownCheck =
  ({ announcement: { schlag, trumpf } }: View) =>
  (pair: Announcement): Reason | null =>
    (schlag === undefined || pair.schlag === schlag) && (trumpf === undefined || pair.trumpf === trumpf)
      ? null
      : KNOWN_REASON;

const deductionIn = (view: View): Deduction => {
  const contradiction = mustDeduceAnnouncement(view) ? createContradictionCheck(view) : createKnownCheck(view);
  const possible: Announcement[] = [];
  const excluded: Excluded[] = [];
  for (const schlag of schlaegeOf(view.rules)) {
    for (const trumpf of SUITS) {
      const reason = contradiction({ schlag, trumpf });
      if (reason) excluded.push({ schlag, trumpf, ...reason });
      else possible.push({ schlag, trumpf });
    }
  }
  return { possible, excluded };
};

/**
 * Returns a seat's conclusions about this hand's announcement from the cards and events that the seat has seen (RULES.md
 * sections 3 to 6). The evidence consists of the seat's cards, the winners of tricks, the announcers' plays and bids, and
 * cards out of play. The result is exact: a pair is possible if and only if some deal fits all events. For probabilities,
 * see `likelihoods`.
 *
 * If the seat knows the announcement, only one pair is possible. Before the announcement is complete, all pairs that agree
 * with the known half, if any, are possible. A spectator's view (seat null) is also valid. Both lists contain Schläge from
 * high to low, and suits in the order `E L H S`.
 * @throws InputError `invalid-view`
 */
export const deduce = (view: View): Deduction => {
  checkView(view, 'deduce');
  const { view: handView, toTable } = handViewOf(view);
  return toTable(deductionIn(handView));
};
