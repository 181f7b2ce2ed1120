import { html, type TemplateResult } from 'lit';
import { loadPart } from '../../shell/load-module.js';
import type { ElementHost } from '../../shell/host.js';
import type { RulesPageData } from '../../table/template-data.js';
import type { Look } from '../../shell/look.js';
import type { RulesPageOptions } from './rules-page.js';

const load = () => loadPart(() => import('./rules-page-code.js'), 'createRulesPage');

/** The page of the rules, which is loaded when it is first shown. */
export const rulesPage = (options: RulesPageOptions): ((data: RulesPageData) => TemplateResult) => {
  let page: ((data: RulesPageData) => TemplateResult) | null = null;
  let state: 'unasked' | 'loading' | 'failed' = 'unasked';
  const open = async (): Promise<void> => {
    state = 'loading';
    const code = await load().catch(() => null);
    if (options.signal.aborted) return;
    if (code) page = code.createRulesPage(options);
    else state = 'failed';
    options.host.requestUpdate();
  };
  return (data) => {
    if (page) return page(data);
    if (state === 'failed') return html`<p role="alert">${data.messages['part-failed']}</p>`;
    if (state === 'unasked') void open();
    return html`<p aria-busy="true">…</p>`;
  };
};

/** Shows the rules over the poster. Rejects if what does that cannot be loaded. */
export const openRulesOnPoster = async (host: ElementHost, look: Look): Promise<void> => {
  (await load()).openRulesOnPoster(host, look);
};
