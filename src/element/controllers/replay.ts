import type { View } from '../../game/view.js';
import { quoted } from '../../rules/input-error.js';
import { loadPart } from '../load-part.js';
import { reportError, reportThrown, type CustomState, type ElementHost } from '../host.js';
import type { Preferences } from '../kept/preferences.js';
import type { Course } from '../play/replay-course.js';
import type { Replay } from '../play/replay.js';
import type { DeckController } from './deck.js';
import type { GameController } from './game.js';
import type { LanguageController } from './language.js';
import type { LoadingController } from './loading.js';
import { PresenceController } from './presence.js';
import type { SoundController } from './sound.js';

export interface ReplayControllerParts {
  readonly language: LanguageController;
  readonly deck: DeckController;
  readonly sounds: SoundController;
  readonly loading: LoadingController;
  /** What is at the table otherwise. */
  readonly game: GameController;
  readonly preferences: Preferences;
  readonly setState: (state: CustomState, on: boolean) => void;
}

type ReplayCode = typeof import('../play/replay.js');

/** A record that is shown in place of the game at the table, which rests meanwhile. */
export class ReplayController extends PresenceController {
  readonly #parts: ReplayControllerParts;
  #code: ReplayCode | null = null;
  /** What is shown, or will be as soon as the element is on the page again; null: nothing. */
  #course: Course | null = null;
  #shown: Replay | null = null;
  /** Where it was when the element left the page. */
  #left = 0;
  /** Counts the records asked for: only the last one is shown. */
  #requests = 0;

  constructor(host: ElementHost, parts: ReplayControllerParts) {
    super(host);
    this.#parts = parts;
  }

  get isShown(): boolean {
    return this.#course !== null;
  }

  /** Null while no record is to be seen. */
  get shown(): Replay | null {
    return this.#shown;
  }

  get view(): View | null {
    return this.#shown?.view ?? null;
  }

  get step(): number | null {
    return this.#course && (this.#shown?.step ?? this.#left);
  }
  set step(value: unknown) {
    const steps = this.#course?.steps;
    if (steps === undefined) {
      this.#report('no-replay', "'replayStep' can be set while a record is shown; replay(record) shows one.");
    } else if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value > steps) {
      const message = `'replayStep' must be a whole number from 0 to ${steps}, not ${quoted(value)}`;
      this.#report('invalid-step', value === null ? `${message}; replay(null) closes the record.` : `${message}.`);
    } else if (this.#shown) this.#shown.go(value);
    else this.#left = value;
  }

  /** Shows a record; null closes the one that is shown. Resolves when it is to be seen. */
  async show(record: unknown, options: unknown): Promise<void> {
    if (record === null) return this.close();
    const request = ++this.#requests;
    const code = await this.#load();
    await this.host.updateComplete;
    if (!code || request !== this.#requests) return;
    try {
      this.#course = code.courseOf(record, options);
    } catch (error) {
      reportThrown(this.host, error, 'invalid-record');
      return;
    }
    this.#left = 0;
    this.#parts.game.rest();
    if (this.isPresent) await this.#open(code, this.#course);
  }

  /** Tells that something has no effect while a record is shown. Says whether one is. */
  refuses(what: string): Error | null {
    if (!this.#course || !this.#code) return null;
    const error = this.#code.refusedInReplay(what);
    this.#report(error.code, error.message);
    return error;
  }

  /** Closes the record. Resolves when what was at the table before is back. */
  async close(): Promise<void> {
    this.#requests++;
    if (!this.#course) return;
    const root = this.host.shadowRoot;
    const hadFocus = Boolean(root?.activeElement);
    this.end();
    await this.#parts.game.wake();
    if (!hadFocus || root?.activeElement) return;
    const first = '.prompt .button, .poster .button, .prompt';
    root?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }

  /** Takes the record off the table, which belongs to something else now. */
  end(): void {
    this.#requests++;
    this.#course = null;
    this.#shown?.close();
    this.#shown = null;
    this.host.requestUpdate();
  }

  protected override entered(signal: AbortSignal): void {
    signal.addEventListener('abort', () => {
      this.#left = this.#shown?.step ?? this.#left;
      this.#shown?.close();
      this.#shown = null;
      this.host.requestUpdate();
    });
    if (this.#course && this.#code) void this.#open(this.#code, this.#course);
  }

  async #open(code: ReplayCode, course: Course): Promise<void> {
    const { language, deck, sounds, setState, loading, preferences } = this.#parts;
    const request = ++this.#requests;
    const game = await loading.load();
    await this.host.updateComplete;
    if (!game || request !== this.#requests || !this.isPresent) return;
    this.#shown?.close();
    const shown = new code.Replay({
      host: this.host,
      preferences,
      look: game.createLook(language, deck),
      setState,
      sounds,
      course,
      step: this.#left,
      close: () => void this.close(),
    });
    this.#shown = shown;
    this.host.requestUpdate();
    await this.host.updateComplete;
    if (this.#shown === shown) shown.tell();
  }

  /** Resolves to null, and a `watten-error`, if what a replay needs could not be loaded. */
  async #load(): Promise<ReplayCode | null> {
    const { loading, language } = this.#parts;
    try {
      // First what every table needs: what fails together is told once.
      if (!(await loading.load())) return null;
      const [code] = await Promise.all([
        this.#code ?? loadPart(() => import('../play/replay.js'), 'Replay'),
        language.loadHints(),
      ]);
      this.#code = code;
      return code;
    } catch (error) {
      this.#report('load-failed', `The replay could not be loaded. ${(error as Error).message}`);
      return null;
    }
  }

  #report(code: string, message: string): void {
    reportError(this.host, code, message);
  }
}
