/**
 * A fan of cards as one picture. As drawings in the page, five cards would need 1,600 nodes, and the browser would draw
 * their lines again with every change.
 */
import { cardHeight, drawCardFront } from '../../deck/canvas.js';
import type { Deck } from '../../deck/deck.js';
import { HEIGHT, WIDTH } from '../../deck/shape.js';
import type { Card } from '../../rules/card.js';
import { windowOf } from './window-of.js';

export interface Fan {
  /** The element that contains the picture. The cards are as high as the element, in the middle of its width. */
  readonly element: HTMLElement;
  /** Draws the cards of a deck. */
  show(deck: Deck): void;
}

/** The angle in degrees between neighbours. */
const ANGLE = 7;
/** The distance of a card below the middle card, as a share of a card's height, for the square of its place from the middle. */
const FALL = 0.0225;
/** Distance between the centres of neighbours, as a share of a card's width. */
const STEP = 0.55;
const SHADOW = { colour: '#0008', fall: 3, blur: 6 };
/** Space around the cards for the shadow, in CSS pixels. */
const MARGIN = SHADOW.fall + SHADOW.blur;
/** Maximum device pixels per CSS pixel. */
const MAX_PIXEL_RATIO = 2;

/** The properties that determine a picture. */
interface Look {
  readonly deck: Deck;
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

const isSameLook = (one: Look, other: Look): boolean =>
  one.deck === other.deck && one.width === other.width && one.height === other.height && one.ratio === other.ratio;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Placed {
  readonly card: Card;
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Returns the centres of the cards and the box around them and their shadows, in CSS pixels. */
const layOut = (
  cards: readonly Card[],
  { width, height }: Look,
): { readonly box: Box; readonly places: readonly Placed[] } => {
  const cardWidth = (height * WIDTH) / HEIGHT;
  const step = STEP * cardWidth;
  const middle = (cards.length - 1) / 2;
  const places = cards.map((card, index): Placed => {
    const off = index - middle;
    return { card, x: width / 2 + off * step, y: height * (0.5 + FALL * off * off), angle: off * ANGLE };
  });
  const reaches = places.map(({ x, y, angle }) => {
    const [sine, cosine] = [Math.sin((Math.abs(angle) * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
    const across = (cardWidth * cosine + height * sine) / 2 + MARGIN;
    const along = (height * cosine + cardWidth * sine) / 2 + MARGIN;
    return { left: x - across, right: x + across, top: y - along, bottom: y + along };
  });
  const left = Math.floor(Math.min(...reaches.map((reach) => reach.left)));
  const top = Math.floor(Math.min(...reaches.map((reach) => reach.top)));
  const right = Math.ceil(Math.max(...reaches.map((reach) => reach.right)));
  const bottom = Math.ceil(Math.max(...reaches.map((reach) => reach.bottom)));
  return { box: { left, top, width: right - left, height: bottom - top }, places };
};

const drawOne = (context: CanvasRenderingContext2D, at: Placed, box: Box, look: Look): void => {
  const { deck, height, ratio } = look;
  const width = (height * ratio * WIDTH) / HEIGHT;
  context.save();
  context.translate((at.x - box.left) * ratio, (at.y - box.top) * ratio);
  context.rotate((at.angle * Math.PI) / 180);
  context.translate(-width / 2, -cardHeight(width) / 2);
  context.shadowColor = SHADOW.colour;
  context.shadowBlur = SHADOW.blur * ratio;
  context.shadowOffsetY = SHADOW.fall * ratio;
  context.beginPath();
  context.roundRect(0, 0, width, cardHeight(width), 0.07 * width);
  context.fill();
  context.shadowColor = 'transparent';
  drawCardFront(context, at.card, { width, indices: 'off', detail: 'full', deck });
  context.restore();
};

/** A finished picture. */
interface Finished {
  readonly look: Look;
  readonly canvas: HTMLCanvasElement;
}

/** The finished pictures of the tables on the page. Another table of the same size copies one of them. */
const finished = new Set<Finished>();
/** By window: resolves when no picture is being drawn. Tables draw one after the other, so that most of them can copy. */
const drawingIn = new WeakMap<Window, Promise<unknown>>();

const nextFrame = (view: Window): Promise<unknown> => new Promise((resolve) => view.requestAnimationFrame(resolve));

/** Draws a picture, one card per frame. Resolves to null if the picture is no longer needed. */
const draw = async (
  canvas: HTMLCanvasElement,
  cards: readonly Card[],
  look: Look,
  isNeeded: () => boolean,
): Promise<Finished | null> => {
  const { box, places } = layOut(cards, look);
  canvas.width = Math.round(box.width * look.ratio);
  canvas.height = Math.round(box.height * look.ratio);
  const { left, top, width, height } = box;
  Object.assign(canvas.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  const context = canvas.getContext('2d');
  if (!context) return null;
  const same = [...finished].find((other) => isSameLook(other.look, look));
  if (same) context.drawImage(same.canvas, 0, 0);
  else
    for (const place of places) {
      await nextFrame(windowOf(canvas));
      if (!isNeeded()) return null;
      drawOne(context, place, box, look);
    }
  return { look, canvas };
};

/** Creates a fan without a picture. It is drawn as soon as the element has a size, and again when the size changes. */
export const createFan = (page: Document, cards: readonly Card[]): Fan => {
  const element = page.createElement('span');
  let deck: Deck | null = null;
  let size = { width: 0, height: 0 };
  let wanted: Look | null = null;
  let shown: Finished | null = null;

  const replace = (next: Finished | null): void => {
    if (shown) finished.delete(shown);
    shown?.canvas.remove();
    shown = next;
    if (!next) return;
    finished.add(next);
    element.append(next.canvas);
  };

  const update = (): void => {
    const ratio = Math.min(windowOf(element).devicePixelRatio, MAX_PIXEL_RATIO);
    const look = deck && size.width > 0 && size.height > 0 ? { deck, ...size, ratio } : null;
    if (look && wanted && isSameLook(look, wanted)) return;
    wanted = look;
    if (!look) return replace(null);
    const isNeeded = (): boolean => wanted === look;
    const view = windowOf(element);
    const drawing = (drawingIn.get(view) ?? Promise.resolve()).then(async () => {
      const picture = isNeeded()
        ? await draw(element.ownerDocument.createElement('canvas'), cards, look, isNeeded)
        : null;
      if (picture && isNeeded()) replace(picture);
    });
    drawingIn.set(view, drawing);
  };

  const observer = new (windowOf(element).ResizeObserver)((entries) => {
    for (const { contentRect } of entries)
      size = { width: Math.round(contentRect.width), height: Math.round(contentRect.height) };
    update();
  });
  observer.observe(element);
  return {
    element,
    show(next) {
      deck = next;
      update();
    },
  };
};
