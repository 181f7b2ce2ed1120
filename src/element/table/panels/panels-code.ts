import { panelStyles } from './panel-styles.js';

// The frame of panels, loaded with the first one.
export { panelFrame } from './panel-frame.js';

export const STYLES = [panelStyles] as const;
