import { rankOf, suitOf, WELI, type Card } from './card.js';
import type { Back } from './back.js';
import { cacheByArguments, cachePerObject } from './cache.js';
import { area, flat } from './draw.js';
import { CARD_PATH, rounded } from './curve.js';
import type { Deck } from './deck.js';
import { expand, type FlatShape } from './expand.js';
import { GLYPHS, type Letter } from './glyph.js';
import { LEVELS, type Detail, type Indices } from './level.js';
import { type Drawing, HEIGHT, WIDTH } from './shape.js';

export interface CardFaceChoice {
  readonly detail: Detail;
  readonly indices: Indices;
}

type Shapes = readonly FlatShape[];

const cachedCardFaces = cachePerObject((deck: Deck) =>
  cacheByArguments((card: Card, detail: Detail): Shapes =>
    expand(
      [flat(CARD_PATH, 'paper'), detail === 'compact' ? compactCardFace(card, deck) : deck.picture(card), EDGE],
      LEVELS[detail],
    ),
  ),
);

const indicesOf = cachePerObject((deck: Deck) =>
  cacheByArguments((card: Card, indices: 'small' | 'large', detail: Detail): Shapes =>
    expand(cornerIndex(card, indices, deck), LEVELS[detail]),
  ),
);

const cachedCardFacesWithIndices = cachePerObject((deck: Deck) =>
  cacheByArguments((card: Card, indices: 'small' | 'large', detail: Detail): Shapes => [
    ...cachedCardFaces(deck)(card, detail),
    ...indicesOf(deck)(card, indices, detail),
  ]),
);

/** Returns all shapes of a card's front, paper first. Cached after the first expansion. */
export const cardFaceShapes = (card: Card, { detail, indices }: CardFaceChoice, deck: Deck): Shapes =>
  indices === 'off' ? cachedCardFaces(deck)(card, detail) : cachedCardFacesWithIndices(deck)(card, indices, detail);

/** Returns all shapes of a back. The ground has the token `leder`. */
export const backShapes = cachePerObject((back: Back) =>
  cacheByArguments((detail: Detail): Shapes => expand(back.draw(), LEVELS[detail])),
);

/** A grey hairline at the edge that makes a card visible on a white page. */
const EDGE: Drawing = [{ d: rounded(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 63.5), stroke: 'grau', width: 3 }];

/** The Weli's index is W, not 6. */
const letterOf = (card: Card, deck: Deck): Letter => (card === WELI ? 'W' : deck.letter(rankOf(card)));

interface Size {
  readonly at: readonly [x: number, y: number];
  readonly size: number;
}

/**
 * Draws a rank and its sign. The sizes are the cap height and the diameter, in units. A ten is squeezed to the width of
 * one digit.
 */
function rankAndSign(card: Card, deck: Deck, rank: Size, sign: Size): Drawing {
  const letter = letterOf(card, deck);
  const scale = rank.size / 100;
  const squeeze = letter === '10' ? 0.84 : letter === 'W' ? 0.86 : 1;
  return [
    { use: GLYPHS[letter], at: rank.at, scale: [scale * squeeze, scale] },
    { use: deck.signs[suitOf(card)], at: sign.at, scale: sign.size / 100 },
  ];
}

/** Draws the front of a very small card, with only rank and sign. */
function compactCardFace(card: Card, deck: Deck): Drawing {
  return [
    { d: rounded(40, 40, 920, 1688, 50), stroke: 'ink', width: 12 },
    rankAndSign(card, deck, { at: [500, 0.29 * HEIGHT], size: 0.22 * HEIGHT }, { at: [500, 0.7 * HEIGHT], size: 620 }),
  ];
}

const PLAQUES = {
  small: {
    width: 240,
    height: 0.19 * HEIGHT,
    rank: { x: 135, y: 0.065, cap: 0.055 },
    sign: { x: 135, y: 0.15, size: 115 },
  },
  large: {
    width: 400,
    height: 0.3 * HEIGHT,
    rank: { x: 210, y: 0.105, cap: 0.105 },
    sign: { x: 210, y: 0.232, size: 200 },
  },
} as const;

/** Draws the plaque at the top left with rank and suit. */
function cornerIndex(card: Card, indices: 'small' | 'large', deck: Deck): Drawing {
  const { width, height, rank, sign } = PLAQUES[indices];
  return [
    area(rounded(18, 18, width, height, 55), 'paper', 12),
    rankAndSign(
      card,
      deck,
      { at: [rank.x, rank.y * HEIGHT], size: rank.cap * HEIGHT },
      { at: [sign.x, sign.y * HEIGHT], size: sign.size },
    ),
  ];
}
