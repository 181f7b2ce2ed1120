import { peopleCode } from '../people/lazy-people.js';
import type { Moment } from '../../../table/moments.js';
import type { Snapshot } from '../../../table/snapshot.js';
import { reportThrown } from '../../shell/host.js';
import { createCardImages, type CardImages } from '../view/card-images.js';
import { windowOf } from '../../shell/window-of.js';
import { placeIn, type Topics } from '../context.js';
import { watchAppearance } from './appearance.js';
import { createCanvas, type Canvas } from './canvas.js';
import { createChalk, type Chalk } from '../score/chalk.js';
import type { HandInput } from '../input/hand-input.js';
import { createPortraits, type Portraits } from '../people/portraits.js';
import { createPresenter, type Presenter } from './presenter.js';

/** Above two device pixels per CSS pixel nobody sees a difference. */
const MAX_PIXEL_RATIO = 2;
export const pixelRatioAt = (element: Element): number => Math.min(windowOf(element).devicePixelRatio, MAX_PIXEL_RATIO);

/** All that draws a game, and lets it be heard. */
export interface Showing {
  readonly presenter: Presenter;
  readonly canvas: Canvas;
  readonly images: CardImages;
  readonly chalk: Chalk;
  /** What the page or the guest has changed of the look is taken up. */
  lookAgain(): void;
  /** What is shown has been rendered: people are drawn there. */
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
    isHeard: () => people.talkers().some((manner) => manner !== null),
    loaded,
    isAtOnce: () => picture.pace() === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches,
    pixelRatio: () => pixelRatioAt(frame),
  });

export interface ShowingOptions {
  /** How the viewer holds the cards. */
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
    indices: host.indices,
    colourAid: host.colourAid,
    deck: look.deck,
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
  /** Shows anew what is shown, once what moves now has come to its end. */
  const showAnew = async (): Promise<void> => {
    await presenter.settled();
    if (!signal.aborted) await presenter.refresh();
  };
  const portraits = portraitsOf(table, () => void showAnew());
  const presenter = createPresenter({
    host,
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
      // Their drawings can wait until the cards can be seen.
      if (canvas.isOpen || seats.some(({ cards }) => cards > 0))
        portraits.show(
          seats.map(({ face }) => face),
          handNumber,
        );
      peopleCode.code?.fitRoles(frame);
      peopleCode.code?.placeSpeech(frame, presenter.model);
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
