import type { ActionOf } from '../../../game/action.js';
import { lastCardIn } from '../../../table/choices.js';
import { handKey } from '../../../table/hand-key.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { TEMPO } from '../../table/tempo.js';
import { wait } from '../../table/wait.js';

/**
 * Plays the visitor's last card after a moment if the visitor can do nothing else. If the page cancels the action, the
 * visitor plays the card. Lessons, puzzles and replays leave every card to the visitor.
 */
export const createLastCard = ({
  actions,
  activity,
  element: { frame, host, preferences, signal },
  game,
  hand,
  panels,
  picture: { presenter },
}: Topics<'actions' | 'activity' | 'element' | 'game' | 'hand' | 'panels' | 'picture'>): Feature | null => {
  if (activity) return null;
  let waiting: AbortController | null = null;
  /** The hand whose last card the visitor, the page or this feature has already tried to play. */
  let tried: string | null = null;

  const dueAction = (): ActionOf<'play'> | null => {
    const { model, snapshot } = presenter;
    const isHeld = game.halt() !== null || panels.open !== null || tried === handKey(snapshot.view);
    return model.isOwnTurn && !isHeld ? lastCardIn(snapshot.view) : null;
  };
  const cancel = (): void => {
    waiting?.abort();
    waiting = null;
  };
  const playSoon = async (): Promise<void> => {
    const { signal: cancelled } = (waiting = new AbortController());
    await presenter.settled();
    await wait(TEMPO[preferences.of('speed')].lastCardMs, cancelled);
    if (cancelled.aborted || signal.aborted) return;
    waiting = null;
    const action = dueAction();
    if (!action) return;
    tried = handKey(game.view());
    hand.cancelGesture();
    await actions.choose(action);
  };
  const schedule = (): void => {
    if (!dueAction()) cancel();
    else if (!waiting) void playSoon();
  };

  host.addEventListener(
    'watten-before-action',
    ({ detail: { action } }) => {
      if (action.type === 'play' && lastCardIn(game.view())) tried = handKey(game.view());
    },
    { signal },
  );
  // A press on the card has time to become the visitor's own click.
  frame.addEventListener(
    'pointerdown',
    () => {
      cancel();
      schedule();
    },
    { signal },
  );
  return { onRendered: schedule, close: cancel };
};
