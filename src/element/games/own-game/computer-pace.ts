import type { View } from '../../../game/view.js';
import type { Speed } from '../../shell/settings/settings.js';
import { TEMPO } from '../../table/tempo.js';
import { turnOfPage, wait } from '../../table/wait.js';

/** How long computers wait with an action. */
export interface ComputerPace {
  /** A computer is being asked: the pause begins, whatever it needs of it for thinking. */
  asked(signal?: AbortSignal): void;
  /** Resolves when all is shown, the thinking pause is over and the page has had its turn. */
  ready(signal: AbortSignal): Promise<void>;
}

/** The game at which the computers play, as it is shown. */
export interface WatchedGame {
  readonly view: View;
  /** Resolves when all that has happened is shown. */
  settled(): Promise<void>;
}

/** Whether cards are being shown after a hand: whoever looks at them waits for all. */
const isRevealing = ({ history }: View): boolean => history.at(-1)?.type === 'reveal';

/** Whether a Schöneres or a Schlagtausch is asked for, or has just been refused. */
const isInPassing = ({ pending, history }: View): boolean =>
  pending ? pending.type !== 'bid' : history.at(-1)?.type === 'answer';

/**
 * A thinking pause begins as soon as all is shown, and goes on while a computer thinks: how long it thinks cannot be
 * seen, nor how many were asked before it.
 * @param game null until it is shown
 */
export const createComputerPace = (game: () => WatchedGame | null, speed: () => Speed): ComputerPace => {
  /** What the last pause follows. */
  let last: View | undefined;
  let pause = Promise.resolve();

  const rest = async (signal: AbortSignal): Promise<void> => {
    await game()?.settled();
    const { thinkingMs, passingMs } = TEMPO[speed()];
    const view = game()?.view;
    if (view && isRevealing(view)) return;
    await wait(view && isInPassing(view) ? passingMs : thinkingMs, signal);
  };
  const begin = (signal: AbortSignal): Promise<void> => {
    const view = game()?.view;
    if (view === undefined || view !== last) {
      pause = rest(signal);
      // `ready` passes an error on; if nobody awaits it, it is not to count as unhandled.
      pause.catch(() => {});
    }
    last = view;
    return pause;
  };

  return {
    asked: (signal = new AbortController().signal) => void begin(signal),
    async ready(signal) {
      await begin(signal);
      await game()?.settled();
      // Players may answer at once and a pause may last no time: without this a whole game would be one task.
      await turnOfPage();
    },
  };
};
