import { quoted } from '../../../rules/input-error.js';
import { Refusal } from '../settings/checks.js';
import { PREFERENCE_NAMES, type PreferenceName } from '../settings/preference-names.js';
import { SETTINGS, type Setting, type Settings } from '../settings/settings.js';
import type { Keeper } from './keeper.js';
import { createKeptValue } from './kept-value.js';

type Chosen = Readonly<Partial<Pick<Settings, PreferenceName>>>;

/** What a guest has chosen at the table, which goes before what the page says; kept if anything is. */
export interface Preferences {
  /** What counts: what the guest has chosen, else the setting of the page. */
  of<Name extends PreferenceName>(name: Name): Settings[Name];
  /** Whether the guest has chosen. */
  has(name: PreferenceName): boolean;
  /** The guest chooses; null: what the page says counts again. A value that the setting cannot have changes nothing. */
  prefer(name: PreferenceName, value: unknown): void;
  /** Stores what could not be stored before. */
  save(): void;
  /** Reads again what is stored: the guest may have chosen in another tab. */
  refresh(): void;
  /** Forgets what was chosen. */
  clear(): void;
}

export interface PreferencesOptions {
  readonly keeper: Keeper;
  /** What the page says. */
  readonly settings: Readonly<Settings>;
  readonly changed: () => void;
  /** Told of preferences that were kept and cannot be read: nothing is chosen. */
  readonly unreadable: (message: string) => void;
}

/** Of what was kept, all that can still be chosen. */
const readChosen = (kept: unknown): Chosen => {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept))
    throw new Error(`They are an object, not ${quoted(kept)}.`);
  const known = PREFERENCE_NAMES.flatMap((name) => {
    // What was not chosen is not off.
    if (!Object.hasOwn(kept, name)) return [];
    const { check }: Setting<unknown> = SETTINGS[name];
    const value = check((kept as Readonly<Record<string, unknown>>)[name], name);
    return value instanceof Refusal ? [] : [[name, value] as const];
  });
  return Object.fromEntries(known);
};

export const createPreferences = ({ keeper, settings, changed, unreadable }: PreferencesOptions): Preferences => {
  const kept = createKeptValue<Chosen>({
    keeper,
    kept: 'preferences',
    initial: {},
    read: readChosen,
    written: (chosen) => chosen,
    unreadable,
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
    prefer(name, value) {
      const { check }: Setting<unknown> = SETTINGS[name];
      const checked = value === null ? null : check(value, name);
      if (checked instanceof Refusal) return;
      kept.change((chosen) => {
        const others = Object.entries(chosen).filter(([other]) => other !== name);
        return Object.fromEntries(checked === null ? others : [...others, [name, checked]]);
      });
      changed();
    },
    save: () => kept.save(),
    refresh: then(() => kept.refresh()),
    clear: then(() => kept.clear()),
  };
};
