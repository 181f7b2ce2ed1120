import { InputError } from '../rules/input-error.js';

const isList = (value: unknown): boolean => Array.isArray(value);

/**
 * Rejects a value that is not a view, since JavaScript callers get no type errors.
 * @param functionName name of the called function, for the error message
 * @throws InputError `invalid-view`; the message omits the value, since a game would reveal every hand
 */
export const checkView = (given: unknown, functionName: string): void => {
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
    `${functionName}() needs a seat's view from game.view(seat), not ${isGame ? 'the game itself' : 'another value'}.`,
  );
};
