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

export const HANDS: Readonly<Record<2 | 3 | 4, HandsOf>> = {
  2: {
    ends: [[473, 0, 0, 0, 551, 0, 0, 0], [370, 130, 0, 0, 451, 73, 0, 0], [387, 65, 0, 0, 420, 152, 0, 0], [300, 130, 40, 10, 340, 150, 44, 10]],
    forehandChances: [60, 160, 260, 380, 500, 630, 760, 920],
    dealerChances: [80, 240, 370, 500, 620, 740, 840, 940],
  },
  3: {
    ends: [[473, 0, 0, 0, 551, 0, 0, 0], [370, 130, 0, 0, 451, 73, 0, 0], [387, 65, 0, 0, 420, 152, 0, 0], [300, 130, 40, 10, 340, 150, 44, 10]],
    forehandChances: [60, 160, 260, 380, 500, 630, 760, 920],
    dealerChances: [80, 240, 370, 500, 620, 740, 840, 940],
  },
  4: {
    ends: [[500, 0, 0, 0, 524, 0, 0, 0], [390, 130, 0, 0, 431, 73, 0, 0], [417, 65, 0, 0, 390, 152, 0, 0], [310, 130, 40, 10, 330, 150, 44, 10]],
    forehandChances: [60, 160, 260, 380, 500, 630, 760, 920],
    dealerChances: [80, 240, 370, 500, 620, 740, 840, 940],
  },
};
