/** What is searched at which table, and how. */
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

/** So many puzzles of a theme are wanted from a table. */
export interface Plan {
  readonly theme: PuzzleTheme;
  readonly table: PuzzleTable;
  readonly count: number;
  /** Only such answers; left out: any. */
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

/** Who always held was right in five of six bids, and few cards were led; four players lead to more deals than can be looked at. */
const SECOND: readonly Plan[] = [
  plan('bid', 13, 'suedtirol', 4, ['fold']),
  plan('bid', 4, 'tirol', 4, ['fold']),
  plan('bid', 3, 'normal', 4, ['fold']),
  plan('tricks', 8, 'suedtirol', 2, LEADS),
];

/** What was added to the catalogue, one after the other: each stands below those before it, and none changes any more. */
export const EDITIONS: readonly (readonly Plan[])[] = [FIRST, SECOND];

/** Number of deals for a quick check, before 2,000 deals decide. */
const QUICK_WORLDS = 120;

const mayBePuzzle = (view: View, theme: PuzzleTheme): boolean => {
  if (theme === 'announce') return solveAnnounce(view, QUICK_WORLDS) !== null;
  return theme !== 'bid' || solveBid(view, QUICK_WORLDS) !== null;
};

/** A puzzle that was found. */
export interface Found extends PuzzleCore {
  readonly wrongThumbs: number;
  /** What kind of answer is right: whoever always gives the same one is wrong. */
  readonly kind: PuzzleReason['key'];
}

/** At least so many of a hundred deals are won with the right card: what is lost anyhow is no puzzle. */
const LEAST_PERCENT = 40;

const difficultyOf = (err: number): Puzzle['difficulty'] => (err < 0.5 ? 1 : err < 0.8 ? 2 : 3);

const ratedIn = (view: View, theme: PuzzleTheme, { percents }: Solved): readonly RatedAnswer[] =>
  theme === 'find' ? [] : possibleAnswers(view, theme).map((answer, index) => ({ answer, percent: percents[index] }));

const puzzleAt = (theme: PuzzleTheme, { record, seat, view }: Position): Found | null => {
  const solved = mayBePuzzle(view, theme) ? solvePosition(view, theme) : null;
  if (!solved) return null;
  if (theme === 'tricks' && Math.max(...solved.percents) < LEAST_PERCENT) return null;
  const wrongThumbs = wrongThumbShare(view, theme, solved.solution);
  if (wrongThumbs === 0) return null;
  const { key: kind } = reasonFor(view, solved.solution, ratedIn(view, theme, solved), solved.worlds);
  return { theme, record, seat, difficulty: difficultyOf(wrongThumbs), wrongThumbs, kind, ...solved };
};

/** Of a kind of answer, and of a difficulty, there is at most such a share. */
const MOST_OF_KIND: Readonly<Record<PuzzleTheme, number>> = { tricks: 0.4, find: 1, announce: 1, bid: 1 };
const MOST_OF_DIFFICULTY: Readonly<Record<PuzzleTheme, number>> = { tricks: 0.55, find: 0.55, announce: 0.5, bid: 0.5 };

/** So many hands are played for a puzzle that is wanted; of certain answers more. */
const HANDS_A_PUZZLE = { any: 40, certain: 300 };

/** One puzzle a hand at most. */
export const searchPuzzles = ({ theme, table, count, kinds }: Plan, seed: string): readonly Found[] => {
  const most = count * HANDS_A_PUZZLE[kinds ? 'certain' : 'any'];
  const found: Found[] = [];
  const hasFewer = (share: number, is: (one: Found) => boolean): boolean =>
    found.filter(is).length < Math.ceil(share * count);
  const isWanted = ({ difficulty, kind }: Found): boolean =>
    hasFewer(MOST_OF_DIFFICULTY[theme], (one) => one.difficulty === difficulty) &&
    (kinds ? kinds.includes(kind) : hasFewer(MOST_OF_KIND[theme], (one) => one.kind === kind));
  for (let hand = 0; found.length < count && hand < most; hand++) {
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
