/** The code by which computers think is needed by the page and by a worker: a host's build has it once, and sends it once. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printLine } from '../shared/print-line.js';
import { EQUITY_TABLES } from '../../src/players/trained/equities.js';
import { FREQUENCIES } from '../../src/players/trained/bid-frequencies.js';
import { weightOf } from './site.js';

/** Tables of the players: no bundler writes them in another way. */
const MARKS = [FREQUENCIES[2].bids, EQUITY_TABLES].map((table) => {
  const [text = ''] = /\w{17,}/.exec(JSON.stringify(table)) ?? [];
  return text.slice(0, 40);
});

const countIn = (text: string, mark: string): number => text.split(mark).length - 1;

/** How often each mark is in these files together. */
const marksIn = async (paths: readonly string[]): Promise<readonly number[]> => {
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return MARKS.map((mark) => texts.reduce((sum, text) => sum + countIn(text, mark), 0));
};

const ONCE = MARKS.map(() => 1);

const kilobytes = (paths: readonly string[]): string =>
  `${(paths.reduce((sum, path) => sum + weightOf(path), 0) / 1000).toFixed(1)} KB compressed`;

/** Looks through what a host's build has made. */
export const isContainedOnce = async (built: string): Promise<void> => {
  const files = (await readdir(built, { recursive: true })).filter((file) => /\.m?js$/.test(file));
  const paths = files.map((file) => join(built, file));
  const counts = await Promise.all(paths.map((path) => marksIn([path])));
  const holding = files.filter((_, index) => counts[index]?.some((count) => count > 0));
  printLine(`    ${files.length} scripts, ${kilobytes(paths)}; it is in ${holding.join(', ')}`);
  assert.deepEqual(await marksIn(paths), ONCE, `It is in ${holding.join(', ')}.`);
};

/** Looks through what a visitor was sent. */
export const isSentOnce = async (built: string, asked: readonly string[]): Promise<void> => {
  const scripts = asked.map((path) => path.replace(/\?.*/, '')).filter((path) => path.endsWith('.js'));
  const paths = scripts.map((path) => join(built, path));
  printLine(`    ${scripts.length} scripts, ${kilobytes(paths)}`);
  assert.deepEqual([...new Set(scripts)], scripts, 'no file is asked for twice');
  assert.deepEqual(await marksIn(paths), ONCE, 'what thinks is sent once');
};
