import { knownCard, rankOf, type Card } from './card.js';
import type { Deck, DeckName, Letters } from './deck.js';
import type { CardArt } from './salzburg/card-art.js';
import { salzburgDeck } from './salzburg/deck.js';

/** The drawing of each Salzburg card, one file per card. The list is explicit so that bundlers find the files. */
const ART: Readonly<Record<Card, () => Promise<CardArt>>> = {
  EA: async () => (await import('./salzburg/eichel/ace.js')).ace,
  EK: async () => (await import('./salzburg/eichel/king.js')).king,
  EO: async () => (await import('./salzburg/eichel/ober.js')).ober,
  EU: async () => (await import('./salzburg/eichel/unter.js')).unter,
  E10: async () => (await import('./salzburg/eichel/ten.js')).ten,
  E9: async () => (await import('./salzburg/eichel/nine.js')).nine,
  E8: async () => (await import('./salzburg/eichel/eight.js')).eight,
  E7: async () => (await import('./salzburg/eichel/seven.js')).seven,
  E6: async () => (await import('./salzburg/eichel/six.js')).six,
  E5: async () => (await import('./salzburg/eichel/five.js')).five,
  LA: async () => (await import('./salzburg/laub/ace.js')).ace,
  LK: async () => (await import('./salzburg/laub/king.js')).king,
  LO: async () => (await import('./salzburg/laub/ober.js')).ober,
  LU: async () => (await import('./salzburg/laub/unter.js')).unter,
  L10: async () => (await import('./salzburg/laub/ten.js')).ten,
  L9: async () => (await import('./salzburg/laub/nine.js')).nine,
  L8: async () => (await import('./salzburg/laub/eight.js')).eight,
  L7: async () => (await import('./salzburg/laub/seven.js')).seven,
  L6: async () => (await import('./salzburg/laub/six.js')).six,
  L5: async () => (await import('./salzburg/laub/five.js')).five,
  HA: async () => (await import('./salzburg/herz/ace.js')).ace,
  HK: async () => (await import('./salzburg/herz/king.js')).king,
  HO: async () => (await import('./salzburg/herz/ober.js')).ober,
  HU: async () => (await import('./salzburg/herz/unter.js')).unter,
  H10: async () => (await import('./salzburg/herz/ten.js')).ten,
  H9: async () => (await import('./salzburg/herz/nine.js')).nine,
  H8: async () => (await import('./salzburg/herz/eight.js')).eight,
  H7: async () => (await import('./salzburg/herz/seven.js')).seven,
  H6: async () => (await import('./salzburg/herz/six.js')).six,
  H5: async () => (await import('./salzburg/herz/five.js')).five,
  SA: async () => (await import('./salzburg/schell/ace.js')).ace,
  SK: async () => (await import('./salzburg/schell/king.js')).king,
  SO: async () => (await import('./salzburg/schell/ober.js')).ober,
  SU: async () => (await import('./salzburg/schell/unter.js')).unter,
  S10: async () => (await import('./salzburg/schell/ten.js')).ten,
  S9: async () => (await import('./salzburg/schell/nine.js')).nine,
  S8: async () => (await import('./salzburg/schell/eight.js')).eight,
  S7: async () => (await import('./salzburg/schell/seven.js')).seven,
  S6: async () => (await import('./salzburg/schell/weli.js')).weli,
  S5: async () => (await import('./salzburg/schell/five.js')).five,
};

/** Whether the French card shows a figure of the Salzburg deck. */
const isCourt = (card: Card): boolean => ['K', 'O', 'U'].includes(rankOf(card));

/**
 * Loads a deck with only these cards and only the drawings that they need. The deck throws an Error for any other card.
 * @param letters the letters of the French deck
 * @throws Error for an unknown card
 */
export async function loadCards(cards: readonly Card[], name: DeckName, letters: Letters = 'BDKA'): Promise<Deck> {
  const known = cards.map(knownCard);
  const load = async (wanted: readonly Card[]): Promise<ReadonlyMap<Card, CardArt>> =>
    new Map(await Promise.all(wanted.map(async (card) => [card, await ART[card]()] as const)));
  const missing = (card: Card): Error => new Error(`The drawing of ${card} was not loaded.`);
  if (name === 'french') {
    const [{ frenchDeck }, art] = await Promise.all([import('./french/deck.js'), load(known.filter(isCourt))]);
    return frenchDeck(letters, (card) => {
      if (!known.includes(card)) throw missing(card);
      return art.get(card)?.court;
    });
  }
  const art = await load(known);
  return salzburgDeck((card) => {
    const found = art.get(card);
    if (!found) throw missing(card);
    return found;
  });
}
