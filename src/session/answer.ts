import type { View } from '../game/view.js';
import type { Clock } from './clock.js';

/** Something that can be asked what a seat does. It may be anybody's program: its answer is yet to be judged. */
export interface Decider {
  /** The beginning of a sentence about it. */
  readonly who: string;
  /** How long it may take, in ms; null: without limit. */
  readonly limit: number | null;
  decide(view: View, signal: AbortSignal): unknown;
}

/** What came of a question. `void`: it was withdrawn before an answer came. */
export type Answer =
  | { readonly type: 'answered'; readonly action: unknown }
  | { readonly type: 'failed'; readonly error: unknown }
  | { readonly type: 'late' }
  | { readonly type: 'void' };

const answered = async (decider: Decider, view: View, signal: AbortSignal): Promise<Answer> => {
  try {
    return { type: 'answered', action: await decider.decide(view, signal) };
  } catch (error) {
    return { type: 'failed', error };
  }
};

const late = async (ms: number, clock: Clock, signal: AbortSignal): Promise<Answer> => {
  await clock.wait(ms, signal);
  return { type: 'late' };
};

/**
 * Puts a question that stays open until `open` aborts; then it is void at once, whether or not its decider ever
 * answers. Never rejects; what comes too late is dropped.
 */
export const answerOf = async (
  decider: Decider,
  view: View,
  { clock, open }: { readonly clock: Clock; readonly open: AbortSignal },
): Promise<Answer> => {
  // Two controllers: an answer ends the timer, but the question itself only becomes void by what follows.
  const question = new AbortController();
  const timer = new AbortController();
  const withdrawn = new Promise<Answer>((resolve) => {
    const end = (): void => {
      question.abort(open.reason);
      timer.abort(open.reason);
      resolve({ type: 'void' });
    };
    open.addEventListener('abort', end, { once: true });
  });
  const outcomes = [answered(decider, view, question.signal), withdrawn];
  if (decider.limit !== null) outcomes.push(late(decider.limit, clock, timer.signal));
  const answer = await Promise.race(outcomes).catch((error): Answer => ({ type: 'failed', error }));
  timer.abort();
  if (open.aborted) return { type: 'void' };
  if (answer.type !== 'answered') question.abort();
  return answer;
};
