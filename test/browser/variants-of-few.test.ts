import { playsByAttributes } from './by-attributes.js';
import { undrawn } from './undrawn.js';

undrawn();

describe('tables of two or three players, configured by attributes', function () {
  this.timeout(90_000);
  playsByAttributes((players) => players < 4);
});
