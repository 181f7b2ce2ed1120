import type { Seat } from '../rules/seats.js';
import type { Action } from './action.js';
import type { Fact } from './fact.js';
import { deepFreeze } from './deep-freeze.js';
import type { GameState, Opening } from './game-state.js';
import { createHistory } from './history.js';
import type { Before } from './before.js';
import { RECORD_VERSION, type GameRecord } from './record.js';
import type { Scoped } from './visibility.js';

/** The log of the current game, for its record and for each seat's history. */
export interface GameLog {
  readonly actionCount: number;
  /** Adds an action and the state after the action. */
  add(action: Scoped<Action>, state: GameState): void;
  /** Returns a function that returns the history of a seat, or of a spectator (null), up to this call. */
  historySnapshot(): (seat: Seat | null) => (Action | Fact)[];
  /** Returns the record of the game up to this state. */
  record(state: GameState): GameRecord;
}

/**
 * Returns the results of the match before the game that begins now. `next` is the seat whose `next` began that game.
 */
const matchBefore = ({ game, bummerl, bummerlKinds, games }: GameState, next: Seat): Before => ({
  game: game - 1,
  bummerl,
  bummerlKinds,
  games,
  next,
});

/** @param initial the state in which the game starts */
export const createGameLog = (opening: Opening, initial: GameState): GameLog => {
  const history = createHistory();
  let { before } = opening;
  let { game } = initial;
  let actions: Action[] = [];

  const addFacts = ({ happened }: GameState): void => {
    for (const entry of happened) history.add(deepFreeze(entry));
  };
  if (before?.next !== undefined) history.add({ item: deepFreeze({ type: 'next', seat: before.next }) });
  addFacts(initial);

  return {
    get actionCount() {
      return actions.length;
    },
    add(action, state) {
      if (state.game === game) {
        actions.push(action.item);
      } else {
        history.clear();
        [before, actions, game] = [matchBefore(state, action.item.seat), [], state.game];
      }
      history.add(action);
      addFacts(state);
    },
    historySnapshot: history.snapshot,
    record: ({ rules, seed, setup }) => ({
      version: RECORD_VERSION,
      rules: { ...rules, critical: [...rules.critical], exempt: [...rules.exempt] },
      seed,
      ...(setup && { setup: structuredClone(setup) }),
      ...(opening.deal && { deal: opening.deal }),
      ...(before && { before: structuredClone(before) }),
      actions: actions.map((action) => ({ ...action })),
    }),
  };
};
