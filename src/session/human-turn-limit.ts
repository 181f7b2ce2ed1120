import type { Action } from '../game/action.js';
import type { Settings } from './options.js';
import type { PeopleSettings } from './people-options.js';
import type { People } from './people.js';
import { createTurnTime } from './turn-time.js';

/** Actions that do not answer the open question. */
const ASIDES: readonly Action['type'][] = ['signal', 'reveal'];

/** The time that people at a table have for a turn. */
export interface HumanTurnLimit {
  readonly deadline: number | null;
  /** All that is asked now is known. */
  asked(): void;
  acted(type: Action['type']): void;
  rest(): void;
  limitTo(limit: number | null): void;
}

export interface HumanTurnLimitOptions {
  readonly told: (deadline: number | null) => void;
  /** Called when people have missed a turn. */
  readonly missed: () => void;
}

export const createHumanTurnLimit = (
  { game, clock, turnTimeout }: Pick<Settings & PeopleSettings, 'game' | 'clock' | 'turnTimeout'>,
  people: People,
  { told, missed }: HumanTurnLimitOptions,
): HumanTurnLimit => {
  /** Whether what is asked now was not asked before. */
  let isAnother = true;
  const time = createTurnTime({
    clock,
    limit: turnTimeout,
    told,
    passed() {
      // Somebody acted at the last moment.
      if (isAnother) return;
      people.missedTurn();
      missed();
    },
  });
  return {
    get deadline() {
      return time.deadline;
    },
    asked() {
      // Between games nobody is pressed.
      if (game.phase !== 'game-over' && people.awaited().length > 0) time.run(isAnother);
      else time.rest();
      isAnother = false;
    },
    acted(type) {
      isAnother ||= !ASIDES.includes(type);
    },
    rest: time.rest,
    limitTo: time.limitTo,
  };
};
