import { lazyCode } from '../../shell/lazy-code.js';
import type { Topics } from '../../table/context.js';
import type { Feature } from '../../table/feature.js';
import { lazyPanel } from '../../table/panels/panel-content.js';
import type { Ending } from './menu-panel.js';

export const menuCode = lazyCode(() => import('./menu-panel.js'), 'menuPanel', 'panels');

/** Creates the menu, which opens the other panels and starts and ends games. */
export const createMenu = ({
  activity,
  element,
  game: { controls, view },
}: Topics<'activity' | 'element' | 'game'>): Feature => {
  const { host, frame, signal } = element;
  host.addEventListener('fullscreenchange', () => host.requestUpdate(), { signal });
  let asking: Ending | null = null;
  const act = (ending: Ending): void => (ending === 'new' ? controls?.startNew() : controls?.leave());
  const ask = (ending: Ending | null): void => {
    // The harmless answer gets the focus, or afterwards the row that asked.
    const focused = ending === null ? asking : 'cancel';
    asking = ending;
    host.requestUpdate();
    void host.updateComplete.then(() => frame.querySelector<HTMLElement>(`.panel [data-menu=${focused}]`)?.focus());
  };
  return {
    panels: {
      menu: lazyPanel(
        menuCode,
        ({ menuPanel }, data) =>
          menuPanel(data, {
            host,
            controls,
            activity: activity?.menu() ?? null,
            asking,
            choose: (ending) => (view().phase === 'game-over' ? act(ending) : ask(ending)),
            confirm: () => asking && act(asking),
            cancel: () => ask(null),
          }),
        {
          styles: ({ menuStyles }) => [menuStyles],
          question: ({ texts: { messages } }) => (asking ? messages[`menu-${asking}-asks`] : undefined),
          opened: () => void (asking = null),
        },
      ),
    },
  };
};
