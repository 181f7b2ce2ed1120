/**
 * Measures the engine's speed: random legal play through the statechart on one thread, for every variant and number of
 * players.
 *
 *   npm run bench                                            runs it before the players and the cards
 *   node --import tsx tools/bench/actions.ts                       only this: all tables, five rounds of 0.1 s per table
 *   node --import tsx tools/bench/actions.ts --seconds 2           longer rounds
 *   node --import tsx tools/bench/actions.ts suedtirol blind       these variants
 *
 * The time of an action includes `toAct`, `legalActions` of the seat and `act`. Signals are left out. Rounds alternate
 * between all tables, and the result of a table is its median, so that other load on the machine affects all tables alike.
 */
import { createGame } from '../../src/game/game.js';
import { randomFrom } from '../../src/rules/random.js';
import type { PlayerCount } from '../../src/rules/seats.js';
import { defineRules, VARIANT_IDS, variants, type VariantId } from '../../src/rules/variants.js';
import { command, numberAboveZero, wholeNumber } from '../shared/command.js';
import { medianOf } from '../shared/median.js';
import { printLine } from '../shared/print-line.js';

interface Table {
  readonly variant: VariantId;
  readonly players: PlayerCount;
}

interface Speed {
  readonly actions: number;
  readonly games: number;
  readonly tricks: number;
}

/** Goals in actions per second with four players, for the reference variant and for any other variant. */
const GOAL = 50_000;
const GOAL_ANY = 30_000;
const REFERENCE: Table = { variant: 'suedtirol', players: 4 };

/** Plays games at a table for some seconds. Returns actions, whole games and decided tricks per second. */
const speedOf = ({ variant, players }: Table, seconds: number, round: number): Speed => {
  const random = randomFrom('bench', variant, String(players), String(round));
  let actions = 0;
  let games = 0;
  let tricks = 0;
  const start = performance.now();
  let elapsed = 0;
  while (elapsed < seconds * 1000) {
    const game = createGame({ variant, players, seed: `bench-${round}-${games}` });
    while (game.phase !== 'game-over') {
      const due = game.toAct;
      const legal = game.legalActions(due[random(due.length)]).filter(({ type }) => type !== 'signal');
      game.act(legal[random(legal.length)]);
      actions++;
    }
    for (const { type } of game.view(null).history) if (type === 'trick') tricks++;
    games++;
    elapsed = performance.now() - start;
  }
  const perSecond = (count: number): number => (count * 1000) / elapsed;
  return { actions: perSecond(actions), games: perSecond(games), tricks: perSecond(tricks) };
};

const isSame = (one: Table, other: Table): boolean => one.variant === other.variant && one.players === other.players;

/** Returns the reference table and the named variants (default: all) at every number of players. */
const tablesOf = (named: readonly string[]): readonly Table[] => [
  REFERENCE,
  ...VARIANT_IDS.filter((variant) => named.length === 0 || named.includes(variant))
    .flatMap((variant) => variants[variant].players.map((players): Table => ({ variant, players })))
    .filter((table) => !isSame(table, REFERENCE)),
];

const columns = (name: string, players: string, ...figures: string[]): string =>
  name.padEnd(31) + players.padStart(7) + figures.map((figure) => figure.padStart(11)).join('');

const report = (measured: ReadonlyMap<Table, readonly Speed[]>): void => {
  const reference = medianOf((measured.get(REFERENCE) as readonly Speed[]).map((speed) => speed.actions));
  printLine(columns('variant', 'players', 'actions/s', 'games/s', 'tricks/s', 'ratio'));
  for (const [{ variant, players }, rounds] of measured) {
    const actions = medianOf(rounds.map((speed) => speed.actions));
    const figures = [
      actions,
      medianOf(rounds.map(({ games }) => games)),
      medianOf(rounds.map(({ tricks }) => tricks)),
    ].map((figure) => Math.round(figure).toLocaleString('en'));
    printLine(columns(variant, String(players), ...figures, (actions / reference).toFixed(2)));
  }
  const slowest = Math.min(...[...measured.values()].map((rounds) => medianOf(rounds.map((speed) => speed.actions))));
  printLine(
    `\n${REFERENCE.variant}: ${Math.round(reference).toLocaleString('en')} of ${GOAL.toLocaleString('en')} actions/s (goal);  slowest table: ${Math.round(slowest).toLocaleString('en')} of ${GOAL_ANY.toLocaleString('en')}.`,
  );
};

await command(
  import.meta.url,
  {
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '0.1' }, rounds: { type: 'string', default: '5' } },
  },
  ({ values, positionals }) => {
    // Throws if a name is not a variant.
    for (const name of positionals) defineRules(name as VariantId);
    const [seconds, rounds] = [numberAboveZero('--seconds', values.seconds), wholeNumber('--rounds', values.rounds)];
    const tables = tablesOf(positionals);
    for (const table of tables) speedOf(table, seconds / 2, -1);
    const measured = new Map<Table, Speed[]>(tables.map((table) => [table, []]));
    for (let round = 0; round < rounds; round++) {
      for (const table of tables) measured.get(table)?.push(speedOf(table, seconds, round));
    }
    report(measured);
  },
);
