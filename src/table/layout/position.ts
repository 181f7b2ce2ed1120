import type { PlayerCount, Seat } from '../../rules/seats.js';

/** The position of a seat on the screen. The viewer is at the bottom. */
export type Position = 'bottom' | 'left' | 'top' | 'right';

/**
 * Returns the position of a seat for the viewer. Play goes round to the left or right of the bottom seat. Three players
 * leave the top seat empty.
 */
export const positionOf = (
  seat: Seat,
  viewer: Seat,
  players: PlayerCount,
  direction: 'clockwise' | 'counterclockwise',
): Position => {
  const steps = (seat - viewer + players) % players;
  if (steps === 0) return 'bottom';
  if (players === 2 || (players === 4 && steps === 2)) return 'top';
  return (steps === 1) === (direction === 'clockwise') ? 'left' : 'right';
};
