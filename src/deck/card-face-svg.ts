import type { Card } from './card.js';
import type { Deck } from './deck.js';
import { DeckError } from './deck-error.js';
import { LEVELS, type Detail, type Indices } from './level.js';
import { cardName } from './name.js';
import { cardFaceDocument } from './svg.js';

/** Options for the SVG of a card's front in any deck. */
export interface CardFaceSvgOptions {
  /** A plaque with rank and suit at the top left. Default: `off`, as on printed cards. */
  readonly indices?: Indices;
  /** Whether the leaves are teal, for visitors who confuse red and green. Default: `false`. */
  readonly colourAid?: boolean;
  /** The level of detail. `compact`: only rank and sign, for cards narrower than 60 pixels. Default: `full`. */
  readonly detail?: Detail;
}

/**
 * Returns the SVG of a known card.
 * @throws DeckError `invalid-option`; the message lists the valid values
 */
export function cardFaceSvg(card: Card, deck: Deck, options: CardFaceSvgOptions = {}): string {
  const indices = oneOf<Indices>('indices', options.indices ?? 'off', ['off', 'small', 'large']);
  const detail = oneOf('detail', options.detail ?? 'full', Object.keys(LEVELS) as Detail[]);
  const colourAid = oneOf('colourAid', options.colourAid ?? false, [true, false]);
  return cardFaceDocument(cardName(card, deck.name), card, deck, { indices, detail, colourAid });
}

/**
 * Returns the value if it is allowed.
 * @throws DeckError `invalid-option`; the message contains the value and the valid ones
 */
export function oneOf<T>(option: string, value: unknown, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  const choices = allowed.map((choice) => JSON.stringify(choice)).join(', ');
  throw new DeckError(
    'invalid-option',
    `${option} must be one of ${choices}, not ${JSON.stringify(value) ?? String(value)}.`,
  );
}
