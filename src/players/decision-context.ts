import { momentOf } from './moment.js';
import type { View } from '../game/view.js';
import { randomFrom, type Random } from '../rules/random.js';
import type { Seat } from '../rules/seats.js';
import type { Temperament } from './bidding/temperament.js';
import type { Skill } from './level.js';
import { knowledgeOf, type Knowledge } from './worlds/knowledge.js';

/** A seat that must decide, with all inputs for its decision. */
export interface DecisionContext {
  readonly view: View;
  readonly seat: Seat;
  readonly skill: Skill;
  readonly knowledge: Knowledge;
  readonly random: Random;
  /** The seed of `random`, which also depends on the current position in the game. */
  readonly seed: string;
  /** Bidding and signalling style. Default: neutral. */
  readonly temperament?: Temperament;
}

export const decisionContext = (
  view: View,
  seat: Seat,
  skill: Skill,
  seed: string,
  temperament?: Temperament,
): DecisionContext => ({
  view,
  seat,
  skill,
  knowledge: knowledgeOf(view),
  seed,
  ...(temperament && { temperament }),
  // Each decision has a separate generator, so that its result does not depend on the number of earlier decisions.
  random: randomFrom('player', seed, view.gameNumber, view.handNumber, seat, momentOf(view)),
});
