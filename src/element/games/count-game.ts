import type { GameResult } from '../../game/fact.js';
import type { Side } from '../../rules/seats.js';
import type { TableStats, VariantStats } from '../shell/storage/stats.js';

const NONE: VariantStats = { games: 0, won: 0, given: 0, taken: 0, longestRun: 0, run: 0 };

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

/** Returns the statistics with one more game. `side` is the visitor's side. */
export const withGame = (
  { variants }: TableStats,
  variant: string,
  { side: winner, sides = [winner], bummerl, losers }: GameResult,
  side: Side,
): TableStats => {
  const { games, won, given, taken, longestRun, run } = variants[variant] ?? NONE;
  const hasWon = sides.includes(side);
  const runNow = hasWon ? run + 1 : 0;
  const lost = losers?.find((loser) => loser.side === side)?.bummerl ?? bummerl;
  return {
    version: 1,
    variants: {
      ...variants,
      [variant]: {
        games: games + 1,
        won: won + (hasWon ? 1 : 0),
        given: given + (hasWon ? sum(losers?.map((loser) => loser.bummerl) ?? [bummerl]) : 0),
        taken: taken + (hasWon ? 0 : lost),
        longestRun: Math.max(longestRun, runNow),
        run: runNow,
      },
    },
  };
};
