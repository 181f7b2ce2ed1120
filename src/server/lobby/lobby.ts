/** The guests and seats of a table as plain data, and the events that change them. */
import { sidesOf, type Seat } from '../../rules/seats.js';
import type { Level } from '../../players/level.js';
import type { RuleSet } from '../../rules/variants.js';

/** The settings of a table, chosen by its host. */
export interface TableSettings {
  readonly rules: RuleSet;
  readonly level: Level;
  readonly spectators: boolean;
  /** Time limit for a turn, in ms, or null for no limit. */
  readonly turnTimeout: number | null;
  /** Whether strangers can find the table in the list of open tables. Omitted if false. */
  readonly open?: true;
  /** The operator's settings for a hosted table. Omitted if a visitor opened the table. */
  readonly hosted?: HostedSettings;
}

/** Settings of a hosted table. A hosted table has no `opener`, because the server's operator opened it. */
export interface HostedSettings {
  /** The reservation of each seat: a person, a computer, or null if any guest can take the seat. */
  readonly seats: readonly (ReservedSeat | 'computer' | null)[];
  /** Maximum number of games at this table, or null for no limit. */
  readonly games: number | null;
  /** Time after which the first game no longer waits for absent people, in ms since the epoch, or null for no limit. */
  readonly waitsUntil: number | null;
  /** Number of won games after which the table rests. Default: no such number. */
  readonly wins?: number;
  /** Maximum number of people without a seat, or null for no limit. Default: the server's limit. */
  readonly watchers?: number | null;
  /** The match of a tournament evening that is played at this table. */
  readonly match?: MatchOfEvening;
}

/** A match of a tournament evening. */
export interface MatchOfEvening {
  /** The evening's id. */
  readonly evening: string;
  /** The match's id, such as `2-15`. */
  readonly match: string;
}

export interface ReservedSeat {
  readonly name: string;
  /** The hash of the key. */
  readonly key: string;
}

/** Number of a guest at a table: 0 for the first guest to arrive. */
export type GuestId = number;

/** A person at a table, with or without a seat. */
export interface Guest {
  readonly id: GuestId;
  /** The hash of the key with which the guest can rejoin. */
  readonly key: string;
  readonly name: string | null;
  /** Whether the guest joined as a spectator and has not taken a seat since. */
  readonly watches: boolean;
  /** The guest's part of the next game's seed, or null until the guest agrees to that game. */
  readonly salt: string | null;
}

export interface LobbySeat {
  readonly guest: GuestId | null;
  /** Whether a computer player has the seat instead of a guest. */
  readonly isComputers: boolean;
  /** Whether a stand-in plays for the guest. */
  readonly standIn: boolean;
  /**
   * Whether the stand-in plays because the guest is away. Such a stand-in stops when the guest returns, and no game waits
   * for the guest.
   */
  readonly isAway: boolean;
}

/** A guest's vote to send another guest away from an open table. */
export interface Vote {
  readonly by: GuestId;
  readonly against: GuestId;
}

/** A guest of an open table who takes a computer's seat after the current hand. */
export interface WaitingGuest {
  readonly guest: GuestId;
  readonly seat: Seat;
}

/** `sitting` means before the first game, and `over` means between two games. */
export type Stage = 'sitting' | 'playing' | 'over';

export interface Lobby {
  readonly settings: TableSettings;
  readonly stage: Stage;
  readonly seats: readonly LobbySeat[];
  readonly guests: readonly Guest[];
  readonly opener: GuestId | null;
  readonly nextGuest: GuestId;
  /** Number of finished games. */
  readonly games: number;
  /** Number of won games, by side. Games of earlier versions of the server do not count. */
  readonly wins: readonly number[];
  /** Votes at an open table. */
  readonly votes: readonly Vote[];
  /** Guests of an open table who wait for the end of the hand. */
  readonly waiting: readonly WaitingGuest[];
}

/** A change to the lobby. The log contains all events, and the server restores the lobby from them. */
export type LobbyEvent =
  | { readonly type: 'came'; readonly key: string; readonly name: string | null; readonly watches: boolean }
  | { readonly type: 'sat'; readonly guest: GuestId; readonly seat: Seat | null }
  | { readonly type: 'filled'; readonly seat: Seat; readonly isComputers: boolean }
  | { readonly type: 'agreed'; readonly guest: GuestId; readonly salt: string | null }
  | { readonly type: 'named'; readonly guest: GuestId; readonly name: string }
  /** `away`: the stand-in plays because the guest is away, not at the guest's request. */
  | { readonly type: 'stood-in'; readonly seat: Seat; readonly on: boolean; readonly away?: true }
  | { readonly type: 'timed'; readonly turnTimeout: number | null }
  | { readonly type: 'left'; readonly guest: GuestId }
  /** Only at open tables. */
  | { readonly type: 'voted'; readonly guest: GuestId; readonly against: GuestId; readonly on: boolean }
  /** Only at open tables: the guest takes the computer's seat after the hand or, with `seat` null, no longer waits. */
  | { readonly type: 'waits'; readonly guest: GuestId; readonly seat: Seat | null }
  | { readonly type: 'began' }
  /** `winner`: the side that has won the game. Earlier versions of the server omit this field. */
  | { readonly type: 'ended'; readonly winner?: number };

const EMPTY_SEAT: LobbySeat = { guest: null, isComputers: false, standIn: false, isAway: false };

/** Returns the lobby of a new table. */
export const emptyLobby = (settings: TableSettings): Lobby => {
  const seats: LobbySeat[] = [];
  const guests: Guest[] = [];
  for (let seat = 0; seat < settings.rules.players; seat++) {
    const hostedSeat = settings.hosted?.seats[seat] ?? null;
    const isReserved = hostedSeat !== null && hostedSeat !== 'computer';
    seats.push({ ...EMPTY_SEAT, guest: isReserved ? guests.length : null, isComputers: hostedSeat === 'computer' });
    if (isReserved) guests.push({ id: guests.length, ...hostedSeat, watches: false, salt: null });
  }
  return {
    ...{ settings, stage: 'sitting', seats, guests, opener: null, nextGuest: guests.length, games: 0 },
    ...{ wins: [], votes: [], waiting: [] },
  };
};

/** Whether the operator has reserved this seat for one person. */
export const isReserved = ({ settings }: Lobby, seat: Seat | null): boolean => {
  const hostedSeat = seat === null ? null : (settings.hosted?.seats[seat] ?? null);
  return hostedSeat !== null && hostedSeat !== 'computer';
};

/** Whether the current or finished game is the table's last one. */
export const isLastGame = ({ settings, stage, games, wins }: Lobby): boolean =>
  games + (stage === 'playing' ? 1 : 0) >= (settings.hosted?.games ?? Infinity) ||
  Math.max(0, ...wins) >= (settings.hosted?.wins ?? Infinity);

export const guestOf = ({ guests }: Lobby, id: GuestId | null): Guest | null =>
  guests.find((guest) => guest.id === id) ?? null;

export const seatOf = ({ seats }: Lobby, id: GuestId): Seat | null => {
  const seat = seats.findIndex(({ guest }) => guest === id);
  return seat < 0 ? null : seat;
};

export const guestWithKey = ({ guests }: Lobby, key: string): Guest | null =>
  guests.find((guest) => guest.key === key) ?? null;

const withSeat = (lobby: Lobby, seat: Seat, change: Partial<LobbySeat>): Lobby => ({
  ...lobby,
  seats: lobby.seats.map((oldSeat, index) => (index === seat ? { ...oldSeat, ...change } : oldSeat)),
});

const withGuest = (lobby: Lobby, id: GuestId, change: Partial<Guest>): Lobby => ({
  ...lobby,
  guests: lobby.guests.map((guest) => (guest.id === id ? { ...guest, ...change } : guest)),
});

/** Returns the lobby after a guest has left their seat. During a game, a computer player takes the seat. */
const withSeatVacated = (lobby: Lobby, id: GuestId): Lobby => {
  const seat = seatOf(lobby, id);
  return seat === null ? lobby : withSeat(lobby, seat, { ...EMPTY_SEAT, isComputers: lobby.stage === 'playing' });
};

/**
 * Returns the next host when the host leaves: the first of `guests` with a seat, or else the first who is not a spectator.
 * Returns null if there is no such guest.
 */
export const nextHost = (lobby: Lobby, guests: readonly Guest[]): GuestId | null =>
  (guests.find(({ id }) => seatOf(lobby, id) !== null) ?? guests.find(({ watches }) => !watches))?.id ?? null;

const withoutWaiting = (lobby: Lobby, id: GuestId): Lobby => ({
  ...lobby,
  waiting: lobby.waiting.filter(({ guest }) => guest !== id),
});

const withoutGuest = (lobby: Lobby, id: GuestId): Lobby => {
  const vacated = withSeatVacated(lobby, id);
  const remaining = {
    ...withoutWaiting(vacated, id),
    guests: vacated.guests.filter((guest) => guest.id !== id),
    votes: vacated.votes.filter(({ by, against }) => by !== id && against !== id),
  };
  return remaining.opener === id ? { ...remaining, opener: nextHost(remaining, remaining.guests) } : remaining;
};

const withNewGuest = (lobby: Lobby, { key, name, watches }: Extract<LobbyEvent, { readonly type: 'came' }>): Lobby => {
  const id = lobby.nextGuest;
  const guests = [...lobby.guests, { id, key, name, watches, salt: null }];
  const opener = lobby.opener ?? (watches || lobby.settings.hosted ? null : id);
  return { ...lobby, guests, opener, nextGuest: id + 1 };
};

/** Returns the lobby without agreements to the next game. */
const withoutSalts = (lobby: Lobby): Lobby => ({
  ...lobby,
  guests: lobby.guests.map((guest) => ({ ...guest, salt: null })),
});

/** Returns the lobby after an event. Does not check the event. */
export const applyEvent = (lobby: Lobby, event: LobbyEvent): Lobby => {
  switch (event.type) {
    case 'came':
      return withNewGuest(lobby, event);
    case 'sat': {
      const vacated = withoutWaiting(withSeatVacated(lobby, event.guest), event.guest);
      const unseated = withGuest(vacated, event.guest, { salt: null, watches: false });
      // If only spectators remain, the first guest who takes a seat becomes the host.
      const withHost = { ...unseated, opener: unseated.opener ?? (unseated.settings.hosted ? null : event.guest) };
      return event.seat === null ? withHost : withSeat(withHost, event.seat, { ...EMPTY_SEAT, guest: event.guest });
    }
    case 'filled':
      return withSeat(lobby, event.seat, { isComputers: event.isComputers });
    case 'agreed':
      return withGuest(lobby, event.guest, { salt: event.salt });
    case 'named':
      return withGuest(lobby, event.guest, { name: event.name });
    case 'stood-in':
      return withSeat(lobby, event.seat, { standIn: event.on, isAway: event.on && (event.away ?? false) });
    case 'timed':
      return { ...lobby, settings: { ...lobby.settings, turnTimeout: event.turnTimeout } };
    case 'left':
      return withoutGuest(lobby, event.guest);
    case 'voted': {
      const others = lobby.votes.filter(({ by, against }) => by !== event.guest || against !== event.against);
      return { ...lobby, votes: event.on ? [...others, { by: event.guest, against: event.against }] : others };
    }
    case 'waits': {
      const without = withoutWaiting(lobby, event.guest);
      if (event.seat === null) return without;
      return { ...without, waiting: [...without.waiting, { guest: event.guest, seat: event.seat }] };
    }
    case 'began':
      return { ...withoutSalts(lobby), stage: 'playing' };
    case 'ended':
      return {
        ...withoutSalts(lobby),
        ...{ stage: 'over', games: lobby.games + 1 },
        wins: sidesOf(lobby.settings.rules.players).map(
          (side) => (lobby.wins[side] ?? 0) + (side === event.winner ? 1 : 0),
        ),
      };
  }
};

/** Whether the next game can start: no seat is free, a guest has agreed, and all seated guests have agreed or are away. */
export const canStartGame = (lobby: Lobby): boolean => {
  const hasAgreed = (id: GuestId | null): boolean => (guestOf(lobby, id)?.salt ?? null) !== null;
  return (
    lobby.stage !== 'playing' &&
    !isLastGame(lobby) &&
    lobby.seats.some(({ guest }) => hasAgreed(guest)) &&
    lobby.seats.every(({ guest, isComputers, isAway }) => (guest === null ? isComputers : isAway || hasAgreed(guest)))
  );
};
