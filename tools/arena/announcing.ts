/**
 * Measures the effect of the announcement: the share of hands that the forehand's side wins for each pair of announcers.
 * The first announcer of a pair is the forehand and announces the Schlag. The second is the dealer and announces the
 * Trumpf. Four players play without bids. All pairs play the same deals.
 *
 *   node --import tsx tools/arena/announcing.ts                      400 deals for each pair of announcers
 *   node --import tsx tools/arena/announcing.ts --cards easy --deals 4000
 *   node --import tsx tools/arena/announcing.ts --schlag most --schlag rule --trumpf random --rules '{"schoeneres":"none"}'
 *
 * `--cards` names the card player (see `tools/arena/roster.ts`). `tools/arena/announcers.ts` lists the announcers.
 */
import { availableParallelism } from 'node:os';
import { isBlind } from '../../src/rules/announce.js';
import { defineRules } from '../../src/rules/variants.js';
import { command, wholeNumber, UsageError } from '../shared/command.js';
import { tableFrom } from './table-switches.js';
import { createCrew } from './crew.js';
import { ANNOUNCER_NAMES } from './announcers.js';
import { playerByName } from './roster.js';
import { shareOf } from './share.js';
import { printLine } from '../shared/print-line.js';

const WIDTH = 14;

await command(
  import.meta.url,
  {
    options: {
      cards: { type: 'string', default: 'strong' },
      schlag: { type: 'string', multiple: true, default: [...ANNOUNCER_NAMES] },
      trumpf: { type: 'string', multiple: true, default: [...ANNOUNCER_NAMES] },
      deals: { type: 'string', default: '400' },
      variant: { type: 'string', default: 'suedtirol' },
      rules: { type: 'string' },
      range: { type: 'string', default: 'arena' },
      cores: { type: 'string', default: String(availableParallelism()) },
    },
  },
  async ({ values }) => {
    const deals = wholeNumber('--deals', values.deals);
    const { variant, rules } = tableFrom({ ...values, players: '4' });
    if (isBlind(defineRules(variant, rules)))
      throw new UsageError(`${variant} is played blind: players show cards and announce nothing.`);
    const nameOf = (schlagBy: string, trumpfBy: string): string => `${values.cards}~${schlagBy}~${trumpfBy}`;
    // Checks the names before any process starts to play.
    for (const schlagBy of values.schlag)
      for (const trumpfBy of values.trumpf) playerByName(nameOf(schlagBy, trumpfBy));
    const crew = createCrew(wholeNumber('--cores', values.cores));
    printLine(
      `${variant}, cards by ${values.cards}, ${deals} deals: hands of the forehand, %; Schlag by row, Trumpf by column`,
    );
    printLine(`${' '.repeat(8)}${values.trumpf.map((name) => name.padStart(WIDTH)).join('')}`);
    try {
      for (const schlagBy of values.schlag) {
        const cells: string[] = [];
        for (const trumpfBy of values.trumpf) {
          const name = nameOf(schlagBy, trumpfBy);
          const outcomes = await crew.run(
            { kind: 'hands', one: name, other: name, variant, rules, range: values.range },
            deals,
          );
          const { percent, margin } = shareOf(outcomes.map(({ forehandWins, rounds }) => forehandWins / rounds));
          cells.push(`${percent.toFixed(1)} ± ${margin.toFixed(1)}`.padStart(WIDTH));
        }
        printLine(schlagBy.padEnd(8) + cells.join(''));
      }
    } finally {
      crew.end();
    }
  },
);
