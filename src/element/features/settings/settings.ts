import { lazyCode } from '../../shell/lazy-code.js';
import type { TableContext } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { lazyPanel } from '../../table/panels/panel-content.js';

export const settingsCode = lazyCode(() => import('./settings-panel.js'), 'settingsPanel', 'panels');

/** The visitor's settings. */
export const createSettings = ({ stats }: TableContext): Feature => ({
  panels: { settings: lazyPanel(settingsCode, ({ settingsPanel }, data) => settingsPanel(data, stats !== undefined)) },
});
