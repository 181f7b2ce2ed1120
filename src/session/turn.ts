import type { Action } from '../game/action.js';
import type { SeatConnection } from '../game/connect.js';
import { quoted } from '../rules/input-error.js';
import type { Seat } from '../rules/seats.js';
import { answerOf, type Decider } from './answer.js';
import { CommitError } from './gate.js';
import type { SessionErrorCode, Settings } from './options.js';

/** What a turn needs of its table. */
export interface Turn {
  readonly seat: Seat;
  readonly link: SeatConnection;
  readonly deciders: readonly Decider[];
  /** Aborts as soon as any seat has acted, this one too: the turn is over then. */
  readonly open: AbortSignal;
  readonly report: (code: SessionErrorCode, message: string, seat: Seat) => void;
}

/** What a host's program threw, in words. */
export const textOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : `The reason it gave was ${quoted(error)}.`;

const untilReady = async ({ seat, open, report }: Turn, ready: Settings['ready']): Promise<void> => {
  try {
    await ready(seat, open);
  } catch (error) {
    if (!open.aborted) report('ready-failed', `Waiting for seat ${seat} to act failed. ${textOf(error)}`, seat);
  }
};

/** Resolves to whether another decider may be asked: not if the host could not write the action down. */
const act = async ({ seat, link, open, report }: Turn, who: string, action: unknown): Promise<boolean> => {
  try {
    await link.act(action as Action);
    return true;
  } catch (error) {
    if (error instanceof CommitError) {
      report('commit-failed', `An action of seat ${seat} could not be written down. ${textOf(error)}`, seat);
      return false;
    }
    // It waited for others to be written down, and came too late.
    if (open.aborted) return false;
    report('player-illegal', `${who} answered what cannot be done. ${textOf(error)}`, seat);
    return true;
  }
};

/**
 * Has a seat act, or pass where it may. Whatever its deciders do, this neither rejects nor acts twice.
 */
export const takeTurn = async (
  turn: Turn,
  { clock, ready, decideTimeout }: Pick<Settings, 'clock' | 'ready' | 'decideTimeout'>,
): Promise<void> => {
  const { seat, link, deciders, open, report } = turn;
  const isDue = link.view.toAct.includes(seat);
  let paced = false;
  for (const decider of deciders) {
    if (open.aborted) return;
    const answer = await answerOf(decider, link.view, { clock, open });
    switch (answer.type) {
      case 'void':
        return;
      case 'late':
        report('player-timeout', `${decider.who} did not answer within ${decideTimeout} ms.`, seat);
        continue;
      case 'failed':
        report('player-failed', `${decider.who} failed. ${textOf(answer.error)}`, seat);
        continue;
      case 'answered':
    }
    if (answer.action === null) {
      if (!isDue) return;
      report('player-illegal', `${decider.who} answered null, but the game waits for this seat to act.`, seat);
      continue;
    }
    if (!paced) await untilReady(turn, ready);
    paced = true;
    if (!open.aborted && !(await act(turn, decider.who, answer.action))) return;
  }
};
