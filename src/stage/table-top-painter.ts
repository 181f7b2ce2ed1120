import { getExport } from '../base/get-export.js';
import { WALNUT, woodSteps, type Steps } from './wood.js';

/**
 * Draws a table top in short steps, in its own box from 0,0 to (width, height).
 * @param ratio device pixels per CSS pixel
 * @param stain CSS colour of the stain; invalid colours have no effect
 */
export type TableTopPainter = (
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  ratio: number,
  stain?: string,
) => Steps;

const walnutSteps: TableTopPainter = (context, width, height, ratio, stain) =>
  woodSteps(context, width, height, ratio, stain, WALNUT);

/** Returns the surface that a host names in `data-surface`; undefined means larch. */
export const surfaceNameOf = (host: HTMLElement): string | undefined => host.dataset['surface'];

/** Returns the painter of a surface if its code loads with the stage; null for the felt. */
export const loadedPainter = (surface: string | undefined): TableTopPainter | null =>
  surface === 'felt' ? null : surface === 'walnut' ? walnutSteps : woodSteps;

/** Loads the code that draws a surface. If the code does not load, the table top is larch. */
export async function loadPainter(surface: string | undefined): Promise<TableTopPainter> {
  const loaded = loadedPainter(surface);
  if (loaded) return loaded;
  return import('./felt.js').then((code) => getExport(code, 'feltSteps')).catch(() => woodSteps);
}

/** Until `signal` is aborted: calls `onChange` when the host names another surface. */
export function watchSurfaceName(host: HTMLElement, onChange: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(onChange);
  observer.observe(host, { attributeFilter: ['data-surface'] });
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}
