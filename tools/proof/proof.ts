/**
 * Writes a table for a proofreader, with all texts of a language next to the German and English texts:
 *
 *   npm run proof -- it [--to proof-it.csv]
 *
 * Any spreadsheet can open the table. The last column is for corrections, with the same {placeholders}. An empty cell keeps
 * the text. This command writes the corrections to src/i18n/it:
 *
 *   npm run proof -- it --read proof-it.csv
 */
import { readFile, writeFile } from 'node:fs/promises';
import { command, UsageError } from '../shared/command.js';
import { printLine } from '../shared/print-line.js';
import { sheetOf, sourcesOf, withCorrections, writeSources } from './sheet.js';

const OPTIONS = {
  allowPositionals: true,
  options: { to: { type: 'string' }, read: { type: 'string' } },
} as const;

await command(import.meta.url, OPTIONS, async ({ positionals: [language, ...more], values: { to, read } }) => {
  if (language === undefined || more.length > 0)
    throw new UsageError('Give exactly one language, such as `npm run proof -- it`.');
  const own = await sourcesOf(language);
  if (read !== undefined) {
    const { sources, count } = withCorrections(own, await readFile(read, 'utf8'));
    await writeSources(language, sources);
    return printLine(`${count} texts corrected. Check the diff, then run \`npm run format\` and the tests.`);
  }
  const file = to ?? `proof-${language}.csv`;
  await writeFile(file, sheetOf(own, await sourcesOf('de'), await sourcesOf('en')));
  printLine(`Written: ${file}.`);
});
