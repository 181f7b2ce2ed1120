import type { View } from '../../game/view.js';
import type { Announcement } from '../../rules/announce.js';
import { checkView } from '../check-view.js';
import { handViewOf } from '../two-player-view.js';
import { decisionContext } from '../decision-context.js';
import { strongSkill } from '../level.js';
import { runInSlices } from '../time-slices.js';
import { imaginedWorldsByBids } from '../worlds/imagined-worlds.js';
import { deduce } from './deduce.js';
import { mustDeduceAnnouncement } from './evidence.js';

/** A pair with its likelihood. */
export interface Likelihood extends Announcement {
  /** Share in whole thousandths. All shares add up to 1000. */
  readonly share: number;
}

/** Options of `likelihoods`. */
export interface LikelihoodOptions {
  /** Seed for the sampled worlds: the same view and seed give the same shares. Default: a fixed seed. */
  readonly seed?: string | undefined;
  /** Aborts the computation. */
  readonly signal?: AbortSignal | undefined;
}

/** Number of sampled worlds. This number is higher than for a decision, because unlikely pairs also need a share. */
const WORLDS = 400;

const TOTAL = 1000;

/** Converts weights to whole thousandths. The weights that lose the most through rounding receive the remainder. */
const thousandthsOf = (weights: readonly number[]): readonly number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (total > 0 ? (TOTAL * weight) / total : TOTAL / weights.length));
  const shares = exact.map(Math.floor);
  const left = TOTAL - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = [...exact.keys()].sort(
    (one, other) => exact[other] - shares[other] - (exact[one] - shares[one]) || one - other,
  );
  for (const index of byLoss.slice(0, left)) shares[index]++;
  return shares;
};

const keyOf = ({ schlag, trumpf }: Announcement): string => schlag + trumpf;

function* computeLikelihoods(tableView: View, seed: string): Generator<undefined, readonly Likelihood[]> {
  const { view } = handViewOf(tableView);
  const { possible } = deduce(view);
  if (possible.length === 0) return [];
  const weights = new Map(possible.map((pair) => [keyOf(pair), 0]));
  if (possible.length > 1 && mustDeduceAnnouncement(view)) {
    // For a spectator, uses the random numbers of a nonexistent seat.
    const context = decisionContext(view, view.seat ?? view.players, strongSkill(WORLDS), seed);
    for (const { announcement, weight } of yield* imaginedWorldsByBids(context, null)) {
      const sum = announcement && weights.get(keyOf(announcement));
      if (announcement && sum !== undefined && sum !== null) weights.set(keyOf(announcement), sum + weight);
    }
  }
  const shares = thousandthsOf([...weights.values()]);
  return possible
    .map((pair, index) => ({ ...pair, share: shares[index] }))
    .sort((one, other) => other.share - one.share);
}

/**
 * Resolves to the likelihoods of all pairs of a Schlag and a Trumpf that a seat cannot exclude, with the likeliest pair
 * first. The likelihoods are the strong computer player's estimate. That player samples deals of the unseen cards and
 * weights them by the announcers' announcements, plays and bids. A possible pair can have a share of 0. Computes in slices
 * of a few milliseconds.
 * @throws InputError `invalid-view`, and the signal's reason after an abort (both as rejections)
 */
export const likelihoods = async (
  view: View,
  { seed = '', signal }: LikelihoodOptions = {},
): Promise<readonly Likelihood[]> => {
  signal?.throwIfAborted();
  checkView(view, 'likelihoods');
  return runInSlices(computeLikelihoods(view, seed), { ...(signal && { signal }) });
};
