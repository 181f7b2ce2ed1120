import type { SettingName } from './settings.js';

/** Settings that a guest may choose in the place of the page. */
export const PREFERENCE_NAMES = [
  'playerName',
  'help',
  'trainer',
  'sound',
  'voice',
  'talk',
  'sort',
  'confirm',
  'handed',
] as const satisfies readonly SettingName[];

export type PreferenceName = (typeof PREFERENCE_NAMES)[number];
