import { LitElement, type PropertyDeclaration } from 'lit';
import { Refusal } from './checks.js';
import { SETTINGS, type Setting, type SettingName, type Settings } from './settings.js';

const ALL = Object.entries(SETTINGS) as readonly (readonly [SettingName, Setting<unknown>])[];

/** The settings that have no attribute. */
export const PROPERTIES_ALONE: readonly SettingName[] = ALL.flatMap(([name, { attribute }]) =>
  attribute === undefined ? [name] : [],
);

/** How Lit is to read the attributes. */
const ATTRIBUTES = Object.fromEntries(
  ALL.flatMap(([name, { attribute, initial }]): [string, PropertyDeclaration][] =>
    attribute === undefined
      ? []
      : // Its accessor checks what it is given, so Lit makes none of its own.
        [[name, { attribute, noAccessor: true, ...(typeof initial === 'boolean' && { type: Boolean }) }]],
  ),
);

// The accessors are made of the table of settings below, so only their types are said here.
export interface SettingsElement extends Settings {}

/**
 * What a page sets at a table, by attribute or property. A value that is none is refused and changes nothing; what a
 * change means is up to the table.
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

  /** A setting has another value than before. */
  protected abstract settingChanged(name: SettingName): void;

  /** A value was refused; the message says what would be right. */
  protected abstract settingRefused(message: string): void;

  #set(name: SettingName, value: unknown): void {
    const { initial, check }: Setting<unknown> = SETTINGS[name];
    const checked = value === null || value === undefined ? initial : check(value, name);
    if (checked instanceof Refusal) {
      // Attributes are read before a page can listen; a moment later it can.
      queueMicrotask(() => this.settingRefused(checked.message));
      return;
    }
    const old = this.#values[name];
    if (old === checked) return;
    Object.assign(this.#values, { [name]: checked });
    this.requestUpdate(name, old);
    this.settingChanged(name);
  }
}
