import { momentOf } from './moment.js';
import type { View } from '../game/view.js';
import { randomFrom, type Random } from '../rules/random.js';
import type { Seat } from '../rules/seats.js';
import type { Temperament } from './bidding/temperament.js';
import type { Skill } from './level.js';
import { knowledgeOf, type Knowledge } from './worlds/knowledge.js';

/** A seat that has to decide, and everything its decision depends on. */
export interface DecisionContext {
  readonly view: View;
  readonly seat: Seat;
  readonly skill: Skill;
  readonly knowledge: Knowledge;
  readonly random: Random;
  /** What `random` was made of, together with where the game stands. */
  readonly seed: string;
  /** How the player likes to bid and to signal; left out: neither way. */
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
  // A generator of its own for every decision, so that none depends on how often a player was asked before.
  random: randomFrom('player', seed, view.gameNumber, view.handNumber, seat, momentOf(view)),
});
