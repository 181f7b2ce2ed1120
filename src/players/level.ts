import { listWithOr, InputError, quoted } from '../rules/input-error.js';

/** How well a computer player can play, weakest first. */
export const LEVELS = ['easy', 'medium', 'strong'] as const;
/** How well a computer player plays. */
export type Level = (typeof LEVELS)[number];

/** The settings of a level. No level sees more than its view, and none misses a win it can be sure of. */
export interface Skill {
  /** How many worlds (deals of the unseen cards) it imagines for a decision. */
  readonly worlds: number;
  /** The budget of solver nodes for a decision; up to three times as many may be used. */
  readonly nodes: number;
  /**
   * Whether announcements and cards not followed are evidence of where the others' cards are, and, where it does not know the
   * announcement, all cards played are evidence of what it is.
   */
  readonly infers: boolean;
  /** How much the bids of others count as evidence of their cards. */
  readonly bids: 'none' | 'half' | 'full';
  /** Whose signs it reads, where signalling is played. `none`: it gives none either. */
  readonly signs: 'none' | 'partner' | 'all';
  /** Whether it plays the card that does best in the imagined worlds, or the one of the rule of thumb. */
  readonly plans: boolean;
  /** It takes cards for equally good whose chances differ by no more than this, in thousandths. */
  readonly tolerance: number;
  /** Factor in tenths by which it overrates its odds when it answers a bid. The higher, the less it folds; 10 is correct. */
  readonly optimism: number;
  /** The optimism of a player alone against two. With correct odds it would fold most hands, because it wins few of them. */
  readonly optimismAlone: number;
  /**
   * Whether it bids like people instead of only by the tables: it decides about a bid once per trick, does not bid in blind play
   * before the first trick is complete, and needs better cards for a raise, the higher the value is.
   */
  readonly cautious: boolean;
}

/**
 * Where everybody folds as the tables say, nearly half of the hands are never played out: 38 of a hundred at `easy`, 46 at
 * `medium`. With this optimism and caution it is 28 at both (four players of the level, `suedtirol`, 2,000 hands each:
 * `tools/arena/endings.ts`). Of three players at `strong`, 59 hands of a hundred would end so, nearly all given up by the
 * single player; it is 46 with this optimism (`bayrisch`, 300 hands), and in 120 games against two of `medium` the single player
 * won 45 of a hundred in both cases.
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
 * The settings of a level.
 * @throws InputError `invalid-level`, naming the levels there are
 */
export const skillOf = (level: Level): Skill => {
  if (!LEVELS.includes(level)) {
    throw new InputError('invalid-level', `There is no level ${quoted(level)}. Levels are ${listWithOr(LEVELS)}.`);
  }
  return SKILLS[level];
};
