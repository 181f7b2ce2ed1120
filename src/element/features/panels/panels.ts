import { linesOf } from '../../../table/lines.js';
import { logParts } from '../../../table/log.js';
import { lazyCode } from '../../shell/lazy-code.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import type { DeletionController } from '../../table/panels/deletion.js';
import { lazyPanel } from '../../table/panels/panel-content.js';

export const panelsContent = lazyCode(() => import('./panels-content.js'), 'logPanel', 'panels');

/** The panels of the log, the score, the statistics and the keys. */
export const createPanels = ({
  element: { host, frame, look },
  people,
  picture: { presenter },
  speech: { announce },
  storage,
}: Topics<'element' | 'people' | 'picture' | 'speech' | 'storage'>): Feature => {
  const stats = storage?.stats;
  /** Deletes all stored data, and only the statistics; null until one of their panels is open. */
  let all: DeletionController | null = null;
  let counted: DeletionController | null = null;

  const offerDeletion = (): void => {
    const { code } = panelsContent;
    if (!code) return;
    const common = { frame, announce, messages: () => look.messages };
    all = new code.DeletionController(host, { ...common, words: 'delete', data: storage?.all });
    const statsDeletion: DeletionController = new code.DeletionController(host, {
      ...common,
      words: 'clear',
      data: stats && {
        exists: () => Object.keys(stats.stats.variants).length > 0 || Boolean(stats.trained) || statsDeletion.isDone,
        remove: () => stats.remove(),
      },
    });
    counted = statsDeletion;
  };
  return {
    panels: {
      log: lazyPanel(panelsContent, ({ logPanel }, data) => {
        const { history, rules } = presenter.snapshot.view;
        return logPanel(data, logParts(linesOf(history, people.current(), rules)));
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
