import { nothing } from 'lit';
import { adoptStyles } from '../../shell/adopt-styles.js';
import { lazyCode } from '../../shell/lazy-code.js';
import type { PanelHost, Topics } from '../context.js';
import { reportMissing } from '../report-missing.js';
import type { Panel, TemplateData } from '../template-data.js';
import type { PanelContent } from './panel-content.js';
import { PanelController } from './panel.js';

/** Code for the frame around every panel. */
export const panelsCode = lazyCode(() => import('./panels-code.js'), 'panelFrame', 'panels');

/** The panels that open over the table. Features provide their content. */
export class Panels implements PanelHost {
  readonly #table: Topics<'element' | 'picture' | 'speech'>;
  readonly #contentOf: (panel: Panel) => PanelContent | null;
  readonly #panel: PanelController;
  readonly #styled = new Set<Panel>();
  /** The last requested panel, open or loading. */
  #requested: Panel | null = null;

  constructor(table: Topics<'element' | 'picture' | 'speech'>, contentOf: (panel: Panel) => PanelContent | null) {
    const { host, frame, signal } = table.element;
    this.#table = table;
    this.#contentOf = contentOf;
    this.#panel = new PanelController(host, frame, (panel) => this.#changed(panel), signal);
    // A press outside a panel only closes the panel, because the table below was inert when the press began.
    frame.addEventListener(
      'pointerdown',
      ({ target }) => this.open && !(target as Element).closest('.panel, .close-up') && this.show(null),
      { signal },
    );
  }

  get open(): Panel | null {
    return this.#panel.open;
  }

  show(panel: Panel | null): void {
    this.#requested = panel;
    if (panel === this.open) return;
    const content = panel && this.#contentOf(panel);
    if (!panel) this.#panel.show(null);
    else if (content && panelsCode.code && content.isLoaded()) this.#open(panel, content);
    else if (content) void this.#load(panel, content);
  }

  close(panel: Panel): void {
    if (this.#requested === panel) this.show(null);
  }

  async #load(panel: Panel, content: PanelContent): Promise<void> {
    const { signal } = this.#table.element;
    const isRequested = (): boolean => panel === this.#requested && panel !== this.open && !signal.aborted;
    try {
      await Promise.all([panelsCode.load(), content.load()]);
      if (isRequested()) this.#open(panel, content);
    } catch (error) {
      if (!isRequested()) return;
      this.#requested = null;
      reportMissing(this.#table, error);
    }
  }

  #open(panel: Panel, content: PanelContent): void {
    const { host, signal } = this.#table.element;
    // Adopt the frame's styles first, so that the content's styles override them.
    if (this.#styled.size === 0) adoptStyles(host, panelsCode.code?.STYLES ?? [], signal);
    if (!this.#styled.has(panel)) adoptStyles(host, content.styles(), signal);
    this.#styled.add(panel);
    this.#panel.show(panel);
  }

  #changed(panel: Panel | null): void {
    const before = this.open;
    this.#requested = panel;
    if (before !== null) this.#contentOf(before)?.closed?.();
    if (panel !== null) this.#contentOf(panel)?.opened?.();
  }

  /** Renders the open panel. */
  template(data: TemplateData): unknown {
    const [panel, { code }] = [this.open, panelsCode];
    const content = panel && this.#contentOf(panel);
    if (!panel || !content || !code) return nothing;
    return code.panelFrame(
      {
        panel,
        messages: data.texts.messages,
        question: content.question?.(data),
        previous: this.#panel.previous,
        show: (next) => this.show(next),
        keydown: content.keydown && ((event) => content.keydown?.(data, event)),
      },
      content.template(data),
    );
  }

  /** Runs after each table render. */
  rendered(): void {
    const { element, picture } = this.#table;
    if (this.open) this.#contentOf(this.open)?.rendered?.(element.frame, picture.presenter.model);
  }
}
