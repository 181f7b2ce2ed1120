import { LitElement } from 'lit';
import type { Level } from '../../players/level.js';
import type { RuleOptions } from '../../rules/options.js';
import type { VariantId } from '../../rules/variants.js';
import type { SeatPlayer } from '../../session/seats.js';
import type { Speed } from '../play/pacing.js';
import {
  DEFAULT_SETTINGS,
  isRefusal,
  SETTING_CHECKS,
  type DeckName,
  type IndexMode,
  type Settings,
} from './settings.js';

/**
 * What a page sets at a table, by attribute or property. A value that is none is refused and changes nothing; what a
 * change means is up to the table.
 */
export abstract class SettingsElement extends LitElement {
  // Accessors below check what they are given, so Lit makes none of its own.
  static override properties = {
    variant: { noAccessor: true },
    players: { noAccessor: true },
    target: { noAccessor: true },
    level: { noAccessor: true },
    deck: { noAccessor: true },
    indices: { noAccessor: true },
    colourAid: { attribute: 'colour-aid', type: Boolean, noAccessor: true },
    seat: { noAccessor: true },
    seed: { noAccessor: true },
    autostart: { type: Boolean, noAccessor: true },
    loading: { noAccessor: true },
    speed: { noAccessor: true },
    persist: { noAccessor: true },
    hints: { type: Boolean, noAccessor: true },
  };

  protected readonly settings: Settings = { ...DEFAULT_SETTINGS };

  /** A setting has another value than before. */
  protected abstract settingChanged(name: keyof Settings): void;

  /** A value was refused; the message says what would be right. */
  protected abstract settingRefused(message: string): void;

  /** Which rules are played. Takes effect with the next game. */
  get variant(): VariantId {
    return this.settings.variant;
  }
  set variant(value: VariantId) {
    this.#set('variant', value);
  }

  /** How many play; null: four. Takes effect with the next game. */
  get players(): RuleOptions['players'] | null {
    return this.settings.players;
  }
  set players(value: RuleOptions['players'] | null) {
    this.#set('players', value);
  }

  /** Points that win a game; null: the variant's. Takes effect with the next game. */
  get target(): RuleOptions['target'] | null {
    return this.settings.target;
  }
  set target(value: RuleOptions['target'] | null) {
    this.#set('target', value);
  }

  /** How well the computers play. Takes effect with the next game. */
  get level(): Level {
    return this.settings.level;
  }
  set level(value: Level) {
    this.#set('level', value);
  }

  /** Which deck is shown. */
  get deck(): DeckName {
    return this.settings.deck;
  }
  set deck(value: DeckName) {
    this.#set('deck', value);
  }

  /** Whether cards have an index in the corner; `auto`: by their size. */
  get indices(): IndexMode {
    return this.settings.indices;
  }
  set indices(value: IndexMode) {
    this.#set('indices', value);
  }

  /** Whether Laub is teal, for eyes that confuse red and green. */
  get colourAid(): boolean {
    return this.settings.colourAid;
  }
  set colourAid(value: boolean) {
    this.#set('colourAid', value);
  }

  /** The human's seat. Takes effect with the next game. */
  get seat(): number {
    return this.settings.seat;
  }
  set seat(value: number) {
    this.#set('seat', value);
  }

  /** Same seed, same actions: same game; null: a random one. Takes effect with the next game. */
  get seed(): string | null {
    return this.settings.seed;
  }
  set seed(value: string | null) {
    this.#set('seed', value);
  }

  /** Whether a game begins without anybody pressing start. */
  get autostart(): boolean {
    return this.settings.autostart;
  }
  set autostart(value: boolean) {
    this.#set('autostart', value);
  }

  /** Whether the game is loaded when the table comes into sight, or at once. */
  get loading(): 'lazy' | 'eager' {
    return this.settings.loading;
  }
  set loading(value: 'lazy' | 'eager') {
    this.#set('loading', value);
  }

  /** How fast computers play and cards move. */
  get speed(): Speed {
    return this.settings.speed;
  }
  set speed(value: Speed) {
    this.#set('speed', value);
  }

  /** The name under which the running game survives a reload of the page; null: it does not. */
  get persist(): string | null {
    return this.settings.persist;
  }
  set persist(value: string | null) {
    this.#set('persist', value);
  }

  /** Whether a button says what a strong player would do, and why. */
  get hints(): boolean {
    return this.settings.hints;
  }
  set hints(value: boolean) {
    this.#set('hints', value);
  }

  /** Rule options set on top of the variant's. Takes effect with the next game. */
  get rules(): Partial<RuleOptions> {
    return this.settings.rules;
  }
  set rules(value: Partial<RuleOptions>) {
    this.#set('rules', value);
  }

  /** Who plays each seat; null: the human at `seat`, computers elsewhere. Takes effect with the next game. */
  get seats(): readonly SeatPlayer[] | null {
    return this.settings.seats;
  }
  set seats(value: readonly SeatPlayer[] | null) {
    this.#set('seats', value);
  }

  /** How long a player of the page's own may take, in ms; null: as long as he likes. */
  get decideTimeout(): number | null {
    return this.settings.decideTimeout;
  }
  set decideTimeout(value: number | null) {
    this.#set('decideTimeout', value);
  }

  #set(name: keyof Settings, value: unknown): void {
    const checked = SETTING_CHECKS[name](value);
    if (isRefusal(checked)) {
      // Attributes are read before a page can listen; a moment later it can.
      queueMicrotask(() => this.settingRefused(checked.message));
      return;
    }
    const old = this.settings[name];
    if (old === checked) return;
    Object.assign(this.settings, { [name]: checked });
    this.requestUpdate(name, old);
    this.settingChanged(name);
  }
}
