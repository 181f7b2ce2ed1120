import { aidStyles } from './aid.js';
import { cutStyles } from './cut.js';
import { facesStyles } from './faces.js';
import { handStyles } from './hand.js';
import { marksStyles } from './marks.js';
import { mediaStyles } from '../../shell/media.js';
import { printedStyles } from './printed.js';
import { schriftStyles } from '../score/score-table-styles.js';
import { scoreStyles } from './score.js';
import { seatsStyles } from './seats.js';
import { sheetStyles } from './sheet.js';
import { speechStyles } from './speech.js';
import { tableStyles } from './table.js';
import { trickStyles } from './trick.js';

/** Styles for a game, in addition to the element's initial styles. Later entries override earlier ones. */
export const gameStyles = [
  tableStyles,
  trickStyles,
  scoreStyles,
  seatsStyles,
  facesStyles,
  marksStyles,
  speechStyles,
  handStyles,
  sheetStyles,
  aidStyles,
  mediaStyles,
  schriftStyles,
  printedStyles,
  cutStyles,
];
