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
 * @param marked the terms that are marked above it, which are not marked again
 * @returns content for Lit; `nothing`: the slot stays empty
 */
export type SlotContent = (data: TemplateData, marked?: Set<TermId>) => unknown;

/** A feature of a game at the table, as far as it takes part. The table calls it; it never imports another feature. */
export interface Feature {
  readonly slots?: Readonly<Partial<Record<Slot, SlotContent>>>;
  /** Panels that open over the table, by name. */
  readonly panels?: Readonly<Partial<Record<Panel, PanelContent>>>;
  /** Replaces the prompt; null: it does not now. */
  promptTemplate?(): PromptTemplate | null;
  /** The action that is marked as good; null: none. */
  recommended?(): Action | null;
  /** Marks the terms of a text. */
  markTerms?: TemplateTexts['markTerms'];
  /** Checks an action that the visitor chose before it is sent; null: no check. Only the first feature with a check runs it. */
  askBefore?(action: Action): Situation['ask'];
  /** Shows this card large, or with null the first one on the table; pressed again none. */
  enlarge?: TableContext['picture']['enlarge'];
  /** Advice for the viewer's seat, without showing it. */
  findHint?(): Promise<Hint>;
  /** Runs when the game has gone on, before that is shown. */
  onUpdate?(update: ViewUpdate): void;
  /** Runs when a moment of the game begins to be shown. */
  onSnapshot?(snapshot: Snapshot): void;
  /** Runs when a moment has been shown; the next one waits for it. */
  afterMoment?(moment: Moment, hurry: AbortSignal): Promise<void>;
  /** Runs after each render of the table. */
  onRendered?(): void;
  close?(): void;
}

/** Makes a feature for one game at the table; null: the game does not have it. */
export type FeatureFactory = (table: TableContext) => Feature | null;

/** Whether a slot has content. */
export const isFilled = (contents: readonly unknown[]): boolean => contents.some((content) => content !== nothing);
