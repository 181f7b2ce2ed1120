/** Demands on deals of the hidden cards, in general and for a particular announcement. */
import type { View } from '../../game/view.js';
import { canGiveSchlag, schlagOfCard, trumpfOfCard } from '../../rules/announce.js';
import { deckOf, type Schlag, type Suit } from '../../rules/card.js';
import { cutterOf, seatsOf, type Seat } from '../../rules/seats.js';
import { codesOf, type Code } from '../cards/card-lookup.js';
import type { Evidence } from './evidence.js';
import type { Demand, Places, Placement } from './hidden-deal.js';

/** Places of the known cards. */
export interface KnownPlaces {
  /** By code: the place of a seen card, or null if the card is hidden. */
  readonly known: readonly (number | null)[];
}

/** Returns the cards that were dealt, or could have been dealt, to these places. */
const candidates = ({ known }: KnownPlaces, codes: readonly Code[], places: Places): readonly Code[] =>
  codes.filter((code) => {
    const place = known[code];
    return place === null || (places & (1 << place)) !== 0;
  });

export const knownPlacesOf = (view: View, { plays, hidden, known: knownHands }: Evidence): KnownPlaces => {
  const { hand, seat, rules } = view;
  const known: (number | null)[] = deckOf(rules.pack).map(() => view.players);
  for (const code of hidden.cards) known[code] = null;
  for (const play of plays) known[play.code] = play.seat;
  knownHands.forEach((codes, other) => {
    for (const code of codes) known[code] = other;
  });
  for (const card of hand) known[codesOf(rules.pack)[card]] = seat;
  return { known };
};

/** Returns the placement of these cards in these places, except the cards whose place is known. */
const placementOf = ({ known }: KnownPlaces, codes: readonly Code[], places: Places): Placement =>
  codes.filter((code) => known[code] === null).map((code) => ({ code, places }));

const subsets = (codes: readonly Code[], count: number): readonly (readonly Code[])[] => {
  if (count === 0) return [[]];
  return codes.flatMap((code, index) => subsets(codes.slice(index + 1), count - 1).map((rest) => [code, ...rest]));
};

/** Whether a demand is still unmet, which is the case if every placement contains a card. */
const isUnmet = (demand: Demand): boolean => demand.every((placement) => placement.length > 0);

/**
 * Returns the demands that put each Kritischer taken at the cut in one of its possible places (RULES.md sections 3.1 and
 * 3.6).
 */
const takenDemands = (view: View, evidence: Evidence, knownPlaces: KnownPlaces): readonly Demand[] => {
  const { rules, players } = view;
  const { dealer, forehand, taken, redealt } = evidence;
  const critical = rules.critical.map((card) => codesOf(rules.pack)[card]);
  const cutter = cutterOf(players, dealer);
  const out = 1 << players;
  const atLeast = (count: number, places: Places, from = candidates(knownPlaces, critical, places)): Demand =>
    subsets(from, count).map((codes) => placementOf(knownPlaces, codes, places));
  const byCutter = rules.cutBluff ? 0 : (taken[cutter] ?? 0);
  const byDealer = taken[dealer] ?? 0;
  const demands = [atLeast(byCutter, 1 << cutter)];
  if (!redealt) demands.push(atLeast(byDealer, 1 << dealer));
  else if (rules.schoeneresFrom === 'stock')
    demands.push(
      atLeast(
        byDealer,
        out,
        critical.filter((code) => knownPlaces.known[code] === null),
      ),
    );
  else demands.push(atLeast(byDealer, (1 << dealer) | (1 << forehand) | out));
  return demands;
};

/**
 * Returns the demands that keep a seat from holding all Kritische if this would have ended the hand (RULES.md section 3.4).
 */
const maschineDemands = ({ rules, players, seat: self }: View, { known }: KnownPlaces): readonly Demand[] => {
  if (rules.maschine === 0) return [];
  const critical = rules.critical.map((card) => codesOf(rules.pack)[card]);
  const hidden = critical.filter((code) => known[code] === null);
  const mayHoldAll = (seat: Seat): boolean =>
    seat !== self && critical.every((code) => known[code] === null || known[code] === seat);
  return seatsOf(players)
    .filter(mayHoldAll)
    .map((seat) => hidden.map((code) => [{ code, places: ~(1 << seat) }]));
};

/** Returns the demands on every deal, independent of the announcement. */
export const dealDemands = (view: View, evidence: Evidence, knownPlaces: KnownPlaces): readonly Demand[] =>
  [...takenDemands(view, evidence, knownPlaces), ...maschineDemands(view, knownPlaces)].filter(isUnmet);

/** Returns the cards with which the forehand could have announced this Schlag. */
export const schlagCards = ({ rules }: View, schlag: Schlag): readonly Code[] =>
  deckOf(rules.pack).flatMap((card, code) =>
    canGiveSchlag(rules, card) && schlagOfCard(card) === schlag ? [code] : [],
  );

/** Returns the cards with which the dealer could have announced this Trumpf. */
export const trumpfCards = ({ rules }: View, trumpf: Suit): readonly Code[] =>
  deckOf(rules.pack).flatMap((card, code) => (trumpfOfCard(card) === trumpf ? [code] : []));

/**
 * Returns the demands of an announcement: the forehand was dealt a card of the Schlag, and the dealer a card of the Trumpf
 * (RULES.md section 3.5).
 */
export const announcementDemands = (
  view: View,
  { forehand, dealer, taken }: Evidence,
  knownPlaces: KnownPlaces,
  [ofSchlag, ofTrumpf]: readonly [readonly Code[], readonly Code[]],
): readonly Demand[] => {
  const critical = view.rules.critical.map((card) => codesOf(view.rules.pack)[card]);
  const given = candidates(knownPlaces, ofSchlag, 1 << forehand).map((code) =>
    placementOf(knownPlaces, [code], 1 << forehand),
  );
  // The last card dealt cannot be a card taken at the cut, since cards taken at the cut come first.
  const otherAnnouncer = view.rules.announcement === 'blind-bottom-card' ? (taken[dealer] ?? 0) : 0;
  const before = subsets(candidates(knownPlaces, critical, 1 << dealer), otherAnnouncer);
  const shown = candidates(knownPlaces, ofTrumpf, 1 << dealer).flatMap((code) =>
    before
      .filter((cards) => !cards.includes(code))
      .map((cards) => placementOf(knownPlaces, [code, ...cards], 1 << dealer)),
  );
  return [given, shown].filter(isUnmet);
};
