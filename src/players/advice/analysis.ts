import type { View } from '../../game/view.js';
import { deckOf, type Card } from '../../rules/card.js';
import type { Announcement } from '../../rules/announce.js';
import type { Seat } from '../../rules/seats.js';
import { playStateOf } from '../cards/play-state.js';
import type { Knowledge } from '../worlds/knowledge.js';
import type { World } from '../worlds/world.js';
import { skillOf, strongSkill } from '../level.js';
import { calibratedChance } from '../bidding/bidding.js';
import { decisionContext, type DecisionContext } from '../decision-context.js';
import { imaginedWorlds, imaginedWorldsByBids } from '../worlds/imagined-worlds.js';
import { expectedAnnouncement, announcersIn } from '../worlds/expected-announcement.js';
import { rankCards } from '../choice/card-choice.js';
import { handChances, type CardChance, type HandChances } from '../choice/hand-chances.js';
import { chanceInWorlds, type Thousandths } from '../choice/rating.js';

/** Input for advice and reviews: the seat's knowledge and the worlds sampled from this knowledge. */
export interface Analysis {
  readonly view: View;
  readonly seat: Seat;
  readonly knowledge: Knowledge;
  readonly context: DecisionContext;
  readonly worlds: readonly World[];
  /** Worlds sampled without the others' bids as evidence, on which a player bases its own bids and answers. */
  readonly worldsWithoutBids: readonly World[];
}

/**
 * Analyses a view as a strong player does, with the other players' actions and bids as evidence. Yields every few deals.
 * @param count number of sampled worlds. Default: the number that a strong player uses, with the same worlds, regardless of
 *   the seed
 */
export function* analyse(view: View, seat: Seat, seed: string, count?: number): Generator<undefined, Analysis> {
  const skill = count === undefined ? skillOf('strong') : strongSkill(count);
  const context = decisionContext(view, seat, skill, seed);
  const worldsWithoutBids = yield* imaginedWorlds(context);
  const worlds = yield* imaginedWorldsByBids(context, worldsWithoutBids);
  return { view, seat, knowledge: context.knowledge, context, worlds, worldsWithoutBids };
}

/** Known chances by worlds, because one piece of advice needs them several times. */
const knownChances = new WeakMap<readonly World[], HandChances>();

/** Returns the chances of the seat in these worlds, from a cache if possible. */
export function* chancesIn({ context }: Analysis, worlds: readonly World[]): Generator<undefined, HandChances> {
  const known = knownChances.get(worlds);
  if (known) return known;
  const chances = yield* handChances(context, worlds);
  knownChances.set(worlds, chances);
  return chances;
}

/**
 * Returns the calibrated chance for a share of the worlds. The share itself is too high, because the solver sees all cards
 * and finds plays that players miss.
 */
const calibratedShare = ({ view, seat }: Analysis, share: Thousandths): Thousandths =>
  calibratedChance(view, seat, share / 1000);

/** Returns the chance of winning the hand with each legal card, in the order in which a strong player prefers them. */
export function* cardChances(analysis: Analysis): Generator<undefined, readonly CardChance[]> {
  const { context, worlds } = analysis;
  return rankCards(context, worlds, yield* chancesIn(analysis, worlds)).map((prospect) => ({
    ...prospect,
    chance: calibratedShare(analysis, prospect.chance),
  }));
}

/** Returns the current chance of winning the hand. If a card is due, assumes that the best card is played. */
export function* chanceNow(analysis: Analysis): Generator<undefined, Thousandths> {
  return calibratedShare(analysis, (yield* chancesIn(analysis, analysis.worlds)).chance);
}

/**
 * Returns the chance of winning the hand after an announcement. Completes a missing half of the announcement as the
 * announcers would.
 * @param swapped whether a Schlagtausch has taken place. Default: as in the view
 */
export function* chanceAfterAnnouncing(
  analysis: Analysis,
  announced: Partial<Announcement>,
  swapped?: boolean,
): Generator<undefined, Thousandths> {
  const { view, seat, context, worlds } = analysis;
  return calibratedShare(
    analysis,
    yield* chanceInWorlds(
      view.rules,
      playStateOf(view),
      worlds,
      seat,
      expectedAnnouncement(view, announced, announcersIn(view, swapped)),
      context.skill,
    ),
  );
}

/** Returns the cards that another seat holds in a world. */
export const cardsInHand = ({ view }: Analysis, { owners }: World, seat: Seat): readonly Card[] =>
  deckOf(view.rules.pack).filter((_, code) => owners[code] === seat);

/** Returns the share of the worlds, by weight, that meet a condition. */
export const shareOfWorlds = ({ worlds }: Analysis, matches: (world: World) => boolean): Thousandths => {
  let [share, all] = [0, 0];
  for (const world of worlds) {
    all += world.weight;
    if (matches(world)) share += world.weight;
  }
  return Math.round((1000 * share) / all);
};
