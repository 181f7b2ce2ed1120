import type { View } from '../game/view.js';
import { randomFrom, type Random } from '../rules/random.js';
import type { Seat } from '../rules/seats.js';
import { explainsBids } from './explaining.js';
import { knowledgeOf, type Knowledge } from './knowledge.js';
import { layoutsFor, type Layout } from './layouts.js';
import type { Skill } from './level.js';

/** A seat that has to decide, and what it goes by. */
export interface Mind {
  readonly view: View;
  readonly seat: Seat;
  readonly skill: Skill;
  readonly knowledge: Knowledge;
  readonly random: Random;
  /** What its luck comes from. */
  readonly seed: string;
}

export const mindOf = (view: View, seat: Seat, skill: Skill, seed: string): Mind => ({
  view,
  seat,
  skill,
  knowledge: knowledgeOf(view),
  seed,
  // A stream of its own for every decision, so that no decision depends on how often somebody was asked.
  random: randomFrom('player', seed, view.gameNumber, view.handNumber, seat, view.history.length),
});

/** How the cards could lie, as far as this mind can tell; what was bid left aside. Yields every few deals. */
export const imagined = ({ view, skill, knowledge, random }: Mind): Generator<undefined, readonly Layout[]> =>
  layoutsFor({ view, knowledge, count: skill.worlds, infers: skill.infers, random });

/** The same with what the others have bid and held; the layouts given, if there was nothing of the kind. */
export function* imaginedByBids({ view, skill, knowledge, random }: Mind, layouts: readonly Layout[] | null): Generator<undefined, readonly Layout[]> {
  const explains = skill.bids === 'deaf' ? null : explainsBids(view, knowledge, skill.bids === 'half');
  if (!explains && layouts) return layouts;
  return yield* layoutsFor({ view, knowledge, count: skill.worlds, infers: skill.infers, random, ...(explains && { explains }) });
}
