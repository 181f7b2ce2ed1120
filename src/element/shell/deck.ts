import type { ReactiveController } from 'lit';
import { getExport } from '../../base/get-export.js';
import type { Deck, DeckName } from '../../deck/deck.js';
import type { Messages } from '../../i18n/de/table.js';
import type { Language } from '../../i18n/languages.js';
import { loadModule } from './load-module.js';
import { reportError, type ElementHost } from './host.js';
import type { LanguageController } from './language/language.js';
import type { Preferences } from './storage/preferences.js';

/** Loads a deck with the language's index letters. */
const loadDeck = async (name: DeckName, language: Language): Promise<Deck> => {
  if (name === 'salzburg') return getExport(await import('../../deck/salzburg.js'), 'SALZBURG');
  const { FRENCH } = await loadModule(() => import('../../deck/french/french.js'), 'FRENCH');
  return FRENCH[/^de(?:-|$)/.test(language) ? 'BDKA' : 'JQKA'];
};

/** Controller that loads the deck that the page or the visitor has chosen and keeps the last loaded deck. */
export class DeckController implements ReactiveController {
  readonly #host: ElementHost;
  readonly #language: LanguageController;
  readonly #preferences: Preferences;
  #drawn: Deck | null = null;
  /** Key of the last requested deck; null until the table needs a deck. */
  #wanted: string | null = null;

  constructor(host: ElementHost, language: LanguageController, preferences: Preferences) {
    this.#host = host;
    this.#language = language;
    this.#preferences = preferences;
    host.addController(this);
  }

  /** The loaded deck; null until one has loaded. */
  get drawn(): Deck | null {
    return this.#drawn;
  }

  /** The name of the chosen deck, which can still be loading. */
  get chosen(): DeckName {
    return this.#preferences.of('deck');
  }

  /** The language's texts, with the drawn deck's card names; null until they have loaded. */
  get messages(): Messages | null {
    return this.#language.texts?.[this.#drawn?.name ?? 'salzburg'] ?? null;
  }

  /** After the first request, loads the deck again when the choice or the language changes. */
  hostUpdate(): void {
    if (this.#wanted !== null && this.#wanted !== this.#key) void this.load();
  }

  /** Loads the requested deck and shows it. If loading fails, the table keeps its current deck. */
  async load(): Promise<void> {
    const wanted = (this.#wanted = this.#key);
    // The texts change before the index letters, so that a Q never appears next to "Dame".
    const loaded = await loadDeck(this.chosen, this.#language.language).catch((error: Error) => error);
    // Another deck was requested in the meantime.
    if (wanted !== this.#key) return this.load();
    if (loaded instanceof Error)
      return reportError(this.#host, 'load-failed', `The deck could not be loaded. ${loaded.message}`);
    if (loaded === this.#drawn) return;
    this.#drawn = loaded;
    this.#host.requestUpdate();
  }

  get #key(): string {
    return `${this.chosen} ${this.#language.language}`;
  }
}
