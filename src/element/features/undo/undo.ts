import { nothing } from 'lit';
import { lazyCode } from '../../shell/lazy-code.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { reportMissing } from '../../table/report-missing.js';

const undoCode = lazyCode(() => import('./undo-button.js'), 'undoButton', 'undo button');

/** Creates the button that takes the visitor's last card back. Returns null for a game that never allows this. */
export const createUndo = (table: Topics<'element' | 'game' | 'picture' | 'speech'>): Feature | null => {
  const { element, game, speech } = table;
  const { host, look } = element;
  const { undo } = game;
  if (!undo) return null;
  let isAsked = false;

  const load = async (): Promise<void> => {
    isAsked = true;
    // Without the code, the button is missing, and the visitor plays on.
    await undoCode.load().catch(() => null);
    host.requestUpdate();
  };
  const run = async (): Promise<void> => {
    try {
      if (!game.halt() && (await undo.run())) speech.announce(look.messages['undo-done']);
    } catch (error) {
      reportMissing(table, error);
    }
  };
  return {
    slots: {
      'question-tool': ({ texts: { messages } }) => {
        if (!host.undo) return nothing;
        if (!isAsked) void load();
        const isOffered = undo.isPossible() && !game.halt();
        return (isOffered && undoCode.code?.undoButton(messages, () => void run())) || nothing;
      },
    },
  };
};
