import { playsByAttributes } from './by-attributes.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

describe('tables of two or three players, configured by attributes', function () {
  this.timeout(90_000);
  playsByAttributes((players) => players < 4);
});
