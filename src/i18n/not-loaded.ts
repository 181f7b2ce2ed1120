/** What is said where no language could be loaded: it comes with the element itself. */
const WORDS = {
  de: {
    'load-failed': 'Das Spiel konnte nicht geladen werden.',
    'try-again': 'Noch einmal versuchen',
    'reload-page': 'Seite neu laden',
  },
  en: { 'load-failed': 'The game could not be loaded.', 'try-again': 'Try again', 'reload-page': 'Reload the page' },
} as const;

/** The words for what could not be loaded, in the nearest of these languages. */
export const wordsNotLoaded = (language: string): Readonly<Record<keyof (typeof WORDS)['en'], string>> =>
  WORDS[/^de(?:-|$)/.test(language) ? 'de' : 'en'];
