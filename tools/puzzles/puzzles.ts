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
import { command, numberAboveZero } from '../shared/command.js';
import { tell } from '../shared/tell.js';
import { writeCatalogue } from './catalogue-file.js';
import { PLANS, searched, type Found } from './search.js';

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
      writeCatalogue(found, values.seed);
      const { theme, table } = one;
      const byDifficulty = [1, 2, 3].map((difficulty) => more.filter((it) => it.difficulty === difficulty).length);
      tell(
        `${more.length} of ${count}: ${theme}, ${table.variant}, ${table.players} players (${byDifficulty.join(', ')})`,
      );
    }
    tell(`${found.length} puzzles`);
  },
);
