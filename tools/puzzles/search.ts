/** Searches for puzzles: each edition's plans, and the search. */
import type { View } from '../../src/game/view.js';
import { possibleAnswers } from '../../src/puzzles/answers.js';
import type { PuzzleCore } from '../../src/puzzles/pack-puzzle.js';
import type { Puzzle, PuzzleReason, PuzzleTheme, RatedAnswer } from '../../src/puzzles/puzzle.js';
import { reasonFor } from '../../src/puzzles/reason.js';
import { solveAnnounce } from './announce.js';
import { solveBid } from './bid.js';
import { eachPosition, type Position, type PuzzleTable } from './position.js';
import { solvePosition } from './solve.js';
import type { Solved } from './solved.js';
import { wrongThumbShare } from './rules-of-thumb.js';

/** The number of puzzles of one theme to find at one table. */
export interface Plan {
  readonly theme: PuzzleTheme;
  readonly table: PuzzleTable;
  readonly count: number;
  /** Kinds of answers to search for. Default: all kinds. */
  readonly kinds?: readonly PuzzleReason['key'][];
}

const plan = (
  theme: PuzzleTheme,
  count: number,
  variant: PuzzleTable['variant'],
  players: PuzzleTable['players'] = 4,
  kinds?: Plan['kinds'],
): Plan => ({
  theme,
  count,
  ...(kinds && { kinds }),
  table: { variant, players, level: theme === 'bid' ? 'strong' : 'medium', bids: theme === 'bid' },
});

const FIRST: readonly Plan[] = [
  plan('find', 50, 'suedtirol-blind'),
  plan('find', 16, 'toblach-blind'),
  plan('find', 16, 'blind'),
  plan('find', 12, 'ladinisch'),
  plan('find', 8, 'latinisch'),
  plan('tricks', 44, 'suedtirol'),
  plan('tricks', 36, 'suedtirol', 2),
  plan('tricks', 8, 'tirol'),
  plan('tricks', 8, 'normal'),
  plan('tricks', 8, 'kritisch'),
  plan('tricks', 8, 'toblach'),
  plan('bid', 40, 'suedtirol'),
  plan('bid', 8, 'tirol'),
  plan('bid', 6, 'normal'),
  plan('announce', 40, 'suedtirol'),
  plan('announce', 8, 'tirol'),
  plan('announce', 8, 'kritisch'),
  plan('announce', 6, 'normal'),
];

const LEADS = ['lead-calls', 'lead-quiet'] as const;

/**
 * In the first edition, a hold was right for five of six bids, and few puzzles were leads. Leads are searched for only with
 * two players, because with four there are too many deals to check.
 */
const SECOND: readonly Plan[] = [
  plan('bid', 13, 'suedtirol', 4, ['fold']),
  plan('bid', 4, 'tirol', 4, ['fold']),
  plan('bid', 3, 'normal', 4, ['fold']),
  plan('tricks', 8, 'suedtirol', 2, LEADS),
];

/** Editions of the catalogue in order. Each edition is appended to the earlier ones and never changes. */
export const EDITIONS: readonly (readonly Plan[])[] = [FIRST, SECOND];

/** Number of deals for a quick check, before 2,000 deals decide. */
const QUICK_WORLDS = 120;

const mayBePuzzle = (view: View, theme: PuzzleTheme): boolean => {
  if (theme === 'announce') return solveAnnounce(view, QUICK_WORLDS) !== null;
  return theme !== 'bid' || solveBid(view, QUICK_WORLDS) !== null;
};

/** A puzzle found by the search. */
export interface Found extends PuzzleCore {
  readonly wrongThumbs: number;
  /** The kind of the right answer. Kinds are mixed, so that no constant answer solves most puzzles. */
  readonly kind: PuzzleReason['key'];
}

/** Minimum percentage of deals that the right card wins, because a hand that is lost anyway is not a puzzle. */
const MIN_PERCENT = 40;

const difficultyOf = (err: number): Puzzle['difficulty'] => (err < 0.5 ? 1 : err < 0.8 ? 2 : 3);

const ratedIn = (view: View, theme: PuzzleTheme, { percents }: Solved): readonly RatedAnswer[] =>
  theme === 'find' ? [] : possibleAnswers(view, theme).map((answer, index) => ({ answer, percent: percents[index] }));

const puzzleAt = (theme: PuzzleTheme, { record, seat, view }: Position): Found | null => {
  const solved = mayBePuzzle(view, theme) ? solvePosition(view, theme) : null;
  if (!solved) return null;
  if (theme === 'tricks' && Math.max(...solved.percents) < MIN_PERCENT) return null;
  const wrongThumbs = wrongThumbShare(view, theme, solved.solution);
  if (wrongThumbs === 0) return null;
  const { key: kind } = reasonFor(view, solved.solution, ratedIn(view, theme, solved), solved.worlds);
  return { theme, record, seat, difficulty: difficultyOf(wrongThumbs), wrongThumbs, kind, ...solved };
};

/** Maximum share of puzzles with the same kind of answer, and with the same difficulty. */
const MAX_SHARE_OF_KIND: Readonly<Record<PuzzleTheme, number>> = { tricks: 0.4, find: 1, announce: 1, bid: 1 };
const MAX_SHARE_OF_DIFFICULTY: Readonly<Record<PuzzleTheme, number>> = {
  tricks: 0.55,
  find: 0.55,
  announce: 0.5,
  bid: 0.5,
};

/** Number of hands to play per puzzle. The number is higher if the kinds of answers are limited. */
const HANDS_PER_PUZZLE = { any: 40, given: 300 };

/** Finds at most one puzzle per hand. */
export const searchPuzzles = ({ theme, table, count, kinds }: Plan, seed: string): readonly Found[] => {
  const maxHands = count * HANDS_PER_PUZZLE[kinds ? 'given' : 'any'];
  const found: Found[] = [];
  const hasFewer = (share: number, is: (one: Found) => boolean): boolean =>
    found.filter(is).length < Math.ceil(share * count);
  const isWanted = ({ difficulty, kind }: Found): boolean =>
    hasFewer(MAX_SHARE_OF_DIFFICULTY[theme], (one) => one.difficulty === difficulty) &&
    (kinds ? kinds.includes(kind) : hasFewer(MAX_SHARE_OF_KIND[theme], (one) => one.kind === kind));
  for (let hand = 0; found.length < count && hand < maxHands; hand++) {
    let puzzle: Found | null = null;
    eachPosition(table, `${seed}-${theme}-${table.variant}-${table.players}-${hand}`, (position) => {
      if (puzzle) return;
      const candidate = puzzleAt(theme, position);
      if (candidate && isWanted(candidate)) puzzle = candidate;
    });
    if (puzzle) found.push(puzzle);
  }
  return found;
};
