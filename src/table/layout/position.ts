import type { PlayerCount, Seat } from '../../rules/seats.js';

/** Where a seat is on the screen; the one who looks sits at the bottom. */
export type Position = 'bottom' | 'left' | 'top' | 'right';

/**
 * The place of a seat as the viewer sees it; play goes round to the left of the bottom seat, or to the right. Of three
 * nobody sits opposite.
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
