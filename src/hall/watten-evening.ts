import { adoptStyles, html, LitElement, nothing, type CSSResult, type TemplateResult } from 'lit';
import { EveningError } from '../evening/evening-error.js';
import { toJson } from '../base/to-json.js';
import { replayEvening, type EveningRecord } from '../evening/evening.js';
import type { EveningEvent, EventType } from '../evening/event.js';
import type { EveningState } from '../evening/state.js';
import { loadTypeface } from '../element/games/load-typeface.js';
import { tokens } from '../element/shell/tokens.js';
import { loadEvening, type LoadedEvening } from '../i18n/evening.js';
import { createDesk, type Desk } from './desk.js';
import { DeskController } from './desk-controller.js';
import { EveningChangeEvent } from './events.js';
import { hallStyles } from './hall-styles.js';
import { deviceStyles } from './online/device-styles.js';
import { createOnline } from './online/online.js';
import { printSheet } from './print/print.js';
import { printStyles } from './print/styles.js';
import { screenStyles } from './screen-styles.js';
import { screenPage } from './screen.js';
import { keyOf, type EveningStorage } from './storage.js';
import { PAGES, type Page, type View } from './view.js';
import { cardPage } from './views/card.js';
import { entriesPage } from './views/entries.js';
import { eveningPage } from './views/evening.js';
import { printPage } from './views/print.js';
import { resultsPage } from './views/results.js';
import { resultsStyles } from './views/results-styles.js';
import { roundPage } from './views/round.js';
import { standingsPage } from './views/standings.js';
import { watchForm } from './views/phones.js';
import { startPage } from './views/start.js';
import { startStyles } from './views/start-styles.js';

const DEFAULT_CODE = 'evening';
/** Time in ms that a page of a long list stays on the projector. */
const SCREEN_PAGE_MS = 12_000;
/** The part of an address that makes a window the projector's. */
const SCREEN_HASH = '#evening-screen';

/**
 * A tournament evening: the organiser's desk, and the window on the projector. Everything is kept in the browser's storage
 * after each key press.
 */
export class WattenEvening extends LitElement {
  static override readonly styles = [tokens, hallStyles, startStyles, resultsStyles, screenStyles, deviceStyles];
  static override readonly properties = {
    code: {},
    address: {},
    screen: { type: Boolean },
    storage: { attribute: false },
    server: {},
  };

  /** Identifies the evening in the storage and in printed codes. Default: `evening`. */
  declare code: string;
  /** The address that printed codes open. Default: the address of the page. */
  declare address: string;
  /** Whether the element is the window on the projector, which follows the desk in another window of this browser. */
  declare screen: boolean;
  /** The storage of the evening: an object like `localStorage`, or null to keep nothing. Default: `localStorage`. */
  declare storage: EveningStorage | null | undefined;
  /**
   * The URL of a table server that serves evenings. With it, pairs report their results by phone. Default: none, so that
   * the evening runs only in this browser.
   */
  declare server: string;

  readonly #shared = new DeskController<Desk, LoadedEvening>(this, {
    code: () => this.#codeNow(),
    keyOf,
    create: (place) => createDesk({ ...place, onChange: (type) => this.#changed(type) }),
    load: loadEvening,
    onTexts: () => void loadTypeface(this),
  });
  #page: Page = 'entries';
  /** Whether the visitor prepares an evening on a page that a pair card opened. */
  #isPreparing = false;
  #tick = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #online = createOnline(
    // Lit sets properties and the storage later, so everything is read when it is needed.
    ((element: WattenEvening) => ({
      get server() {
        return element.server;
      },
      get desk() {
        return element.#shared.desk;
      },
      get storage() {
        return element.#shared.storage;
      },
      say: (text: string, isError: boolean) => element.#shared.say(text, isError),
      update: () => element.requestUpdate(),
      adopt: (styles: CSSResult) => element.#adopt(styles),
    }))(this),
  );

  constructor() {
    super();
    this.code = DEFAULT_CODE;
    this.address = '';
    this.screen = false;
    this.storage = undefined;
    this.server = '';
  }

  /** The state of the evening, frozen, or null before it begins. */
  get state(): EveningState | null {
    return this.#shared.desk.evening?.state ?? null;
  }

  /** Returns the record of the evening, or null before it begins. */
  record(): EveningRecord | null {
    return this.#shared.desk.evening?.record() ?? null;
  }

  /**
   * Applies an event, such as a result from another program, and returns the state.
   * @throws EveningError if the event is not possible, and changes nothing
   */
  do(event: EveningEvent): EveningState {
    return this.#shared.desk.do(event);
  }

  /**
   * Replaces the evening with that of a record.
   * @throws EveningError if the record is invalid, and changes nothing
   */
  load(record: EveningRecord): void {
    replayEvening(record);
    this.#shared.desk.load(toJson(record));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { signal } = this.#shared;
    addEventListener('hashchange', () => this.requestUpdate(), { signal });
    addEventListener('resize', () => this.requestUpdate(), { signal });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#online.close();
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Returns the code of the desk's evening. A second device of the host keeps the evening of the server apart. */
  #codeNow(): string {
    const { role } = this.#online;
    return role?.as === 'host' ? role.evening : this.code;
  }

  /** Adds styles that came with code that is loaded later. */
  #adopt(styles: CSSResult): void {
    const { styles: own } = WattenEvening;
    adoptStyles(this.renderRoot as ShadowRoot, [...own, styles]);
  }

  #changed(type: EventType | null): void {
    this.#online.send();
    this.requestUpdate();
    if (type) this.dispatchEvent(new EveningChangeEvent(type));
  }

  get #isScreen(): boolean {
    return this.screen || location.hash === `${SCREEN_HASH}=${encodeURIComponent(this.code)}`;
  }

  /** Returns the number of the pair whose printed card opened the page, or null. */
  #cardNumber(): string | null {
    const facts = new URLSearchParams(location.hash.slice(1));
    const no = facts.get('pair') ?? '';
    return !this.#isPreparing && facts.get('evening') === this.code && /^\d{1,4}$/u.test(no) ? no : null;
  }

  #prepare(): void {
    this.#isPreparing = true;
    this.requestUpdate();
  }

  #openScreen(): void {
    const url = new URL(location.href);
    url.hash = `${SCREEN_HASH}=${encodeURIComponent(this.code)}`;
    open(url, `watten-evening-screen-${this.code}`, 'popup,width=1280,height=720');
  }

  #do(event: EveningEvent, texts: LoadedEvening['messages']): ReturnType<View['do']> {
    try {
      const state = this.#shared.desk.do(event);
      this.#shared.say('', false);
      return state;
    } catch (error) {
      if (!(error instanceof EveningError)) throw error;
      const isClubMatch = this.state?.settings.stages[0]?.kind === 'clubs';
      this.#shared.say(reasonOf(error, event.type, texts, isClubMatch), true);
      return null;
    }
  }

  #view(texts: LoadedEvening): View {
    const { messages } = texts;
    return {
      desk: this.#shared.desk,
      phones: this.#online.phones,
      texts: messages,
      code: this.code,
      address: this.address || location.href.replace(/#.*/u, ''),
      say: (text, isError = false) => this.#shared.say(text, isError),
      do: (event) => this.#do(event, messages),
      focus: (selector) => this.#shared.focus(selector),
      goTo: (page) => {
        this.#page = page;
        this.#shared.desk.clearDrafts('shown-round');
        // On a phone, the focus would open the keyboard.
        if (page === 'results' && matchMedia('(pointer: fine)').matches) this.#shared.focus('[name="result-table"]');
        if (this.getBoundingClientRect().top < 0) this.scrollIntoView();
        this.#shared.say('', false);
      },
      print: (sheet) => printSheet(sheet, printStyles, this.state?.name ?? messages['start-title'], texts.language),
    };
  }

  #pageOf(view: View): TemplateResult {
    const { evening } = view.desk;
    const card = this.#cardNumber();
    if (!evening && card !== null) return cardPage(view, card, () => this.#prepare());
    if (!evening) return html`${startPage(view)}${watchForm(view)}`;
    const { state } = evening;
    const pages: Readonly<Record<Page, () => TemplateResult>> = {
      entries: () => entriesPage(view, state),
      round: () => roundPage(view, state),
      results: () => resultsPage(view, state),
      standings: () => standingsPage(view, state),
      print: () => printPage(view, state),
      evening: () => eveningPage(view, state, () => this.#openScreen()),
    };
    return html`<nav>
        ${PAGES.map(
          (page) =>
            html`<button
              type="button"
              class="tab"
              aria-current=${page === this.#page ? 'page' : nothing}
              @click=${() => view.goTo(page)}
            >
              ${view.texts[`tab-${page}`]}
            </button>`,
        )}
      </nav>
      ${pages[this.#page]()}`;
  }

  protected override render(): TemplateResult {
    const { texts } = this.#shared;
    if (!texts) return html``;
    this.#online.follow(texts);
    if (this.#online.isPhone) return this.#renderPhone(texts);
    const view = this.#view(texts);
    if (this.#isScreen) {
      return html`<div class="inside" lang=${texts.language}>
        ${screenPage(view, this.#tick, { width: innerWidth, height: innerHeight })}
      </div>`;
    }
    const { text, isError } = this.#shared.message;
    return html`<div class="inside" part="desk" lang=${texts.language}>
      ${this.#pageOf(view)}
      <p class="message ${isError ? 'error' : ''}" role=${isError ? 'alert' : 'status'}>${text}</p>
    </div>`;
  }

  #renderPhone(texts: LoadedEvening): TemplateResult {
    const page = this.#online.renderPhone(texts, this.#tick, { width: innerWidth, height: innerHeight });
    return html`<div class="inside" part="desk" lang=${texts.language}>
      ${page ?? texts.messages['screen-waiting']}
    </div>`;
  }

  protected override updated(): void {
    const needsTimer = (this.#isScreen || this.#online.role?.as === 'screen') && this.isConnected;
    if (needsTimer === (this.#timer !== undefined)) return;
    clearInterval(this.#timer);
    this.#timer = needsTimer
      ? setInterval(() => {
          this.#tick++;
          this.requestUpdate();
        }, SCREEN_PAGE_MS)
      : undefined;
  }
}

/** Returns a text for the host about a refused event. */
const reasonOf = (
  { code }: EveningError,
  type: EventType,
  texts: LoadedEvening['messages'],
  isClubMatch: boolean,
): string => {
  if (code === 'unknown-entry') return texts['entry-unknown'];
  if (code === 'invalid-entry') return texts['entry-invalid'];
  if (code === 'invalid-result') return texts['result-course'];
  if (code === 'not-now' && type === 'draw' && isClubMatch) return texts['start-clubs'];
  if (type === 'swap') return texts['round-swap-refused'];
  if (code === 'not-now' && type === 'return') return texts['entry-return-refused'];
  if (code === 'not-now' && (type === 'tell' || type === 'rule' || type === 'adjust')) return texts['result-later'];
  return texts['evening-refused'];
};
