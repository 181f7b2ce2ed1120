/** How hands end at a table with so many seats; made by tools/training/equity.ts. */
export interface HandsOf {
  /**
   * By who may bid (nobody, the forehand's party, the dealer's, both): how many of 1024 hands end so. The first half won
   * by the forehand's party for 2, 3, 4, 5 points, the second by the dealer's.
   */
  readonly ends: readonly (readonly number[])[];
  /** The chance to win the hand before the first lead as the forehand's party sees it, in 1000; all equally frequent. */
  readonly forehandChances: readonly number[];
  /** The same for the dealer's party. */
  readonly dealerChances: readonly number[];
}

/** By players; three are taken as four. */
export const HANDS: Readonly<Record<2 | 4, HandsOf>> = {
  2: {
    ends: [[486, 0, 0, 0, 538, 0, 0, 0], [357, 135, 1, 3, 453, 52, 18, 5], [382, 63, 17, 7, 396, 154, 1, 4], [323, 135, 15, 7, 368, 160, 11, 5]],
    forehandChances: [46, 121, 181, 229, 277, 324, 371, 422, 472, 528, 586, 648, 716, 792, 905, 982],
    dealerChances: [52, 134, 208, 266, 321, 374, 428, 483, 539, 597, 657, 726, 795, 875, 959, 994],
  },
  4: {
    ends: [[510, 0, 0, 0, 514, 0, 0, 0], [260, 264, 4, 3, 397, 72, 16, 8], [404, 66, 15, 8, 234, 288, 2, 7], [231, 246, 23, 12, 214, 260, 20, 18]],
    forehandChances: [203, 270, 318, 355, 385, 413, 436, 458, 482, 508, 538, 576, 621, 682, 782, 947],
    dealerChances: [164, 220, 265, 307, 350, 392, 431, 466, 505, 544, 586, 628, 674, 736, 819, 927],
  },
};
