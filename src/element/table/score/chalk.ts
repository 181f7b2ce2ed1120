import { lazyCode } from '../../shell/lazy-code.js';
import type { ElementHost } from '../../shell/host.js';
import type { TableModel } from '../../../table/model.js';
import type { TemplatePicture } from '../template-data.js';

/** Code that draws chalk outside the slate. */
const chalkCode = lazyCode(() => import('./chalk-sign.js'), 'struckStroke', 'chalk');

/** The chalk of one game. The code for chalk loads when the first sign or stroke is needed. */
export interface Chalk {
  /** Returns the chalk's code; null if not needed or not loaded. After a failure, the next hand requests the code again. */
  for(model: TableModel, handNumber: number): TemplatePicture['chalk'];
}

/** @param signal aborts when the table closes the game */
export const createChalk = (host: ElementHost, signal: AbortSignal): Chalk => {
  let requestedInHand = NaN;

  const load = async (): Promise<void> => {
    await chalkCode.load().catch(() => null);
    if (!signal.aborted) host.requestUpdate();
  };
  return {
    for({ sides }, handNumber) {
      const { code } = chalkCode;
      if (code || !sides.some(({ gestrichen, bummerl }) => gestrichen || bummerl > 0)) return code;
      if (requestedInHand !== handNumber) void load();
      requestedInHand = handNumber;
      return null;
    },
  };
};
