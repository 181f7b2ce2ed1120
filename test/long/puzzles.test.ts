/** Every puzzle is solved anew: it has exactly one solution, and a rule of thumb misses it. */
import { test } from 'node:test';
import { puzzles } from '../../src/puzzles/puzzles.js';
import { assertSolved } from '../puzzles/solved.js';

for (const { id } of puzzles) test(`${id} has the one solution that the catalogue says`, () => assertSolved(id));
