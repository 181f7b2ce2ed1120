/**
 * Counts the endings of hands at a table where one level plays at every seat, each seat with its own temperament. Prints
 * how often and in which trick hands end with a fold, and how often players ask for new cards or a Schlagtausch, have their
 * request granted, and win.
 *
 *   node --import tsx tools/arena/endings.ts                              easy, medium and strong, 2,000 hands per level
 *   node --import tsx tools/arena/endings.ts --variant ladinisch medium
 *
 * Uses one core. Plays whole games for realistic scores, and finishes the last game.
 */
import { createGame } from '../../src/game/game.js';
import type { Fact } from '../../src/game/fact.js';
import type { Action } from '../../src/game/action.js';
import { temperamentOf } from '../../src/players/bidding/temperament.js';
import { LEVELS, skillOf, type Level } from '../../src/players/level.js';
import { seatsOf, sideOf, type PlayerCount, type Seat } from '../../src/rules/seats.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { command, wholeNumber } from '../shared/command.js';
import { printLine } from '../shared/print-line.js';
import { playOneAction } from './duel.js';
import { ownPlayer } from './player.js';
import { tableFrom } from './table-switches.js';

type Question = 'schoeneres' | 'schlagtausch';

/** Counts over all hands at a table. */
interface Endings {
  hands: number;
  points: number;
  /** Number of folds in each trick, from trick 0. */
  readonly folds: number[];
  bids: number;
  readonly asked: Record<Question, number>;
  readonly granted: Record<Question, number>;
  /** Hands won by the side that asked, after its request was granted or refused. */
  readonly wonGranted: Record<Question, number>;
  readonly wonRefused: Record<Question, number>;
}

const noCounts = (): Record<Question, number> => ({ schoeneres: 0, schlagtausch: 0 });

/** Adds one hand: its actions and facts, in order. */
const addHand = (sum: Endings, events: readonly (Action | Fact)[], players: PlayerCount): void => {
  let tricks = 0;
  const questions: { readonly about: Question; readonly seat: Seat; granted: boolean }[] = [];
  for (const event of events) {
    if (event.type === 'trick') tricks++;
    if (event.type === 'bid') sum.bids++;
    if (event.type === 'fold') sum.folds[tricks] = (sum.folds[tricks] ?? 0) + 1;
    if (event.type === 'ask-schoeneres') questions.push({ about: 'schoeneres', seat: event.seat, granted: false });
    if (event.type === 'ask-schlagtausch') questions.push({ about: 'schlagtausch', seat: event.seat, granted: false });
    const last = questions.at(-1);
    if (event.type === 'answer' && last) last.granted = event.accept;
    if (event.type !== 'hand') continue;
    sum.hands++;
    sum.points += event.points;
    for (const { about, seat, granted } of questions) {
      const won = Number(event.side === sideOf(players, seat));
      sum.asked[about]++;
      sum.granted[about] += Number(granted);
      (granted ? sum.wonGranted : sum.wonRefused)[about] += won;
    }
  }
};

/** Plays games until they contain at least `hands` hands. */
const endingsOf = (level: Level, rules: RuleSet, hands: number, range: string): Endings => {
  const sum: Endings = {
    hands: 0,
    points: 0,
    folds: [],
    bids: 0,
    asked: noCounts(),
    granted: noCounts(),
    wonGranted: noCounts(),
    wonRefused: noCounts(),
  };
  for (let number = 0; sum.hands < hands; number++) {
    const seed = `${range}-${number}`;
    const game = createGame({ rules, seed, setup: { dealer: number % rules.players } });
    const players = seatsOf(rules.players).map((seat) => ownPlayer(level, temperamentOf(seed, seat)));
    while (game.phase !== 'game-over') playOneAction(game, (seat) => players[seat], seed);
    const { history } = game.view(null);
    let first = 0;
    history.forEach((event, index) => {
      if (event.type !== 'hand') return;
      addHand(sum, history.slice(first, index + 1), rules.players);
      first = index + 1;
    });
  }
  return sum;
};

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`);

const report = (level: Level, sum: Endings): void => {
  const { hands, points, folds, bids, asked, granted, wonGranted, wonRefused } = sum;
  const folded = folds.reduce((all, count) => all + (count ?? 0), 0);
  printLine(
    `${level}: ${hands} hands, ${percent(folded, hands)} end by folding (by trick ${Array.from(folds, (count) => percent(count ?? 0, hands)).join(', ')}), ${(bids / hands).toFixed(2)} bids and ${(points / hands).toFixed(2)} points per hand`,
  );
  for (const about of ['schoeneres', 'schlagtausch'] as const) {
    if (asked[about] === 0) continue;
    const refused = asked[about] - granted[about];
    printLine(
      `  ${about}: asked for in ${percent(asked[about], hands)} of the hands, granted ${percent(granted[about], asked[about])}; the asking side wins ${percent(wonGranted[about], granted[about])} if granted, ${percent(wonRefused[about], refused)} if refused`,
    );
  }
};

await command(
  import.meta.url,
  {
    allowPositionals: true,
    options: {
      variant: { type: 'string', default: 'suedtirol' },
      players: { type: 'string' },
      target: { type: 'string' },
      rules: { type: 'string' },
      hands: { type: 'string', default: '2000' },
      range: { type: 'string', default: 'endings' },
    },
  },
  ({ values, positionals }) => {
    const levels = positionals.length > 0 ? (positionals as Level[]) : LEVELS;
    for (const level of levels) skillOf(level);
    const { variant, rules } = tableFrom(values);
    const table = defineRules(variant, rules);
    const hands = wholeNumber('--hands', values.hands);
    printLine(`${variant}, ${table.players} players, to ${table.target}:`);
    for (const level of levels) report(level, endingsOf(level, table, hands, values.range));
  },
);
