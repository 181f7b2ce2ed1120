import type { Action } from '../../game/action.js';
import { say } from '../../i18n/text.js';
import { quoted } from '../../rules/input-error.js';
import { sameFields } from '../../rules/same-fields.js';
import type { View } from '../../game/view.js';
import { cardActionIn } from '../../table/choices.js';
import { aborted, unlessAborted } from '../shell/aborted.js';
import { WattenBeforeActionEvent } from '../shell/events.js';
import { reportError, reportThrown } from '../shell/host.js';
import type { Halt } from './template-data.js';
import { cardRefusal } from '../../table/status.js';
import type { Actions, TableContext } from './context.js';
import type { Verdict } from './verdict.js';

export interface ActionsOptions {
  /** The features' verdict on an action that the visitor chose. */
  readonly mayAct: (action: Action) => Promise<Verdict>;
}

/** Code and message of an action that is refused because nothing can be done now. */
const REFUSALS: Readonly<Record<Halt, readonly [code: string, message: string]>> = {
  paused: ['paused', 'The game is paused, so nothing can be done; resume() goes on with it.'],
  lost: [
    'connection-lost',
    'The connection to the game is lost, so nothing can be done; act() works again when the connection is back.',
  ],
};

/** What a page gives may be anything; who listens to `watten-before-action` reads the fields of an action. */
const isObject = (action: unknown): boolean => typeof action === 'object' && action !== null && !Array.isArray(action);

/** Whether a view offers this action; where to cut is left open. */
const offers = ({ legal }: View, action: Action): boolean => {
  const offered: Action = action.type === 'cut' ? { type: 'cut', seat: action.seat } : action;
  return legal.some((other) => sameFields(other, offered));
};

/** Rejects when the game has left the table, but not before what it has just accepted is known. */
const leaves = (signal: AbortSignal, reason: Error): Promise<never> => {
  const gone = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => setTimeout(() => reject(reason)), { once: true }),
  );
  // Nobody may be waiting.
  gone.catch(() => {});
  return gone;
};

export const createActions = (table: TableContext, { mayAct }: ActionsOptions): Actions => {
  const { host, connection, presenter, look, speak, view, halt, beginAnew, signal } = table;
  const left = aborted();
  const gone = leaves(signal, left);
  const act = async (action: Action): Promise<boolean> => {
    if (!isObject(action)) {
      reportError(
        host,
        'unknown-action',
        `act() takes an action of 'view.legal', such as { type: 'cut', seat: 3 }, not ${quoted(action)}.`,
      );
      return false;
    }
    const halted = halt();
    if (halted) {
      const [code, message] = REFUSALS[halted];
      reportError(host, code, message);
      return false;
    }
    if (!host.dispatchEvent(new WattenBeforeActionEvent(action))) return false;
    try {
      await Promise.race([connection.act(action), gone]);
      return true;
    } catch (error) {
      if (error === left) throw error;
      reportThrown(host, error, 'action-failed');
      return false;
    }
  };

  const canDo = (action: Action): boolean => !signal.aborted && !halt() && offers(view(), action);

  return {
    act,
    async choose(action) {
      await presenter.finish();
      if (!canDo(action) || beginAnew(action)) return;
      if ((await mayAct(action)) === 'yes' && canDo(action)) await unlessAborted(act(action));
    },
    async refuseCard(card) {
      const wasAsked = presenter.model.isOwnTurn;
      await presenter.finish();
      // While something else was still shown the card was in the shade for that; now it may be another matter.
      const now = view();
      if (!wasAsked || cardActionIn(now, card)) return;
      const { phase, seat, toAct } = now;
      const asks = phase === 'play' || phase === 'announce';
      if (signal.aborted || halt() || !asks || seat === null || !toAct.includes(seat)) return;
      const notice = say(look.messages, cardRefusal(now));
      speak(notice);
      await presenter.notify(notice);
    },
  };
};
