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

/** Minimum time, in ms, per step of a running replay, so that each step is visible at any speed. */
const MIN_STEP_MS = 350;
/** Additional time, in ms, for reading a text, such as a hand's result or a comment. */
const READING_MS = 2400;

/** A replay of a record at the table. */
class Replay {
  readonly #parts: ReplayParts;
  readonly #closing = new AbortController();
  readonly #connection: ReplayConnection;
  readonly #play: Play;
  readonly #comments: Comments;
  #step: number;
  /** The step that the table last received. */
  #presented: number;
  #isPresenting = false;
  /** Controller that stops the running replay; null while the replay is stopped. */
  #running: AbortController | null = null;
  #wantsComments = false;
  /** The most recently loaded texts for the controls, used while another language loads. */
  #messages: HintMessages | null = null;
  #view: View | null = null;

  readonly #closeForVisitor = (): void => {
    const { close, course } = this.#parts;
    close();
    course.onClose?.();
  };

  constructor(parts: ReplayParts) {
    const { host, course, step } = parts;
    this.#parts = parts;
    this.#step = this.#presented = step;
    this.#connection = replayConnection(course.viewAt(step), course.people);
    this.#comments = createComments(host, course);
    this.#play = parts.openPlay(this.#connection, {
      prompt: (data) => this.#controls(data),
      menu: () => ({
        resume: this.messages['replay-resume'],
        leave: this.messages['replay-close'],
        language: parts.look.hintLanguage,
        close: this.#closeForVisitor,
      }),
    });
    this.#play.open();
    const { signal } = this.#closing;
    const root = host.shadowRoot as ShadowRoot;
    // Listens in the capture phase, before a key closes a panel, because the replay ignores keys while a panel is open.
    const options = { signal, capture: true };
    root.querySelector<HTMLElement>('.frame')?.addEventListener('keydown', (event) => this.#onKeyDown(event), options);
    adoptStyles(host, [replayStyles], signal);
  }

  get step(): number {
    return this.#step;
  }

  get steps(): number {
    return this.#parts.course.steps;
  }

  /** The view at this step, without legal actions. */
  get view(): View {
    this.#view ??= { ...this.#parts.course.viewAt(this.#step), legal: [] };
    return this.#view;
  }

  /** Shows another step (from 0 to `steps`) and stops the running replay. */
  go(step: number): void {
    this.#stop();
    this.#move(step);
  }

  /** Fires `watten-replay` with the current step. */
  announce(): void {
    this.#parts.host.dispatchEvent(new WattenReplayEvent(this.#step, this.steps));
  }

  template(): unknown {
    return this.#play.template();
  }

  close(): void {
    this.#closing.abort();
    this.#stop();
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
    this.announce();
  }

  /** Shows the current step at the table. Only a step that directly follows the previous one is animated. */
  async #present(): Promise<void> {
    if (this.#isPresenting) return;
    this.#isPresenting = true;
    const { course } = this.#parts;
    while (this.#presented !== this.#step && !this.#closing.signal.aborted) {
      const step = this.#step;
      if (step === this.#presented + 1) {
        await this.#play.finish();
        if (step !== this.#step) continue;
        this.#connection.push(course.happeningAt(step));
      } else {
        this.#connection.push({ action: null, happened: [], view: course.viewAt(step) });
        // A focused slider already announces its value.
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

  /** Sentence about the event at this step, or about the player whose turn it is. */
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

  // -- running -------------------------------------------------------------------------------------------------------

  #run(): void {
    if (this.#running) return this.#stop();
    if (this.#step === this.steps) this.#move(0);
    void this.#runSteps((this.#running = new AbortController()).signal);
    this.#parts.host.requestUpdate();
  }

  #stop(): void {
    this.#running?.abort();
    this.#running = null;
    this.#parts.host.requestUpdate();
  }

  async #runSteps(signal: AbortSignal): Promise<void> {
    while (this.#step < this.steps) {
      await this.#play.settled();
      const { phase } = this.view;
      const isRead = phase === 'hand-over' || phase === 'game-over' || this.#commentText !== null;
      await wait(
        Math.max(MIN_STEP_MS, TEMPO[this.#parts.preferences.of('speed')].thinkingMs) + (isRead ? READING_MS : 0),
        signal,
      );
      if (signal.aborted) return;
      this.#move(this.#step + 1);
    }
    this.#stop();
  }

  // -- comments ------------------------------------------------------------------------------------------------------

  #toggleComments(): void {
    this.#wantsComments = !this.#wantsComments;
    this.#parts.host.requestUpdate();
    void this.#comment();
  }

  /** Judges the current hand if needed, and announces the comment on this step. */
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
    return comment && this.#comments.textOf(comment, look.messages, this.#messages);
  }

  // -- controls ------------------------------------------------------------------------------------------------------

  get messages(): HintMessages {
    this.#messages = this.#parts.look.hintMessages ?? this.#messages;
    if (!this.#messages) throw new Error('The loaded replay file contains no texts.');
    return this.#messages;
  }

  #controls(data: TemplateTopics<'model' | 'texts'>) {
    const { course } = this.#parts;
    return replayControls(data, {
      messages: this.messages,
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
      close: this.#closeForVisitor,
    });
  }

  #onKeyDown(event: KeyboardEvent): void {
    const { key, target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
    const frame = event.currentTarget as HTMLElement;
    if (defaultPrevented || altKey || ctrlKey || metaKey || frame.querySelector('.panel')) return;
    const act = this.#actOf(key, target);
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** Returns a key's action; null if the key has none. */
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
        return this.#closeForVisitor;
      case ' ':
        // On a button, the space bar keeps its default action.
        return target instanceof HTMLButtonElement ? null : () => this.#run();
      default:
        return null;
    }
  }
}

const checkStep = (steps: number, value: unknown): number => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= steps) return value;
  const message = `'replayStep' must be a whole number from 0 to ${steps}, not ${quoted(value)}`;
  throw new InputError('invalid-step', value === null ? `${message}; replay(null) closes the replay.` : `${message}.`);
};

/** Checks a record and prepares its replay. */
export const prepare: ActivityCode['prepare'] = async (record, { given, language }) => {
  await language.loadHints();
  const course = courseOf(record, given);
  return {
    isRecord: true,
    first: 0,
    checkStep: (value) => checkStep(course.steps, value),
    errorFor: refusedInReplay,
    open: (parts) => new Replay({ ...parts, course }),
  };
};
