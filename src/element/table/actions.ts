import type { Action } from '../../game/action.js';
import { say } from '../../i18n/text.js';
import { quoted } from '../../rules/input-error.js';
import { cardActionIn } from '../../table/choices.js';
import { aborted, unlessAborted } from '../shell/aborted.js';
import { WattenBeforeActionEvent } from '../shell/events.js';
import { reportError, reportThrown } from '../shell/host.js';
import type { Halt } from './template-data.js';
import { cardRefusal } from '../../table/status.js';
import type { Press } from './input/press.js';
import type { Actions, Topics } from './context.js';
import { verdictOn, type MayAct, type Situation, type Verdict } from './verdict.js';

export interface ActionsOptions {
  /** Intercepts an action that the visitor has chosen. Returns whether the action is handled and must not be sent. */
  readonly intercept: ((action: Action) => boolean) | undefined;
  /** The check that a feature makes before an action; null if no feature checks the action. */
  readonly askBefore: (action: Action) => Situation['ask'];
  /** Runs when the table refuses a card that the visitor has clicked. */
  readonly onRefused: () => void;
  readonly press: Press;
}

/** Error code and message for an action that the table refuses while the game is halted. */
const REFUSALS: Readonly<Record<Halt, readonly [code: string, message: string]>> = {
  paused: ['paused', 'The game is paused; call resume() before act().'],
  lost: ['connection-lost', 'The connection to the game is lost; act() works again when the connection is back.'],
};

/** Whether a value from the page is an object. Listeners of `watten-before-action` read the fields of an action. */
const isObject = (action: unknown): boolean => typeof action === 'object' && action !== null && !Array.isArray(action);

/** Rejects after the table has closed the game. The delay lets an accepted action resolve first. */
const rejectAfterAbort = (signal: AbortSignal, reason: Error): Promise<never> => {
  const rejection = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => setTimeout(() => reject(reason)), { once: true }),
  );
  // Prevents an unhandled rejection when no action is pending.
  rejection.catch(() => {});
  return rejection;
};

export const createActions = (
  { element, game, people, picture, speech }: Topics<'element' | 'game' | 'people' | 'picture' | 'speech'>,
  { askBefore, intercept, onRefused, press }: ActionsOptions,
): Actions => {
  const { host, look, signal } = element;
  const { connection, view, halt } = game;
  const { presenter } = picture;
  const mayAct: MayAct = (action, source) =>
    verdictOn(action, source, {
      handAtPress: press.hand,
      halt: halt(),
      isClosed: signal.aborted,
      view: view(),
      shownView: presenter.snapshot.view,
      people: people.current(),
      ask: askBefore(action),
    });
  const left = aborted();
  const rejection = rejectAfterAbort(signal, left);
  const act = async (action: Action): Promise<boolean> => {
    if (!isObject(action)) {
      reportError(
        host,
        'unknown-action',
        `act() takes an action from 'view.legal', such as { type: 'cut', seat: 3 }, not ${quoted(action)}.`,
      );
      return false;
    }
    const verdict = mayAct(action, 'page');
    if (verdict.kind === 'halted') {
      const [code, message] = REFUSALS[verdict.halt];
      reportError(host, code, message);
      return false;
    }
    if (!host.dispatchEvent(new WattenBeforeActionEvent(action))) return false;
    try {
      await Promise.race([connection.act(action), rejection]);
      return true;
    } catch (error) {
      if (error === left) throw error;
      reportThrown(host, error, 'action-failed');
      return false;
    }
  };

  const isAllowed = (verdict: Verdict): boolean => verdict.kind === 'yes' || verdict.kind === 'ask';

  return {
    mayAct,
    act,
    async choose(action) {
      await presenter.finish();
      const verdict = mayAct(action, 'choice');
      if (!isAllowed(verdict) || intercept?.(action)) return;
      // The game can continue while the check runs, so `mayAct` decides again.
      if (verdict.kind === 'ask' && !((await verdict.ask()) && isAllowed(mayAct(action, 'choice')))) return;
      await unlessAborted(act(action));
    },
    async refuseCard(card) {
      const wasAsked = presenter.model.isOwnTurn;
      await presenter.finish();
      // At the time of the click, the picture showed an older view. In the current view, the card can be playable.
      const now = view();
      if (!wasAsked || cardActionIn(now, card)) return;
      const { phase, seat, toAct } = now;
      const asks = phase === 'play' || phase === 'announce';
      if (signal.aborted || halt() || !asks || seat === null || !toAct.includes(seat)) return;
      onRefused();
      const notice = say(look.messages, cardRefusal(now));
      speech.announce(notice);
      await presenter.notify(notice);
    },
  };
};
