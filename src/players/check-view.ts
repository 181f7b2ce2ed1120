import { InputError } from '../rules/input-error.js';

const isList = (value: unknown): boolean => Array.isArray(value);

/**
 * Refuses what is no view: a caller in JavaScript has no types to warn it.
 * @param functionName the function that was given it, for the message
 * @throws InputError `invalid-view`; the message does not repeat what was given, since a game would show every hand
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
    `${functionName}() needs the view of a seat, as game.view(seat) gives it, not ${isGame ? 'the game itself' : 'something else'}.`,
  );
};
