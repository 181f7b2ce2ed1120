import type { View } from '../../game/view.js';
import { SUITS } from '../../rules/card.js';
import type { Announcement } from '../../rules/order.js';
import type { Random } from '../../rules/random.js';
import { isAnnouncer, type Seat } from '../../rules/seats.js';
import { dealerFor } from './deals.js';
import { announcementIn, isInTheDark, type Knowledge } from './knowledge.js';
import { drawn } from './likelihood.js';
import { namingsFor } from './namings.js';
import { explainsPlays } from './play-belief.js';
import {
  BINDS,
  CALLS,
  codesOf,
  reckoningFor,
  SATISFIES,
  winnerIn,
  type Code,
  type Reckoning,
} from '../cards/reckoning.js';
import type { Owners } from '../cards/position.js';

/** A way the cards could lie. */
export interface Layout {
  readonly owners: Owners;
  /** What could have been announced, if that is a secret to the one who imagines; else what he knows to be. */
  readonly announcement: Announcement | null;
  /** How much it counts for: a whole number from 1. */
  readonly weight: number;
}

/**
 * How well a layout explains something the others did, above 0 up to 1: a bid or an answer, a sign, a card.
 * @param owners per card its holder; cards already played are in `played`, per seat
 */
export type Explains = (owners: Owners, announcement: Announcement | null, knowledge: Knowledge) => number;

export interface Imagining {
  readonly view: View;
  readonly knowledge: Knowledge;
  /** How many layouts are wanted. */
  readonly count: number;
  /** Whether announcements, cards not followed, tricks, and to a blind seat the cards played count. */
  readonly infers: boolean;
  readonly random: Random;
  readonly explains?: Explains;
}

/** How many deals are tried for each layout wanted. */
const TRIES = 6;
/** How many deals are tried, or layouts weighed, between two breaths. */
const SLICE = 60;
/** How finely the weights of layouts told one by one are kept. */
const FINENESS = 1000;
/** To weigh cards played under every announcement takes long: so many times as many layouts as wanted are drawn first. */
const FIRST_DRAWN = 4;
/** Of the announcements a blind seat imagines, one in so many is not likelier for the hands of those who made it. */
const FLAT_ONE_IN = 5;

/** Layouts that have been found, with the weight of each. */
interface Pool {
  readonly owners: Owners[];
  readonly announcements: (Announcement | null)[];
  readonly weights: number[];
}

/** An announcement that explains who won the tricks. */
interface Possible {
  readonly announcement: Announcement;
  readonly schlag: number;
  readonly trumpf: number;
  /** Per seat, by code: cards it cannot hold, because with them it would have had to follow. */
  readonly excluded: readonly (Uint8Array | null)[];
  /** Whether that rules out anything at all. */
  readonly excludes: boolean;
}

/** What binds an announcer's hand under an announcement by the cards he did not follow with; false: it cannot be. */
const boundBy = (
  { flags, size }: Reckoning,
  plays: readonly { seat: Seat; code: Code; led: Code }[],
  seat: Seat,
): Uint8Array | null | false => {
  let excluded: Uint8Array | null = null;
  for (const play of plays) {
    if (play.seat !== seat) continue;
    if (excluded?.[play.code]) return false;
    if (play.led < 0 || !(flags[play.led] & CALLS) || flags[play.code] & SATISFIES) continue;
    excluded = new Uint8Array(size);
    for (let code = 0; code < size; code++) excluded[code] = flags[code] & BINDS ? 1 : 0;
  }
  return excluded;
};

/** Announcements that explain who won the tricks and who did not follow: the others are out of the question. */
const possibleIn = (view: View, { tricks, plays }: Knowledge): readonly Possible[] => {
  const { rules, players } = view;
  const codes = codesOf(rules.pack);
  const reckoningOf = reckoningFor(rules);
  const taken = tricks.map(({ winner, cards }) => ({
    index: cards.findIndex(({ seat }) => seat === winner),
    cards: cards.map(({ card }) => codes[card]),
  }));
  const told = plays.map(({ seat, card, trick }) => ({
    seat,
    code: codes[card],
    led: trick.length > 0 ? codes[trick[0]] : -1,
  }));
  const announcers = view.handSizes.map((_, seat) => isAnnouncer(players, view.dealer as Seat, seat));
  const possible: Possible[] = [];
  namingsFor(rules).schlaege.forEach((schlag, index) =>
    SUITS.forEach((trumpf, suit) => {
      const announcement = { schlag, trumpf };
      const reckoning = reckoningOf(announcement);
      if (taken.some((trick) => winnerIn(reckoning, trick.cards) !== trick.index)) return;
      const excluded = announcers.map((bound, seat) => (bound ? boundBy(reckoning, told, seat) : null));
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

/** The cards a seat was dealt, in a layout: those it has played and those it holds. The same list every time. */
const dealtTo = (
  knowledge: Knowledge,
  pack: View['rules']['pack'],
  seat: Seat,
): ((owners: Owners) => readonly Code[]) => {
  // One list for all layouts: there are thousands.
  const hand = knowledge.played[seat].map((card) => codesOf(pack)[card]);
  const played = hand.length;
  return (owners: Owners): readonly Code[] => {
    hand.length = played;
    for (let code = 0; code < owners.length; code++) if (owners[code] === seat) hand.push(code);
    return hand;
  };
};

type Rating = (owners: Owners) => number;

/** How likely the announcers, if they hold these cards, name what they did. */
const namedLikely = (view: View, knowledge: Knowledge): Rating | null => {
  const { schlag, trumpf } = view.announcement;
  const { namers } = knowledge;
  const isOther = (seat: Seat | null): seat is Seat => seat !== null && seat !== view.seat;
  const namesSchlag =
    schlag !== undefined && isOther(namers.schlag) ? dealtTo(knowledge, view.rules.pack, namers.schlag) : null;
  const namesTrumpf =
    trumpf !== undefined && schlag !== undefined && isOther(namers.trumpf)
      ? dealtTo(knowledge, view.rules.pack, namers.trumpf)
      : null;
  if (!namesSchlag && !namesTrumpf) return null;
  const namings = namingsFor(view.rules);
  const schlagIndex = namings.schlaege.indexOf(schlag as Announcement['schlag']);
  const suit = trumpf === undefined ? -1 : SUITS.indexOf(trumpf);
  const likelihoods = new Float64Array(16);
  return (owners) => {
    let likely = 1;
    if (namesSchlag) {
      namings.ofSchlag(namesSchlag(owners), likelihoods);
      likely = likelihoods[schlagIndex];
    }
    if (namesTrumpf) {
      namings.ofTrumpf(namesTrumpf(owners), schlagIndex, likelihoods);
      likely *= likelihoods[suit];
    }
    return likely;
  };
};

/** Puts a deal into the pool with each announcement a blind seat must reckon with. */
const darkEntries = (
  view: View,
  knowledge: Knowledge,
  possible: readonly Possible[],
  explains: Explains | undefined,
  pool: Pool,
) => {
  const { rules } = view;
  const namings = namingsFor(rules);
  const forehand = dealtTo(knowledge, rules.pack, view.forehand as Seat);
  const dealer = dealtTo(knowledge, rules.pack, view.dealer as Seat);
  const ofSchlag = new Float64Array(16);
  const ofTrumpf = new Float64Array(16);
  const fits = ({ excluded, excludes }: Possible, owners: Owners): boolean => {
    // Asked for every deal under every announcement, and most rule out nothing.
    if (!excludes) return true;
    for (let code = 0; code < owners.length; code++) if (excluded[owners[code]]?.[code]) return false;
    return true;
  };
  return (owners: Owners, ways: number): void => {
    namings.ofSchlagShown(forehand(owners), ofSchlag);
    const dealers = dealer(owners);
    let known = -2;
    const fitting: number[] = [];
    const likely: number[] = [];
    let total = 0;
    for (let index = 0; index < possible.length; index++) {
      const { announcement, schlag, trumpf } = possible[index];
      if (ofSchlag[schlag] === 0) continue;
      const seen = rules.sequential ? schlag : -1;
      if (seen !== known) namings.ofTrumpfShown(dealers, (known = seen), ofTrumpf);
      if (ofTrumpf[trumpf] === 0 || !fits(possible[index], owners)) continue;
      const likelihood =
        ofSchlag[schlag] * ofTrumpf[trumpf] * (explains ? explains(owners, announcement, knowledge) : 1);
      fitting.push(index);
      likely.push(likelihood);
      total += likelihood;
    }
    for (let entry = 0; entry < fitting.length; entry++) {
      pool.owners.push(owners);
      pool.announcements.push(possible[fitting[entry]].announcement);
      // The flat part keeps apart what each deal is worth: only the announcement is made even.
      pool.weights.push((ways * ((FLAT_ONE_IN - 1) * likely[entry] + total / fitting.length)) / FLAT_ONE_IN);
    }
  };
};

/** Puts a deal into the pool where the announcement is known, or not yet made. */
const openEntries = (view: View, knowledge: Knowledge, infers: boolean, explains: Explains | undefined, pool: Pool) => {
  const announcement = announcementIn(view);
  const likely = infers ? namedLikely(view, knowledge) : null;
  return (owners: Owners, ways: number): void => {
    pool.owners.push(owners);
    pool.announcements.push(announcement);
    pool.weights.push(
      ways * (likely ? likely(owners) : 1) * (explains ? explains(owners, announcement, knowledge) : 1),
    );
  };
};

/** What was drawn, weighed once more by the cards played. Yields every few layouts. */
function* weighedByPlays(
  layouts: readonly Layout[],
  explains: Explains,
  knowledge: Knowledge,
): Generator<undefined, Pool> {
  const weights: number[] = [];
  for (const { owners, announcement, weight } of layouts) {
    weights.push(weight * explains(owners, announcement, knowledge));
    if (weights.length % SLICE === 0) yield;
  }
  return {
    owners: layouts.map(({ owners }) => owners),
    announcements: layouts.map(({ announcement }) => announcement),
    weights,
  };
}

/** The pool as layouts: all of it with its weights, or drawn from it by them. */
const chosenFrom = ({ owners, announcements, weights }: Pool, count: number, random: Random): readonly Layout[] => {
  const entries = Float64Array.from(weights);
  const layout = (entry: number, weight: number): Layout => ({
    owners: owners[entry],
    announcement: announcements[entry],
    weight,
  });
  if (entries.length <= count) {
    const highest = entries.reduce((most, weight) => Math.max(most, weight), 0);
    return [...entries.keys()]
      .filter((entry) => entries[entry] > 0)
      .map((entry) => layout(entry, Math.max(1, Math.round((FINENESS * entries[entry]) / highest))));
  }
  const times = drawn(entries, entries.length, count, random);
  return [...times.keys()].filter((entry) => times[entry] > 0).map((entry) => layout(entry, times[entry]));
};

/**
 * Layouts that agree with all that the seat knows, weighed by how well they explain what was announced and bid. At least
 * one. A seat that does not know the announcement imagines one with each. Yields every few deals.
 */
export function* layoutsFor({
  view,
  knowledge,
  count,
  infers,
  random,
  explains,
}: Imagining): Generator<undefined, readonly Layout[]> {
  const size = view.rules.pack;
  const dark = isInTheDark(view);
  const possible = dark ? possibleIn(view, infers ? knowledge : { ...knowledge, tricks: [], plays: [] }) : [];
  const pool: Pool = { owners: [], announcements: [], weights: [] };
  const put = dark
    ? darkEntries(view, knowledge, possible, explains, pool)
    : openEntries(view, knowledge, infers, explains, pool);
  const dealer = dealerFor({ view, knowledge, infers });
  if (dealer.ways <= count * TRIES) {
    const owners = new Uint8Array(size);
    dealer.each(owners, () => put(owners.slice(), 1));
  }
  const tries = pool.owners.length > 0 ? 0 : count * (infers || dark ? TRIES : 1);
  for (let deal = 0; deal < tries; deal++) {
    const owners = new Uint8Array(size);
    const ways = dealer.deal(owners, random);
    if (ways > 0) put(owners, ways);
    if (deal % SLICE === SLICE - 1) yield;
  }
  const byPlays = dark && infers ? explainsPlays(view, knowledge) : null;
  const weighed = byPlays
    ? yield* weighedByPlays(chosenFrom(pool, count * FIRST_DRAWN, random), byPlays, knowledge)
    : pool;
  const layouts = chosenFrom(weighed, count, random);
  if (layouts.length > 0) return layouts;
  // Nothing explains what happened: somebody played against the rules. Then only the cards count.
  const owners = new Uint8Array(size);
  dealerFor({ view, knowledge, infers: false }).deal(owners, random);
  return [{ owners, announcement: dark ? anyAnnouncement(view) : announcementIn(view), weight: 1 }];
}

const anyAnnouncement = ({ rules }: View): Announcement => ({
  schlag: namingsFor(rules).schlaege[0],
  trumpf: SUITS[0],
});
