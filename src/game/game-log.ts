import type { Seat } from '../rules/seats.js';
import type { Action } from './action.js';
import type { Fact } from './fact.js';
import { frozen } from './frozen.js';
import type { GameState, Opening } from './game-state.js';
import { createHistory } from './history.js';
import type { Before } from './before.js';
import { RECORD_VERSION, type GameRecord } from './record.js';
import type { Scoped } from './visibility.js';

/** What has been done in the game being played, as it is recorded, and as each seat may know it. */
export interface GameLog {
  readonly actionCount: number;
  /** Notes an action that has led to this state. */
  note(action: Scoped<Action>, state: GameState): void;
  /** The past as it stands, for any seat and for a spectator (null). */
  historyNow(): (seat: Seat | null) => (Action | Fact)[];
  /** The record of the game in this state. */
  record(state: GameState): GameRecord;
}

/** What the match had before the game that begins with this state, and who went on to it. */
const beforeOf = ({ game, bummerl, bummerlKinds, games }: GameState, next: Seat): Before => ({
  game: game - 1,
  bummerl,
  bummerlKinds,
  games,
  next,
});

/** @param first the state in which the game was opened */
export const createGameLog = (opening: Opening, first: GameState): GameLog => {
  const history = createHistory();
  let { before } = opening;
  let { game } = first;
  let actions: Action[] = [];

  const noteFacts = ({ happened }: GameState): void => {
    for (const entry of happened) history.add(frozen(entry));
  };
  if (before?.next !== undefined) history.add({ item: frozen({ type: 'next', seat: before.next }) });
  noteFacts(first);

  return {
    get actionCount() {
      return actions.length;
    },
    note(action, state) {
      if (state.game === game) {
        actions.push(action.item);
      } else {
        history.clear();
        [before, actions, game] = [beforeOf(state, action.item.seat), [], state.game];
      }
      history.add(action);
      noteFacts(state);
    },
    historyNow: history.now,
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
