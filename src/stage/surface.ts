import type { Area } from './area.js';
import { discard } from './layer.js';
import type { Pixi } from './pixi-module.js';
import type { Container, WebGLRenderer } from './pixi.js';
import type { Size } from './pose.js';
import { yieldToEventLoop } from '../table/yield-to-event-loop.js';
import { registerRings } from './ring.js';
import { openContext, releaseContext } from './webgl.js';

/** A canvas that pixi draws on. */
export interface Surface {
  readonly canvas: HTMLCanvasElement;
  /** Whether the context is lost, temporarily or for good. */
  readonly isLost: boolean;
  /** Resizes the canvas. `size`: in device pixels. */
  resize(size: Size): void;
  /** Moves the canvas down by a number of CSS pixels. */
  shift(distance: number): void;
  /** @param areas the areas to clear first, in device pixels; null: the whole canvas */
  render(root: Container, areas: readonly Area[] | null): void;
  destroy(): void;
}

export interface SurfaceEvents {
  onLost(): void;
  onRestored(): void;
}

/**
 * Creates a canvas with a renderer. The canvas must be new, because a used one would freeze pixi.
 * @throws {Error} if WebGL is not available
 */
export async function openSurface(pixi: Pixi, page: Document, size: Size, events: SurfaceEvents): Promise<Surface> {
  const canvas = page.createElement('canvas');
  canvas.width = Math.max(1, size.width);
  canvas.height = Math.max(1, size.height);
  const gl = openContext(canvas);
  const listening = new AbortController();
  const { signal } = listening;
  // This listener is added before pixi's listeners, so that it runs first.
  canvas.addEventListener(
    'webglcontextlost',
    (event) => {
      event.preventDefault();
      events.onLost();
    },
    { signal },
  );
  canvas.addEventListener(
    'webglcontextrestored',
    (event) => {
      // The context was lost again before this event, so another event will follow.
      if (gl.isContextLost()) event.stopImmediatePropagation();
    },
    { signal },
  );

  registerRings(pixi);
  const renderer: WebGLRenderer = new pixi.WebGLRenderer();
  try {
    // Creating a context waits for the graphics process. The page responds before the renderer starts.
    await yieldToEventLoop();
    await renderer.init({
      canvas,
      // pixi's types allow only WebGL 2, but pixi accepts both versions.
      context: gl as WebGL2RenderingContext,
      width: canvas.width,
      height: canvas.height,
      backgroundAlpha: 0,
      // Skips the extensions of pixi that modify the page.
      skipExtensionImports: true,
      gcActive: false,
    });
  } catch (error) {
    listening.abort();
    releaseContext(gl);
    throw error;
  }
  // The scheduler requests frames forever to look for garbage, although garbage collection is off.
  renderer.scheduler.destroy();
  canvas.addEventListener('webglcontextrestored', () => events.onRestored(), { signal });

  return {
    canvas,
    get isLost() {
      return gl.isContextLost();
    },
    resize({ width, height }) {
      renderer.resize(Math.max(1, width), Math.max(1, height));
    },
    shift(distance) {
      canvas.style.translate = distance === 0 ? '' : `0 ${distance}px`;
    },
    render(root, areas) {
      if (gl.isContextLost() || areas?.length === 0) return;
      for (const { left, top, right, bottom } of areas ?? []) {
        const [x, end] = [Math.floor(left), Math.ceil(bottom)];
        gl.enable(gl.SCISSOR_TEST);
        gl.scissor(x, canvas.height - end, Math.ceil(right) - x, end - Math.floor(top));
        gl.clear(gl.COLOR_BUFFER_BIT);
      }
      gl.disable(gl.SCISSOR_TEST);
      renderer.render({ container: root, clear: areas === null });
    },
    destroy() {
      listening.abort();
      // Never pass `true`: it would empty pools that other tables use.
      renderer.destroy();
      discard(canvas);
    },
  };
}
