import type { Card } from '../rules/card.js';
import { paintEdge, paintGleam, paintHalo, type Halo, type HaloImage } from './halo.js';
import type { Texture } from './pixi.js';
import type { Size } from './pose.js';
import { createLruCache } from './lru-cache.js';
import type { Pixi } from './pixi-module.js';

/** Draws one face of a card, or its back, from the context's origin to the right and down. */
export type DrawFace = (
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  face: Card | null,
  widthInPixels: number,
) => void;

/** A face at a size in device pixels. */
export interface Want extends Size {
  readonly face: Card | null;
}

/** A texture with a card in its middle. */
export interface Stamp {
  readonly texture: Texture;
  /** Size of the card within the texture, in its pixels. */
  readonly card: Size;
}

export interface CardTextures {
  has(want: Want): boolean;
  /** The face at that very size; drawn now if it was not. */
  exact(want: Want): Stamp;
  /** The face at the size most like it that has been drawn; drawn now if there is none. */
  near(want: Want): Stamp;
  halo(halo: Halo, card: Size): Stamp;
  edge(card: Size): Stamp;
  /** The light on metal; as wide as a card. */
  gleam(): Stamp;
  /** Lets go of what has not been used for long, if there is too much, but not of what is wanted. */
  trim(wanted: readonly Want[]): void;
  /** Lets go of all faces: they look different now. */
  clear(): void;
  destroy(): void;
}

/** Pixels of faces that are kept: about 24 of 360 pixels width. */
const MAX_PIXELS = 6_000_000;
/** Clear pixels around a face, so that the edges of a turned card are smooth. */
const CLEAR = 2;

const sizeKey = ({ width, height }: Size): string => `${width}x${height}`;
const keyOf = (want: Want): string => `${want.face ?? 'back'} ${sizeKey(want)}`;

// A texture a card, no pages of many: a table is one or two draw calls anyhow, and a new card uploads 1 ms, not a page's 45.
export function createTextures(pixi: Pixi, page: Document, draw: DrawFace): CardTextures {
  const drop = ({ texture }: Stamp): void => texture.destroy(true);
  const faces = createLruCache<Stamp>(MAX_PIXELS, drop);
  const halos = new Map<string, Stamp>();
  const edges = new Map<string, Stamp>();

  const stampOf = ({ canvas, card }: HaloImage): Stamp => ({
    texture: new pixi.Texture({ source: new pixi.CanvasSource({ resource: canvas }) }),
    card,
  });

  const once = (kept: Map<string, Stamp>, key: string, make: () => HaloImage): Stamp => {
    const found = kept.get(key);
    if (found) return found;
    const stamp = stampOf(make());
    kept.set(key, stamp);
    return stamp;
  };

  const paint = (want: Want): Stamp => {
    const { face, width, height } = want;
    const canvas = page.createElement('canvas');
    canvas.width = width + 2 * CLEAR;
    canvas.height = height + 2 * CLEAR;
    // A card of hundreds of paths is drawn nine times as fast without the graphics card.
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The stage needs a 2D canvas, and this browser gives no context.');
    context.translate(CLEAR, CLEAR);
    draw(context, face, width);
    const stamp = stampOf({ canvas, card: { width, height } });
    faces.put(keyOf(want), stamp, canvas.width * canvas.height);
    return stamp;
  };

  const exact = (want: Want): Stamp => faces.get(keyOf(want)) ?? paint(want);

  return {
    has: (want) => faces.get(keyOf(want)) !== undefined,
    exact,
    near(want) {
      const start = `${want.face ?? 'back'} `;
      let best: { readonly key: string; readonly apart: number } | null = null;
      for (const [key, { card }] of faces.entries()) {
        const apart = Math.abs(Math.log(card.width / want.width));
        if (key.startsWith(start) && (!best || apart < best.apart)) best = { key, apart };
      }
      return (best && faces.get(best.key)) ?? paint(want);
    },
    halo: (kind, { width, height }) => {
      const aspect = Math.round((100 * height) / width) / 100;
      return once(halos, `${kind} ${aspect}`, () => paintHalo(page, kind, aspect));
    },
    edge: (card) => once(edges, sizeKey(card), () => paintEdge(page, card)),
    gleam: () => once(halos, 'gleam', () => paintGleam(page)),
    trim(wanted) {
      faces.trim(new Set(wanted.map(keyOf)));
      const sizes = new Set(wanted.map(sizeKey));
      for (const [key, stamp] of edges) {
        if (sizes.has(key)) continue;
        edges.delete(key);
        drop(stamp);
      }
    },
    clear: () => faces.clear(),
    destroy() {
      faces.clear();
      for (const kept of [halos, edges]) {
        for (const stamp of kept.values()) drop(stamp);
        kept.clear();
      }
    },
  };
}
