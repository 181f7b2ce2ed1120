/**
 * Evenings in the formats of real events, with random slips and the standings: `[entry, wins, points, given, difference,
 * bummerl]`, the best entry first. The engine produced the standings. A separate script without this project's code checked
 * all sums, and the order by all criteria except `direct` and `lot`.
 *
 * The draws must never change, because records store only the seeds.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createEvening, standings, type GameScore, type Match, type Settings } from '../../src/evening.js';
import { lastRound, pairs } from './play.js';

interface RealEvent {
  readonly name: string;
  readonly pairs: number;
  readonly settings: Settings;
  /** The slips of each round: the entries of a match with their games, or an entry with a bye. `*`: a Retourschneider. */
  readonly rounds: readonly (readonly string[])[];
  readonly standings: readonly (readonly number[])[];
}

const EVENTS = JSON.parse(readFileSync(new URL('real-events.json', import.meta.url), 'utf8')) as readonly RealEvent[];

const SEED = '4711';

/** Returns the entries of a match as on a slip. */
const headOf = ({ sides: [one, other], third, rest }: Match): string => {
  if (other === null) return `${one} ${rest ? 'rest' : 'bye'}`;
  return `${one}-${other}${third ? ' third' : ''}`;
};

/** Returns the games of a slip, without the entries. */
const gamesOn = (slip: string): readonly string[] => slip.split(' ').filter((word) => word.includes(':'));

for (const event of EVENTS)
  test(`${event.name}: draws and standings`, () => {
    const { name, settings } = event;
    const evening = createEvening({ name, settings, entries: pairs(event.pairs) });
    for (const [index, slips] of event.rounds.entries()) {
      evening.do({ type: 'draw', round: index + 1, seed: SEED });
      const { matches } = lastRound(evening);
      assert.deepEqual(
        matches.map(headOf),
        slips.map((slip) => slip.replace(/ [\d:* ]+$/u, '')),
        `round ${index + 1}`,
      );
      for (const [at, slip] of slips.entries()) {
        const games = gamesOn(slip);
        if (games.length === 0) continue;
        evening.do({
          type: 'tell',
          match: matches[at]?.id ?? '',
          by: 'slip',
          games: games.map((game) => game.replace('*', '').split(':').map(Number) as unknown as GameScore),
          comebacks: games.flatMap((game, number) => (game.endsWith('*') ? [number] : [])),
        });
      }
      evening.do({ type: 'close-round', round: index + 1 });
    }
    evening.do({ type: 'finish' });
    assert.deepEqual(
      standings(evening).map(({ entry, wins, points, given, difference, bummerl }) => [
        ...[entry, wins, points, given, difference, bummerl],
      ]),
      event.standings,
    );
  });
