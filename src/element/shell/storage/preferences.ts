import { quoted } from '../../../rules/input-error.js';
import { Refusal } from '../settings/checks.js';
import { PREFERENCE_NAMES, type PreferenceName } from '../settings/preference-names.js';
import { SETTINGS, type Setting, type Settings } from '../settings/settings.js';
import type { Keeper } from './keeper.js';
import { createKeptValue } from './kept-value.js';

type Chosen = Readonly<Partial<Pick<Settings, PreferenceName>>>;

/** The visitor's preferences, which override the page's settings and are stored if the table stores data. */
export interface Preferences {
  /** Returns the value in use: the visitor's preference, or else the page's setting. */
  of<Name extends PreferenceName>(name: Name): Settings[Name];
  /** Returns whether the visitor has chosen a value. */
  has(name: PreferenceName): boolean;
  /** Sets a preference; null restores the page's setting. Invalid values are ignored. */
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
  /** The page's settings. */
  readonly settings: Readonly<Settings>;
  /** @param name the preference that the visitor has set; missing if any can have changed */
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
    const { check }: Setting<unknown> = SETTINGS[name];
    const value = check((kept as Readonly<Record<string, unknown>>)[name], name);
    return value instanceof Refusal ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
};

export const createPreferences = ({ keeper, settings, changed, onUnreadable }: PreferencesOptions): Preferences => {
  const kept = createKeptValue<Chosen>({
    keeper,
    kept: 'preferences',
    initial: {},
    read: readChosen,
    toStored: (chosen) => chosen,
    onUnreadable,
  });
  const has = (name: PreferenceName): boolean => Object.hasOwn(kept.value, name);
  const then =
    (act: () => void): (() => void) =>
    () => {
      act();
      changed();
    };

  return {
    of: (name) => (has(name) ? kept.value[name] : null) ?? settings[name],
    has,
    set(name, value) {
      const { check }: Setting<unknown> = SETTINGS[name];
      const checked = value === null ? null : check(value, name);
      if (checked instanceof Refusal) return;
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
