import { html, nothing } from 'lit';
import { lazyCode } from '../../shell/lazy-code.js';
import { reportThrown } from '../../shell/host.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import type { Explainer } from './help-code.js';

const helpCode = lazyCode(() => import('./help-code.js'), 'createExplainer', 'help');

/**
 * Creates the help for beginners. The help's code loads on first use. Returns null if the game has no storage, as in a
 * replay.
 */
export const createHelp = (table: Topics<'element' | 'people' | 'picture' | 'speech' | 'storage'>): Feature | null => {
  const { storage } = table;
  const { host, preferences } = table.element;
  if (!storage) return null;
  let explainer: Explainer | null = null;
  let isAsked = false;

  const load = async (): Promise<void> => {
    isAsked = true;
    try {
      explainer = await (await helpCode.load()).createExplainer(table, storage.keeper);
      host.requestUpdate();
    } catch (error) {
      reportThrown(host, error, 'load-failed');
    }
  };
  return {
    slots: {
      explanation(data, marked) {
        if (preferences.of('help') === 'off') return nothing;
        if (!isAsked) void load();
        const help = explainer?.explain();
        return help
          ? html`<span class=${help.isBeside ? 'help-beside' : 'help'} lang=${help.language}
              >${data.texts.markTerms(help.text, marked)}</span
            >`
          : nothing;
      },
    },
  };
};
