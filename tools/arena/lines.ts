/** The table of targets: each line with its measurement and its goal. */
import { TEMPERAMENTS } from '../../src/players/bidding/temperament.js';
import { VARIANT_IDS, variants, type VariantId } from '../../src/rules/variants.js';
import type { FigureJob } from './jobs.js';

/** The goal for a line's figure. */
export interface Goal {
  readonly least?: number;
  readonly most?: number;
  /** A more ambitious goal: above `least`, or below `most` if `least` is missing. */
  readonly stretch?: number;
  /** The value that must meet the goal: the whole interval or only the figure. */
  readonly by: 'interval' | 'figure';
}

interface Basic {
  readonly id: string;
  /** Description of the measurement. */
  readonly check: string;
  readonly goal?: Goal;
}

/** A line measured with deals, usually a duel. */
export interface Measured extends Basic {
  readonly job: FigureJob;
  readonly deals: number;
  /** The kind of figure to calculate from the outcomes. */
  readonly of: 'wins' | 'points' | 'forehand' | 'off' | 'truth';
}

/** A line with the gain of `part` over 50 % as a percentage of the gain of `whole`. */
export interface ShareOfLine extends Basic {
  readonly part: string;
  readonly whole: string;
}

/** A line that repeats the worst line whose id begins with `among`, judged by the lower end of the interval. */
export interface WorstLine extends Basic {
  readonly among: string;
}

export type Line = Measured | ShareOfLine | WorstLine;

const atLeast = (least: number, stretch?: number, by: Goal['by'] = 'interval'): Goal => ({
  least,
  ...(stretch !== undefined && { stretch }),
  by,
});

type Players = 2 | 3 | 4;

const hands = (players: Players, one: string, other: string, job: Partial<FigureJob> = {}): FigureJob => {
  const { rules, ...more } = job;
  return { kind: 'hands', one, other, variant: 'suedtirol', range: 'arena', ...more, rules: { players, ...rules } };
};

const games = (players: Players, one: string, other: string, job: Partial<FigureJob> = {}): FigureJob =>
  hands(players, one, other, { ...job, kind: 'games' });

const HANDS = 8000;
const MANY_HANDS = 40_000;

const cards = (
  id: string,
  players: Players,
  other: string,
  goal: Goal | undefined,
  job: Partial<FigureJob> = {},
  deals = HANDS,
  one = 'strong',
): Measured => ({
  id,
  check: `${players} players, hands without bids: ${one} against ${other}${describeTable(job)}`,
  job: hands(players, one, other, job),
  deals,
  of: 'wins',
  ...(goal && { goal }),
});

const describeTable = ({ rules, range, variant }: Partial<FigureJob>): string =>
  `${variant ? `, ${variant}` : ''}${rules?.follow === 'none' ? ', no duty to follow' : ''}${range ? ', held-out deals' : ''}`;

const HELD_OUT: Partial<FigureJob> = { range: 'held-out' };

const CARDS: readonly Line[] = [
  cards('4-greedyL', 4, 'greedyL', atLeast(59.5, 62)),
  cards('4-greedyL-held-out', 4, 'greedyL', atLeast(59.5, 62), HELD_OUT),
  cards('4-greedyL-free', 4, 'greedyL', atLeast(59.5, 62), { rules: { follow: 'none' } }),
  cards('4-greedyT', 4, 'greedyT', atLeast(60.5, 63)),
  // A high lead, such as that of `greedyT`, pays off only with a Guter. Without a Guter, high and low leads are about
  // equally good.
  cards('4-greedyT-without-guter', 4, 'greedyT', atLeast(60.5, 63), { variant: 'normal' }),
  cards('4-greedy', 4, 'greedy', undefined),
  cards('4-randomCards', 4, 'randomCards', atLeast(75, 77)),
  cards('4-random', 4, 'random', atLeast(75, 77)),
  cards('4-search100', 4, 'search100', atLeast(51.5, 53)),
  cards('4-peek', 4, 'greedyL', undefined, {}, HANDS, 'peek'),
  {
    id: '4-share-of-peek',
    check: '4 players: share of the gain over greedyL that a player has who sees all cards, %',
    part: '4-greedyL',
    whole: '4-peek',
    goal: atLeast(70, 80, 'figure'),
  },
  cards('2-greedyL', 2, 'greedyL', atLeast(51.5, 53), {}, MANY_HANDS),
  cards('2-peek', 2, 'greedyL', undefined, {}, MANY_HANDS, 'peek'),
  {
    id: '2-share-of-peek',
    check: '2 players: share of the gain over greedyL that a player has who sees all cards, %',
    part: '2-greedyL',
    whole: '2-peek',
    goal: atLeast(40, 55, 'figure'),
  },
];

const bettor = (other: string, goal: Goal, deals = 2000): Measured => ({
  id: `bettor-${other}`,
  check: `2 players, games: strong against the same cards and ${other}`,
  job: games(2, 'strong', other),
  deals,
  of: 'wins',
  goal,
});

const WORST_GOAL = atLeast(52, 55);

const BETS: readonly Line[] = [
  bettor('never', atLeast(61, 66)),
  // Like `never`, this player never bids, but it folds only below the take point, whereas `never` folds like the built-in
  // players.
  bettor('equity>1', atLeast(61, 66)),
  bettor('caller', atLeast(67, 72)),
  bettor('stubborn', WORST_GOAL),
  bettor('maniac', WORST_GOAL),
  bettor('equity>.5', WORST_GOAL),
  bettor('equity>.6', WORST_GOAL),
  bettor('equity>.7', WORST_GOAL),
  bettor('equity>.8', atLeast(57, 62)),
  bettor('equity>.9', WORST_GOAL),
  { id: 'worst-bettor', check: 'the worst result against any of these bettors', among: 'bettor-', goal: WORST_GOAL },
  ...([9, 11, 15, 18] as const).map((target): Measured => ({
    id: `4-games-${target}`,
    check: `4 players, games to ${target}: strong against greedyL with the bids of equity>.8`,
    job: games(4, 'strong', 'greedyL+equity>.8', { rules: { target } }),
    deals: 500,
    of: 'wins',
    goal: atLeast(75, 82),
  })),
  ...([2, 4] as const).map((players): Measured => ({
    id: `${players}-points`,
    check: `${players} players: points a hand when strong plays strong`,
    job: games(players, 'strong', 'strong'),
    deals: 300,
    of: 'points',
    goal: { least: 2.4, most: 3.2, by: 'figure' },
  })),
];

/** Rules under which only the two named announcers decide: no new cards, no Schlagtausch. */
const ANNOUNCEMENTS_ONLY: Partial<FigureJob> = { rules: { schoeneres: 'none', schlagtausch: 'none' } };

/** Measures how often the forehand wins if all players play cards like `strong` and announce as named. */
const announcing = (
  id: string,
  names: string,
  how: string,
  goal?: Goal,
  variant: VariantId = 'suedtirol',
): Measured => ({
  id: `announcing-${id}`,
  check: `${variant}, 4 players with duty, strong cards, no new cards asked for: hands of the forehand, ${how}, %`,
  job: hands(4, `strong~${names}`, `strong~${names}`, { ...ANNOUNCEMENTS_ONLY, variant }),
  deals: 4000,
  of: 'forehand',
  ...(goal && { goal }),
});

/**
 * With a Guter, the Trumpf cancels the advantage of the Schlag, so the goal applies to rules without a Guter. The lines with
 * a random Trumpf show how much the Schlag wins.
 */
const ANNOUNCING: readonly Line[] = [
  announcing('unskilled-dealer', 'strong~random', 'strong Schlag, random Trumpf'),
  announcing('most-unskilled-dealer', 'most~random', 'Schlag of the rank held most, random Trumpf'),
  announcing('skilled-dealer', 'strong~strong', 'strong Schlag, strong Trumpf'),
  announcing('most', 'most~strong', 'Schlag of the rank held most, strong Trumpf'),
  announcing('random', 'random~strong', 'random Schlag, strong Trumpf'),
  announcing('without-guter', 'strong~strong', 'strong Schlag, strong Trumpf', atLeast(62), 'normal'),
  announcing('without-guter-random', 'random~strong', 'random Schlag, strong Trumpf', undefined, 'normal'),
];

const OTHER_LINES: readonly Line[] = [
  {
    id: 'blind-seat',
    check: 'blind play, 4 players: a strong player against one who concludes nothing from tricks while blind',
    job: hands(4, 'strong', 'blindfold', { variant: 'suedtirol-blind' }),
    deals: 4000,
    of: 'wins',
    goal: atLeast(57, 59),
  },
  {
    id: 'blind-truth',
    check: 'blind play, 4 players: probability the blind seats give the truth after two tricks, %',
    job: {
      kind: 'blind',
      one: 'strong',
      other: 'strong',
      variant: 'suedtirol-blind',
      rules: { players: 4 },
      range: 'arena',
    },
    deals: 2000,
    of: 'truth',
    goal: atLeast(50, 60, 'figure'),
  },
  ...([2, 4] as const).map((players): Measured => ({
    id: `${players}-calibration`,
    check: `${players} players: most that a stated chance to win the hand is off, bins of ten, points`,
    job: { kind: 'stated', one: 'strong', other: 'strong', variant: 'suedtirol', rules: { players }, range: 'arena' },
    deals: 4000,
    of: 'off',
    goal: { most: 7, stretch: 4, by: 'figure' },
  })),
];

const COMMON_VARIANTS: readonly VariantId[] = ['suedtirol', 'suedtirol-blind', 'bayrisch'];

const duelOfLevels = (one: string, other: string) =>
  VARIANT_IDS.map((variant): Measured => ({
    id: `level-${one}-${other}-${variant}`,
    check: `${variant}, ${variants[variant].players[0]} players, games: ${one} against ${other}`,
    job: games(variants[variant].players[0], one, other, { variant }),
    deals: COMMON_VARIANTS.includes(variant) ? 2000 : 400,
    of: 'wins',
    goal: { least: 55, most: 70, by: 'figure' },
  }));

/** Goal for each temperament: a temperament can cost at most two games in a hundred. */
const TEMPERAMENT_GOAL = atLeast(48, undefined, 'figure');

const temperamentLine = (
  id: string,
  players: Players,
  named: string,
  variant: VariantId = 'suedtirol',
  deals = 1000,
): Measured => ({
  id: `temper-${id}`,
  check: `${variant}, ${players} players, games: strong:${named} against strong without a temperament`,
  job: games(players, `strong:${named}`, 'strong', { variant }),
  deals,
  of: 'wins',
  goal: TEMPERAMENT_GOAL,
});

const TEMPERAMENT_LINES: readonly Line[] = [
  ...TEMPERAMENTS.map((named) => temperamentLine(named, 2, named)),
  // The talkative temperament has an effect only with partners who can signal.
  temperamentLine('talkative-deuten', 4, 'talkative', 'deuten', 500),
];

/** All lines, in the order of the table. */
export const LINES: readonly Line[] = [
  ...CARDS,
  ...BETS,
  ...ANNOUNCING,
  ...OTHER_LINES,
  ...TEMPERAMENT_LINES,
  ...duelOfLevels('medium', 'easy'),
  ...duelOfLevels('strong', 'medium'),
];
