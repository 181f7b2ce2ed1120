import { handStyles } from './hand.js';
import { hintStyles } from './hint.js';
import { mediaStyles } from './media.js';
import { scoreStyles } from './score.js';
import { seatsStyles } from './seats.js';
import { sheetStyles } from './sheet.js';
import { shellStyles } from './shell.js';
import { tableStyles } from './table.js';
import { trickStyles } from './trick.js';

/** All styles of the element; later ones win. */
export const styles = [
  shellStyles,
  tableStyles,
  trickStyles,
  scoreStyles,
  seatsStyles,
  handStyles,
  sheetStyles,
  hintStyles,
  mediaStyles,
];
