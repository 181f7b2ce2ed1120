import type { SeatConnection } from '../../game/connect.js';
import type { Play } from '../table/play.js';
import { openPlay } from './open-play.js';
import type { PlayOptions } from '../table/play-options.js';

type ShownPlayParts = Pick<PlayOptions, 'host' | 'preferences' | 'look' | 'sounds' | 'setState'>;

/** A game that is shown in place of the table's own: the page hears nothing of it, and those who sit there are strangers. */
export const shownPlay = (
  { host, preferences, look, sounds, setState }: ShownPlayParts,
  connection: SeatConnection,
  options: Pick<PlayOptions, 'beginAnew' | 'controls' | 'hasSheet' | 'isPlayed'>,
): Play =>
  openPlay({
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
