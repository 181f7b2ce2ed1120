/**
 * Checks the English of comments, test titles, texts and documentation: `prose.ts [folder or file …]`. Without arguments it
 * checks everything. Part of `npm run lint`.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printLine } from '../shared/print-line.js';
import { root } from '../shared/process.js';
import { CLAUSE_START, ODD_WORDS, PROSE_RULES } from './prose-rules.js';
import { proseOfCode, proseOfMarkdown, withoutCode, type Prose } from './prose-texts.js';

const FOLDERS = ['src', 'test', 'tools', 'demo', 'docs'];
const IGNORED = /(?:^|\/)(?:node_modules|dist|hosts|\.vitepress\/(?:cache|dist))(?:\/|$)/;
/** English texts that visitors read. */
const TEXTS = /^src\/i18n\/en\/|^demo\/\w+-words\.js$/;

interface Located extends Prose {
  readonly file: string;
}

const filesIn = async (path: string): Promise<readonly string[]> => {
  if (/\.\w+$/.test(path)) return [path];
  const files = await readdir(join(root, path), { recursive: true });
  return files
    .map((file) => join(path, file))
    .filter((file) => /\.(?:ts|js|mjs|md)$/.test(file) && !IGNORED.test(file));
};

const proseOf = async (file: string): Promise<readonly Located[]> => {
  const code = await readFile(join(root, file), 'utf8');
  const prose = file.endsWith('.md') ? proseOfMarkdown(code) : proseOfCode(file, code, TEXTS.test(file));
  return prose.map((one) => ({ ...one, file }));
};

const topFiles = async (): Promise<readonly string[]> =>
  (await readdir(root)).filter((file) => /\.(?:mjs|md)$/.test(file));

const wanted = process.argv.slice(2);
const files = (
  await Promise.all((wanted.length > 0 ? wanted : [...FOLDERS, ...(await topFiles())]).map(filesIn))
).flat();
const all = (await Promise.all(files.sort().map(proseOf))).flat();

let faults = 0;
const report = (line: string): void => {
  faults++;
  printLine(line);
};

for (const { file, line, kind, text } of all) {
  const plain = withoutCode(text);
  for (const { pattern, advice } of PROSE_RULES)
    for (const { 0: found, index } of plain.matchAll(pattern)) {
      const context = plain.slice(Math.max(0, index - 30), index + found.length + 30).replaceAll(/\s+/g, ' ');
      report(`${file}:${line} ${kind}: "${found}" in "${context}": ${advice}`);
    }
}

const docs = all.filter(({ kind }) => kind === 'doc comment');
const clauses = docs.filter(({ text }) => CLAUSE_START.test(text));
for (const { file, line, text } of clauses)
  printLine(`${file}:${line} doc comment begins with a clause: "${text.slice(0, 60)}"`);
const counted = all.filter(({ kind }) => kind === 'doc comment' || kind === 'documentation');
const words = counted.reduce((sum, { text }) => sum + withoutCode(text).split(/\s+/).length, 0);
const odd = counted.reduce((sum, { text }) => sum + (withoutCode(text).match(ODD_WORDS)?.length ?? 0), 0);
printLine(
  `${faults} faults in ${all.length} texts; ${clauses.length} of ${docs.length} doc comments begin with a clause; ` +
    `${odd} odd words in ${words} (${((odd / Math.max(words, 1)) * 10_000).toFixed(1)} per 10,000).`,
);
if (faults > 0 || clauses.length > docs.length / 100) process.exitCode = 1;
