import { peopleCode } from '../people/lazy-people.js';
import type { Moment } from '../../../table/moments.js';
import type { Snapshot } from '../../../table/snapshot.js';
import { adoptStyles } from '../../shell/adopt-styles.js';
import { reportThrown } from '../../shell/host.js';
import { createCardImages, type CardImages } from '../view/card-images.js';
import { windowOf } from '../../shell/window-of.js';
import { placeIn, type Topics } from '../context.js';
import { watchAppearance } from './appearance.js';
import { createCanvas, type Canvas } from './canvas.js';
import { createChalk, type Chalk } from '../score/chalk.js';
import type { HandInput } from '../input/hand-input.js';
import { gameStyles } from '../styles/game.js';
import { createPortraits, type Portraits } from '../people/portraits.js';
import { createPresenter, type Presenter } from './presenter.js';

/** Maximum number of device pixels per CSS pixel. A higher ratio makes no visible difference. */
const MAX_PIXEL_RATIO = 2;
export const pixelRatioAt = (element: Element): number => Math.min(windowOf(element).devicePixelRatio, MAX_PIXEL_RATIO);

/** The modules that draw a game. */
export interface Showing {
  readonly presenter: Presenter;
  readonly canvas: Canvas;
  readonly images: CardImages;
  readonly chalk: Chalk;
  /** Applies changes that the page or the visitor has made to the appearance. */
  lookAgain(): void;
  /** Runs after each table render and draws the people. `isSigning` is true while the signals panel is open. */
  rendered(isSigning: boolean): void;
  close(): void;
}

const portraitsOf = (
  { element: { host, frame, signal }, people, picture }: Topics<'element' | 'people' | 'picture'>,
  loaded: () => void,
): Portraits =>
  createPortraits({
    host,
    frame,
    signal,
    hasTalkers: () => people.talkers().some((manner) => manner !== null),
    loaded,
    isAtOnce: () => picture.pace() === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches,
    pixelRatio: () => pixelRatioAt(frame),
  });

export interface ShowingOptions {
  /** The arrangement of the viewer's hand. */
  readonly hand: Pick<HandInput, 'holding'>;
  readonly onSnapshot: (snapshot: Snapshot) => void;
  readonly afterMoment: (moment: Moment, hurry: AbortSignal) => Promise<void>;
}

export const createShowing = (
  table: Topics<'element' | 'game' | 'people' | 'picture' | 'speech'>,
  { hand, onSnapshot, afterMoment }: ShowingOptions,
): Showing => {
  const { element, game, people, picture, speech } = table;
  const { host, frame, look, preferences, setState, signal } = element;
  const images = createCardImages(() => ({
    indices: preferences.of('indices'),
    colourAid: preferences.of('colourAid'),
    deck: look.deck,
    back: look.back,
    messages: look.messages,
  }));
  const canvas = createCanvas({
    place: placeIn(host, '.stage'),
    images,
    changed: () => void presenter.refresh(),
    failed: (error) => {
      setState('fallback', true);
      if (error !== undefined) reportThrown(host, error, 'stage-failed');
    },
  });
  /** Shows the current moment again after all motion has ended. */
  const refreshWhenSettled = async (): Promise<void> => {
    await presenter.settled();
    if (!signal.aborted) await presenter.refresh();
  };
  const portraits = portraitsOf(table, () => void refreshWhenSettled());
  const presenter = createPresenter({
    host,
    preferences,
    frame,
    look,
    people: people.current,
    talkers: people.talkers,
    halt: game.halt,
    announce: speech.announce,
    sounds: picture.sounds,
    view: game.view(),
    holding: (view) => hand.holding(view),
    canvas,
    onSnapshot,
    afterMoment,
  });
  // The canvas and the presenter have measured their places. A measurement after this line computes all styles again.
  adoptStyles(host, gameStyles, signal);
  return {
    presenter,
    canvas,
    images,
    chalk: createChalk(host, signal),
    lookAgain: watchAppearance({
      host,
      look,
      preferences,
      restyle: () => canvas.restyle(),
      refresh: (pace) => void presenter.refresh(pace),
    }),
    rendered(isSigning) {
      const { handNumber } = game.view();
      const { seats } = presenter.model;
      // Draw people only after the cards are visible.
      if (canvas.isOpen || seats.some(({ cards }) => cards > 0))
        portraits.show(
          seats.map(({ face }) => face),
          handNumber,
        );
      peopleCode.code?.fitRoles(frame);
      peopleCode.code?.placeSpeech(frame, presenter.model);
      peopleCode.code?.hideCutPiles(frame, presenter.model);
      const { own } = isSigning ? people.current() : {};
      if (own) portraits.showSigns(own, handNumber);
    },
    close() {
      presenter.close();
      canvas.close();
      portraits.close();
    },
  };
};
