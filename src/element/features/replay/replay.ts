import type { View } from '../../../game/view.js';
import type { HintMessages } from '../../../i18n/de/hints.js';
import { say } from '../../../i18n/text.js';
import { InputError, quoted } from '../../../rules/input-error.js';
import { logLinesOf } from '../../../table/lines.js';
import { statusOf } from '../../../table/status.js';
import { WattenReplayEvent } from '../../shell/events.js';
import { reportError } from '../../shell/host.js';
import { replayStyles } from './replay-styles.js';
import { replayControls } from './replay-template.js';
import type { TemplateTopics } from '../../table/template-data.js';
import { adoptStyles } from '../../shell/adopt-styles.js';
import { TEMPO } from '../../table/tempo.js';
import { wait } from '../../table/wait.js';
import type { Play } from '../../table/play.js';
import { createComments, type Comments } from './replay-comments.js';
import { refusedInReplay, replayConnection, type ReplayConnection } from '../../table/activity/shown-connection.js';
import { courseOf, type Course } from './replay-course.js';
import type { ActivityCode, ActivityParts } from '../../table/activity/activity.js';

interface ReplayParts extends ActivityParts {
  readonly course: Course;
}

/** How long a step stands at least when it goes on by itself: at any speed it can be seen. */
const STEP_MS = 350;
/** How much longer what is to be read stands: how a hand ended, a comment. */
const READING_MS = 2400;

/** A record at the table, step by step. */
class Replay {
  readonly #parts: ReplayParts;
  readonly #closing = new AbortController();
  readonly #connection: ReplayConnection;
  readonly #play: Play;
  readonly #comments: Comments;
  #step: number;
  /** The step that has been handed on to be shown. */
  #presented: number;
  #isPresenting = false;
  /** Aborts when it is to go on by itself no longer; null: it does not. */
  #running: AbortController | null = null;
  #wantsComments = false;
  /** The last words for the controls: the next language's may still be on their way. */
  #messages: HintMessages | null = null;
  #view: View | null = null;

  constructor(parts: ReplayParts) {
    const { host, course, step } = parts;
    this.#parts = parts;
    this.#step = this.#presented = step;
    this.#connection = replayConnection(course.viewAt(step), course.people);
    this.#comments = createComments(host, course);
    this.#play = parts.openPlay(this.#connection, {
      prompt: (data) => this.#controls(data),
    });
    this.#play.open();
    const { signal } = this.#closing;
    const root = host.shadowRoot as ShadowRoot;
    // Before a panel hears of the key that closes it: as long as one is open, keys are its own.
    const hear = { signal, capture: true };
    root.querySelector<HTMLElement>('.frame')?.addEventListener('keydown', (event) => this.#pressed(event), hear);
    adoptStyles(host, [replayStyles], signal);
  }

  get step(): number {
    return this.#step;
  }

  get steps(): number {
    return this.#parts.course.steps;
  }

  /** What can be seen at this step; nothing can be done. */
  get view(): View {
    this.#view ??= { ...this.#parts.course.viewAt(this.#step), legal: [] };
    return this.#view;
  }

  /** Shows another step, from 0 to `steps`. */
  go(step: number): void {
    this.#halt();
    this.#move(step);
  }

  /** Tells the page which step is shown. */
  tell(): void {
    this.#parts.host.dispatchEvent(new WattenReplayEvent(this.#step, this.steps));
  }

  template(): unknown {
    return this.#play.template();
  }

  close(): void {
    this.#closing.abort();
    this.#halt();
    this.#comments.close();
    this.#play.close();
  }

  // -- steps ---------------------------------------------------------------------------------------------------------

  #move(step: number): void {
    if (step === this.#step || this.#closing.signal.aborted) return;
    this.#step = step;
    this.#view = null;
    this.#parts.host.requestUpdate();
    void this.#present();
    void this.#comment();
    this.tell();
  }

  /** Hands on what is to be shown: one step forward with its motion, any other anew. */
  async #present(): Promise<void> {
    if (this.#isPresenting) return;
    this.#isPresenting = true;
    const { course } = this.#parts;
    while (this.#presented !== this.#step && !this.#closing.signal.aborted) {
      const step = this.#step;
      if (step === this.#presented + 1) {
        await this.#play.finish();
        if (step !== this.#step) continue;
        this.#connection.tell(course.happeningAt(step));
      } else {
        this.#connection.tell({ action: null, happened: [], view: course.viewAt(step) });
        // What the slider has the focus for it says itself.
        if (!this.#isOnSlider) this.#play.say(this.#line);
        await this.#play.finish();
      }
      this.#presented = step;
    }
    this.#isPresenting = false;
  }

  get #isOnSlider(): boolean {
    return this.#parts.host.shadowRoot?.activeElement instanceof HTMLInputElement;
  }

  /** What happened at this step; where nothing was said, who is awaited. */
  get #line(): string {
    const { course, look } = this.#parts;
    const { people } = this.#play;
    const lines = (): ReturnType<typeof logLinesOf> => {
      if (this.#step === 0) return [];
      const { action, happened } = course.happeningAt(this.#step);
      const { rules, announcement } = course.viewAt(this.#step - 1);
      return logLinesOf([action, ...happened], people, rules, announcement);
    };
    const told = lines();
    const texts = told.length > 0 ? told : statusOf(course.viewAt(this.#step), people);
    return texts.map((text) => say(look.messages, text)).join(' ');
  }

  // -- by itself -----------------------------------------------------------------------------------------------------

  #run(): void {
    if (this.#running) return this.#halt();
    if (this.#step === this.steps) this.#move(0);
    void this.#goOn((this.#running = new AbortController()).signal);
    this.#parts.host.requestUpdate();
  }

  #halt(): void {
    this.#running?.abort();
    this.#running = null;
    this.#parts.host.requestUpdate();
  }

  async #goOn(signal: AbortSignal): Promise<void> {
    while (this.#step < this.steps) {
      await this.#play.settled();
      const { phase } = this.view;
      const isRead = phase === 'hand-over' || phase === 'game-over' || this.#commentText !== null;
      await wait(Math.max(STEP_MS, TEMPO[this.#parts.host.speed].thinkingMs) + (isRead ? READING_MS : 0), signal);
      if (signal.aborted) return;
      this.#move(this.#step + 1);
    }
    this.#halt();
  }

  // -- comments ------------------------------------------------------------------------------------------------------

  #toggleComments(): void {
    this.#wantsComments = !this.#wantsComments;
    this.#parts.host.requestUpdate();
    void this.#comment();
  }

  /** Has the hand judged that is shown, and says what is to be said of this step. */
  async #comment(): Promise<void> {
    const { course, look, host } = this.#parts;
    if (!this.#wantsComments || course.seat === null) return;
    const step = this.#step;
    try {
      await Promise.all([this.#comments.ask(step), look.loadHintMessages()]);
      await this.#play.settled();
    } catch (error) {
      const { code = 'thinking-failed', message } = error as Error & { readonly code?: string };
      reportError(host, code, message);
    }
    if (this.#closing.signal.aborted || step !== this.#step) return;
    host.requestUpdate();
    if (this.#commentText !== null) this.#play.say(this.#commentText);
  }

  get #commentText(): string | null {
    const { look } = this.#parts;
    if (!this.#wantsComments || !this.#messages) return null;
    const comment = this.#comments.at(this.#step);
    if (comment === 'thinking') return look.messages['review-thinking'];
    return comment && this.#comments.told(comment, look.messages, this.#messages);
  }

  // -- controls ------------------------------------------------------------------------------------------------------

  #controls(data: TemplateTopics<'model' | 'texts'>) {
    const { course, close, look } = this.#parts;
    this.#messages = look.hintMessages ?? this.#messages;
    if (!this.#messages) throw new Error('The messages of a replay were loaded, and are not there.');
    return replayControls(data, {
      messages: this.#messages,
      step: this.#step,
      steps: this.steps,
      line: this.#line,
      isRunning: this.#running !== null,
      comment: this.#commentText,
      commentLanguage: this.#parts.look.hintLanguage,
      comments: course.seat === null ? null : this.#wantsComments,
      go: (step) => this.go(step),
      run: () => this.#run(),
      toggleComments: () => this.#toggleComments(),
      close,
    });
  }

  #pressed(event: KeyboardEvent): void {
    const { key, target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
    const frame = event.currentTarget as HTMLElement;
    if (defaultPrevented || altKey || ctrlKey || metaKey || frame.querySelector('.panel')) return;
    const act = this.#actOf(key, target);
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** What a key does; null: what it does everywhere. */
  #actOf(key: string, target: EventTarget | null): (() => void) | null {
    const to = (step: number) => () => this.go(Math.max(0, Math.min(step, this.steps)));
    switch (key) {
      case 'ArrowLeft':
        return to(this.#step - 1);
      case 'ArrowRight':
        return to(this.#step + 1);
      case 'Home':
        return to(0);
      case 'End':
        return to(this.steps);
      case 'Escape':
        return () => this.#parts.close();
      case ' ':
        // On a button the space bar presses that.
        return target instanceof HTMLButtonElement ? null : () => this.#run();
      default:
        return null;
    }
  }
}

const checkStep = (steps: number, value: unknown): number => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= steps) return value;
  const message = `'replayStep' must be a whole number from 0 to ${steps}, not ${quoted(value)}`;
  throw new InputError('invalid-step', value === null ? `${message}; replay(null) closes the record.` : `${message}.`);
};

/** Reads a record, which may be anything, for being shown. */
export const prepare: ActivityCode['prepare'] = async (record, { given, language }) => {
  await language.loadHints();
  const course = courseOf(record, given);
  return {
    isRecord: true,
    first: 0,
    checkStep: (value) => checkStep(course.steps, value),
    refused: refusedInReplay,
    open: (parts) => new Replay({ ...parts, course }),
  };
};
