import type { Action } from '../game/action.js';
import type { Settings } from './options.js';
import type { PeopleSettings } from './people-options.js';
import type { People } from './people.js';
import { createTurnTime } from './turn-time.js';

/** Actions that do not answer the pending question. */
const SIDE_ACTIONS: readonly Action['type'][] = ['signal', 'reveal', 'ask-swap-hands'];

/** The time limit for the turns of people at a table. */
export interface HumanTurnLimit {
  readonly deadline: number | null;
  /** Starts or stops the timer, depending on the seats that must act now. */
  onQuestions(): void;
  onAction(type: Action['type']): void;
  stop(): void;
  setLimit(limit: number | null): void;
}

export interface HumanTurnLimitOptions {
  readonly onDeadlineChange: (deadline: number | null) => void;
  /** Called when one or more people have missed a turn. */
  readonly onMissedTurn: () => void;
}

export const createHumanTurnLimit = (
  { game, clock, turnTimeout }: Pick<Settings & PeopleSettings, 'game' | 'clock' | 'turnTimeout'>,
  people: People,
  { onDeadlineChange, onMissedTurn }: HumanTurnLimitOptions,
): HumanTurnLimit => {
  /** Whether the current question differs from the previous one. */
  let isNewQuestion = true;
  const turnTime = createTurnTime({
    clock,
    limit: turnTimeout,
    onDeadlineChange,
    onTimeout() {
      // A person acted just before the time limit.
      if (isNewQuestion) return;
      people.onMissedTurn();
      onMissedTurn();
    },
  });
  return {
    get deadline() {
      return turnTime.deadline;
    },
    onQuestions() {
      // No time limit applies between games.
      if (game.phase !== 'game-over' && people.humansToAct().length > 0) turnTime.start(isNewQuestion);
      else turnTime.stop();
      isNewQuestion = false;
    },
    onAction(type) {
      isNewQuestion ||= !SIDE_ACTIONS.includes(type);
    },
    stop: turnTime.stop,
    setLimit: turnTime.setLimit,
  };
};
