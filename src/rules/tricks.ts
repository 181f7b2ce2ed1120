/** Cards dealt to every seat, and so the tricks of a hand that is played to its end (RULES.md section 3). */
export const HAND_SIZE = 5;

/** The fifth trick, counted from 0. */
export const LAST_TRICK = HAND_SIZE - 1;

/** Tricks that win a hand: those who reach three first (RULES.md section 3.10). */
export const TRICKS_TO_WIN = 3;
