/**
 * Measures the length of links that contain whole games, in characters, without the page's URL. Computer players play games
 * of all variants and numbers of players, to targets of 15 and 18.
 *
 *   npm run links                 3 games per combination
 *   npm run links -- --games 10
 */
import { toLink } from '../../src/game/link/link.js';
import { createGame } from '../../src/game/game.js';
import type { GameRecord } from '../../src/game/record.js';
import { InputError } from '../../src/rules/input-error.js';
import { seatsOf } from '../../src/rules/seats.js';
import { VARIANT_IDS, variants, type VariantId } from '../../src/rules/variants.js';
import { createSession } from '../../src/session/session.js';
import { command, wholeNumber } from '../shared/command.js';
import { printLine } from '../shared/print-line.js';

const playGame = async (variant: VariantId, players: 2 | 3 | 4, target: 15 | 18, seed: string): Promise<GameRecord> => {
  const game = createGame({ variant, players, target, seed });
  const seats = seatsOf(players).map(() => 'computer' as const);
  const session = createSession({ game, seats, level: 'easy', playerSeed: seed, games: 1, ready: async () => {} });
  session.start();
  await session.settled();
  session.stop();
  return game.record();
};

/** Returns the length of a game's link, or null if it would be too long. */
const lengthOf = (record: GameRecord): number | null => {
  try {
    return toLink(record).length;
  } catch (error) {
    if (error instanceof InputError && error.code === 'link-too-long') return null;
    throw error;
  }
};

await command(import.meta.url, { options: { games: { type: 'string', default: '3' } } }, async ({ values }) => {
  const games = wholeNumber('--games', values.games);
  for (const target of [15, 18] as const) {
    const records: GameRecord[] = [];
    for (const variant of VARIANT_IDS)
      for (const players of variants[variant].players)
        for (let game = 0; game < games; game++) records.push(await playGame(variant, players, target, `link ${game}`));
    const lengths = records.map(lengthOf);
    const fitting = lengths.filter((length) => length !== null).sort((a, b) => a - b);
    const actions = records.map((record) => record.actions.length).sort((a, b) => a - b);
    printLine(
      `To ${target}: ${records.length} games of ${actions[actions.length >> 1]} actions (median, at most ${actions.at(-1)}); ` +
        `links of ${fitting[fitting.length >> 1]} characters (median, at most ${fitting.at(-1)}), ` +
        `${lengths.length - fitting.length} too long.`,
    );
  }
});
