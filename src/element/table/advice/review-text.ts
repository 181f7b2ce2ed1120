import type { Action } from '../../../game/action.js';
import type { HintMessages } from '../../../i18n/de/hints.js';
import type { Messages } from '../../../i18n/de/table.js';
import type { JudgedDecision } from '../../../players/advice/compare.js';
import type { Review } from '../../../players/advice/review.js';
import type { Card } from '../../../rules/card.js';

const percentOf = (thousandths: number): number => Math.round(thousandths / 10);

const cardOf = (action: Action): Card | null =>
  (action.type === 'play' || action.type === 'show') && action.card ? action.card : null;

/** The announced Schlag or Trumpf in words. */
const nameOf = (messages: Messages, action: Action): string => {
  if (action.type === 'announce-schlag') return `${messages['word-schlag']} ${messages.schlag(action.schlag)}`;
  return action.type === 'announce-trumpf' ? `${messages['word-trumpf']} ${messages.suit(action.trumpf)}` : '';
};

/** The sentence about one decision. */
const verdictOn = (messages: Messages, hintMessages: HintMessages, decision: JudgedDecision): string => {
  const { action, better } = decision;
  const chance = percentOf(decision.chance);
  if (decision.kind === 'stake') {
    const params = { points: decision.points, chance, needed: percentOf(decision.needed) };
    if (action.type === 'decide') return hintMessages[action.play ? 'review-played' : 'review-gave-up'](params);
    return hintMessages[action.type === 'fold' ? 'review-folded' : 'review-held'](params);
  }
  const best = percentOf(decision.best);
  const [was, could] = [cardOf(action), better && cardOf(better)];
  if (was && could) return hintMessages['review-card']({ card: was, better: could, chance, best });
  return hintMessages['review-name']({
    what: nameOf(messages, action),
    better: better ? nameOf(messages, better) : '',
    chance,
    best,
  });
};

/** The sentences about one decision: the better choice and the cost of the mistake, or praise. */
export const decisionSentences = (
  messages: Messages,
  hintMessages: HintMessages,
  decision: JudgedDecision,
): readonly string[] =>
  decision.cost > 0
    ? [verdictOn(messages, hintMessages, decision), hintMessages['review-cost']({ cost: decision.cost })]
    : [hintMessages['replay-fine']];

/** A review of one to three sentences. */
export const sentencesOf = (
  messages: Messages,
  hintMessages: HintMessages,
  { decisions, worst }: Review,
): readonly string[] => {
  if (decisions.length === 0) return [hintMessages['review-nothing']];
  if (!worst) return [hintMessages['review-fine']];
  const count = decisions.filter(({ cost }) => cost > 0).length - 1;
  return [
    ...decisionSentences(messages, hintMessages, worst),
    ...(count > 0 ? [hintMessages['review-others']({ count })] : []),
  ];
};

/** The played card and the better card; null if the decision was not between two cards. */
export const comparedCards = ({ action, better }: JudgedDecision): readonly [was: Card, could: Card] | null => {
  const [was, could] = [cardOf(action), better && cardOf(better)];
  return was && could && [was, could];
};
