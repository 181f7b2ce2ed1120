import { adoptStyles } from '../../shell/adopt-styles.js';
import { reportThrown } from '../../shell/host.js';
import { adviceCode } from '../../table/advice/lazy-advice.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { hintButton, hintLine, hintSentence } from './hint-template.js';
import { HintsController } from './hints.js';

/** Creates the hints. A hint is the action that a strong player would choose, with the reason. */
export const createHint = ({
  element: { host, look, signal },
  game,
  people: { names },
  picture: { presenter },
  speech,
}: Topics<'element' | 'game' | 'people' | 'picture' | 'speech'>): Feature => {
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
      const [hint] = await Promise.all([hints.show(game.view()), style()]);
      if (hint && look.hintMessages) speech.announce(hintLine(look.messages, look.hintMessages, presenter.model, hint));
    } catch (error) {
      if ((error as { readonly code?: string }).code === 'load-failed') {
        speech.announce(look.messages['part-failed']);
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
        return await hints.find(game.view());
      } catch (error) {
        if ((error as Error).name !== 'AbortError') fail(error);
        throw error;
      }
    },
    onUpdate: () => hints.clear(),
    close: () => hints.close(),
  };
};
