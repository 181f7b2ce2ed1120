import type { View } from '../../game/view.js';
import type { Announcement } from '../../rules/announce.js';
import { checkView } from '../check-view.js';
import { decisionContext } from '../decision-context.js';
import { skillOf } from '../level.js';
import { runInSlices } from '../time-slices.js';
import { imaginedWorldsByBids } from '../worlds/imagined-worlds.js';
import { deduce } from './deduce.js';
import { mustDeduceAnnouncement } from './evidence.js';

/** How likely a pair is. */
export interface Likelihood extends Announcement {
  /** In thousandths, a whole number; all together are 1000. */
  readonly share: number;
}

/** How the likelihoods are to be computed. */
export interface LikelihoodOptions {
  /** Same view, same seed: same shares. Default: one fixed seed. */
  readonly seed?: string | undefined;
  /** Aborts the computation: the shares are not wanted any more. */
  readonly signal?: AbortSignal | undefined;
}

/** How many worlds are imagined: more than a player does for a decision, since what is unlikely has a share, too. */
const WORLDS = 400;

const TOTAL = 1000;

/** Converts weights to whole thousandths. The remainder goes to those that lost most by rounding. */
const thousandthsOf = (weights: readonly number[]): readonly number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (total > 0 ? (TOTAL * weight) / total : TOTAL / weights.length));
  const shares = exact.map(Math.floor);
  const left = TOTAL - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = [...exact.keys()].sort(
    (one, other) => exact[other] - shares[other] - (exact[one] - shares[one]) || one - other,
  );
  for (const place of byLoss.slice(0, left)) shares[place]++;
  return shares;
};

const keyOf = ({ schlag, trumpf }: Announcement): string => schlag + trumpf;

function* computeLikelihoods(view: View, seed: string): Generator<undefined, readonly Likelihood[]> {
  const { possible } = deduce(view);
  if (possible.length === 0) return [];
  const weights = new Map(possible.map((pair) => [keyOf(pair), 0]));
  if (possible.length > 1 && mustDeduceAnnouncement(view)) {
    // A spectator's luck is that of a seat there is not.
    const context = decisionContext(view, view.seat ?? view.players, { ...skillOf('strong'), worlds: WORLDS }, seed);
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
 * How likely each pair of a Schlag and a Trumpf is that a seat cannot exclude, the likeliest first: an estimate of the strong
 * computer player, which imagines deals of the cards it does not see and weighs them by how the announcers would show, play
 * and bid in them. A pair that is possible may have a share of 0. It computes in slices of a few milliseconds.
 * @throws InputError `invalid-view`, and the signal's reason once it is aborted; both as a rejection
 */
export const likelihoods = async (
  view: View,
  { seed = '', signal }: LikelihoodOptions = {},
): Promise<readonly Likelihood[]> => {
  signal?.throwIfAborted();
  checkView(view, 'likelihoods');
  return runInSlices(computeLikelihoods(view, seed), { ...(signal && { signal }) });
};
