import { toJson } from '../base/to-json.js';
import type { Person, Update } from '../game/connect.js';
import type { Phase } from '../game/phase.js';
import { seatsOf, type Seat } from '../rules/seats.js';
import { createAgreement } from './agreement.js';
import { createCompany, personAt, type PersonTold } from './company.js';
import type { Settings } from './options.js';
import type { PeopleSettings } from './people-options.js';
import { checkPlayer, type SeatPlayer } from './seats.js';
import { createStandIns } from './stand-ins.js';

/** Who plays a table's seats, for whom a computer stands in, and who has agreed to go on. */
export interface People {
  /** By seat, as it is now. */
  readonly players: readonly SeatPlayer[];
  /** As others are told; null: the host has told nothing of anybody. */
  readonly told: readonly Person[] | null;
  isHuman(seat: Seat): boolean;
  /** Whether whoever holds the seat is to act himself. */
  isAwaited(seat: Seat): boolean;
  /** The people the game waits for. */
  awaited(): readonly Seat[];
  /** Those the game waits for have let the question pass. */
  missedTurn(): void;
  /** Somebody acts himself. True: a computer sat in for him. */
  back(seat: Seat): boolean;
  /** Something was done. */
  acted(seat: Seat, isNext: boolean): void;
  agree(seat: Seat): void;
  /** Who goes on for all who are here; null: not all have agreed. */
  agreed(): Seat | null;
  sitIn(seat: Seat, on: boolean): void;
  /** @throws InputError `invalid-seats` */
  seat(seat: Seat, player: SeatPlayer): void;
  /** @throws InputError `invalid-option` */
  tell(seat: Seat, told: PersonTold): void;
}

/** The people at a table: all who play there, whoever they are. */
export const createPeople = ({
  game,
  seats,
  people,
}: Pick<Settings & PeopleSettings, 'game' | 'seats' | 'people'>): People => {
  const players = [...seats];
  const all = seatsOf(game.rules.players);
  const company = createCompany(people, all.length);
  const standIns = createStandIns();
  const agreement = createAgreement();
  let phase: Phase = game.phase;

  const isHuman = (seat: Seat): boolean => players[seat] === 'human';
  const isAwaited = (seat: Seat): boolean => isHuman(seat) && !standIns.has(seat);
  const awaited = (): readonly Seat[] => game.toAct.filter((seat) => isAwaited(seat) && !agreement.has(seat));

  return {
    players,
    get told() {
      if (!company.isKnown) return null;
      return all.map((seat) =>
        personAt(company.of(seat), {
          isHuman: isHuman(seat),
          isSatIn: standIns.sitsAt(seat),
          isReady: agreement.has(seat),
        }),
      );
    },
    isHuman,
    isAwaited,
    awaited,
    missedTurn() {
      standIns.missed(awaited());
    },
    back: standIns.back,
    acted(seat, isNext) {
      standIns.answered(seat, phase, game);
      ({ phase } = game);
      agreement.acted(phase, isNext);
    },
    agree: agreement.add,
    agreed: () => agreement.reachedBy(all.filter((seat) => isAwaited(seat) && company.of(seat).here)),
    sitIn(seat, on) {
      if (on) standIns.sitDown(seat);
      else standIns.back(seat);
    },
    seat(seat, player) {
      players[seat] = checkPlayer(player, seat);
      standIns.forget(seat);
      agreement.forget(seat);
      company.forget(seat);
    },
    tell: company.tell,
  };
};

/** Tells of people if something about them has changed. */
export const createPeopleNotifier = (people: People, tell: (update: Update) => void): (() => void) => {
  let last = toJson(people.told);
  return () => {
    const { told } = people;
    const now = toJson(told);
    if (now === last || told === null) return;
    last = now;
    tell({ people: told });
  };
};
