import type { TemplateResult } from 'lit';
import type { SeasonState } from '../../season/state.js';
import { printSheet } from '../print/print.js';
import { eveningsPage } from './evenings.js';
import { personsPage } from './persons.js';
import { seasonPrintStyles, widePrintStyles } from './print-styles.js';
import type { Page, SeasonView } from './season-view.js';
import { beginPage, seasonPage } from './settings.js';
import { tablePage } from './table-page.js';

/** The pages of the desk. They load on demand, because the table on a club's page does not need them. */
export const deskPages = {
  begin: beginPage,
  pages: { table: tablePage, evenings: eveningsPage, persons: personsPage, season: seasonPage } satisfies Readonly<
    Record<Page, (view: SeasonView, state: SeasonState) => TemplateResult>
  >,
  print: (sheet: TemplateResult, title: string, { language, isWide }: { language: string; isWide: boolean }): void =>
    printSheet(sheet, isWide ? widePrintStyles : seasonPrintStyles, title, language),
};

export type DeskPages = typeof deskPages;
