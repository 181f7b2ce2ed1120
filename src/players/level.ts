import { choiceOf, InputError, shown } from '../rules/input-error.js';

/** How well a computer player can play, weakest first. */
export const LEVELS = ['easy', 'medium', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** What a level thinks with. None sees more than its view, and none misses a win it can be sure of. */
export interface Skill {
  /** How many hands it imagines before it decides. */
  readonly worlds: number;
  /** Whether it concludes from announcements and from cards not followed where the others' cards are. */
  readonly infers: boolean;
  /** Whether it plays the card that does best in the imagined hands, or goes by the rule of thumb. */
  readonly plans: boolean;
}

const SKILLS: Readonly<Record<Level, Skill>> = {
  easy: { worlds: 12, infers: false, plans: false },
  medium: { worlds: 24, infers: true, plans: true },
  strong: { worlds: 80, infers: true, plans: true },
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
