import type { Action } from '../game/action.js';
import type { Payloads } from './frame.js';

export type Answer = Payloads['r'];

/** Number of answers to keep for clients that repeat an action. */
const MAX_KEPT_ANSWERS = 8;

/** Names of the package's errors, whose messages are safe to send to players. */
const PACKAGE_ERRORS = ['IllegalAction', 'InputError', 'ConnectionError'];

/**
 * Returns the code and message to send for an error, without the possibly confidential details of unexpected errors.
 */
const refusalOf = (error: unknown): readonly [code: string, message: string] => {
  const { name, code, message } = error as Error & { readonly code?: unknown };
  return PACKAGE_ERRORS.includes(name) && typeof code === 'string'
    ? [code, message]
    : ['action-failed', 'The host could not perform this action.'];
};

/**
 * Creates a function that performs each action of a seat once, even if a client repeats the action.
 * @param onError called with unexpected errors; the answer omits their details
 */
export const createActionHandler = (
  act: (action: Action) => Promise<void>,
  send: (answer: Answer) => void,
  onError: (error: unknown) => void,
): ((id: number, action: Action) => Promise<void>) => {
  const pendingIds = new Set<number>();
  const answers = new Map<number, Answer>();

  const perform = async (id: number, action: Action): Promise<Answer> => {
    try {
      await act(action);
      return [id];
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal[0] === 'action-failed') onError(error);
      return [id, ...refusal];
    }
  };

  return async (id, action) => {
    if (pendingIds.has(id)) return;
    const keptAnswer = answers.get(id);
    if (keptAnswer) return send(keptAnswer);
    pendingIds.add(id);
    const answer = await perform(id, action);
    pendingIds.delete(id);
    answers.set(id, answer);
    for (const oldId of [...answers.keys()].slice(0, -MAX_KEPT_ANSWERS)) answers.delete(oldId);
    send(answer);
  };
};
