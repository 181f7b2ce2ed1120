import { quoted } from '../../rules/input-error.js';
import { Refusal } from '../settings/checks.js';
import { PREFERENCE_NAMES, type PreferenceName } from '../settings/preference-names.js';
import { SETTINGS, type Setting, type Settings } from '../settings/settings.js';
import type { Keeper } from './keeper.js';

type Chosen = Readonly<Partial<Pick<Settings, PreferenceName>>>;

/** What a guest has chosen at the table, which goes before what the page says; kept if anything is. */
export interface Preferences {
  /** What counts: what the guest has chosen, else the setting of the page. */
  of<Name extends PreferenceName>(name: Name): Settings[Name];
  /** Whether the guest has chosen. */
  has(name: PreferenceName): boolean;
  /** The guest chooses; null: what the page says counts again. A value that the setting cannot have changes nothing. */
  prefer(name: PreferenceName, value: unknown): void;
  /** Keeps what could not be kept yet. */
  save(): void;
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
  let chosen: Chosen = {};
  /** The place where these are kept. */
  let place = -1;
  /** Whether there is more here than is kept. */
  let isAhead = false;

  const read = (): Chosen => {
    if (place === keeper.place) return chosen;
    place = keeper.place;
    isAhead = false;
    try {
      chosen = readChosen(keeper.read('preferences') ?? {});
    } catch (error) {
      chosen = {};
      unreadable((error as Error).message);
    }
    return chosen;
  };
  const save = (): void => {
    if (isAhead && keeper.isOn) isAhead = !keeper.write('preferences', chosen);
  };

  return {
    of: (name) => (Object.hasOwn(read(), name) ? read()[name] : null) ?? settings[name],
    has: (name) => Object.hasOwn(read(), name),
    prefer(name, value) {
      const { check }: Setting<unknown> = SETTINGS[name];
      const checked = value === null ? null : check(value, name);
      if (checked instanceof Refusal) return;
      const others = Object.entries(read()).filter(([other]) => other !== name);
      chosen = Object.fromEntries(checked === null ? others : [...others, [name, checked]]);
      isAhead = true;
      save();
      changed();
    },
    save,
    clear() {
      [chosen, isAhead] = [{}, false];
      changed();
    },
  };
};
