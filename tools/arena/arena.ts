/**
 * Plays two players against each other over duplicate deals: every deal is played twice, with the sides swapped.
 *
 *   npm run arena -- strong greedyL                             4,000 deals of hands without bids
 *   npm run arena -- strong never --games --players 2           whole games with bids
 *   npm run arena -- strong greedyL+equity>.8 --games --target 11
 *   npm run arena -- medium random --variant bayrisch --players 3 --deals 500
 *   npm run arena -- strong greedyL --rules '{"follow":"none"}' --range held-out
 *   npm run arena -- --table --quick                            the table of targets with a tenth of the deals
 *   npm run arena -- --table --share 0.02                       the table with a fiftieth of the deals
 *   npm run arena -- --table --line 4-greedyL --line 'level-*'  some lines of the table, by name
 *   npm run arena -- --exploit --players 2                      what an opponent that knows the bidding gains from it
 *   npm run arena -- --exploit --players 2 --deals 1500         the same, and its bids in the real engine
 *   npm run arena -- --options --deals 60                       whether the players cope with each rule option
 *   npm run arena -- --options stockTop pack                    the same for some options
 *
 * `--cores` (default: all) changes only the duration, not the result. At a table for three, each deal is also played twice:
 * each of the two players is the forehand once, against two copies of the other. A game is played three times, with the
 * first player once at each seat. `tools/arena/roster.ts` lists the players. `--exploit` measures on recorded hands: the fixed
 * files in `tools/betting/recorded`, or those given with `--recorded`. `--out FILE` keeps the opponent's table, which the player
 * `responder=FILE` uses. `--options` compares the wins of `strong` with and without an option; `--deals` is the number of
 * games, and hands without bids are played for five times as many deals.
 */
import { availableParallelism } from 'node:os';
import { command, numberAboveZero, wholeNumber, UsageError } from '../shared/command.js';
import { tableFrom } from './table-switches.js';
import { createCrew } from './crew.js';
import { resultOf } from './duel.js';
import type { Job } from './jobs.js';
import { exploit } from './exploit.js';
import { compareOptions } from './options.js';
import { playerByName } from './roster.js';
import { table } from './table.js';
import { printLine } from '../shared/print-line.js';

const DEFAULT_DEALS = { hands: 4000, games: 400, options: 100 };

type Duel = Job & { readonly kind: 'hands' | 'games' };

const duel = async (job: Duel, deals: number, cores: number): Promise<void> => {
  const { kind, one, other, variant, rules } = job;
  const crew = createCrew(cores);
  try {
    const { percent, margin, pointsPerHand, forehand } = resultOf(await crew.run(job, deals));
    const where = [variant, ...Object.entries(rules).map(([name, value]) => `${name} ${String(value)}`)].join(', ');
    const share = `${percent.toFixed(1)} % ± ${margin.toFixed(1)}`;
    printLine(
      `${where}: ${one} wins ${share} of the ${kind} against ${other} (${deals} deals, seats changed), ${kind === 'games' ? `${pointsPerHand.toFixed(2)} points per hand` : `the forehand ${forehand.toFixed(1)} %`}`,
    );
  } finally {
    crew.end();
  }
};

await command(
  import.meta.url,
  {
    allowPositionals: true,
    options: {
      deals: { type: 'string' },
      games: { type: 'boolean', default: false },
      range: { type: 'string', default: 'arena' },
      variant: { type: 'string', default: 'suedtirol' },
      players: { type: 'string' },
      target: { type: 'string' },
      rules: { type: 'string' },
      cores: { type: 'string', default: String(availableParallelism()) },
      table: { type: 'boolean', default: false },
      share: { type: 'string' },
      quick: { type: 'boolean', default: false },
      line: { type: 'string', multiple: true, default: [] },
      exploit: { type: 'boolean', default: false },
      options: { type: 'boolean', default: false },
      recorded: { type: 'string', multiple: true, default: [] },
      out: { type: 'string' },
    },
  },
  ({ values, positionals }) => {
    const cores = wholeNumber('--cores', values.cores);
    if (values.table) {
      if (positionals.length > 0) throw new UsageError(`--table takes no players, but got: ${positionals.join(' ')}.`);
      const share = values.share ?? (values.quick ? '0.1' : '1');
      return table({ cores, share: numberAboveZero('--share', share, 1), lines: values.line });
    }
    if (values.exploit) {
      if (positionals.length > 0)
        throw new UsageError(`--exploit takes no players, but got: ${positionals.join(' ')}.`);
      const deals = values.deals === undefined ? 0 : wholeNumber('--deals', values.deals);
      return exploit({ cores, recorded: values.recorded, deals, out: values.out, ...tableFrom(values) });
    }
    if (values.options) {
      const deals = values.deals === undefined ? DEFAULT_DEALS.options : wholeNumber('--deals', values.deals);
      return compareOptions({ cores, deals, range: values.range, names: positionals });
    }
    if (values.recorded.length > 0 || values.out !== undefined)
      throw new UsageError('--recorded and --out need --exploit.');
    if (positionals.length > 2)
      throw new UsageError(`A duel has two players, not ${positionals.length}: ${positionals.join(' ')}.`);
    if (values.share !== undefined || values.quick || values.line.length > 0)
      throw new UsageError('--share, --quick and --line need --table; for a duel of two players use --deals.');
    const [one = 'strong', other = 'greedyL'] = positionals;
    // Checks the names before any process starts to play.
    for (const name of [one, other]) playerByName(name);
    const kind = values.games ? 'games' : 'hands';
    const deals = values.deals === undefined ? DEFAULT_DEALS[kind] : wholeNumber('--deals', values.deals);
    return duel({ kind, one, other, range: values.range, ...tableFrom(values) }, deals, cores);
  },
);
