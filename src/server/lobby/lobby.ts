/** Who is at a table and what each wants: plain data, and what changes it. */
import type { Seat } from '../../rules/seats.js';
import type { Level } from '../../players/level.js';
import type { RuleSet } from '../../rules/variants.js';

/** What is played at a table, as its opener wanted it. */
export interface TableSettings {
  readonly rules: RuleSet;
  readonly level: Level;
  readonly spectators: boolean;
  /** How long a turn may take, in ms; null: as long as one likes. */
  readonly turnTimeout: number | null;
  /** What the server's host wants of a table that it has opened itself; left out: a visitor has opened it. */
  readonly hosted?: HostedSettings;
}

/** Of a table that the server's host has opened. Nobody at it is its opener. */
export interface HostedSettings {
  /** By seat: who has it from the beginning and for good, a computer, or null for anybody. */
  readonly seats: readonly (ReservedSeat | 'computer' | null)[];
  /** After so many games the table rests; null: never. */
  readonly games: number | null;
  /** From then on the first game waits for nobody who is away, in ms since the epoch; null: it waits for all. */
  readonly waitsUntil: number | null;
}

export interface ReservedSeat {
  readonly name: string;
  /** The hash of the key. */
  readonly key: string;
}

/** Counted from 0 in the order in which people came to a table. */
export type GuestId = number;

/** Somebody at a table, with or without a seat. */
export interface Guest {
  readonly id: GuestId;
  /** The hash of the key by which one comes back. */
  readonly key: string;
  readonly name: string | null;
  /** Looks on, and does not want a seat. */
  readonly watches: boolean;
  /** What one adds to the seed of the next game, having agreed to it; null: one has not agreed. */
  readonly salt: string | null;
}

export interface LobbySeat {
  readonly guest: GuestId | null;
  /** Played by a computer since nobody else has it. */
  readonly isComputers: boolean;
  /** A computer plays on for its player. */
  readonly standIn: boolean;
  /** It does so because he is away: until he comes, and nobody waits for him meanwhile. */
  readonly isAway: boolean;
}

/** `sitting`: before the first game; `over`: between two games. */
export type Stage = 'sitting' | 'playing' | 'over';

export interface Lobby {
  readonly settings: TableSettings;
  readonly stage: Stage;
  readonly seats: readonly LobbySeat[];
  readonly guests: readonly Guest[];
  readonly opener: GuestId | null;
  readonly nextGuest: GuestId;
  /** How many games are over. */
  readonly games: number;
}

/** What has changed. These are written down: a lobby is what came of its events. */
export type LobbyEvent =
  | { readonly type: 'came'; readonly key: string; readonly name: string | null; readonly watches: boolean }
  | { readonly type: 'sat'; readonly guest: GuestId; readonly seat: Seat | null }
  | { readonly type: 'filled'; readonly seat: Seat; readonly isComputers: boolean }
  | { readonly type: 'agreed'; readonly guest: GuestId; readonly salt: string | null }
  | { readonly type: 'named'; readonly guest: GuestId; readonly name: string }
  /** `away`: since nobody knows when he comes, and not since he wants it. */
  | { readonly type: 'stood-in'; readonly seat: Seat; readonly on: boolean; readonly away?: true }
  | { readonly type: 'timed'; readonly turnTimeout: number | null }
  | { readonly type: 'left'; readonly guest: GuestId }
  | { readonly type: 'began' }
  | { readonly type: 'ended' };

const EMPTY_SEAT: LobbySeat = { guest: null, isComputers: false, standIn: false, isAway: false };

/** The lobby of a table at which nothing has happened yet. */
export const emptyLobby = (settings: TableSettings): Lobby => {
  const seats: LobbySeat[] = [];
  const guests: Guest[] = [];
  for (let seat = 0; seat < settings.rules.players; seat++) {
    const hostedSeat = settings.hosted?.seats[seat] ?? null;
    const isReserved = hostedSeat !== null && hostedSeat !== 'computer';
    seats.push({ ...EMPTY_SEAT, guest: isReserved ? guests.length : null, isComputers: hostedSeat === 'computer' });
    if (isReserved) guests.push({ id: guests.length, ...hostedSeat, watches: false, salt: null });
  }
  return { settings, stage: 'sitting', seats, guests, opener: null, nextGuest: guests.length, games: 0 };
};

/** Whether a seat was given to somebody by the server's host: nobody else gets it. */
export const isReserved = ({ settings }: Lobby, seat: Seat | null): boolean => {
  const hostedSeat = seat === null ? null : (settings.hosted?.seats[seat] ?? null);
  return hostedSeat !== null && hostedSeat !== 'computer';
};

/** Whether no game follows the one that is played, or over. */
export const isLastGame = ({ settings, stage, games }: Lobby): boolean =>
  games + (stage === 'playing' ? 1 : 0) >= (settings.hosted?.games ?? Infinity);

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

/** The lobby after a guest has left their seat. During a game a computer takes it. */
const withSeatVacated = (lobby: Lobby, id: GuestId): Lobby => {
  const seat = seatOf(lobby, id);
  return seat === null ? lobby : withSeat(lobby, seat, { ...EMPTY_SEAT, isComputers: lobby.stage === 'playing' });
};

/** The guest among these who becomes the host when the host leaves: the longest seated, else the one there longest; null: nobody. */
export const nextHost = (lobby: Lobby, guests: readonly Guest[]): GuestId | null =>
  (guests.find(({ id }) => seatOf(lobby, id) !== null) ?? guests.find(({ watches }) => !watches))?.id ?? null;

const withoutGuest = (lobby: Lobby, id: GuestId): Lobby => {
  const vacated = withSeatVacated(lobby, id);
  const remaining = { ...vacated, guests: vacated.guests.filter((guest) => guest.id !== id) };
  return remaining.opener === id ? { ...remaining, opener: nextHost(remaining, remaining.guests) } : remaining;
};

const withNewGuest = (lobby: Lobby, { key, name, watches }: Extract<LobbyEvent, { readonly type: 'came' }>): Lobby => {
  const id = lobby.nextGuest;
  const guests = [...lobby.guests, { id, key, name, watches, salt: null }];
  const opener = lobby.opener ?? (watches || lobby.settings.hosted ? null : id);
  return { ...lobby, guests, opener, nextGuest: id + 1 };
};

/** Nobody has agreed to the next one yet. */
const withoutSalts = (lobby: Lobby): Lobby => ({
  ...lobby,
  guests: lobby.guests.map((guest) => ({ ...guest, salt: null })),
});

/** The lobby after an event. The event has been checked. */
export const applyEvent = (lobby: Lobby, event: LobbyEvent): Lobby => {
  switch (event.type) {
    case 'came':
      return withNewGuest(lobby, event);
    case 'sat': {
      const standing = withGuest(withSeatVacated(lobby, event.guest), event.guest, { salt: null, watches: false });
      // If only spectators are left, the first one who sits down becomes the host.
      const withHost = { ...standing, opener: standing.opener ?? (standing.settings.hosted ? null : event.guest) };
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
    case 'began':
      return { ...withoutSalts(lobby), stage: 'playing' };
    case 'ended':
      return { ...withoutSalts(lobby), stage: 'over', games: lobby.games + 1 };
  }
};

/** Whether the next game can start: no seat is free, somebody has agreed, and everybody seated has agreed or counts as away. */
export const canStartGame = (lobby: Lobby): boolean => {
  const hasAgreed = (id: GuestId | null): boolean => (guestOf(lobby, id)?.salt ?? null) !== null;
  return (
    lobby.stage !== 'playing' &&
    !isLastGame(lobby) &&
    lobby.seats.some(({ guest }) => hasAgreed(guest)) &&
    lobby.seats.every(({ guest, isComputers, isAway }) => (guest === null ? isComputers : isAway || hasAgreed(guest)))
  );
};
