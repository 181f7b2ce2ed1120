import { cosOf, sinOf } from '../../../table/layout/box.js';
import type { TableModel } from '../../../table/model.js';
import type { Box, CardPicture } from '../../../table/picture.js';
import { boxAround } from '../view/measured.js';
import { boxAroundCard } from './speech.js';

/** The overlap of pile and question, in CSS pixels, up to which the pile looks whole. */
const TOUCH_PX = 4;
/** The width of a card's shadow, in CSS pixels. */
const SHADOW_PX = 6;
/** The width of the border around a winning card, and of other edges, in CSS pixels. */
const WINNING_PX = 3;
const EDGE_PX = 1;

const isOfPack = ({ key }: CardPicture): boolean => key.startsWith('pack');
const isTaken = ({ key, cardFace }: CardPicture): boolean => key.startsWith('card') && cardFace === null;

/** Returns whether the question covers only a part of a card. */
const isCut = (card: Box, { x, y, width, height }: Box): boolean => {
  const across = Math.min(card.x + card.width, x + width) - Math.max(card.x, x);
  const down = Math.min(card.y + card.height, y + height) - Math.max(card.y, y);
  const isWhole = card.width - across <= TOUCH_PX && card.height - down <= TOUCH_PX;
  return across > TOUCH_PX && down > TOUCH_PX && !isWhole;
};

/** Returns an anticlockwise SVG path around all boxes. */
const pathAround = (boxes: readonly Box[]): string => {
  if (boxes.length === 0) return '';
  const left = Math.min(...boxes.map(({ x }) => x)) - SHADOW_PX;
  const top = Math.min(...boxes.map(({ y }) => y)) - SHADOW_PX;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + SHADOW_PX;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + SHADOW_PX;
  return `M${left},${top}V${bottom}H${right}V${top}Z`;
};

/** Returns a clockwise SVG path around a turned card. */
const pathOfCard = ({ box: { x, y, width, height }, turn, mark }: CardPicture): string => {
  const edge = mark === 'winning' ? WINNING_PX : EDGE_PX;
  const [across, along] = [width / 2 + edge, height / 2 + edge];
  const corner = (right: number, down: number): string =>
    `${x + width / 2 + right * cosOf(turn) - down * sinOf(turn)},${y + height / 2 + right * sinOf(turn) + down * cosOf(turn)}`;
  return `M${corner(-across, -along)}L${corner(across, -along)}L${corner(across, along)}L${corner(-across, along)}Z`;
};

/** Hides the pack, its label and the taken tricks if the question covers only a part of them. */
export const hideCutPiles = (frame: HTMLElement, { picture: { width, height, cards } }: TableModel): void => {
  const question = boxAround(frame, frame.querySelectorAll('.sheet'));
  const holes = [isOfPack, isTaken].map((isOfPile) => {
    const pile = cards.filter(isOfPile).map(boxAroundCard);
    return pathAround(question ? pile.filter((card) => isCut(card, question)) : []);
  });
  const path = holes.join('');
  // Cards on top of a pile stay visible: their clockwise paths fill the anticlockwise holes.
  const others = cards.filter((card) => !isOfPack(card) && !isTaken(card)).map(pathOfCard);
  const value = path && `path('M0,0H${width}V${height}H0Z${path}${others.join('')}')`;
  frame.style.setProperty('--_uncut', value);
  for (const mark of frame.querySelectorAll<HTMLElement>('.stock-mark')) {
    const label = boxAround(frame, mark.children);
    mark.style.visibility = question && label && isCut(label, question) ? 'hidden' : '';
  }
};
