import { logLinesOf } from '../../../table/lines.js';
import { lazyCode } from '../../shell/lazy-code.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { lazyPanel } from '../../table/panels/panel-content.js';
import type { Deletions } from './deletions.js';

export const panelsContent = lazyCode(() => import('./panels-content.js'), 'logPanel', 'panels');

/** Creates the panels for the log, the score, the statistics and the keys. */
export const createPanels = (table: Topics<'element' | 'people' | 'picture' | 'speech' | 'storage'>): Feature => {
  const { people, picture, storage } = table;
  /** Null until a panel with a delete button opens. */
  let deletions: Deletions | null = null;
  const opened = (): void => {
    deletions = panelsContent.code?.createDeletions(table) ?? null;
  };
  return {
    panels: {
      log: lazyPanel(panelsContent, ({ logPanel }, data) => {
        const { history, rules } = picture.presenter.snapshot.view;
        return logPanel(data, logLinesOf(history, people.current(), rules));
      }),
      score: lazyPanel(panelsContent, ({ scorePanel }, data) => scorePanel(data, deletions?.all.shown ?? null), {
        opened,
      }),
      stats: lazyPanel(
        panelsContent,
        ({ statsPanel }, data) => statsPanel(data, storage?.stats.stats ?? null, deletions?.stats.shown ?? null),
        { opened },
      ),
      keys: lazyPanel(panelsContent, ({ keysPanel }, data) => keysPanel(data), {
        styles: ({ keysStyles }) => [keysStyles],
      }),
    },
  };
};
