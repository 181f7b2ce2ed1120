import { toJson } from '../base/to-json.js';
import type { Action } from '../game/action.js';
import { IllegalAction, type IllegalActionCode } from '../game/illegal-action.js';
import type { View } from '../game/view.js';
import { ConnectionError } from './connection-error.js';
import type { Frame, Payloads } from './frame.js';
import { randomNumber } from './random-number.js';

/** The actions of a seat that the host has not answered yet. */
export interface ActionsUnderWay {
  /** @param view what the seat knew when it acted */
  act(action: Action, view: View): Promise<void>;
  answered(answer: Payloads['r']): void;
  /** Asks again for answers that have been waited for since the last time this was called. */
  askAgain(view: View): void;
  fail(error: ConnectionError): void;
}

interface UnderWay {
  readonly action: Action;
  readonly view: View;
  readonly frame: Frame;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
  isOld: boolean;
}

/** Refusals that have another reason than the rules. All others are IllegalAction, also those that a later version adds. */
const NOT_BY_RULES = [
  'connection-lost',
  'connection-closed',
  'unsupported-version',
  'malformed-frame',
  'action-failed',
];

const refusal = (action: Action, code: string, message: string): Error =>
  NOT_BY_RULES.includes(code)
    ? new ConnectionError(code, message)
    : // The message comes whole, with what was refused.
      Object.assign(new IllegalAction(code as IllegalActionCode, action, ''), { message });

/** An action as it can go over any wire; what is no JSON is no action, and the host will say so. */
const asJson = (action: Action): Action => {
  try {
    return JSON.parse(toJson(action)) as Action;
  } catch {
    return null as unknown as Action;
  }
};

/** Whether the seat wanted to go on to the next hand, or game, when that was due. */
const isDueNext = ({ action, view }: UnderWay): boolean =>
  action?.type === 'next' && view.legal.some(({ type }) => type === 'next');

const hasMovedOn = (before: View, now: View): boolean =>
  before.phase !== now.phase || before.handNumber !== now.handNumber || before.gameNumber !== now.gameNumber;

export const createActionsUnderWay = (send: (frame: Frame) => void): ActionsUnderWay => {
  const underWay = new Map<number, UnderWay>();
  let nextId = randomNumber();

  return {
    act: (action, view) =>
      new Promise((resolve, reject) => {
        const id = nextId++;
        const frame: Frame = ['a', [id, asJson(action)]];
        underWay.set(id, { action, view, frame, resolve, reject, isOld: false });
        send(frame);
      }),
    answered([id, code, message = '']) {
      const done = underWay.get(id);
      if (!done) return;
      underWay.delete(id);
      if (code === undefined) done.resolve();
      else done.reject(refusal(done.action, code, message));
    },
    askAgain(view) {
      for (const [id, waiting] of underWay) {
        if (isDueNext(waiting) && hasMovedOn(waiting.view, view)) {
          // Asked for again it might skip the end of another hand.
          underWay.delete(id);
          waiting.resolve();
        } else if (waiting.isOld) send(waiting.frame);
        waiting.isOld = true;
      }
    },
    fail(error) {
      const failed = [...underWay.values()];
      underWay.clear();
      for (const { reject } of failed) reject(error);
    },
  };
};
