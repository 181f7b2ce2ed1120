import type { Picture } from '../table/picture.js';
import { copyCanvas, discard, styleAsLayer, type TableTop } from './layer.js';
import { planMotion, cardStateAt, type Plan } from './motion.js';
import type { Metal } from './metal.js';
import type { CanvasTransform } from './pixels.js';
import { fit, fitBetween, applyFit, type Pose } from './pose.js';
import { createScene, sizedFacesOf, type Scene } from './scene.js';
import { watchSpace, type Space } from './space.js';
import type { Pixi } from './pixi-module.js';
import { openSurface, type Surface, type SurfaceEvents } from './surface.js';
import { createTextures, type CardTextures, type DrawCard, type SizedCardFace } from './textures.js';

export interface StageOptions {
  /** Draws the face of a card, or the back for null, into a context whose origin is the card's top left corner. */
  readonly drawCard: DrawCard;
  /** The CSS colour the wood is dyed with, asked whenever it is painted; undefined: as it grew. */
  readonly stain?: () => string | undefined;
  /** Returns the metal spot that gleams when a card is played. */
  readonly metal?: Metal;
  /** Multiplies the duration of all motion: 1 normal, 2 twice as slow, 0 none. Default 1. */
  readonly pace?: number;
  /**
   * The canvas is gone for good: the table is to be shown without it. The stage still has to be destroyed.
   * @param error what drawing has thrown, if that was why
   */
  readonly onLost?: (error?: unknown) => void;
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
  /** Redraws all card faces. Call it when they look different (colour aid, indices). */
  redrawCards(): void;
  /**
   * Releases its graphics memory. A still image replaces the canvas, and pictures shown
   * while suspended are not drawn.
   */
  suspend(): void;
  /** Draws again. Resolves when the current picture has replaced the still image. */
  resume(): Promise<void>;
  /** Leaves nothing behind; promises of `show` resolve. May be called twice. */
  destroy(): void;
}

/** How long after the last change of size all is drawn anew for it. */
const SIZE_SETTLES_MS = 160;
/** How long the browser has to give a lost context back. */
const CONTEXT_RETURNS_MS = 2000;
/** How long textures are drawn in one go: half a frame. */
const DRAWING_SLICE_MS = 8;

const EMPTY: Picture = { width: 0, height: 0, cards: [] };

/** The objects that a stage is created from. */
export interface StageSetup {
  readonly host: HTMLElement;
  readonly options: StageOptions;
  readonly page: Document;
  readonly view: Window & typeof globalThis;
  readonly pixi: Pixi;
  readonly space: Space;
  readonly surface: Surface;
  readonly events: SurfaceEvents;
  /** In the host, and painted for the space. */
  readonly tableTop: TableTop;
}

/** A picture that waits to be shown. */
interface PendingPicture {
  readonly picture: Picture;
  readonly pace: number;
}

/** A stage on two canvases: the table top, and above it the cards. Made by `createStage`. */
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
  /** Whether drawing has thrown, as it may on a page that has altered built-ins: nothing is drawn any more. */
  #isBroken = false;

  #picture = EMPTY;
  #plan: Plan = { plannedCards: [], length: 0 };
  /** Milliseconds since the plan began; it stands at its end while nothing moves. */
  #time = 0;
  /** The frame asked for; 0 while nothing moves. */
  #frame = 0;
  /** The start time of the plan; null until its first frame. */
  #startTime: number | null = null;
  /** The time of the last frame of this motion; null before the first. */
  #lastFrameTime: number | null = null;
  /** The plan of the last frame. */
  #lastDrawnPlan: Plan | null = null;
  /** A picture whose card faces are still being drawn. */
  #pendingPicture: PendingPicture | null = null;
  /** Resolves the last promise of `show`. */
  #resolveShow: (() => void) | null = null;

  /** The size has not settled: faces are scaled, not drawn for it. */
  #isRough = false;
  #resizeTimer: ReturnType<typeof setTimeout> | undefined;
  #contextTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether this canvas is the second one, made because the first was lost for good. */
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
    // Lost before anybody could listen.
    if (surface.isLost) this.contextLost();
  }

  async show(next: Picture, { pace = this.#setup.options.pace ?? 1 } = {}): Promise<void> {
    if (this.#isDestroyed) return;
    // A picture that did not get so far as to move still says which card is which.
    if (this.#pendingPicture) this.#adopt(this.#pendingPicture.pace);
    this.#resolveShown();
    const pending: PendingPicture = { picture: next, pace };
    this.#pendingPicture = pending;
    const done = new Promise<void>((resolve) => {
      this.#resolveShow = resolve;
    });
    // A picture laid out for another size may come with every frame: its faces are drawn when that is over.
    if (!this.#isUnseen && !this.#isRough) {
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
    this.#startMotion(this.#isUnseen || isMotionReduced ? 0 : pace);
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
    // One that is lost has nothing to show: it is given back when it has been drawn once more.
    if (!this.#stillImage && !this.#surface.isLost) this.#releaseSurface();
  }

  async resume(): Promise<void> {
    this.#isSuspended = false;
    const shouldResume = (): boolean => this.#stillImage !== null && !this.#isSuspended && !this.#isDestroyed;
    if (!shouldResume()) return;
    const newSurface = await this.#openSurface();
    // The faces were given back, too: the still picture stands while they are drawn.
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

  get #isUnseen(): boolean {
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

  /** @param hasOnlyTimeChanged whether only the time has changed since the last frame */
  #draw(hasOnlyTimeChanged = false): void {
    if (this.#isDestroyed || this.#isEmpty || this.#isUnseen) return;
    try {
      this.#render(hasOnlyTimeChanged);
    } catch (error) {
      this.#isBroken = true;
      // What is being drawn comes to its end first.
      queueMicrotask(() => this.#giveUp(error));
    }
  }

  #render(hasOnlyTimeChanged = false): void {
    const isSame = hasOnlyTimeChanged && this.#lastDrawnPlan === this.#plan;
    this.#lastDrawnPlan = this.#plan;
    const area = this.#scene.update(this.#plan, this.#time, this.#transformFor(this.#picture), !this.#isRough, isSame);
    this.#surface.render(this.#scene.root, area);
  }

  /** Draws missing card faces, a few milliseconds at a time, while `areStillNeeded()`. */
  async #prepare(sizedFaces: readonly SizedCardFace[], areStillNeeded: () => boolean): Promise<boolean> {
    let since = performance.now();
    for (const sizedFace of sizedFaces) {
      if (this.#textures.has(sizedFace)) continue;
      if (performance.now() - since > DRAWING_SLICE_MS) {
        await new Promise((resolve) => setTimeout(resolve));
        since = performance.now();
      }
      if (!areStillNeeded()) return false;
      this.#textures.exact(sizedFace);
    }
    return areStillNeeded();
  }

  /** Lets go of faces that are not shown, if there are too many. */
  #trim(): void {
    this.#textures.trim(sizedFacesOf(this.#plan.plannedCards, this.#transformFor(this.#picture)));
  }

  // -- motion --------------------------------------------------------------------------------------------------------

  /** Where all cards are now, in the measure of another picture. */
  #poses(next: Picture): ReadonlyMap<string, Pose> {
    const change = fitBetween(this.#picture, next, this.#space);
    const remaining = this.#plan.plannedCards.filter(({ isLeaving }) => !isLeaving);
    return new Map(remaining.map(({ key, move }) => [key, applyFit(cardStateAt(move, this.#time), change)]));
  }

  /** Takes the waiting picture as the one that is shown, its cards still where they were. */
  #adopt(pace: number): void {
    if (!this.#pendingPicture) return;
    const { picture } = this.#pendingPicture;
    this.#pendingPicture = null;
    this.#plan = planMotion(this.#poses(picture), picture, pace, (face) => this.#metal(face) !== null);
    this.#picture = picture;
    this.#time = 0;
    // What overtakes a motion goes on in the next frame, so that pictures may come with every frame.
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
      this.#draw();
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
    else this.#resizeTimer = setTimeout(() => void this.#sharpen(), SIZE_SETTLES_MS);
  }

  /** The size has settled: everything is drawn for it. */
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

  /** The browser has taken the context away; it may give it back. */
  contextLost(): void {
    clearTimeout(this.#contextTimer);
    this.#contextTimer = setTimeout(() => void this.#replace(), CONTEXT_RETURNS_MS);
  }

  contextRestored(): void {
    clearTimeout(this.#contextTimer);
    this.#isReplaced = false;
    if (this.#isSuspended) this.#releaseSurface();
    else this.#draw();
  }

  /** The browser gave the context not back: another canvas, once; then it is over. */
  async #replace(): Promise<void> {
    const newSurface = this.#isReplaced ? null : await this.#openSurface();
    if (this.#isDestroyed || !this.#surface.isLost) return newSurface?.destroy();
    if (!newSurface) return this.#giveUp();
    this.#isReplaced = true;
    this.#useSurface(newSurface);
    if (this.#isSuspended) this.#releaseSurface();
  }

  /** Null: there is none to be had. */
  #openSurface(): Promise<Surface | null> {
    const { pixi, page, events } = this.#setup;
    return openSurface(pixi, page, this.#space.pixels, events).catch(() => null);
  }

  /** Replaces the current canvas, or the still image, by a new surface. */
  #useSurface(newSurface: Surface): void {
    const { pixi } = this.#setup;
    const [oldSurface, stillImage] = [this.#surface, this.#stillImage];
    this.#surface = newSurface;
    this.#stillImage = null;
    (stillImage ?? oldSurface.canvas).before(styleAsLayer(newSurface.canvas));
    // What pixi noted in the sprites belongs to the old canvas.
    this.#scene.destroy();
    this.#scene = createScene(pixi, this.#textures, this.#metal);
    newSurface.resize(this.#space.pixels);
    this.#draw();
    if (stillImage) discard(stillImage);
    else oldSurface.destroy();
  }

  /** Replaces the canvas by a still image and releases its context. */
  #releaseSurface(): void {
    // What could not be seen was not drawn.
    if (!this.#isEmpty) this.#render();
    const { canvas } = this.#surface;
    this.#stillImage = copyCanvas(canvas);
    canvas.before(this.#stillImage);
    this.#textures.clear();
    this.#surface.destroy();
  }

  /** @param error what drawing has thrown */
  #giveUp(error?: unknown): void {
    this.finish();
    this.#setup.options.onLost?.(error);
  }
}
