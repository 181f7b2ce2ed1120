import type { View } from '../../../game/view.js';
import type { Speed } from '../../shell/settings/settings.js';
import { TEMPO } from '../../table/tempo.js';
import { yieldToEventLoop } from '../../../table/yield-to-event-loop.js';
import { wait } from '../../table/wait.js';

/** Delays the actions of computer players. */
export interface ComputerPace {
  /** Starts the pause when a computer player is asked for an action, so that the calculation runs during the pause. */
  onAsk(signal?: AbortSignal): void;
  /** Resolves when the table shows all past actions, the pause is over and the event loop has run. */
  ready(signal: AbortSignal): Promise<void>;
}

/** The visible game in which the computers play. */
export interface WatchedGame {
  readonly view: View;
  /** Resolves when the table shows every past action. */
  settled(): Promise<void>;
}

/** Returns whether players are revealing their cards after a hand. Revealing cards needs no pause. */
const isRevealing = ({ history }: View): boolean => history.at(-1)?.type === 'reveal';

/** Returns whether a player is asking for Schöneres, a Schlagtausch or a swap of hands, or has just received an answer. */
const isInPassing = ({ pending, history }: View): boolean =>
  pending ? pending.type !== 'bid' : history.at(-1)?.type === 'answer';

/** Returns whether the viewer can ask for a swap of hands. The game does not wait for this action. */
const maySwapHands = ({ legal }: View): boolean => legal.some(({ type }) => type === 'ask-swap-hands');

/**
 * Creates a game's pace. A pause begins as soon as the table shows all past actions, and overlaps the calculation.
 * Players therefore cannot see how long a computer calculates or how many computers are asked.
 * @param game returns null until the game is visible
 * @param canUndo returns whether the visitor can take back their last card, until a computer acts
 */
export const createComputerPace = (
  game: () => WatchedGame | null,
  speed: () => Speed,
  canUndo: () => boolean = () => false,
): ComputerPace => {
  /** The view before the last pause. */
  let last: View | undefined;
  let pause = Promise.resolve();

  const pauseIn = (view: View | undefined): number => {
    const { thinkingMs, passingMs, swapMs, undoMs } = TEMPO[speed()];
    if (view && maySwapHands(view)) return swapMs;
    if (canUndo()) return undoMs;
    return view && isInPassing(view) ? passingMs : thinkingMs;
  };
  const startPause = async (signal: AbortSignal): Promise<void> => {
    await game()?.settled();
    const view = game()?.view;
    if (view && isRevealing(view)) return;
    await wait(pauseIn(view), signal);
  };
  const begin = (signal: AbortSignal): Promise<void> => {
    const view = game()?.view;
    if (view === undefined || view !== last) {
      pause = startPause(signal);
      // `ready()` forwards the error. If nothing calls `ready()`, the rejection must not count as unhandled.
      pause.catch(() => {});
    }
    last = view;
    return pause;
  };

  return {
    onAsk: (signal = new AbortController().signal) => void begin(signal),
    async ready(signal) {
      await begin(signal);
      await game()?.settled();
      // Players can answer immediately and a pause can be empty, so a whole game could otherwise run in one task.
      await yieldToEventLoop();
    },
  };
};
