import { isBlind } from '../../rules/announce.js';
import type { Action } from '../../game/action.js';
import type { Deck } from '../../deck/deck.js';
import type { SeatConnection, Update } from '../../game/connect.js';
import { IllegalAction } from '../../game/illegal-action.js';
import { sameAction } from '../../game/same-action.js';
import type { View } from '../../game/view.js';
import type { HintMessages } from '../../i18n/de/hints.js';
import type { Messages } from '../../i18n/de/table.js';
import { say } from '../../i18n/text.js';
import type { Stage } from '../../stage/stage.js';
import { layOut, type Layout } from '../../table/layout.js';
import { linesOf } from '../../table/lines.js';
import { isReviewable } from '../../players/advice/hand-history.js';
import { modelOf, type TableModel } from '../../table/model.js';
import { momentsOf, still, type Moment } from '../../table/moments.js';
import type { People } from '../../table/people.js';
import type { Shown } from '../../table/snapshot.js';
import { announcerIn } from './live-region.js';
import { eventsOf } from './fact-events.js';
import { WattenErrorEvent, WattenPhaseEvent, WattenTurnEvent, type WattenEvent } from '../events.js';
import { createFaces } from '../view/faces.js';
import { createMomentQueue, TEMPO, wait } from './pacing.js';
import { hintLine } from '../view/hint.js';
import { createHinting, type Hint } from '../controllers/hints.js';
import { createReviewing } from '../controllers/review.js';
import { sentencesOf } from '../view/review.js';
import type { IndexMode, Speed } from '../settings/settings.js';
import type { Panel } from '../view/template-data.js';
import { tableTemplate } from '../view/template.js';

/** What a table needs of the element it is shown in. */
export interface TableHost {
  /** How it is to look and sound now. */
  looks(): {
    readonly speed: Speed;
    readonly indices: IndexMode;
    readonly colourAid: boolean;
    readonly deck: Deck;
    readonly messages: Messages;
    readonly german: Messages;
    /** Null until somebody wants hints, or looks back. */
    readonly hintMessages: HintMessages | null;
    readonly hints: boolean;
  };
  /** Loads the messages of hints and looking back. Rejects with `load-failed` if they cannot be had. */
  loadHints(): Promise<void>;
  /** Renders anew; resolves when the DOM shows it. */
  render(): Promise<void>;
  fire(event: WattenEvent<unknown>): boolean;
  setState(name: 'my-turn' | 'fallback', on: boolean): void;
}

/** Where the table is put: elements that the host renders once. */
export interface TablePlaces {
  readonly frame: HTMLElement;
  readonly stage: HTMLElement;
  readonly live: HTMLElement;
}

/** A game as it is shown: what happens at a connection becomes events, moments and pictures. */
export interface Table {
  readonly view: View;
  /** Resolves when all that has happened is shown. */
  settled(): Promise<void>;
  template(): unknown;
  /** After the host has rendered: puts the focus back that a vanished button had. */
  rendered(hadFocus: boolean): void;
  /** Looks are different now: language, deck, indices, colour aid, speed. */
  restyled(): void;
  /**
   * What a strong player would do in the place of the viewer, and why; it is not shown.
   * @throws InputError `nothing-to-advise` if he has nothing to do, or an AbortError if the table moves on; as a rejection
   */
  hint(): Promise<Hint>;
  close(): void;
}

export interface TableOptions {
  readonly connection: SeatConnection;
  readonly host: TableHost;
  readonly places: TablePlaces;
  /** By seat; null: as the language has it. */
  readonly names: readonly (string | null)[];
  /** What a human wants to do: false if the page stops him. */
  readonly act: (action: Action) => void;
  /** The seed told at the end of a game. */
  readonly knownSeed: string | undefined;
  /** After each accepted action. */
  readonly changed: () => void;
}

export const createTable = ({ connection, host, places, names, act, knownSeed, changed }: TableOptions): Table => {
  const closing = new AbortController();
  const { signal } = closing;
  let { view } = connection;
  let shown: Shown = still(view);
  /** What the last of the moments that wait will show. */
  let upcoming: Shown = shown;
  let layout: Layout = layOut(places.frame.clientWidth, places.frame.clientHeight);
  let model: TableModel | null = null;
  let stage: Stage | null = null;
  let canvasFailed = false;
  let panel: Panel | null = null;
  let notice: string | null = null;
  let wantsFocus = false;

  const viewer = view.seat ?? 0;
  const people = (): People => ({
    viewer,
    seated: view.seat !== null,
    blind: isBlind(view.rules),
    names: view.handSizes.map((_, seat) =>
      seat === view.seat ? host.looks().messages.you : (names[seat] ?? host.looks().messages.names[seat]),
    ),
  });

  const faces = createFaces(host.looks);
  const speak = announcerIn(places.live);

  const render = (): void => void host.render();
  const hinting = createHinting({
    messages: () => host.looks().hintMessages,
    loadMessages: () => host.loadHints(),
    names: () => people().names,
    changed: render,
  });
  const reviewing = createReviewing(render);

  // -- showing -------------------------------------------------------------------------------------------------------

  const remodel = (): TableModel => (model = modelOf(shown, layout, people()));

  const refresh = async (pace: number): Promise<void> => {
    const { picture } = remodel();
    const { dataset } = places.stage;
    delete dataset.drawn;
    await host.render();
    await stage?.show(picture, { pace });
    // For whoever takes pictures of the table: all cards lie where they belong.
    if (stage && model?.picture === picture) dataset.drawn = '';
  };

  const showMoment = async ({ shown: next, lines, pause }: Moment, hurry: AbortSignal): Promise<void> => {
    const tempo = TEMPO[host.looks().speed];
    shown = next;
    notice = null;
    const finish = (): void => stage?.finish();
    hurry.addEventListener('abort', finish);
    if (lines.length > 0) speak(lines.map((line) => say(host.looks().messages, line)).join(' '));
    await refresh(hurry.aborted || document.hidden ? 0 : tempo.pace);
    hurry.removeEventListener('abort', finish);
    await wait(document.hidden ? 0 : tempo.pause[pause], hurry);
  };
  const queue = createMomentQueue(showMoment);

  // -- what happens at the table -------------------------------------------------------------------------------------

  const tellTurn = (before: View): void => {
    const waitsForOthers = view.phase !== before.phase || String(view.toAct) !== String(before.toAct);
    if (waitsForOthers) host.fire(new WattenPhaseEvent(view.phase, view.toAct));
    const mine = view.seat !== null && view.toAct.includes(view.seat);
    host.setState('my-turn', mine);
    if (mine && view.seat !== null) host.fire(new WattenTurnEvent(view.seat, view.legal));
  };

  const happened = (update: Update): void => {
    if (signal.aborted) return;
    if ('status' in update) {
      notice = update.status === 'lost' ? host.looks().messages['connection-lost'] : null;
      void refresh(0);
      return;
    }
    if ('deadline' in update) return;
    const before = view;
    view = update.view;
    hinting.clear();
    if (panel === 'review') showPanel(null);
    const moments = momentsOf(upcoming, update.action, update.happened, view, people());
    upcoming = moments[moments.length - 1].shown;
    queue.push(moments);
    if (update.action) for (const event of eventsOf(update.action, update.happened, knownSeed)) host.fire(event);
    tellTurn(before);
    changed();
  };

  const fail = (error: unknown): void => {
    host.fire(new WattenErrorEvent((error as { code?: string }).code ?? 'thinking-failed', (error as Error).message));
  };

  /** A click first brings what is moving to its end, and counts if what was clicked is still there. */
  const choose = async (action: Action): Promise<void> => {
    await queue.finish();
    if (!signal.aborted && view.legal.some((legal) => sameAction(legal, action))) act(action);
  };

  const refuseCard = async (): Promise<void> => {
    await queue.finish();
    const asks = view.phase === 'play' || view.phase === 'announce';
    if (signal.aborted || !asks || view.seat === null || !view.toAct.includes(view.seat)) return;
    const { messages } = host.looks();
    notice = messages[view.phase === 'announce' ? 'cannot-show' : view.called ? 'must-answer-call' : 'must-follow'];
    speak(notice);
    await refresh(0);
  };

  /** Finds a hint for what the viewer is asked, shows and says it. */
  const askHint = async (): Promise<void> => {
    await queue.finish();
    if (signal.aborted || hinting.shown !== 'none') return;
    try {
      const hint = await hinting.show(view);
      const { messages, hintMessages } = host.looks();
      if (hint && hintMessages) speak(hintLine(messages, hintMessages, model ?? remodel(), hint));
    } catch (error) {
      fail(error);
    }
  };

  const lookBack = async (): Promise<void> => {
    try {
      const [review] = await Promise.all([reviewing.open(shown.view), host.loadHints()]);
      const { messages, hintMessages } = host.looks();
      if (review && hintMessages && panel === 'review') speak(sentencesOf(messages, hintMessages, review).join(' '));
    } catch (error) {
      fail(error);
    }
  };

  const showPanel = (next: Panel | null): void => {
    const opener = next ?? panel;
    if (next === 'review') void lookBack();
    else reviewing.stop();
    panel = next;
    void host.render().then(() => {
      const root = places.frame;
      root.querySelector<HTMLElement>(panel ? '.panel .tool' : `[data-panel='${opener}']`)?.focus();
      // The newest line is the last.
      const lines = root.querySelector('.panel .lines');
      if (lines) lines.scrollTop = lines.scrollHeight;
    });
  };

  // -- canvas, size, keys --------------------------------------------------------------------------------------------

  const withoutCanvas = (): void => {
    stage?.destroy();
    stage = null;
    canvasFailed = true;
    host.setState('fallback', true);
    void refresh(0);
  };

  /** What the page says the table is like; without a word it is wood as it grew. */
  const stain = (): string | undefined =>
    getComputedStyle(places.frame).getPropertyValue('--watten-table').trim() || undefined;

  const openStage = async (): Promise<void> => {
    try {
      const { createStage } = await import('../../stage/stage.js');
      const opened = await createStage(
        places.stage,
        { face: faces.draw, metal: faces.metal, stain, onLost: withoutCanvas },
        signal,
      );
      if (signal.aborted) return opened.destroy();
      stage = opened;
      await refresh(0);
    } catch {
      // No WebGL, or the canvas could not be had: the table is complete without it.
      if (!signal.aborted) withoutCanvas();
    }
  };

  const resized = (): void => {
    const { clientWidth: width, clientHeight: height } = places.frame;
    if (width === 0 || (width === layout.width && height === layout.height)) return;
    layout = layOut(width, height);
    void refresh(0);
  };
  const observer = new ResizeObserver(resized);
  observer.observe(places.frame);

  const print = matchMedia('print');
  const forced = matchMedia('(forced-colors: active)');
  for (const query of [print, forced]) query.addEventListener('change', () => void refresh(0), { signal });
  places.frame.addEventListener('pointerdown', () => void queue.finish(), { signal });
  places.frame.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && panel) showPanel(null);
    },
    { signal },
  );

  const focusFirst = (): void => {
    const { frame } = places;
    const target =
      frame.querySelector<HTMLElement>('.prompt .button') ??
      frame.querySelector<HTMLElement>(".hand .card[aria-disabled='false']") ??
      frame.querySelector<HTMLElement>('.prompt');
    wantsFocus = target?.classList.contains('prompt') ?? false;
    target?.focus({ preventScroll: true });
  };

  remodel();
  const unsubscribe = connection.subscribe(happened);
  void host.render();
  void openStage();
  host.fire(new WattenPhaseEvent(view.phase, view.toAct));
  tellTurn(view);

  return {
    get view() {
      return view;
    },
    settled: () => queue.idle(),
    template: () => {
      const { messages, german, hintMessages, colourAid, deck, speed, hints } = host.looks();
      return tableTemplate({
        model: model ?? remodel(),
        messages,
        hintMessages,
        faces,
        pixelRatio: Math.min(window.devicePixelRatio, 2),
        colourAid,
        deck,
        german,
        pace: TEMPO[speed].pace,
        cardsInDom: canvasFailed || print.matches || forced.matches,
        panel,
        log: () => linesOf(shown.view.history, people()).map((line) => say(messages, line)),
        notice,
        hints,
        hint: hints ? hinting.shown : 'none',
        askHint: () => void askHint(),
        reviewable: isReviewable(shown.view),
        review: reviewing.result,
        act: (action) => void choose(action),
        refuseCard: () => void refuseCard(),
        showPanel,
      });
    },
    rendered(hadFocus) {
      const active = (places.frame.getRootNode() as ShadowRoot).activeElement;
      if (hadFocus && !active) return focusFirst();
      if (wantsFocus && active?.classList.contains('prompt')) return focusFirst();
      wantsFocus = false;
    },
    restyled() {
      stage?.refaced();
      void refresh(0);
    },
    async hint() {
      try {
        return await hinting.find(view);
      } catch (error) {
        if ((error as Error).name !== 'AbortError') fail(error);
        throw error;
      }
    },
    close() {
      closing.abort();
      hinting.close();
      reviewing.stop();
      unsubscribe();
      observer.disconnect();
      queue.close();
      stage?.destroy();
      stage = null;
      host.setState('my-turn', false);
      host.setState('fallback', false);
    },
  };
};

/** Hands an action to a connection; what it refuses becomes an event. Resolves to whether it was accepted. */
export const actThrough = async (
  connection: SeatConnection,
  action: Action,
  fire: TableHost['fire'],
): Promise<boolean> => {
  try {
    await connection.act(action);
    return true;
  } catch (error) {
    const code = error instanceof IllegalAction ? error.code : ((error as { code?: string }).code ?? 'action-failed');
    fire(new WattenErrorEvent(code, (error as Error).message));
    return false;
  }
};

/** How long computers wait with an action. */
export interface ComputerPace {
  /** A computer is being asked: the pause begins, whatever he needs of it for thinking. */
  asked(signal?: AbortSignal): void;
  /** Resolves when all is shown and the thinking pause is over. */
  ready(signal: AbortSignal): Promise<void>;
}

/**
 * A thinking pause begins as soon as all is shown, and goes on while somebody thinks: how long he thinks cannot be seen,
 * nor how many were asked before him.
 */
export const computerPace = (table: () => Table | null, speed: () => Speed): ComputerPace => {
  /** What the last pause follows. */
  let last: View | undefined;
  let pause = Promise.resolve();

  const rest = async (signal: AbortSignal): Promise<void> => {
    await table()?.settled();
    await wait(TEMPO[speed()].thinking, signal);
  };
  const begin = (signal: AbortSignal): Promise<void> => {
    const view = table()?.view;
    if (view === undefined || view !== last) {
      pause = rest(signal);
      // Whoever waits for it hears what went wrong; nobody may.
      pause.catch(() => {});
    }
    last = view;
    return pause;
  };

  return {
    asked: (signal = new AbortController().signal) => void begin(signal),
    async ready(signal) {
      await begin(signal);
      await table()?.settled();
    },
  };
};
