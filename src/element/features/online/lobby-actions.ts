import { reportThrown, type ElementHost } from '../../shell/host.js';
import type { ErrorLike } from './visit.js';

/** What somebody does at a table of a server beside the game, and what came of it. */
export interface LobbyActions {
  /** Whether who sits there is shown over the game. */
  readonly isOpen: boolean;
  /** Whether one is asked if one means to leave the game that is played. */
  readonly isLeaving: boolean;
  /** What was done, for whoever does not see it; null: nothing. */
  readonly notice: string | null;
  /** What went wrong; null: nothing. */
  readonly problem: string | null;
  show(isOpen: boolean): void;
  askToLeave(on: boolean): void;
  /** Does what the server may refuse. */
  wish(wish: Promise<void>): void;
  /** @param done what is said then */
  copy(text: string, done: string | undefined): Promise<void>;
  share(address: string): void;
  fail(problem: string): void;
  /** All is well at the table: what went wrong before is old. */
  healthy(): void;
  /** A game begins. */
  reset(): void;
  /** One is somewhere else. */
  clear(): void;
}

export interface LobbyActionsOptions {
  /** What went wrong, for whoever plays. */
  readonly told: (error: ErrorLike) => string;
  /** The server has been asked for something. */
  readonly asked: (answer: Promise<void>) => void;
}

export const createLobbyActions = (host: ElementHost, { told, asked }: LobbyActionsOptions): LobbyActions => {
  let [isOpen, isLeaving] = [false, false];
  let notice: string | null = null;
  let problem: string | null = null;

  const focus = (selector: string): void =>
    void host.updateComplete.then(() =>
      host.shadowRoot?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }),
    );
  const changed = (): void => host.requestUpdate();
  const tell = (error: ErrorLike | null): void => {
    problem = error && told(error);
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
      // The harmless answer.
      focus(`.lobby [data-online="${on ? 'stay' : 'leave'}"]`);
    },
    wish(wish) {
      notice = null;
      asked(wish);
      wish.then(
        () => tell(null),
        (error: ErrorLike) => tell(error),
      );
    },
    async copy(text, done) {
      try {
        await navigator.clipboard.writeText(text);
        notice = done ?? null;
      } catch (error) {
        // Not every page may: the link stands there to be copied by hand.
        const link = host.shadowRoot?.querySelector<HTMLInputElement>('.lobby .link input');
        if (link) link.focus();
        else notice = told(error as ErrorLike);
      }
      changed();
    },
    share: (url) => void navigator.share({ url }).catch(() => {}),
    fail(said) {
      problem = said;
      changed();
    },
    healthy() {
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
