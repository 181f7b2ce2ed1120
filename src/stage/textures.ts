import type { Card } from '../rules/card.js';
import { paintEdge, paintGleam, paintHalo, type Halo, type HaloImage } from './halo.js';
import type { Texture } from './pixi.js';
import type { Size } from './pose.js';
import { createLruCache } from './lru-cache.js';
import type { Pixi } from './pixi-module.js';

/** Draws the face of a card, or the back for null. The origin of the context is the top left corner of the card. */
export type DrawCard = (
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  cardFace: Card | null,
  widthInPixels: number,
) => void;

/** A card face, or the back, at a size in device pixels. */
export interface SizedCardFace extends Size {
  readonly cardFace: Card | null;
}

/** A texture with a centred card. */
export interface CardTexture {
  readonly texture: Texture;
  /** The size of the card within the texture, in pixels of the texture. */
  readonly card: Size;
}

export interface CardTextures {
  has(sizedFace: SizedCardFace): boolean;
  /** Returns the texture at exactly this size. Draws it if it is missing. */
  exact(sizedFace: SizedCardFace): CardTexture;
  /** Returns the existing texture of the closest size, or draws a new one. */
  closest(sizedFace: SizedCardFace): CardTexture;
  halo(halo: Halo, card: Size): CardTexture;
  edge(card: Size): CardTexture;
  /** Returns the light on metal, as wide as a card. */
  gleam(): CardTexture;
  /** Releases the least recently used textures until the cache is within its limit. Keeps the needed ones. */
  trim(neededFaces: readonly SizedCardFace[]): void;
  /** Releases all textures of card faces. */
  clear(): void;
  destroy(): void;
}

/** Maximum total pixels of cached card faces: about 24 cards with a width of 360 pixels. */
const MAX_PIXELS = 6_000_000;
/** Transparent pixels around a card face, so that the edges of a turned card are smooth. */
const CLEAR_MARGIN = 2;

const sizeKey = ({ width, height }: Size): string => `${width}x${height}`;
const textureKey = (sizedFace: SizedCardFace): string => `${sizedFace.cardFace ?? 'back'} ${sizeKey(sizedFace)}`;

/**
 * Creates the textures, one per card instead of an atlas. A table needs only one or two draw calls. Uploading a card
 * takes 1 ms; uploading an atlas takes 45 ms.
 */
export function createTextures(pixi: Pixi, page: Document, draw: DrawCard): CardTextures {
  const drop = ({ texture }: CardTexture): void => texture.destroy(true);
  const cardFaces = createLruCache<CardTexture>(MAX_PIXELS, drop);
  const halos = new Map<string, CardTexture>();
  const edges = new Map<string, CardTexture>();

  const createCardTexture = ({ canvas, card }: HaloImage): CardTexture => ({
    texture: new pixi.Texture({ source: new pixi.CanvasSource({ resource: canvas }) }),
    card,
  });

  const cached = (cache: Map<string, CardTexture>, key: string, make: () => HaloImage): CardTexture => {
    const found = cache.get(key);
    if (found) return found;
    const cardTexture = createCardTexture(make());
    cache.set(key, cardTexture);
    return cardTexture;
  };

  const paint = (sizedFace: SizedCardFace): CardTexture => {
    const { cardFace, width, height } = sizedFace;
    const canvas = page.createElement('canvas');
    canvas.width = width + 2 * CLEAR_MARGIN;
    canvas.height = height + 2 * CLEAR_MARGIN;
    // A card has hundreds of paths. Drawing them in software is nine times as fast as on the GPU.
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The stage needs a 2D canvas, which this browser lacks.');
    context.translate(CLEAR_MARGIN, CLEAR_MARGIN);
    draw(context, cardFace, width);
    const cardTexture = createCardTexture({ canvas, card: { width, height } });
    cardFaces.put(textureKey(sizedFace), cardTexture, canvas.width * canvas.height);
    return cardTexture;
  };

  const exact = (sizedFace: SizedCardFace): CardTexture => cardFaces.get(textureKey(sizedFace)) ?? paint(sizedFace);

  return {
    has: (sizedFace) => cardFaces.get(textureKey(sizedFace)) !== undefined,
    exact,
    closest(sizedFace) {
      const start = `${sizedFace.cardFace ?? 'back'} `;
      let best: { readonly key: string; readonly difference: number } | null = null;
      for (const [key, { card }] of cardFaces.entries()) {
        const difference = Math.abs(Math.log(card.width / sizedFace.width));
        if (key.startsWith(start) && (!best || difference < best.difference)) best = { key, difference };
      }
      return (best && cardFaces.get(best.key)) ?? paint(sizedFace);
    },
    halo: (kind, { width, height }) => {
      const aspect = Math.round((100 * height) / width) / 100;
      return cached(halos, `${kind} ${aspect}`, () => paintHalo(page, kind, aspect));
    },
    edge: (card) => cached(edges, sizeKey(card), () => paintEdge(page, card)),
    gleam: () => cached(halos, 'gleam', () => paintGleam(page)),
    trim(neededFaces) {
      cardFaces.trim(new Set(neededFaces.map(textureKey)));
      const sizes = new Set(neededFaces.map(sizeKey));
      for (const [key, stamp] of edges) {
        if (sizes.has(key)) continue;
        edges.delete(key);
        drop(stamp);
      }
    },
    clear: () => cardFaces.clear(),
    destroy() {
      cardFaces.clear();
      for (const cache of [halos, edges]) {
        for (const stamp of cache.values()) drop(stamp);
        cache.clear();
      }
    },
  };
}
