import type { SettingName } from './settings.js';

/** Settings that the visitor can choose for themselves, over the page's value. */
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
