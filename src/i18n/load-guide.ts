import { getExport } from '../base/get-export.js';
import type { GuidePart } from './glossary.js';
import { nearestTold, readAs, type Language } from './languages.js';

/** Ladin has no terms of the game: its readers get the Italian glossary with the Ladin names of the cards. */
const TOLD = {
  de: () => import('./de/glossary.js'),
  'de-x-dialect': () => import('./de-x-dialect/glossary.js'),
  en: () => import('./en/glossary.js'),
  it: () => import('./it/glossary.js'),
} as const satisfies Readonly<Record<Language, () => Promise<GuidePart>>>;

/** A guide and the language of its texts. */
export interface LoadedGuide extends GuidePart {
  readonly language: Language;
}

/** Loads the guide in the nearest language to this one, in English where none is near. Rejects if the module does not load. */
export const loadGuide = async (language: Language): Promise<LoadedGuide> => {
  const told = nearestTold(language, TOLD);
  const part = await TOLD[told]();
  const [glossaryIn, orderIn] = [getExport(part, 'glossaryIn'), getExport(part, 'orderIn')];
  return { language: readAs(told), glossaryIn, orderIn, notPlayed: getExport(part, 'notPlayed') };
};
