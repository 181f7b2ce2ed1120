import { reportThrown, type ElementHost } from '../../shell/host.js';
import type { ErrorLike } from './visit.js';

/** The visitor's actions in an online table's lobby, and the results of these actions. */
export interface LobbyActions {
  /** Whether the lobby covers the game. */
  readonly isOpen: boolean;
  /** Whether the lobby asks the visitor to confirm leaving the running game. */
  readonly isLeaving: boolean;
  /** Confirmation of the last action, for a live region; null if none. */
  readonly notice: string | null;
  /** Error message; null if none. */
  readonly problem: string | null;
  show(isOpen: boolean): void;
  askToLeave(on: boolean): void;
  /** Waits for a request, which the server can refuse. */
  request(request: Promise<void>): void;
  /** @param done the confirmation to show */
  copy(text: string, done: string | undefined): Promise<void>;
  share(address: string): void;
  fail(problem: string): void;
  /** Clears the error message. Called after an update of the table. */
  clearProblem(): void;
  /** Closes the lobby. Called when a game begins. */
  reset(): void;
  /** Resets the whole state. Called when the visitor leaves the table. */
  clear(): void;
}

export interface LobbyActionsOptions {
  /** Describes an error for the visitor. */
  readonly describe: (error: ErrorLike) => string;
  /** Called for each request to the server. */
  readonly onRequest: (answer: Promise<void>) => void;
}

export const createLobbyActions = (host: ElementHost, { describe, onRequest }: LobbyActionsOptions): LobbyActions => {
  let [isOpen, isLeaving] = [false, false];
  let notice: string | null = null;
  let problem: string | null = null;

  const focus = (selector: string): void =>
    void host.updateComplete.then(() =>
      host.shadowRoot?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }),
    );
  const changed = (): void => host.requestUpdate();
  const showResult = (error: ErrorLike | null): void => {
    problem = error && describe(error);
    if (error) reportThrown(host, error, 'online-failed');
    changed();
  };
  const reset = (): void => {
    [isOpen, isLeaving, notice] = [false, false, null];
    changed();
  };

  return {
    get isOpen() {
      return isOpen;
    },
    get isLeaving() {
      return isLeaving;
    },
    get notice() {
      return notice;
    },
    get problem() {
      return problem;
    },
    show(on) {
      reset();
      isOpen = on;
      if (!on) problem = null;
      focus(on ? '.lobby.over' : '[data-online="table"]');
    },
    askToLeave(on) {
      isLeaving = on;
      changed();
      // Focuses the harmless answer, or the leave button after the visitor has decided to stay.
      focus(`.lobby [data-online="${on ? 'stay' : 'leave'}"]`);
    },
    request(request) {
      notice = null;
      onRequest(request);
      request.then(
        () => showResult(null),
        (error: ErrorLike) => showResult(error),
      );
    },
    async copy(text, done) {
      try {
        await navigator.clipboard.writeText(text);
        notice = done ?? null;
      } catch (error) {
        // Without clipboard access, the table shows the link so that the visitor can copy it.
        const link = host.shadowRoot?.querySelector<HTMLInputElement>('.lobby .link input');
        if (link) link.focus();
        else notice = describe(error as ErrorLike);
      }
      changed();
    },
    share: (url) => void navigator.share({ url }).catch(() => {}),
    fail(said) {
      problem = said;
      changed();
    },
    clearProblem() {
      if (problem === null) return;
      problem = null;
      changed();
    },
    reset,
    clear() {
      problem = null;
      reset();
    },
  };
};
