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
import { PROPERTIES_ALONE, SettingsElement } from './settings/settings-element.js';
import type { SettingName } from './settings/settings.js';
import { addStyles, restoreStyles } from './shadow-styles.js';
import { shellStyles } from './shell-styles.js';
import { VERSION } from './version.js';
import { elsewhereTemplate, failureTemplate } from './failure.js';
import { frameTemplate } from './frame.js';
import { posterTemplate } from './poster.js';

/** Keys that are down since they were typed into a field. */
const typedKeys = new Set<string>();

/**
 * Keeps the keys of a field from the page: outside the shadow root they seem to come from the table, and would be taken for
 * shortcuts. By the path of the event: Escape closes a panel, and its field with it, before the event comes here.
 */
const keepTyping = (event: Event): void => {
  const path = event.composedPath() as Element[];
  const inside = path.slice(0, path.indexOf(event.currentTarget as Element));
  // The page's own in a slot stays the page's.
  const isOwn = !inside.some(({ localName }) => localName === 'slot');
  const isTyped = isOwn && inside[0]?.matches('input, select, textarea');
  const { code } = event as KeyboardEvent;
  // A key that was pressed in a field is released wherever the focus is by then.
  const wasTyped = event.type === 'keyup' && typedKeys.delete(code);
  if (isTyped && event.type === 'keydown') typedKeys.add(code);
  if (isTyped || wasTyped) event.stopPropagation();
};

/**
 * A table to play Watten at.
 *
 * @tagname watten-table
 * @slot poster - Stands in place of the poster before a game begins; a button in it can call `start()`.
 * @slot toolbar - Further tools beside the table's own.
 * @csspart table - The whole table.
 * @csspart stage - The place of the canvas.
 * @csspart hand - The human's cards.
 * @csspart card - One card of the human's hand.
 * @csspart seat - A player's plate.
 * @csspart score - The score.
 * @csspart status - The line that says what is asked or who is awaited.
 * @csspart log - The course of the game.
 * @csspart dialog - What the human can do.
 * @csspart button - A button.
 * @cssproperty [--watten-accent=#e6b23c] - Marks what matters now.
 * @cssproperty [--watten-surface=#262b2d] - The ground of panels.
 * @cssproperty [--watten-table=#8d5a30] - The table before its wood is painted.
 * @cssproperty [--watten-text=#f4efe3] - Text on panels.
 * @cssproperty [--watten-font=Georgia, 'Times New Roman', serif] - The font.
 * @cssproperty [--watten-radius=12px] - The roundness of corners.
 * @cssstate playing - A game is under way.
 * @cssstate my-turn - The game waits for the human.
 * @cssstate paused - The game is paused.
 * @cssstate fallback - The cards are shown without canvas.
 * @fires {WattenReadyEvent} watten-ready - The table can be used.
 * @fires {WattenStartEvent} watten-start - A game begins.
 * @fires {WattenPhaseEvent} watten-phase - The game waits for something else, or for somebody else.
 * @fires {WattenTurnEvent} watten-turn - The human is to act; told again when something has been done and it still is.
 * @fires {WattenBeforeActionEvent} watten-before-action - The human wants to act; cancelable.
 * @fires {WattenActionEvent} watten-action - An action was accepted.
 * @fires {WattenDealEvent} watten-deal - Five cards were dealt to each.
 * @fires {WattenAnnounceEvent} watten-announce - Schlag or Trumpf was named.
 * @fires {WattenBidEvent} watten-bid - Somebody bid.
 * @fires {WattenTrickEvent} watten-trick - A trick was taken.
 * @fires {WattenHandEndEvent} watten-hand-end - A hand ended.
 * @fires {WattenGameEndEvent} watten-game-end - A game ended.
 * @fires {WattenLessonEvent} watten-lesson - A lesson is at another step, or over.
 * @fires {WattenPuzzleEvent} watten-puzzle - A puzzle is shown, or has been answered.
 * @fires {WattenStopEvent} watten-stop - The host has stopped the match, or all its games are over.
 * @fires {WattenPeopleEvent} watten-people - Who sits where in a game that runs elsewhere.
 * @fires {WattenReplayEvent} watten-replay - A record is shown at another step.
 * @fires {WattenErrorEvent} watten-error - Something was refused or failed; the game goes on. Cancelable: else the console warns of it.
 */
export class WattenTable extends SettingsElement {
  /** The version of the package this class came with. */
  static readonly version: string = VERSION;

  static override styles = shellStyles;

  readonly #language = new LanguageController(this);
  readonly #deck = new DeckController(this, this.#language);
  readonly #keeper = createKeeper({
    name: () => this.persist,
    failed: (code, message) =>
      reportError(this, code, `The table cannot keep everything under '${this.persist}'; the game goes on. ${message}`),
  });
  readonly #book = createStatsBook(this.#keeper, (message) =>
    reportError(this, 'invalid-stats', `The stored statistics cannot be read and are left out. ${message}`),
  );
  readonly #preferences = createPreferences({
    keeper: this.#keeper,
    settings: this,
    changed: () => this.requestUpdate(),
    unreadable: (message) =>
      reportError(this, 'invalid-preferences', `The stored preferences cannot be read and are left out. ${message}`),
  });
  readonly #sounds = new SoundController(this, this.#preferences);
  readonly #game: GameController;
  readonly #loading: LoadingController;
  readonly #setState: (state: CustomState, on: boolean) => void;
  /** What shows something in place of the game; loaded with the first. */
  #activity: ActivityController | null = null;
  /** The table of a server; loaded with the first. */
  #online: OnlineTable | null = null;
  #isReady = false;
  /** Counts what the page asks to be shown: only the last of it is. */
  #asks = 0;
  #text: AlteredText | null = null;
  /** Whether the content is rendered in a template of its own: when that changes, Lit makes all of it anew. */
  #isWrapped = false;

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
      online: () => this.#online?.controls,
    });
    // Those that have an attribute Lit takes care of.
    adoptEarlyProperties(this, [...PROPERTIES_ALONE, 'connection', 'messages', 'storage']);
  }

  /** What the human's seat may see, or of a record that is shown what is to be seen; null while there is neither. */
  get view(): View | null {
    return this.#activity?.isShown ? this.#activity.view : this.#game.view;
  }

  /**
   * A seat of a game that runs elsewhere: the table shows and plays it instead of a game of its own. Null returns to
   * the table's own game.
   */
  get connection(): SeatConnection | null {
    return this.#game.connection;
  }
  set connection(value: SeatConnection | null) {
    this.#asks++;
    this.#game.connection = value;
  }

  /**
   * Texts of the page's own, by language and key (docs/messages.md): in place of the table's, or a whole further language
   * that `lang` then selects. What a language lacks is said in the nearest one, at last in English, and `watten-error`
   * `message-missing` lists it. What cannot be used raises `watten-error`, and nothing of it is. Null: the table's alone.
   */
  get messages(): TableMessages | null {
    return this.#language.own.given;
  }
  set messages(value: TableMessages | null | undefined) {
    this.#language.own.given = value ?? null;
  }

  /** Whether `pause()` has stopped the game; also `:state(paused)`. */
  get paused(): boolean {
    return this.#game.isPaused;
  }

  /**
   * Where the table keeps what it keeps, if `persist` is set: an object with `getItem`, `setItem` and `removeItem`, by
   * default (and with undefined) `localStorage`. Null: nothing is kept at all.
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
        `'storage' cannot be ${quoted(value)}; it can be an object with getItem, setItem and removeItem, or null.`,
      );
  }

  /**
   * How the human has fared, by variant: finished games of the table's own, in which a human sat. Kept if `persist` is
   * set, else for as long as the table lives. `given`: Bummerl given to others, `taken`: got by losing.
   */
  get stats(): TableStats {
    return this.#book.stats;
  }

  /**
   * Begins a new game, by the attributes and what is given here. Resolves when the table is set. Rejects with an AbortError
   * if the table leaves the page before, or something else is asked of it.
   */
  start(options: StartOptions = {}): Promise<void> {
    this.#asks++;
    return quietIfAborted(this.#game.start(options));
  }

  /**
   * Ends the game and shows the poster. Resolves to the game, with which `load()` goes on, or to null if there is none.
   * What was stored of it is removed. With a `connection` it raises `watten-error` `remote` and resolves to null.
   */
  async stop(): Promise<SavedGame | null> {
    this.#asks++;
    return this.#game.stop();
  }

  /**
   * Stops the game for a while: computers do not play, and until `resume()` every action is refused with `paused`. A
   * game that leaves the page with the table comes back paused; one that is loaded, or stored and gone on with after a
   * reload, goes on. Without a game, or paused already, it does nothing.
   */
  pause(): void {
    this.#game.pause();
  }

  /** Goes on with a game that was paused. */
  resume(): void {
    this.#game.resume();
  }

  /**
   * Does something for the human's seat. Resolves to whether it was accepted; what is refused raises `watten-error`. Rejects
   * with an AbortError if the game leaves the table before that is known.
   */
  act(action: Action): Promise<boolean> {
    return this.#activity?.refuses('act()') ? Promise.resolve(false) : quietIfAborted(this.#game.act(action));
  }

  /**
   * What a strong player would do in the place of the human's seat, and why, in the table's language; nothing
   * of it is shown. Rejects, and raises `watten-error`, if there is no game or the seat has nothing to do; rejects
   * with an AbortError if the table moves on meanwhile.
   */
  async hint(): Promise<Hint> {
    const refusal = this.#activity?.refuses('hint()');
    if (refusal) throw refusal;
    return this.#game.hint();
  }

  /** The running game as plain JSON; null, and a `watten-error`, if there is none. It holds the seed. */
  save(): SavedGame | null {
    return this.#game.save();
  }

  /**
   * Goes on with a saved game. One that cannot be played raises `watten-error`, and the running game goes on. Rejects with an
   * AbortError as `start()` does.
   */
  load(saved: SavedGame | SavedMatch): Promise<void> {
    this.#asks++;
    return quietIfAborted(this.#game.load(saved));
  }

  /**
   * Shows a record step by step, as one seat saw it, or open, with controls in place of the prompt; null closes it.
   * Without options it is shown as a spectator saw it, who sees no hand. What is at the table rests meanwhile, comes
   * back when the record is closed, and gives way to whatever is started, loaded or connected. Of all events only
   * `watten-replay` and `watten-error` are fired. Resolves when the first picture stands; a record or options that
   * cannot be used raise `watten-error`, and nothing changes. Rejects with an AbortError as `start()` does.
   */
  replay(record: GameRecord | null, options: ReplayOptions = {}): Promise<void> {
    // Also what is on its way is not shown.
    if (record === null) this.#asks++;
    return quietIfAborted(
      record === null
        ? Promise.resolve(this.#activity?.close())
        : this.#askedInPlace().then((activity) => activity?.show('replay', record, options)),
    );
  }

  /**
   * Begins a lesson at the table: `watten`, nine steps for beginners, is the first; the others are `blind`, `kritische`,
   * `weli`, `deuten`, `vier` and those of `lessons`. Without an id the one of the attribute `lesson` begins, else the first.
   * What is at the table rests meanwhile, as with `replay()`, and comes back when it is closed. With `persist` a lesson
   * goes on where it was left. Of all events only `watten-lesson` and `watten-error` are fired. Resolves when the first
   * step stands; an id that is none, or a lesson that cannot be played, raises `watten-error`, and nothing changes. Rejects
   * with an AbortError as `start()` does.
   */
  startLesson(id?: string): Promise<void> {
    return quietIfAborted(this.#askedInPlace().then((activity) => activity?.startLesson(id)));
  }

  /** How many actions of the record have been done at the step that is shown; null while none is shown. */
  get replayStep(): number | null {
    return this.#activity?.step ?? null;
  }
  set replayStep(value: number | null) {
    if (this.replayStep !== null) this.#activity?.go(value);
    else reportError(this, 'no-replay', "'replayStep' is for a record that is shown: see replay().");
  }

  // -- what a page does not see --------------------------------------------------------------------------------------

  protected override settingChanged(name: SettingName): void {
    this.#game.settingChanged(name);
    // What was asked for before, and is on its way, gives way to it.
    if ((name === 'lesson' || name === 'puzzle') && this[name] !== null) this.#asks++;
    if (name === 'lesson' || name === 'puzzle') void (this.#activity?.changed(name) ?? this.#inPlace());
    if (name === 'server' || name === 'tableId') void (this.#online ? this.#online.changed() : this.#atServer());
  }

  protected override settingRefused(message: string): void {
    reportError(this, 'invalid-value', message);
  }

  /** Of what a server has drawn Lit would take nothing away, or, told to trust it, trust every word of it. */
  protected override createRenderRoot(): ShadowRoot {
    const { elementStyles, shadowRootOptions } = this.constructor as typeof WattenTable;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    addStyles(root, elementStyles as readonly CSSResult[]);
    for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, keepTyping);
    this.#text = watchText(root);
    return root;
  }

  /** Called when the element is moved to another document: an iframe, a popup, a picture-in-picture window, or back. */
  adoptedCallback(): void {
    if (this.shadowRoot) restoreStyles(this.shadowRoot);
  }

  /** What a server has drawn stands until the same can be drawn here, and can be used meanwhile. */
  protected override scheduleUpdate(): void | Promise<unknown> {
    const drawn = this.hasUpdated ? null : this.renderRoot.querySelector('.inside');
    if (!drawn) return super.scheduleUpdate();
    const [button, lesson, rules] = drawn.querySelectorAll('button');
    button?.addEventListener('click', () => this.#game.pressed());
    lesson?.addEventListener('click', () => void unlessAborted(this.startLesson()));
    rules?.addEventListener('click', () => void this.#explain());
    return this.#language
      .load()
      .catch(() => {})
      .then(() => {
        const isFocused = button?.matches(':focus');
        drawn.remove();
        void super.scheduleUpdate();
        if (isFocused) this.renderRoot.querySelector('button')?.focus();
      });
  }

  protected override performUpdate(): void {
    if (this.#text?.check()) this.#isWrapped = !this.#isWrapped;
    super.performUpdate();
    this.#text?.skip();
  }

  protected override updated(): void {
    if (this.#isReady || !this.#deck.messages) return;
    this.#isReady = true;
    // Made apart: of an event made in the call, custom-elements.json would take the argument for its name.
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
      content: this.#isWrapped ? html`${content}` : content,
    });
  }

  /** What is loaded later is made with these. */
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

  /** For what the page asks for. Rejects with an AbortError if it asks for something else meanwhile, or takes the table away. */
  async #askedInPlace(): Promise<ActivityController | null> {
    const [ask, wasThere] = [++this.#asks, this.isConnected];
    const activity = await this.#inPlace();
    if (ask !== this.#asks || (wasThere && !this.isConnected)) throw aborted();
    return activity;
  }

  /** Null, and a `watten-error`, if it could not be loaded. */
  async #inPlace(): Promise<ActivityController | null> {
    try {
      const code = await loadModule(() => import('../games/activity-controller.js'), 'ActivityController');
      return (this.#activity ??= new code.ActivityController(this, this.#parts));
    } catch (error) {
      reportThrown(this, error, 'load-failed');
      void this.#game.wake();
      return null;
    }
  }

  /** The way in to a table of the page's server. */
  async #atServer(): Promise<void> {
    if (this.server === null) return;
    try {
      const code = await loadModule(() => import('../features/online/online-table.js'), 'OnlineTable');
      this.#online ??= new code.OnlineTable(this, this.#parts);
    } catch (error) {
      reportThrown(this, error, 'load-failed');
    }
  }

  /** Shows the rules over the poster. */
  async #explain(): Promise<void> {
    try {
      const code = await this.#loading.load();
      if (!code) return;
      await code.openRulesOnPoster(this, code.createLook(this.#language, this.#deck));
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
      settings: this,
      messages,
      cards: this.#loading.posterCards(),
      isStarting: this.#game.isStarting,
      isComing: this.#game.isComing,
      start: () => this.#game.pressed(),
      learn: () => void unlessAborted(this.startLesson()),
      explain: () => void this.#explain(),
    });
  }
}
