// The rules of the table, loaded when they are first opened: at a game, or on the poster.
export { createRulesPage } from './rules-page.js';
export { openRulesOnPoster } from './rules-on-poster.js';
