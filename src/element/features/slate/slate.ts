import { nothing } from 'lit';
import { adoptStyles } from '../../shell/adopt-styles.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { slateCode } from './lazy-slate.js';

/**
 * Creates the slate with the whole Schrift, visible if the table has room. Until the slate's code has loaded, the bar
 * shows the score.
 */
export const createSlate = ({
  element: { host, signal },
  picture: { presenter },
}: Topics<'element' | 'picture'>): Feature => {
  /**
   * Number of the hand in which the code was last requested. After a failure, the next hand requests the code again.
   */
  let askedIn = NaN;
  let isStyled = false;

  const load = async (): Promise<void> => {
    await slateCode.load().catch(() => null);
    if (!signal.aborted) host.requestUpdate();
  };
  return {
    slots: {
      score(data) {
        if (!data.model.layout.slate) return nothing;
        const { code } = slateCode;
        const { handNumber } = presenter.snapshot.view;
        if (!code) {
          if (askedIn !== handNumber) void load();
          askedIn = handNumber;
          return nothing;
        }
        if (!isStyled) adoptStyles(host, [code.slateStyles], signal);
        isStyled = true;
        return code.slateTemplate(data);
      },
    },
  };
};
