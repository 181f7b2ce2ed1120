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
  /** How much it overrates its odds, in tenths, when a bid has to be answered: the higher, the less it folds; 10: not at all. */
  readonly hope: number;
  /** The same where it plays alone against two. It wins so few of these hands that by its odds it would give up most of them. */
  readonly hopeAlone: number;
  /**
   * Whether it bids as people do rather than by the tables alone: it makes up its mind about a bid once a trick, bids nothing
   * while it is blind and has seen no trick, and asks more of a raise the more has been bid.
   */
  readonly sober: boolean;
}

/**
 * Where everybody folds as the tables say, nearly half of the hands are never played out: 38 of a hundred at `easy`, 46 at
 * `medium`. With these hopes, and bidding soberly, it is 28 at both (four players of the level, `suedtirol`, 2,000 hands each:
 * `tools/arena/endings.ts`). Of three players at `strong`, 59 hands of a hundred would end so, nearly all given up by the one
 * alone; it is 46 with this hope (`bayrisch`, 300 hands), and in 120 games against two of `medium` it won 45 of a hundred both
 * ways.
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
    hope: 17,
    hopeAlone: 17,
    sober: true,
  },
  medium: {
    worlds: 40,
    nodes: 500_000,
    infers: true,
    bids: 'half',
    signs: 'partner',
    plans: true,
    tolerance: 60,
    hope: 22,
    hopeAlone: 22,
    sober: true,
  },
  strong: {
    worlds: 120,
    nodes: 1_200_000,
    infers: true,
    bids: 'full',
    signs: 'all',
    plans: true,
    tolerance: 0,
    hope: 10,
    hopeAlone: 18,
    sober: false,
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
