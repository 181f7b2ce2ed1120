import type { Action } from '../game/action.js';
import type { Payloads } from './frame.js';

export type Answer = Payloads['r'];

/** The number of answers kept for clients that send an action again. */
const MAX_KEPT_ANSWERS = 8;

/** Names of the package's errors. Their messages are written for players. */
const PACKAGE_ERRORS = ['IllegalAction', 'InputError', 'ConnectionError'];

/** A refusal as it may go over a wire. Of other errors it may hold what is the host's alone, so they stay with it. */
const refusalOf = (error: unknown): readonly [code: string, message: string] => {
  const { name, code, message } = error as Error & { readonly code?: unknown };
  return PACKAGE_ERRORS.includes(name) && typeof code === 'string'
    ? [code, message]
    : ['action-failed', 'The host of the game could not do this.'];
};

/**
 * Creates a function that performs the actions of a seat, each once, even if a client sends it again.
 * @param onError called with errors that the answer does not contain
 */
export const createActionHandler = (
  act: (action: Action) => Promise<void>,
  send: (answer: Answer) => void,
  onError: (error: unknown) => void,
): ((id: number, action: Action) => Promise<void>) => {
  const underWay = new Set<number>();
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
    if (underWay.has(id)) return;
    const keptAnswer = answers.get(id);
    if (keptAnswer) return send(keptAnswer);
    underWay.add(id);
    const answer = await perform(id, action);
    underWay.delete(id);
    answers.set(id, answer);
    for (const oldId of [...answers.keys()].slice(0, -MAX_KEPT_ANSWERS)) answers.delete(oldId);
    send(answer);
  };
};
