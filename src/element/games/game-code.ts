/**
 * All that a running game needs besides the deck: most of the package, loaded apart from the element. One file opens it,
 * so that a page without a network fails at that file alone, which can be asked for again.
 */
import { loadModule } from '../shell/load-module.js';

// In a file of its own, asked for with this one and not when what uses it has come.
export { workerFactories } from '../shell/worker/worker-factories.js';
export { createLook } from '../shell/look.js';
export { loadAhead } from './load-ahead.js';
export { startOwnGame } from './own-game/own-game.js';
export { openRulesOnPoster } from './open-rules-on-poster.js';
export { RunningGame } from './running-game.js';
export { seenFirst } from './seen-first.js';
// Small, and needed by nearly all that comes later.
export { shownPlay } from './shown-play.js';
export { wordingOf } from '../shell/language/wording.js';

/** Code that continues a saved game. */
export const loadResuming = (): Promise<typeof import('./own-game/resume-own-game.js')> =>
  loadModule(() => import('./own-game/resume-own-game.js'), 'resumeOwnGame');
