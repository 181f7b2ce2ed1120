import { handStyles } from './styles/hand.js';
import { hintStyles } from './styles/hint.js';
import { mediaStyles } from './styles/media.js';
import { panelStyles } from './styles/panel.js';
import { schriftStyles } from './styles/schrift.js';
import { scoreStyles } from './styles/score.js';
import { seatsStyles } from './styles/seats.js';
import { sheetStyles } from './styles/sheet.js';
import { shellStyles } from './styles/shell.js';
import { tableStyles } from './styles/table.js';

/** All styles of the element; later ones win. */
export const styles = [
  shellStyles,
  tableStyles,
  scoreStyles,
  seatsStyles,
  handStyles,
  sheetStyles,
  panelStyles,
  schriftStyles,
  hintStyles,
  mediaStyles,
];
