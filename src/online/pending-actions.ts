import { toJson } from '../base/to-json.js';
import type { Action } from '../game/action.js';
import { IllegalAction, type IllegalActionCode } from '../game/illegal-action.js';
import type { View } from '../game/view.js';
import { ConnectionError } from './connection-error.js';
import type { Payloads, SentFrame } from './frame.js';
import { randomNumber } from './random-number.js';

/** A seat's actions that the host has not answered. */
export interface PendingActions {
  /** @param view the seat's view at the time of the action */
  act(action: Action, view: View): Promise<void>;
  /** Settles the promise of an action with the host's answer. */
  settle(answer: Payloads['r']): void;
  /** Resends the actions that were already pending when `resend()` was last called. */
  resend(view: View): void;
  /** Rejects all pending actions. */
  fail(error: ConnectionError): void;
}

interface PendingAction {
  readonly action: Action;
  readonly view: View;
  readonly frame: SentFrame;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
  isOverdue: boolean;
}

/** Codes of refusals that become a ConnectionError. Refusals with any other code become an IllegalAction. */
const CONNECTION_CODES = [
  'connection-lost',
  'connection-closed',
  'unsupported-version',
  'malformed-frame',
  'action-failed',
];

const refusalError = (action: Action, code: string, message: string): Error =>
  CONNECTION_CODES.includes(code)
    ? new ConnectionError(code, message)
    : // The host's message already describes the refused action.
      Object.assign(new IllegalAction(code as IllegalActionCode, action, ''), { message });

/** Returns the frame for an action. */
const actionFrame = (id: number, action: Action): SentFrame => {
  try {
    return ['a', [id, JSON.parse(toJson(action)) as Action]];
  } catch {
    return ['a', [id, null]];
  }
};

/** Whether the action is a `next` that was legal when the seat acted. */
const wasDueNext = ({ action, view }: PendingAction): boolean =>
  action?.type === 'next' && view.legal.some(({ type }) => type === 'next');

const hasMovedOn = (before: View, now: View): boolean =>
  before.phase !== now.phase || before.handNumber !== now.handNumber || before.gameNumber !== now.gameNumber;

export const createPendingActions = (send: (frame: SentFrame) => void): PendingActions => {
  const pending = new Map<number, PendingAction>();
  let nextId = randomNumber();

  return {
    act: (action, view) =>
      new Promise((resolve, reject) => {
        const id = nextId++;
        const frame = actionFrame(id, action);
        pending.set(id, { action, view, frame, resolve, reject, isOverdue: false });
        send(frame);
      }),
    settle([id, code, message = '']) {
      const answered = pending.get(id);
      if (!answered) return;
      pending.delete(id);
      if (code === undefined) answered.resolve();
      else answered.reject(refusalError(answered.action, code, message));
    },
    resend(view) {
      for (const [id, action] of pending) {
        if (wasDueNext(action) && hasMovedOn(action.view, view)) {
          // The game has advanced. A resent `next` could skip the end of another hand.
          pending.delete(id);
          action.resolve();
        } else if (action.isOverdue) send(action.frame);
        action.isOverdue = true;
      }
    },
    fail(error) {
      const rejected = [...pending.values()];
      pending.clear();
      for (const { reject } of rejected) reject(error);
    },
  };
};
