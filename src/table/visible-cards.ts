import type { View } from '../game/view.js';
import type { Card } from '../rules/card.js';
import { roleNameOf, type RoleName } from '../rules/why-won.js';
import type { TableModel } from './model.js';
import type { Picture, Place } from './picture.js';

/** Returns all cards that the viewer sees face up, without duplicates: the hand, the trick, then all others. */
export const visibleCards = ({ hand, trick, openTrick, picture }: TableModel): readonly Card[] => [
  ...new Set([
    ...hand.map(({ card }) => card),
    ...trick.map(({ card }) => card),
    ...(openTrick?.cards ?? []).map(({ card }) => card),
    ...picture.cards.flatMap(({ cardFace }) => cardFace ?? []),
  ]),
];

/** Returns the role of a card, as far as the viewer knows it, or `null` for plain cards. */
export const knownRoleOf = ({ announcement, phase, rules }: View, card: Card): RoleName | null => {
  const { schlag, trumpf } = announcement;
  return schlag && trumpf && phase !== 'draw' && phase !== 'cut' ? roleNameOf(rules, { schlag, trumpf }, card) : null;
};

const containsPoint = ({ box, turn }: Place, x: number, y: number): boolean => {
  const [across, down] = [x - box.x - box.width / 2, y - box.y - box.height / 2];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return Math.abs(across * cos + down * sin) <= box.width / 2 && Math.abs(down * cos - across * sin) <= box.height / 2;
};

/** Returns the card whose face is at a point, in CSS pixels of the table; `null` for a back or if no card is there. */
export const cardAt = ({ cards }: Picture, x: number, y: number): Card | null =>
  cards.filter((card) => containsPoint(card, x, y)).at(-1)?.cardFace ?? null;
