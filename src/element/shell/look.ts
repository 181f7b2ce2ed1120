import type { Deck } from '../../deck/deck.js';
import { SALZBURG } from '../../deck/salzburg.js';
import type { HintMessages } from '../../i18n/de/hints.js';
import type { Messages } from '../../i18n/de/table.js';
import type { Language, MessagesByDeck } from '../../i18n/languages.js';
import type { DeckController } from './deck.js';
import type { LanguageController } from './language/language.js';

/** What a game is shown with. Each is asked for anew when it is needed: a page may change it at any moment. */
export interface Look {
  readonly deck: Deck;
  /** The language of the messages. */
  readonly language: Language;
  /** They call the cards as they look. */
  readonly messages: Messages;
  /** The same messages as a table with the Salzburg deck has them. */
  readonly salzburgMessages: Messages;
  /** Null until they are loaded. */
  readonly hintMessages: HintMessages | null;
  /** The language they are in, which may be another than the table's. */
  readonly hintLanguage: string;
  /** Loads the messages of hints and looking back. Rejects with `load-failed` if they cannot be had. */
  loadHintMessages(): Promise<void>;
}

/**
 * The look by language and deck of the element. Where no deck could be loaded it is the Salzburg deck, which came with
 * the game.
 * @param language its texts must have come
 */
export const createLook = (language: LanguageController, deck: DeckController): Look => {
  const texts = (): MessagesByDeck => {
    if (!language.texts) throw new Error('A game cannot be shown before there are texts.');
    return language.texts;
  };
  const drawn = (): Deck => deck.drawn ?? SALZBURG;
  return {
    get deck() {
      return drawn();
    },
    get language() {
      return language.language;
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
