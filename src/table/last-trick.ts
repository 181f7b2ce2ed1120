import type { TakenTrick } from '../game/fact.js';
import type { View } from '../game/view.js';
import type { Text } from '../i18n/text.js';
import { whyWon } from '../rules/why-won.js';
import type { Layout } from './layout/layout.js';
import { pilePlace } from './layout/taken.js';
import { trickLine } from './lines.js';
import type { People } from './people.js';
import type { Box, Picture, Place } from './picture.js';
import { pileKeys } from './draw.js';

/** The most recent trick of the current hand. */
export interface LastTrick extends TakenTrick {
  /** The winner, and the reason as far as the viewer can know it. */
  readonly outcome: Text;
  /** The bounding box of the trick on the table. */
  readonly pile: Box;
}

/** Returns the bounding box of a turned card. */
const boundingBox = ({ box, turn }: Place): Box => {
  const [cos, sin] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))];
  const [width, height] = [box.width * cos + box.height * sin, box.width * sin + box.height * cos];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
};

/** Returns the bounding box of all boxes; `null` for an empty list. */
export const unionOf = (boxes: readonly Box[]): Box | null => {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
};

/** Returns the most recent trick and its box in this picture, or `null` if no trick has been taken. */
export const lastTrickOf = (view: View, people: People, picture: Picture, layout: Layout): LastTrick | null => {
  const { lastTrick: taken, rules, announcement } = view;
  if (!taken) return null;
  const keys = pileKeys(view, taken);
  const pilePictures = picture.cards.filter(({ key }) => keys.includes(key));
  const cards = taken.cards.map(({ card }) => card);
  return {
    ...taken,
    outcome: trickLine(people, taken.winner, whyWon(rules, announcement, cards)),
    pile: unionOf(pilePictures.map(boundingBox)) ?? boundingBox(pilePlace(layout, true, 0)),
  };
};
