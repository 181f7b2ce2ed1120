import type { TemplateResult } from 'lit';
import type { SeasonMessages } from '../../i18n/de/season.js';
import type { SeasonEvent } from '../../season/event.js';
import type { SeasonState } from '../../season/state.js';
import { openFile } from '../files.js';
import type { SeasonDesk } from './season-desk.js';
import { problemText, readSeason } from './season-file.js';

/** The data and functions that the pages of a season share. */
export interface SeasonView {
  readonly desk: SeasonDesk;
  readonly texts: SeasonMessages;
  /** The language of the texts, for dates. */
  readonly language: string;
  /** Shows a message and reads it to screen readers. */
  say(text: string, isError?: boolean): void;
  /** Applies an event and returns the state, or shows why the event is not possible and returns null. */
  do(event: SeasonEvent): SeasonState | null;
  /** Moves the focus to an element of the desk after the next rendering. */
  focus(selector: string): void;
  /** Prints a sheet, in landscape format if it is wide. */
  print(sheet: TemplateResult, isWide: boolean): void;
}

/** The pages of the desk. */
export type Page = 'table' | 'evenings' | 'persons' | 'season';

/** The heading that gets the focus after an action that removes its own control. */
export const HEADING = '[data-heading]';

/** Runs a function with the texts of a form's fields on submit, without leaving the page. */
export const onFields =
  (run: (text: (name: string) => string, form: HTMLFormElement) => void) =>
  (event: Event): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const fields = new FormData(form);
    const text = (name: string): string => {
      const value = fields.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    run(text, form);
  };

/** Lets the host choose the file of a season, and shows the season or what is wrong with the file. */
export const openSeason = async ({ desk, texts, say }: SeasonView): Promise<void> => {
  const text = await openFile('.json,application/json');
  if (text === null) return;
  const file = readSeason(text);
  if ('season' in file) {
    desk.load(file.season);
    say('');
    return;
  }
  const { problem } = file;
  const reason = problem.key === 'file-broken' ? ` ${problem.reason}` : '';
  say(`${problemText(texts, problem, texts.file)}${reason}`, true);
};
