import { PanelController } from './panel.js';
import type { DeletionOptions } from './deletion.js';
import { panelsCode } from '../parts.js';
import type { ElementHost } from '../../shell/host.js';
import type { StatsBook } from '../../shell/storage/stats-book.js';
import type { Panel, TemplateData } from '../template-data.js';
import { adoptStyles } from '../../shell/adopt-styles.js';
import type { Actions } from '../actions.js';
import type { Advisor } from '../advice/advisor.js';
import type { Deletions } from './deletions.js';
import type { ViewUpdate } from '../incoming.js';
import type { Look } from '../../shell/look.js';
import { tellMissing } from '../report-missing.js';
import type { Presenter } from '../picture/presenter.js';

/** How the visitor has fared, and how that is forgotten. */
export type StatsAccess = Pick<StatsBook, 'count' | 'remove' | 'stats' | 'trained'>;

export interface PanelsOptions {
  readonly host: ElementHost;
  readonly frame: HTMLElement;
  readonly look: Look;
  readonly presenter: () => Pick<Presenter, 'model' | 'notify' | 'snapshot'>;
  readonly actions: () => Pick<Actions, 'choose'>;
  readonly advisor: () => Pick<Advisor, 'lookBack' | 'stop'>;
  readonly isHalted: () => boolean;
  /** Says a line aloud. */
  readonly speak: (line: string) => void;
  /** What is kept of the table, and how it goes. */
  readonly kept: DeletionOptions['kept'];
  readonly stats: StatsAccess | undefined;
  /** Aborts when the game leaves the table. */
  readonly signal: AbortSignal;
}

/** What the template is told of the panels. */
type PanelData = Pick<
  TemplateData,
  | 'panel'
  | 'panelTemplate'
  | 'rulesPage'
  | 'showPanel'
  | 'showHands'
  | 'trickStep'
  | 'stepTrick'
  | 'deletion'
  | 'clearing'
  | 'stats'
>;

/** The panels over the table, and what can be done in them. */
export class Panels {
  readonly #options: PanelsOptions;
  readonly #panel: PanelController;
  /** What was asked for last, open or still on its way. */
  #wanted: Panel | null = null;
  /** Null until a panel is first opened, as what follows. */
  #deletions: Deletions | null = null;
  #rules: TemplateData['rulesPage'] = null;
  /** Which trick of the hand that is over is shown, from 1; 0: what everybody held. */
  #trickStep = 0;

  constructor(options: PanelsOptions) {
    const { host, frame, signal } = options;
    this.#options = options;
    this.#panel = new PanelController(host, frame, (panel) => this.#changed(panel), signal);
    // A press beside a panel closes it, and means nothing else: what lies there was out of reach when it began.
    frame.addEventListener(
      'pointerdown',
      ({ target }) => this.open && !(target as Element).closest('.panel, .close-up') && this.show(null),
      { signal },
    );
  }

  get open(): Panel | null {
    return this.#panel.open;
  }

  /** Opens a panel as soon as what shows it is there; null closes the one that is open. */
  show(panel: Panel | null): void {
    this.#wanted = panel;
    if (panel !== null && !panelsCode.code) void this.#load(panel);
    else if (panel !== this.open) this.#open(panel);
  }

  async #load(panel: Panel): Promise<void> {
    const { signal } = this.#options;
    const isWanted = (): boolean => panel === this.#wanted && panel !== this.open && !signal.aborted;
    try {
      await panelsCode.load();
      if (isWanted()) this.#open(panel);
    } catch (error) {
      if (!isWanted()) return;
      this.#wanted = null;
      tellMissing(this.#options, error);
    }
  }

  #open(panel: Panel | null): void {
    const { host, look, presenter, signal } = this.#options;
    const { code } = panelsCode;
    if (code && !this.#rules) {
      adoptStyles(host, code.STYLES, signal);
      this.#deletions = code.createDeletions(this.#options);
      this.#rules = code.rulesPage({ host, look, view: () => presenter().snapshot.view, signal });
    }
    this.#panel.show(panel);
  }

  /** The panel that is open has been rendered. */
  rendered(): void {
    const { frame, presenter } = this.#options;
    panelsCode.code?.placeLastTrick(frame, presenter().model);
  }

  /** What has happened at the table closes a panel that is about what was. */
  closePast({ view }: ViewUpdate): void {
    if (this.#wanted === 'review') this.show(null);
    // What everybody held is gone from the table with the next hand.
    if (this.#wanted === 'hands' && !view.result) this.show(null);
  }

  get data(): PanelData {
    return {
      panel: this.open,
      panelTemplate: panelsCode.code?.panelTemplate ?? null,
      rulesPage: this.#rules,
      showPanel: (panel) => this.show(panel),
      showHands: () => this.#showHands(),
      trickStep: this.#trickStep,
      stepTrick: (step) => this.#stepTrick(step),
      ...(this.#deletions?.shown ?? { deletion: null, clearing: null }),
      stats: this.#options.stats ?? null,
    };
  }

  #changed(panel: Panel | null): void {
    const { advisor } = this.#options;
    this.#wanted = panel;
    this.#deletions?.reset();
    this.#trickStep = 0;
    if (panel === 'review') void advisor().lookBack();
    else advisor().stop();
  }

  #showHands(): void {
    const { presenter, actions, isHalted } = this.#options;
    const { reveal } = presenter().model;
    this.show('hands');
    if (reveal && !isHalted()) void actions().choose(reveal);
  }

  #stepTrick(step: number): void {
    const { host, look, presenter, speak } = this.#options;
    const { wholeHand } = presenter().model;
    if (!wholeHand || !panelsCode.code) return;
    this.#trickStep = step;
    speak(panelsCode.code.stepSentence(look, wholeHand, step));
    host.requestUpdate();
  }
}
