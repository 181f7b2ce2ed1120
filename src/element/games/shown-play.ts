import type { SeatConnection } from '../../game/connect.js';
import { Play } from '../table/play.js';
import type { PlayOptions } from '../table/play-options.js';
import type { StandInParts } from '../table/activity/activity.js';

/** A game that is shown in place of the table's own: the page hears nothing of it, and those who sit there are strangers. */
export const shownPlay = (
  { host, preferences, look, sounds, setState }: StandInParts,
  connection: SeatConnection,
  options: Pick<PlayOptions, 'beginAnew' | 'controls' | 'hasSheet' | 'isPlayed'>,
): Play =>
  new Play({
    host,
    preferences,
    look,
    sounds,
    connection,
    setState: (state, on) => state === 'fallback' && setState(state, on),
    names: [],
    temperaments: [],
    knownSeed: undefined,
    changed: () => {},
    tell: () => {},
    ...options,
  });
