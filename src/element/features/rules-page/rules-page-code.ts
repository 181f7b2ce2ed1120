// The rules page, loaded when the visitor first opens it during a game or on the poster.
export { createRulesPage } from './rules-page.js';
export { openRulesOnPoster } from './rules-on-poster.js';
