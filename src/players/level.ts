import { listWithOr, InputError, quoted } from '../rules/input-error.js';

/** Levels of computer players, weakest first. */
export const LEVELS = ['easy', 'medium', 'strong'] as const;
/** Level of a computer player. */
export type Level = (typeof LEVELS)[number];

/** The settings of a level. A player of any level sees only its view and never misses a certain win. */
export interface Skill {
  /** Number of worlds (deals of the unseen cards) sampled per decision. */
  readonly worlds: number;
  /** Number of worlds sampled per decision from the third trick on, when a world costs little. */
  readonly lateWorlds: number;
  /** Budget of solver nodes per decision. A decision can use up to three times this number. */
  readonly nodes: number;
  /**
   * Whether announcements and failures to follow are evidence of the others' cards. If the player does not know the
   * announcement, all played cards are evidence of the announcement.
   */
  readonly infers: boolean;
  /** Weight of the others' bids as evidence of their cards. */
  readonly bids: 'none' | 'half' | 'full';
  /** The seats whose signs the player reads in games with signals. With `none`, the player also gives no signs. */
  readonly signs: 'none' | 'partner' | 'all';
  /**
   * Whether the sampled worlds depend only on the view, not on the seed. Then the player, the hints, the trainer and the review
   * estimate the same chances.
   */
  readonly fixedWorlds: boolean;
  /** Whether the player chooses the best card in the imagined worlds instead of following the rule of thumb. */
  readonly plans: boolean;
  /** Difference in chances, in thousandths, up to which the player considers cards equally good. */
  readonly tolerance: number;
  /**
   * Factor, in tenths, by which the player overrates its odds when it answers a bid. With higher values, the player folds
   * less often. The correct value is 10.
   */
  readonly optimism: number;
  /**
   * The optimism of a single player against two. With correct odds, such a player would fold most hands, because it wins few
   * of them.
   */
  readonly optimismAlone: number;
  /**
   * Whether the player bids as people do instead of only following the tables. A cautious player decides about a bid once
   * per trick, does not bid in blind play before the first trick is complete, and needs better cards for raises to higher
   * values.
   */
  readonly cautious: boolean;
}

/**
 * If all players folded according to the tables, many hands would never be played out: 38 % at `easy`, 46 % at `medium`.
 * With this optimism and caution, the share is 28 % at both levels (four players of this level, `suedtirol`, 2,000 hands
 * each: `tools/arena/endings.ts`). With three players at `strong`, 59 % of hands would end early, nearly all because the
 * single player gives up. With this optimism, the share is 50 % (`bayrisch`, 300 hands). In 120 games against two `medium`
 * players, `strong` wins 42.5 % ± 3.9.
 */
const SKILLS: Readonly<Record<Level, Skill>> = {
  easy: {
    worlds: 24,
    lateWorlds: 24,
    nodes: 200_000,
    infers: false,
    bids: 'none',
    signs: 'none',
    fixedWorlds: false,
    plans: false,
    tolerance: 100,
    optimism: 17,
    optimismAlone: 17,
    cautious: true,
  },
  medium: {
    worlds: 40,
    lateWorlds: 40,
    nodes: 500_000,
    infers: true,
    bids: 'half',
    signs: 'partner',
    fixedWorlds: false,
    plans: true,
    tolerance: 60,
    optimism: 22,
    optimismAlone: 22,
    cautious: true,
  },
  strong: {
    worlds: 120,
    lateWorlds: 240,
    nodes: 1_200_000,
    infers: true,
    bids: 'full',
    signs: 'all',
    fixedWorlds: true,
    plans: true,
    tolerance: 0,
    optimism: 10,
    optimismAlone: 33,
    cautious: false,
  },
};

/**
 * Returns the settings of a level.
 * @throws InputError `invalid-level`, with the valid levels in its message
 */
export const skillOf = (level: Level): Skill => {
  if (!LEVELS.includes(level)) {
    throw new InputError('invalid-level', `Unknown level ${quoted(level)}. Valid levels: ${listWithOr(LEVELS)}.`);
  }
  return SKILLS[level];
};

/** Returns the settings of a strong player that samples this number of worlds in every trick, with a seed. */
export const strongSkill = (worlds: number): Skill => {
  const { strong } = SKILLS;
  const nodes = Math.round((strong.nodes * worlds) / strong.worlds);
  return { ...strong, fixedWorlds: false, worlds, lateWorlds: worlds, nodes };
};
