import { nearestTold, type Language } from './languages.js';

const words = (failed: string, again: string, reload: string) => ({
  'load-failed': failed,
  'try-again': again,
  'reload-page': reload,
});

/** What is said where no language could be loaded: it comes with the element itself. */
const WORDS = {
  de: words('Das Spiel konnte nicht geladen werden.', 'Noch einmal versuchen', 'Seite neu laden'),
  'de-x-dialect': words('S Spiel hot nit glodn werdn kennen.', 'Nou amol probiern', 'Seit nui lodn'),
  en: words('The game could not be loaded.', 'Try again', 'Reload the page'),
  it: words('Non è stato possibile caricare il gioco.', 'Riprova', 'Ricarica la pagina'),
};

/** The words for what could not be loaded, in the nearest of these languages. */
export const wordsNotLoaded = (language: Language): ReturnType<typeof words> => WORDS[nearestTold(language, WORDS)];
