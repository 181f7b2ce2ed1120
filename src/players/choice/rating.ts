import { indexed } from '../../base/list-of.js';
import type { RuleSet } from '../../rules/variants.js';
import type { Seat } from '../../rules/seats.js';
import type { Announcement } from '../../rules/announce.js';
import type { World } from '../worlds/world.js';
import { playOut } from '../cards/playout.js';
import { dominanceAmong, type Dominance } from './dominance.js';
import { cardLookupFor } from '../cards/card-lookup.js';
import type { PlayState } from '../cards/position.js';
import { marginOf, nodesVisited, solve, solvePlays, type Option } from '../cards/solver.js';

/** A chance in thousandths: an integer from 0 to 1000, so that all JavaScript engines give the same result. */
export type Thousandths = number;

/** The cost limit of a decision. */
export interface Effort {
  /** Number of worlds that the decision samples. */
  readonly worlds: number;
  /** Number of solver nodes after which no further worlds are searched. */
  readonly nodes: number;
}

/** Returns a share of the effort. */
export const shareOfEffort = ({ nodes, worlds }: Effort, share: number): Effort => ({ nodes: nodes * share, worlds });

/** Number of worlds added to each sample, half of them won, so that a small sample never makes a chance certain. */
const PRIOR_WORLDS = 2;

/**
 * Returns the size of a sample. If all worlds were searched, the sample has the requested size, even with fewer worlds: these
 * are then all possible worlds, or worlds that were drawn several times.
 */
const sampleSize = (searched: number, worlds: readonly World[], { worlds: requested }: Effort): number =>
  searched < worlds.length ? searched : Math.max(searched, requested);

/**
 * Returns the chance of winning, from a sample of worlds.
 * @param won weight of the won worlds, out of `total`
 * @param sample number of sampled worlds
 */
export const chanceFrom = (won: number, total: number, sample: number): Thousandths =>
  Math.round((1000 * (won * sample + (PRIOR_WORLDS / 2) * total)) / (total * (sample + PRIOR_WORLDS)));

/** Results of a card in the searched worlds. */
export interface Rating {
  /** Weight of the worlds that the card wins with open cards and best play by both parties. */
  readonly won: number;
  /**
   * Weight of the worlds that the card wins if all seats see only their own cards and continue with the rule of thumb. The
   * weight is 0 if the card is far behind.
   */
  readonly wonByRuleOfThumb: number;
  /**
   * Weight of the worlds won with a trick to spare, minus that of the worlds lost by more than one trick. The value is 0 if
   * it is not needed to break a tie.
   */
  readonly margin: number;
}

export interface Ratings {
  readonly ratings: readonly Rating[];
  /** The comparison of the options with open cards. */
  readonly dominance: Dominance;
  /** Weight of all searched worlds, and size of the sample. */
  readonly total: number;
  readonly sample: number;
}

/** The public state of a hand in play. */
export interface PublicHand {
  readonly rules: RuleSet;
  readonly playState: PlayState;
  /** By code: 1 if the card was played. */
  readonly playedCards: Uint8Array;
}

/** Maximum difference from the best share of won worlds. Options with a larger difference are not rated further. */
const CLOSE_SHARE = 0.1;

/**
 * Returns the value of an option. Best play and the rule of thumb have equal weight, since each models people imperfectly.
 */
export const valueOfRating = ({ won, wonByRuleOfThumb }: Rating): number => won + wonByRuleOfThumb;

/**
 * Rates each option in all worlds: with open cards and best play, and with the rule of thumb. Yields after every world.
 * @param effort limit for the rating by wins; breaking ties can cost at most the same amount again
 */
export function* rateOptions(
  { rules, playState, playedCards }: PublicHand,
  worlds: readonly World[],
  options: readonly Option[],
  effort: Effort,
): Generator<undefined, Ratings> {
  const { nodes } = effort;
  const lookupUnder = cardLookupFor(rules);
  const party = playState.party[(playState.leader + playState.trick.length) % playState.players];
  const ratings = options.map(() => ({ won: 0, wonByRuleOfThumb: 0, margin: 0 }));
  const wins = new Uint8Array(options.length);
  const outcomes: Uint8Array[] = [];
  const dominance = dominanceAmong(options.length);
  // Other decisions can be computed between two worlds, so only the nodes of this decision count.
  let spent = 0;
  let total = 0;
  for (const { owners, announcement, weight } of worlds) {
    if (spent >= nodes) break;
    spent -= nodesVisited();
    solvePlays(lookupUnder(announcement as Announcement), playState, owners, options, wins);
    spent += nodesVisited();
    for (let index = 0; index < options.length; index++) ratings[index].won += wins[index] * weight;
    outcomes.push(wins.slice());
    dominance.add(wins);
    total += weight;
    yield;
  }
  const sample = sampleSize(outcomes.length, worlds, effort);
  const mostWon = Math.max(...ratings.map(({ won }) => won));
  const close = ratings.flatMap(({ won }, index) => (won >= mostWon - CLOSE_SHARE * total ? [index] : []));
  if (close.length === 1) return { ratings, dominance, total, sample };
  for (const { owners, announcement, weight } of worlds.slice(0, outcomes.length)) {
    const lookup = lookupUnder(announcement as Announcement);
    for (const index of close) {
      if (playOut(lookup, playState, owners, options[index], playedCards) === party)
        ratings[index].wonByRuleOfThumb += weight;
    }
    yield;
  }
  const best = Math.max(...ratings.map(valueOfRating));
  const tied = ratings.flatMap((rating, index) => (valueOfRating(rating) === best ? [index] : []));
  if (tied.length === 1) return { ratings, dominance, total, sample };
  // Of equally good options, the option that wins by more and loses by less leaves the most room for error.
  for (const [worldIndex, won] of indexed(outcomes)) {
    if (spent >= 2 * nodes) break;
    spent -= nodesVisited();
    const { owners, announcement, weight } = worlds[worldIndex];
    for (const index of tied)
      ratings[index].margin +=
        weight *
        marginOf(lookupUnder(announcement as Announcement), playState, owners, options[index], won[index] === 1);
    spent += nodesVisited();
    yield;
  }
  return { ratings, dominance, total, sample };
}

/** A chance with the size of the sample from which it is estimated. */
export interface SampledChance {
  readonly chance: Thousandths;
  readonly sample: number;
}

/**
 * Returns the chance that a seat's side wins the hand, using the announcement of each world, with the size of the sample.
 * Yields after every world.
 */
export function* sampledChance(
  rules: RuleSet,
  playState: PlayState,
  worlds: readonly World[],
  seat: Seat,
  announcementOf: (world: World) => Announcement,
  effort: Effort,
): Generator<undefined, SampledChance> {
  const lookupUnder = cardLookupFor(rules);
  let spent = 0;
  let won = 0;
  let total = 0;
  let seen = 0;
  for (const world of worlds) {
    if (spent >= effort.nodes) break;
    spent -= nodesVisited();
    if (solve(lookupUnder(announcementOf(world)), playState, world.owners) === playState.party[seat])
      won += world.weight;
    spent += nodesVisited();
    total += world.weight;
    seen++;
    yield;
  }
  const sample = sampleSize(seen, worlds, effort);
  return { chance: chanceFrom(won, total, sample), sample };
}

/** Returns the chance as `sampledChance` does, without the size of the sample. */
export function* chanceInWorlds(...situation: Parameters<typeof sampledChance>): Generator<undefined, Thousandths> {
  return (yield* sampledChance(...situation)).chance;
}
