import { nothing } from 'lit';
import { reportThrown } from '../../shell/host.js';
import { lazyCode } from '../../shell/lazy-code.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import type { Trainer } from './trainer-code.js';

const trainerCode = lazyCode(() => import('./trainer-code.js'), 'createTrainer', 'trainer');

/**
 * Creates the trainer, which compares the visitor's choices with the best ones. The code loads when the `trainer`
 * preference is on. Returns null without storage, as in a replay.
 */
export const createTraining = (
  table: Topics<'actions' | 'element' | 'game' | 'people' | 'picture' | 'speech' | 'storage'>,
): Feature | null => {
  const { storage } = table;
  const { host, preferences, signal } = table.element;
  if (!storage) return null;
  let loaded: Trainer | null = null;
  let isWanted = false;

  const load = async (): Promise<void> => {
    try {
      const { createTrainer } = await trainerCode.load();
      if (signal.aborted) return;
      loaded = createTrainer({ table, account: storage.stats });
      host.requestUpdate();
    } catch (error) {
      reportThrown(host, error, 'load-failed');
    }
  };
  const trainer = (): Trainer | null => (preferences.of('trainer') ? loaded : null);
  return {
    slots: {
      layer: (data) => trainer()?.word(data) ?? nothing,
      account: () => trainer()?.account() ?? nothing,
    },
    promptTemplate: () => trainer()?.controls ?? null,
    recommended: () => trainer()?.better ?? null,
    askBefore(action) {
      const asked = trainer();
      return asked && (() => asked.agrees(action));
    },
    onRendered() {
      if (!preferences.of('trainer')) return;
      loaded?.rendered();
      if (!isWanted) void load();
      isWanted = true;
    },
    onUpdate: ({ view }) => loaded?.update(view),
  };
};
