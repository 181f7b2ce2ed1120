/** The sentence in place of a table that cannot run, by language. Ladin uses the Italian sentence (`speechLanguageOf`). */
export const UNAVAILABLE_TEXTS: Readonly<Partial<Record<string, string>>> & { readonly en: string } = {
  de: 'Der Watten-Tisch konnte nicht geladen werden. Lade die Seite neu oder nimm einen neueren Browser.',
  'de-x-dialect': 'Der Watt-Tisch hot nit glodn werdn kennen. Lod de Seit nui oder nimm an nuiern Browser.',
  en: 'The Watten table could not be loaded. Reload the page or use a newer browser.',
  it: 'Non è stato possibile caricare il tavolo da Watten. Ricarica la pagina o usa un browser più recente.',
};
