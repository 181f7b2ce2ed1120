import { nothing } from 'lit';
import { adoptStyles } from '../../shell/adopt-styles.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { slateCode } from './lazy-slate.js';

/** The slate with the whole Schrift, where the table has room for it; until it has loaded the score is in the bar. */
export const createSlate = ({
  element: { host, signal },
  picture: { presenter },
}: Topics<'element' | 'picture'>): Feature => {
  /** The number of the hand in which the code was last asked for; if it failed, the next hand tries again. */
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
