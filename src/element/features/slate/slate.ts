import { slateCode } from '../../table/parts.js';
import type { ElementHost } from '../../shell/host.js';
import type { TableModel } from '../../../table/model.js';
import type { TemplateData } from '../../table/template-data.js';
import { adoptStyles } from '../../shell/adopt-styles.js';

/** The slate of one game, which is loaded once there is room for it. */
export interface Slate {
  /** Its template; null: there is no room, or it has not come. If it cannot be had it is asked for in the next hand. */
  templateFor(model: TableModel, handNumber: number): TemplateData['slate'];
}

/** @param signal aborts when the game leaves the table */
export const createSlate = (host: ElementHost, signal: AbortSignal): Slate => {
  let askedIn = NaN;
  let isStyled = false;

  const load = async (): Promise<void> => {
    // Until then the score stands in the bar.
    await slateCode.load().catch(() => null);
    if (!signal.aborted) host.requestUpdate();
  };
  return {
    templateFor({ layout }, handNumber) {
      if (!layout.slate) return null;
      const { code } = slateCode;
      if (!code) {
        if (askedIn !== handNumber) void load();
        askedIn = handNumber;
        return null;
      }
      if (!isStyled) adoptStyles(host, [code.slateStyles], signal);
      isStyled = true;
      return code.slateTemplate;
    },
  };
};
