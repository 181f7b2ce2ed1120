import { lazyCode } from '../../shell/lazy-code.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { lazyPanel } from '../../table/panels/panel-content.js';

export const settingsCode = lazyCode(() => import('./settings-panel.js'), 'settingsPanel', 'panels');

/** Creates the panel for the visitor's settings. */
export const createSettings = ({
  element: { host, look },
  people: { temperaments },
  storage,
}: Topics<'element' | 'people' | 'storage'>): Feature => {
  const hasStats = storage !== null;
  const hasComputers = temperaments.some((one) => one !== null);
  const isOwn = hasStats && temperaments.length > 0;
  return {
    panels: {
      settings: lazyPanel(
        settingsCode,
        ({ settingsPanel }, data) =>
          settingsPanel(data, { host, languages: look.languages, isOwn, hasStats, hasComputers }),
        { styles: ({ STYLES }) => STYLES },
      ),
    },
  };
};
