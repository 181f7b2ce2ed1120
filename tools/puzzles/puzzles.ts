/**
 * Makes the catalogue of puzzles: plays seeded hands among the computer players and keeps positions with exactly one right
 * answer. At least one rule of thumb must give a wrong answer.
 *
 *   npm run puzzles                       makes the current catalogue again (ten minutes)
 *   npm run puzzles -- --seed other       makes other puzzles
 *   npm run puzzles -- --share 0.1        makes only a tenth of the puzzles, for a preview
 *   npm run puzzles -- --edition 2        keeps the rows of earlier editions and makes the rest
 *
 * Without options, the result is identical to the current file as long as the players do not change. After a change to the
 * players, use only `--edition` with the next number, so that published puzzles keep their rows and ids.
 */
import { command, numberAboveZero, wholeNumber, UsageError } from '../shared/command.js';
import { printLine } from '../shared/print-line.js';
import { rowsOfEditions, writeCatalogue } from './catalogue-file.js';
import { EDITIONS, searchPuzzles, type Found, type Plan } from './search.js';

const find = ({ count, ...plan }: Plan, share: number, seed: string): readonly Found[] => {
  const target = Math.ceil(count * share);
  const found = searchPuzzles({ ...plan, count: target }, seed);
  const { theme, table } = plan;
  const byDifficulty = [1, 2, 3].map((difficulty) => found.filter((it) => it.difficulty === difficulty).length);
  printLine(
    `${found.length} of ${target}: ${theme}, ${table.variant}, ${table.players} players (${byDifficulty.join(', ')})`,
  );
  return found;
};

await command(
  import.meta.url,
  {
    options: {
      seed: { type: 'string', default: 'watten' },
      share: { type: 'string', default: '1' },
      edition: { type: 'string', default: '1' },
    },
  },
  ({ values }) => {
    const share = numberAboveZero('--share', values.share, 1);
    const from = wholeNumber('--edition', values.edition) - 1;
    if (from >= EDITIONS.length)
      throw new UsageError(`--edition must be at most ${EDITIONS.length}, not ${values.edition}.`);
    const counts = EDITIONS.slice(0, from).flatMap((plans) => plans.map(({ count }) => count));
    const kept = rowsOfEditions(counts.reduce((sum, count) => sum + count, 0));
    const newEditions = EDITIONS.slice(from).map((plans, index) => {
      const edition = from + index + 1;
      // Only the seeds of later editions contain the edition's number.
      const seed = edition === 1 ? values.seed : `${values.seed}-${edition}`;
      return { seed, found: plans.flatMap((plan) => find(plan, share, seed)) };
    });
    printLine(`${writeCatalogue(kept, newEditions)} puzzles`);
  },
);
