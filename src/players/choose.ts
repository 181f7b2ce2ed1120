import type { Action, ActionOf } from '../game/action.js';
import type { View } from '../game/view.js';
import { isBlind } from '../rules/announce.js';
import type { Announcement } from '../rules/order.js';
import { randomFrom } from '../rules/random.js';
import type { Seat } from '../rules/seats.js';
import { fitsLastTrick, raised } from '../rules/stakes.js';
import { schlagCardFor, schlagFor, trumpfCardFor, trumpfFor } from './announcing.js';
import { answersToBid, valueToBid, wantsForcedValue } from './bidding.js';
import { chanceIn, positionsIn, prospectsOf, usualPlay } from './forecast.js';
import { knowledgeOf, type Knowledge } from './knowledge.js';
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

/** The imagined hands under the announcement that stands, or that each of them imagines. */
const handsOf = ({ view, knowledge, worlds }: Mind): readonly Position[] =>
  positionsIn(view, knowledge, worlds, ({ announcement }) => announcement as Announcement);

/** A Kritischer is always worth a card; a bluff hardly ever. */
const taken = ({ rules, peeked, legal }: View, seat: Seat): Action => {
  const accept = peeked !== undefined && rules.critical.includes(peeked) && legal.some((action) => action.type === 'take' && action.accept);
  return { type: 'take', seat, accept };
};

const named = ({ view, seat, knowledge, worlds }: Mind): Action => {
  const question = questionToAsk(view, seat, knowledge, worlds);
  if (question) return { type: question, seat };
  const { rules, hand } = view;
  const { schlag } = view.announcement;
  if (isBlind(rules)) return { type: 'show', seat, card: seat === view.forehand ? schlagCardFor(rules, hand) : trumpfCardFor(rules, hand, schlag) };
  if (schlag === undefined) return { type: 'announce-schlag', seat, schlag: schlagFor(rules, hand) };
  return { type: 'announce-trumpf', seat, trumpf: trumpfFor(rules, hand, schlag) };
};

const decided = (mind: Mind): Action => {
  const { view, seat } = mind;
  return { type: 'decide', seat, play: wantsForcedValue(view, seat, chanceIn(handsOf(mind), seat)) };
};

/** What may be done of this kind without a penalty: nobody at this table breaks a rule on purpose. */
const lawful = <Type extends 'bid' | 'play'>({ legal }: View, type: Type): readonly ActionOf<Type>[] =>
  legal.filter((action): action is ActionOf<Type> => action.type === type && action.penalty === undefined);

/** A bid of one's own accord, if it pays. */
const bidFor = ({ view, seat }: Mind, chance: number): Action | null => {
  const bids = lawful(view, 'bid');
  const to = bids.length === 0 ? null : valueToBid(view, seat, chance, bids.map((bid) => bid.to));
  return to === null ? null : { type: 'bid', seat, to };
};

/** A bid, a card, or null from a seat that may bid out of its turn and does not want to. */
const played = (view: View, seat: Seat, think: () => Mind): Action | null => {
  const plays = lawful(view, 'play');
  const mayBid = lawful(view, 'bid').length > 0;
  if (!mayBid && plays.length < 2) return plays[0] ?? null;
  const mind = think();
  const hands = handsOf(mind);
  if (plays.length === 0) return bidFor(mind, chanceIn(hands, seat));
  const [best] = prospectsOf(view, seat, plays, hands);
  const { card, call } = mind.skill.plans ? best : usualPlay(view, seat, plays, hands);
  return bidFor(mind, best.chance) ?? { type: 'play', seat, card, ...(call && { call }) };
};

/** How likely the bidder's last card is one he may bid on, 0..1: on the table it is seen, else imagined. */
const fitChance = ({ view, worlds }: Mind, bidder: Seat): number => {
  const lying = view.trick.find(({ seat }) => seat === bidder);
  const fitting = worlds.filter(({ hands, announcement }) =>
    fitsLastTrick(view.rules, announcement as Announcement, lying?.card ?? hands[bidder][0], view.trick[0].card),
  );
  return fitting.length / worlds.length;
};

const answered = (mind: Mind): Action | null => {
  const { view, seat, knowledge, worlds } = mind;
  const { pending } = view;
  if (!pending) return null;
  if (pending.type !== 'bid') return { type: 'answer', seat, accept: agreesTo(pending.type, view, seat, knowledge, worlds) };
  const { hold, fold, raise, farbe } = answersToBid(view, seat, chanceIn(handsOf(mind), seat), pending.to, raised(pending.to));
  if (view.legal.some(({ type }) => type === 'farbe') && farbe(fitChance(mind, pending.seat)) > Math.max(hold, fold)) return { type: 'farbe', seat };
  const [bid] = lawful(view, 'bid');
  if (bid && raise > 0) return { type: 'bid', seat, to: bid.to };
  return { type: hold >= fold ? 'hold' : 'fold', seat };
};

const think = (view: View, seat: Seat, skill: Skill, seed: string): Action | null => {
  const mind = (): Mind => mindOf(view, seat, skill, seed);
  switch (view.phase) {
    case 'cut':
      return view.legal.some(({ type }) => type === 'take') ? taken(view, seat) : view.legal[0];
    case 'announce':
      return named(mind());
    case 'decide':
      return decided(mind());
    case 'play':
      return played(view, seat, mind);
    case 'answer':
      return answered(mind());
    case 'draw':
    case 'hand-over':
    case 'game-over':
      // Nobody strikes his points: the Schneider it risks costs more than the Retourschneider brings.
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
