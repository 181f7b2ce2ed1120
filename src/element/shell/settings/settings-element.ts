import { LitElement, type PropertyDeclaration } from 'lit';
import { Refusal } from './checks.js';
import { SETTINGS, type Setting, type SettingName, type Settings } from './settings.js';

const ALL = Object.entries(SETTINGS) as readonly (readonly [SettingName, Setting<unknown>])[];

/** The settings without an attribute. */
export const SETTINGS_WITHOUT_ATTRIBUTE: readonly SettingName[] = ALL.flatMap(([name, { attribute }]) =>
  attribute === undefined ? [name] : [],
);

/** Lit's declarations for the attributes. */
const ATTRIBUTES = Object.fromEntries(
  ALL.flatMap(([name, { attribute, initial }]): [string, PropertyDeclaration][] =>
    attribute === undefined
      ? []
      : // The accessors below check the values, so Lit must not create accessors.
        [[name, { attribute, noAccessor: true, ...(typeof initial === 'boolean' && { type: Boolean }) }]],
  ),
);

// Declares only the types of the accessors. The class below creates the accessors from `SETTINGS`.
export interface SettingsElement extends Settings {}

/**
 * Base class with all settings as attributes and properties. Refuses an invalid value and keeps the previous one.
 * Subclasses define the effect of a change.
 */
export abstract class SettingsElement extends LitElement {
  static override properties = ATTRIBUTES;

  static {
    for (const [name] of ALL)
      Object.defineProperty(this.prototype, name, {
        get(this: SettingsElement) {
          return this.#values[name];
        },
        set(this: SettingsElement, value: unknown) {
          this.#set(name, value);
        },
        configurable: true,
        enumerable: true,
      });
  }

  readonly #values = Object.fromEntries(ALL.map(([name, { initial }]) => [name, initial])) as unknown as Settings;

  /** Called when a setting has a new value. */
  protected abstract settingChanged(name: SettingName): void;

  /** Called when a value was refused. */
  protected abstract settingRefused(refusal: Refusal): void;

  #set(name: SettingName, value: unknown): void {
    const { initial, check }: Setting<unknown> = SETTINGS[name];
    const checked = value === null || value === undefined ? initial : check(value, name);
    if (checked instanceof Refusal) {
      // Attributes are read before the page can add a listener, so a microtask reports the error.
      queueMicrotask(() => this.settingRefused(checked));
      return;
    }
    const old = this.#values[name];
    if (old === checked) return;
    Object.assign(this.#values, { [name]: checked });
    this.requestUpdate(name, old);
    this.settingChanged(name);
  }
}
