import type { ReactiveController } from 'lit';
import { getExport } from '../../base/get-export.js';
import type { Back } from '../../deck/back.js';
import type { BackName, Deck, DeckName } from '../../deck/deck.js';
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

/** Loads a back other than `rosette`, which loads with the game. */
const loadBack = async (name: BackName): Promise<Back | null> => {
  if (name === 'edelweiss')
    return (await loadModule(() => import('../../deck/backs/edelweiss.js'), 'EDELWEISS')).EDELWEISS;
  if (name === 'lattice') return (await loadModule(() => import('../../deck/backs/lattice.js'), 'LATTICE')).LATTICE;
  return null;
};

/** Controller that loads the deck and the back that the page or the visitor has chosen. Keeps the last loaded ones. */
export class DeckController implements ReactiveController {
  readonly #host: ElementHost;
  readonly #language: LanguageController;
  readonly #preferences: Preferences;
  #drawn: Deck | null = null;
  #back: Back | null = null;
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

  /** The loaded back; null for `rosette`. */
  get back(): Back | null {
    return this.#back;
  }

  /** The language's texts, with the drawn deck's card names; null until they have loaded. */
  get messages(): Messages | null {
    return this.#language.texts?.[this.#drawn?.name ?? 'salzburg'] ?? null;
  }

  /** After the first request, loads the deck again when the choice or the language changes. */
  hostUpdate(): void {
    if (this.#wanted !== null && this.#wanted !== this.#key) void this.load();
  }

  /** Loads the requested deck and back and shows them. If loading fails, the table keeps its current deck and back. */
  async load(): Promise<void> {
    const wanted = (this.#wanted = this.#key);
    // The texts change before the index letters, so that a Q never appears next to "Dame".
    const loaded = await Promise.all([
      loadDeck(this.chosen, this.#language.language),
      loadBack(this.#preferences.of('back')),
    ]).catch((error: Error) => error);
    // Another deck was requested in the meantime.
    if (wanted !== this.#key) return this.load();
    if (loaded instanceof Error)
      return reportError(this.#host, 'load-failed', `The deck could not be loaded. ${loaded.message}`);
    const [deck, back] = loaded;
    if (deck === this.#drawn && back === this.#back) return;
    this.#drawn = deck;
    this.#back = back;
    this.#host.requestUpdate();
  }

  get #key(): string {
    return `${this.chosen} ${this.#language.language} ${this.#preferences.of('back')}`;
  }
}
