import { codesOf } from './cards/card-lookup.js';
import { momentOf } from './moment.js';
import type { Action, ActionOf } from '../game/action.js';
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

/**
 * Returns the view with the hand and the legal plays in the order of the deck. Then a decision depends only on the cards, not
 * on their order, which a review cannot restore.
 */
const inDeckOrder = (view: View): View => {
  const codes = codesOf(view.rules.pack);
  const isPlay = (action: Action): action is ActionOf<'play'> => action.type === 'play';
  const plays = view.legal.filter(isPlay).sort((one, other) => codes[one.card] - codes[other.card]);
  return {
    ...view,
    hand: [...view.hand].sort((one, other) => codes[one] - codes[other]),
    legal: [...plays, ...view.legal.filter((action) => !isPlay(action))],
  };
};

/** Number of cards in the largest hand up to which a player samples `lateWorlds`. */
const FEW_CARDS = 3;

const skillAt = ({ phase, handSizes }: View, skill: Skill): Skill =>
  phase !== 'announce' && Math.max(...handSizes) <= FEW_CARDS ? { ...skill, worlds: skill.lateWorlds } : skill;

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
    view: inDeckOrder(view),
    seat,
    skill: skillAt(view, skill),
    knowledge: knowledgeOf(view),
    seed,
    ...(temperament && { temperament }),
    worldRandom: () => generator('player', skill.fixedWorlds ? '' : seed),
    random: generator('card', seed),
  };
};
