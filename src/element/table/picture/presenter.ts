import type { Update } from '../../../game/connect.js';
import type { View } from '../../../game/view.js';
import { say } from '../../../i18n/text.js';
import type { HandArrangement } from '../../../table/hand-arrangement.js';
import { layOut } from '../../../table/layout/lay-out.js';
import type { Layout } from '../../../table/layout/layout.js';
import { modelOf, type TableModel } from '../../../table/model.js';
import { momentsOf, stillSnapshot, type Moment } from '../../../table/moments.js';
import { soundsOf, type Cue } from '../../../table/sounds.js';
import type { People } from '../../../table/people.js';
import type { Snapshot, Talk } from '../../../table/snapshot.js';
import type { Talkers } from '../../../table/talk.js';
import { peopleCode } from '../people/lazy-people.js';
import type { ElementHost } from '../../shell/host.js';
import { createArrival } from './arrival.js';
import type { Canvas } from './canvas.js';
import type { Look } from '../../shell/look.js';
import type { Halt } from '../template-data.js';
import { createMomentQueue } from './moment-queue.js';
import { watchSizes } from './sizes.js';
import { TEMPO } from '../tempo.js';
import { wait } from '../wait.js';

/** Longer than this a game does not wait for its canvas, in ms. */
const LATEST_CANVAS_MS = 8000;

/** Resolves with the promise, after so many ms, or when the signal aborts. */
const settledOr = async (promise: Promise<void>, milliseconds: number, closing: AbortSignal): Promise<void> => {
  const over = new AbortController();
  await Promise.race([promise, wait(milliseconds, closing, over.signal)]);
  over.abort();
};

/** Waits for the canvas, but not for ever; answers whether the game is still at the table. */
const canvasCame = async (canvas: Canvas, closing: AbortSignal): Promise<boolean> => {
  await settledOr(canvas.opened, LATEST_CANVAS_MS, closing);
  return !closing.aborted;
};

/** What is shown of a game now, and what is still to be shown. */
export interface Presenter {
  readonly snapshot: Snapshot;
  readonly model: TableModel;
  /** A sentence that stands in place of the status; null: none. */
  readonly notice: string | null;
  /** Shows what has happened, moment by moment, after all that still waits to be shown. */
  present(update: Extract<Update, { readonly view: View }>): void;
  /** Shows a sentence until the next moment; null takes it away. */
  notify(notice: string | null): Promise<void>;
  /** Shows anew what is shown: at once, or with motion at this pace. */
  refresh(pace?: number): Promise<void>;
  /** Resolves when all that has happened is shown. */
  settled(): Promise<void>;
  /** Shows all that waits without further delay. */
  finish(): Promise<void>;
  close(): void;
}

/** What is heard. */
export interface Sounds {
  /**
   * Plays these, each at its time.
   * @param pace multiplies all times; 0: at once
   */
  play(cues: readonly Cue[], pace: number): void;
  /** What was to be heard later is not. */
  hush(): void;
}

export interface PresenterOptions {
  readonly host: ElementHost;
  /** Its size is that of the table. */
  readonly frame: HTMLElement;
  /** What is shown first. */
  readonly view: View;
  readonly look: Look;
  readonly people: () => People;
  /** Who says something beside the calls of the game. */
  readonly talkers: () => Talkers;
  /** Why no action is possible now; null: actions are possible. */
  readonly halt: () => Halt | null;
  /** How the viewer holds the cards. */
  readonly holding: (view: View) => HandArrangement;
  readonly canvas: Canvas;
  /** Announces a line to screen readers. */
  readonly announce: (line: string) => void;
  readonly sounds: Sounds;
  /** Runs when a moment begins to be shown. */
  readonly onSnapshot: (snapshot: Snapshot) => void;
  /** Runs when a moment has been shown; the next one waits for it. */
  readonly afterMoment: (moment: Moment, hurry: AbortSignal) => Promise<void>;
}

const finishing = (canvas: Canvas, sounds: Sounds) => (): void => {
  canvas.finish();
  sounds.hush();
};

/** What is shown; how people look is known once that is loaded. */
const modelIn = (
  snapshot: Snapshot,
  layout: Layout,
  { people, halt, holding }: Pick<PresenterOptions, 'people' | 'halt' | 'holding'>,
): TableModel => modelOf(snapshot, layout, people(), halt() !== null, holding(snapshot.view), peopleCode.code?.facesOf);

export const createPresenter = (options: PresenterOptions): Presenter => {
  const { host, frame, view, look, people, talkers, canvas, announce, sounds, onSnapshot, afterMoment } = options;
  let snapshot = stillSnapshot(view);
  /** What the last of the moments that wait will show. */
  let upcoming = snapshot;
  let layout = layOut(frame.clientWidth, frame.clientHeight);
  const modelNow = (): TableModel => modelIn(snapshot, layout, options);
  let notice: string | null = null;
  let lastTalk: Talk | null = null;

  const rendered = async (): Promise<void> => {
    host.requestUpdate();
    await host.updateComplete;
    checkSizes();
  };
  const arrival = createArrival({ canvas, modelNow, rendered });

  const closing = new AbortController();
  const finishMotion = finishing(canvas, sounds);
  const showMoment = async (moment: Moment, hurry: AbortSignal): Promise<void> => {
    const { lines, pause } = moment;
    const { pace, pauseMs } = TEMPO[host.speed];
    // What happens on a table is not begun before there is one to see it on, however impatient who looks is.
    if (pace > 0 && !canvas.isOpen) {
      arrival.hold();
      void rendered();
      if (!(await canvasCame(canvas, closing.signal))) return;
    }
    const cues = soundsOf(snapshot.view, moment, people(), canvas.moves);
    const talk = peopleCode.code?.talkOf(snapshot.view, moment, people(), talkers(), lastTalk);
    lastTalk = talk?.text ?? lastTalk;
    snapshot = { ...moment.snapshot, talk: talk ?? null };
    notice = null;
    hurry.addEventListener('abort', finishMotion);
    if (lines.length > 0) announce(lines.map((line) => say(look.messages, line)).join(' '));
    sounds.play(cues, hurry.aborted ? 0 : pace);
    onSnapshot(snapshot);
    if (hurry.aborted) arrival.hurry();
    await arrival.show(hurry.aborted ? 0 : pace);
    hurry.removeEventListener('abort', finishMotion);
    await afterMoment(moment, hurry);
    await wait(frame.ownerDocument.hidden ? 0 : pauseMs[pause], hurry);
  };
  const queue = createMomentQueue(showMoment);

  const { signal } = closing;
  const checkSizes = watchSizes({
    ...{ host, frame, signal },
    now: () => layout,
    changed: (now) => {
      // Paper has no height that anything would have to fit into.
      if (canvas.isPrinted) return;
      layout = now;
      void arrival.show(0);
    },
  });
  // A hand that has been dealt already is seen before anything is asked of it.
  if (!canvas.isOpen && TEMPO[host.speed].pace > 0 && view.hand.length > 0) arrival.hold();

  return {
    get snapshot() {
      return snapshot;
    },
    get model() {
      return arrival.model;
    },
    get notice() {
      return notice;
    },
    present({ action, happened, view: now }) {
      const moments = momentsOf(upcoming, action, happened, now, people());
      upcoming = moments.at(-1)?.snapshot ?? upcoming;
      // Shown anew, what waits is out of date.
      if (action) queue.push(moments);
      else queue.replace(moments);
    },
    notify(sentence) {
      notice = sentence;
      return arrival.show(0);
    },
    // With a pace it is the viewer who moves the cards.
    refresh: (pace = 0) => arrival.show(pace, pace === 0),
    settled: () => queue.idle(),
    finish: () => queue.finish(),
    close() {
      closing.abort();
      queue.close();
    },
  };
};
