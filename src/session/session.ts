import type { Person, SeatConnection, Update } from '../game/connect.js';
import type { Game } from '../game/game.js';
import { createNotices, type Notices } from '../game/notices.js';
import { choose } from '../players/choose.js';
import { InputError } from '../rules/input-error.js';
import type { Seat } from '../rules/seats.js';
import type { PersonTold } from './company.js';
import { checkSeat, type Listener, type Pass } from './connections.js';
import { CommitError } from './gate.js';
import { checkTime, settingsFrom, type Settings } from './options.js';
import { createPeople, createPeopleNotifier, type People } from './people.js';
import { peopleSettingsFrom, type PeopleSettings, type SessionOptions } from './people-options.js';
import { createHumanTurnLimit, type HumanTurnLimit } from './human-turn-limit.js';
import type { SeatPlayer } from './seats.js';
import { runTable, type Attendance, type Table, type TableHandle } from './table.js';
import { textOf } from './turn.js';

export type { Clock } from './clock.js';
export type { PersonTold } from './company.js';
export type { SessionError, SessionErrorCode, TableOptions } from './options.js';
export type { Table } from './table.js';
export type { SessionOptions } from './people-options.js';
export type { HostPlayer, SeatPlayer } from './seats.js';

/** A table that runs, at which several people may play. */
export interface Session extends Table {
  /** Who sits where, as all connections tell it; null: the host has told nothing of anybody. */
  readonly people: readonly Person[] | null;
  /** Until when the people who are asked should act, in ms since the epoch; null: no limit, or nobody is asked. */
  readonly deadline: number | null;
  /**
   * Another player for a seat, from now on: what was asked there is withdrawn. Of whom it is nothing is known.
   * @throws InputError `invalid-seat`, `invalid-seats`
   */
  seat(seat: Seat, player: SeatPlayer): void;
  /**
   * Tells all who sits at a seat. Who is not here does not have to agree.
   * @throws InputError `invalid-seat`, `invalid-option`
   */
  person(seat: Seat, told: PersonTold): void;
  /**
   * Lets a computer play for a person until that person acts, or is said to be back.
   * @throws InputError `invalid-seat`
   */
  standIn(seat: Seat, on: boolean): void;
  /**
   * Another `turnTimeout`, also for the question that is open, counted from its beginning, or from now, where it would be
   * over already.
   * @throws InputError `invalid-option`
   */
  limitTurns(turnTimeout: number | null): void;
}

/** Lets the people at a table act: they may have to agree, and a computer may sit in for whoever is back now. */
const peoplesPass =
  (
    people: People,
    { agree, game }: Settings & PeopleSettings,
    { pass, goOn }: { readonly pass: Pass; readonly goOn: (seat: Seat) => Promise<void> },
    changed: (wasSatIn: boolean) => void,
  ): Pass =>
  async (action) => {
    changed(people.back(action.seat));
    if (agree === 'any' || action.type !== 'next') return pass(action);
    game.check(action);
    people.agree(action.seat);
    changed(false);
    const seat = people.agreed();
    if (seat !== null) await goOn(seat);
  };

/** What of a table may be another while it runs. */
type Controls = Pick<Session, 'seat' | 'person' | 'standIn' | 'limitTurns'>;

const controlsOf = (game: Game, people: People, time: HumanTurnLimit, changed: () => void): Controls => {
  const withSeat =
    <Rest extends readonly unknown[]>(change: (seat: Seat, ...rest: Rest) => void) =>
    (seat: Seat, ...rest: Rest): void => {
      checkSeat(game, seat);
      change(seat, ...rest);
      changed();
    };
  return {
    seat: withSeat(people.seat),
    person: withSeat(people.tell),
    standIn: withSeat(people.sitIn),
    limitTurns: (limit) => time.limitTo(checkTime('turnTimeout', limit)),
  };
};

const hearing =
  (people: People, time: HumanTurnLimit, notices: Notices<Update>) =>
  (listener: Listener): (() => void) => {
    const unsubscribe = notices.subscribe(listener);
    if (people.told) listener({ people: people.told });
    if (time.deadline !== null) listener({ deadline: time.deadline });
    return unsubscribe;
  };

/**
 * A table with its players.
 * @throws InputError `invalid-seats`, `invalid-level` or `invalid-option`, naming what would be right
 */
export const createSession = (options: SessionOptions): Session => {
  const settings: Settings & PeopleSettings = { ...settingsFrom(options, choose), ...peopleSettingsFrom(options) };
  const { game, spectators } = settings;
  const people = createPeople(settings);
  const notices = createNotices<Update>();
  const tellPeople = createPeopleNotifier(people, notices.tell);
  const time = createHumanTurnLimit(settings, people, {
    told: (deadline) => notices.tell({ deadline }),
    missed: () => changed(),
  });

  /** Somebody came, went, or was replaced: those who are here may have agreed, and others are asked. */
  let changed = (): void => {};
  /** Goes on if all who are here have agreed to: they are not asked again where that could not be written down. */
  let goOnIfAgreed = (): void => {};
  const attend = (handle: TableHandle): Attendance => {
    const goOn = async (seat: Seat): Promise<void> => {
      try {
        await handle.pass({ type: 'next', seat });
      } catch (error) {
        if (error instanceof CommitError)
          handle.report('commit-failed', `The table could not go on. ${textOf(error)}`, seat);
        throw error;
      }
    };
    goOnIfAgreed = () => {
      const seat = people.agreed();
      if (seat === null || !handle.isOpen) return;
      // Another one went on meanwhile: what this was to do has been done.
      goOn(seat).catch(() => {});
    };
    changed = () => {
      tellPeople();
      handle.askAnew();
      goOnIfAgreed();
    };
    return {
      players: people.players,
      isHuman: people.isHuman,
      isAwaited: people.isAwaited,
      acted({ type, seat }) {
        time.acted(type);
        people.acted(seat, type === 'next');
      },
      asked() {
        tellPeople();
        time.asked();
      },
      rest: time.rest,
      pass: peoplesPass(people, settings, { pass: handle.pass, goOn }, (wasSatIn) =>
        wasSatIn ? changed() : tellPeople(),
      ),
      heard: hearing(people, time, notices),
    };
  };

  const { connection, ...table } = runTable(settings, attend);
  return {
    ...table,
    resume() {
      table.resume();
      goOnIfAgreed();
    },
    connection(seat): SeatConnection {
      if (seat !== null || spectators) return connection(seat);
      throw new InputError('invalid-seat', 'This table takes no spectators; a connection is for one of its seats.');
    },
    get people() {
      return people.told;
    },
    get deadline() {
      return time.deadline;
    },
    ...controlsOf(game, people, time, () => changed()),
  };
};
