/**
 * Entry point of the code that a running game needs: most of the package except the deck. The element loads all this code
 * through this file. If the network is down, only this file fails to load, and the element can request this file again.
 */
import { loadModule } from '../shell/load-module.js';

// The worker factories are in a separate file, which the browser requests together with this file.
export { workerFactories } from '../shell/worker/worker-factories.js';
export { createLook } from '../shell/look.js';
export { loadAhead } from './load-ahead.js';
export { loadTypeface } from './load-typeface.js';
export { startOwnGame } from './own-game/own-game.js';
export { openRulesOnPoster } from './open-rules-on-poster.js';
export { RunningGame } from './running-game.js';
export { yieldToEventLoop } from '../../table/yield-to-event-loop.js';
export { yieldToVisible } from './yield-to-visible.js';
// These modules are small, and every activity uses them.
export { shownPlay } from './shown-play.js';
export { wordingOf } from '../shell/language/wording.js';

/** Loads the code that resumes a saved game. */
export const loadResuming = (): Promise<typeof import('./own-game/resume-own-game.js')> =>
  loadModule(() => import('./own-game/resume-own-game.js'), 'resumeOwnGame');
