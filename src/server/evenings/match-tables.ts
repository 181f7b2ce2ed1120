/** The tables at which an evening's matches are played online. */
import { keyOfSeat, finalsOf, onlineMatches, seatInMatch, tableOfMatch } from '../../evening/match-table.js';
import { gamesIn } from '../../evening/stages.js';
import { isDecided } from '../../evening/standings/count.js';
import type { EveningState, Match } from '../../evening/state.js';
import type { OnlineSeat, WatchedMatch } from '../../online/evening/messages.js';
import type { GameRecord } from '../../game/record.js';
import { wayOf } from '../../evening/way.js';
import { itemAt } from '../../rules/item-at.js';
import { defineRules } from '../../rules/variants.js';
import { fingerprintOf } from '../identity.js';
import type { TableSettings } from '../lobby/lobby.js';
import { distinctName, MAX_NAME_LENGTH, readName } from '../names.js';
import type { EveningBeginning } from './evening-fold.js';

/** Time limit for a turn, and the time that the first game waits for absent people, if computers play for them, in ms. */
const [TURN_MS, WAIT_MS] = [60_000, 5 * 60_000];
const PLAYERS = 4;

/** The tables of a server, as its evenings use them. */
export interface MatchTables {
  /** Creates the table of a match, unless the table exists. */
  ensureTable(table: string, settings: () => TableSettings): Promise<void>;
  /** Resolves to the records of the finished games of a table. */
  recordsOf(table: string): Promise<readonly GameRecord[]>;
}

/** An evening's beginning and its state. */
export interface EveningFacts {
  readonly start: Pick<EveningBeginning, 'evening' | 'keys'>;
  readonly state: EveningState;
}

/** Returns a person's name as it appears at a table, or the seat's number if tables do not accept the name. */
const nameAtTable = (given: string, seat: number): string => {
  try {
    return readName(Array.from(given).slice(0, MAX_NAME_LENGTH).join(''), null);
  } catch {
    return String(seat + 1);
  }
};

/** Returns the names of the people in a match, by seat. */
const namesOf = ({ entries }: EveningState, { sides }: Match): readonly string[] => {
  const names: string[] = [];
  for (let seat = 0; seat < PLAYERS; seat++) {
    const entry = entries.find(({ no }) => no === sides[seat % 2]);
    const name = nameAtTable(entry?.names[seat < 2 ? 0 : 1] ?? '', seat);
    names.push(distinctName(name, names));
  }
  return names;
};

/** Returns the settings of the table of a match. */
export const settingsOfTable = ({ start, state }: EveningFacts, match: Match, now: number): TableSettings => {
  const { settings } = state;
  const round = state.rounds.find(({ matches }) => matches.includes(match));
  const stage = itemAt(settings.stages, round?.stage ?? 0);
  const [wins, games] = gamesIn(stage);
  const table = tableOfMatch(start.keys, state, match);
  const waits = settings.absence === 'computer';
  return {
    rules: defineRules(settings.variant, { ...settings.rules, players: PLAYERS, target: settings.target }),
    ...{ level: 'medium', spectators: true, turnTimeout: waits ? TURN_MS : null },
    hosted: {
      seats: namesOf(state, match).map((name, seat) => ({
        name,
        key: fingerprintOf(keyOfSeat(start.keys, table, seat)),
      })),
      ...{ games, waitsUntil: waits ? now + WAIT_MS : null },
      ...(stage.kind === 'knockout' && { wins }),
      ...(finalsOf(state).includes(match) && { watchers: null }),
      match: { evening: start.evening, match: match.id },
    },
  };
};

/** Returns the seat of a person in the current round, if its match is played online and has no result yet. */
export const seatOfPerson = ({ start, state }: EveningFacts, no: number, person: 0 | 1): OnlineSeat | null => {
  const match = onlineMatches(state).find(({ sides }) => sides.includes(no));
  if (!match || isDecided(match)) return null;
  const seat = seatInMatch(match, no, person) as number;
  const table = tableOfMatch(start.keys, state, match);
  return { match: match.id, table, key: keyOfSeat(start.keys, table, seat) };
};

/**
 * Returns the online matches of the current round that a client may watch.
 * @param all whether the client may watch all matches, not only finals
 */
export const watchedMatches = ({ start, state }: EveningFacts, all: boolean): readonly WatchedMatch[] =>
  onlineMatches(state)
    .filter((match) => !isDecided(match) && (all || finalsOf(state).includes(match)))
    .map((match) => ({ match: match.id, table: tableOfMatch(start.keys, state, match) }));

/** Returns the finished finals whose games everyone may replay. */
const replayedMatches = (state: EveningState): readonly Match[] =>
  finalsOf(state).filter((match) => isDecided(match) && wayOf(state, match) === 'online');

/** Returns the ids of the finished finals whose games everyone may replay. */
export const replaysOf = (state: EveningState): readonly string[] => replayedMatches(state).map(({ id }) => id);

/** Returns the table of a finished final, whose games everyone may replay, or null. */
export const replayedTable = ({ start, state }: EveningFacts, id: string): string | null => {
  const match = replayedMatches(state).find((one) => one.id === id);
  return match ? tableOfMatch(start.keys, state, match) : null;
};
