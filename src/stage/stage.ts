import type { Picture } from '../table/picture.js';
import { copyCanvas, discard, styleAsLayer, type TableTop } from './layer.js';
import { planMotion, cardStateAt, shakeAt, type Plan } from './motion.js';
import type { Metal } from './metal.js';
import { yieldToEventLoop } from '../table/yield-to-event-loop.js';
import { sameTransform, type CanvasTransform } from './pixels.js';
import { fit, fitBetween, applyFit, type Pose } from './pose.js';
import { createScene, sizedFacesOf, type Scene } from './scene.js';
import { watchSpace, type Space } from './space.js';
import type { Pixi } from './pixi-module.js';
import { openSurface, type Surface, type SurfaceEvents } from './surface.js';
import { createTextures, type CardTextures, type DrawCard, type SizedCardFace } from './textures.js';

export interface StageOptions {
  /** Draws the face of a card, or the back for null, into a context whose origin is the card's top left corner. */
  readonly drawCard: DrawCard;
  /** Called for each painting. Returns the CSS colour of the wood stain, or undefined for natural wood. */
  readonly stain?: () => string | undefined;
  /** Returns the metal spot that gleams when a card is played. */
  readonly metal?: Metal;
  /** Factor for the duration of all motion: 1 is normal, 2 half the speed, 0 no motion. Default: 1. */
  readonly pace?: number;
  /**
   * Runs when the canvas is lost for good. Then show the table without it, and call `destroy()`.
   * @param error the error that drawing has thrown, if any
   */
  readonly onLost?: (error?: unknown) => void;
}

export interface Stage {
  /**
   * Shows a picture. Cards of the last picture (by `key` or `previousKey`) move from their current position.
   * @returns a promise that resolves when the motion has ended, another picture has replaced this one, or the stage is not
   *   visible. The promise rejects only if drawing a card face fails.
   */
  show(picture: Picture, options?: { readonly pace?: number }): Promise<void>;
  /** Ends all motion immediately. */
  finish(): void;
  /** Redraws all card faces. Call this method when their appearance (colour aid, indices) has changed. */
  redrawCards(): void;
  /**
   * Releases the graphics memory of the stage. A still image replaces the canvas. While the stage is suspended, new pictures
   * are not drawn.
   */
  suspend(): void;
  /** Resumes drawing. Resolves when the current picture has replaced the still image. */
  resume(): Promise<void>;
  /** Releases everything and resolves the promises of `show`. A second call has no effect. */
  destroy(): void;
}

/** Delay between the last size change and the redraw at the new size. */
const RESIZE_DELAY_MS = 160;
/** Maximum wait for the browser to restore a lost context. */
const CONTEXT_TIMEOUT_MS = 2000;
/** The shake from a hard throw, in CSS pixels. */
const SHAKE_PX = 2;
/** Maximum time for drawing textures without a pause: half a frame. */
const DRAWING_SLICE_MS = 8;

const EMPTY: Picture = { width: 0, height: 0, cards: [] };

/** The objects from which a stage is created. */
export interface StageSetup {
  readonly host: HTMLElement;
  readonly options: StageOptions;
  readonly page: Document;
  readonly view: Window & typeof globalThis;
  readonly pixi: Pixi;
  readonly space: Space;
  readonly surface: Surface;
  readonly events: SurfaceEvents;
  /** The table top in the host, painted for the space. */
  readonly tableTop: TableTop;
}

/** A picture that is not shown yet. */
interface PendingPicture {
  readonly picture: Picture;
  readonly pace: number;
}

/** A stage on two canvases: the table top, and the cards above it. `createStage` creates it. */
export class CanvasStage implements Stage {
  readonly #setup: StageSetup;
  readonly #listening = new AbortController();
  readonly #metal: Metal;
  readonly #tableTop: TableTop;
  readonly #textures: CardTextures;
  #surface: Surface;
  #scene: Scene;
  #space: Space;
  #isDestroyed = false;
  /** Whether drawing has thrown, as on pages that alter built-ins. After an error, the stage stops drawing. */
  #isBroken = false;

  #picture = EMPTY;
  #plan: Plan = { plannedCards: [], length: 0 };
  /** The time since the start of the plan, in ms. Without motion, the time equals the length of the plan. */
  #time = 0;
  /** The requested animation frame; 0 without motion. */
  #frame = 0;
  /** The start time of the plan; null until its first frame. */
  #startTime: number | null = null;
  /** The time of the last frame of this motion; null before the first frame. */
  #lastFrameTime: number | null = null;
  /** The transform of the last frame; null before the first. */
  #lastTransform: CanvasTransform | null = null;
  /** A picture whose card faces are still being drawn. */
  #pendingPicture: PendingPicture | null = null;
  /** Resolves the last promise of `show`. */
  #resolveShow: (() => void) | null = null;

  /** Whether the size is still changing. Card faces are then scaled instead of redrawn. */
  #isRough = false;
  #resizeTimer: ReturnType<typeof setTimeout> | undefined;
  #contextTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether this is the second canvas, created because the first one was lost for good. */
  #isReplaced = false;
  #isSuspended = false;
  /** The image that replaces a released surface. */
  #stillImage: HTMLCanvasElement | null = null;

  constructor(setup: StageSetup) {
    const { host, options, page, view, pixi, space, surface, tableTop } = setup;
    const { signal } = this.#listening;
    this.#setup = setup;
    this.#space = space;
    this.#surface = surface;
    this.#metal = options.metal ?? (() => null);
    this.#tableTop = tableTop;
    tableTop.canvas.after(styleAsLayer(surface.canvas));
    this.#textures = createTextures(pixi, page, options.drawCard);
    this.#scene = createScene(pixi, this.#textures, this.#metal);
    watchSpace(host, view, (now) => this.#resize(now), signal);
    page.addEventListener('visibilitychange', () => (page.hidden ? this.finish() : this.#draw()), { signal });
    // The context was lost before the listener was added.
    if (surface.isLost) this.contextLost();
  }

  async show(next: Picture, { pace = this.#setup.options.pace ?? 1 } = {}): Promise<void> {
    if (this.#isDestroyed) return;
    // A pending picture that has not moved yet still maps previous keys to new ones.
    if (this.#pendingPicture) this.#adopt(this.#pendingPicture.pace);
    this.#resolveShown();
    const pending: PendingPicture = { picture: next, pace };
    this.#pendingPicture = pending;
    const done = new Promise<void>((resolve) => {
      this.#resolveShow = resolve;
    });
    // During a resize, each frame can bring a picture of another size. Card faces are drawn when the size has settled.
    if (!this.#isInvisible && !this.#isRough) {
      const sizedFaces = sizedFacesOf(planMotion(this.#poses(next), next, 0).plannedCards, this.#transformFor(next));
      try {
        await this.#prepare(sizedFaces, () => this.#pendingPicture === pending);
      } catch (error) {
        if (this.#pendingPicture === pending) this.#pendingPicture = null;
        throw error;
      }
    }
    if (this.#pendingPicture !== pending) return done;
    const isMotionReduced = this.#setup.view.matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#startMotion(this.#isInvisible || isMotionReduced ? 0 : pace);
    return done;
  }

  finish(): void {
    if (this.#pendingPicture) return this.#startMotion(0);
    if (this.#frame !== 0) this.#endMotion();
  }

  redrawCards(): void {
    this.#textures.clear();
    this.#draw();
  }

  suspend(): void {
    if (this.#isDestroyed || this.#isSuspended) return;
    this.#isSuspended = true;
    this.finish();
    // A lost canvas has no image to copy, so it is released after the next drawing.
    if (!this.#stillImage && !this.#surface.isLost) this.#releaseSurface();
  }

  async resume(): Promise<void> {
    this.#isSuspended = false;
    const shouldResume = (): boolean => this.#stillImage !== null && !this.#isSuspended && !this.#isDestroyed;
    if (!shouldResume()) return;
    const newSurface = await this.#openSurface();
    // The textures were also released. The still image stays until the card faces are drawn again.
    if (newSurface)
      await this.#prepare(sizedFacesOf(this.#plan.plannedCards, this.#transformFor(this.#picture)), shouldResume);
    if (!shouldResume()) return newSurface?.destroy();
    if (!newSurface) return this.#giveUp();
    this.#isReplaced = this.#isRough = false;
    this.#useSurface(newSurface);
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    this.#pendingPicture = null;
    this.#setup.view.cancelAnimationFrame(this.#frame);
    clearTimeout(this.#contextTimer);
    clearTimeout(this.#resizeTimer);
    this.#listening.abort();
    this.#resolveShown();
    this.#scene.destroy();
    this.#textures.destroy();
    if (this.#stillImage) discard(this.#stillImage);
    else this.#surface.destroy();
    this.#tableTop.destroy();
  }

  // -- drawing -------------------------------------------------------------------------------------------------------

  get #isInvisible(): boolean {
    return (
      this.#isBroken ||
      this.#setup.page.hidden ||
      this.#isSuspended ||
      this.#stillImage !== null ||
      this.#surface.isLost
    );
  }

  get #isEmpty(): boolean {
    const { width, height } = this.#space.pixels;
    return width < 1 || height < 1;
  }

  #transformFor(picture: Picture): CanvasTransform {
    const { width, pixels } = this.#space;
    return { fit: fit(picture, this.#space), ratio: width > 0 ? pixels.width / width : 1 };
  }

  /** @param isCurrent whether the canvas still shows the last frame, apart from the cards */
  #draw(isCurrent = false): void {
    if (this.#isDestroyed || this.#isEmpty || this.#isInvisible) return;
    try {
      this.#render(isCurrent);
    } catch (error) {
      this.#isBroken = true;
      // Lets the current drawing finish first.
      queueMicrotask(() => this.#giveUp(error));
    }
  }

  #render(isCurrent = false): void {
    const transform = this.#transformFor(this.#picture);
    const isSame = isCurrent && this.#lastTransform !== null && sameTransform(transform, this.#lastTransform);
    this.#lastTransform = transform;
    const areas = this.#scene.update(this.#plan, this.#time, transform, !this.#isRough, isSame);
    this.#surface.render(this.#scene.root, areas);
    // Moving the whole canvas is cheaper than redrawing all cards. Whole pixels keep the cards sharp.
    const shake = SHAKE_PX * shakeAt(this.#plan, this.#time) * transform.ratio;
    this.#surface.shift(Math.round(shake) / transform.ratio);
  }

  /** Draws missing card faces, a few milliseconds at a time, while `areStillNeeded()`. */
  async #prepare(sizedFaces: readonly SizedCardFace[], areStillNeeded: () => boolean): Promise<boolean> {
    let since = performance.now();
    for (const sizedFace of sizedFaces) {
      if (this.#textures.has(sizedFace)) continue;
      if (performance.now() - since > DRAWING_SLICE_MS) {
        await yieldToEventLoop();
        since = performance.now();
      }
      if (!areStillNeeded()) return false;
      this.#textures.exact(sizedFace);
    }
    // The next frame uploads the new card faces, which takes as long as drawing them.
    if (performance.now() - since > DRAWING_SLICE_MS) await yieldToEventLoop();
    return areStillNeeded();
  }

  /** Releases card faces that are not shown, if the cache is over its limit. */
  #trim(): void {
    this.#textures.trim(sizedFacesOf(this.#plan.plannedCards, this.#transformFor(this.#picture)));
  }

  // -- motion --------------------------------------------------------------------------------------------------------

  /** The current poses of all cards, in the units of another picture. */
  #poses(next: Picture): ReadonlyMap<string, Pose> {
    const change = fitBetween(this.#picture, next, this.#space);
    const remaining = this.#plan.plannedCards.filter(({ isLeaving }) => !isLeaving);
    return new Map(remaining.map(({ key, move }) => [key, applyFit(cardStateAt(move, this.#time), change)]));
  }

  /** Makes the pending picture the current one. The cards start at their current positions. */
  #adopt(pace: number): void {
    if (!this.#pendingPicture) return;
    const { picture } = this.#pendingPicture;
    this.#pendingPicture = null;
    this.#plan = planMotion(this.#poses(picture), picture, pace, (face) => this.#metal(face) !== null);
    this.#picture = picture;
    this.#time = 0;
    // A plan that replaces a running motion continues from the last frame, so pictures can arrive with every frame.
    this.#startTime = this.#frame === 0 ? null : this.#lastFrameTime;
  }

  #startMotion(pace: number): void {
    this.#adopt(pace);
    if (this.#plan.length === 0) return this.#endMotion();
    if (this.#frame !== 0) return;
    this.#lastFrameTime = null;
    this.#frame = this.#setup.view.requestAnimationFrame((now) => this.#tick(now));
  }

  #tick(now: number): void {
    this.#lastFrameTime = now;
    this.#startTime ??= now;
    this.#time = Math.max(0, now - this.#startTime);
    if (this.#time >= this.#plan.length) return this.#endMotion();
    this.#frame = this.#setup.view.requestAnimationFrame((next) => this.#tick(next));
    this.#draw(true);
  }

  /** Ends all motion. */
  #endMotion(): void {
    this.#setup.view.cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#time = this.#plan.length;
    try {
      this.#draw(true);
      this.#trim();
    } finally {
      this.#resolveShown();
    }
  }

  #resolveShown(): void {
    const resolve = this.#resolveShow;
    this.#resolveShow = null;
    resolve?.();
  }

  // -- size ----------------------------------------------------------------------------------------------------------

  #resize(now: Space): void {
    const isFirst = this.#isEmpty;
    this.#space = now;
    this.#isRough = true;
    if (!this.#stillImage) this.#surface.resize(now.pixels);
    this.#draw();
    clearTimeout(this.#resizeTimer);
    if (isFirst) void this.#sharpen();
    else this.#resizeTimer = setTimeout(() => void this.#sharpen(), RESIZE_DELAY_MS);
  }

  /** Redraws everything when the size has settled. */
  async #sharpen(): Promise<void> {
    const settledSpace = this.#space;
    this.#tableTop.paint(settledSpace);
    if (this.#isSuspended) return;
    const sizedFaces = sizedFacesOf(this.#plan.plannedCards, this.#transformFor(this.#picture));
    if (!(await this.#prepare(sizedFaces, () => !this.#isDestroyed && this.#space === settledSpace))) return;
    this.#isRough = false;
    this.#draw();
    this.#trim();
  }

  // -- the context of the canvas -------------------------------------------------------------------------------------

  /** Runs when the context is lost. The browser can still restore the context. */
  contextLost(): void {
    clearTimeout(this.#contextTimer);
    this.#contextTimer = setTimeout(() => void this.#replace(), CONTEXT_TIMEOUT_MS);
  }

  contextRestored(): void {
    clearTimeout(this.#contextTimer);
    this.#isReplaced = false;
    if (this.#isSuspended) this.#releaseSurface();
    else this.#draw();
  }

  /** Replaces a canvas whose context the browser did not restore. After a second loss, the stage gives up. */
  async #replace(): Promise<void> {
    const newSurface = this.#isReplaced ? null : await this.#openSurface();
    if (this.#isDestroyed || !this.#surface.isLost) return newSurface?.destroy();
    if (!newSurface) return this.#giveUp();
    this.#isReplaced = true;
    this.#useSurface(newSurface);
    if (this.#isSuspended) this.#releaseSurface();
  }

  /** Opens a new surface. Resolves to null if no context is available. */
  #openSurface(): Promise<Surface | null> {
    const { pixi, page, events } = this.#setup;
    return openSurface(pixi, page, this.#space.pixels, events).catch(() => null);
  }

  /** Replaces the current canvas or the still image with a new surface. */
  #useSurface(newSurface: Surface): void {
    const { pixi } = this.#setup;
    const [oldSurface, stillImage] = [this.#surface, this.#stillImage];
    this.#surface = newSurface;
    this.#stillImage = null;
    (stillImage ?? oldSurface.canvas).before(styleAsLayer(newSurface.canvas));
    // The sprites contain pixi's data for the old canvas.
    this.#scene.destroy();
    this.#scene = createScene(pixi, this.#textures, this.#metal);
    newSurface.resize(this.#space.pixels);
    this.#draw();
    if (stillImage) discard(stillImage);
    else oldSurface.destroy();
  }

  /** Replaces the canvas with a still image and releases its context. */
  #releaseSurface(): void {
    // An invisible stage skips drawing, so the canvas can be outdated.
    if (!this.#isEmpty) this.#render();
    const { canvas } = this.#surface;
    this.#stillImage = copyCanvas(canvas);
    canvas.before(this.#stillImage);
    this.#textures.clear();
    this.#surface.destroy();
  }

  /** @param error the error that drawing has thrown, if any */
  #giveUp(error?: unknown): void {
    this.finish();
    this.#setup.options.onLost?.(error);
  }
}
