import type { View } from '../../game/view.js';
import { SUITS } from '../../rules/card.js';
import type { Announcement } from '../../rules/announce.js';
import type { Random } from '../../rules/random.js';
import type { Seat } from '../../rules/seats.js';
import { codesOf, type Code } from '../cards/card-lookup.js';
import type { Owners } from '../cards/position.js';
import { announcementModelFor, MAX_LIKELIHOODS } from './announcement-model.js';
import { announcementIn, type Knowledge } from './knowledge.js';
import type { PossibleAnnouncement } from './possible-announcements.js';
import { systematicSample } from './probability.js';
import type { World, WorldLikelihood } from './world.js';

/** Sampled deals as parallel lists, each with its imagined announcement and its weight, which is above 0. */
export interface WeightedWorlds {
  readonly owners: Owners[];
  readonly announcements: (Announcement | null)[];
  readonly weights: number[];
}

/** The highest weight, an integer, if all worlds are kept with their weights. */
const HIGHEST_WEIGHT = 1000;
/** Inverse of the share of a deal's weight that is spread evenly over its announcements, for a blind seat. */
const EVEN_WEIGHT_INTERVAL = 5;

/** Returns the cards dealt to a seat in a world: its played cards and the cards in its hand. */
const dealtCards = (
  knowledge: Knowledge,
  pack: View['rules']['pack'],
  seat: Seat,
): ((owners: Owners) => readonly Code[]) => {
  // All worlds share one list, since there are thousands of worlds.
  const hand = knowledge.played[seat].map((card) => codesOf(pack)[card]);
  const played = hand.length;
  return (owners: Owners): readonly Code[] => {
    hand.length = played;
    for (let code = 0; code < owners.length; code++) if (owners[code] === seat) hand.push(code);
    return hand;
  };
};

/**
 * Returns the likelihood that the other announcers, with the cards of a deal, would make their announcements, or null if
 * they have announced nothing.
 */
const announcementLikelihood = (view: View, knowledge: Knowledge): ((owners: Owners) => number) | null => {
  const { schlag, trumpf } = view.announcement;
  const { announcers } = knowledge;
  const isOther = (seat: Seat | null): seat is Seat => seat !== null && seat !== view.seat;
  const schlagHand =
    schlag !== undefined && isOther(announcers.schlag)
      ? dealtCards(knowledge, view.rules.pack, announcers.schlag)
      : null;
  const trumpfHand =
    trumpf !== undefined && schlag !== undefined && isOther(announcers.trumpf)
      ? dealtCards(knowledge, view.rules.pack, announcers.trumpf)
      : null;
  if (!schlagHand && !trumpfHand) return null;
  const model = announcementModelFor(view.rules);
  const schlagIndex = model.schlaege.indexOf(schlag as Announcement['schlag']);
  const suit = trumpf === undefined ? -1 : SUITS.indexOf(trumpf);
  const likelihoods = new Float64Array(MAX_LIKELIHOODS);
  return (owners) => {
    let likely = 1;
    if (schlagHand) {
      model.ofSchlag(schlagHand(owners), likelihoods);
      likely = likelihoods[schlagIndex];
    }
    if (trumpfHand) {
      model.ofTrumpf(trumpfHand(owners), schlagIndex, likelihoods);
      likely *= likelihoods[suit];
    }
    return likely;
  };
};

/** Adds a deal. `ways` is the number of ways in which the deal can occur. */
export type AddDeal = (owners: Owners, ways: number) => void;

/** For a blind seat: adds a deal with each announcement that is possible in this deal. */
export const addWithEachAnnouncement = (
  view: View,
  knowledge: Knowledge,
  possible: readonly PossibleAnnouncement[],
  likelihoodOf: WorldLikelihood | undefined,
  found: WeightedWorlds,
): AddDeal => {
  const { rules } = view;
  const model = announcementModelFor(rules);
  const forehand = dealtCards(knowledge, rules.pack, view.forehand as Seat);
  const dealer = dealtCards(knowledge, rules.pack, view.dealer as Seat);
  const ofSchlag = new Float64Array(MAX_LIKELIHOODS);
  const ofTrumpf = new Float64Array(MAX_LIKELIHOODS);
  const fits = ({ excluded, excludes }: PossibleAnnouncement, owners: Owners): boolean => {
    // Returns early, since this function runs for every deal under every announcement, and most announcements exclude no
    // cards.
    if (!excludes) return true;
    for (let code = 0; code < owners.length; code++) if (excluded[owners[code]]?.[code]) return false;
    return true;
  };
  return (owners, ways) => {
    model.ofSchlagShown(forehand(owners), ofSchlag);
    const dealers = dealer(owners);
    // The Schlag for which `ofTrumpf` was last computed, or -2 before the first computation.
    let known = -2;
    const fitting: number[] = [];
    const likely: number[] = [];
    let total = 0;
    for (let index = 0; index < possible.length; index++) {
      const { announcement, schlag, trumpf } = possible[index];
      if (ofSchlag[schlag] === 0) continue;
      const seen = rules.sequential ? schlag : -1;
      if (seen !== known) model.ofTrumpfShown(dealers, (known = seen), ofTrumpf);
      if (ofTrumpf[trumpf] === 0 || !fits(possible[index], owners)) continue;
      const likelihood =
        ofSchlag[schlag] * ofTrumpf[trumpf] * (likelihoodOf ? likelihoodOf(owners, announcement, knowledge) : 1);
      fitting.push(index);
      likely.push(likelihood);
      total += likelihood;
    }
    for (let entry = 0; entry < fitting.length; entry++) {
      found.owners.push(owners);
      found.announcements.push(possible[fitting[entry]].announcement);
      // The evenly spread share does not change the total weight of the deal.
      found.weights.push(
        (ways * ((EVEN_WEIGHT_INTERVAL - 1) * likely[entry] + total / fitting.length)) / EVEN_WEIGHT_INTERVAL,
      );
    }
  };
};

/** For a seat that knows the announcement, or before the announcement: adds a deal once. */
export const addWithKnownAnnouncement = (
  view: View,
  knowledge: Knowledge,
  infers: boolean,
  likelihoodOf: WorldLikelihood | undefined,
  found: WeightedWorlds,
): AddDeal => {
  const announcement = announcementIn(view);
  const likely = infers ? announcementLikelihood(view, knowledge) : null;
  return (owners, ways) => {
    found.owners.push(owners);
    found.announcements.push(announcement);
    found.weights.push(
      ways * (likely ? likely(owners) : 1) * (likelihoodOf ? likelihoodOf(owners, announcement, knowledge) : 1),
    );
  };
};

/** Returns `count` worlds by systematic sampling, or all worlds with their weights if there are no more than `count`. */
export const sampleFrom = (
  { owners, announcements, weights }: WeightedWorlds,
  count: number,
  random: Random,
): readonly World[] => {
  const entries = Float64Array.from(weights);
  const world = (entry: number, weight: number): World => ({
    owners: owners[entry],
    announcement: announcements[entry],
    weight,
  });
  if (entries.length <= count) {
    const highest = entries.reduce((most, weight) => Math.max(most, weight), 0);
    return [...entries.keys()]
      .filter((entry) => entries[entry] > 0)
      .map((entry) => world(entry, Math.max(1, Math.round((HIGHEST_WEIGHT * entries[entry]) / highest))));
  }
  const times = systematicSample(entries, entries.length, count, random);
  return [...times.keys()].filter((entry) => times[entry] > 0).map((entry) => world(entry, times[entry]));
};
