import { nothing } from 'lit';
import type { Action } from '../../game/action.js';
import type { TermId } from '../../i18n/glossary.js';
import type { Moment } from '../../table/moments.js';
import type { Snapshot } from '../../table/snapshot.js';
import type { TableContext } from './context.js';
import type { ViewUpdate } from './incoming.js';
import type { Situation } from './verdict.js';
import type { Hint } from './advice/hint.js';
import type { PanelContent } from './panels/panel-content.js';
import type { Panel, PromptTemplate, Slot, TemplateData, TemplateTexts } from './template-data.js';

/**
 * @param marked terms that are already marked above the slot and must not be marked again
 * @returns content for Lit; `nothing` leaves the slot empty
 */
export type SlotContent = (data: TemplateData, marked?: Set<TermId>) => unknown;

/** The hooks that the table calls on a game's feature. A feature never imports another feature. */
export interface Feature {
  readonly slots?: Readonly<Partial<Record<Slot, SlotContent>>>;
  /** Panels that open over the table, by name. */
  readonly panels?: Readonly<Partial<Record<Panel, PanelContent>>>;
  /** Returns a template that replaces the prompt; null if the feature does not replace it now. */
  promptTemplate?(): PromptTemplate | null;
  /** The action that the feature recommends; null if none. */
  recommended?(): Action | null;
  /** Marks the terms in a text. */
  markTerms?: TemplateTexts['markTerms'];
  /** Returns a check for an action by the visitor; null means no check. Only the first check among all features runs. */
  askBefore?(action: Action): Situation['ask'];
  /** Enlarges a card; null enlarges the first card on the table. A second call hides the enlarged card. */
  enlarge?: TableContext['picture']['enlarge'];
  /** Finds advice for the viewer's seat without showing it. */
  findHint?(): Promise<Hint>;
  /** Runs after each update of the game, before the table shows it. */
  onUpdate?(update: ViewUpdate): void;
  /** Runs when the table begins to show a moment of the game. */
  onSnapshot?(snapshot: Snapshot): void;
  /** Runs after the table has shown a moment. The next moment appears when the promise resolves. */
  afterMoment?(moment: Moment, hurry: AbortSignal): Promise<void>;
  /** Runs when the table refuses a card that the visitor has clicked. */
  onRefused?(): void;
  /** Runs after each table render. */
  onRendered?(): void;
  close?(): void;
}

/** Creates a feature for one game at the table; null if the game does not have the feature. */
export type FeatureFactory = (table: TableContext) => Feature | null;

/** Whether a slot has content. */
export const isFilled = (contents: readonly unknown[]): boolean => contents.some((content) => content !== nothing);
