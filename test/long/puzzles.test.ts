/**
 * Solves every puzzle. Each puzzle must have exactly one solution, and at least one rule of thumb must miss the solution.
 */
import { test } from 'node:test';
import { puzzles } from '../../src/puzzles/puzzles.js';
import { assertSolved } from '../puzzles/solved.js';

for (const { id } of puzzles)
  test(`puzzle ${id} has exactly one solution, and the catalogue contains that solution`, () => assertSolved(id));
