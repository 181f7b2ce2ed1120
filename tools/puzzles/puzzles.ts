/**
 * Makes the catalogue of puzzles: plays seeded hands among our players and keeps the positions that have one right answer
 * which some rule of thumb misses.
 *
 *   npm run puzzles                       the catalogue there is, made anew (a few minutes)
 *   npm run puzzles -- --seed other       other puzzles
 *   npm run puzzles -- --share 0.1        a tenth of them, to look at
 *
 * What it has found is written after every table. Puzzles that were published keep their ids: do not make the catalogue anew
 * after a release, but add to it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { View } from '../../src/game/view.js';
import { packed, type PuzzleCore } from '../../src/puzzles/packed.js';
import { answersAt } from '../../src/puzzles/answers.js';
import type { Puzzle, PuzzleTheme, RatedAnswer } from '../../src/puzzles/puzzle.js';
import { reasonFor } from '../../src/puzzles/reason.js';
import { randomFrom } from '../../src/rules/random.js';
import { command, numberAboveZero } from '../shared/command.js';
import { root } from '../shared/process.js';
import { tell } from '../shared/tell.js';
import { solveAnnounce } from './announce.js';
import { solveBid } from './bid.js';
import { eachPosition, type Position, type PuzzleTable } from './position.js';
import type { Solved } from './solved.js';
import { solvePosition } from './solve.js';
import { thumbsErr } from './thumbs.js';

interface Plan {
  readonly theme: PuzzleTheme;
  readonly table: PuzzleTable;
  readonly count: number;
}

const plan = (
  theme: PuzzleTheme,
  count: number,
  variant: PuzzleTable['variant'],
  players: PuzzleTable['players'] = 4,
): Plan => ({
  theme,
  count,
  table: { variant, players, level: theme === 'bid' ? 'strong' : 'medium', bids: theme === 'bid' },
});

const PLANS: readonly Plan[] = [
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

/** A quick look with a few deals, before it is judged in 2,000. */
const FEW = 120;

const mayBePuzzle = (view: View, theme: PuzzleTheme): boolean => {
  if (theme === 'announce') return solveAnnounce(view, FEW) !== null;
  return theme !== 'bid' || solveBid(view, FEW) !== null;
};

interface Found extends PuzzleCore {
  readonly err: number;
  /** What kind of answer is right: whoever always gives the same one is wrong. */
  readonly kind: string;
}

/** At least so many of a hundred deals are won with the right card: what is lost anyhow is no puzzle. */
const LEAST_PERCENT = 40;

const difficultyOf = (err: number): Puzzle['difficulty'] => (err < 0.5 ? 1 : err < 0.8 ? 2 : 3);

const ratedIn = (view: View, theme: PuzzleTheme, { percents }: Solved): readonly RatedAnswer[] =>
  theme === 'find' ? [] : answersAt(view, theme).map((answer, index) => ({ answer, percent: percents[index] }));

const puzzleAt = (theme: PuzzleTheme, { record, seat, view }: Position): Found | null => {
  const solved = mayBePuzzle(view, theme) ? solvePosition(view, theme) : null;
  if (!solved) return null;
  if (theme === 'tricks' && Math.max(...solved.percents) < LEAST_PERCENT) return null;
  const err = thumbsErr(view, theme, solved.solution);
  if (err === 0) return null;
  const { key: kind } = reasonFor(view, solved.solution, ratedIn(view, theme, solved), solved.worlds);
  return { theme, record, seat, difficulty: difficultyOf(err), err, kind, ...solved };
};

/** Of a kind of answer, and of a difficulty, there is at most such a share. */
const MOST_OF_KIND: Readonly<Record<PuzzleTheme, number>> = { tricks: 0.4, find: 1, announce: 0.65, bid: 0.6 };
const MOST_OF_DIFFICULTY = 0.55;

/** One puzzle a hand at most. */
const searched = ({ theme, table, count }: Plan, seed: string): readonly Found[] => {
  const found: Found[] = [];
  const hasFewer = (share: number, is: (one: Found) => boolean): boolean =>
    found.filter(is).length < Math.ceil(share * count);
  const isWanted = ({ difficulty, kind }: Found): boolean =>
    hasFewer(MOST_OF_DIFFICULTY, (one) => one.difficulty === difficulty) &&
    hasFewer(MOST_OF_KIND[theme], (one) => one.kind === kind);
  for (let hand = 0; found.length < count && hand < 40 * count; hand++) {
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

/** Seldom missed ones first; those missed as often in an order that mixes themes and variants. */
const ordered = (found: readonly Found[], seed: string): readonly Found[] => {
  const random = randomFrom(seed, 'order');
  return found
    .map((puzzle) => ({ puzzle, place: random(1_000_000) }))
    .sort((one, other) => one.puzzle.err - other.puzzle.err || one.place - other.place)
    .map(({ puzzle }) => puzzle);
};

const write = (found: readonly Found[], seed: string): void => {
  const counts = new Map<PuzzleTheme, number>();
  const rows = ordered(found, seed).map((puzzle) => {
    const number = (counts.get(puzzle.theme) ?? 0) + 1;
    counts.set(puzzle.theme, number);
    return `${puzzle.theme}-${number} ${packed(puzzle)}`;
  });
  const head = `/** Generated by tools/puzzles/puzzles.ts; do not edit. */

/** A puzzle a line: its id, and the rest as \`packed.ts\` has it. The order and the ids stay for ever. */
export const CATALOGUE = \`
`;
  writeFileSync(join(root, 'src/puzzles/catalogue.ts'), `${head}${rows.join('\n')}\n\`;\n`);
};

await command(
  import.meta.url,
  { options: { seed: { type: 'string', default: 'watten' }, share: { type: 'string', default: '1' } } },
  ({ values }) => {
    const share = numberAboveZero('--share', values.share, 1);
    const found: Found[] = [];
    for (const one of PLANS) {
      const count = Math.ceil(one.count * share);
      const more = searched({ ...one, count }, values.seed);
      found.push(...more);
      write(found, values.seed);
      const { theme, table } = one;
      const byDifficulty = [1, 2, 3].map((difficulty) => more.filter((it) => it.difficulty === difficulty).length);
      tell(
        `${more.length} of ${count}: ${theme}, ${table.variant}, ${table.players} players (${byDifficulty.join(', ')})`,
      );
    }
    tell(`${found.length} puzzles`);
  },
);
