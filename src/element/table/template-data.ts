import { nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Deck } from '../../deck/deck.js';
import { suitSvg } from '../../deck/sign.js';
import type { Action } from '../../game/action.js';
import { FRENCH_CHARACTERS } from '../../i18n/card-names.js';
import type { TermId } from '../../i18n/glossary.js';
import type { Language } from '../../i18n/languages.js';
import type { Messages } from '../../i18n/de/table.js';
import type { Card, Suit } from '../../rules/card.js';
import type { Confirmation } from '../../table/confirmation.js';
import type { TableModel } from '../../table/model.js';
import type { Preferences } from '../shell/storage/preferences.js';
import type { Faces } from './view/faces.js';

/** A position in the table's template that features fill. */
export type Slot =
  /** In place of the score in the bar. */
  | 'score'
  /** Over the announcement in the bar. */
  | 'announcement'
  /** Beside the trick. */
  | 'trick'
  /** The button for advice; the prompt decides where it has room. */
  | 'advice-button'
  /** Below the question: advice for it. */
  | 'advice'
  /** Within the question: an explanation of it. */
  | 'explanation'
  /** A tool beside the question. */
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

/** What a table of a server adds to the game at it. */
export interface Extras {
  /** Among the tools. */
  tool(): unknown;
  /** Beside what is said in the prompt. */
  besideStatus(): unknown;
  /** Below all that can be answered. */
  belowAnswers(): unknown;
}

/** What can be opened over the table. */
export type Panel =
  | 'log'
  | 'last-trick'
  | 'signals'
  | 'score'
  | 'review'
  | 'settings'
  | 'hands'
  | 'keys'
  | 'stats'
  | 'rules';

/** Why nothing can be done at a table for a while: its game is paused, or the connection to it is lost. */
export type Halt = 'paused' | 'lost';

/** How far the visitor is with deleting what is kept: it is offered, he is asked, it is done or has failed. */
export interface Deletion {
  /** What it is called by: all that is kept, or the statistics alone. */
  readonly words: 'delete' | 'clear';
  readonly state: 'offered' | 'asking' | 'done' | 'failed';
  readonly ask: () => void;
  readonly cancel: () => void;
  readonly confirm: () => void;
}

/** What can be done with the cards in hand. */
export interface HandGestures {
  /** A finger or the mouse on the cards. */
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  drawn(event: TouchEvent): void;
  up(event: PointerEvent): void;
  cancel(): void;
  /** A card is clicked; without an action it cannot be played. */
  press(card: Card, action: Action | null, event: MouseEvent): void;
  /** Moves a card by so many places. */
  step(card: Card, by: number): void;
  /** Puts a raised card back. */
  lower(): void;
  /** Holds so many cards above the pack, to be cut there. */
  liftPacket(count: number): void;
}

/** What is asked before something is given away for good, and the answers to it. */
export interface Confirming extends Confirmation {
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** What a table is rendered from. */
export interface TemplateData {
  readonly model: TableModel;
  /** They call the cards as they look. */
  readonly messages: Messages;
  readonly faces: Faces;
  /** A text with its terms marked, each of which explains itself; `told`: those marked before, which are not again. */
  readonly terms: (text: string, told?: Set<TermId>) => unknown;
  /** Device pixels per CSS pixel. */
  readonly pixelRatio: number;
  readonly colourAid: boolean;
  readonly language: Language;
  readonly deck: Deck;
  /** The same messages as a table with the Salzburg deck has them. */
  readonly salzburgMessages: Messages;
  /** Factor of every motion; 0: at once. */
  readonly pace: number;
  /** Without canvas the cards are drawn in the DOM. */
  readonly cardsInDom: boolean;
  /** Whether the page is being printed. */
  readonly isPrinted: boolean;
  /** What draws strokes and signs of chalk beside the slate; null: nothing has been chalked up yet, or it has not come. */
  readonly chalk: Pick<typeof import('./score/chalk-sign.js'), 'bummerlSigns' | 'struckStroke'> | null;
  /** The panel that is open; null: none. */
  readonly panel: Panel | null;
  /** The panel that is open, rendered. */
  readonly panelTemplate: () => unknown;
  /** The content that features give a slot; `nothing` for each that leaves it empty. */
  readonly slot: (slot: Slot, marked?: Set<TermId>) => readonly unknown[];
  /** The action that is marked as good; null: none. */
  readonly recommended: Action | null;
  /** Something to say that has no place in the game. */
  readonly notice: string | null;
  /** Why nothing can be done now; null: it can. */
  readonly halt: Halt | null;
  /** How long there still is to act; null: without limit. */
  readonly secondsLeft: number | null;
  /** How much of that time is left, from 1 to 0; null: no limit. */
  readonly timeShare: number | null;
  /** By seat, who is away; seats that are not there are here. */
  readonly away: readonly boolean[];
  /** Whether the viewer may ask for hints. */
  readonly hints: boolean;
  /** What the guest has chosen, or the page. */
  readonly preferences: Preferences;
  /** Null: the game is at no table of a server. */
  readonly extras: Extras | null;
  /** Null: nothing is to be confirmed. */
  readonly confirming: Confirming | null;
  readonly act: (action: Action) => void;
  readonly gestures: HandGestures;
  readonly showPanel: (panel: Panel | null) => void;
  /** Whether somebody plays here, and does not only look on. */
  readonly isPlayed: boolean;
  /** Whether the trainer can be switched on. */
  readonly isTrainable: boolean;
  /** What stands in place of the prompt; null: the prompt. */
  readonly controls: PromptTemplate | null;
}

/** The sign of a suit, in the text. */
export const suitSign = ({ colourAid, deck }: Pick<TemplateData, 'colourAid' | 'deck'>, suit: Suit) =>
  unsafeHTML(suitSvg(suit, { colourAid, deck }));

/** The tip of what the two decks call differently: the German name, the French sign if it has one, the French name. */
export const bothNames = (
  { messages, salzburgMessages }: Pick<TemplateData, 'messages' | 'salzburgMessages'>,
  nameIn: (messages: Messages) => string,
  suit?: Suit,
): string | typeof nothing => {
  const [name, other] = [nameIn(salzburgMessages), nameIn(messages)];
  return name === other ? nothing : `${name} ${suit ? FRENCH_CHARACTERS[suit] : '·'} ${other}`;
};
