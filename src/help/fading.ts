/** Selects the help to show. The amount of help decreases from hand to hand. */
import { topicOf, type Help } from './help.js';

/**
 * Counts per topic: `hands` is the number of earlier hands with the topic, and `thisHand` is the number of times that
 * the topic was shown in this hand.
 */
export interface HelpCounts {
  readonly hands: Readonly<Record<string, number>>;
  readonly thisHand: Readonly<Record<string, number>>;
}

/** Number of hands in which a fading topic is shown: every time in the first hand, and only once in the last hand. */
const MAX_HANDS = 2;

const isStillShown = ({ hands, thisHand }: HelpCounts, topic: string): boolean => {
  const before = hands[topic] ?? 0;
  return before < MAX_HANDS - 1 || (before < MAX_HANDS && !thisHand[topic]);
};

/**
 * Returns the first of the help texts whose topics were shown least often in this hand, or null if no help text remains.
 * @param fades whether to omit topics that were shown often enough in earlier hands
 */
export const chooseHelp = (helps: readonly Help[], told: HelpCounts, fades: boolean): Help | null => {
  const left = fades ? helps.filter((help) => isStillShown(told, topicOf(help))) : helps;
  const times = (help: Help): number => told.thisHand[topicOf(help)] ?? 0;
  const least = Math.min(...left.map(times));
  return left.find((help) => times(help) === least) ?? null;
};

/** Returns the current version of the last help text, or null if that text no longer applies. */
export const findSameHelp = (told: Help | null, helps: readonly Help[]): Help | null =>
  helps.find(({ key }) => key === told?.key) ?? null;

/** Returns the counts after a help text was shown. */
export const countHelp = ({ hands, thisHand }: HelpCounts, help: Help): HelpCounts => {
  const topic = topicOf(help);
  return { hands, thisHand: { ...thisHand, [topic]: (thisHand[topic] ?? 0) + 1 } };
};

/** Returns the counts after a hand: for each topic shown in this hand, `hands` increases by one. */
export const countHand = ({ hands, thisHand }: HelpCounts): HelpCounts => ({
  hands: Object.keys(thisHand).reduce((counts, topic) => ({ ...counts, [topic]: (counts[topic] ?? 0) + 1 }), hands),
  thisHand: {},
});
