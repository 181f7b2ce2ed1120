import { listWithOr, InputError, quoted } from '../../rules/input-error.js';
import type { StartOptions } from './own-game/own-game.js';

/** What `start` may be given; the type check holds that none is missing. */
const KEYS = Object.keys({
  variant: true,
  rules: true,
  players: true,
  target: true,
  seed: true,
  setup: true,
  games: true,
} satisfies Record<keyof StartOptions, true>);

/**
 * Reads what `start` was given; what the game itself takes is checked when it is made.
 * @throws InputError `invalid-option` or `unknown-option`, saying what would be right
 */
export const checkStart = (options: unknown): StartOptions => {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new InputError(
      'invalid-option',
      `start() takes nothing or an object such as { players: 4 }, not ${quoted(options)}.`,
    );
  const unknownKey = Object.keys(options).find((key) => !KEYS.includes(key));
  if (unknownKey !== undefined)
    throw new InputError(
      'unknown-option',
      `start() has no option ${quoted(unknownKey)}; its options are ${listWithOr(KEYS)}.`,
    );
  const { games, rules } = options as StartOptions;
  if (rules !== undefined && (typeof rules !== 'object' || rules === null || Array.isArray(rules)))
    throw new InputError(
      'invalid-option',
      `'rules' cannot be ${quoted(rules)}; it can be an object of rule options such as { refusal: 3 }.`,
    );
  if (games !== undefined && games !== null && !(Number.isSafeInteger(games) && games >= 1))
    throw new InputError(
      'invalid-option',
      `'games' cannot be ${quoted(games)}; it can be a whole number of games from 1 on, or null.`,
    );
  return options;
};
