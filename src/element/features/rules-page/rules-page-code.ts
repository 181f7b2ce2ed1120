// The rules page, loaded when it is first opened during a game or on the poster.
export { createRulesPage } from './rules-page.js';
export { openRulesOnPoster } from './rules-on-poster.js';
