import { Play } from '../table/play.js';
import type { PlayOptions } from '../table/play-options.js';
import { FEATURES } from './features.js';

/** Creates a game at the table with all features. */
export const openPlay = (options: PlayOptions): Play => new Play(options, FEATURES);
