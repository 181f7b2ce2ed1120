import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { suitSvg } from '../deck/sign.js';
import type { Action } from '../game/action.js';
import type { Messages } from '../i18n/de.js';
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
export const suitSign = ({ colourAid }: Pick<TableParts, 'colourAid'>, suit: Parameters<typeof suitSvg>[0]) => unsafeHTML(suitSvg(suit, { colourAid }));
