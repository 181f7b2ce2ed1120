import { nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Deck } from '../../deck/deck.js';
import { suitSvg } from '../../deck/sign.js';
import type { Action } from '../../game/action.js';
import { FRENCH_CHARACTERS } from '../../i18n/card-names.js';
import type { HintMessages } from '../../i18n/de/hints.js';
import type { TermId } from '../../i18n/glossary.js';
import type { Language } from '../../i18n/languages.js';
import type { Messages } from '../../i18n/de/table.js';
import type { CoursePoint } from '../../players/advice/hand-course.js';
import type { Card, Suit } from '../../rules/card.js';
import type { RoleName } from '../../rules/why-won.js';
import type { Confirmation } from '../../table/confirmation.js';
import type { LogPart } from '../../table/log.js';
import type { TableModel } from '../../table/model.js';
import type { TableStats } from '../shell/storage/stats.js';
import type { Preferences } from '../shell/storage/preferences.js';
import type { Faces } from './view/faces.js';
import type { HintState } from '../features/hint/hints.js';

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

/** What is told of the hand that is over. */
export interface LookedBack {
  /** One to three. */
  readonly sentences: readonly string[];
  /** The card that was played in the worst decision, and the better one; null: it was about something else. */
  readonly compared: readonly [was: Card, could: Card] | null;
  /** How the hand stood, trick by trick; null until that has been followed. */
  readonly course: readonly CoursePoint[] | null;
}

/** What is asked before something is given away for good, and the answers to it. */
export interface Confirming extends Confirmation {
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** A card that is shown large. */
export interface EnlargedCard {
  readonly card: Card;
  /** What it is called under the announcement, as far as the viewer knows it; null for plain cards. */
  readonly role: RoleName | null;
  /** What shows it. */
  readonly by: 'finger' | 'mouse' | 'key';
  readonly close: () => void;
}

/** What a viewer who plays blind can find out of the announcement, on a sheet of its own. */
export interface Deducing {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Null until it is loaded. */
  readonly template: ((data: TemplateData) => TemplateResult | typeof nothing) | null;
}

/** What the page of the rules takes of the table. */
export type RulesPageData = Pick<TemplateData, 'colourAid' | 'deck' | 'faces' | 'messages' | 'pixelRatio' | 'terms'>;

/** What is shown of a trainer beside what stands in place of the prompt. */
export interface TrainerShown {
  /** What would be better, while that is told. */
  readonly better: Action | null;
  /** The short word, or nothing yet: it is a live region, and there before its word. */
  word(data: TemplateData): TemplateResult;
  /** How the guest has answered so far. */
  account(): unknown;
}

/** What is explained of a question. */
export interface Explained {
  readonly text: string;
  /** Its language, which may be another than the table's. */
  readonly language: string;
}

/** What a table is rendered from. */
export interface TemplateData {
  readonly model: TableModel;
  /** They call the cards as they look. */
  readonly messages: Messages;
  /** Null until somebody wants hints, or looks back. */
  readonly hintMessages: HintMessages | null;
  /** The language they are in, which may be another than the table's. */
  readonly hintLanguage: string;
  readonly faces: Faces;
  /** A text with its terms marked, each of which explains itself; `told`: those marked before, which are not again. */
  readonly terms: (text: string, told?: Set<TermId>) => unknown;
  /** Null until the rules are first opened. */
  readonly rulesPage: ((data: RulesPageData) => TemplateResult) | null;
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
  /** The slate; null: the score stands in the bar, since the slate has no room, or cannot be drawn yet. */
  readonly slate: ((data: TemplateData) => TemplateResult | typeof nothing) | null;
  readonly panel: Panel | null;
  /** Null until what shows panels is loaded: then none is open. */
  readonly panelTemplate: ((data: TemplateData) => TemplateResult | typeof nothing) | null;
  /** Null: there is nothing to find out. */
  readonly deducing: Deducing | null;
  /** The log, asked for only while it is shown. */
  readonly log: () => readonly LogPart[];
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
  /** Whether the viewer may ask for hints, and what is shown of one. */
  readonly hints: boolean;
  readonly hint: HintState;
  readonly askHint: () => void;
  /** What is explained of the question; null: nothing. */
  readonly help: Explained | null;
  /** Whether the hand that is over can be looked back on, and what came of it; null while that is being made. */
  readonly reviewable: boolean;
  readonly review: LookedBack | null;
  /** Whether it could not be made, and how to try again. */
  readonly reviewFailed: boolean;
  readonly lookBack: () => void;
  /** Null: nothing is kept that could be deleted. */
  readonly deletion: Deletion | null;
  /** How the human has fared; null: it is not counted here. */
  readonly stats: { readonly stats: TableStats } | null;
  /** Null: there is nothing to clear. */
  readonly clearing: Deletion | null;
  /** What the guest has chosen, or the page. */
  readonly preferences: Preferences;
  /** Null: the game is at no table of a server. */
  readonly extras: Extras | null;
  /** Which trick of the hand that is over is shown, from 1; 0: what everybody held. */
  readonly trickStep: number;
  readonly stepTrick: (step: number) => void;
  /** Shows what everybody held, and agrees to show what is left. */
  readonly showHands: () => void;
  /** Null: nothing is to be confirmed. */
  readonly confirming: Confirming | null;
  /** Null: no card is shown large. */
  readonly enlarged: EnlargedCard | null;
  /** Its template; null: that is not loaded. */
  readonly closeUp: ((data: TemplateData) => TemplateResult | typeof nothing) | null;
  readonly act: (action: Action) => void;
  readonly hold: HandGestures;
  readonly showPanel: (panel: Panel | null) => void;
  /** Whether somebody plays here, and does not only look on. */
  readonly isPlayed: boolean;
  /** The notice that the game is not stored, or nothing. */
  readonly unsaved: () => unknown;
  /** Null: there is none. */
  readonly trainer: TrainerShown | null;
  /** Whether there can be one. */
  readonly isTrainable: boolean;
  /** What stands in place of the prompt; null: the prompt. */
  readonly controls: ((data: TemplateData) => TemplateResult) | null;
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
