/** Which of all that can be explained is told now: less from hand to hand. */
import { topicOf, type Help } from './help.js';

/** How often each topic was told: in how many hands before this one, and how often in this one. */
export interface Told {
  readonly hands: Readonly<Record<string, number>>;
  readonly now: Readonly<Record<string, number>>;
}

/** In how many hands a topic is told that fades: in the first whenever it comes up, in the last only once. */
const HANDS = 2;

const isFresh = ({ hands, now }: Told, topic: string): boolean => {
  const before = hands[topic] ?? 0;
  return before < HANDS - 1 || (before < HANDS && !now[topic]);
};

/**
 * Of all that can be explained what has been told least in this hand, the first of several; null: nothing.
 * @param fades whether what has been told in earlier hands is left out
 */
export const helpNow = (helps: readonly Help[], told: Told, fades: boolean): Help | null => {
  const left = fades ? helps.filter((help) => isFresh(told, topicOf(help))) : helps;
  const times = (help: Help): number => told.now[topicOf(help)] ?? 0;
  const least = Math.min(...left.map(times));
  return left.find((help) => times(help) === least) ?? null;
};

/** What was told, as it is now; null: it is so no more, or nothing was told. */
export const stillSo = (told: Help | null, helps: readonly Help[]): Help | null =>
  helps.find(({ key }) => key === told?.key) ?? null;

/** After something was told. */
export const toldOnce = ({ hands, now }: Told, help: Help): Told => {
  const topic = topicOf(help);
  return { hands, now: { ...now, [topic]: (now[topic] ?? 0) + 1 } };
};

/** When a hand is over: what was told in it was told in one hand more. */
export const afterHand = ({ hands, now }: Told): Told => ({
  hands: Object.keys(now).reduce((counts, topic) => ({ ...counts, [topic]: (counts[topic] ?? 0) + 1 }), hands),
  now: {},
});
