import { lazyCode } from '../../shell/lazy-code.js';
import type { Feature } from '../../table/feature.js';
import { lazyPanel } from '../../table/panels/panel-content.js';

export const signalsCode = lazyCode(() => import('./signals-panel.js'), 'signsPanel', 'panels');

/** Creates the panel with the signals to the partner. */
export const createSignals = (): Feature => ({
  panels: { signals: lazyPanel(signalsCode, ({ signsPanel }, data) => signsPanel(data)) },
});
