import { html, nothing, type CSSResult, type TemplateResult } from 'lit';

import type { Action } from '../../game/action.js';
import type { SeatConnection } from '../../game/connect.js';
import type { GameRecord } from '../../game/record.js';
import type { View } from '../../game/view.js';
import { speechLanguageOf } from '../../i18n/languages.js';
import { loadErrorTextsIn } from '../../i18n/load-error.js';
import type { TableMessages } from '../../i18n/table-messages.js';
import { quoted } from '../../rules/input-error.js';
import { aborted, quietIfAborted, unlessAborted } from './aborted.js';
import { watchText, type AlteredText } from './altered-text.js';
import { DeckController } from './deck.js';
import { GameController } from '../games/game.js';
import type { Hint } from '../table/advice/hint.js';
import { LanguageController } from './language/language.js';
import { LoadingController } from './loading.js';
import { SoundController } from '../features/sound/sound.js';
import type { ActivityController } from '../games/activity-controller.js';
import { WattenReadyEvent } from './events.js';
import { createStates, reportError, reportThrown, type CustomState } from './host.js';
import { loadModule } from './load-module.js';
import { canBeStorage, createKeeper, type TableStorage } from './storage/keeper.js';
import { createPreferences } from './storage/preferences.js';
import { createStatsBook } from './storage/stats-book.js';
import type { TableStats } from './storage/stats.js';
import type { StartOptions } from '../games/own-game/own-game.js';
import type { ReplayOptions } from '../features/replay/replay-course.js';
import type { OnlineTable } from '../features/online/online-table.js';
import type { SavedGame, SavedMatch } from '../games/own-game/saved-game.js';
import { adoptEarlyProperties } from './settings/early-properties.js';
import type { Refusal } from './settings/checks.js';
import { SETTINGS_WITHOUT_ATTRIBUTE, SettingsElement } from './settings/settings-element.js';
import type { SettingName } from './settings/settings.js';
import { addStyles, restoreStyles } from './shadow-styles.js';
import { shellStyles } from './shell-styles.js';
import { tokens } from './tokens.js';
import { VERSION } from './version.js';
import { elsewhereTemplate, failureTemplate } from './failure.js';
import { frameTemplate } from './frame.js';
import { posterTemplate } from './poster.js';

/** The settings that name a table on a server. */
const ONLINE_SETTINGS: readonly SettingName[] = ['server', 'tableId', 'seatKey', 'watch'];

/** Codes of the keys that were pressed in a field and are still down. */
const typedKeys = new Set<string>();

/**
 * Stops the key events of the table's fields. Outside the shadow root, these events seem to come from the table, so the
 * page would treat them as shortcuts. The function reads the event's path, because Escape removes a panel and its
 * field before the event arrives here.
 */
const stopFieldKeys = (event: Event): void => {
  const path = event.composedPath() as Element[];
  const inside = path.slice(0, path.indexOf(event.currentTarget as Element));
  // Fields that the page has put into a slot belong to the page.
  const isOwn = !inside.some(({ localName }) => localName === 'slot');
  const isTyped = isOwn && inside[0]?.matches('input, select, textarea');
  const { code } = event as KeyboardEvent;
  // The field can lose the focus before the key is released.
  const wasTyped = event.type === 'keyup' && typedKeys.delete(code);
  if (isTyped && event.type === 'keydown') typedKeys.add(code);
  if (isTyped || wasTyped) event.stopPropagation();
};

/**
 * A table for playing the card game Watten.
 *
 * @tagname watten-table
 * @slot poster - Replaces the poster before a game begins; a button in it can call `start()`.
 * @slot toolbar - Additional tools, next to the table's tools.
 * @csspart table - The whole table.
 * @csspart stage - The container of the canvas.
 * @csspart hand - The visitor's hand.
 * @csspart card - A card in the visitor's hand.
 * @csspart seat - A player's name plate.
 * @csspart score - The score.
 * @csspart status - The status line: the question to the visitor, or the player whose turn it is.
 * @csspart log - The log of the game.
 * @csspart dialog - The prompt with the visitor's choices.
 * @csspart button - A button.
 * @cssproperty [--watten-accent=#e6b23c] - Accent colour, for the current turn and main actions.
 * @cssproperty [--watten-surface=#262b2d] - Background colour of panels.
 * @cssproperty [--watten-table=#8d5a30] - Colour of the table before its wood is drawn.
 * @cssproperty [--watten-text=#f4efe3] - Text colour of panels.
 * @cssproperty [--watten-font='Watten Vollkorn', Georgia, 'Times New Roman', serif] - Font family; the table brings Vollkorn.
 * @cssproperty [--watten-radius=12px] - Corner radius.
 * @cssstate playing - A game is running.
 * @cssstate my-turn - It is the visitor's turn.
 * @cssstate paused - The game is paused.
 * @cssstate fallback - The cards are shown without a canvas.
 * @fires {WattenReadyEvent} watten-ready - Fires once when the table can be used.
 * @fires {WattenStartEvent} watten-start - Fires when a game begins.
 * @fires {WattenPhaseEvent} watten-phase - Fires when the phase changes or other seats must act.
 * @fires {WattenTurnEvent} watten-turn - Fires when it is the visitor's turn, and after each action while it remains theirs.
 * @fires {WattenBeforeActionEvent} watten-before-action - Fires before an action by the visitor; cancelable.
 * @fires {WattenActionEvent} watten-action - Fires after an accepted action.
 * @fires {WattenDealEvent} watten-deal - Fires when five cards have been dealt to each player.
 * @fires {WattenAnnounceEvent} watten-announce - Fires when the Schlag or the Trumpf is announced.
 * @fires {WattenBidEvent} watten-bid - Fires when a player bids.
 * @fires {WattenTrickEvent} watten-trick - Fires when a trick is complete.
 * @fires {WattenHandEndEvent} watten-hand-end - Fires when a hand ends.
 * @fires {WattenGameEndEvent} watten-game-end - Fires when a game ends.
 * @fires {WattenLessonEvent} watten-lesson - Fires when a lesson shows another step or ends.
 * @fires {WattenPuzzleEvent} watten-puzzle - Fires when a puzzle appears or is answered.
 * @fires {WattenStopEvent} watten-stop - Fires when the page or the visitor ends a match, its last game is over, or another tab plays it.
 * @fires {WattenPeopleEvent} watten-people - Fires when the people in a game that runs elsewhere change.
 * @fires {WattenReplayEvent} watten-replay - Fires when the replay shows another step.
 * @fires {WattenErrorEvent} watten-error - Fires when a request is refused or fails. Cancelable, to silence the console.
 */
export class WattenTable extends SettingsElement {
  /** The version of the package that contains this class. */
  static readonly version: string = VERSION;

  static override styles = [shellStyles, tokens];

  readonly #keeper = createKeeper({
    name: () => this.persist,
    onFailure: (code, message) =>
      reportError(this, code, `Storing data under '${this.persist}' failed; the game continues. ${message}`),
  });
  readonly #book = createStatsBook(this.#keeper, (message) =>
    reportError(this, 'invalid-stats', `The stored statistics cannot be read and are ignored. ${message}`),
  );
  readonly #preferences = createPreferences({
    keeper: this.#keeper,
    page: this,
    changed: (name) => {
      if (name && name !== 'lang') this.#game.settingChanged(name);
      this.requestUpdate();
    },
    onUnreadable: (message) =>
      reportError(this, 'invalid-preferences', `The stored preferences cannot be read and are ignored. ${message}`),
  });
  readonly #language = new LanguageController(this, this.#preferences);
  readonly #deck = new DeckController(this, this.#language, this.#preferences);
  readonly #sounds = new SoundController(this, this.#preferences);
  readonly #game: GameController;
  readonly #loading: LoadingController;
  readonly #setState: (state: CustomState, on: boolean) => void;
  /** Controller for lessons, puzzles and replays, which replace the game; loaded on first use. */
  #activity: ActivityController | null = null;
  /** The online table; loaded on first use. */
  #online: OnlineTable | null = null;
  #isReady = false;
  /** Counter of the page's requests to change the table's content. Only the latest request has an effect. */
  #requests = 0;
  #text: AlteredText | null = null;
  /** Whether the content is wrapped in a template. When this value changes, Lit renders the whole content again. */
  #isContentWrapped = false;

  constructor() {
    super();
    this.#setState = createStates(this.attachInternals());
    this.#loading = new LoadingController(this, this.#deck, this.#language);
    this.#game = new GameController(this, {
      language: this.#language,
      deck: this.#deck,
      sounds: this.#sounds,
      loading: this.#loading,
      keeper: this.#keeper,
      book: this.#book,
      preferences: this.#preferences,
      setState: this.#setState,
      endActivity: () => this.#activity?.end(),
      learn: () => void unlessAborted(this.startLesson()),
      online: () => this.#online?.controls,
    });
    // Lit handles the properties that have an attribute.
    adoptEarlyProperties(this, [...SETTINGS_WITHOUT_ATTRIBUTE, 'connection', 'messages', 'storage']);
  }

  /**
   * The game as the visitor's seat sees it, or the current step of an open replay, lesson or puzzle; null if there
   * is neither.
   */
  get view(): View | null {
    return this.#activity?.isShown ? this.#activity.view : this.#game.view;
  }

  /**
   * Connection to a seat in a game that runs elsewhere. The table shows and plays that game instead of a local one. Null
   * returns to the local game.
   */
  get connection(): SeatConnection | null {
    return this.#game.connection;
  }
  set connection(value: SeatConnection | null) {
    this.#requests++;
    this.#game.connection = value;
  }

  /**
   * The page's texts, by language and key (docs/reference/messages.md). They replace table texts or add a language that
   * `lang` can select. If a language lacks a text, the table uses the nearest language's text or, failing that, the English
   * one; `watten-error` `message-missing` lists the missing keys. If any text is invalid, the table fires `watten-error`,
   * ignores the whole object and keeps the previous `messages`. With null, the table uses only its own texts.
   */
  get messages(): TableMessages | null {
    return this.#language.own.given;
  }
  set messages(value: TableMessages | null | undefined) {
    this.#language.own.given = value ?? null;
  }

  /** Whether `pause()` has stopped the game; also exposed as `:state(paused)`. */
  get paused(): boolean {
    return this.#game.isPaused;
  }

  /**
   * Storage for the data that the table keeps under the name in `persist`: an object with `getItem`, `setItem` and
   * `removeItem`. The default is `localStorage`; undefined restores it. With null, the table stores nothing.
   */
  get storage(): TableStorage | null {
    return this.#keeper.storage ?? null;
  }
  set storage(value: TableStorage | null | undefined) {
    if (canBeStorage(value)) this.#keeper.storage = value;
    else
      reportError(
        this,
        'invalid-value',
        `'storage' must be an object with getItem, setItem and removeItem, or null, not ${quoted(value)}.`,
      );
  }

  /**
   * The visitor's results by variant, from finished local games in which the visitor had a seat. Repeated games and games
   * with a card taken back do not count. The results are stored if `persist` is set, else kept for as long as the table
   * exists. `given` counts the Bummerl given to others, `taken` those from lost games.
   */
  get stats(): TableStats {
    return this.#book.stats;
  }

  /**
   * Starts a new game with the element's settings and these options. Resolves when the table shows the game. Rejects with an
   * `AbortError` if, before that, the table leaves the page or a later call replaces this one.
   */
  start(options: StartOptions = {}): Promise<void> {
    this.#requests++;
    return quietIfAborted(this.#game.start(options));
  }

  /**
   * Ends the game and shows the poster. Resolves to the saved game, which `load()` can resume, or to null if no game was
   * running. Removes the stored game. With a `connection`, fires `watten-error` `remote` and resolves to null.
   */
  async stop(): Promise<SavedGame | null> {
    this.#requests++;
    return this.#game.stop();
  }

  /**
   * Pauses the game: computers stop, and every action is refused with code `paused` until `resume()` is called. A game that
   * leaves the page with its table is still paused when it returns. A game that is loaded, or resumed after a reload, is not
   * paused. Does nothing if there is no game or the game is already paused.
   */
  pause(): void {
    this.#game.pause();
  }

  /** Resumes a paused game. */
  resume(): void {
    this.#game.resume();
  }

  /**
   * Performs an action for the visitor's seat. Resolves to whether the action was accepted; a refused action fires
   * `watten-error`. Rejects with an `AbortError` if the table closes the game before the result is known.
   */
  act(action: Action): Promise<boolean> {
    return this.#activity?.refuses('act()') ? Promise.resolve(false) : quietIfAborted(this.#game.act(action));
  }

  /**
   * Resolves to the action that a strong player would choose in the visitor's place, with the reason in the table's
   * language. The table does not show the hint. Rejects and fires `watten-error` if there is no game or it is not the
   * visitor's turn. Rejects with an `AbortError` if the game continues before the hint is ready.
   */
  async hint(): Promise<Hint> {
    const refusal = this.#activity?.refuses('hint()');
    if (refusal) throw refusal;
    return this.#game.hint();
  }

  /**
   * Returns the running game as plain JSON, including the seed. If no game is running, returns null and fires
   * `watten-error`.
   */
  save(): SavedGame | null {
    return this.#game.save();
  }

  /**
   * Resumes a saved game. If the game cannot be played, the table fires `watten-error` and continues the running game.
   * Rejects with an `AbortError` as `start()` does.
   */
  load(saved: SavedGame | SavedMatch): Promise<void> {
    this.#requests++;
    return quietIfAborted(this.#game.load(saved));
  }

  /**
   * Shows a record step by step, with controls instead of the prompt; null closes the replay. The options select the seat
   * whose view the replay shows, or show all hands. Without options, the replay shows a spectator's view, without any hands.
   * The current game pauses and returns when the replay closes. Starting, loading or connecting a game closes the replay.
   * While the replay is open, only `watten-replay` and `watten-error` fire. Resolves when the first step is visible. An
   * invalid record or option fires `watten-error` and changes nothing. Rejects with an `AbortError` as `start()` does.
   */
  replay(record: GameRecord | null, options: ReplayOptions = {}): Promise<void> {
    // Closing also cancels a replay that is still loading.
    if (record === null) this.#requests++;
    return quietIfAborted(
      record === null
        ? Promise.resolve(this.#activity?.close())
        : this.#loadActivityForPage().then((activity) => activity?.show('replay', record, options)),
    );
  }

  /**
   * Starts a lesson at the table. The first lesson is `watten`, with ten steps for beginners. The others are `blind`,
   * `kritische`, `weli`, `deuten`, `vier` and those in `lessons`. Without an id, starts the lesson named by the `lesson`
   * attribute or, without that attribute, the first lesson. The current game pauses and returns when the lesson closes, as
   * with `replay()`. With `persist`, a lesson resumes at its last step. While the lesson is open, only `watten-lesson` and
   * `watten-error` fire. Resolves when the first step is visible. An unknown id or an invalid lesson fires `watten-error`
   * and changes nothing. Rejects with an `AbortError` as `start()` does.
   */
  startLesson(id?: string): Promise<void> {
    return quietIfAborted(this.#loadActivityForPage().then((activity) => activity?.startLesson(id)));
  }

  /**
   * Number of the record's actions performed up to the replay's visible step; null if no replay is open. Set this property
   * to change the step.
   */
  get replayStep(): number | null {
    return this.#activity?.step ?? null;
  }
  set replayStep(value: number | null) {
    if (this.replayStep !== null) this.#activity?.go(value);
    else reportError(this, 'no-replay', "'replayStep' can be set only during a replay; replay() starts one.");
  }

  // -- internals ----------------------------------------------------------------------------------------------------

  protected override settingChanged(name: SettingName): void {
    this.#game.settingChanged(name);
    // A lesson or puzzle cancels the page's earlier requests.
    if ((name === 'lesson' || name === 'puzzle') && this[name] !== null) this.#requests++;
    if (name === 'lesson' || name === 'puzzle') void (this.#activity?.changed(name) ?? this.#loadActivity());
    if (ONLINE_SETTINGS.includes(name)) void (this.#online ? this.#online.changed() : this.#loadOnline());
  }

  protected override settingRefused({ code, message }: Refusal): void {
    reportError(this, code, message);
  }

  /**
   * Renders into the shadow root from server-side rendering, if any. By default, Lit would keep the content of this root
   * or expect an identical first render.
   */
  protected override createRenderRoot(): ShadowRoot {
    const { elementStyles, shadowRootOptions } = this.constructor as typeof WattenTable;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    addStyles(root, elementStyles as readonly CSSResult[]);
    for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, stopFieldKeys);
    this.#text = watchText(root);
    return root;
  }

  /** Called when the element moves to another document: an iframe, a popup, a picture-in-picture window, or back. */
  adoptedCallback(): void {
    if (this.shadowRoot) restoreStyles(this.shadowRoot);
  }

  /**
   * Keeps the server-rendered poster, with working buttons, until the texts for the first client render have loaded. Then
   * presses the button that the visitor pressed before the element was defined.
   */
  protected override scheduleUpdate(): void | Promise<unknown> {
    const drawn = this.hasUpdated ? null : this.renderRoot.querySelector('.inside');
    if (!drawn) {
      const waiting = this.#game.play?.beforeRender();
      return waiting ? waiting.then(() => super.scheduleUpdate()) : super.scheduleUpdate();
    }
    const buttons = [...drawn.querySelectorAll('button')];
    // Browsers without popovers forget early presses.
    const pressed = buttons.findIndex(({ popoverTargetElement }) => popoverTargetElement?.matches(':popover-open'));
    const [button, lesson, rules] = buttons;
    button?.addEventListener('click', () => this.#game.pressed());
    lesson?.addEventListener('click', () => void unlessAborted(this.startLesson()));
    rules?.addEventListener('click', () => void this.#showRules());
    return this.#language
      .load()
      .catch(() => {})
      .then(() => {
        const isFocused = button?.matches(':focus');
        drawn.remove();
        void super.scheduleUpdate();
        if (isFocused) this.renderRoot.querySelector('button')?.focus();
        this.renderRoot.querySelectorAll<HTMLElement>('.poster button')[pressed]?.click();
      });
  }

  protected override performUpdate(): void {
    if (this.#text?.check()) this.#isContentWrapped = !this.#isContentWrapped;
    super.performUpdate();
    this.#text?.skip();
  }

  protected override updated(): void {
    if (this.#isReady || !this.#deck.messages) return;
    this.#isReady = true;
    // A variable, because the generator of custom-elements.json takes the argument of an inline `new` for the event name.
    const ready = new WattenReadyEvent(VERSION);
    this.dispatchEvent(ready);
  }

  protected override render(): TemplateResult {
    const content = [
      this.#activity?.shown?.template() ?? this.#game.play?.template() ?? this.#poster(),
      this.#online?.layer(),
    ];
    return frameTemplate({
      label: this.#deck.messages?.['label-table'],
      language: speechLanguageOf(this.#language.language),
      // Hydration keeps attributes from the server, which does not know the visitor's preference.
      surface: this.hasUpdated ? this.#preferences.of('surface') : this.surface,
      content: this.#isContentWrapped ? html`${content}` : content,
    });
  }

  /** Dependencies of the modules that load later. */
  get #parts() {
    return {
      language: this.#language,
      deck: this.#deck,
      sounds: this.#sounds,
      loading: this.#loading,
      keeper: this.#keeper,
      game: this.#game,
      preferences: this.#preferences,
      setState: this.#setState,
    };
  }

  /**
   * Loads the activity controller for a request from the page. Rejects with an `AbortError` if the page makes another
   * request in the meantime or removes the table.
   */
  async #loadActivityForPage(): Promise<ActivityController | null> {
    const [ask, wasThere] = [++this.#requests, this.isConnected];
    const activity = await this.#loadActivity();
    if (ask !== this.#requests || (wasThere && !this.isConnected)) throw aborted();
    return activity;
  }

  /** Loads the activity controller. Resolves to null and fires `watten-error` on failure. */
  async #loadActivity(): Promise<ActivityController | null> {
    try {
      const code = await loadModule(() => import('../games/activity-controller.js'), 'ActivityController');
      return (this.#activity ??= new code.ActivityController(this, this.#parts));
    } catch (error) {
      reportThrown(this, error, 'load-failed');
      void this.#game.wake();
      return null;
    }
  }

  /** Loads the online table. */
  async #loadOnline(): Promise<void> {
    if (this.server === null) return;
    try {
      const code = await loadModule(() => import('../features/online/online-table.js'), 'OnlineTable');
      this.#online ??= new code.OnlineTable(this, this.#parts);
    } catch (error) {
      reportThrown(this, error, 'load-failed');
    }
  }

  /** Shows the rules over the poster. */
  async #showRules(): Promise<void> {
    try {
      const code = await this.#loading.load();
      if (!code) return;
      await code.openRulesOnPoster(this, code.createLook(this.#language, this.#deck), this.#preferences);
    } catch (error) {
      reportThrown(this, error, 'load-failed');
    }
  }

  #poster(): TemplateResult | typeof nothing {
    const { messages } = this.#deck;
    const { hasFailed, needsReload } = this.#loading;
    if (hasFailed)
      return failureTemplate({
        words: messages ?? loadErrorTextsIn(this.#language.language),
        tryAgain: () => this.#game.tryAgain(),
        reload: needsReload ? () => location.reload() : null,
      });
    if (!messages || this.#game.connection) return nothing;
    if (this.#game.isElsewhere) return elsewhereTemplate(messages, () => this.#game.takeBack());
    if (this.server !== null) return this.#online?.template() ?? nothing;
    return posterTemplate({
      settings: this.#preferences.settings,
      messages,
      cards: this.#loading.posterCards(),
      isStarting: this.#game.isStarting,
      isComing: this.#game.isComing,
      start: () => this.#game.pressed(),
      learn: () => void unlessAborted(this.startLesson()),
      explain: () => void this.#showRules(),
    });
  }
}
