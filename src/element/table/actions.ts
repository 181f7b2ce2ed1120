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
  /** Handles an action that the visitor chose in place of the game. Returns whether it does. */
  readonly intercept: ((action: Action) => boolean) | undefined;
  /** The check of a feature before an action; null: no feature checks it. */
  readonly askBefore: (action: Action) => Situation['ask'];
  readonly press: Press;
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

/** Rejects when the game has left the table, but not before what it has just accepted is known. */
const leaves = (signal: AbortSignal, reason: Error): Promise<never> => {
  const gone = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => setTimeout(() => reject(reason)), { once: true }),
  );
  // Nobody may be waiting.
  gone.catch(() => {});
  return gone;
};

export const createActions = (
  { element, game, people, picture, speech }: Topics<'element' | 'game' | 'people' | 'picture' | 'speech'>,
  { askBefore, intercept, press }: ActionsOptions,
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
    const verdict = mayAct(action, 'page');
    if (verdict.kind === 'halted') {
      const [code, message] = REFUSALS[verdict.halt];
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

  const isAllowed = (verdict: Verdict): boolean => verdict.kind === 'yes' || verdict.kind === 'ask';

  return {
    mayAct,
    act,
    async choose(action) {
      await presenter.finish();
      const verdict = mayAct(action, 'choice');
      if (!isAllowed(verdict) || intercept?.(action)) return;
      // Meanwhile the table can move on.
      if (verdict.kind === 'ask' && !((await verdict.ask()) && isAllowed(mayAct(action, 'choice')))) return;
      await unlessAborted(act(action));
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
      speech.announce(notice);
      await presenter.notify(notice);
    },
  };
};
