import type { Area } from './area.js';
import { discard } from './layer.js';
import type { Pixi } from './pixi-module.js';
import type { Container, WebGLRenderer } from './pixi.js';
import type { Size } from './pose.js';
import { registerRings } from './ring.js';
import { releaseContext } from './webgl.js';

/** A canvas that pixi draws on. */
export interface Surface {
  readonly canvas: HTMLCanvasElement;
  /** Whether its context is gone, for the time being or for good. */
  readonly isLost: boolean;
  /** Size in device pixels. */
  resize(size: Size): void;
  /** @param area where something has changed: the rest stays as it was drawn; null: all is drawn anew. */
  render(root: Container, area: Area | null): void;
  destroy(): void;
}

export interface SurfaceEvents {
  onLost(): void;
  onRestored(): void;
}

/** Every context has eight at least. Of two, a card and its shadow, a stage drawn in software takes a third less time. */
const TEXTURES_PER_BATCH = 2;

/** Made here, not by pixi, so that a context that is lost already never reaches it. What was drawn stays, to be mended. */
function contextOf(canvas: HTMLCanvasElement): WebGL2RenderingContext | WebGLRenderingContext {
  const attributes: WebGLContextAttributes = {
    alpha: true,
    antialias: false,
    premultipliedAlpha: true,
    stencil: true,
    preserveDrawingBuffer: true,
  };
  const gl = canvas.getContext('webgl2', attributes) ?? canvas.getContext('webgl', attributes);
  if (!gl) throw new Error('The stage needs WebGL, and this browser gives no context. Show the table without canvas.');
  if (gl.isContextLost()) throw new Error('The stage needs WebGL, and its context was lost at once. Try again later.');
  // pixi halves a number until a shader compiles. On a context lost meanwhile none ever does: the page would freeze.
  const ask = gl.getShaderParameter.bind(gl);
  gl.getShaderParameter = (shader: WebGLShader, name: number): unknown => ask(shader, name) ?? true;
  // pixi's shader asks in turn which texture of a batch a pixel is of. Drawing in software it reads them all.
  const limit = gl.getParameter.bind(gl);
  gl.getParameter = (name: number): unknown => (name === gl.MAX_TEXTURE_IMAGE_UNITS ? TEXTURES_PER_BATCH : limit(name));
  return gl;
}

let probed = false;

/** pixi keeps a context of its own for a single question. Once that is answered, the page may have it back. */
function returnProbe(pixi: Pixi): void {
  if (probed) return;
  probed = true;
  const gl = pixi.getTestContext();
  if (gl) releaseContext(gl);
}

/**
 * A fresh canvas with a renderer; a used one would freeze pixi.
 * @throws {Error} if there is no WebGL.
 */
export async function openSurface(pixi: Pixi, page: Document, size: Size, events: SurfaceEvents): Promise<Surface> {
  const canvas = page.createElement('canvas');
  canvas.width = Math.max(1, size.width);
  canvas.height = Math.max(1, size.height);
  const gl = contextOf(canvas);
  const listening = new AbortController();
  const { signal } = listening;
  // Registered before pixi's own listeners, to be heard before them.
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
      // Lost again before this could be said: another event will come.
      if (gl.isContextLost()) event.stopImmediatePropagation();
    },
    { signal },
  );

  registerRings(pixi);
  const renderer: WebGLRenderer = new pixi.WebGLRenderer();
  try {
    await renderer.init({
      canvas,
      // pixi's types know of WebGL 2 only; it takes both.
      context: gl as WebGL2RenderingContext,
      width: canvas.width,
      height: canvas.height,
      backgroundAlpha: 0,
      // No part of pixi that touches the host's page.
      skipExtensionImports: true,
      gcActive: false,
    });
  } catch (error) {
    listening.abort();
    releaseContext(gl);
    throw error;
  }
  // It asks for a frame, for ever, to see whether there is something to tidy up; there never is.
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
    render(root, area) {
      if (gl.isContextLost() || (area && area.right < area.left)) return;
      if (area) {
        const [left, bottom] = [Math.floor(area.left), Math.ceil(area.bottom)];
        gl.enable(gl.SCISSOR_TEST);
        gl.scissor(left, canvas.height - bottom, Math.ceil(area.right) - left, bottom - Math.floor(area.top));
      }
      renderer.render(root);
      gl.disable(gl.SCISSOR_TEST);
      returnProbe(pixi);
    },
    destroy() {
      listening.abort();
      // Never with `true`: that empties pools which other tables use.
      renderer.destroy();
      discard(canvas);
    },
  };
}
