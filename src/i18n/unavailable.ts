/**
 * The sentence in place of a table that cannot be shown, by language. A page can contain these sentences, because they must
 * appear without any script. Ladin uses the Italian sentence (`speechLanguageOf`).
 */
export const UNAVAILABLE_TEXTS: Readonly<Partial<Record<string, string>>> & { readonly en: string } = {
  de: 'Der Watten-Tisch kann nicht geladen werden: Er braucht JavaScript und einen aktuellen Browser. Oft hilft es, die Seite neu zu laden.',
  'de-x-dialect':
    'Der Watt-Tisch konn nit glodn werdn: Er braucht JavaScript und an nuien Browser. Oft hilft’s, de Seit nui zu lodn.',
  it: 'Il tavolo da Watten non può essere caricato: servono JavaScript e un browser aggiornato. Spesso aiuta ricaricare la pagina.',
  en: 'The Watten table cannot load. It needs JavaScript and an up-to-date browser. Reloading the page often helps.',
};
