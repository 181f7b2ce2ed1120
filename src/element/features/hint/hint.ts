import { adoptStyles } from '../../shell/adopt-styles.js';
import { reportThrown } from '../../shell/host.js';
import { adviceCode } from '../../table/advice/lazy-advice.js';
import type { TableContext } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { hintButton, hintLine, hintSentence } from './hint-template.js';
import { HintsController } from './hints.js';

/** Hints: the action a strong player would choose, and why. */
export const createHint = (table: TableContext): Feature => {
  const { host, look, names, presenter, signal, speak, view } = table;
  const hints = new HintsController(host, { look, names });
  let isStyled = false;

  const fail = (error: unknown): void => reportThrown(host, error, 'thinking-failed');
  const style = async (): Promise<void> => {
    const { STYLES } = await adviceCode.load();
    if (!isStyled && !signal.aborted) adoptStyles(host, STYLES, signal);
    isStyled = true;
  };
  const show = async (): Promise<void> => {
    await presenter.finish();
    if (signal.aborted || hints.state !== 'none') return;
    try {
      const [hint] = await Promise.all([hints.show(view()), style()]);
      if (hint && look.hintMessages) speak(hintLine(look.messages, look.hintMessages, presenter.model, hint));
    } catch (error) {
      if ((error as { readonly code?: string }).code === 'load-failed') {
        speak(look.messages['part-failed']);
        void presenter.notify(look.messages['part-failed']);
      }
      fail(error);
    }
  };
  return {
    slots: {
      'advice-button': (data) => hintButton(data, hints.state, () => void show()),
      advice: (data) => hintSentence(data, look, host.hints ? hints.state : 'none'),
    },
    recommended() {
      const { state } = hints;
      return host.hints && typeof state === 'object' ? state.action : null;
    },
    async findHint() {
      try {
        return await hints.find(view());
      } catch (error) {
        if ((error as Error).name !== 'AbortError') fail(error);
        throw error;
      }
    },
    onUpdate: () => hints.clear(),
    close: () => hints.close(),
  };
};
