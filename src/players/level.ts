import { listWithOr, InputError, quoted } from '../rules/input-error.js';

/** Levels of computer players, weakest first. */
export const LEVELS = ['easy', 'medium', 'strong'] as const;
/** Level of a computer player. */
export type Level = (typeof LEVELS)[number];

/** The settings of a level. No level sees more than its view, and none misses a certain win. */
export interface Skill {
  /** Number of worlds (deals of the unseen cards) sampled per decision. */
  readonly worlds: number;
  /** The budget of solver nodes per decision; a decision can use up to three times as many. */
  readonly nodes: number;
  /**
   * Whether announcements and cards not followed are evidence of the others' cards. If the player does not know the
   * announcement, all played cards are evidence of it.
   */
  readonly infers: boolean;
  /** Weight of the others' bids as evidence of their cards. */
  readonly bids: 'none' | 'half' | 'full';
  /** The seats whose signs it reads in games with signals. With `none` it also gives none. */
  readonly signs: 'none' | 'partner' | 'all';
  /** Whether it plays the best card in the imagined worlds instead of the rule of thumb. */
  readonly plans: boolean;
  /** Difference of chances, in thousandths, up to which it considers cards equally good. */
  readonly tolerance: number;
  /**
   * Factor in tenths by which it overrates its odds when it answers a bid. The higher, the less it folds; 10 is correct.
   */
  readonly optimism: number;
  /**
   * The optimism of a single player against two. With correct odds such a player would fold most hands, because they win
   * few.
   */
  readonly optimismAlone: number;
  /**
   * Whether it bids like people instead of only by the tables. It decides about a bid once per trick. It does not bid in
   * blind play before the first trick is complete. The higher the value, the better the cards it needs for a raise.
   */
  readonly cautious: boolean;
}

/**
 * If all players fold by the tables, nearly half of the hands are never played out: 38 % at `easy`, 46 % at `medium`. With
 * this optimism and caution it is 28 % at both (four players of the level, `suedtirol`, 2,000 hands each:
 * `tools/arena/endings.ts`). With three players at `strong`, 59 % of hands would end so, nearly all given up by the single
 * player. With this optimism it is 46 % (`bayrisch`, 300 hands). In 120 games against two `medium` players, the single
 * player won 45 % in both cases.
 */
const SKILLS: Readonly<Record<Level, Skill>> = {
  easy: {
    worlds: 24,
    nodes: 200_000,
    infers: false,
    bids: 'none',
    signs: 'none',
    plans: false,
    tolerance: 100,
    optimism: 17,
    optimismAlone: 17,
    cautious: true,
  },
  medium: {
    worlds: 40,
    nodes: 500_000,
    infers: true,
    bids: 'half',
    signs: 'partner',
    plans: true,
    tolerance: 60,
    optimism: 22,
    optimismAlone: 22,
    cautious: true,
  },
  strong: {
    worlds: 120,
    nodes: 1_200_000,
    infers: true,
    bids: 'full',
    signs: 'all',
    plans: true,
    tolerance: 0,
    optimism: 10,
    optimismAlone: 18,
    cautious: false,
  },
};

/**
 * Returns the settings of a level.
 * @throws InputError `invalid-level`, naming the valid levels
 */
export const skillOf = (level: Level): Skill => {
  if (!LEVELS.includes(level)) {
    throw new InputError('invalid-level', `Unknown level ${quoted(level)}. Valid levels: ${listWithOr(LEVELS)}.`);
  }
  return SKILLS[level];
};
