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
import type { Preferences } from '../../shell/storage/preferences.js';
import { createDisplayedModel } from './displayed-model.js';
import type { Canvas } from './canvas.js';
import type { Look } from '../../shell/look.js';
import type { Halt } from '../template-data.js';
import { createMomentQueue } from './moment-queue.js';
import { watchSizes } from './sizes.js';
import { TEMPO } from '../tempo.js';
import { wait } from '../wait.js';

/** The maximum time, in ms, for which a game waits for its canvas. */
const CANVAS_TIMEOUT_MS = 8000;

/** Resolves when the promise resolves, after a timeout (in ms), or when the signal aborts. */
const waitAtMost = async (promise: Promise<void>, milliseconds: number, closing: AbortSignal): Promise<void> => {
  const over = new AbortController();
  await Promise.race([promise, wait(milliseconds, closing, over.signal)]);
  over.abort();
};

/** Waits for the canvas, with a timeout. Resolves to whether the game is still open. */
const waitForCanvas = async (canvas: Canvas, closing: AbortSignal): Promise<boolean> => {
  await waitAtMost(canvas.opened, CANVAS_TIMEOUT_MS, closing);
  return !closing.aborted;
};

/** Shows a game at the table: the current moment and the queue of later moments. */
export interface Presenter {
  readonly snapshot: Snapshot;
  readonly model: TableModel;
  /** A sentence that replaces the status; null if none. */
  readonly notice: string | null;
  /** Adds an update's moments to the queue. A whole view replaces the queue. */
  present(update: Extract<Update, { readonly view: View }>): void;
  /** Shows a sentence until the next moment; null removes it. */
  notify(notice: string | null): Promise<void>;
  /** Shows the current moment again. `pace` is a factor for the duration of the motion; by default, nothing moves. */
  refresh(pace?: number): Promise<void>;
  /** Resolves when the table has shown all moments. */
  settled(): Promise<void>;
  /** Shows all queued moments without further delay. */
  finish(): Promise<void>;
  close(): void;
}

/** The table's sounds. */
export interface Sounds {
  /**
   * Plays each sound at its scheduled time.
   * @param pace factor for all times; 0 plays all sounds immediately
   */
  play(cues: readonly Cue[], pace: number): void;
  /** Cancels all scheduled sounds. */
  stopLater(): void;
}

export interface PresenterOptions {
  readonly host: ElementHost;
  readonly preferences: Preferences;
  /** The frame, which has the table's size. */
  readonly frame: HTMLElement;
  /** The first view to show. */
  readonly view: View;
  readonly look: Look;
  readonly people: () => People;
  /** The temperaments of players who chat, by seat; null for silent players. */
  readonly talkers: () => Talkers;
  /** The reason why no action is possible now; null if actions are possible. */
  readonly halt: () => Halt | null;
  /** The arrangement of the viewer's hand. */
  readonly holding: (view: View) => HandArrangement;
  readonly canvas: Canvas;
  /** Announces a line to screen readers. */
  readonly announce: (line: string) => void;
  readonly sounds: Sounds;
  /** Runs when the table begins to show a moment. */
  readonly onSnapshot: (snapshot: Snapshot) => void;
  /** Runs after the table has shown a moment. The next moment appears when the promise resolves. */
  readonly afterMoment: (moment: Moment, hurry: AbortSignal) => Promise<void>;
}

const createMotionFinisher = (canvas: Canvas, sounds: Sounds) => (): void => {
  canvas.finish();
  sounds.stopLater();
};

/** A snapshot's model. The model includes people's looks once the code for people has loaded. */
const modelIn = (
  snapshot: Snapshot,
  layout: Layout,
  { people, halt, holding }: Pick<PresenterOptions, 'people' | 'halt' | 'holding'>,
): TableModel => modelOf(snapshot, layout, people(), halt() !== null, holding(snapshot.view), peopleCode.code?.facesOf);

export const createPresenter = (options: PresenterOptions): Presenter => {
  const { host, preferences, frame, view, look, people, talkers, canvas, announce, sounds } = options;
  let snapshot = stillSnapshot(view);
  /** The snapshot of the last queued moment. */
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
  const displayed = createDisplayedModel({ canvas, modelNow, rendered });

  const closing = new AbortController();
  const finishMotion = createMotionFinisher(canvas, sounds);
  const showMoment = async (moment: Moment, hurry: AbortSignal): Promise<void> => {
    const { lines, pause } = moment;
    const { pace, pauseMs } = TEMPO[preferences.of('speed')];
    // The first moment waits for the canvas, even if the visitor speeds up the game.
    if (pace > 0 && !canvas.isOpen) {
      displayed.hold();
      void rendered();
      if (!(await waitForCanvas(canvas, closing.signal))) return;
    }
    const cues = soundsOf(snapshot.view, moment, people(), canvas.moves);
    const talk = peopleCode.code?.talkOf(snapshot.view, moment, people(), talkers(), lastTalk);
    lastTalk = talk?.text ?? lastTalk;
    snapshot = { ...moment.snapshot, talk: talk ?? null };
    notice = null;
    hurry.addEventListener('abort', finishMotion);
    if (lines.length > 0) announce(lines.map((line) => say(look.messages, line)).join(' '));
    sounds.play(cues, hurry.aborted ? 0 : pace);
    options.onSnapshot(snapshot);
    if (hurry.aborted) displayed.hurry();
    await displayed.show(hurry.aborted ? 0 : pace);
    hurry.removeEventListener('abort', finishMotion);
    await options.afterMoment(moment, hurry);
    await wait(frame.ownerDocument.hidden ? 0 : pauseMs[pause], hurry);
  };
  const queue = createMomentQueue(showMoment);

  const { signal } = closing;
  const checkSizes = watchSizes({
    ...{ host, frame, signal },
    now: () => layout,
    changed: (now) => {
      // A printed page has no fixed height, so the layout stays the same.
      if (canvas.isPrinted) return;
      layout = now;
      void displayed.show(0);
    },
  });
  // Show a dealt hand before the first question.
  if (!canvas.isOpen && TEMPO[preferences.of('speed')].pace > 0 && view.hand.length > 0) displayed.hold();

  return {
    get snapshot() {
      return snapshot;
    },
    get model() {
      return displayed.model;
    },
    get notice() {
      return notice;
    },
    present({ action, happened, view: now }) {
      const moments = momentsOf(upcoming, action, happened, now, people());
      upcoming = moments.at(-1)?.snapshot ?? upcoming;
      // A whole view makes the queued moments obsolete.
      if (action) queue.push(moments);
      else queue.replace(moments);
    },
    notify(sentence) {
      notice = sentence;
      return displayed.show(0);
    },
    // A pace means that the viewer is moving cards, so the question stays visible.
    refresh: (pace = 0) => displayed.show(pace, pace === 0),
    settled: () => queue.idle(),
    finish: () => queue.finish(),
    close() {
      closing.abort();
      queue.close();
    },
  };
};
