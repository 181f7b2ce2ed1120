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
import type { Region } from '../../../rules/variants.js';
import { listWithOr, quoted } from '../../../rules/input-error.js';
import { reportError, type ElementHost } from '../host.js';
import { createOwnMessages } from './own-messages.js';
import { PresenceController } from '../presence.js';
import type { Preferences } from '../storage/preferences.js';
import { createTexts, PACKAGE_TEXTS, type TextSource } from './texts.js';

/**
 * Controller for the table's texts, in the visitor's language, the language of the element's `lang` attribute or that of
 * the element's surroundings.
 */
export class LanguageController extends PresenceController {
  readonly #preferences: Preferences;
  readonly #texts = createTexts();
  /** Texts that the page set as `messages`. */
  readonly own = createOwnMessages(this.host, () => {
    if (this.isPresent) void this.#followLanguage();
  });
  /** The last requested language, whose texts can still be loading. */
  #wanted: Language | null = null;
  #source: TextSource = PACKAGE_TEXTS;
  /** The last game's region. */
  #region: Region = 'tirol';
  /** The language that the visitor or the page had chosen at the last check. */
  #chosen = '';
  /** The last unsupported value of the element's `lang`, so that each value is reported once. */
  #refused = '';

  constructor(host: ElementHost, preferences: Preferences) {
    super(host);
    this.#preferences = preferences;
  }

  /** The table's texts; null until they have loaded. */
  get texts(): MessagesByDeck | null {
    return this.#texts.table;
  }

  /** Texts for the hints; null until they are requested and have loaded. */
  get hintTexts(): ByDeck<HintMessages> | null {
    return this.#texts.hints;
  }

  /** The language in which a screen reader or voice should read the hints. */
  get hintLanguage(): Language {
    return this.own.texts?.hintLanguage(this.language) ?? speechLanguageOf(this.language);
  }

  /** The language of the loaded texts. Differs from the requested language while the requested language loads. */
  get language(): Language {
    return this.#texts.language ?? this.#wanted ?? 'en';
  }

  /** The languages that the visitor can choose: those of the package and of the page. */
  get languages(): readonly Language[] {
    return [...new Set([...LANGUAGES, ...(this.own.texts?.languages.keys() ?? [])])];
  }

  /** Resolves when the texts have loaded. Rejects if loading fails. */
  async load(): Promise<void> {
    await this.own.read();
    // A game can begin before the element is on the page. Find the language first, so that no unused language loads.
    if (this.#wanted === null) await this.#followLanguage();
    while (!this.#texts.table) await this.#texts.loadLanguage(this.language, this.#source, this.#region);
    this.host.requestUpdate();
  }

  /** Switches to a region's table talk as soon as that talk has loaded. */
  useRegion(region: Region): void {
    if (region === this.#region) return;
    this.#region = region;
    if (this.#wanted !== null) void this.#loadWanted(this.#wanted, this.#source);
  }

  /** Loads the texts for hints in this and later languages. Rejects with code `load-failed` on failure. */
  async loadHints(): Promise<void> {
    try {
      await this.#texts.loadHints();
    } catch (error) {
      const message = `The hints could not be loaded. ${(error as Error).message}`;
      throw Object.assign(new Error(message), { code: 'load-failed' });
    }
    this.host.requestUpdate();
  }

  /** Follows the visitor's choice of language. */
  hostUpdate(): void {
    if (this.isPresent && this.#chosen !== this.#preferences.of('lang')) void this.#followLanguage();
  }

  protected override entered(signal: AbortSignal): void {
    void this.#followLanguage();
    const observer = new MutationObserver(() => void this.#followLanguage());
    observer.observe(this.host, { attributeFilter: ['lang'] });
    observer.observe(this.host.ownerDocument.documentElement, { attributeFilter: ['lang'] });
    signal.addEventListener('abort', () => observer.disconnect());
  }

  /** Reports an unsupported `lang` on the element once, and again only after the value has changed. */
  #checkOwn(lang: string, instead: Language, own?: ReadonlyMap<Language, unknown>): void {
    const refused = lang === '' || supportedLanguageFor(lang, own) !== null ? '' : lang;
    if (refused !== '' && refused !== this.#refused) {
      const right = listWithOr([...LANGUAGES, ...(own?.keys() ?? [])]);
      const message = `'lang' must be ${right}, not ${quoted(lang)}. The table uses '${instead}'.`;
      reportError(this.host, 'invalid-value', message);
    }
    this.#refused = refused;
  }

  async #followLanguage(): Promise<void> {
    await this.own.read();
    const { lang } = this.host;
    const chosen = (this.#chosen = this.#preferences.of('lang'));
    const around = languageAround(this.host) ?? '';
    const own = this.own.texts?.languages;
    const wanted = nearestLanguage(
      [chosen, lang, around, this.host.ownerDocument.documentElement.lang, navigator.language],
      own,
    );
    this.#checkOwn(lang, wanted, own);
    const source = this.own.texts ?? PACKAGE_TEXTS;
    if (wanted === this.#wanted && source === this.#source) return;
    [this.#wanted, this.#source] = [wanted, source];
    await this.#loadWanted(wanted, source);
  }

  async #loadWanted(wanted: Language, source: TextSource): Promise<void> {
    const { language: languageBefore, source: sourceBefore } = this.#texts;
    try {
      if (await this.#texts.loadLanguage(wanted, source, this.#region)) this.host.requestUpdate();
    } catch (error) {
      // The first language loads with the game, which reports the error.
      if (languageBefore === null || this.#wanted !== wanted || this.#source !== source) return;
      [this.#wanted, this.#source] = [languageBefore, sourceBefore];
      const message = `The language '${wanted}' could not be loaded; the table keeps '${languageBefore}'.`;
      reportError(this.host, 'load-failed', `${message} ${(error as Error).message}`);
    }
  }
}

/** Returns the language of the closest ancestor with `lang`, or else of the surrounding shadow host. */
const languageAround = (host: HTMLElement): string | null | undefined =>
  host.parentElement?.closest('[lang]')?.getAttribute('lang') ??
  (host.getRootNode() as ShadowRoot).host?.closest('[lang]')?.getAttribute('lang');
