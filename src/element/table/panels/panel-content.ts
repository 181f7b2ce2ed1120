import type { CSSResult } from 'lit';
import type { LazyCode } from '../../shell/lazy-code.js';
import type { TableModel } from '../../../table/model.js';
import type { TemplateData } from '../template-data.js';

/** The content and hooks of a panel that opens over the table. */
export interface PanelContent {
  /** Loads the panel's code. The panel then opens. */
  load(): Promise<unknown>;
  isLoaded(): boolean;
  template(data: TemplateData): unknown;
  styles(): readonly CSSResult[];
  /** Returns the question that replaces the panel's name as its heading; undefined for none. */
  question?(data: TemplateData): string | undefined;
  opened?(): void;
  closed?(): void;
  /** Runs after each render while the panel is open. */
  rendered?(frame: HTMLElement, model: TableModel): void;
  keydown?(data: TemplateData, event: KeyboardEvent): void;
}

type Hooks = Partial<Pick<PanelContent, 'opened' | 'closed' | 'keydown' | 'question'>>;

/** A panel whose code loads when the panel first opens. `template` and `styles` are functions of that code. */
export const lazyPanel = <Code extends object>(
  code: LazyCode<Code>,
  template: (code: Code, data: TemplateData) => unknown,
  hooks: Hooks & {
    readonly styles?: (code: Code) => readonly CSSResult[];
    readonly rendered?: (code: Code, frame: HTMLElement, model: TableModel) => void;
  } = {},
): PanelContent => {
  const { styles, rendered, ...others } = hooks;
  return {
    ...others,
    load: () => code.load(),
    isLoaded: () => code.code !== null,
    template: (data) => code.code && template(code.code, data),
    styles: () => (code.code && styles?.(code.code)) ?? [],
    rendered: (frame, model) => {
      if (code.code) rendered?.(code.code, frame, model);
    },
  };
};
