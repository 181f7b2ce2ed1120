import type { TableModel } from '../../../table/model.js';
import type { Box, CardPicture } from '../../../table/picture.js';
import { boxAround } from '../view/measured.js';
import { boxAroundCard } from './speech.js';

/** The overlap of pile and question, in CSS pixels, up to which the pile looks whole. */
const TOUCH_PX = 4;
/** The width of a card's shadow, in CSS pixels. */
const SHADOW_PX = 6;

const isOfPack = ({ key }: CardPicture): boolean => key.startsWith('pack');
const isTaken = ({ key, cardFace }: CardPicture): boolean => key.startsWith('card') && cardFace === null;

/** Returns whether the question covers only a part of a card. */
const isCut = (card: Box, { x, y, width, height }: Box): boolean => {
  const across = Math.min(card.x + card.width, x + width) - Math.max(card.x, x);
  const down = Math.min(card.y + card.height, y + height) - Math.max(card.y, y);
  const isWhole = card.width - across <= TOUCH_PX && card.height - down <= TOUCH_PX;
  return across > TOUCH_PX && down > TOUCH_PX && !isWhole;
};

/** Returns an SVG path around all boxes. */
const pathAround = (boxes: readonly Box[]): string => {
  if (boxes.length === 0) return '';
  const left = Math.min(...boxes.map(({ x }) => x)) - SHADOW_PX;
  const top = Math.min(...boxes.map(({ y }) => y)) - SHADOW_PX;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + SHADOW_PX;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + SHADOW_PX;
  return `M${left},${top}H${right}V${bottom}H${left}Z`;
};

/** Hides the pack, its label and the taken tricks if the question covers only a part of them. */
export const hideCutPiles = (frame: HTMLElement, { picture: { width, height, cards } }: TableModel): void => {
  const question = boxAround(frame, frame.querySelectorAll('.sheet'));
  const holes = [isOfPack, isTaken].map((isOfPile) => {
    const pile = cards.filter(isOfPile).map(boxAroundCard);
    return pathAround(question ? pile.filter((card) => isCut(card, question)) : []);
  });
  const path = holes.join('');
  const value = path && `path(evenodd, 'M0,0H${width}V${height}H0Z${path}')`;
  frame.style.setProperty('--_uncut', value);
  for (const mark of frame.querySelectorAll<HTMLElement>('.stock-mark')) {
    const label = boxAround(frame, mark.children);
    mark.style.visibility = question && label && isCut(label, question) ? 'hidden' : '';
  }
};
