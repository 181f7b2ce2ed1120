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
  /**
   * Returns the generator for sampled worlds. Each call starts the same numbers again, so that two samples for a decision
   * differ only by their evidence.
   */
  readonly worldRandom: () => Random;
  /** Generator for the choice between cards that are about equally good. */
  readonly random: Random;
  /** The seed of the generators, which also depend on the current position in the game. */
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
): DecisionContext => {
  // Each decision has separate generators, so that its result does not depend on the number of earlier decisions.
  const generator = (purpose: string, from: string): Random =>
    randomFrom(purpose, from, view.gameNumber, view.handNumber, seat, momentOf(view));
  return {
    view,
    seat,
    skill,
    knowledge: knowledgeOf(view),
    seed,
    ...(temperament && { temperament }),
    worldRandom: () => generator('player', skill.steady ? '' : seed),
    random: generator('card', seed),
  };
};
