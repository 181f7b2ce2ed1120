import type { Action } from '../game/action.js';
import type { Payloads } from './frame.js';

export type Answer = Payloads['r'];

/** So many answers are kept for whoever has not received one and asks again. */
const REMEMBERED = 8;

/** Errors of the package: their messages are made for those who act. */
const TOLD = ['IllegalAction', 'InputError', 'ConnectionError'];

/** A refusal as it may go over a wire. Of other errors it may hold what is the host's alone, so they stay with it. */
const refusalOf = (error: unknown): readonly [code: string, message: string] => {
  const { name, code, message } = error as Error & { readonly code?: unknown };
  return TOLD.includes(name) && typeof code === 'string'
    ? [code, message]
    : ['action-failed', 'The host of the game could not do this.'];
};

/**
 * Does the actions of a seat, each of them once, however often it is asked for.
 * @param failed told of errors that are not answered as they are
 */
export const createAnswers = (
  act: (action: Action) => Promise<void>,
  send: (answer: Answer) => void,
  failed: (error: unknown) => void,
): ((id: number, action: Action) => Promise<void>) => {
  const underWay = new Set<number>();
  const answers = new Map<number, Answer>();

  const answered = async (id: number, action: Action): Promise<Answer> => {
    try {
      await act(action);
      return [id];
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal[0] === 'action-failed') failed(error);
      return [id, ...refusal];
    }
  };

  return async (id, action) => {
    if (underWay.has(id)) return;
    const known = answers.get(id);
    if (known) return send(known);
    underWay.add(id);
    const answer = await answered(id, action);
    underWay.delete(id);
    answers.set(id, answer);
    for (const old of [...answers.keys()].slice(0, -REMEMBERED)) answers.delete(old);
    send(answer);
  };
};
