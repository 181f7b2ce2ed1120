/** Measures whether the computer players play each rule option as well as the rules without it. */
import { defineRules, type VariantId } from '../../src/rules/variants.js';
import type { RuleOptions } from '../../src/rules/options.js';
import { UsageError } from '../shared/command.js';
import { printLine } from '../shared/print-line.js';
import { createCrew, type Crew } from './crew.js';
import { resultOf, type Result } from './duel.js';

type Rules = Partial<RuleOptions>;

/** Values of options to measure, each on top of one variant. */
interface Trials {
  readonly variant: VariantId;
  /** Options that influence bids need whole games. For the others, hands without bids are more exact. */
  readonly kind: 'hands' | 'games';
  readonly options: readonly Rules[];
}

const TRIALS: readonly Trials[] = [
  {
    variant: 'suedtirol',
    kind: 'hands',
    options: [
      { pack: 32, weli: 'absent' },
      { pack: 36 },
      { pack: 40 },
      { critical: ['HK', 'S7', 'E7'] },
      { guter: false },
      { guterOnWeli: true },
      { superguter: true },
      { weli: 'lowest-trump' },
      { schlagHeld: 1 },
      { schlagHeld: 2 },
      { look: 'everyone' },
      { zusammenschauen: true },
      { openFirstTrick: true },
      { cut: 'plain' },
      { stockTop: 'open' },
      { dealerPeek: 'top-and-bottom' },
      { schoeneres: 'none' },
      { schoeneres: 'forehand' },
      { schoeneresFrom: 'stock' },
      { schoeneresRequests: 'each' },
      { schlagtausch: 'none' },
      { schlagtausch: 'dealer' },
      { leadAfterSwap: 'schlag-announcer' },
      { follow: 'none' },
      { follow: 'announcers' },
      { exempt: [] },
      { exempt: ['rechter', 'guter', 'linke'] },
      { linkeMayReplace: false },
      { guterCalls: false },
      { weliCalls: true },
      { linkerFrees: true },
      { signals: true },
    ],
  },
  {
    variant: 'suedtirol-blind',
    kind: 'hands',
    options: [
      { announcement: 'blind-bottom-card', schoeneres: 'none' },
      { sequential: true },
      { openFirstTrick: false },
      { openFirstTrick: 'until-second' },
      { blindSwap: true },
    ],
  },
  { variant: 'bayrisch', kind: 'hands', options: [{ maschine: 0 }, { maschine: 3 }] },
  {
    variant: 'bayrisch-11',
    kind: 'hands',
    options: [
      { cut: 'plain', cutBluff: false, debt: false },
      { cutBluff: false, debt: false },
      { cutLooks: 'one-each' },
      { signals: false },
      { signalsPerTrick: 1 },
      { signalsPerTrick: 'any' },
      { signalsFrom: 'deal' },
    ],
  },
  {
    variant: 'suedtirol',
    kind: 'games',
    options: [
      { enforcement: 'penalise' },
      { bidWhen: 'anytime' },
      { ceiling: 'enough-to-win' },
      { lastTrick: 'free' },
      { lastTrick: 'always' },
      { farbe: true },
      { trumpLiftsSuit: true },
      { gestrichen: 'no-bid' },
      { gestrichen: 'no-bid', jumpToFour: true },
      { gestrichen: 'forced-three' },
      { gestrichen: 'luft' },
      { gestrichenAt: 4 },
      { refusal: 3 },
      { decideAt: 'start' },
      { target: 9 },
      { target: 21 },
    ],
  },
  {
    variant: 'normal',
    kind: 'games',
    options: [{ strike: false }, { target: 5, gestrichenAt: 3, gestrichen: 'four', strike: true }],
  },
  { variant: 'bayrisch-11', kind: 'games', options: [{ debt: false }] },
];

const OPPONENTS = ['medium', 'easy'] as const;

/** Number of deals for the comparison of hands, per deal of whole games. */
const HANDS_PER_GAME = 5;

const shown = (rules: Rules): string =>
  Object.entries(rules)
    .map(([name, value]) => `${name} ${Array.isArray(value) ? `[${value.join(' ')}]` : String(value)}`)
    .join(', ');

const percentOf = ({ percent, margin }: Result): string => `${percent.toFixed(1)} ± ${margin.toFixed(1)}`;

/** Whether a result is lower than another by more than both margins together allow. */
const isWeaker = (on: Result, off: Result): boolean => on.percent + Math.hypot(on.margin, off.margin) < off.percent;

interface Options {
  readonly cores: number;
  /** Number of deals for each measurement with whole games. Hands without bids use five times as many. */
  readonly deals: number;
  /** Prefix of the seeds. */
  readonly range: string;
  /** Names of options to measure. An empty list means all. */
  readonly names: readonly string[];
}

const measure = async (
  { variant, kind }: Trials,
  rules: Rules,
  { deals, range }: Options,
  crew: Crew,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (const other of OPPONENTS) {
    const job = { kind, one: 'strong', other, variant, rules: { players: 4, ...rules }, range } as const;
    results.push(resultOf(await crew.run(job, kind === 'hands' ? HANDS_PER_GAME * deals : deals)));
  }
  return results;
};

/** Prints, for each option, the share that \`strong\` wins from \`medium\` and \`easy\` with the option and without it. */
export const compareOptions = async (options: Options): Promise<void> => {
  const { cores, names } = options;
  const known = [...new Set(TRIALS.flatMap(({ options: all }) => all.flatMap((rules) => Object.keys(rules))))];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new UsageError(`Unknown option ${unknown.join(', ')}. Valid: ${known.join(', ')}.`);
  const isChosen = (rules: Rules): boolean =>
    names.length === 0 || Object.keys(rules).some((name) => names.includes(name));
  for (const { variant, options: all } of TRIALS)
    for (const rules of all) defineRules(variant, { players: 4, ...rules });
  const crew = createCrew(cores);
  try {
    for (const trials of TRIALS) {
      const chosen = trials.options.filter(isChosen);
      if (chosen.length === 0) continue;
      const off = await measure(trials, {}, options, crew);
      printLine(
        `${trials.variant}, ${trials.kind}: ${OPPONENTS.map((name, index) => `${name} ${percentOf(off[index])}`).join(', ')}`,
      );
      for (const rules of chosen) {
        const on = await measure(trials, rules, options, crew);
        const verdict = on.some((result, index) => isWeaker(result, off[index])) ? '  weaker' : '';
        printLine(
          `  ${shown(rules)}: ${OPPONENTS.map((name, index) => `${name} ${percentOf(on[index])}`).join(', ')}${verdict}`,
        );
      }
    }
  } finally {
    crew.end();
  }
};
