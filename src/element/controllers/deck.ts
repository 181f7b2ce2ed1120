import type { Deck, DeckName } from '../../deck/deck.js';
import type { Language } from '../../i18n/languages.js';

/** A deck, loaded when a table wants it, its letters those of the language. */
export const loadDeck = async (name: DeckName, language: Language): Promise<Deck> => {
  if (name === 'salzburg') return (await import('../../deck/salzburg.js')).SALZBURG;
  const { FRENCH } = await import('../../deck/french/french.js');
  return FRENCH[language === 'de' ? 'BDKA' : 'JQKA'];
};
