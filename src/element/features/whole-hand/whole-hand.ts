import { lazyCode } from '../../shell/lazy-code.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { lazyPanel } from '../../table/panels/panel-content.js';
import { handsButton } from './hands-button.js';

export const wholeHandCode = lazyCode(() => import('./whole-hand-panel.js'), 'wholeHand', 'panels');

/** Creates the panel with all cards of the finished hand, trick by trick. */
export const createWholeHand = ({
  actions,
  element: { host, look },
  game,
  panels,
  picture: { presenter },
  speech,
}: Topics<'actions' | 'element' | 'game' | 'panels' | 'picture' | 'speech'>): Feature => {
  /** The visible trick's number, counted from 1; 0 for the hands before the first trick. */
  let step = 0;

  const goTo = (to: number): void => {
    const { wholeHand } = presenter.model;
    if (!wholeHand || !wholeHandCode.code) return;
    step = to;
    speech.announce(wholeHandCode.code.stepSentence(look.messages, wholeHand, step));
    host.requestUpdate();
  };
  /** Opens the panel and agrees to reveal the remaining cards. */
  const show = (): void => {
    const { reveal } = presenter.model;
    panels.show('hands');
    if (reveal && !game.halt()) void actions.choose(reveal);
  };
  return {
    slots: { 'answer-button': (data) => handsButton(data, show) },
    panels: {
      hands: lazyPanel(wholeHandCode, ({ wholeHand }, data) => wholeHand(data, { step, goTo }), {
        styles: ({ wholeHandStyles }) => [wholeHandStyles],
        opened: () => (step = 0),
        closed: () => (step = 0),
        keydown: (data, event) => wholeHandCode.code?.stepByKey(data, { step, goTo }, event),
      }),
    },
    // The next hand removes the cards from the table.
    onUpdate: ({ view }) => view.result || panels.close('hands'),
  };
};
