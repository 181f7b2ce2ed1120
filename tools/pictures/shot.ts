/** One screenshot as data, and the steps that several screenshots share. */
import type { Scene } from '../scenes/scene.js';
import { press, waitForElement, type Step, type Surroundings } from './table-page.js';

/** One screenshot, taken at every size. */
export interface Shot {
  readonly attributes?: Readonly<Record<string, string>>;
  /** The game position to show. Without a position, the screenshot shows the poster. */
  readonly scene?: Scene;
  /** Interactions and waits to run before the screenshot. */
  readonly steps?: readonly Step[];
  readonly in?: Surroundings;
  /** Whether the scene stops in the middle of a motion. Such a scene must run again for every size. */
  readonly moving?: true;
}

export const panel = (name: string): readonly Step[] => [press(`[data-panel='${name}']`), waitForElement('.panel')];
export const MENU: readonly Step[] = [press(".tools [data-panel='menu']"), waitForElement('.rows')];
export const SETTINGS: readonly Step[] = [
  ...MENU,
  press(".rows [data-panel='settings']"),
  waitForElement('.preferences'),
];
