import type { TemplateResult } from 'lit';
import type { Action } from '../../../game/action.js';
import type { View } from '../../../game/view.js';
import { loadTrainerTexts, type TrainerTexts } from '../../../i18n/trainer.js';
import type { JudgedDecision } from '../../../players/advice/compare.js';
import { consider, isComparable, judgementOf, type JudgedActions } from '../../../players/advice/consider.js';
import { reportError, reportThrown } from '../../shell/host.js';
import { readTrainerStats, themeOf, withAnswer, withoutAnswer, type Theme } from '../../../table/trainer-stats.js';
import { hintStyles } from '../../table/advice/advice-styles.js';
import { sharedThinking } from '../../shell/worker/shared-thinking.js';
import { trainerStyles } from './trainer-styles.js';
import type { PromptTemplate, TemplateTopics } from '../../table/template-data.js';
import { accountTable, trainerPrompt, trainerWord, verdictSentences } from './trainer-template.js';
import { adoptStyles } from '../../shell/adopt-styles.js';
import { wait } from '../../table/wait.js';
import type { TrainerOptions } from './trainer-options.js';

/** Checks each of the visitor's choices before it counts and, if another choice is better, explains that choice. */
export interface Trainer {
  /** The better choice, while the trainer explains it. */
  readonly better: Action | null;
  /** The word of praise, in a live region that is rendered before the word appears. */
  word(data: TemplateTopics<'model'>): TemplateResult;
  /** Statistics about the visitor's choices. */
  account(): unknown;
  /** Template that replaces the prompt; null while the prompt stays. */
  readonly controls: PromptTemplate | null;
  /** Called after the table has rendered. */
  rendered(): void;
  /** Compares a chosen action with the best action. Resolves to false if the trainer first explains a better action. */
  agrees(action: Action): Promise<boolean>;
  /** Discards the explanation when the game continues, and an answer that the visitor has taken back. */
  update(view: View): void;
}

/** Maximum time, in ms, for comparing a choice. After that time, the game continues. */
const COMPARE_TIMEOUT_MS = 1500;
/** Time, in ms, for which the word of praise is visible. */
const PRAISE_MS = 1600;

/** Key that identifies the current decision. */
const decisionOf = ({ gameNumber, handNumber, history, seat }: View): string =>
  [gameNumber, handNumber, history.filter((entry) => 'seat' in entry && entry.seat === seat).length].join();

/** The last answer in the statistics. */
interface CountedAnswer {
  readonly decision: string;
  readonly theme: Theme;
  readonly cost: number;
}

/** Comparison of the actions in a view. */
interface Comparison {
  readonly view: View;
  readonly compared: Promise<JudgedActions | null>;
  readonly stop: () => void;
}

class TrainerAtTable implements Trainer {
  readonly #table: TrainerOptions['table'];
  readonly #account: TrainerOptions['account'];
  readonly #thinking = sharedThinking.open();
  #texts: TrainerTexts | null = null;
  /** Language of the texts that are loaded or loading. */
  #language = '';
  #comparison: Comparison | null = null;
  /** Whether a choice is being compared. */
  #isBusy = false;
  /** Key of the last decision that the trainer has commented on. */
  #commented = '';
  #counted: CountedAnswer | null = null;
  /** Whether the game has continued after the last answer in the statistics. */
  #hasActed = false;
  /** Key of the last decision that the visitor has taken back. The statistics ignore this decision. */
  #undone = '';
  #verdict: JudgedDecision | null = null;
  #isPraising = false;
  /** Controller that aborts when the word of praise appears again. */
  #praise = new AbortController();

  constructor({ table, account }: TrainerOptions) {
    this.#table = table;
    this.#account = account;
    const { host, signal } = table.element;
    adoptStyles(host, [hintStyles, trainerStyles], signal);
    signal.addEventListener('abort', () => {
      this.#comparison?.stop();
      this.#thinking.close();
      this.#praise.abort();
    });
    void this.#loadTexts();
  }

  get controls(): Trainer['controls'] {
    const [verdict, texts] = [this.#verdict, this.#texts];
    if (!verdict || !texts) return null;
    return (data) =>
      trainerPrompt(data, {
        texts,
        sentences: this.#sentencesOf(verdict, texts),
        takeBack: () => this.#takeBack(),
        goOn: () => void this.#table.actions.choose(verdict.action),
      });
  }

  get better(): Action | null {
    return this.#verdict?.better ?? null;
  }

  word(data: TemplateTopics<'model'>): TemplateResult {
    return trainerWord(data, this.#texts, this.#isPraising);
  }

  account(): unknown {
    return this.#texts && accountTable(this.#texts, readTrainerStats(this.#account.trained));
  }

  rendered(): void {
    void this.#loadTexts();
    if (this.#table.picture.presenter.model.isOwnTurn) void this.#compareNow();
  }

  async agrees(action: Action): Promise<boolean> {
    const { view } = this.#table.game;
    const { signal } = this.#table.element;
    const then = view();
    const decision = decisionOf(then);
    if (this.#verdict || decision === this.#commented) {
      this.#close();
      return true;
    }
    if (this.#isBusy) return false;
    if (!isComparable(then, action)) return true;
    this.#isBusy = true;
    const over = new AbortController();
    const late = wait(COMPARE_TIMEOUT_MS, signal, over.signal).then(() => null);
    const compared = await Promise.race([this.#compareNow(), late]);
    over.abort();
    this.#isBusy = false;
    if (signal.aborted || view() !== then || !this.#texts) return true;
    const judged = compared?.hasClearDifference ? judgementOf(compared, action) : null;
    if (judged) this.#comment(then, judged);
    return !judged?.better;
  }

  update(view: View): void {
    this.#verdict = null;
    if (!this.#counted) return;
    const { decision, theme, cost } = this.#counted;
    const isBack = decisionOf(view) === decision;
    if (isBack && this.#hasActed) {
      this.#account.count(({ stats, trained }) => ({
        stats,
        trained: withoutAnswer(readTrainerStats(trained), theme, cost),
      }));
      this.#undone = decision;
      this.#commented = '';
      this.#counted = null;
    }
    this.#hasActed = !isBack;
  }

  #comment(view: View, judged: JudgedDecision): void {
    this.#commented = decisionOf(view);
    this.#table.element.host.requestUpdate();
    this.#count({ decision: this.#commented, theme: themeOf(view, judged.action), cost: judged.cost });
    if (judged.better && this.#texts) {
      this.#verdict = judged;
      this.#table.speech.announce(this.#sentencesOf(judged, this.#texts).join(' '));
      // Focuses the answer that takes the choice back.
      this.#focus('.trainer .button');
    } else void this.#showPraise();
  }

  #count(answer: CountedAnswer): void {
    const { decision, theme, cost } = answer;
    if (decision === this.#undone) return;
    this.#counted = answer;
    this.#hasActed = false;
    this.#account.count(({ stats, trained }) => ({
      stats,
      trained: withAnswer(readTrainerStats(trained), theme, cost),
    }));
  }

  /** Returns the comparison for the current view. */
  #compareNow(): Promise<JudgedActions | null> {
    const now = this.#table.game.view();
    if (this.#comparison?.view === now) return this.#comparison.compared;
    this.#comparison?.stop();
    const work = new AbortController();
    const { signal } = work;
    const compared = this.#compare(now, signal).catch((error: unknown) => {
      if (!signal.aborted) reportThrown(this.#table.element.host, error, 'thinking-failed');
      return null;
    });
    this.#comparison = { view: now, compared, stop: () => work.abort() };
    return compared;
  }

  /**
   * Compares the actions in the worker, so that the page stays responsive. Without a worker, compares the actions on the
   * main thread in time slices.
   */
  async #compare(view: View, signal: AbortSignal): Promise<JudgedActions | null> {
    const answered = await this.#thinking.compare(view, signal);
    return answered ? answered.compared : consider(view, { signal });
  }

  #takeBack(): void {
    const action = this.#verdict?.action;
    this.#close();
    const card = action && 'card' in action ? action.card : null;
    this.#focus(card ? `.hand [data-card='${card}']` : '.prompt .button:enabled');
  }

  #close(): void {
    this.#verdict = null;
    this.#table.element.host.requestUpdate();
  }

  /** Shows the word of praise for `PRAISE_MS`. */
  async #showPraise(): Promise<void> {
    this.#praise.abort();
    const { signal } = (this.#praise = new AbortController());
    this.#isPraising = true;
    await wait(PRAISE_MS, signal);
    if (signal.aborted) return;
    this.#isPraising = false;
    this.#table.element.host.requestUpdate();
  }

  #sentencesOf(judged: JudgedDecision, { messages }: TrainerTexts): readonly string[] {
    return verdictSentences(this.#table.element.look.messages, messages, judged);
  }

  /** Loads the texts in the table's language. */
  async #loadTexts(): Promise<void> {
    const { look, host } = this.#table.element;
    const { language } = look;
    if (language === this.#language) return;
    this.#language = language;
    try {
      const texts = await loadTrainerTexts(language);
      if (language !== this.#language) return;
      this.#texts = texts;
      host.requestUpdate();
    } catch (error) {
      const message = `The trainer could not be loaded in '${language}'. ${(error as Error).message}`;
      reportError(host, 'load-failed', message);
    }
  }

  #focus(selector: string): void {
    const { host, frame } = this.#table.element;
    void host.updateComplete.then(() => frame.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true }));
  }
}

/** Creates the trainer for a local game. For other games, returns null and fires `watten-error`. */
export const createTrainer = (options: TrainerOptions): Trainer | null => {
  // Only local games have computer players.
  if (options.table.people.temperaments.length > 0) return new TrainerAtTable(options);
  reportError(
    options.table.element.host,
    'trainer-not-alone',
    "'trainer' works only in local games; a game with a 'connection' can include other people.",
  );
  return null;
};
