import { rankOf, suitOf, WELI, type Card } from '../card.js';
import type { Deck } from '../deck.js';
import { flat, line } from '../draw.js';
import { FRAME_PATH, MARGIN } from '../salzburg/ground.js';
import { PARTS } from '../salzburg/parts.js';
import { INNER, type Drawing, type Parts } from '../shape.js';
import { frenchAce } from './aces.js';
import { frenchCourt } from './courts.js';
import { FRENCH_GLYPHS } from './letters.js';
import { frenchNumber } from './numbers.js';
import { FRENCH_PIPS } from './pips.js';
import { cornerLetter, FRENCH_SIGNS, type Letters } from './signs.js';
import { frenchWeli, WELI_PARTS } from './weli.js';
import { WREATH_PARTS } from './wreath.js';

const FRENCH_PARTS: Parts = { ...PARTS, ...FRENCH_GLYPHS, ...FRENCH_PIPS, ...WREATH_PARTS, ...WELI_PARTS };

function content(card: Card, letters: Letters): Drawing {
  if (card === WELI) return frenchWeli();
  const rank = rankOf(card);
  const letter = cornerLetter(rank, letters);
  if (rank === 'A') return frenchAce(suitOf(card));
  return rank === 'K' || rank === 'O' || rank === 'U' ? frenchCourt(card, letter) : frenchNumber(card, letter);
}

const deck = (letters: Letters): Deck => ({
  name: 'french',
  parts: FRENCH_PARTS,
  signs: FRENCH_SIGNS,
  picture: (card) => [content(card, letters), flat(MARGIN, 'paper'), line(FRAME_PATH, INNER, 0)],
  letter: (rank) => cornerLetter(rank, letters),
});

/** The French deck in four colours: the figures of the Salzburg deck, French signs and letters. */
export const FRENCH: Readonly<Record<Letters, Deck>> = { BDKA: deck('BDKA'), JQKA: deck('JQKA') };
