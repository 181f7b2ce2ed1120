import type { View } from '../../game/view.js';
import { aborted, unlessAborted } from '../shell/aborted.js';
import { loadModule } from '../shell/load-module.js';
import { reportError, reportThrown, type CustomState, type ElementHost } from '../shell/host.js';
import type { Keeper } from '../shell/storage/keeper.js';
import type { Preferences } from '../shell/storage/preferences.js';
import type { Prepared, Activity, ActivityCode } from '../table/activity/activity.js';
import type { DeckController } from '../shell/deck.js';
import { focusFirst } from './focus-first.js';
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
  /** The game that the activity replaces. */
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

/** Shows a replay, a lesson or a puzzle in place of the game. The game rests until the activity closes. */
export class ActivityController extends PresenceController {
  readonly #parts: ActivityControllerParts;
  /** The activity that is open or will open when the element is on the page; null if none. */
  #prepared: Prepared | null = null;
  /** The kind of activity that is open or requested; null if none. */
  #kind: Kind | null = null;
  #shown: Activity | null = null;
  /** Step of the activity when the element left the page. */
  #left = 0;
  /** Number of the latest request. Only the latest request's activity is shown. */
  #requests = 0;

  constructor(host: ElementHost, parts: ActivityControllerParts) {
    super(host, false);
    this.#parts = parts;
    host.addController(this);
  }

  get isShown(): boolean {
    return this.#prepared !== null;
  }

  /** The visible activity; null if none. */
  get shown(): Activity | null {
    return this.#shown;
  }

  get view(): View | null {
    return this.#shown?.view ?? null;
  }

  /** The replay's step; null if no replay is open. */
  get step(): number | null {
    return this.#prepared?.isRecord ? (this.#shown?.step ?? this.#left) : null;
  }

  /** Shows another step in the replay. */
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
   * Shows a replay, a puzzle or a lesson. Resolves when the activity is visible. Rejects with an AbortError if another
   * request replaces this one or the element leaves the page.
   */
  async show(kind: Kind, what: unknown, given: unknown): Promise<void> {
    const { loading, language, keeper, game } = this.#parts;
    const request = ++this.#requests;
    const [before, wasPresent] = [this.#kind, this.isPresent];
    let prepared: Prepared | undefined;
    this.#kind = kind;
    try {
      // The game's code loads before the activity's code, so that a failure to load both is reported only once.
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

  /** Starts a lesson: by default, the lesson named by the `lesson` attribute or, without one, the first lesson. */
  startLesson(id: unknown = this.host.lesson || undefined): Promise<void> {
    return this.show('lesson', id, this.host.lessons);
  }

  /**
   * While the game rests, starts the puzzle or lesson that the page requests. Without a request, the game returns to the
   * table.
   */
  async begin(): Promise<void> {
    if (!this.#parts.game.isResting) return;
    const { puzzle, lesson } = this.host;
    if (puzzle !== null) await this.show('puzzle', puzzle, null);
    else if (lesson !== null) await this.startLesson();
    else await this.close();
  }

  /** Called after the page has changed or removed the `lesson` or `puzzle` setting. */
  async changed(name: 'lesson' | 'puzzle'): Promise<void> {
    if (this.host[name] !== null || this.#kind === name) await unlessAborted(this.begin());
  }

  /** Reports that a method has no effect during an activity. Returns the error, or null if no activity is open. */
  refuses(what: string): Error | null {
    const error = this.#prepared?.errorFor(what) ?? null;
    if (error) reportError(this.host, error.code, error.message);
    return error;
  }

  /** Closes the activity. Resolves when the game is visible again. */
  async close(): Promise<void> {
    const hadFocus = Boolean(this.host.shadowRoot?.activeElement);
    this.end();
    await this.#parts.game.wake();
    if (hadFocus) focusFirst(this.host);
  }

  /** Removes the activity because another game now uses the table. */
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
    // The game rests only now, so that the table always contains an element that can receive the focus.
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
    if (this.#shown === shown) shown.announce();
  }
}
