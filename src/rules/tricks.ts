import type { RuleOptions } from './options.js';

/** Number of cards dealt to each seat, and maximum number of tricks in a hand (RULES.md section 3). */
export const HAND_SIZE = 5;

/** Index of the fifth and last trick of a hand. */
export const LAST_TRICK = HAND_SIZE - 1;

/** Whether the cards of the first trick lie open after this number of tricks (section 10). */
export const isFirstTrickOpen = ({ openFirstTrick }: Pick<RuleOptions, 'openFirstTrick'>, tricks: number): boolean =>
  openFirstTrick === true || (openFirstTrick === 'until-second' && tricks < 2);

/** Number of tricks needed to win a hand (RULES.md section 3.10). */
export const TRICKS_TO_WIN = 3;
