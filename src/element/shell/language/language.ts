import type { HintMessages } from '../../../i18n/de/hints.js';
import {
  LANGUAGES,
  nearestLanguage,
  speechLanguageOf,
  supportedLanguageFor,
  type Language,
  type MessagesByDeck,
} from '../../../i18n/languages.js';
import type { ByDeck } from '../../../i18n/words.js';
import { listWithOr, quoted } from '../../../rules/input-error.js';
import { reportError } from '../host.js';
import { createOwnMessages } from './own-messages.js';
import { PresenceController } from '../presence.js';
import { createTexts, PACKAGE_TEXTS, type TextSource } from './texts.js';

/** The texts of the table, in its own language or that of what it stands in. */
export class LanguageController extends PresenceController {
  readonly #texts = createTexts();
  /** The page's own. */
  readonly own = createOwnMessages(this.host, () => {
    if (this.isPresent) void this.#follow();
  });
  /** The language asked for, whose texts may still be on their way. */
  #wanted: Language | null = null;
  #source: TextSource = PACKAGE_TEXTS;
  /** The element's own `lang` that was last found unusable. */
  #refused = '';

  /** What is said at the table; null until it has come. */
  get texts(): MessagesByDeck | null {
    return this.#texts.table;
  }

  /** What is said of hints; null until somebody wants any and it has come. */
  get hintTexts(): ByDeck<HintMessages> | null {
    return this.#texts.hints;
  }

  /** The language in which somebody reads aloud what is said of hints. */
  get hintLanguage(): Language {
    return this.own.texts?.hintLanguage(this.language) ?? speechLanguageOf(this.language);
  }

  /** The language of the texts; for a moment not yet the one asked for. */
  get language(): Language {
    return this.#texts.language ?? this.#wanted ?? 'en';
  }

  /** Resolves when there are texts; rejects if they cannot be had. */
  async load(): Promise<void> {
    await this.own.read();
    // A game may begin before the element is on the page for itself: nobody is to load a language that is not spoken.
    if (this.#wanted === null) await this.#follow();
    while (!this.#texts.table) await this.#texts.speak(this.language, this.#source);
    this.host.requestUpdate();
  }

  /** Loads what is said of hints, in this language and in those to come. Rejects with `load-failed` if it cannot. */
  async loadHints(): Promise<void> {
    try {
      await this.#texts.loadHints();
    } catch (error) {
      const message = `The hints could not be loaded. ${(error as Error).message}`;
      throw Object.assign(new Error(message), { code: 'load-failed' });
    }
    this.host.requestUpdate();
  }

  protected override entered(signal: AbortSignal): void {
    void this.#follow();
    const observer = new MutationObserver(() => void this.#follow());
    observer.observe(this.host, { attributeFilter: ['lang'] });
    observer.observe(this.host.ownerDocument.documentElement, { attributeFilter: ['lang'] });
    signal.addEventListener('abort', () => observer.disconnect());
  }

  /** Reports a `lang` of the element that selects no language, once until it changes. */
  #checkOwn(lang: string, instead: Language, own?: ReadonlyMap<Language, unknown>): void {
    const refused = lang === '' || supportedLanguageFor(lang, own) !== null ? '' : lang;
    if (refused !== '' && refused !== this.#refused) {
      const right = listWithOr([...LANGUAGES, ...(own?.keys() ?? [])]);
      const message = `'lang' cannot be ${quoted(lang)}; it can be ${right}. The table speaks '${instead}'.`;
      reportError(this.host, 'invalid-value', message);
    }
    this.#refused = refused;
  }

  async #follow(): Promise<void> {
    await this.own.read();
    const { lang } = this.host;
    const around = languageAround(this.host) ?? '';
    const own = this.own.texts?.languages;
    const wanted = nearestLanguage(
      [lang, around, this.host.ownerDocument.documentElement.lang, navigator.language],
      own,
    );
    this.#checkOwn(lang, wanted, own);
    const source = this.own.texts ?? PACKAGE_TEXTS;
    if (wanted === this.#wanted && source === this.#source) return;
    [this.#wanted, this.#source] = [wanted, source];
    const { language: spoken, source: spokenFrom } = this.#texts;
    try {
      if (await this.#texts.speak(wanted, source)) this.host.requestUpdate();
    } catch (error) {
      // The first language is loaded with the game, which tells of it.
      if (spoken === null || this.#wanted !== wanted || this.#source !== source) return;
      [this.#wanted, this.#source] = [spoken, spokenFrom];
      const message = `The language '${wanted}' could not be loaded; the table goes on in '${spoken}'.`;
      reportError(this.host, 'load-failed', `${message} ${(error as Error).message}`);
    }
  }
}

/** The language of what the element stands in, or of what the shadow tree stands in that it is part of. */
const languageAround = (host: HTMLElement): string | null | undefined =>
  host.parentElement?.closest('[lang]')?.getAttribute('lang') ??
  (host.getRootNode() as ShadowRoot).host?.closest('[lang]')?.getAttribute('lang');
