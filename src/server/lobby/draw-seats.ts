/** Partners by lot: a random order of the seats. */
import { randomFrom, shuffled } from '../../rules/random.js';
import { guestOf, type Lobby, type LobbyEvent, type LobbySeat } from './lobby.js';

/** Returns a number by which seats are sorted before the draw, so that the result does not depend on the current seats. */
const rankOf = ({ guest, isComputers }: LobbySeat): number => guest ?? (isComputers ? Infinity : Number.MAX_VALUE);

/**
 * Returns events that put the people, computers and free seats of a table in a random order. Agreements stay. The same seed
 * returns the same order for the same people, because clients repeat commands.
 * @param seed the host's part of the seed. The guests' keys are the other part, so that the host cannot choose the result
 */
export const drawSeatsEvents = (lobby: Lobby, seed: string): readonly LobbyEvent[] => {
  const { seats, guests } = lobby;
  const random = randomFrom('draw-seats', seed, ...guests.map(({ key }) => key));
  const drawn = shuffled(
    [...seats].sort((one, other) => (rankOf(one) < rankOf(other) ? -1 : Number(rankOf(one) > rankOf(other)))),
    random,
  );
  const isDrawn = drawn.every(
    ({ guest, isComputers }, seat) => seats[seat]?.guest === guest && seats[seat].isComputers === isComputers,
  );
  if (isDrawn) return [];
  const moves = drawn.flatMap(({ guest }, seat): readonly LobbyEvent[] =>
    guest === null ? [] : [{ type: 'sat', guest, seat }],
  );
  const others = drawn.flatMap(({ guest, isComputers, standIn, isAway }, seat): readonly LobbyEvent[] => {
    if (guest === null) return [{ type: 'filled', seat, isComputers }];
    const salt = guestOf(lobby, guest)?.salt ?? null;
    return [
      ...(salt === null ? [] : [{ type: 'agreed', guest, salt } as const]),
      ...(standIn ? [{ type: 'stood-in', seat, on: true, ...(isAway && { away: true as const }) } as const] : []),
    ];
  });
  return [...moves, ...others];
};
