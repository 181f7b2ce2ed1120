/**
 * Measures the speed of the players: deals solved per second, and duration of each kind of decision by `strong`. Also
 * measures the calculation of equities for rules without a shipped table.
 *
 *   npm run bench                            runs it after the engine
 *   node --import tsx tools/bench/decisions.ts     only this
 *   node --import tsx tools/bench/decisions.ts --seconds 20 --variant bayrisch
 *
 * If a player also considers a bid before playing a card, the total time counts for the card. Situations with a single
 * legal action do not count.
 */
import type { Action } from '../../src/game/action.js';
import { createGame, type Game } from '../../src/game/game.js';
import type { View } from '../../src/game/view.js';
import { createEquityModel } from '../../src/players/bidding/equity-model.js';
import { equityOfThree } from '../../src/players/bidding/equity-three.js';
import { playStateOf } from '../../src/players/cards/play-state.js';
import { cardLookupFor, type CardLookup } from '../../src/players/cards/card-lookup.js';
import type { PlayState, Owners } from '../../src/players/cards/position.js';
import { solve } from '../../src/players/cards/solver.js';
import { think } from '../../src/players/think.js';
import type { Announcement } from '../../src/rules/announce.js';
import { randomFrom } from '../../src/rules/random.js';
import type { PlayerCount } from '../../src/rules/seats.js';
import { defineRules, type RuleSet, type VariantId } from '../../src/rules/variants.js';
import { command, numberAboveZero } from '../shared/command.js';
import { tableFrom } from '../arena/table-switches.js';
import { WITHOUT_BIDS } from '../arena/duel.js';
import { runToEnd } from '../arena/player.js';
import { actualDeal } from '../arena/searchers.js';
import { printLine } from '../shared/print-line.js';

/** A hand at the beginning of a trick, with all cards known. */
interface Position {
  readonly lookup: CardLookup;
  readonly playState: PlayState;
  readonly owners: Owners;
}

const POSITIONS = 1000;

/** Plays at random up to the lead to a trick. Returns null if the hand ends earlier. */
const positionAt = (rules: RuleSet, trick: number, number: number): Position | null => {
  const random = randomFrom('solver speed', number);
  const game = createGame({
    rules: { ...rules, ...WITHOUT_BIDS, schoeneres: 'none', schlagtausch: 'none' },
    seed: `speed-${number}`,
    setup: { dealer: number % rules.players },
  });
  const isAtTrick = ({ phase, trick: table, tricks }: View): boolean =>
    phase === 'play' && table.length === 0 && tricks.reduce((sum, count) => sum + count, 0) === trick;
  while (!isAtTrick(game.view(null))) {
    if (game.phase === 'hand-over' || game.phase === 'game-over') return null;
    const legal = game.legalActions(game.toAct[0]).filter(({ type }) => type !== 'signal');
    game.act(legal[random(legal.length)]);
  }
  const view = game.view(game.toAct[0]);
  const { owners, announcement } = actualDeal(view, game);
  return { lookup: cardLookupFor(rules)(announcement as Announcement), playState: playStateOf(view), owners };
};

/** Returns the number of deals solved per second from the lead to a trick. */
const solvedPerSecond = (rules: RuleSet, trick: number): number => {
  const positions = Array.from({ length: POSITIONS }, (_, number) => positionAt(rules, trick, number)).filter(
    (position) => position !== null,
  );
  const solveAll = (): void =>
    positions.forEach(({ lookup, playState, owners }) => void solve(lookup, playState, owners));
  solveAll();
  const start = performance.now();
  let rounds = 0;
  while (performance.now() - start < 1000) {
    solveAll();
    rounds++;
  }
  return (1000 * rounds * positions.length) / (performance.now() - start);
};

/** Duration of a decision in ms: wall-clock time, and CPU time, which is more reliable on a busy machine. */
interface Time {
  readonly wall: number;
  readonly cpu: number;
}

type Kind = 'first trick' | 'later trick' | 'bid' | 'announcement';

/** Required and ambitious goals in ms for the 95th percentile. */
const GOALS: Readonly<Record<Kind, readonly [number, number]>> = {
  'first trick': [60, 25],
  'later trick': [15, 5],
  bid: [60, 20],
  announcement: [80, 30],
};

const isBidding = (view: View, action: Action | null): boolean =>
  action?.type === 'bid' || (view.phase === 'answer' && view.pending?.type === 'bid');

const decisionKind = (view: View, action: Action | null): Kind | null => {
  if (view.legal.length < 2) return null;
  if (isBidding(view, action)) return 'bid';
  if (view.phase === 'announce' || view.phase === 'decide' || view.phase === 'answer') return 'announcement';
  if (view.phase !== 'play' || action?.type !== 'play') return null;
  return view.tricks.every((count) => count === 0) ? 'first trick' : 'later trick';
};

/** Plays one action of a player whose turn it is, and records the duration of each decision. */
const playTimed = (game: Game, seed: string, times: Map<Kind, Time[]>): void => {
  for (const seat of game.toAct) {
    const view = game.view(seat);
    const start = performance.now();
    const before = process.cpuUsage();
    const action = runToEnd(think(view, 'strong', seed));
    const { user, system } = process.cpuUsage(before);
    const kind = decisionKind(view, action);
    if (kind) times.get(kind)?.push({ wall: performance.now() - start, cpu: (user + system) / 1000 });
    if (!action) continue;
    game.act(action);
    return;
  }
};

const timesOf = (rules: RuleSet, seconds: number): ReadonlyMap<Kind, readonly Time[]> => {
  const times = new Map<Kind, Time[]>((Object.keys(GOALS) as Kind[]).map((kind) => [kind, []]));
  const start = performance.now();
  for (let number = 0; performance.now() - start < seconds * 1000; number++) {
    const game = createGame({ rules, seed: `decisions-${number}` });
    while (game.phase !== 'game-over' && performance.now() - start < seconds * 1000)
      playTimed(game, `decisions-${number}`, times);
  }
  return times;
};

const at = (times: readonly Time[], of: keyof Time, percent: number): number =>
  times.map((time) => time[of]).sort((one, other) => one - other)[Math.floor((times.length * percent) / 100)] ?? 0;

const PLAYERS = [4, 2] as const;

/** Target time in ms for calculating a game's equities when the game begins. */
const EQUITY_GOAL = 200;

/** The longest possible games with two sides and with three players. */
const EQUITIES: Readonly<Record<string, () => unknown>> = {
  'two sides, to 18': () => createEquityModel(defineRules('suedtirol', { target: 18, refusal: 3 }))([0, 0], true),
  'three players, to 18': () => equityOfThree(defineRules('bayrisch', { players: 3, target: 18 }))([0, 0, 0], 0),
};

const reportEquities = (): void => {
  printLine(`\nequities without a shipped table, ms (goal: ${EQUITY_GOAL})`);
  for (const [title, calculate] of Object.entries(EQUITIES)) {
    const start = performance.now();
    calculate();
    printLine(title.padEnd(42) + (performance.now() - start).toFixed(1).padStart(12));
  }
};

const report = (variant: VariantId, seconds: number): void => {
  const tableOf = (players: PlayerCount): RuleSet => defineRules(variant, { players });
  printLine(`\nsolver, ${variant}, deals/s from the first trick, from the second`);
  for (const count of PLAYERS) {
    const speeds = [0, 1].map((trick) => Math.round(solvedPerSecond(tableOf(count), trick)).toLocaleString('en'));
    printLine(`${count} players${speeds.map((speed) => speed.padStart(12)).join('')}`);
  }
  reportEquities();
  for (const count of PLAYERS) {
    timesOf(tableOf(count), 1); // Warm-up: first decisions run uncompiled code, and candidates are computed once.
    printLine(
      `\ndecisions of strong, ${variant}, ${count} players${'count'.padStart(12)}${'p50 ms'.padStart(9)}${'p95 ms'.padStart(9)}${'p95 cpu'.padStart(9)}   goal`,
    );
    for (const [kind, times] of timesOf(tableOf(count), seconds)) {
      const [pass, stretch] = GOALS[kind];
      printLine(
        `${kind.padEnd(42)}${String(times.length).padStart(12)}${[at(times, 'wall', 50), at(times, 'wall', 95), at(times, 'cpu', 95)].map((time) => time.toFixed(1).padStart(9)).join('')}   ${pass}, better ${stretch}`,
      );
    }
  }
};

await command(
  import.meta.url,
  { options: { seconds: { type: 'string', default: '6' }, variant: { type: 'string', default: 'suedtirol' } } },
  ({ values }) => report(tableFrom(values).variant, numberAboveZero('--seconds', values.seconds)),
);
