/**
 * Checks the English of comments, test titles, texts and documentation: `prose.ts [folder or file …]`. Without arguments,
 * checks all files.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printLine } from '../shared/print-line.js';
import { root } from '../shared/process.js';
import { checkProse, MAX_CLAUSE_SHARE, MAX_ODD_RATE, MAX_README_LINES, type Located } from './prose-check.js';
import { proseOfCode, proseOfMarkdown } from './prose-texts.js';

const FOLDERS = ['src', 'test', 'tools', 'demo', 'docs'];
const IGNORED =
  /^docs\/reference\/messages\.md$|(?:^|\/)(?:node_modules|dist|hosts|\.vitepress\/(?:cache|dist))(?:\/|$)/;
/** Files with English texts that visitors read. */
const TEXTS = /^src\/i18n\/en\/|^demo\/\w+-words\.js$/;

/** Returns the files to check: the file at this path, or all files below this folder. */
const filesIn = async (path: string): Promise<readonly string[]> => {
  if (/\.\w+$/.test(path)) return [path];
  const files = await readdir(join(root, path), { recursive: true });
  return files
    .map((file) => join(path, file).replaceAll('\\', '/'))
    .filter((file) => /\.(?:ts|js|mjs|md)$/.test(file) && !IGNORED.test(file));
};

const topFiles = async (): Promise<readonly string[]> =>
  (await readdir(root)).filter((file) => /\.(?:mjs|md)$/.test(file));

const textsOf = async (file: string): Promise<readonly Located[]> => {
  const code = await readFile(join(root, file), 'utf8');
  const texts = file.endsWith('.md') ? proseOfMarkdown(code) : proseOfCode(file, code, TEXTS.test(file));
  return texts.map((text) => ({ ...text, file }));
};

const named = process.argv.slice(2);
const paths = named.length > 0 ? named : [...FOLDERS, ...(await topFiles())];
const files = (await Promise.all(paths.map(filesIn))).flat();
const texts = (await Promise.all(files.sort().map(textsOf))).flat();
const { faults, clauses, docComments, oddRate } = checkProse(texts);

for (const line of [...faults, ...clauses]) printLine(line);
printLine(
  `${faults.length} faults in ${texts.length} texts, ${clauses.length} of ${docComments} doc comments begin with a clause, ` +
    `${oddRate.toFixed(1)} odd words per 10,000.`,
);
const readmeLines = (await readFile(join(root, 'README.md'), 'utf8')).split('\n').length;
if (files.includes('README.md') && readmeLines > MAX_README_LINES) {
  printLine(`README.md has ${readmeLines} lines; at most ${MAX_README_LINES} are allowed.`);
  process.exitCode = 1;
}
if (faults.length > 0 || clauses.length > docComments * MAX_CLAUSE_SHARE || oddRate > MAX_ODD_RATE)
  process.exitCode = 1;
