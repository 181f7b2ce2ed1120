import { nearestAvailable, type Language } from './languages.js';

const loadErrorTexts = (failed: string, retry: string, reload: string) => ({
  'load-failed': failed,
  'try-again': retry,
  'reload-page': reload,
});

/** The texts shown when no language could be loaded. The element's own code contains these texts. */
const LOAD_ERROR_TEXTS = {
  de: loadErrorTexts('Das Spiel konnte nicht geladen werden.', 'Noch einmal versuchen', 'Seite neu laden'),
  'de-x-dialect': loadErrorTexts('S Spiel hot nit glodn werdn kennen.', 'Nou amol probiern', 'Seit nui lodn'),
  en: loadErrorTexts('The game could not be loaded.', 'Try again', 'Reload the page'),
  it: loadErrorTexts('Non è stato possibile caricare il gioco.', 'Riprova', 'Ricarica la pagina'),
};

/** Returns the texts of a load error in the nearest of these languages. */
export const loadErrorTextsIn = (language: Language): ReturnType<typeof loadErrorTexts> =>
  LOAD_ERROR_TEXTS[nearestAvailable(language, LOAD_ERROR_TEXTS)];
