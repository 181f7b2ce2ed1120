import type { View } from '../../game/view.js';
import { aborted, unlessAborted } from '../shell/aborted.js';
import { loadModule } from '../shell/load-module.js';
import { reportError, reportThrown, type CustomState, type ElementHost } from '../shell/host.js';
import type { Keeper } from '../shell/storage/keeper.js';
import type { Preferences } from '../shell/storage/preferences.js';
import type { Prepared, Activity, ActivityCode } from '../table/activity/activity.js';
import type { DeckController } from '../shell/deck.js';
import type { GameController } from './game.js';
import type { LanguageController } from '../shell/language/language.js';
import type { LoadingController } from '../shell/loading.js';
import { PresenceController } from '../shell/presence.js';
import type { SoundController } from '../features/sound/sound.js';

export interface ActivityControllerParts {
  readonly language: LanguageController;
  readonly deck: DeckController;
  readonly sounds: SoundController;
  readonly loading: LoadingController;
  readonly keeper: Keeper;
  /** What is at the table otherwise. */
  readonly game: GameController;
  readonly preferences: Preferences;
  readonly setState: (state: CustomState, on: boolean) => void;
}

type Kind = 'replay' | 'lesson' | 'puzzle';

const CODES: Readonly<Record<Kind, () => Promise<ActivityCode>>> = {
  replay: () => loadModule(() => import('../features/replay/replay.js'), 'prepare'),
  lesson: () => loadModule(() => import('../features/lesson/lesson.js'), 'prepare'),
  puzzle: () => loadModule(() => import('../features/puzzle/puzzle.js'), 'prepare'),
};

/** A record, a lesson or a puzzle that is shown in place of the game at the table, which rests meanwhile. */
export class ActivityController extends PresenceController {
  readonly #parts: ActivityControllerParts;
  /** What is shown, or will be as soon as the element is on the page again; null: nothing. */
  #prepared: Prepared | null = null;
  /** What that is, or is about to be. */
  #kind: Kind | null = null;
  #shown: Activity | null = null;
  /** Where it was when the element left the page. */
  #left = 0;
  /** Counts what is asked for: only the last is shown. */
  #requests = 0;

  constructor(host: ElementHost, parts: ActivityControllerParts) {
    super(host, false);
    this.#parts = parts;
    host.addController(this);
  }

  get isShown(): boolean {
    return this.#prepared !== null;
  }

  /** Null while nothing is to be seen. */
  get shown(): Activity | null {
    return this.#shown;
  }

  get view(): View | null {
    return this.#shown?.view ?? null;
  }

  /** The step of a record; null while none is shown. */
  get step(): number | null {
    return this.#prepared?.isRecord ? (this.#shown?.step ?? this.#left) : null;
  }

  /** Shows another step of the record that is shown. */
  go(value: unknown): void {
    try {
      const step = this.#prepared?.checkStep(value) ?? 0;
      if (this.#shown) this.#shown.go(step);
      else this.#left = step;
    } catch (error) {
      reportThrown(this.host, error, 'invalid-step');
    }
  }

  /**
   * Shows a record or a puzzle, or begins a lesson. Resolves when it is to be seen; rejects with an AbortError if it
   * cannot be any more.
   */
  async show(kind: Kind, what: unknown, given: unknown): Promise<void> {
    const { loading, language, keeper, game } = this.#parts;
    const request = ++this.#requests;
    const [before, wasPresent] = [this.#kind, this.isPresent];
    let prepared: Prepared | undefined;
    this.#kind = kind;
    try {
      // First what every table needs: what fails together is told once.
      if (await loading.load()) {
        const code = await CODES[kind]();
        await this.host.updateComplete;
        prepared = await code.prepare(what, { host: this.host, language, keeper, given });
      }
    } catch (error) {
      reportThrown(this.host, error, 'load-failed');
    }
    if (request !== this.#requests) throw aborted();
    if (wasPresent && !this.isPresent) {
      this.#kind = before;
      throw aborted();
    }
    if (prepared) {
      this.#prepared = prepared;
      this.#left = prepared.first;
      if (this.isPresent) await this.#open(prepared);
      else game.rest();
    } else {
      this.#kind = before;
      if (!this.#prepared) void game.wake();
    }
  }

  /** Begins a lesson; without an id the one of the attribute, else the first. */
  startLesson(id: unknown = this.host.lesson || undefined): Promise<void> {
    return this.show('lesson', id, this.host.lessons);
  }

  /** Begins the puzzle or the lesson of the attribute, for which the game has made way; without one that is back. */
  async begin(): Promise<void> {
    if (!this.#parts.game.isResting) return;
    const { puzzle, lesson } = this.host;
    if (puzzle !== null) await this.show('puzzle', puzzle, null);
    else if (lesson !== null) await this.startLesson();
    else await this.close();
  }

  /** The page asks for another puzzle or lesson, or for the one that is shown no longer. */
  async changed(name: 'lesson' | 'puzzle'): Promise<void> {
    if (this.host[name] !== null || this.#kind === name) await unlessAborted(this.begin());
  }

  /** Tells that something has no effect meanwhile. Says whether anything is shown. */
  refuses(what: string): Error | null {
    const error = this.#prepared?.refused(what) ?? null;
    if (error) reportError(this.host, error.code, error.message);
    return error;
  }

  /** Closes it. Resolves when what was at the table before is back. */
  async close(): Promise<void> {
    const root = this.host.shadowRoot;
    const hadFocus = Boolean(root?.activeElement);
    this.end();
    await this.#parts.game.wake();
    if (!hadFocus || root?.activeElement) return;
    const first = '.prompt .button, .poster .button, .prompt';
    root?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }

  /** Takes it off the table, which belongs to something else now. */
  end(): void {
    this.#requests++;
    this.#prepared = this.#kind = null;
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
    void unlessAborted(this.#prepared ? this.#open(this.#prepared) : this.begin());
  }

  async #open(prepared: Prepared): Promise<void> {
    const { language, deck, sounds, setState, loading, preferences, game } = this.#parts;
    const request = ++this.#requests;
    const code = await loading.load();
    await this.host.updateComplete;
    if (request !== this.#requests || !this.isPresent) throw aborted();
    if (!code) return;
    this.#shown?.close();
    // Only now, so that the focus is never without a place at the table.
    game.rest();
    const common = { host: this.host, preferences, look: code.createLook(language, deck), setState, sounds };
    const shown = prepared.open({
      ...common,
      openPlay: (connection, options) => code.shownPlay(common, connection, options),
      step: this.#left,
      close: () => void this.close(),
      play: (playerSeed) => void unlessAborted(game.start({}, playerSeed)),
      learn: (id) => void unlessAborted(this.startLesson(id)),
    });
    this.#shown = shown;
    this.host.requestUpdate();
    await this.host.updateComplete;
    if (this.#shown === shown) shown.tell();
  }
}
