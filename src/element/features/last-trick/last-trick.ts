import { lazyCode } from '../../shell/lazy-code.js';
import type { Feature } from '../../table/feature.js';
import { lazyPanel } from '../../table/panels/panel-content.js';
import { lastPile } from './last-pile.js';

export const lastTrickCode = lazyCode(() => import('./last-trick-panel.js'), 'lastTrick', 'panels');

/** Creates the view of the last trick: the pile on the table and the panel with the trick's cards. */
export const createLastTrick = (): Feature => ({
  slots: { trick: lastPile },
  panels: {
    'last-trick': lazyPanel(lastTrickCode, ({ lastTrick }, data) => lastTrick(data), {
      styles: ({ lastTrickStyles }) => [lastTrickStyles],
      rendered: ({ placeLastTrick }, frame, model) => placeLastTrick(frame, model),
    }),
  },
});
