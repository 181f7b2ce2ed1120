import { nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Deck } from '../../deck/deck.js';
import { suitSvg } from '../../deck/sign.js';
import type { Action } from '../../game/action.js';
import { FRENCH_CHARACTERS } from '../../i18n/card-names.js';
import type { TermId } from '../../i18n/glossary.js';
import type { Text } from '../../i18n/text.js';
import type { Language } from '../../i18n/languages.js';
import type { Messages } from '../../i18n/de/table.js';
import type { Card, Suit } from '../../rules/card.js';
import type { Confirmation } from '../../table/confirmation.js';
import type { TableModel } from '../../table/model.js';
import type { Preferences } from '../shell/storage/preferences.js';
import type { CardImages } from './view/card-images.js';

/** A position in the table's template that features fill. */
export type Slot =
  /** In place of the score in the bar. */
  | 'score'
  /** Over the announcement in the bar. */
  | 'announcement'
  /** Next to the trick. */
  | 'trick'
  /** The button for advice, where the prompt has room for it. */
  | 'advice-button'
  /** Advice below the question. */
  | 'advice'
  /** An explanation within the question. */
  | 'explanation'
  /** A tool next to the question. */
  | 'question-tool'
  /** A button among the answers. */
  | 'answer-button'
  /** After the hand, below panels. */
  | 'below-panels'
  /** Over the table and its panels. */
  | 'layer'
  /** Below the statistics. */
  | 'account';

/** A template in place of the prompt. */
export type PromptTemplate = (data: TemplateData) => TemplateResult;

/** A computer that plays for the visitor at an online table. */
export interface StandIn {
  /** Sentence that a computer plays for the visitor. */
  readonly text: string;
  /** The button that takes the seat back, in place of the answers. */
  button(): unknown;
}

/** The controls that an online table adds to its game. */
export interface OnlineControls {
  /** Content among the tools. */
  tool(): unknown;
  /** Content next to the status in the prompt. */
  besideStatus(): unknown;
  /** The computer that plays for the visitor; null if the visitor plays. */
  readonly standIn: StandIn | null;
  /** Returns the phrases of a status that apply at this table. A match of an evening counts no Bummerl. */
  phrasesOf(phrases: readonly Text[]): readonly Text[];
  /** Content below all answers. */
  belowAnswers(): unknown;
  /** Leaves the table, after a question if a game is running. */
  readonly leaving: { readonly label: string; readonly leave: () => void };
}

/** The panels that open over the table. */
export type Panel =
  | 'menu'
  | 'log'
  | 'last-trick'
  | 'signals'
  | 'score'
  | 'review'
  | 'settings'
  | 'hands'
  | 'keys'
  | 'stats'
  | 'companions'
  | 'rules';

/** The reason why no action is possible at the moment: the game is paused, or its connection is lost. */
export type Halt = 'paused' | 'lost';

/** The dialog that deletes stored data: offered, asking for confirmation, done or failed. */
export interface Deletion {
  /** Prefix of the message keys for all stored data or for only the statistics. */
  readonly words: 'delete' | 'clear';
  readonly state: 'offered' | 'asking' | 'done' | 'failed';
  readonly ask: () => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

/** Handles events on the cards in hand. */
export interface HandGestures {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onTouchMove(event: TouchEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
  /** @param action null if the card cannot be played */
  onCardClick(card: Card, action: Action | null, event: MouseEvent): void;
  /** Moves a card by a number of positions; negative numbers move it to the left. */
  moveCard(card: Card, by: number): void;
  /** Lowers a raised card. */
  lowerCard(): void;
  /** Lifts a number of cards off the pack, as the position of the cut. */
  liftPacket(count: number): void;
}

/** The question before an irreversible action, and its answers. */
export interface Confirming extends Confirmation {
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** The table's texts in its language. */
export interface TemplateTexts {
  /** The messages, with the current deck's card names. */
  readonly messages: Messages;
  /** The same messages for the Salzburg deck. */
  readonly salzburgMessages: Messages;
  readonly language: Language;
  /** Marks the glossary terms in a text, except the terms in `marked`. Adds each marked term to `marked`. */
  readonly markTerms: (text: string, marked?: Set<TermId>) => unknown;
}

/** The appearance of the cards. */
export interface TemplateCards {
  readonly deck: Deck;
  readonly images: CardImages;
  readonly colourAid: boolean;
  /** Device pixels per CSS pixel. */
  readonly pixelRatio: number;
}

/** The settings for drawing and motion. */
export interface TemplatePicture {
  /** Factor for the duration of every motion; 0 means no motion. */
  readonly pace: number;
  /** Whether the DOM shows the cards, because there is no canvas. */
  readonly cardsInDom: boolean;
  /** Whether the page is being printed. */
  readonly isPrinted: boolean;
  /** The code for chalk strokes and signs outside the slate; null if not needed or not loaded. */
  readonly chalk: Pick<typeof import('./score/chalk-sign.js'), 'bummerlSigns' | 'struckStroke'> | null;
}

/** The prompt's content that is not in the model. */
export interface TemplatePrompt {
  /** A sentence that replaces the status; null if none. */
  readonly notice: string | null;
  /** The template that replaces the prompt; null if none. */
  readonly replacement: PromptTemplate | null;
}

/** The visitor's actions, gestures and confirmations. */
export interface TemplateInput {
  /** Whether the visitor plays the hand instead of only watching. */
  readonly isPlayed: boolean;
  /** The reason why no action is possible now; null if actions are possible. */
  readonly halt: Halt | null;
  /** Whether the visitor can take cards back in this game. */
  readonly hasUndo: boolean;
  /** The open question before an action; null if none. */
  readonly confirming: Confirming | null;
  /** Handles a click on an action's button. */
  readonly act: (action: Action) => void;
  readonly gestures: HandGestures;
}

/** Help for the visitor's decisions. */
export interface TemplateAdvice {
  /** Whether the visitor can ask for hints. */
  readonly hasHints: boolean;
  /** Whether the trainer can be switched on. */
  readonly isTrainable: boolean;
  /** The action that features recommend; null if none. */
  readonly recommended: Action | null;
}

/** The state of a game that runs elsewhere. */
export interface TemplateRemote {
  /** Whether the player at each seat is away. A missing entry means present. */
  readonly away: readonly boolean[];
  /** Seconds left to act; null means no limit. */
  readonly secondsLeft: number | null;
  /** The remaining share of the time to act, from 1 to 0; null means no limit. */
  readonly timeShare: number | null;
  /** An online table's controls; null if the game is not at an online table. */
  readonly controls: OnlineControls | null;
}

/** The panel over the table. */
export interface TemplatePanel {
  /** The open panel; null if none. */
  readonly open: Panel | null;
  /** Opens a panel; null closes the open one. */
  readonly show: (panel: Panel | null) => void;
  /** Renders the open panel. */
  readonly template: () => unknown;
}

/** The data that a table's templates render, by topic. */
export interface TemplateData {
  readonly model: TableModel;
  readonly texts: TemplateTexts;
  readonly cards: TemplateCards;
  readonly picture: TemplatePicture;
  readonly prompt: TemplatePrompt;
  readonly input: TemplateInput;
  readonly advice: TemplateAdvice;
  readonly remote: TemplateRemote;
  readonly panel: TemplatePanel;
  readonly preferences: Preferences;
  /** Renders the features' content for a slot, or `nothing` for each feature that leaves the slot empty. */
  readonly slot: (slot: Slot, marked?: Set<TermId>) => readonly unknown[];
}

/** Topics of the template data by name: `TemplateTopics<'model' | 'texts'>`. */
export type TemplateTopics<Name extends keyof TemplateData> = Pick<TemplateData, Name>;

/** A suit's sign within a text. */
export const suitSign = ({ cards: { colourAid, deck } }: TemplateTopics<'cards'>, suit: Suit) =>
  unsafeHTML(suitSvg(suit, { colourAid, deck }));

/** A tooltip for names that differ between decks: the German name, the French sign, if any, and the French name. */
export const bothNames = (
  { texts: { messages, salzburgMessages } }: TemplateTopics<'texts'>,
  nameIn: (messages: Messages) => string,
  suit?: Suit,
): string | typeof nothing => {
  const [name, other] = [nameIn(salzburgMessages), nameIn(messages)];
  return name === other ? nothing : `${name} ${suit ? FRENCH_CHARACTERS[suit] : '·'} ${other}`;
};
