/** The table for a proofreader: all texts of a language next to German and English, and a column for corrections. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { isSupported, LANGUAGES } from '../../src/i18n/languages.js';
import { UsageError } from '../shared/command.js';
import { fromCsv, toCsv } from './csv.js';
import { textsIn, withTexts } from './texts.js';

/** The sources of a language by file name, such as `table.ts`. */
export type Sources = ReadonlyMap<string, string>;

const folderOf = (language: string): URL => new URL(`../../src/i18n/${language}/`, import.meta.url);

export const sourcesOf = async (language: string): Promise<Sources> => {
  if (!isSupported(language)) throw new UsageError(`Unknown language '${language}'. Valid: ${LANGUAGES.join(', ')}.`);
  const files = (await readdir(folderOf(language))).filter((file) => file.endsWith('.ts')).sort();
  const texts = files.map(async (file) => [file, await readFile(new URL(file, folderOf(language)), 'utf8')] as const);
  return new Map(await Promise.all(texts));
};

export const writeSources = async (language: string, sources: Sources): Promise<void> => {
  for (const [file, source] of sources) await writeFile(new URL(file, folderOf(language)), source);
};

/** Returns the texts of a language by place. Texts of one entry keep their order. */
const textsByPlace = (sources: Sources): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  for (const [file, source] of sources) {
    for (const { place, text } of textsIn(source)) {
      const entry = `${file} ${place.replace(/ \d+$/, '')}`;
      const before = texts.get(entry);
      texts.set(entry, before === undefined ? text : `${before} / ${text}`);
    }
  }
  return texts;
};

const COLUMNS = ['place', 'German', 'English', 'now', 'correction'] as const;

/** Returns the table with an empty last column. */
export const sheetOf = (own: Sources, german: Sources, english: Sources): string => {
  const [de, en] = [textsByPlace(german), textsByPlace(english)];
  const rows = [...own].flatMap(([file, source]) =>
    textsIn(source).map(({ place, text }) => {
      const entry = `${file} ${place.replace(/ \d+$/, '')}`;
      return [`${file} ${place}`, de.get(entry) ?? '', en.get(entry) ?? '', text, ''];
    }),
  );
  return toCsv([COLUMNS, ...rows]);
};

/**
 * Applies the corrections of a table to the sources.
 * @returns the sources and the number of corrected texts
 */
export const withCorrections = (own: Sources, sheet: string): { readonly sources: Sources; readonly count: number } => {
  const [head = [], ...rows] = fromCsv(sheet);
  const [placeAt, nowAt, correctionAt] = ['place', 'now', 'correction'].map((name) => head.indexOf(name));
  if (placeAt < 0 || nowAt < 0 || correctionAt < 0)
    throw new UsageError(`The first line must name the columns: ${COLUMNS.join(', ')}.`);
  const corrected = new Map(
    rows.flatMap((row) => (row[correctionAt]?.trim() ? [[row[placeAt] ?? '', row] as const] : [])),
  );
  const count = corrected.size;
  const sources = new Map<string, string>();
  for (const [file, source] of own) {
    const texts = new Map<string, string>();
    for (const { place, text } of textsIn(source)) {
      const row = corrected.get(`${file} ${place}`);
      if (!row) continue;
      if (row[nowAt] !== text)
        throw new UsageError(`${file} ${place} is now “${text}”, not “${row[nowAt]}”: write the table again.`);
      texts.set(place, row[correctionAt]);
      corrected.delete(`${file} ${place}`);
    }
    sources.set(file, withTexts(source, texts));
  }
  if (corrected.size > 0) throw new UsageError(`Unknown text: ${[...corrected.keys()].join(', ')}.`);
  return { sources, count };
};
