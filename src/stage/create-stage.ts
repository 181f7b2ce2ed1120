import { createTableTop, fadeIn, styleAsLayer } from './layer.js';
import { yieldToEventLoop } from '../table/yield-to-event-loop.js';
import { takeTableTop } from './prepared-table-top.js';
import { sameSpace, spaceIn } from './space.js';
import { CanvasStage, type Stage, type StageOptions } from './stage.js';
export { prepareTableTop } from './prepared-table-top.js';
import type { Pixi } from './pixi-module.js';
import { openSurface, type SurfaceEvents } from './surface.js';

/** Preloads the code that draws the cards. `createStage` also loads it. */
export const loadRenderer = (): Promise<Pixi> => import('./pixi.js');

/**
 * Adds two canvases to a host: the table top and the cards.
 * @param host a positioned element that sets the size
 * @param signal cancels the creation, so that the promise rejects with the signal's reason; has no effect afterwards
 * @throws {Error} if WebGL is not available; the table works without the canvas
 */
export async function createStage(host: HTMLElement, options: StageOptions, signal?: AbortSignal): Promise<Stage> {
  signal?.throwIfAborted();
  const page = host.ownerDocument;
  const view = page.defaultView;
  if (!view) throw new Error('The stage needs a page that is displayed.');
  const loading = loadRenderer();
  const firstSpace = spaceIn(host, view);
  // The table top needs little code, so it appears long before the cards.
  const stain = (): string | undefined => options.stain?.();
  const prepared = takeTableTop(host, firstSpace, stain());
  const tableTop = createTableTop(host, prepared ?? styleAsLayer(page.createElement('canvas')), firstSpace, stain);
  if (!tableTop.isLoaded) await tableTop.load();
  if (!prepared) {
    host.prepend(tableTop.canvas);
    tableTop.paint(firstSpace);
    fadeIn(tableTop.canvas, view);
  }
  let stage: CanvasStage | null = null;
  const events: SurfaceEvents = {
    onLost: () => stage?.contextLost(),
    onRestored: () => stage?.contextRestored(),
  };
  try {
    const pixi = await loading;
    // Each step takes many milliseconds on a slow device, so the page responds to input between them.
    await yieldToEventLoop();
    signal?.throwIfAborted();
    const space = spaceIn(host, view);
    if (!sameSpace(space, firstSpace)) tableTop.paint(space);
    const surface = await openSurface(pixi, page, space.pixels, events);
    await yieldToEventLoop();
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
