import { gestrichenChoice, isGestrichen } from '../../rules/score.js';
import type { RuleSet } from '../../rules/variants.js';
import { equityKey, type WholeEquity } from './equity.js';
import { after, CERTAIN, handsOf, outcomesOf, type Pair } from './equity-model.js';

/**
 * The games to come if the others never bid: a model like that of `equity-model.ts`, in which one side alone bids. Who is
 * left to raise when he likes has less to fear, and time: he need not press for the last point early.
 */
const silentModelOf = (rules: RuleSet): WholeEquity => {
  const { target } = rules;
  const hands = handsOf(rules);
  const known = new Map<number, number>();

  const reckon = (score: Pair, leads: boolean): number => {
    const won = (points: number): number => look(after(score, 0, points), !leads);
    const lost = (points: number): number => look(after(score, 1, points), !leads);
    const choice = gestrichenChoice(rules, score);
    if (choice) {
      const { value, refusal } = choice;
      const own = choice.side === 0;
      const given = own ? lost(refusal) : won(refusal);
      // The chances are those of the side that decides.
      const [good, bad] = own ? [won(value), lost(value)] : [lost(value), won(value)];
      const chances = own === leads ? hands.forehandChances : hands.dealerChances;
      const ends = chances.map((chance) => Math.round((chance * good + (1000 - chance) * bad) / 1000));
      const decided = ends.map((end) => (own ? Math.max(end, given) : Math.min(end, given)));
      return Math.round(decided.reduce((sum, end) => sum + end, 0) / decided.length);
    }
    const mayBid = rules.bidWhen !== 'never' && !isGestrichen(rules, score[0]);
    const outcomes = outcomesOf(hands, mayBid && leads, mayBid && !leads);
    const sum = outcomes.reduce((all, [winner, value, share]) => all + share * ((winner === 'forehand') === leads ? won(value) : lost(value)), 0);
    return Math.round(sum / 1024);
  };

  const look = (score: Pair, leads: boolean): number => {
    const [ours, theirs] = score;
    if (ours >= target) return CERTAIN;
    if (theirs >= target) return 0;
    const key = (ours * target + theirs) * 2 + (leads ? 1 : 0);
    let equity = known.get(key);
    if (equity === undefined) known.set(key, (equity = reckon(score, leads)));
    return equity;
  };

  return look;
};

/** By content, not by object: a view that came over a wire brings rules of its own. */
const models = new Map<string, WholeEquity>();

/** How likely the first of two wins the game if the second never bids. */
export const silentEquityFor = (rules: RuleSet): WholeEquity => {
  const key = equityKey(rules);
  let equity = models.get(key);
  if (!equity) models.set(key, (equity = silentModelOf(rules)));
  return equity;
};
