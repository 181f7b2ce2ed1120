/** Stand-ins and the acting host of a table while people are away. */
import { nextHost, seatOf, type GuestId, type Lobby, type LobbyEvent } from './lobby.js';

/** How long a table waits for an absent person, in ms. A telephone in a tunnel is back by then. */
export const ABSENCE_TIMEOUT_MS = 60_000;

/** A condition on a guest, such as being here or away. */
type GuestPredicate = (guest: GuestId) => boolean;

/**
 * The lobby with its acting host as `opener`: while the host is away, the guest who would be the next host among those
 * who are there.
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

/** Between two games a computer plays the next one for whoever is away, until they come: nobody waits for them. */
export const standInsForAbsent = ({ stage, seats }: Lobby, isAway: GuestPredicate): readonly LobbyEvent[] =>
  stage === 'over'
    ? seats.flatMap(({ guest, isAway: isMarkedAway }, seat): readonly LobbyEvent[] =>
        guest !== null && !isMarkedAway && isAway(guest) ? [{ type: 'stood-in', seat, on: true, away: true }] : [],
      )
    : [];

/** How long the first game of a hosted table still waits for all, in ms; null: as long as it takes, or no longer. */
export const msUntilStart = ({ stage, settings }: Lobby, now: number): number | null => {
  const until = settings.hosted?.waitsUntil ?? null;
  return stage === 'sitting' && until !== null && until > now ? until - now : null;
};

/** When that time is over computers play the first game for those who have not come, and on seats that are free. */
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

/** Somebody comes: no computer plays for him any longer, unless he wanted it. */
export const standInEndedFor = (lobby: Lobby, guest: GuestId): readonly LobbyEvent[] => {
  const seat = seatOf(lobby, guest);
  return seat !== null && lobby.seats[seat]?.isAway ? [{ type: 'stood-in', seat, on: false }] : [];
};
