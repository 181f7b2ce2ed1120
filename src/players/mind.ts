import type { View } from '../game/view.js';
import { randomFrom, type Random } from '../rules/random.js';
import type { Seat } from '../rules/seats.js';
import type { Temperament } from './bidding/temper.js';
import { explainsBids } from './worlds/explaining.js';
import { knowledgeOf, type Knowledge } from './worlds/knowledge.js';
import { layoutsFor, type Explains, type Layout } from './worlds/layouts.js';
import type { Skill } from './level.js';
import { explainsQuestions } from './worlds/question-belief.js';
import { explainsSigns } from './signals/signal-belief.js';

/** A seat that has to decide, and what it goes by. */
export interface Mind {
  readonly view: View;
  readonly seat: Seat;
  readonly skill: Skill;
  readonly knowledge: Knowledge;
  readonly random: Random;
  /** What its luck comes from. */
  readonly seed: string;
  /** How it likes to bid and to talk; left out: neither way. */
  readonly temperament?: Temperament;
}

export const mindOf = (view: View, seat: Seat, skill: Skill, seed: string, temperament?: Temperament): Mind => ({
  view,
  seat,
  skill,
  knowledge: knowledgeOf(view),
  seed,
  ...(temperament && { temperament }),
  // A stream of its own for every decision, so that no decision depends on how often somebody was asked.
  random: randomFrom('player', seed, view.gameNumber, view.handNumber, seat, view.history.length),
});

/** How well a layout explains several things at once. */
const together = (reasons: readonly (Explains | null)[]): Explains | null => {
  const given = reasons.filter((reason) => reason !== null);
  if (given.length < 2) return given[0] ?? null;
  return (...layout) => given.reduce((weight, explains) => weight * explains(...layout), 1);
};

/** What was asked for before the play, and signalled. */
const explainsTalk = ({ view, skill, knowledge }: Mind): Explains | null =>
  together([skill.infers ? explainsQuestions(view, knowledge) : null, explainsSigns(view, skill.signs)]);

const layoutsOf = (
  { view, skill, knowledge, random }: Mind,
  explains: Explains | null,
): Generator<undefined, readonly Layout[]> =>
  layoutsFor({ view, knowledge, count: skill.worlds, infers: skill.infers, random, ...(explains && { explains }) });

/** How the cards could lie, as far as this mind can tell; what was bid left aside. Yields every few deals. */
export const imagined = (mind: Mind): Generator<undefined, readonly Layout[]> => layoutsOf(mind, explainsTalk(mind));

/** The same with what the others have bid and held; the layouts given, if there was nothing of the kind. */
export function* imaginedByBids(
  mind: Mind,
  layouts: readonly Layout[] | null,
): Generator<undefined, readonly Layout[]> {
  const { view, skill, knowledge } = mind;
  const explainsHeard = skill.bids === 'deaf' ? null : explainsBids(view, knowledge, skill.bids === 'half');
  if (!explainsHeard && layouts) return layouts;
  return yield* layoutsOf(mind, together([explainsTalk(mind), explainsHeard]));
}
