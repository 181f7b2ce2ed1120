import { createTableTop } from './layer.js';
import { sameSpace, spaceIn } from './space.js';
import { CanvasStage, type Stage, type StageOptions } from './stage.js';
import type { Pixi } from './pixi-module.js';
import { openSurface, type SurfaceEvents } from './surface.js';
import { hasWebGL } from './webgl.js';

/** Loads what draws the cards; `createStage` does so by itself. */
export const loadRenderer = (): Promise<Pixi> => import('./pixi.js');

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
  const loading = loadRenderer();
  const early = spaceIn(host, view);
  // The wood needs nothing that has to be loaded: it is there long before the cards.
  const tableTop = createTableTop(page, () => options.stain?.());
  host.prepend(tableTop.canvas);
  tableTop.paint(early);
  tableTop.fadeIn(view);
  let stage: CanvasStage | null = null;
  const events: SurfaceEvents = {
    onLost: () => stage?.contextLost(),
    onRestored: () => stage?.contextRestored(),
  };
  try {
    const pixi = await loading;
    signal?.throwIfAborted();
    const space = spaceIn(host, view);
    if (!sameSpace(space, early)) tableTop.paint(space);
    const surface = await openSurface(pixi, page, space.pixels, events);
    if (signal?.aborted) {
      surface.destroy();
      throw signal.reason;
    }
    stage = new CanvasStage({ host, options, page, view, pixi, space, surface, events, tableTop });
    return stage;
  } catch (error) {
    tableTop.destroy();
    throw error;
  }
}
