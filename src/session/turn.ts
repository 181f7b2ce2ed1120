import type { Action } from '../game/action.js';
import type { SeatConnection } from '../game/connect.js';
import { quoted } from '../rules/input-error.js';
import type { Seat } from '../rules/seats.js';
import { askWithLimit, type Decider } from './answer.js';
import { CommitError } from './gate.js';
import type { SessionErrorCode, Settings } from './options.js';

/** Input for `takeTurn`. */
export interface Turn {
  readonly seat: Seat;
  readonly connection: SeatConnection;
  readonly deciders: readonly Decider[];
  /** Whether the seat can leave the answer to a bid to its partner. */
  readonly mayDefer: boolean;
  /** Aborts as soon as any seat acts, including this one. */
  readonly roundSignal: AbortSignal;
  readonly report: (code: SessionErrorCode, message: string, seat: Seat) => void;
}

/** Returns the message of an error that the host's code threw. */
export const errorText = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : `The reason was ${quoted(error)}.`;

const untilReady = async ({ seat, roundSignal, report }: Turn, ready: Settings['ready']): Promise<void> => {
  try {
    await ready(seat, roundSignal);
  } catch (error) {
    if (!roundSignal.aborted)
      report('ready-failed', `Waiting for seat ${seat} to act failed. ${errorText(error)}`, seat);
  }
};

/**
 * Performs an action. Resolves to false if the host could not save the action or the round is over, so that no other
 * decider is asked.
 */
const act = async (
  { seat, connection, roundSignal, report }: Turn,
  label: string,
  action: unknown,
): Promise<boolean> => {
  try {
    await connection.act(action as Action);
    return true;
  } catch (error) {
    if (error instanceof CommitError) {
      report('commit-failed', `An action by seat ${seat} could not be saved. ${errorText(error)}`, seat);
      return false;
    }
    // The round ended while this action waited for other actions to be saved.
    if (roundSignal.aborted) return false;
    report('player-illegal', `${label} answered with an illegal action. ${errorText(error)}`, seat);
    return true;
  }
};

/**
 * Asks the deciders of a seat and performs the answer. Does nothing if the seat declines and need not act. Never
 * rejects and never acts twice, even if deciders fail.
 */
export const takeTurn = async (
  turn: Turn,
  { clock, ready, decideTimeout }: Pick<Settings, 'clock' | 'ready' | 'decideTimeout'>,
): Promise<void> => {
  const { seat, connection, deciders, mayDefer, roundSignal, report } = turn;
  const isDue = connection.view.toAct.includes(seat);
  let isReady = false;
  for (const decider of deciders) {
    if (roundSignal.aborted) return;
    const answer = await askWithLimit(decider, connection.view, { clock, roundSignal });
    switch (answer.type) {
      case 'void':
        return;
      case 'late':
        report('player-timeout', `${decider.label} did not answer within ${decideTimeout} ms.`, seat);
        continue;
      case 'failed':
        report('player-failed', `${decider.label} failed. ${errorText(answer.error)}`, seat);
        continue;
      case 'answered':
    }
    if (answer.action === null) {
      if (!isDue || mayDefer) return;
      report('player-illegal', `${decider.label} answered with null, but the game waits for this seat to act.`, seat);
      continue;
    }
    if (!isReady) await untilReady(turn, ready);
    isReady = true;
    if (!roundSignal.aborted && !(await act(turn, decider.label, answer.action))) return;
  }
};
