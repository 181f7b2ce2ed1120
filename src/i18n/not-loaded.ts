import { nearestTold, type Language } from './languages.js';
import { NOT_LOADED } from './not-loaded-words.js';

/** The words for what could not be loaded, in the nearest of these languages. */
export const wordsNotLoaded = (language: Language): (typeof NOT_LOADED)['de'] =>
  NOT_LOADED[nearestTold(language, NOT_LOADED)];
