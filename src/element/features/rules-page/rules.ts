import type { TemplateResult } from 'lit';
import { lazyCode } from '../../shell/lazy-code.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { lazyPanel } from '../../table/panels/panel-content.js';
import type { RulesPageData } from './rules-page-data.js';

export const rulesCode = lazyCode(() => import('./load-rules.js'), 'rulesPage', 'panels');

/** Creates the rules page as a panel. */
export const createRules = ({
  element: { host, look, signal },
  picture: { presenter },
}: Topics<'element' | 'picture'>): Feature => {
  let page: ((data: RulesPageData) => TemplateResult) | null = null;
  return {
    panels: {
      rules: lazyPanel(rulesCode, ({ rulesPage }, data) => {
        page ??= rulesPage({ host, look, view: () => presenter.snapshot.view, signal });
        return page(data);
      }),
    },
  };
};
