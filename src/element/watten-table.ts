import type { Deck } from '../deck/deck.js';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Action } from '../game/action.js';
import type { SeatConnection } from '../game/connect.js';
import type { View } from '../game/view.js';
import type { Messages } from '../i18n/de/table.js';
import { nearestLanguage, type Language } from '../i18n/languages.js';
import { say } from '../i18n/text.js';
import { InputError } from '../rules/input-error.js';
import { variants, type Variant } from '../rules/variants.js';
import {
  WattenBeforeActionEvent,
  WattenErrorEvent,
  WattenReadyEvent,
  WattenStartEvent,
  type WattenEvent,
} from './events.js';
import { loadDeck } from './controllers/deck.js';
import { createTexts } from './controllers/texts.js';
import type { OwnGame, SavedGame, StartOptions } from './play/own-game.js';
import { SETTINGS, type SettingName } from './settings/settings.js';
import { SettingsElement } from './settings/settings-element.js';
import { styles } from './styles/styles.js';
import type { Hint } from './controllers/hints.js';
import type { Table, TableHost } from './play/play.js';
import { VERSION } from './version.js';

/** Everything a running game needs, loaded when one begins. */
const loadGame = async () => {
  const [table, ownGame, svg, salzburg] = await Promise.all([
    import('./play/play.js'),
    import('./play/own-game.js'),
    import('../deck/svg.js'),
    import('../deck/salzburg.js'),
  ]);
  return { ...table, ...ownGame, ...salzburg, faceSvg: svg.faceSvg };
};
type GameModules = Awaited<ReturnType<typeof loadGame>>;

/** The four cards by which the deck is known, and one more. */
const POSTER_CARDS = ['LU', 'SK', 'HO', 'LA', 'S6'] as const;

const STORAGE_PREFIX = 'watten-table:';

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
 * @cssstate fallback - The cards are shown without canvas.
 * @fires {WattenReadyEvent} watten-ready - The table can be used.
 * @fires {WattenStartEvent} watten-start - A game begins.
 * @fires {WattenPhaseEvent} watten-phase - The game waits for something else, or for somebody else.
 * @fires {WattenTurnEvent} watten-turn - The human is to act.
 * @fires {WattenBeforeActionEvent} watten-before-action - The human wants to act; cancelable.
 * @fires {WattenActionEvent} watten-action - An action was accepted.
 * @fires {WattenDealEvent} watten-deal - Five cards were dealt to each.
 * @fires {WattenAnnounceEvent} watten-announce - Schlag or Trumpf was named.
 * @fires {WattenBidEvent} watten-bid - Somebody bid.
 * @fires {WattenTrickEvent} watten-trick - A trick was taken.
 * @fires {WattenHandEndEvent} watten-hand-end - A hand ended.
 * @fires {WattenGameEndEvent} watten-game-end - A game ended.
 * @fires {WattenErrorEvent} watten-error - Something was refused or failed; the game goes on.
 */
export class WattenTable extends SettingsElement {
  /** The version of the package this class came with. */
  static readonly version: string = VERSION;

  static override styles = styles;

  readonly #internals = this.attachInternals();
  readonly #texts = createTexts();
  #language: Language | null = null;
  #modules: GameModules | null = null;
  /** The deck that is drawn: the one asked for, as soon as it is loaded. */
  #deck: Deck | null = null;
  #table: Table | null = null;
  #own: OwnGame | null = null;
  #remote: SeatConnection | null = null;
  /** Counts up with every game that is asked for: only the last one may take the table. */
  #asked = 0;
  /** What the table was doing when it left the page. */
  #left: SavedGame | null = null;
  #settingsChanged = false;
  #hadFocus = false;
  #isOpen = false;
  /** Somebody pressed start, and the game is on its way. */
  #isStarting = false;
  #saidReady = false;
  #connected = new AbortController();

  // -- settings ------------------------------------------------------------------------------------------------------

  protected override settingChanged(name: SettingName): void {
    if (SETTINGS[name].takesEffect === 'next-game') this.#settingsChanged = true;
    if (name === 'deck' && this.#modules) void this.#takeDeck();
    // Whoever asks for a hint hears it if they cannot be had.
    if (name === 'hints' && this.hints) this.#texts.loadHints().catch(() => {});
    if (name === 'indices' || name === 'colourAid') this.#table?.restyled();
    if (name === 'autostart' && this.autostart && this.isConnected && !this.#table) void this.#begin();
  }

  protected override settingRefused(message: string): void {
    this.#fail('invalid-value', message);
  }

  // -- the public interface ------------------------------------------------------------------------------------------

  /** What the human's seat may see; null while there is no game. */
  get view(): View | null {
    return this.#table?.view ?? null;
  }

  /**
   * A seat of a game that runs elsewhere: the table shows and plays it instead of a game of its own. Null returns to
   * the table's own game.
   */
  get connection(): SeatConnection | null {
    return this.#remote;
  }
  set connection(value: SeatConnection | null) {
    if (
      value !== null &&
      (typeof value !== 'object' || typeof value.subscribe !== 'function' || typeof value.act !== 'function')
    ) {
      this.#fail('invalid-value', "'connection' must be a SeatConnection with view, act and subscribe, or null.");
      return;
    }
    if (value === this.#remote) return;
    this.#closeTable();
    this.#remote = value;
    if (value && this.isConnected) void this.#showRemote(value);
    this.requestUpdate();
  }

  /** Begins a new game, by the attributes and what is given here. Resolves when the table is set. */
  async start(options: StartOptions = {}): Promise<void> {
    if (this.#refuseRemote('start')) return;
    await this.#open((modules, hooks) => modules.startOwnGame(this, options, hooks), true);
  }

  /** Does something for the human's seat. Resolves to whether it was accepted; what is refused raises `watten-error`. */
  async act(action: Action): Promise<boolean> {
    const connection = this.#remote ?? this.#own?.connection;
    if (!connection || !this.#modules || !this.#table) {
      this.#fail('no-game', 'There is no game to act in; start() begins one.');
      return false;
    }
    if (!this.#fire(new WattenBeforeActionEvent(action))) return false;
    return this.#modules.actThrough(connection, action, (event) => this.#fire(event));
  }

  /**
   * What a strong player would do in the place of the human's seat, and why, in the table's language; nothing
   * of it is shown. Rejects, and raises `watten-error`, if there is no game or the seat has nothing to do; rejects
   * with an AbortError if the table moves on meanwhile.
   */
  async hint(): Promise<Hint> {
    if (this.#table) return this.#table.hint();
    const message = 'There is no game to give a hint for; start() begins one.';
    this.#fail('no-game', message);
    throw new InputError('nothing-to-advise', message);
  }

  /** The running game as plain JSON; null, and a `watten-error`, if there is none. It holds the seed. */
  save(): SavedGame | null {
    if (this.#refuseRemote('save')) return null;
    const saved = this.#own?.save() ?? this.#left;
    if (!saved) this.#fail('no-game', 'There is no game to save; start() begins one.');
    return saved;
  }

  /** Goes on with a saved game. One that cannot be played raises `watten-error`, and the running game goes on. */
  async load(saved: SavedGame): Promise<void> {
    if (this.#refuseRemote('load')) return;
    await this.#open((modules, hooks) => modules.resumeOwnGame(saved, this, hooks), false);
  }

  // -- life ----------------------------------------------------------------------------------------------------------

  override connectedCallback(): void {
    super.connectedCallback();
    // Moved within the page: everything is still there.
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#connected = new AbortController();
    void this.#speak();
    this.#watchLanguage();
    if (this.#remote) void this.#showRemote(this.#remote);
    else if (this.#left) void this.load(this.#left);
    else if (this.#stored() !== null) void this.#resumeStored();
    else if (this.autostart) void this.#begin();
    if (this.loading === 'eager') void this.#preload();
    else this.#preloadInSight();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // A move in the page is a disconnect and a connect: only what stays away is over.
    queueMicrotask(() => {
      if (this.isConnected || !this.#isOpen) return;
      this.#isOpen = false;
      this.#left = this.#own?.save() ?? null;
      this.#connected.abort();
      this.#closeTable();
    });
  }

  /** The texts of the language, for the deck that is drawn. */
  get #messages(): Messages | null {
    return this.#texts.table?.[this.#deck?.name ?? 'salzburg'] ?? null;
  }

  /** The language is the element's own, or that of what it stands in. */
  async #speak(): Promise<void> {
    const around =
      this.closest('[lang]')?.getAttribute('lang') ??
      (this.getRootNode() as ShadowRoot).host?.closest('[lang]')?.getAttribute('lang');
    const language = nearestLanguage([this.lang, around ?? '', document.documentElement.lang, navigator.language]);
    if (language === this.#language) return;
    this.#language = language;
    if (!(await this.#texts.speak(language))) return;
    this.requestUpdate();
    this.#table?.restyled();
    if (this.#modules) void this.#takeDeck();
  }

  #watchLanguage(): void {
    const observer = new MutationObserver(() => void this.#speak());
    observer.observe(this, { attributeFilter: ['lang'] });
    observer.observe(document.documentElement, { attributeFilter: ['lang'] });
    this.#connected.signal.addEventListener('abort', () => observer.disconnect());
  }

  async #preload(): Promise<GameModules | null> {
    try {
      const modules = this.#modules ?? (await loadGame());
      await this.#takeDeck();
      this.#modules = modules;
      this.requestUpdate();
      return modules;
    } catch (error) {
      this.#fail('load-failed', `The game could not be loaded. ${(error as Error).message}`);
      return null;
    }
  }

  /** Loads the deck asked for, and shows it; a table goes on with the one it has if that fails. */
  async #takeDeck(): Promise<void> {
    // A Q never stands beside "Dame": letters change after the texts.
    const wanted = () => [this.deck, this.#texts.language ?? this.#language ?? 'en'] as const;
    const [name, language] = wanted();
    const loaded = await loadDeck(name, language).catch((error: Error) => error);
    // Another was asked for meanwhile.
    if (String([name, language]) !== String(wanted())) return this.#takeDeck();
    if (loaded instanceof Error) return this.#fail('load-failed', `The deck could not be loaded. ${loaded.message}`);
    if (loaded === this.#deck) return;
    this.#deck = loaded;
    this.requestUpdate();
    this.#table?.restyled();
  }

  #preloadInSight(): void {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      void this.#preload();
    });
    observer.observe(this);
    this.#connected.signal.addEventListener('abort', () => observer.disconnect());
  }

  async #begin(): Promise<void> {
    await this.start();
  }

  // -- games ---------------------------------------------------------------------------------------------------------

  #refuseRemote(what: string): boolean {
    if (!this.#remote) return false;
    this.#fail(
      'remote',
      `${what}() has no effect while 'connection' plays a game that runs elsewhere; set connection to null first.`,
    );
    return true;
  }

  async #open(
    make: (modules: GameModules, hooks: Parameters<GameModules['startOwnGame']>[2]) => OwnGame,
    isNew: boolean,
  ): Promise<void> {
    const asked = ++this.#asked;
    this.#isStarting = true;
    this.requestUpdate();
    const modules = await this.#preload();
    await this.updateComplete;
    this.#isStarting = false;
    this.requestUpdate();
    if (!modules || asked !== this.#asked || !this.#isOpen) return;
    let own: OwnGame;
    let table: Table | null = null;
    const pace = modules.computerPace(
      () => table,
      () => this.speed,
    );
    try {
      own = make(modules, {
        pace,
        onError: ({ code, message }) => this.#fail(code, message),
      });
    } catch (error) {
      this.#fail(error instanceof InputError ? error.code : 'start-failed', (error as Error).message);
      return;
    }
    this.#closeTable();
    this.#own = own;
    this.#left = null;
    this.#settingsChanged = false;
    const { rules } = own.connection.view;
    if (isNew) this.#fire(new WattenStartEvent(rules.variant, rules.players, rules.target));
    table = await this.#setTable(modules, own.connection, own.names, own.knownSeed);
    this.#store();
    own.begin();
  }

  async #showRemote(connection: SeatConnection): Promise<void> {
    const asked = ++this.#asked;
    const modules = await this.#preload();
    await this.updateComplete;
    if (!modules || asked !== this.#asked || this.#remote !== connection || !this.#isOpen) return;
    this.#closeTable();
    const { rules, handNumber } = connection.view;
    if (handNumber === 0) this.#fire(new WattenStartEvent(rules.variant, rules.players, rules.target));
    await this.#setTable(modules, connection, [], undefined);
  }

  async #setTable(
    modules: GameModules,
    connection: SeatConnection,
    names: readonly (string | null)[],
    knownSeed: string | undefined,
  ): Promise<Table> {
    if (!this.#texts.table) await this.#texts.speak(this.#language ?? 'en');
    const place = (selector: string): HTMLElement =>
      this.renderRoot.querySelector<HTMLElement>(selector) as HTMLElement;
    this.#setState('playing', true);
    this.#table = modules.createTable({
      connection,
      host: this.#host(modules),
      places: { frame: place('.frame'), stage: place('.stage'), live: place('.live') },
      names,
      act: (action) => void this.#actAsked(action),
      knownSeed,
      changed: () => this.#store(),
    });
    this.requestUpdate();
    await this.updateComplete;
    return this.#table;
  }

  /** What the human pressed. The next game begins by the settings of now, if they have changed. */
  async #actAsked(action: Action): Promise<void> {
    if (action.type === 'next' && this.#settingsChanged && this.#own && this.view?.phase === 'game-over')
      return this.start();
    await this.act(action);
  }

  #host(modules: GameModules): TableHost {
    return {
      looks: () => ({
        speed: this.speed,
        indices: this.indices,
        colourAid: this.colourAid,
        deck: this.#deck ?? modules.SALZBURG,
        messages: this.#messages as Messages,
        german: this.#texts.table?.salzburg as Messages,
        hintMessages: this.#texts.hints?.[this.#deck?.name ?? 'salzburg'] ?? null,
        hints: this.hints,
      }),
      render: async () => {
        this.requestUpdate();
        await this.updateComplete;
      },
      loadHints: async () => {
        await this.#texts.loadHints().catch((error: Error) => {
          throw Object.assign(new Error(`The hints could not be loaded. ${error.message}`), { code: 'load-failed' });
        });
        this.requestUpdate();
      },
      fire: (event) => this.#fire(event),
      setState: (name, on) => this.#setState(name, on),
    };
  }

  #closeTable(): void {
    this.#asked++;
    this.#own?.close();
    this.#own = null;
    this.#table?.close();
    this.#table = null;
    this.#setState('playing', false);
    this.requestUpdate();
  }

  // -- storage -------------------------------------------------------------------------------------------------------

  #store(): void {
    if (!this.persist || !this.#own) return;
    try {
      localStorage.setItem(STORAGE_PREFIX + this.persist, JSON.stringify(this.#own.save()));
    } catch (error) {
      this.#fail('persist-failed', `The game could not be stored. ${(error as Error).message}`);
    }
  }

  #stored(): string | null {
    if (!this.persist) return null;
    try {
      return localStorage.getItem(STORAGE_PREFIX + this.persist);
    } catch {
      return null; // storage is forbidden here: nothing was ever kept
    }
  }

  async #resumeStored(): Promise<void> {
    // What was stored is read before a page can listen; a moment later it can.
    await this.updateComplete;
    try {
      await this.load(JSON.parse(this.#stored() ?? 'null') as SavedGame);
    } catch (error) {
      this.#fail('invalid-record', `The stored game cannot be read. ${(error as Error).message}`);
    }
    if (!this.#table && this.autostart) await this.#begin();
  }

  // -- events and states ---------------------------------------------------------------------------------------------

  #fire(event: WattenEvent<unknown>): boolean {
    return this.dispatchEvent(event);
  }

  #fail(code: string, message: string): void {
    this.#fire(new WattenErrorEvent(code, message));
  }

  #setState(name: 'playing' | 'my-turn' | 'fallback', on: boolean): void {
    try {
      if (on) this.#internals.states.add(name);
      else this.#internals.states.delete(name);
    } catch {
      // Browsers from before 2024 know custom states in another notation; the table needs none of them.
    }
  }

  // -- rendering -----------------------------------------------------------------------------------------------------

  protected override willUpdate(): void {
    this.#hadFocus = this.shadowRoot?.activeElement !== null && this.shadowRoot?.activeElement !== undefined;
  }

  protected override updated(_changed: PropertyValues): void {
    this.#table?.rendered(this.#hadFocus);
    if (!this.#saidReady && this.#messages) {
      this.#saidReady = true;
      this.#fire(new WattenReadyEvent(VERSION));
    }
  }

  protected override render(): TemplateResult {
    return html`<div class="frame" part="table" role="group" aria-label=${this.#messages?.['label-table'] ?? nothing}>
      <div class="stage" part="stage" aria-hidden="true"></div>
      ${this.#table ? this.#table.template() : this.#poster()}
      <div class="live sr-only" role="status" aria-live="polite"></div>
    </div>`;
  }

  #poster(): TemplateResult | typeof nothing {
    const [messages, modules] = [this.#messages, this.#modules];
    if (!messages || this.#remote) return nothing;
    const { players, target, variant, rules } = this;
    const own: Variant = variants[variant];
    const params = {
      variant,
      players: players ?? rules.players ?? 4,
      target: target ?? rules.target ?? own.options.target ?? 15,
    };
    return html`<slot name="poster">
      <div class="poster">
        <div class="fan" aria-hidden="true">
          ${modules ? POSTER_CARDS.map((card) => unsafeHTML(modules.faceSvg(card, this.#deck ?? modules.SALZBURG))) : nothing}
        </div>
        <h2>${messages.title}</h2>
        <p>${say(messages, { key: 'poster-text', params })}</p>
        <button class="button primary" part="button" @click=${() => void this.start()}>
          ${this.#isStarting ? messages.starting : messages.start}
        </button>
      </div>
    </slot>`;
  }
}
