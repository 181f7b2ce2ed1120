/**
 * Counts blunders per hundred hands at a table where one level plays at every seat, each seat with its own temperament.
 * Examples: a Trumpf thrown away on a lost trick, a strong hand folded, endless raising. `tools/arena/blunder-kinds.ts`
 * judges each action from the seat's own view.
 *
 *   node --import tsx tools/arena/blunders.ts                                    medium, at six tables, 200 hands per table
 *   node --import tsx tools/arena/blunders.ts --variant bayrisch --players 3 easy medium
 *   node --import tsx tools/arena/blunders.ts --variant tirol --show lost-trump  prints every blunder of this kind
 *   node --import tsx tools/arena/blunders.ts --worlds 480 strong                also counts hands with a costly decision
 *   node --import tsx tools/arena/blunders.ts --deals 20000 strong               also counts provable blunders
 *
 * A decision is costly if the review finds that it lowers the chance of winning the game by 10 of 100 or more. `--worlds` is
 * the number of deals for this judgement; `--show costly` prints the decisions. A card is a provable blunder if another card
 * beats it in all deals (`better-play.ts`); `--deals` is the number of deals, and `--show provable` prints the cards.
 *
 * Uses one core. Plays whole games for realistic scores, and finishes the last game.
 */
import type { Action } from '../../src/game/action.js';
import { createGame } from '../../src/game/game.js';
import type { View } from '../../src/game/view.js';
import { temperamentOf } from '../../src/players/bidding/temperament.js';
import { skillOf, type Level } from '../../src/players/level.js';
import { computeJudgements, judgementOf } from '../../src/players/advice/consider.js';
import { currentHandHistory } from '../../src/players/worlds/knowledge.js';
import { seatsOf } from '../../src/rules/seats.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { command, wholeNumber } from '../shared/command.js';
import { printLine } from '../shared/print-line.js';
import { blundersIn, BLUNDERS, type Blunder } from './blunder-kinds.js';
import { betterPlay } from './better-play.js';
import { playOneAction } from './duel.js';
import { ownPlayer, runToEnd, type Player } from './player.js';
import { tableFrom } from './table-switches.js';

type Finding = Blunder | 'costly' | 'provable';

/** Counts of hands and blunders at one table. */
interface Count {
  hands: number;
  folds: number;
  points: number;
  /** The highest value of a hand. */
  highest: number;
  /** Number of hands with a costly decision. */
  costly: number;
  readonly kinds: Partial<Record<Finding, number>>;
}

type OnAction = (view: View, action: Action, kinds: readonly Blunder[]) => void;

const withObserver =
  (player: Player, onAction: OnAction): Player =>
  (view, seed, game, mayDefer) => {
    const action = player(view, seed, game, mayDefer);
    if (action) onAction(view, action, blundersIn(view, action));
    return action;
  };

/** Cost of a costly decision, in thousandths of a game. */
const COSTLY = 100;

/** Returns whether the review finds that an action is costly. */
const isCostly = (view: View, action: Action, worlds: number): boolean => {
  const judged = runToEnd(computeJudgements(view, '', worlds));
  return ((judged && judgementOf(judged, action))?.cost ?? 0) >= COSTLY;
};

/** The hands to count at a table, and the findings to print. */
interface Search {
  readonly hands: number;
  readonly range: string;
  readonly show: string | undefined;
  /** Number of worlds for the judgement of costly decisions, or 0 for none. */
  readonly worlds: number;
  /** Number of deals for the search for provable blunders, or 0 for none. */
  readonly deals: number;
}

const countOf = (level: Level, rules: RuleSet, { hands, range, show, worlds, deals }: Search): Count => {
  const count: Count = { hands: 0, folds: 0, points: 0, highest: 0, costly: 0, kinds: {} };
  const costlyHands = new Set<string>();
  for (let number = 0; count.hands < hands; number++) {
    const seed = `${range}-${number}`;
    const onAction: OnAction = (view, action, all) => {
      const kinds: Finding[] = [...all];
      if (worlds > 0 && isCostly(view, action, worlds)) {
        costlyHands.add(`${seed} ${view.handNumber}`);
        kinds.push('costly');
      }
      const better = deals > 0 && action.type === 'play' ? betterPlay(view, action, deals) : null;
      if (better) kinds.push('provable');
      for (const kind of kinds) {
        count.kinds[kind] = (count.kinds[kind] ?? 0) + 1;
        if (kind !== show) continue;
        const { hand, announcement, trick, tricks, score, dealer, seat } = view;
        printLine(
          JSON.stringify({
            seed,
            action,
            ...(better && { better }),
            hand,
            seat,
            dealer,
            announcement,
            trick: trick.map(({ card }) => card),
            tricks,
            score,
            signs: currentHandHistory(view.history).filter(({ type }) => type === 'signal'),
          }),
        );
      }
    };
    const game = createGame({ rules, seed, setup: { dealer: number % rules.players } });
    const players = seatsOf(rules.players).map((seat) =>
      withObserver(ownPlayer(level, temperamentOf(seed, seat)), onAction),
    );
    while (game.phase !== 'game-over') playOneAction(game, (seat) => players[seat], seed);
    for (const event of game.view(null).history) {
      if (event.type === 'bid') count.highest = Math.max(count.highest, event.to);
      if (event.type === 'fold') count.folds++;
      if (event.type !== 'hand') continue;
      count.hands++;
      count.points += event.points;
    }
  }
  count.costly = costlyHands.size;
  return count;
};

const TABLES = ['tirol', 'deuten', 'bayrisch', 'bayrisch:3', 'bayrisch-11', 'ladinisch'] as const;

await command(
  import.meta.url,
  {
    allowPositionals: true,
    options: {
      variant: { type: 'string', multiple: true },
      players: { type: 'string' },
      target: { type: 'string' },
      rules: { type: 'string' },
      hands: { type: 'string', default: '200' },
      range: { type: 'string', default: 'blunders' },
      show: { type: 'string' },
      worlds: { type: 'string', default: '0' },
      deals: { type: 'string', default: '0' },
    },
  },
  ({ values, positionals }) => {
    const { variant: variants = TABLES, show, range, ...switches } = values;
    const levels = positionals.length > 0 ? (positionals as Level[]) : (['medium'] as const);
    for (const level of levels) skillOf(level);
    const hands = wholeNumber('--hands', values.hands);
    const worlds = wholeNumber('--worlds', values.worlds, 0);
    const deals = wholeNumber('--deals', values.deals, 0);
    for (const name of variants) {
      const [variant, players = values.players] = name.split(':');
      const table = tableFrom({ ...switches, variant, ...(players !== undefined && { players }) });
      const rules = defineRules(table.variant, table.rules);
      for (const level of levels) {
        const search = { hands, range, show, worlds, deals };
        const { hands: played, folds, points, highest, costly, kinds } = countOf(level, rules, search);
        const perHundred = (number: number): string => ((100 * number) / played).toFixed(1);
        const frequencies = Object.keys(BLUNDERS).map((kind) => `${kind} ${perHundred(kinds[kind as Blunder] ?? 0)}`);
        printLine(
          `${variant}, ${rules.players} players, ${level}, ${played} hands: ${perHundred(folds)} % folded, ${(points / played).toFixed(2)} points per hand, at most ${highest}; per hundred hands ${frequencies.join(', ')}${worlds > 0 ? `, with a costly decision ${perHundred(costly)}` : ''}${deals > 0 ? `, provable ${kinds.provable ?? 0} in all` : ''}`,
        );
      }
    }
  },
);
