import { logLinesOf } from '../../../table/lines.js';
import { logSections } from '../../../table/log.js';
import { lazyCode } from '../../shell/lazy-code.js';
import type { TableContext } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import type { DeletionController } from '../../table/panels/deletion.js';
import { lazyPanel } from '../../table/panels/panel-content.js';

export const panelsContent = lazyCode(() => import('./panels-content.js'), 'logPanel', 'panels');

/** The panels of the log, the score, the statistics and the keys. */
export const createPanels = (table: TableContext): Feature => {
  const { host, frame, kept, look, people, presenter, speak, stats } = table;
  /** Deletes all stored data, and only the statistics; null until one of their panels is open. */
  let all: DeletionController | null = null;
  let counted: DeletionController | null = null;

  const offerDeletion = (): void => {
    const { code } = panelsContent;
    if (!code) return;
    const common = { frame, speak, messages: () => look.messages };
    all = new code.DeletionController(host, { ...common, words: 'delete', kept });
    const statsDeletion: DeletionController = new code.DeletionController(host, {
      ...common,
      words: 'clear',
      kept: stats && {
        isThere: () => Object.keys(stats.stats.variants).length > 0 || Boolean(stats.trained) || statsDeletion.isDone,
        forget: () => stats.remove(),
      },
    });
    counted = statsDeletion;
  };
  return {
    panels: {
      log: lazyPanel(panelsContent, ({ logPanel }, data) => {
        const { history, rules } = presenter.snapshot.view;
        return logPanel(data, logSections(logLinesOf(history, people(), rules)));
      }),
      score: lazyPanel(panelsContent, ({ scorePanel }, data) => scorePanel(data, all?.shown ?? null), {
        opened: offerDeletion,
      }),
      stats: lazyPanel(
        panelsContent,
        ({ statsPanel }, data) => statsPanel(data, stats?.stats ?? null, counted?.shown ?? null),
        { opened: offerDeletion },
      ),
      keys: lazyPanel(panelsContent, ({ keysPanel }, data) => keysPanel(data), {
        styles: ({ keysStyles }) => [keysStyles],
      }),
    },
  };
};
