import type { Person, SeatConnection, Update } from '../game/connect.js';
import type { Game } from '../game/game.js';
import { createNotices, type Notices } from '../game/notices.js';
import { choose } from '../players/choose.js';
import { InputError } from '../rules/input-error.js';
import type { Seat } from '../rules/seats.js';
import type { PersonTold } from './person-store.js';
import { checkSeat, type Listener, type SubmitAction } from './connections.js';
import { CommitError } from './gate.js';
import { checkTime, settingsFrom, type Settings } from './options.js';
import { createPeople, createPeopleNotifier, type People } from './people.js';
import { peopleSettingsFrom, type PeopleSettings, type SessionOptions } from './people-options.js';
import { createHumanTurnLimit, type HumanTurnLimit } from './human-turn-limit.js';
import type { SeatPlayer } from './seats.js';
import { runTable, type Participants, type Table, type TableHandle } from './table.js';
import { errorText } from './turn.js';

export type { Clock } from './clock.js';
export type { PersonTold } from './person-store.js';
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

/** Submits a person's action. It ends their stand-in; a `next` waits until all people agree, if the table requires that. */
const submitWithAgreement =
  (
    people: People,
    { agree, game }: Settings & PeopleSettings,
    { submit, sendNext }: { readonly submit: SubmitAction; readonly sendNext: (seat: Seat) => Promise<void> },
    onPeopleChange: (hadStandIn: boolean) => void,
  ): SubmitAction =>
  async (action) => {
    onPeopleChange(people.endStandIn(action.seat));
    if (agree === 'any' || action.type !== 'next') return submit(action);
    game.check(action);
    people.agree(action.seat);
    onPeopleChange(false);
    const seat = people.seatThatGoesOn();
    if (seat !== null) await sendNext(seat);
  };

/** Methods of a session that change who plays and how. */
type Controls = Pick<Session, 'seat' | 'person' | 'standIn' | 'limitTurns'>;

const createControls = (game: Game, people: People, time: HumanTurnLimit, onPeopleChange: () => void): Controls => {
  const withSeat =
    <Rest extends readonly unknown[]>(change: (seat: Seat, ...rest: Rest) => void) =>
    (seat: Seat, ...rest: Rest): void => {
      checkSeat(game, seat);
      change(seat, ...rest);
      onPeopleChange();
    };
  return {
    seat: withSeat(people.seat),
    person: withSeat(people.updatePerson),
    standIn: withSeat(people.setStandIn),
    limitTurns: (limit) => time.setLimit(checkTime('turnTimeout', limit)),
  };
};

const subscribeToPeople =
  (people: People, time: HumanTurnLimit, notices: Notices<Update>) =>
  (listener: Listener): (() => void) => {
    const unsubscribe = notices.subscribe(listener);
    if (people.persons) listener({ people: people.persons });
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
  const notifyPeople = createPeopleNotifier(people, notices.notify);
  const time = createHumanTurnLimit(settings, people, {
    onDeadlineChange: (deadline) => notices.notify({ deadline }),
    onMissedTurn: () => onPeopleChange(),
  });

  /** Called when a person came, left or was replaced: asks the players again and checks the agreement. */
  let onPeopleChange = (): void => {};
  /** Sends `next` if all people who are here have agreed. If the commit fails, nobody is asked again. */
  let sendNextIfAgreed = (): void => {};
  const createParticipants = (handle: TableHandle): Participants => {
    const sendNext = async (seat: Seat): Promise<void> => {
      try {
        await handle.submit({ type: 'next', seat });
      } catch (error) {
        if (error instanceof CommitError)
          handle.report('commit-failed', `The table could not go on. ${errorText(error)}`, seat);
        throw error;
      }
    };
    sendNextIfAgreed = () => {
      const seat = people.seatThatGoesOn();
      if (seat === null || !handle.isOpen) return;
      // Another one went on meanwhile: what this was to do has been done.
      sendNext(seat).catch(() => {});
    };
    onPeopleChange = () => {
      notifyPeople();
      handle.restartQuestions();
      sendNextIfAgreed();
    };
    return {
      players: people.players,
      isHuman: people.isHuman,
      isActiveHuman: people.isActiveHuman,
      onAction({ type, seat }) {
        time.onAction(type);
        people.onAction(seat, type === 'next');
      },
      onQuestions() {
        notifyPeople();
        time.onQuestions();
      },
      onPause: time.stop,
      submit: submitWithAgreement(people, settings, { submit: handle.submit, sendNext }, (hadStandIn) =>
        hadStandIn ? onPeopleChange() : notifyPeople(),
      ),
      subscribeToNotices: subscribeToPeople(people, time, notices),
    };
  };

  const { connection, ...table } = runTable(settings, createParticipants);
  return {
    ...table,
    resume() {
      table.resume();
      sendNextIfAgreed();
    },
    connection(seat): SeatConnection {
      if (seat !== null || spectators) return connection(seat);
      throw new InputError('invalid-seat', 'This table takes no spectators; a connection is for one of its seats.');
    },
    get people() {
      return people.persons;
    },
    get deadline() {
      return time.deadline;
    },
    ...createControls(game, people, time, () => onPeopleChange()),
  };
};
