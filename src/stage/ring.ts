import type { DefaultBatchableMeshElement, InstructionSet, Renderer, RenderPipe, Sprite } from './pixi.js';
import type { Pixi } from './pixi-module.js';

/** A rectangle in pixels of a texture: its centre, relative to the texture's centre, and half its width and height. */
export interface Hole {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A sprite with a hole where a card covers it. In software rendering, the hidden middle would account for most of the cost
 * of a shadow.
 */
export interface Ring extends Sprite {
  /** The mesh that pixi draws for the ring. */
  readonly band: Band;
}

type Band = Omit<DefaultBatchableMeshElement, 'positions' | 'uvs'> & {
  readonly positions: Float32Array;
  readonly uvs: Float32Array;
};

const PIPE_NAME = 'wattenRing';
/** Indices of the triangles, two per side. The corners run clockwise from the top left: four outside, then four inside. */
const SIDES = [0, 1, 2, 3].flatMap((from) => {
  const to = (from + 1) % 4;
  return [from, to, to + 4, from, to + 4, from + 4];
});

class RingPipe implements RenderPipe<Ring> {
  static readonly extension = { type: ['webgl-pipes'], name: PIPE_NAME };
  readonly #renderer: Renderer;

  constructor(renderer: Renderer) {
    this.#renderer = renderer;
  }

  addRenderable(ring: Ring, instructions: InstructionSet): void {
    ring.band.texture = ring.texture;
    this.#renderer.renderPipes.batch.addToBatch(ring.band, instructions);
  }

  updateRenderable({ band }: Ring): void {
    const { _batcher: batcher } = band;
    batcher.updateElement(band);
  }

  validateRenderable({ band, texture }: Ring): boolean {
    const { _batcher: batcher } = band;
    return !batcher.checkAndUpdateTexture(band, texture);
  }

  destroy(): void {}
}

let isRegistered = false;

/** Registers rings with pixi. Call it before you create a renderer. */
export function registerRings(pixi: Pixi): void {
  if (!isRegistered) pixi.extensions.add(RingPipe);
  isRegistered = true;
}

export function createRing(pixi: Pixi): Ring {
  const sprite = new pixi.Sprite({ anchor: 0.5 });
  const band = {
    batcherName: 'default',
    topology: 'triangle-list',
    packAsQuad: false,
    roundPixels: 0,
    texture: sprite.texture,
    attributeOffset: 0,
    attributeSize: 8,
    indexOffset: 0,
    indexSize: SIDES.length,
    indices: SIDES,
    positions: new Float32Array(16),
    uvs: new Float32Array(16),
    get blendMode() {
      return sprite.groupBlendMode;
    },
    get color() {
      return sprite.groupColorAlpha;
    },
    get transform() {
      return sprite.groupTransform;
    },
  };
  return Object.assign(sprite, { renderPipeId: PIPE_NAME, band }) as unknown as Ring;
}

const clampWithin = (at: number, half: number): number => Math.max(-half, Math.min(half, at));

/** Sets the hole of a ring after its texture is set. Call it before you move the ring, or the old hole can remain. */
export function setHole({ band: { positions, uvs }, texture }: Ring, hole: Hole): void {
  const { width, height } = texture;
  for (let corner = 0; corner < 8; corner++) {
    const right = corner % 4 === 1 || corner % 4 === 2 ? 1 : -1;
    const down = corner % 4 > 1 ? 1 : -1;
    const isOutside = corner < 4;
    const x = isOutside ? (right * width) / 2 : clampWithin(hole.x + right * hole.width, width / 2);
    const y = isOutside ? (down * height) / 2 : clampWithin(hole.y + down * hole.height, height / 2);
    positions[2 * corner] = x;
    positions[2 * corner + 1] = y;
    uvs[2 * corner] = x / width + 0.5;
    uvs[2 * corner + 1] = y / height + 0.5;
  }
}
