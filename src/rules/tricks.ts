/** Cards dealt to each seat, and therefore the most tricks in a hand (RULES.md section 3). */
export const HAND_SIZE = 5;

/** Index of the fifth trick. */
export const LAST_TRICK = HAND_SIZE - 1;

/** Tricks that win a hand (RULES.md section 3.10). */
export const TRICKS_TO_WIN = 3;
