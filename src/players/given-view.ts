import { InputError } from '../rules/input-error.js';

const isList = (value: unknown): boolean => Array.isArray(value);

/**
 * Refuses what is no view: who calls from JavaScript has no types to tell him.
 * @param asked the name of the function that was given it
 * @throws InputError `invalid-view`; what was given is not repeated, for a game would tell of every hand
 */
export const checkView = (given: unknown, asked: string): void => {
  const view = (typeof given === 'object' && given !== null ? given : {}) as Readonly<Record<string, unknown>>;
  if (
    typeof view.phase === 'string' &&
    isList(view.legal) &&
    isList(view.toAct) &&
    isList(view.history) &&
    typeof view.rules === 'object'
  )
    return;
  const isGame = typeof view.view === 'function';
  throw new InputError(
    'invalid-view',
    `${asked}() needs the view of a seat, as game.view(seat) gives it, not ${isGame ? 'the game itself' : 'something else'}.`,
  );
};
