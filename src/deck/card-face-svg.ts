import { GROUNDS, groundToken, type Ground } from './back.js';
import type { Card } from './card.js';
import type { Deck } from './deck.js';
import { DeckError } from './deck-error.js';
import { LEVELS, type Detail, type Indices } from './level.js';
import { cardName } from './name.js';
import { backDocument, cardFaceDocument } from './svg.js';

/** Options for the SVG of a card's front, for all decks. */
export interface CardFaceSvgOptions {
  /** A plaque with rank and suit at the top left; `off` if not given, as on the printed cards. */
  readonly indices?: Indices;
  /** Leaves in teal, for eyes that confuse red and green. */
  readonly colourAid?: boolean;
  /** `compact`: rank and sign alone, for cards under 60 pixels; `full` if not given. */
  readonly detail?: Detail;
}

/** How the back is to be drawn as SVG. */
export interface BackSvgOptions {
  /** The ground's colour; `leather` if not given. */
  readonly ground?: Ground;
}

/**
 * Returns the SVG of a known card.
 * @throws DeckError `invalid-option`, naming what would be right
 */
export function cardFaceSvg(card: Card, deck: Deck, options: CardFaceSvgOptions = {}): string {
  const indices = oneOf<Indices>('indices', options.indices ?? 'off', ['off', 'small', 'large']);
  const detail = oneOf('detail', options.detail ?? 'full', Object.keys(LEVELS) as Detail[]);
  const colourAid = oneOf('colourAid', options.colourAid ?? false, [true, false]);
  return cardFaceDocument(cardName(card, deck.name), card, deck, { indices, detail, colourAid });
}

/**
 * The back as a standalone SVG document.
 * @throws DeckError `invalid-option` for an unknown ground
 */
export function backSvg({ ground = 'leather' }: BackSvgOptions = {}): string {
  return backDocument('Kartenrücken', groundToken(oneOf('ground', ground, Object.keys(GROUNDS) as Ground[])));
}

/**
 * The value, if it is allowed.
 * @throws DeckError `invalid-option`, naming it and what would be right
 */
export function oneOf<T>(option: string, value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  const choices = allowed.map((choice) => JSON.stringify(choice)).join(', ');
  throw new DeckError(
    'invalid-option',
    `${option} cannot be ${JSON.stringify(value) ?? String(value)}; it is one of: ${choices}.`,
  );
}
