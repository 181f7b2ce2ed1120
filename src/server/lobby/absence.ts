/** What becomes of a table when somebody there is away and nobody knows when he comes. */
import { heirAmong, seatOf, type GuestId, type Lobby, type LobbyEvent } from './lobby.js';

/** So long somebody is waited for who is away, in ms: a telephone in a tunnel is back by then. */
export const PATIENCE_MS = 60_000;

/** Whether somebody has been away for longer than he is waited for. */
type IsAway = (guest: GuestId) => boolean;

/**
 * The lobby with the one who has a say now: while the opener is away that is who would have it if he left, of those who
 * are there. When he is back it is his.
 */
export const withDeputy = (lobby: Lobby, isAway: IsAway): Lobby => {
  const { opener, guests } = lobby;
  if (opener === null || !isAway(opener)) return lobby;
  const deputy = heirAmong(
    lobby,
    guests.filter(({ id }) => !isAway(id)),
  );
  return deputy === null ? lobby : { ...lobby, opener: deputy };
};

/** Between two games a computer plays the next one for whoever is away, until they come: nobody waits for them. */
export const standingIn = ({ stage, seats }: Lobby, isAway: IsAway): readonly LobbyEvent[] =>
  stage === 'over'
    ? seats.flatMap(({ guest, isAway: isKnown }, seat): readonly LobbyEvent[] =>
        guest !== null && !isKnown && isAway(guest) ? [{ type: 'stood-in', seat, on: true, away: true }] : [],
      )
    : [];

/** How long the first game of a hosted table still waits for all, in ms; null: as long as it takes, or no longer. */
export const waitOf = ({ stage, settings }: Lobby, now: number): number | null => {
  const until = settings.hosted?.waitsUntil ?? null;
  return stage === 'sitting' && until !== null && until > now ? until - now : null;
};

/** When that time is over computers play the first game for those who have not come, and on seats that are free. */
export const notComing = ({ stage, settings, seats }: Lobby, isHere: IsAway, now: number): readonly LobbyEvent[] => {
  const until = settings.hosted?.waitsUntil ?? null;
  if (stage !== 'sitting' || until === null || until > now) return [];
  return seats.flatMap(({ guest, isComputers, isAway: isKnown }, seat): readonly LobbyEvent[] => {
    if (guest === null) return isComputers ? [] : [{ type: 'filled', seat, isComputers: true }];
    return isKnown || isHere(guest) ? [] : [{ type: 'stood-in', seat, on: true, away: true }];
  });
};

/** Somebody comes: no computer plays for him any longer, unless he wanted it. */
export const comingBack = (lobby: Lobby, guest: GuestId): readonly LobbyEvent[] => {
  const seat = seatOf(lobby, guest);
  return seat !== null && lobby.seats[seat]?.isAway ? [{ type: 'stood-in', seat, on: false }] : [];
};
