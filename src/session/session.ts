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

/** A running table for several people. */
export interface Session extends Table {
  /** The people at the seats, as sent to all connections, or null if the host gave no data about people. */
  readonly people: readonly Person[] | null;
  /**
   * Deadline for the people who must act, in ms since the epoch, or null if there is no limit or no person must act.
   */
  readonly deadline: number | null;
  /**
   * Replaces the player of a seat. Withdraws the seat's open question and removes the data about its person.
   * @throws InputError `invalid-seat`, `invalid-seats`
   */
  seat(seat: Seat, player: SeatPlayer): void;
  /**
   * Updates the person at a seat and notifies all connections. The table does not wait for absent people to agree.
   * @throws InputError `invalid-seat`, `invalid-option`
   */
  person(seat: Seat, data: PersonTold): void;
  /**
   * Starts a stand-in, which plays for a person until that person acts or `standIn(seat, false)` is called.
   * @throws InputError `invalid-seat`
   */
  standIn(seat: Seat, on: boolean): void;
  /**
   * Changes `turnTimeout`. The new limit also applies to the open question, counted from its start. If that time is
   * already over, the limit is counted from now.
   * @throws InputError `invalid-option`
   */
  limitTurns(turnTimeout: number | null): void;
}

/**
 * Submits a person's action, which ends their stand-in. A `next` waits until all people agree, if the table requires
 * agreement.
 */
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
    const seat = people.seatToSendNext();
    if (seat !== null) await sendNext(seat);
  };

/** Methods of a session that change players, stand-ins and time limits. */
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
 * Creates a table with its players.
 * @throws InputError `invalid-seats`, `invalid-level` or `invalid-option`, with the valid values
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

  /** Called when a person arrives, leaves or is replaced. Asks the players again and checks the agreement. */
  let onPeopleChange = (): void => {};
  /** Sends `next` if all people present have agreed. If the commit fails, the table asks no further questions. */
  let sendNextIfAgreed = (): void => {};
  const createParticipants = (handle: TableHandle): Participants => {
    const sendNext = async (seat: Seat): Promise<void> => {
      try {
        await handle.submit({ type: 'next', seat });
      } catch (error) {
        if (error instanceof CommitError)
          handle.report('commit-failed', `The table could not continue. ${errorText(error)}`, seat);
        throw error;
      }
    };
    sendNextIfAgreed = () => {
      const seat = people.seatToSendNext();
      if (seat === null || !handle.isOpen) return;
      // Another `next` was already applied, so this `next` is not needed.
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
      hasMissedTurn: people.hasMissedTurn,
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
      throw new InputError('invalid-seat', 'This table allows no spectators; pass one of its seats.');
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
