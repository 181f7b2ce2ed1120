import { playsByAttributes } from './by-attributes.js';

describe('by its attributes alone a table of four plays', function () {
  this.timeout(90_000);
  playsByAttributes((players) => players === 4);
});
