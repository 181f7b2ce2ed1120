import { listWithOr, InputError, quoted } from '../../rules/input-error.js';
import type { StartOptions } from './own-game/own-game.js';

/** The option keys for `start()`. The type check ensures that the list is complete. */
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
 * Checks the keys and types of the options for `start()`. The values are checked when the game is created.
 * @throws InputError `invalid-option` or `unknown-option`
 */
export const checkStart = (options: unknown): StartOptions => {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new InputError(
      'invalid-option',
      `start() takes no argument or an object such as { players: 4 }, not ${quoted(options)}.`,
    );
  const unknownKey = Object.keys(options).find((key) => !KEYS.includes(key));
  if (unknownKey !== undefined)
    throw new InputError('unknown-option', `start() has no option ${quoted(unknownKey)}; use ${listWithOr(KEYS)}.`);
  const { games, rules } = options as StartOptions;
  if (rules !== undefined && (typeof rules !== 'object' || rules === null || Array.isArray(rules)))
    throw new InputError(
      'invalid-option',
      `'rules' must be an object of rule options such as { refusal: 3 }, not ${quoted(rules)}.`,
    );
  if (games !== undefined && games !== null && !(Number.isSafeInteger(games) && games >= 1))
    throw new InputError('invalid-option', `'games' must be a positive whole number or null, not ${quoted(games)}.`);
  return options;
};
