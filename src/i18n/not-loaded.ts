import { nearestTold, type Language } from './languages.js';

interface NotLoaded {
  readonly 'load-failed': string;
  readonly 'try-again': string;
  readonly 'reload-page': string;
}

/** What is said where no language could be loaded: it comes with the element itself. */
const WORDS = {
  de: {
    'load-failed': 'Das Spiel konnte nicht geladen werden.',
    'try-again': 'Noch einmal versuchen',
    'reload-page': 'Seite neu laden',
  },
  'de-x-dialect': {
    'load-failed': 'S Spiel hot nit glodn werdn kennen.',
    'try-again': 'Nou amol probiern',
    'reload-page': 'Seit nui lodn',
  },
  en: { 'load-failed': 'The game could not be loaded.', 'try-again': 'Try again', 'reload-page': 'Reload the page' },
  it: {
    'load-failed': 'Non è stato possibile caricare il gioco.',
    'try-again': 'Riprova',
    'reload-page': 'Ricarica la pagina',
  },
} as const satisfies Readonly<Record<Language, NotLoaded>>;

/** The words for what could not be loaded, in the nearest of these languages. */
export const wordsNotLoaded = (language: Language): NotLoaded => WORDS[nearestTold(language, WORDS)];
