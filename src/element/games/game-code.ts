/**
 * Entry point of a running game's code: most of the package except the deck. The element loads it through this one
 * file. Without a network the load fails at this file, which can be requested again.
 */
import { loadModule } from '../shell/load-module.js';

// A separate file, requested together with this one.
export { workerFactories } from '../shell/worker/worker-factories.js';
export { createLook } from '../shell/look.js';
export { loadAhead } from './load-ahead.js';
export { startOwnGame } from './own-game/own-game.js';
export { openRulesOnPoster } from './open-rules-on-poster.js';
export { RunningGame } from './running-game.js';
export { yieldToVisible } from './yield-to-visible.js';
// Small, and used by every activity.
export { shownPlay } from './shown-play.js';
export { wordingOf } from '../shell/language/wording.js';

/** Loads the code that resumes a saved game. */
export const loadResuming = (): Promise<typeof import('./own-game/resume-own-game.js')> =>
  loadModule(() => import('./own-game/resume-own-game.js'), 'resumeOwnGame');
