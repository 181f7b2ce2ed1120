import type { SeatConnection } from '../../game/connect.js';
import type { ActivityOptions, PlayOptions } from '../table/play-options.js';
import type { Play } from '../table/play.js';
import { openPlay } from './open-play.js';

type ShownPlayParts = Pick<PlayOptions, 'sounds'> & Omit<PlayOptions['element'], 'dispatch'>;

/**
 * Shows an activity's game in place of the table's game. An activity's game fires no events, and its people are
 * unknown.
 */
export const shownPlay = (
  { host, preferences, look, sounds, setState }: ShownPlayParts,
  connection: SeatConnection,
  activity: ActivityOptions,
): Play =>
  openPlay({
    element: {
      host,
      look,
      preferences,
      setState: (state, on) => state === 'fallback' && setState(state, on),
      dispatch: () => {},
    },
    game: { connection, intercept: activity.intercept },
    people: { names: [], temperaments: [], companions: [] },
    sounds,
    storage: null,
    activity,
  });
