import type { View } from '../../game/view.js';
import { SUITS } from '../../rules/card.js';
import type { Announcement } from '../../rules/announce.js';
import type { Random } from '../../rules/random.js';
import { announcementModelFor } from './announcement-model.js';
import { announcementIn, isBlindSeat, type Knowledge } from './knowledge.js';
import { playLikelihood } from './play-likelihood.js';
import { possibleAnnouncements } from './possible-announcements.js';
import { dealingFor } from './unseen-deals.js';
import {
  addWithEachAnnouncement,
  addWithKnownAnnouncement,
  sampleFrom,
  type WeightedWorlds,
} from './weighted-worlds.js';
import type { World, WorldLikelihood } from './world.js';

export interface SampleOptions {
  readonly view: View;
  readonly knowledge: Knowledge;
  /** Number of worlds to sample. */
  readonly count: number;
  /** Whether announcements, failures to follow, tricks and, for a blind seat, played cards are evidence. */
  readonly infers: boolean;
  readonly random: Random;
  /** The likelihood of a world given further evidence. */
  readonly likelihoodOf?: WorldLikelihood;
}

/** Number of dealing attempts per requested world. */
const TRIES_PER_WORLD = 6;
/** Number of dealing attempts or reweighted worlds between two yields. */
const DEALS_PER_STEP = 60;
/** Number of worlds sampled per requested world before the slow reweighting by the played cards. */
const PRESAMPLE_FACTOR = 4;

/** Reweights the worlds by the played cards. Yields every few worlds. */
function* reweigh(
  worlds: readonly World[],
  likelihoodOf: WorldLikelihood,
  knowledge: Knowledge,
): Generator<undefined, WeightedWorlds> {
  const weights: number[] = [];
  for (const { owners, announcement, weight } of worlds) {
    weights.push(weight * likelihoodOf(owners, announcement, knowledge));
    if (weights.length % DEALS_PER_STEP === 0) yield;
  }
  return {
    owners: worlds.map(({ owners }) => owners),
    announcements: worlds.map(({ announcement }) => announcement),
    weights,
  };
}

const anyAnnouncement = ({ rules }: View): Announcement => ({
  schlag: announcementModelFor(rules).schlaege[0],
  trumpf: SUITS[0],
});

/**
 * Samples worlds that are consistent with the seat's knowledge, weighted by the likelihood of the others' announcements and
 * bids. Returns at least one world. A seat that does not know the announcement imagines an announcement with each world.
 * Yields every few deals.
 */
export function* sampleWorlds({
  view,
  knowledge,
  count,
  infers,
  random,
  likelihoodOf,
}: SampleOptions): Generator<undefined, readonly World[]> {
  const size = view.rules.pack;
  const blind = isBlindSeat(view);
  const possible = blind
    ? possibleAnnouncements(view, infers ? knowledge : { ...knowledge, tricks: [], plays: [] })
    : [];
  const found: WeightedWorlds = { owners: [], announcements: [], weights: [] };
  const add = blind
    ? addWithEachAnnouncement(view, knowledge, possible, likelihoodOf, found)
    : addWithKnownAnnouncement(view, knowledge, infers, likelihoodOf, found);
  const dealing = dealingFor({ view, knowledge, infers });
  if (dealing.ways <= count * TRIES_PER_WORLD) {
    const owners = new Uint8Array(size);
    dealing.each(owners, () => add(owners.slice(), 1));
  }
  const tries = found.owners.length > 0 ? 0 : count * (infers || blind ? TRIES_PER_WORLD : 1);
  for (let deal = 0; deal < tries; deal++) {
    const owners = new Uint8Array(size);
    const ways = dealing.deal(owners, random);
    if (ways > 0) add(owners, ways);
    if (deal % DEALS_PER_STEP === DEALS_PER_STEP - 1) yield;
  }
  const byPlays = blind && infers ? playLikelihood(view, knowledge) : null;
  const weighed = byPlays
    ? yield* reweigh(sampleFrom(found, count * PRESAMPLE_FACTOR, random), byPlays, knowledge)
    : found;
  const worlds = sampleFrom(weighed, count, random);
  if (worlds.length > 0) return worlds;
  // No world is consistent with the history, because a player has broken the rules. Uses only the cards as evidence.
  const owners = new Uint8Array(size);
  dealingFor({ view, knowledge, infers: false }).deal(owners, random);
  return [{ owners, announcement: blind ? anyAnnouncement(view) : announcementIn(view), weight: 1 }];
}
