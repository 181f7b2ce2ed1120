/** How hands end at a table with so many seats; made by scripts/players/equity.ts. */
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
    ends: [[497, 0, 0, 0, 527, 0, 0, 0], [354, 152, 1, 4, 430, 61, 18, 4], [382, 75, 16, 7, 378, 161, 1, 4], [314, 155, 17, 7, 353, 163, 10, 5]],
    forehandChances: [73, 151, 204, 254, 297, 339, 382, 430, 481, 536, 596, 656, 722, 796, 889, 956],
    dealerChances: [78, 153, 208, 263, 310, 361, 412, 465, 522, 581, 643, 715, 780, 857, 932, 963],
  },
  4: {
    ends: [[500, 0, 0, 0, 524, 0, 0, 0], [218, 294, 3, 4, 411, 70, 15, 9], [373, 87, 14, 6, 215, 322, 2, 5], [196, 264, 32, 10, 197, 294, 19, 12]],
    forehandChances: [242, 304, 337, 366, 390, 412, 437, 456, 478, 500, 528, 553, 588, 636, 715, 865],
    dealerChances: [204, 271, 314, 352, 388, 422, 453, 480, 509, 544, 576, 611, 655, 709, 787, 915],
  },
};
