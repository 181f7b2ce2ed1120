import { DeletionController } from './deletion.js';
import type { TemplateData } from '../template-data.js';
import type { PanelsOptions } from './panels.js';

/** What of a table can be deleted in its panels: all that is kept, and what has been counted. */
export interface Deletions {
  readonly shown: Pick<TemplateData, 'deletion' | 'clearing'>;
  /** Offers both as at first. */
  reset(): void;
}

/** Loaded with the first panel: nothing is deleted anywhere else. */
export const createDeletions = ({ host, frame, look, speak, kept, stats }: PanelsOptions): Deletions => {
  const common = { frame, speak, messages: () => look.messages };
  const all = new DeletionController(host, { ...common, words: 'delete', kept });
  const counted: DeletionController = new DeletionController(host, {
    ...common,
    words: 'clear',
    kept: stats && {
      isThere: () => Object.keys(stats.stats.variants).length > 0 || Boolean(stats.trained) || counted.isDone,
      forget: () => stats.remove(),
    },
  });
  return {
    get shown() {
      return { deletion: all.shown, clearing: counted.shown };
    },
    reset() {
      all.reset();
      counted.reset();
    },
  };
};
