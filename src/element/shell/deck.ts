import type { ReactiveController } from 'lit';
import { getExport } from '../../base/get-export.js';
import type { Deck, DeckName } from '../../deck/deck.js';
import type { Messages } from '../../i18n/de/table.js';
import type { Language } from '../../i18n/languages.js';
import { loadModule } from './load-module.js';
import { reportError, type ElementHost } from './host.js';
import type { LanguageController } from './language/language.js';

/** A deck, its letters those of the language. */
const loadDeck = async (name: DeckName, language: Language): Promise<Deck> => {
  if (name === 'salzburg') return getExport(await import('../../deck/salzburg.js'), 'SALZBURG');
  const { FRENCH } = await loadModule(() => import('../../deck/french/french.js'), 'FRENCH');
  return FRENCH[/^de(?:-|$)/.test(language) ? 'BDKA' : 'JQKA'];
};

/** The deck that is drawn: the one asked for, as soon as it is loaded. */
export class DeckController implements ReactiveController {
  readonly #host: ElementHost;
  readonly #language: LanguageController;
  #drawn: Deck | null = null;
  /** The deck asked for last; null until a table wants one. */
  #wanted: string | null = null;

  constructor(host: ElementHost, language: LanguageController) {
    this.#host = host;
    this.#language = language;
    host.addController(this);
  }

  /** Null until one is loaded. */
  get drawn(): Deck | null {
    return this.#drawn;
  }

  /** The texts of the language, which call the cards as they look; null until they have come. */
  get messages(): Messages | null {
    return this.#language.texts?.[this.#drawn?.name ?? 'salzburg'] ?? null;
  }

  /** Once a table has wanted a deck, it follows the setting and the language. */
  hostUpdate(): void {
    if (this.#wanted !== null && this.#wanted !== this.#key) void this.load();
  }

  /** Loads the deck asked for, and shows it; a table goes on with the one it has if that fails. */
  async load(): Promise<void> {
    const wanted = (this.#wanted = this.#key);
    // A Q never stands beside "Dame": letters change after the texts.
    const loaded = await loadDeck(this.#host.deck, this.#language.language).catch((error: Error) => error);
    // Another was asked for meanwhile.
    if (wanted !== this.#key) return this.load();
    if (loaded instanceof Error)
      return reportError(this.#host, 'load-failed', `The deck could not be loaded. ${loaded.message}`);
    if (loaded === this.#drawn) return;
    this.#drawn = loaded;
    this.#host.requestUpdate();
  }

  get #key(): string {
    return `${this.#host.deck} ${this.#language.language}`;
  }
}
