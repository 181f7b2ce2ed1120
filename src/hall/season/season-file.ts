import { replaySeason, type Season, type SeasonRecord } from '../../season/season.js';
import { SeasonError } from '../../season/season-error.js';
import type { SeasonMessages } from '../../i18n/de/season.js';

/** A reason why a file cannot be shown. */
export type SeasonProblem =
  | { readonly key: 'file-missing'; readonly status: number }
  | { readonly key: 'file-broken'; readonly reason: string }
  | { readonly key: 'file-unreachable' | 'file-elsewhere' | 'file-no-season' | 'file-is-evening' | 'file-version' };

/** The content of a file: a season, or the reason why the file cannot be shown. */
export type SeasonFile = { readonly season: Season } | { readonly problem: SeasonProblem };

const hasFields = (value: unknown, ...names: readonly string[]): boolean =>
  typeof value === 'object' && value !== null && names.every((name) => name in value);

/** Returns the season of a file's text. */
export const readSeason = (text: string): SeasonFile => {
  let data: unknown;
  try {
    data = JSON.parse(text.replace(/^\u{FEFF}/u, ''));
  } catch {
    return { problem: { key: 'file-no-season' } };
  }
  if (hasFields(data, 'version', 'events') || hasFields(data, 'version', 'record'))
    return { problem: { key: 'file-is-evening' } };
  if (!hasFields(data, 'version') || !(hasFields(data, 'members') || hasFields(data, 'evenings')))
    return { problem: { key: 'file-no-season' } };
  try {
    return { season: replaySeason(data as SeasonRecord) };
  } catch (error) {
    if (!(error instanceof SeasonError)) throw error;
    if (error.code === 'unknown-record-version') return { problem: { key: 'file-version' } };
    return { problem: { key: 'file-broken', reason: error.message } };
  }
};

/** Loads the season of a file on the page's own site. */
export const fetchSeason = async (src: string): Promise<SeasonFile> => {
  try {
    const url = new URL(src, document.baseURI);
    if (url.origin !== location.origin) return { problem: { key: 'file-elsewhere' } };
    const response = await fetch(url);
    if (!response.ok) return { problem: { key: 'file-missing', status: response.status } };
    return readSeason(await response.text());
  } catch {
    return { problem: { key: 'file-unreachable' } };
  }
};

/** Returns a sentence about a file. The reason of a broken file, if there is one, follows the sentence in English. */
export const problemText = (texts: SeasonMessages, problem: SeasonProblem, file: string): string =>
  problem.key === 'file-missing' ? texts[problem.key]({ file, status: problem.status }) : texts[problem.key]({ file });
