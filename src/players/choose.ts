import type { Action, ActionOf } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Announcement } from '../rules/order.js';
import { randomFrom } from '../rules/random.js';
import type { Seat } from '../rules/seats.js';
import { schlagFor, trumpfFor } from './announcing.js';
import { answerToBid, wantsForcedValue, wantsToBid } from './bidding.js';
import { chanceIn, positionsIn, prospectsOf, usualCard } from './forecast.js';
import { announcementIn, knowledgeOf, type Knowledge } from './knowledge.js';
import { skillOf, type Level, type Skill } from './level.js';
import type { Position } from './position.js';
import { agreesTo, questionToAsk } from './questions.js';
import { imagineWorlds, type World } from './worlds.js';

export { LEVELS, type Level } from './level.js';

/** How a computer player is to think. */
export interface ChooseOptions {
  /** Default `medium`. */
  readonly level?: Level;
  /** Same view, same seed: same action. Default: one fixed seed. */
  readonly seed?: string;
  /** Ends the thinking: the question is void. */
  readonly signal?: AbortSignal;
}

/** A seat that has to decide, and what it goes by. */
interface Mind {
  readonly view: View;
  readonly seat: Seat;
  readonly skill: Skill;
  readonly knowledge: Knowledge;
  readonly worlds: readonly World[];
}

const mindOf = (view: View, seat: Seat, skill: Skill, seed: string): Mind => {
  const knowledge = knowledgeOf(view);
  // A stream of its own for every decision, so that no decision depends on how often somebody was asked.
  const random = randomFrom('player', seed, view.gameNumber, view.handNumber, seat, view.history.length);
  return { view, seat, skill, knowledge, worlds: imagineWorlds(view, knowledge, skill.worlds, skill.infers, random) };
};

/** The imagined hands under the announcement that stands. */
const handsOf = ({ view, knowledge, worlds }: Mind): readonly Position[] =>
  positionsIn(view, knowledge, worlds, () => announcementIn(view) as Announcement);

const named = ({ view, seat, knowledge, worlds }: Mind): Action => {
  const question = questionToAsk(view, seat, knowledge, worlds);
  if (question) return { type: question, seat };
  const { schlag } = view.announcement;
  if (schlag === undefined) return { type: 'announce-schlag', seat, schlag: schlagFor(view.rules, view.hand) };
  return { type: 'announce-trumpf', seat, trumpf: trumpfFor(view.rules, view.hand, schlag) };
};

const decided = (mind: Mind): Action => {
  const { view, seat } = mind;
  return { type: 'decide', seat, play: wantsForcedValue(view, seat, chanceIn(handsOf(mind), seat)) };
};

const bidIn = ({ legal }: View): ActionOf<'bid'> | undefined =>
  legal.find((action): action is ActionOf<'bid'> => action.type === 'bid');

/** A bid, a card, or null from a seat that may bid out of its turn and does not want to. */
const played = (mind: Mind): Action | null => {
  const { view, seat, skill } = mind;
  const bid = bidIn(view);
  const cards = view.legal.flatMap((action) => (action.type === 'play' ? [action.card] : []));
  if (cards.length === 0) return bid && wantsToBid(view, seat, chanceIn(handsOf(mind), seat)) ? bid : null;
  if (cards.length === 1 && !bid) return { type: 'play', seat, card: cards[0] };
  const hands = handsOf(mind);
  const [best] = prospectsOf(view, seat, cards, hands);
  if (bid && wantsToBid(view, seat, best.chance)) return bid;
  return { type: 'play', seat, card: skill.plans ? best.card : usualCard(view, seat, cards, hands) };
};

const answered = (mind: Mind): Action | null => {
  const { view, seat, knowledge, worlds } = mind;
  const { pending } = view;
  if (!pending) return null;
  if (pending.type !== 'bid') return { type: 'answer', seat, accept: agreesTo(pending.type, view, seat, knowledge, worlds) };
  const bid = bidIn(view);
  const answer = answerToBid(view, seat, chanceIn(handsOf(mind), seat), pending.to, bid !== undefined);
  return answer === 'raise' && bid ? bid : { type: answer === 'fold' ? 'fold' : 'hold', seat };
};

const think = (view: View, seat: Seat, skill: Skill, seed: string): Action | null => {
  switch (view.phase) {
    case 'announce':
      return named(mindOf(view, seat, skill, seed));
    case 'decide':
      return decided(mindOf(view, seat, skill, seed));
    case 'play':
      return played(mindOf(view, seat, skill, seed));
    case 'answer':
      return answered(mindOf(view, seat, skill, seed));
    case 'draw':
    case 'cut':
    case 'hand-over':
    case 'game-over':
      return view.legal[0];
  }
};

/**
 * What a computer player does at a table, from what its seat may know and nothing else.
 * @returns null if the view's seat has nothing to do, or does not want what it may do
 * @throws InputError `invalid-level`, and the signal's reason once it is aborted; both as a rejection
 */
export const choose = async (view: View, { level = 'medium', seed = '', signal }: ChooseOptions = {}): Promise<Action | null> => {
  const skill = skillOf(level);
  signal?.throwIfAborted();
  if (view.seat === null || view.legal.length === 0) return null;
  return think(view, view.seat, skill, seed);
};
