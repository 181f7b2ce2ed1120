import { quoted } from '../../../rules/input-error.js';
import { Refusal, text, type Check } from '../settings/checks.js';
import { isOffered, PREFERENCE_NAMES, type PreferenceName } from '../settings/preference-names.js';
import { SETTINGS, type Settings, type SettingName } from '../settings/settings.js';
import type { Keeper } from './keeper.js';
import { createKeptValue } from './kept-value.js';

/** The page's values: the settings and the `lang` attribute. */
export type PageValues = Readonly<Settings & Pick<HTMLElement, 'lang'>>;

type Chosen = Readonly<Partial<Pick<PageValues, PreferenceName>>>;

const checkFor = (name: PreferenceName): Check<unknown> => (name === 'lang' ? text : SETTINGS[name].check);

/** The visitor's preferences, which override the page's settings and are stored if the table stores data. */
export interface Preferences {
  /** Returns the value in use: the visitor's preference, or else the page's setting. */
  of<Name extends PreferenceName>(name: Name): PageValues[Name];
  /** All settings in use: the visitor's preferences, and the page's settings for the rest. */
  readonly settings: Readonly<Settings>;
  /** Returns whether the visitor has chosen a value. */
  has(name: PreferenceName): boolean;
  /** Returns whether the page lets the visitor choose a value. */
  canSet(name: PreferenceName): boolean;
  /** Sets a preference; null restores the page's setting. Invalid values and locked settings are ignored. */
  set(name: PreferenceName, value: unknown): void;
  /** Stores the preferences that could not be stored before. */
  save(): void;
  /** Reads the stored preferences again, because the visitor can have changed them in another tab. */
  refresh(): void;
  /** Removes all preferences from memory. */
  clear(): void;
}

export interface PreferencesOptions {
  readonly keeper: Keeper;
  readonly page: PageValues;
  /** @param name the changed preference; omitted if all of them can have changed */
  readonly changed: (name?: PreferenceName) => void;
  /** Called if the stored preferences cannot be read; the table then has no preferences. */
  readonly onUnreadable: (message: string) => void;
}

/** Returns the stored preferences that are still valid. */
const readChosen = (kept: unknown): Chosen => {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept))
    throw new Error(`The value must be an object, not ${quoted(kept)}.`);
  const known = PREFERENCE_NAMES.flatMap((name) => {
    // A missing preference must not become "off".
    if (!Object.hasOwn(kept, name)) return [];
    const value = checkFor(name)((kept as Readonly<Record<string, unknown>>)[name], name);
    return value instanceof Refusal ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
};

export const createPreferences = ({ keeper, page, changed, onUnreadable }: PreferencesOptions): Preferences => {
  const kept = createKeptValue<Chosen>({
    keeper,
    kept: 'preferences',
    initial: {},
    read: readChosen,
    toStored: (chosen) => chosen,
    onUnreadable,
  });
  const canSet = (name: PreferenceName): boolean => isOffered(page.settings, name);
  const has = (name: PreferenceName): boolean => canSet(name) && Object.hasOwn(kept.value, name);
  const of: Preferences['of'] = (name) => (has(name) ? kept.value[name] : null) ?? page[name];
  const isPreference = (name: SettingName | PreferenceName): name is PreferenceName =>
    (PREFERENCE_NAMES as readonly string[]).includes(name);
  const settings = {} as Settings;
  for (const name of Object.keys(SETTINGS) as readonly SettingName[])
    Object.defineProperty(settings, name, {
      get: () => (isPreference(name) ? of(name) : page[name]),
      enumerable: true,
    });
  const then =
    (act: () => void): (() => void) =>
    () => {
      act();
      changed();
    };

  return {
    of,
    settings,
    has,
    canSet,
    set(name, value) {
      const checked = value === null ? null : checkFor(name)(value, name);
      if (checked instanceof Refusal || !canSet(name)) return;
      kept.change((chosen) => {
        const others = Object.entries(chosen).filter(([other]) => other !== name);
        return Object.fromEntries(checked === null ? others : [...others, [name, checked]]);
      });
      changed(name);
    },
    save: () => kept.save(),
    refresh: then(() => kept.refresh()),
    clear: then(() => kept.clear()),
  };
};
