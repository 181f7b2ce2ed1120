/** Stand-ins and the acting host of a table while people are away. */
import { nextHost, seatOf, type GuestId, type Lobby, type LobbyEvent } from './lobby.js';

/** Time that a table waits for an absent person, in ms. A phone in a tunnel usually reconnects within this time. */
export const ABSENCE_TIMEOUT_MS = 60_000;

/** A condition on a guest, such as `isHere` or `isAway`. */
type GuestPredicate = (guest: GuestId) => boolean;

/**
 * Returns the lobby with its acting host as `opener`. While the host is away, the acting host is the next host among the
 * guests who are not away.
 */
export const withActingHost = (lobby: Lobby, isAway: GuestPredicate): Lobby => {
  const { opener, guests } = lobby;
  if (opener === null || !isAway(opener)) return lobby;
  const actingHost = nextHost(
    lobby,
    guests.filter(({ id }) => !isAway(id)),
  );
  return actingHost === null ? lobby : { ...lobby, opener: actingHost };
};

/**
 * Between two games, returns events that start stand-ins for absent people, so that the next game does not wait for these
 * people.
 */
export const standInsForAbsent = ({ stage, seats }: Lobby, isAway: GuestPredicate): readonly LobbyEvent[] =>
  stage === 'over'
    ? seats.flatMap(({ guest, isAway: isMarkedAway }, seat): readonly LobbyEvent[] =>
        guest !== null && !isMarkedAway && isAway(guest) ? [{ type: 'stood-in', seat, on: true, away: true }] : [],
      )
    : [];

/**
 * Remaining time that the first game of a hosted table waits for absent people, in ms, or null if the wait has no time limit
 * or is over.
 */
export const msUntilStart = ({ stage, settings }: Lobby, now: number): number | null => {
  const until = settings.hosted?.waitsUntil ?? null;
  return stage === 'sitting' && until !== null && until > now ? until - now : null;
};

/**
 * When the wait for the first game is over, returns events that start stand-ins for absent people and computers at free
 * seats.
 */
export const standInsForNoShows = (
  { stage, settings, seats }: Lobby,
  isHere: GuestPredicate,
  now: number,
): readonly LobbyEvent[] => {
  const until = settings.hosted?.waitsUntil ?? null;
  if (stage !== 'sitting' || until === null || until > now) return [];
  return seats.flatMap(({ guest, isComputers, isAway: isMarkedAway }, seat): readonly LobbyEvent[] => {
    if (guest === null) return isComputers ? [] : [{ type: 'filled', seat, isComputers: true }];
    return isMarkedAway || isHere(guest) ? [] : [{ type: 'stood-in', seat, on: true, away: true }];
  });
};

/** Returns the event that ends a stand-in when the absent person returns. A stand-in that the person has requested stays. */
export const standInEndedFor = (lobby: Lobby, guest: GuestId): readonly LobbyEvent[] => {
  const seat = seatOf(lobby, guest);
  return seat !== null && lobby.seats[seat]?.isAway ? [{ type: 'stood-in', seat, on: false }] : [];
};
