import { getExport } from '../base/get-export.js';
import type { GuideTexts } from './glossary.js';
import { nearestAvailable, speechLanguageOf, type Language } from './languages.js';

/** The modules by language. Ladin has no game terms, so it uses the Italian glossary with the Ladin card names. */
const MODULES = {
  de: () => import('./de/glossary.js'),
  'de-x-dialect': () => import('./de-x-dialect/glossary.js'),
  en: () => import('./en/glossary.js'),
  it: () => import('./it/glossary.js'),
} as const satisfies Readonly<Record<Language, () => Promise<GuideTexts>>>;

/** A guide and the language of its texts. */
export interface LoadedGuide extends GuideTexts {
  readonly language: Language;
}

/** Loads the guide in the nearest language, or in English. Rejects if the module does not load. */
export const loadGuide = async (language: Language): Promise<LoadedGuide> => {
  const available = nearestAvailable(language, MODULES);
  const texts = await MODULES[available]();
  const [glossaryIn, orderIn] = [getExport(texts, 'glossaryIn'), getExport(texts, 'orderIn')];
  return { language: speechLanguageOf(available), glossaryIn, orderIn, notPlayed: getExport(texts, 'notPlayed') };
};
