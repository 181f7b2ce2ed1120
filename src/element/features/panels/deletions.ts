import type { Topics } from '../../table/context.js';
import { DeletionController } from '../../table/panels/deletion.js';

/** The deletion of all stored data, and the deletion of only the statistics. */
export interface Deletions {
  readonly all: DeletionController;
  readonly stats: DeletionController;
}

/** Creates both deletions, each at its first step. Called each time a panel opens. */
export const createDeletions = ({
  element: { host, frame, look },
  speech: { announce },
  storage,
}: Topics<'element' | 'speech' | 'storage'>): Deletions => {
  const book = storage?.stats;
  const common = { frame, announce, messages: () => look.messages };
  const stats: DeletionController = new DeletionController(host, {
    ...common,
    words: 'clear',
    data: book && {
      exists: () => Object.keys(book.stats.variants).length > 0 || Boolean(book.trained) || stats.isDone,
      remove: () => book.remove(),
    },
  });
  return { all: new DeletionController(host, { ...common, words: 'delete', data: storage?.all }), stats };
};
