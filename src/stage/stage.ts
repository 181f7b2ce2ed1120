import type { Picture } from '../table/picture.js';
import { planMotion, seenAt, type Plan } from './motion.js';
import type { Metal } from './metal.js';
import type { Lens } from './pixels.js';
import { fit, refit, refitted, type Pose } from './pose.js';
import { createScene, wantsOf } from './scene.js';
import { spaceIn, watchSpace } from './space.js';
import { openSurface } from './surface.js';
import { createTextures, type DrawFace, type Want } from './textures.js';
import { hasWebGL } from './webgl.js';
import { paintWood } from './wood.js';

export interface StageOptions {
  /** Draws one face (`null`: the back) into a context whose origin is the card's top left corner. */
  readonly face: DrawFace;
  /** The CSS colour the wood is dyed with, asked whenever it is painted; undefined: as it grew. */
  readonly stain?: () => string | undefined;
  /** Where a face gleams when it is played. */
  readonly metal?: Metal;
  /** Multiplies the duration of all motion: 1 normal, 2 twice as slow, 0 none. Default 1. */
  readonly pace?: number;
  /** The canvas is gone for good: the table is to be shown without it. The stage still has to be destroyed. */
  readonly onLost?: () => void;
}

export interface Stage {
  /**
   * Shows a picture. Cards known from the last one (by `key` or `was`) move from where they are.
   * @returns a promise that resolves when their motion has settled, was finished or overtaken by another picture, or
   * nobody can see it; it rejects only if a face cannot be drawn.
   */
  show(picture: Picture, options?: { readonly pace?: number }): Promise<void>;
  /** Brings all motion to its end at once. */
  finish(): void;
  /** The faces look different now (colour aid, indices): draws them anew. */
  refaced(): void;
  /** Leaves nothing behind; promises of `show` resolve. May be called twice. */
  destroy(): void;
}

/** Milliseconds after the last change of size until all is drawn anew for it. */
const SIZE_SETTLES = 160;
/** Milliseconds the browser has to give a lost context back. */
const CONTEXT_RETURNS = 2000;
/** Milliseconds of drawing textures in one go: half a frame. */
const SLICE = 8;

const EMPTY: Picture = { width: 0, height: 0, cards: [] };

function layer(canvas: HTMLCanvasElement): HTMLCanvasElement {
  canvas.setAttribute('aria-hidden', 'true');
  const { style } = canvas;
  style.position = 'absolute';
  style.inset = '0';
  style.width = '100%';
  style.height = '100%';
  style.display = 'block';
  // The buttons that lie over the canvas are what is touched.
  style.pointerEvents = 'none';
  return canvas;
}

/**
 * Puts a table top and the cards on it into a host, as two canvases.
 * @param host a positioned element; it gives the size.
 * @param signal gives the making up; the promise then rejects with its reason. Without effect afterwards.
 * @throws {Error} if there is no WebGL: the table can then be shown without canvas.
 */
export async function createStage(host: HTMLElement, options: StageOptions, signal?: AbortSignal): Promise<Stage> {
  signal?.throwIfAborted();
  const page = host.ownerDocument;
  const view = page.defaultView;
  if (!view || !hasWebGL(page)) {
    throw new Error('The stage needs WebGL, and this browser gives none. Show the table without canvas.');
  }
  const pixi = await import('./pixi.js');
  signal?.throwIfAborted();

  let space = spaceIn(host, view);
  let returning: ReturnType<typeof setTimeout> | undefined;
  let replaced = false;
  const events = {
    onLost: () => {
      clearTimeout(returning);
      returning = setTimeout(() => void replace(), CONTEXT_RETURNS);
    },
    onRestored: () => {
      clearTimeout(returning);
      replaced = false;
      draw();
    },
  };
  let surface = await openSurface(pixi, page, space.pixels, events);
  if (signal?.aborted) {
    surface.destroy();
    throw signal.reason;
  }

  const listening = new AbortController();
  const wood = layer(page.createElement('canvas'));
  host.prepend(wood, layer(surface.canvas));
  const textures = createTextures(pixi, page, options.face);
  const metal: Metal = options.metal ?? (() => null);
  let scene = createScene(pixi, textures, metal);

  let gone = false;
  let picture = EMPTY;
  let plan: Plan = { parts: [], length: 0 };
  /** Milliseconds since the plan began; it stands at its end while nothing moves. */
  let time = 0;
  let frame = 0;
  let began: number | null = null;
  /** A picture whose faces are still being drawn. */
  let waiting: { readonly picture: Picture; readonly pace: number } | null = null;
  let settled: (() => void) | null = null;
  let resizing: ReturnType<typeof setTimeout> | undefined;
  /** The size has not settled: faces are scaled, not drawn for it. */
  let rough = false;

  const lens = (of: Picture): Lens => ({
    fit: fit(of, space),
    ratio: space.width > 0 ? space.pixels.width / space.width : 1,
  });
  const unseen = (): boolean => page.hidden || surface.lost;
  const empty = (): boolean => space.pixels.width < 1 || space.pixels.height < 1;

  function paintTable(): void {
    if (empty()) return;
    wood.width = space.pixels.width;
    wood.height = space.pixels.height;
    // Grain is thousands of strokes: without the graphics card they take a tenth of the time where it is emulated.
    const context = wood.getContext('2d', { alpha: false, willReadFrequently: true });
    if (context) paintWood(context, space.width, space.height, space.pixels.width / space.width, options.stain?.());
  }

  function draw(): void {
    if (gone || empty() || unseen()) return;
    scene.update(plan, time, lens(picture), !rough);
    surface.render(scene.root);
  }

  function tell(): void {
    const done = settled;
    settled = null;
    done?.();
  }

  /** Draws the faces that are missing, a few milliseconds at a time, for as long as they are wanted. */
  async function prepare(wants: readonly Want[], wanted: () => boolean): Promise<boolean> {
    let since = performance.now();
    for (const want of wants) {
      if (textures.has(want)) continue;
      if (performance.now() - since > SLICE) {
        await new Promise((resolve) => setTimeout(resolve));
        since = performance.now();
      }
      if (!wanted()) return false;
      textures.exact(want);
    }
    return wanted();
  }

  /** Where all cards are now, in the measure of another picture. */
  function poses(next: Picture): ReadonlyMap<string, Pose> {
    const change = refit(picture, next, space);
    return new Map(plan.parts.map(({ key, move }) => [key, refitted(seenAt(move, time), change)]));
  }

  function settle(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    time = plan.length;
    try {
      draw();
      textures.trim(wantsOf(plan.parts, lens(picture)));
    } finally {
      tell();
    }
  }

  function tick(now: number): void {
    began ??= now;
    time = Math.max(0, now - began);
    if (time >= plan.length) return settle();
    frame = requestAnimationFrame(tick);
    draw();
  }

  /** Takes the waiting picture as the one that is shown, its cards still where they were. */
  function adopt(pace: number): void {
    if (!waiting) return;
    const next = waiting.picture;
    waiting = null;
    plan = planMotion(poses(next), next, pace, (face) => metal(face) !== null);
    picture = next;
    time = 0;
    began = null;
  }

  function begin(pace: number): void {
    adopt(pace);
    if (plan.length === 0) return settle();
    if (frame === 0) frame = requestAnimationFrame(tick);
  }

  function finish(): void {
    if (waiting) return begin(0);
    if (frame !== 0) settle();
  }

  /** The size has settled: everything is drawn for it. */
  async function sharpen(): Promise<void> {
    const mine = space;
    paintTable();
    const ready = await prepare(wantsOf(plan.parts, lens(picture)), () => !gone && space === mine);
    if (!ready) return;
    rough = false;
    draw();
    textures.trim(wantsOf(plan.parts, lens(picture)));
  }

  /** The browser gave the context not back: another canvas, once; then it is over. */
  async function replace(): Promise<void> {
    const old = surface;
    const fresh = replaced ? null : await openSurface(pixi, page, space.pixels, events).catch(() => null);
    if (gone || !old.lost) return fresh?.destroy();
    if (!fresh) {
      finish();
      options.onLost?.();
      return;
    }
    replaced = true;
    surface = fresh;
    old.canvas.replaceWith(layer(fresh.canvas));
    old.destroy();
    // What pixi noted in the sprites belongs to the old canvas.
    scene.destroy();
    scene = createScene(pixi, textures, metal);
    fresh.resize(space.pixels);
    draw();
  }

  watchSpace(
    host,
    view,
    (now) => {
      const first = empty();
      space = now;
      rough = true;
      surface.resize(space.pixels);
      draw();
      clearTimeout(resizing);
      if (first) void sharpen();
      else resizing = setTimeout(() => void sharpen(), SIZE_SETTLES);
    },
    listening.signal,
  );
  page.addEventListener(
    'visibilitychange',
    () => {
      if (page.hidden) finish();
      else draw();
    },
    { signal: listening.signal },
  );
  paintTable();

  return {
    async show(next, { pace = options.pace ?? 1 } = {}) {
      if (gone) return;
      // A picture that did not get so far as to move still says which card is which.
      if (waiting) adopt(waiting.pace);
      tell();
      const mine = { picture: next, pace };
      waiting = mine;
      const done = new Promise<void>((resolve) => {
        settled = resolve;
      });
      // A picture laid out for another size may come with every frame: its faces are drawn when that is over.
      if (!unseen() && !rough) {
        const wants = wantsOf(planMotion(poses(next), next, 0).parts, lens(next));
        try {
          await prepare(wants, () => waiting === mine);
        } catch (error) {
          if (waiting === mine) waiting = null;
          throw error;
        }
      }
      if (waiting !== mine) return done;
      const calm = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
      begin(unseen() || calm ? 0 : pace);
      return done;
    },
    finish,
    refaced() {
      textures.clear();
      draw();
    },
    destroy() {
      if (gone) return;
      gone = true;
      waiting = null;
      cancelAnimationFrame(frame);
      clearTimeout(returning);
      clearTimeout(resizing);
      listening.abort();
      tell();
      scene.destroy();
      textures.destroy();
      surface.destroy();
      wood.remove();
      wood.width = wood.height = 0;
    },
  };
}
