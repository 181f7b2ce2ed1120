import { html, type TemplateResult } from 'lit';
import { loadRulesCode } from './lazy-rules.js';
import type { RulesPageData } from './rules-page-data.js';
import type { RulesPageOptions } from './rules-page-options.js';

/** Creates the rules page, whose code loads when the page is first shown. */
export const rulesPage = (options: RulesPageOptions): ((data: RulesPageData) => TemplateResult) => {
  let page: ((data: RulesPageData) => TemplateResult) | null = null;
  let state: 'unasked' | 'loading' | 'failed' = 'unasked';
  const open = async (): Promise<void> => {
    state = 'loading';
    const code = await loadRulesCode().catch(() => null);
    if (options.signal.aborted) return;
    if (code) page = code.createRulesPage(options);
    else state = 'failed';
    options.host.requestUpdate();
  };
  return (data) => {
    if (page) return page(data);
    if (state === 'failed') return html`<p role="alert">${data.texts.messages['part-failed']}</p>`;
    if (state === 'unasked') void open();
    return html`<p aria-busy="true">…</p>`;
  };
};
