import type { SettingName } from './settings.js';

/** Settings that visitors can choose. The visitor's choice overrides the page's value. */
export const PREFERENCE_NAMES = [
  'playerName',
  'help',
  'trainer',
  'sound',
  'voice',
  'haptics',
  'talk',
  'sort',
  'confirm',
  'handed',
  'back',
  'surface',
  'companions',
] as const satisfies readonly SettingName[];

export type PreferenceName = (typeof PREFERENCE_NAMES)[number];
