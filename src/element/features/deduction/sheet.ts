import type { nothing, TemplateResult } from 'lit';
import type { Topics } from '../../table/context.js';
import type { TemplateTopics } from '../../table/template-data.js';

/** The sheet on which a visitor who plays blind works out the announcement. */
export interface Sheet {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly template: (data: TemplateTopics<'cards' | 'model' | 'texts'>) => TemplateResult | typeof nothing;
}

export interface SheetOptions {
  readonly table: Topics<'element' | 'picture' | 'speech' | 'storage'>;
  /** Returns whether the visitor can ask the table for conclusions. */
  readonly mayAsk: () => boolean;
}
