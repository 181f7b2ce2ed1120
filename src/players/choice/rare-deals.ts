import type { View } from '../../game/view.js';
import { announcementIn, type Knowledge } from '../worlds/knowledge.js';
import { dealingFor } from '../worlds/unseen-deals.js';
import { cardLookupFor, codesOf, takesOver, type CardLookup, type Code } from '../cards/card-lookup.js';
import { playStateOf } from '../cards/play-state.js';
import { solvePlays } from '../cards/solver.js';

/** Number of the unseen cards that the opponent's imagined hands consist of. They allow at most 70 hands of four cards. */
const DANGEROUS_CARDS = 8;

/** Returns the unseen cards that beat most of the own cards, or that fewest of the own cards beat. */
const dangerousCards = ({ rules, hand }: View, { unseen }: Knowledge, lookup: CardLookup): Knowledge['unseen'] => {
  const codes = codesOf(rules.pack);
  const own = hand.map((card) => codes[card]);
  const dangerOf = (code: Code): number =>
    own.filter((one) => takesOver(lookup, [one], code)).length -
    own.filter((one) => takesOver(lookup, [code], one)).length;
  return [...unseen].sort((one, other) => dangerOf(codes[other]) - dangerOf(codes[one])).slice(0, DANGEROUS_CARDS);
};

/**
 * Returns, for each option of a seat with a single opponent, the number of the opponent's strongest hands against which it
 * loses. Such hands are too rare for the sample. They decide between cards that win in every imagined world.
 */
export const rareLosses = (
  view: View,
  knowledge: Knowledge,
  options: Parameters<typeof solvePlays>[3],
): readonly number[] => {
  const losses = options.map(() => 0);
  const announcement = announcementIn(view);
  if (view.players !== 2 || !announcement || options.length < 2) return losses;
  const lookup = cardLookupFor(view.rules)(announcement);
  const playState = playStateOf(view);
  const owners = new Uint8Array(view.rules.pack);
  const wins = new Uint8Array(options.length);
  const unseen = dangerousCards(view, knowledge, lookup);
  dealingFor({ view, knowledge: { ...knowledge, unseen }, infers: true }).each(owners, () => {
    solvePlays(lookup, playState, owners, options, wins);
    for (let index = 0; index < losses.length; index++) losses[index] += 1 - wins[index];
  });
  return losses;
};
