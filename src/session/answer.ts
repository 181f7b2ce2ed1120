import type { View } from '../game/view.js';
import type { Clock } from './clock.js';

/** Answers the questions that the table asks a seat. A decider can run any code, so the table checks its answers. */
export interface Decider {
  /** Subject of a sentence in error messages, such as "Seat 1". */
  readonly label: string;
  /** Time limit for an answer in ms, or null for no limit. */
  readonly limitMs: number | null;
  decide(view: View, signal: AbortSignal): unknown;
}

/** Outcome of a question. `void`: the question was withdrawn before an answer arrived. */
export type Answer =
  | { readonly type: 'answered'; readonly action: unknown }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'late' }
  | { readonly type: 'void' };

const askDecider = async (decider: Decider, view: View, signal: AbortSignal): Promise<Answer> => {
  try {
    return { type: 'answered', action: await decider.decide(view, signal) };
  } catch (error) {
    return { type: 'failed', error };
  }
};

const waitForTimeout = async (ms: number, clock: Clock, signal: AbortSignal): Promise<Answer> => {
  await clock.wait(ms, signal);
  return { type: 'late' };
};

/**
 * Asks a decider within its time limit. If `roundSignal` aborts, resolves to `void` immediately. Never rejects, and
 * ignores late answers.
 */
export const askWithLimit = async (
  decider: Decider,
  view: View,
  { clock, roundSignal }: { readonly clock: Clock; readonly roundSignal: AbortSignal },
): Promise<Answer> => {
  // Uses two controllers, because an answer stops the timer, but only later events withdraw the question.
  const question = new AbortController();
  const timer = new AbortController();
  const withdrawn = new Promise<Answer>((resolve) => {
    const end = (): void => {
      question.abort(roundSignal.reason);
      timer.abort(roundSignal.reason);
      resolve({ type: 'void' });
    };
    roundSignal.addEventListener('abort', end, { once: true });
  });
  const outcomes = [askDecider(decider, view, question.signal), withdrawn];
  if (decider.limitMs !== null) outcomes.push(waitForTimeout(decider.limitMs, clock, timer.signal));
  const answer = await Promise.race(outcomes).catch((error): Answer => ({ type: 'failed', error }));
  timer.abort();
  if (roundSignal.aborted) return { type: 'void' };
  if (answer.type !== 'answered') question.abort();
  return answer;
};
