/** Settings that visitors can choose. The visitor's choice overrides the page's value. */
export const PREFERENCE_NAMES = [
  'playerName',
  'lang',
  'speed',
  'help',
  'trainer',
  'sound',
  'voice',
  'volume',
  'haptics',
  'talk',
  'deck',
  'indices',
  'colourAid',
  'sort',
  'confirm',
  'handed',
  'level',
  'variant',
  'target',
  'back',
  'surface',
  'companions',
] as const;

export type PreferenceName = (typeof PREFERENCE_NAMES)[number];

/** Returns the attribute that sets the page's value of a preference. */
const attributeOf = (name: PreferenceName): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The attributes that the `settings` attribute can list. */
export const PREFERENCE_ATTRIBUTES: readonly string[] = PREFERENCE_NAMES.map(attributeOf);

/** Splits a list of names separated by spaces. */
export const namesIn = (list: string): readonly string[] => list.trim().split(/\s+/);

/**
 * Returns whether the visitor can choose a setting.
 * @param settings value of the `settings` attribute; null allows all settings
 */
export const isOffered = (settings: string | null, name: PreferenceName): boolean =>
  settings === null || namesIn(settings).includes(attributeOf(name));
