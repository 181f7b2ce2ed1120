/**
 * A page's sentence in place of a table that cannot be shown. The page contains these sentences, because they must appear
 * without any script. The page shows the Italian sentence to Ladin readers.
 */
export const MISSING_TABLE_TEXTS = {
  de: 'Der Tisch kann nicht geladen werden: Er braucht JavaScript und einen aktuellen Browser.',
  'de-x-dialect': 'Der Tisch konn nit glodn werdn: Er braucht JavaScript und an nuien Browser.',
  it: 'Il tavolo non può essere caricato: servono JavaScript e un browser aggiornato.',
  en: 'The table cannot load. It needs JavaScript and an up-to-date browser.',
};
