import { html, nothing, type TemplateResult } from 'lit';
import { table as de, type Messages } from '../../i18n/de/table.js';
import { table as dialect } from '../../i18n/de-x-dialect/table.js';
import { table as en } from '../../i18n/en/table.js';
import { table as it } from '../../i18n/it/table.js';
import { table as lld } from '../../i18n/lld/table.js';
import { nearestLanguage, speechLanguageOf, type Language, type MessagesByDeck } from '../../i18n/languages.js';
import type { Settings } from './settings/settings.js';
import { frameTemplate } from './frame.js';
import { posterTemplate } from './poster.js';

/** All languages, imported statically because server-side rendering is synchronous. */
const TEXTS: Readonly<Record<Language, MessagesByDeck>> = { de, 'de-x-dialect': dialect, en, it, lld };

/**
 * Invisible popovers. A press on a button before the element is defined opens one of them, without a script. The element
 * reads the open popover and presses the button again when it takes over.
 */
const EARLY_PRESSES = html`<i id="early-start" popover="manual" hidden></i
  ><i id="early-learn" popover="manual" hidden></i><i id="early-rules" popover="manual" hidden></i>`;

const poster = (table: Readonly<Settings>, messages: Messages): TemplateResult =>
  posterTemplate({
    settings: table,
    messages,
    cards: [],
    isStarting: false,
    isComing: false,
    start: () => {},
    learn: () => {},
    explain: () => {},
  });

/**
 * Renders a table on a server: the poster without cards, or an empty table if `server` is set. The language comes from the
 * element's own `lang` attribute, because the rest of the page is unknown here.
 */
export const tableOnServer = (table: HTMLElement & Readonly<Settings>): TemplateResult => {
  const language = nearestLanguage([table.getAttribute('lang') ?? '']);
  const messages = (TEXTS[language] ?? en)[table.deck];
  return frameTemplate({
    label: messages['label-table'],
    language: speechLanguageOf(language),
    surface: table.surface,
    // The lobby loads with the script, so a poster would flash first.
    content: table.server === null ? [poster(table, messages), EARLY_PRESSES] : nothing,
  });
};
