import { nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Deck } from '../deck/deck.js';
import { suitSvg } from '../deck/sign.js';
import type { Action } from '../game/action.js';
import type { Messages } from '../i18n/de.js';
import type { FrenchNames } from '../i18n/french-names.js';
import type { TableModel } from '../table/model.js';
import type { Faces } from './faces.js';

/** What can be opened over the table. */
export type Panel = 'log' | 'last-trick' | 'signals';

/** What a table is rendered from. */
export interface TableParts {
  readonly model: TableModel;
  readonly messages: Messages;
  readonly faces: Faces;
  /** Device pixels per CSS pixel. */
  readonly pixelRatio: number;
  readonly colourAid: boolean;
  readonly deck: Deck;
  /** What the cards are called in the deck that is shown; null if that is as the texts name them. */
  readonly names: FrenchNames | null;
  /** Without canvas the cards are drawn in the DOM. */
  readonly cardsInDom: boolean;
  readonly panel: Panel | null;
  /** The log, asked for only while it is shown. */
  readonly log: () => readonly string[];
  /** Something to say that has no place in the game. */
  readonly notice: string | null;
  readonly act: (action: Action) => void;
  readonly refuseCard: () => void;
  readonly showPanel: (panel: Panel | null) => void;
}

/** The sign of a suit, in the text. */
export const suitSign = ({ colourAid, deck }: Pick<TableParts, 'colourAid' | 'deck'>, suit: Parameters<typeof suitSvg>[0]) => unsafeHTML(suitSvg(suit, { colourAid, deck }));

/** The tip of what is called otherwise in the deck that is shown: both names. Nothing if it is not. */
export const bothNames = (name: string, other: string | undefined): string | typeof nothing =>
  other === undefined || other === name ? nothing : `${name} · ${other}`;
