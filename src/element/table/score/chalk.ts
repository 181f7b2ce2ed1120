import { lazyCode } from '../../shell/lazy-code.js';
import type { ElementHost } from '../../shell/host.js';
import type { TableModel } from '../../../table/model.js';
import type { TemplatePicture } from '../template-data.js';

/** Code that draws chalk beside the slate. */
const chalkCode = lazyCode(() => import('./chalk-sign.js'), 'struckStroke', 'chalk');

/** The chalk of one game, which is loaded when there is something to be drawn with it. */
export interface Chalk {
  /** What draws it; null: it is not needed, or has not come. If it cannot be had it is asked for in the next hand. */
  for(model: TableModel, handNumber: number): TemplatePicture['chalk'];
}

/** @param signal aborts when the game leaves the table */
export const createChalk = (host: ElementHost, signal: AbortSignal): Chalk => {
  let askedIn = NaN;

  const load = async (): Promise<void> => {
    await chalkCode.load().catch(() => null);
    if (!signal.aborted) host.requestUpdate();
  };
  return {
    for({ sides }, handNumber) {
      const { code } = chalkCode;
      if (code || !sides.some(({ gestrichen, bummerl }) => gestrichen || bummerl > 0)) return code;
      if (askedIn !== handNumber) void load();
      askedIn = handNumber;
      return null;
    },
  };
};
