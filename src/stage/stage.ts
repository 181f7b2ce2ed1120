import type { Picture } from '../table/picture.js';
import { copyOf, discard, layer, type TableTop } from './layer.js';
import { planMotion, seenAt, type Plan } from './motion.js';
import type { Metal } from './metal.js';
import type { Lens } from './pixels.js';
import { fit, refit, refitted, type Pose } from './pose.js';
import { createScene, wantsOf, type Scene } from './scene.js';
import { watchSpace, type Space } from './space.js';
import type { Pixi } from './pixi-module.js';
import { openSurface, type Surface, type SurfaceEvents } from './surface.js';
import { createTextures, type CardTextures, type DrawFace, type Want } from './textures.js';

export interface StageOptions {
  /** Draws one face (`null`: the back) into a context whose origin is the card's top left corner. */
  readonly face: DrawFace;
  /** The CSS colour the wood is dyed with, asked whenever it is painted; undefined: as it grew. */
  readonly stain?: () => string | undefined;
  /** Where a face gleams when it is played. */
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
  /** The faces look different now (colour aid, indices): draws them anew. */
  refaced(): void;
  /**
   * Gives back to the graphics card what it holds. What lies there stands as a still picture, and what is shown
   * meanwhile is not drawn.
   */
  rest(): void;
  /** Draws again: the still picture stands until what is to be seen now is drawn. Then the promise resolves. */
  wake(): Promise<void>;
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

/** What a stage is made of. */
export interface StageParts {
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

/** A picture that is to be shown. */
interface Waiting {
  readonly picture: Picture;
  readonly pace: number;
}

/** A stage on two canvases: the table top, and above it the cards. Made by `createStage`. */
export class CanvasStage implements Stage {
  readonly #parts: StageParts;
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
  #plan: Plan = { parts: [], length: 0 };
  /** Milliseconds since the plan began; it stands at its end while nothing moves. */
  #time = 0;
  /** The frame asked for; 0 while nothing moves. */
  #frame = 0;
  /** When the plan began; null until its first frame. */
  #began: number | null = null;
  /** When the last frame of this motion was drawn; null: none yet. */
  #ticked: number | null = null;
  /** The plan that the last frame was of. */
  #drawn: Plan | null = null;
  /** A picture whose faces are still being drawn. */
  #waiting: Waiting | null = null;
  /** Resolves the last promise of `show`. */
  #resolveShow: (() => void) | null = null;

  /** The size has not settled: faces are scaled, not drawn for it. */
  #isRough = false;
  #resizeTimer: ReturnType<typeof setTimeout> | undefined;
  #contextTimer: ReturnType<typeof setTimeout> | undefined;
  /** Whether this canvas is the second one, made because the first was lost for good. */
  #isReplaced = false;
  #isResting = false;
  /** What stands in place of a surface that was given back. */
  #still: HTMLCanvasElement | null = null;

  constructor(parts: StageParts) {
    const { host, options, page, view, pixi, space, surface, tableTop } = parts;
    const { signal } = this.#listening;
    this.#parts = parts;
    this.#space = space;
    this.#surface = surface;
    this.#metal = options.metal ?? (() => null);
    this.#tableTop = tableTop;
    tableTop.canvas.after(layer(surface.canvas));
    this.#textures = createTextures(pixi, page, options.face);
    this.#scene = createScene(pixi, this.#textures, this.#metal);
    watchSpace(host, view, (now) => this.#resize(now), signal);
    page.addEventListener('visibilitychange', () => (page.hidden ? this.finish() : this.#draw()), { signal });
    // Lost before anybody could listen.
    if (surface.lost) this.contextLost();
  }

  async show(next: Picture, { pace = this.#parts.options.pace ?? 1 } = {}): Promise<void> {
    if (this.#isDestroyed) return;
    // A picture that did not get so far as to move still says which card is which.
    if (this.#waiting) this.#adopt(this.#waiting.pace);
    this.#settled();
    const mine: Waiting = { picture: next, pace };
    this.#waiting = mine;
    const done = new Promise<void>((resolve) => {
      this.#resolveShow = resolve;
    });
    // A picture laid out for another size may come with every frame: its faces are drawn when that is over.
    if (!this.#isUnseen && !this.#isRough) {
      const wants = wantsOf(planMotion(this.#poses(next), next, 0).parts, this.#lens(next));
      try {
        await this.#prepare(wants, () => this.#waiting === mine);
      } catch (error) {
        if (this.#waiting === mine) this.#waiting = null;
        throw error;
      }
    }
    if (this.#waiting !== mine) return done;
    const isCalm = this.#parts.view.matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#begin(this.#isUnseen || isCalm ? 0 : pace);
    return done;
  }

  finish(): void {
    if (this.#waiting) return this.#begin(0);
    if (this.#frame !== 0) this.#settle();
  }

  refaced(): void {
    this.#textures.clear();
    this.#draw();
  }

  rest(): void {
    if (this.#isDestroyed || this.#isResting) return;
    this.#isResting = true;
    this.finish();
    // One that is lost has nothing to show: it is given back when it has been drawn once more.
    if (!this.#still && !this.#surface.lost) this.#giveBack();
  }

  async wake(): Promise<void> {
    this.#isResting = false;
    const isDue = (): boolean => this.#still !== null && !this.#isResting && !this.#isDestroyed;
    if (!isDue()) return;
    const fresh = await this.#openSurface();
    // The faces were given back, too: the still picture stands while they are drawn.
    if (fresh) await this.#prepare(wantsOf(this.#plan.parts, this.#lens(this.#picture)), isDue);
    if (!isDue()) return fresh?.destroy();
    if (!fresh) return this.#giveUp();
    this.#isReplaced = this.#isRough = false;
    this.#take(fresh);
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    this.#waiting = null;
    this.#parts.view.cancelAnimationFrame(this.#frame);
    clearTimeout(this.#contextTimer);
    clearTimeout(this.#resizeTimer);
    this.#listening.abort();
    this.#settled();
    this.#scene.destroy();
    this.#textures.destroy();
    if (this.#still) discard(this.#still);
    else this.#surface.destroy();
    this.#tableTop.destroy();
  }

  // -- drawing -------------------------------------------------------------------------------------------------------

  get #isUnseen(): boolean {
    return this.#isBroken || this.#parts.page.hidden || this.#isResting || this.#still !== null || this.#surface.lost;
  }

  get #isEmpty(): boolean {
    const { width, height } = this.#space.pixels;
    return width < 1 || height < 1;
  }

  #lens(picture: Picture): Lens {
    const { width, pixels } = this.#space;
    return { fit: fit(picture, this.#space), ratio: width > 0 ? pixels.width / width : 1 };
  }

  /** @param goesOn whether only time has passed since the last frame. */
  #draw(goesOn = false): void {
    if (this.#isDestroyed || this.#isEmpty || this.#isUnseen) return;
    try {
      this.#render(goesOn);
    } catch (error) {
      this.#isBroken = true;
      // What is being drawn comes to its end first.
      queueMicrotask(() => this.#giveUp(error));
    }
  }

  #render(goesOn = false): void {
    const isSame = goesOn && this.#drawn === this.#plan;
    this.#drawn = this.#plan;
    const area = this.#scene.update(this.#plan, this.#time, this.#lens(this.#picture), !this.#isRough, isSame);
    this.#surface.render(this.#scene.root, area);
  }

  /** Draws the faces that are missing, a few milliseconds at a time, for as long as they are wanted. */
  async #prepare(wants: readonly Want[], areWanted: () => boolean): Promise<boolean> {
    let since = performance.now();
    for (const want of wants) {
      if (this.#textures.has(want)) continue;
      if (performance.now() - since > DRAWING_SLICE_MS) {
        await new Promise((resolve) => setTimeout(resolve));
        since = performance.now();
      }
      if (!areWanted()) return false;
      this.#textures.exact(want);
    }
    return areWanted();
  }

  /** Lets go of faces that are not shown, if there are too many. */
  #trim(): void {
    this.#textures.trim(wantsOf(this.#plan.parts, this.#lens(this.#picture)));
  }

  // -- motion --------------------------------------------------------------------------------------------------------

  /** Where all cards are now, in the measure of another picture. */
  #poses(next: Picture): ReadonlyMap<string, Pose> {
    const change = refit(this.#picture, next, this.#space);
    const there = this.#plan.parts.filter(({ leaves }) => !leaves);
    return new Map(there.map(({ key, move }) => [key, refitted(seenAt(move, this.#time), change)]));
  }

  /** Takes the waiting picture as the one that is shown, its cards still where they were. */
  #adopt(pace: number): void {
    if (!this.#waiting) return;
    const { picture } = this.#waiting;
    this.#waiting = null;
    this.#plan = planMotion(this.#poses(picture), picture, pace, (face) => this.#metal(face) !== null);
    this.#picture = picture;
    this.#time = 0;
    // What overtakes a motion goes on in the next frame, so that pictures may come with every frame.
    this.#began = this.#frame === 0 ? null : this.#ticked;
  }

  #begin(pace: number): void {
    this.#adopt(pace);
    if (this.#plan.length === 0) return this.#settle();
    if (this.#frame !== 0) return;
    this.#ticked = null;
    this.#frame = this.#parts.view.requestAnimationFrame((now) => this.#tick(now));
  }

  #tick(now: number): void {
    this.#ticked = now;
    this.#began ??= now;
    this.#time = Math.max(0, now - this.#began);
    if (this.#time >= this.#plan.length) return this.#settle();
    this.#frame = this.#parts.view.requestAnimationFrame((next) => this.#tick(next));
    this.#draw(true);
  }

  /** All motion is at its end. */
  #settle(): void {
    this.#parts.view.cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#time = this.#plan.length;
    try {
      this.#draw();
      this.#trim();
    } finally {
      this.#settled();
    }
  }

  #settled(): void {
    const resolve = this.#resolveShow;
    this.#resolveShow = null;
    resolve?.();
  }

  // -- size ----------------------------------------------------------------------------------------------------------

  #resize(now: Space): void {
    const isFirst = this.#isEmpty;
    this.#space = now;
    this.#isRough = true;
    if (!this.#still) this.#surface.resize(now.pixels);
    this.#draw();
    clearTimeout(this.#resizeTimer);
    if (isFirst) void this.#sharpen();
    else this.#resizeTimer = setTimeout(() => void this.#sharpen(), SIZE_SETTLES_MS);
  }

  /** The size has settled: everything is drawn for it. */
  async #sharpen(): Promise<void> {
    const mine = this.#space;
    this.#tableTop.paint(mine);
    if (this.#isResting) return;
    const wants = wantsOf(this.#plan.parts, this.#lens(this.#picture));
    if (!(await this.#prepare(wants, () => !this.#isDestroyed && this.#space === mine))) return;
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
    if (this.#isResting) this.#giveBack();
    else this.#draw();
  }

  /** The browser gave the context not back: another canvas, once; then it is over. */
  async #replace(): Promise<void> {
    const fresh = this.#isReplaced ? null : await this.#openSurface();
    if (this.#isDestroyed || !this.#surface.lost) return fresh?.destroy();
    if (!fresh) return this.#giveUp();
    this.#isReplaced = true;
    this.#take(fresh);
    if (this.#isResting) this.#giveBack();
  }

  /** Null: there is none to be had. */
  #openSurface(): Promise<Surface | null> {
    const { pixi, page, events } = this.#parts;
    return openSurface(pixi, page, this.#space.pixels, events).catch(() => null);
  }

  /** A fresh canvas takes the place of the one that stands there, or of its picture. */
  #take(fresh: Surface): void {
    const { pixi } = this.#parts;
    const [old, still] = [this.#surface, this.#still];
    this.#surface = fresh;
    this.#still = null;
    (still ?? old.canvas).before(layer(fresh.canvas));
    // What pixi noted in the sprites belongs to the old canvas.
    this.#scene.destroy();
    this.#scene = createScene(pixi, this.#textures, this.#metal);
    fresh.resize(this.#space.pixels);
    this.#draw();
    if (still) discard(still);
    else old.destroy();
  }

  /** A picture takes the place of the canvas, which gives its context back. */
  #giveBack(): void {
    // What could not be seen was not drawn.
    if (!this.#isEmpty) this.#render();
    const { canvas } = this.#surface;
    this.#still = copyOf(canvas);
    canvas.before(this.#still);
    this.#textures.clear();
    this.#surface.destroy();
  }

  /** @param error what drawing has thrown */
  #giveUp(error?: unknown): void {
    this.finish();
    this.#parts.options.onLost?.(error);
  }
}
