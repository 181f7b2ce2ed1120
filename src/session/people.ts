import { toJson } from '../base/to-json.js';
import type { Person, Update } from '../game/connect.js';
import type { Phase } from '../game/phase.js';
import { seatsOf, type Seat } from '../rules/seats.js';
import { createAgreement } from './agreement.js';
import { createPersonStore, toPerson, type PersonTold } from './person-store.js';
import type { Settings } from './options.js';
import type { PeopleSettings } from './people-options.js';
import { checkPlayer, type SeatPlayer } from './seats.js';
import { createStandIns } from './stand-ins.js';

/** The players of a table's seats, their stand-ins, and the people who agreed to continue. */
export interface People {
  /** Current players, by seat. */
  readonly players: readonly SeatPlayer[];
  /** The person of each seat, or null if the host gave no information about people. */
  readonly persons: readonly Person[] | null;
  isHuman(seat: Seat): boolean;
  /** Whether a person holds the seat and no stand-in plays for them. */
  isActiveHuman(seat: Seat): boolean;
  /** Whether a stand-in answers the question that the person at this seat has just missed. */
  hasMissedTurn(seat: Seat): boolean;
  /** Seats of the people who must act now. */
  humansToAct(): readonly Seat[];
  /** Counts a missed turn for each of `humansToAct()`. */
  onMissedTurn(): void;
  /** Ends the stand-in of a seat because its person acts. Returns whether the seat had a stand-in. */
  endStandIn(seat: Seat): boolean;
  /** Updates stand-ins and agreements after an action. */
  onAction(seat: Seat, isNext: boolean): void;
  agree(seat: Seat): void;
  /** Returns the seat that sends `next` for all people present, or null until all of them have agreed. */
  seatToSendNext(): Seat | null;
  setStandIn(seat: Seat, on: boolean): void;
  /** @throws InputError `invalid-seats` */
  seat(seat: Seat, player: SeatPlayer): void;
  /** @throws InputError `invalid-option` */
  updatePerson(seat: Seat, data: PersonTold): void;
}

/** Creates the people of a table, with an entry for every seat, including computer players. */
export const createPeople = ({
  game,
  seats,
  people,
}: Pick<Settings & PeopleSettings, 'game' | 'seats' | 'people'>): People => {
  const players = [...seats];
  const all = seatsOf(game.rules.players);
  const personStore = createPersonStore(people, all.length);
  const standIns = createStandIns();
  const agreement = createAgreement();
  let phase: Phase = game.phase;

  const isHuman = (seat: Seat): boolean => players[seat] === 'human';
  const isActiveHuman = (seat: Seat): boolean => isHuman(seat) && !standIns.has(seat);
  const humansToAct = (): readonly Seat[] => game.toAct.filter((seat) => isActiveHuman(seat) && !agreement.has(seat));

  return {
    players,
    get persons() {
      if (!personStore.hasInfo) return null;
      return all.map((seat) =>
        toPerson(personStore.get(seat), {
          isHuman: isHuman(seat),
          hasStandIn: standIns.staysAt(seat),
          isReady: agreement.has(seat),
        }),
      );
    },
    isHuman,
    isActiveHuman,
    hasMissedTurn: (seat) => isHuman(seat) && standIns.answersMissedTurn(seat),
    humansToAct,
    onMissedTurn() {
      standIns.onMissedTurn(humansToAct());
    },
    endStandIn: standIns.end,
    onAction(seat, isNext) {
      standIns.onAction(seat, phase, game);
      ({ phase } = game);
      agreement.onAction(phase, isNext);
    },
    agree: agreement.add,
    seatToSendNext: () =>
      agreement.firstIfAllAgreed(all.filter((seat) => isActiveHuman(seat) && personStore.get(seat).here)),
    setStandIn(seat, on) {
      if (on) standIns.begin(seat);
      else standIns.end(seat);
    },
    seat(seat, player) {
      players[seat] = checkPlayer(player, seat);
      standIns.reset(seat);
      agreement.remove(seat);
      personStore.remove(seat);
    },
    updatePerson: personStore.update,
  };
};

/** Creates a function that sends the people to listeners if their data changed. */
export const createPeopleNotifier = (people: People, notify: (update: Update) => void): (() => void) => {
  let last = toJson(people.persons);
  return () => {
    const { persons } = people;
    const now = toJson(persons);
    if (now === last || persons === null) return;
    last = now;
    notify({ people: persons });
  };
};
