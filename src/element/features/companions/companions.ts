import { lazyCode } from '../../shell/lazy-code.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { lazyPanel } from '../../table/panels/panel-content.js';

const companionsCode = lazyCode(() => import('./companions-panel.js'), 'companionsPanel', 'panels');

/** Creates the panel in which the visitor chooses the drawn people at the other seats. */
export const createCompanions = ({ people: { temperaments } }: Topics<'people'>): Feature => ({
  panels: {
    companions: lazyPanel(companionsCode, ({ companionsPanel }, data) => companionsPanel(data, temperaments), {
      styles: ({ STYLES }) => STYLES,
      rendered: ({ paintCompanions }, frame) => void paintCompanions(frame),
    }),
  },
});
