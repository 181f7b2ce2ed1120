import { panelStyles } from './panel-styles.js';

// The frame around panels, which loads with the first panel.
export { panelFrame } from './panel-frame.js';

export const STYLES = [panelStyles] as const;
