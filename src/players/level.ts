import { choiceOf, InputError, shown } from '../rules/input-error.js';

/** How well a computer player can play, weakest first. */
export const LEVELS = ['easy', 'medium', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** What a level thinks with. None sees more than its view, and none misses a win it can be sure of. */
export interface Skill {
  /** How many hands it imagines before it decides. */
  readonly worlds: number;
  /** How many nodes it may search for a decision: what a strange position may cost at most, three times over. */
  readonly nodes: number;
  /** Whether it concludes from announcements and cards not followed where the others' cards are, and blind from all cards what is trump. */
  readonly infers: boolean;
  /** Whether it concludes the same from what they bid and hold: not at all, half, or wholly. */
  readonly bids: 'deaf' | 'half' | 'whole';
  /** Whose signs it reads, where there is signalling; nobody's: then it gives none either. */
  readonly signs: 'none' | 'partner' | 'all';
  /** Whether it plays the card that does best in the imagined hands, or goes by the rule of thumb. */
  readonly plans: boolean;
  /** Chances that lie so close are all the same to it, in thousandths. */
  readonly blur: number;
}

const SKILLS: Readonly<Record<Level, Skill>> = {
  easy: { worlds: 24, nodes: 200_000, infers: false, bids: 'deaf', signs: 'none', plans: false, blur: 100 },
  medium: { worlds: 40, nodes: 500_000, infers: true, bids: 'half', signs: 'partner', plans: true, blur: 60 },
  strong: { worlds: 120, nodes: 1_200_000, infers: true, bids: 'whole', signs: 'all', plans: true, blur: 0 },
};

/**
 * What a level thinks with.
 * @throws InputError `invalid-level`, naming the levels there are
 */
export const skillOf = (level: Level): Skill => {
  if (!LEVELS.includes(level)) {
    throw new InputError('invalid-level', `There is no level ${shown(level)}. Levels are ${choiceOf(LEVELS)}.`);
  }
  return SKILLS[level];
};
