/**
 * Checks that a host's build contains and sends the players' code only once, although both the page and the worker need
 * this code.
 */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printLine } from '../shared/print-line.js';
import { EQUITY_TABLES } from '../../src/players/trained/equities.js';
import { FREQUENCIES } from '../../src/players/trained/bid-frequencies.js';
import { weightOf } from './site.js';

/** Excerpts of the players' tables, which no bundler changes. */
const MARKS = [FREQUENCIES[2].bids, EQUITY_TABLES].map((table) => {
  const [text = ''] = /\w{17,}/.exec(JSON.stringify(table)) ?? [];
  return text.slice(0, 40);
});

const countIn = (text: string, mark: string): number => text.split(mark).length - 1;

/** Returns the number of occurrences of each mark in all files together. */
const marksIn = async (paths: readonly string[]): Promise<readonly number[]> => {
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return MARKS.map((mark) => texts.reduce((sum, text) => sum + countIn(text, mark), 0));
};

const ONCE = MARKS.map(() => 1);

const kilobytes = (paths: readonly string[]): string =>
  `${(paths.reduce((sum, path) => sum + weightOf(path), 0) / 1000).toFixed(1)} KB compressed`;

/** Checks the output of a host's build. */
export const isContainedOnce = async (built: string): Promise<void> => {
  const files = (await readdir(built, { recursive: true })).filter((file) => /\.m?js$/.test(file));
  const paths = files.map((file) => join(built, file));
  const counts = await Promise.all(paths.map((path) => marksIn([path])));
  const holding = files.filter((_, index) => counts[index]?.some((count) => count > 0));
  printLine(`    ${files.length} scripts, ${kilobytes(paths)}; players in ${holding.join(', ')}`);
  assert.deepEqual(
    await marksIn(paths),
    ONCE,
    `The code of the computer players must occur once, but is in ${holding.join(', ')}.`,
  );
};

/** Checks the files sent to a visitor. */
export const isSentOnce = async (built: string, requestedPaths: readonly string[]): Promise<void> => {
  const scripts = requestedPaths.map((path) => path.replace(/\?.*/, '')).filter((path) => path.endsWith('.js'));
  const paths = scripts.map((path) => join(built, path));
  printLine(`    ${scripts.length} scripts, ${kilobytes(paths)}`);
  assert.deepEqual([...new Set(scripts)], scripts, 'each script is requested at most once');
  assert.deepEqual(await marksIn(paths), ONCE, 'the code of the computer players is sent once');
};
