import { isBeingPlayed } from '../../rules/being-played.js';
import type { View } from '../../game/view.js';
import { isBlind } from '../../rules/announce.js';
import { isAnnouncer, type Seat } from '../../rules/seats.js';
import { lastTrickRestricts } from '../../rules/stakes.js';
import { LAST_TRICK } from '../../rules/tricks.js';
import { codesOf, type Code } from '../cards/card-lookup.js';
import { announcementIn, knowledgeOf, takenAtCut, currentHandHistory } from '../worlds/knowledge.js';
import type { HiddenCards } from './hidden-deal.js';

/** Whether there is an announcement that the seat does not know and must deduce. */
export const mustDeduceAnnouncement = (view: View): boolean =>
  isBeingPlayed(view) && isBlind(view.rules) && announcementIn(view) === null;

/** A played card. */
export interface SeenPlay {
  readonly seat: Seat;
  readonly code: Code;
  /** Number of the trick to which the card was played, counted from 1. */
  readonly trick: number;
  /** The first card of the trick, or -1 if this card is the lead. */
  readonly led: Code;
  /** The cards already on the table. */
  readonly table: readonly Code[];
}

/** A completed trick. */
export interface SeenTrick {
  readonly seats: readonly Seat[];
  readonly codes: readonly Code[];
  /** Index of the winning card in the trick. */
  readonly winner: number;
}

/** Everything that a seat has seen of a hand and that helps to deduce a secret announcement. */
export interface Evidence {
  readonly forehand: Seat;
  readonly dealer: Seat;
  /** All played cards, in order. */
  readonly plays: readonly SeenPlay[];
  readonly tricks: readonly SeenTrick[];
  /** The announcers' bids that the last-trick rule restricts, each with the cards on the table, in the order played. */
  readonly bids: readonly { readonly seat: Seat; readonly table: readonly Code[] }[];
  /** By seat: number of cards taken at the cut that this seat has not seen. */
  readonly taken: readonly number[];
  /** By seat, for the other seats: the seat's known cards. */
  readonly known: readonly (readonly Code[])[];
  /** Whether the announcers received new cards in a Schöneres. */
  readonly redealt: boolean;
  readonly hidden: HiddenCards;
}

/** Returns the announcers' bids in the last trick, which the bidder's last card must have allowed (RULES.md section 6). */
const restrictedBids = (view: View, plays: readonly SeenPlay[]): Evidence['bids'] => {
  const { rules, players, dealer, history } = view;
  const bids: { seat: Seat; table: readonly Code[] }[] = [];
  let [played, hasBid, isAsked] = [0, false, false];
  for (const event of currentHandHistory(history)) {
    if (event.type === 'play') played++;
    if (event.type === 'hold') isAsked = false;
    if (event.type !== 'bid') continue;
    const isLate = played > LAST_TRICK * players && played < (LAST_TRICK + 1) * players;
    if (isLate && isAnnouncer(rules, dealer as Seat, event.seat) && !rules.farbe)
      if (lastTrickRestricts(rules, hasBid, isAsked))
        bids.push({ seat: event.seat, table: plays.slice(LAST_TRICK * players, played).map(({ code }) => code) });
    [hasBid, isAsked] = [true, true];
  }
  return bids;
};

/** Collects the evidence from the view of a seat that does not know the announcement. */
export const collectEvidence = (view: View): Evidence => {
  const { rules, players, seat: self, handSizes, history } = view;
  const codes = codesOf(rules.pack);
  const knowledge = knowledgeOf(view);
  const plays = knowledge.plays.map(({ seat, card, trick }, index): SeenPlay => ({
    seat,
    code: codes[card],
    trick: Math.floor(index / players) + 1,
    led: trick[0] === undefined ? -1 : codes[trick[0]],
    table: trick.map((lying) => codes[lying]),
  }));
  const known = knowledge.knownHands.map((cards) => cards.map((card) => codes[card]));
  const room = handSizes.map((size, seat) => size - (seat === self ? view.hand : known[seat]).length);
  const cards = knowledge.unseen.map((card) => codes[card]);
  return {
    forehand: view.forehand as Seat,
    dealer: view.dealer as Seat,
    plays,
    tricks: knowledge.tricks.map(({ winner, cards: played }) => ({
      seats: played.map(({ seat }) => seat),
      codes: played.map(({ card }) => codes[card]),
      winner: played.findIndex(({ seat }) => seat === winner),
    })),
    bids: restrictedBids(view, plays),
    taken: takenAtCut(view),
    known,
    redealt: currentHandHistory(history).some(({ type }) => type === 'redealt'),
    hidden: { cards, room: [...room, cards.length - room.reduce((sum, size) => sum + size, 0)] },
  };
};
