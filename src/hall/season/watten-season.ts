import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { getExport } from '../../base/get-export.js';
import { loadTypeface } from '../../element/games/load-typeface.js';
import { tokens } from '../../element/shell/tokens.js';
import { loadSeason, type LoadedSeason } from '../../i18n/season.js';
import type { SeasonEvent, SeasonEventType } from '../../season/event.js';
import { replaySeason, type Season, type SeasonRecord } from '../../season/season.js';
import { SeasonError } from '../../season/season-error.js';
import type { SeasonState } from '../../season/state.js';
import { hallStyles } from '../hall-styles.js';
import { DeskController } from '../desk-controller.js';
import type { EveningStorage } from '../storage.js';
import type { DeskPages } from './pages.js';
import { createSeasonDesk, seasonKeyOf, type SeasonDesk } from './season-desk.js';
import { SeasonChangeEvent } from './season-events.js';
import { fetchSeason, problemText, type SeasonFile, type SeasonProblem } from './season-file.js';
import { seasonStyles } from './season-styles.js';
import type { Page, SeasonView } from './season-view.js';
import { seasonTable } from './table.js';

const DEFAULT_CODE = 'season';

/** The pages of the desk. */
const PAGES: readonly Page[] = ['table', 'evenings', 'persons', 'season'];

/**
 * The season of a club: the host's desk, or only the table on a page of the club. The desk keeps everything in the browser's
 * storage.
 */
export class WattenSeason extends LitElement {
  static override readonly styles = [tokens, hallStyles, seasonStyles];
  static override readonly properties = {
    code: {},
    src: {},
    readOnly: { type: Boolean, attribute: 'readonly' },
    storage: { attribute: false },
  };

  /** Identifies the season in the storage. Default: `season`. */
  declare code: string;
  /** The address of a season's file on the page's own site. The desk loads it if the storage contains no season. */
  declare src: string;
  /** Whether the element shows only the table. Attribute: `readonly`. */
  declare readOnly: boolean;
  /** The storage of the season: an object like `localStorage`, or null to keep nothing. Default: `localStorage`. */
  declare storage: EveningStorage | null | undefined;

  readonly #shared = new DeskController<SeasonDesk, LoadedSeason>(this, {
    code: () => this.code,
    keyOf: seasonKeyOf,
    create: (place) => createSeasonDesk({ ...place, onChange: (type) => this.#changed(type) }),
    load: loadSeason,
  });
  /** The file that is loaded or loading. */
  #loadedSrc = '';
  #file: SeasonFile | null = null;
  /** The pages of the desk, after they have loaded. */
  #pages: DeskPages | null = null;
  #page: Page = 'table';

  constructor() {
    super();
    this.code = DEFAULT_CODE;
    this.src = '';
    this.readOnly = false;
    this.storage = undefined;
  }

  /** The state of the season, frozen, or null before it begins or loads. */
  get state(): SeasonState | null {
    return this.#season()?.state ?? null;
  }

  /** Returns the record of the season, or null before it begins or loads. */
  record(): SeasonRecord | null {
    return this.#season()?.record() ?? null;
  }

  /**
   * Applies an event, such as an evening from another program, and returns the state.
   * @throws SeasonError if the event is not possible, and changes nothing
   */
  do(event: SeasonEvent): SeasonState {
    return this.#shared.desk.do(event);
  }

  /**
   * Replaces the season of the desk with that of a record.
   * @throws SeasonError if the record is invalid, and changes nothing
   */
  load(record: SeasonRecord): void {
    this.#shared.desk.load(replaySeason(record));
  }

  /** Returns the season that the element shows. */
  #season(): Season | null {
    if (!this.readOnly || this.src === '') return this.#shared.desk.season;
    return this.#file && 'season' in this.#file ? this.#file.season : null;
  }

  #changed(type: SeasonEventType | null): void {
    this.requestUpdate();
    if (type) this.dispatchEvent(new SeasonChangeEvent(type));
  }

  async #loadPages(): Promise<void> {
    this.#pages = getExport(await import('./pages.js'), 'deskPages');
    this.requestUpdate();
    // The table on a club's page has the font of the page.
    void loadTypeface(this);
  }

  async #loadFile(): Promise<void> {
    const { src } = this;
    this.#loadedSrc = src;
    this.#file = null;
    if (src === '') return;
    const file = await fetchSeason(src);
    // Another file can be requested while this one loads.
    if (src !== this.src) return;
    this.#file = file;
    if (!this.readOnly && 'season' in file && !this.#shared.desk.season) this.#shared.desk.load(file.season);
    this.requestUpdate();
  }

  #do(event: SeasonEvent, texts: LoadedSeason['messages']): SeasonState | null {
    try {
      const state = this.#shared.desk.do(event);
      this.#shared.say('', false);
      return state;
    } catch (error) {
      if (!(error instanceof SeasonError)) throw error;
      this.#shared.say(reasonOf(error, texts), true);
      return null;
    }
  }

  #view({ messages, language }: LoadedSeason, { print }: DeskPages): SeasonView {
    return {
      desk: this.#shared.desk,
      texts: messages,
      language,
      say: (text, isError = false) => this.#shared.say(text, isError),
      do: (event) => this.#do(event, messages),
      focus: (selector) => this.#shared.focus(selector),
      print: (sheet, isWide) => print(sheet, this.state?.name ?? '', { language, isWide }),
    };
  }

  #goTo(page: Page): void {
    this.#page = page;
    this.#shared.desk.clearDrafts('');
    if (this.getBoundingClientRect().top < 0) this.scrollIntoView();
    this.#shared.say('', false);
  }

  #tabs(view: SeasonView, state: SeasonState, { pages }: DeskPages): TemplateResult {
    return html`<nav>
        ${PAGES.map(
          (page) =>
            html`<button
              type="button"
              class="tab"
              aria-current=${page === this.#page ? 'page' : nothing}
              @click=${() => this.#goTo(page)}
            >
              ${view.texts[`tab-${page}`]}
            </button>`,
        )}
      </nav>
      ${pages[this.#page](view, state)}`;
  }

  #problem({ messages: texts }: LoadedSeason, problem: SeasonProblem): TemplateResult {
    const reason = problem.key === 'file-broken' ? problem.reason : '';
    return html`<p class="problem" role="alert">
      ${problemText(texts, problem, this.src)} ${reason === '' ? nothing : html`<span lang="en">${reason}</span>`}
    </p>`;
  }

  /** Returns only the table, or the problem with its file. */
  #public(texts: LoadedSeason): TemplateResult {
    const state = this.#season()?.state;
    if (state) return seasonTable({ texts: texts.messages, language: texts.language }, state);
    if (this.#file && 'problem' in this.#file) return this.#problem(texts, this.#file.problem);
    return html`<p role="status">${this.src === '' ? texts.messages['table-none'] : texts.messages.loading}</p>`;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('readOnly') && !this.readOnly && !this.#pages) void this.#loadPages();
    if (changed.has('src') && this.src !== this.#loadedSrc) void this.#loadFile();
  }

  protected override render(): TemplateResult {
    const { texts } = this.#shared;
    if (!texts) return html``;
    const { language } = texts;
    if (this.readOnly)
      return html`<div class="inside public" part="table" lang=${language}>${this.#public(texts)}</div>`;
    if (!this.#pages) return html``;
    const view = this.#view(texts, this.#pages);
    const { season } = view.desk;
    const { text, isError } = this.#shared.message;
    return html`<div class="inside" part="desk" lang=${language}>
      ${season ? this.#tabs(view, season.state, this.#pages) : this.#pages.begin(view)}
      ${
        !season && this.#file && 'problem' in this.#file
          ? html`<div class="message error">${this.#problem(texts, this.#file.problem)}</div>`
          : nothing
      }
      <p class="message ${isError ? 'error' : ''}" role=${isError ? 'alert' : 'status'}>${text}</p>
    </div>`;
  }
}

/** Returns a text for the host about a refused event. */
const reasonOf = ({ code }: SeasonError, texts: LoadedSeason['messages']): string => {
  if (code === 'name-taken') return texts['name-taken'];
  if (code === 'invalid-member') return texts['name-invalid'];
  if (code === 'evening-taken') return texts['evening-taken'];
  return texts.refused;
};
