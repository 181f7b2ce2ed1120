import type { Board, BoardSeat } from '../../online/frame.js';
import { itemAt } from '../../rules/item-at.js';
import { sidesOf } from '../../rules/seats.js';
import type { Person } from '../../game/connect.js';
import { votesAgainst } from '../open-tables/open-lobby.js';
import { guestOf, isLastGame, isReserved, seatOf, type GuestId, type Lobby } from './lobby.js';

type IsHere = (guest: GuestId) => boolean;

const boardSeat = (lobby: Lobby, isHere: IsHere, hasStandIn: readonly boolean[], seat: number): BoardSeat => {
  const { guest: id, isComputers, standIn } = itemAt(lobby.seats, seat);
  const guest = guestOf(lobby, id);
  return {
    by: guest ? 'human' : isComputers ? 'computer' : null,
    name: guest?.name ?? null,
    here: guest !== null && isHere(guest.id),
    ready: (guest?.salt ?? null) !== null,
    standIn: standIn || (guest !== null && isHere(guest.id) && (hasStandIn[seat] ?? false)),
    ...(isReserved(lobby, seat) && { reserved: true }),
  };
};

/** Returns the additional state of a seat at an open table. */
const openSeat = (lobby: Lobby, viewer: GuestId | null, seat: number): Partial<BoardSeat> => {
  const guest = lobby.seats[seat]?.guest ?? null;
  const next = lobby.waiting.find((waiting) => waiting.seat === seat);
  const votes = guest === null ? [] : votesAgainst(lobby, guest);
  return {
    ...(guest !== null && { guest }),
    ...(votes.length > 0 && { votes: votes.length }),
    ...(viewer !== null && votes.includes(viewer) && { voted: true }),
    ...(next && { next: guestOf(lobby, next.guest)?.name ?? '' }),
  };
};

/**
 * Returns a guest's view of the lobby, without keys and salts.
 * @param guest null for a view without a guest
 * @param hasStandIn by seat: whether a stand-in plays now
 */
export const boardFor = (
  lobby: Lobby,
  guest: GuestId | null,
  isHere: IsHere,
  hasStandIn: readonly boolean[],
): Board => {
  const { stage, settings, opener } = lobby;
  const { rules, level, spectators, turnTimeout } = settings;
  const { variant, players, target } = rules;
  const waits = lobby.waiting.find((waiting) => waiting.guest === guest);
  const others = lobby.guests.filter(({ id }) => seatOf(lobby, id) === null && isHere(id));
  return {
    ...{ stage, variant, players, target, level, spectators, turnTimeout },
    seats: lobby.seats.map((_, seat) => ({
      ...boardSeat(lobby, isHere, hasStandIn, seat),
      ...(settings.open && openSeat(lobby, guest, seat)),
    })),
    others: others.map(({ name }) => name ?? ''),
    opener: guest !== null && opener === guest,
    ...(guestOf(lobby, guest)?.watches && { watches: true }),
    ...(isLastGame(lobby) && { lastGame: true }),
    ...(settings.hosted?.match && { wins: sidesOf(players).map((side) => lobby.wins[side] ?? 0) }),
    ...(settings.open && { open: true }),
    ...(waits && { waits: waits.seat }),
  };
};

/** Returns the people by seat, for a table without a game. */
export const peopleOf = (lobby: Lobby, isHere: IsHere): readonly Person[] =>
  lobby.seats.map((_, seat) => {
    const { by, name, here } = boardSeat(lobby, isHere, [], seat);
    return { by: by ?? 'computer', name, here: here || by !== 'human', face: null };
  });
