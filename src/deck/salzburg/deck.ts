import { rankOf, suitOf, WELI, type Card } from '../card.js';
import { flat, line } from '../draw.js';
import { INNER, type Drawing } from '../shape.js';
import { ace } from './aces.js';
import { courtPicture } from './courts.js';
import { FRAME_PATH, MARGIN } from './ground.js';
import { numberCard } from './numbers.js';
import { weli } from './weli.js';

/** The picture of a card, frame and all, without the paper. */
export function picture(card: Card): Drawing {
  return [content(card), flat(MARGIN, 'paper'), line(FRAME_PATH, INNER, 0)];
}

function content(card: Card): Drawing {
  if (card === WELI) return weli();
  const rank = rankOf(card);
  if (rank === 'A') return ace(suitOf(card));
  if (rank === 'K' || rank === 'O' || rank === 'U') return courtPicture(card);
  return numberCard(card);
}
