import type { Back } from '../../deck/back.js';
import { ROSETTE } from '../../deck/backs/rosette.js';
import type { Deck } from '../../deck/deck.js';
import { SALZBURG } from '../../deck/salzburg.js';
import type { HintMessages } from '../../i18n/de/hints.js';
import type { Messages } from '../../i18n/de/table.js';
import type { Language, MessagesByDeck } from '../../i18n/languages.js';
import type { DeckController } from './deck.js';
import type { LanguageController } from './language/language.js';

/** A game's deck, back, language and texts. Read each value when it is needed, because the page can change it at any time. */
export interface Look {
  readonly deck: Deck;
  readonly back: Back;
  /** The language of the messages. */
  readonly language: Language;
  /** The languages that the visitor can choose. */
  readonly languages: readonly Language[];
  /** Texts with the current deck's card names. */
  readonly messages: Messages;
  /** Texts with the Salzburg deck's card names. */
  readonly salzburgMessages: Messages;
  /** Texts for the hints; null until they have loaded. */
  readonly hintMessages: HintMessages | null;
  /** The hints' language, which can differ from the table's. */
  readonly hintLanguage: string;
  /** Loads the texts for hints and reviews. Rejects with code `load-failed` on failure. */
  loadHintMessages(): Promise<void>;
}

/**
 * Creates the look from the element's language and deck. Until that deck has loaded, the look uses the Salzburg deck, which
 * loads with the game.
 * @param language the element's language, whose texts must have loaded
 */
export const createLook = (language: LanguageController, deck: DeckController): Look => {
  const texts = (): MessagesByDeck => {
    if (!language.texts) throw new Error('A game cannot be shown before its texts have loaded.');
    return language.texts;
  };
  const drawn = (): Deck => deck.drawn ?? SALZBURG;
  return {
    get deck() {
      return drawn();
    },
    get back() {
      return deck.back ?? ROSETTE;
    },
    get language() {
      return language.language;
    },
    get languages() {
      return language.languages;
    },
    get messages() {
      return texts()[drawn().name];
    },
    get salzburgMessages() {
      return texts().salzburg;
    },
    get hintMessages() {
      return language.hintTexts?.[drawn().name] ?? null;
    },
    get hintLanguage() {
      return language.hintLanguage;
    },
    loadHintMessages: () => language.loadHints(),
  };
};
