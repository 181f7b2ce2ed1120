import { say } from '../../i18n/text.js';
import { nameOf } from '../../table/people.js';
import { adoptStyles } from '../shell/adopt-styles.js';
import { reportThrown } from '../shell/host.js';
import { loadModule } from '../shell/load-module.js';
import type { Topics } from './context.js';
import { createIncoming, type Incoming, type IncomingOptions } from './incoming.js';

/**
 * Receives the updates of the game's connection. Announces absent and returning players, a lost connection and the last
 * seconds of a turn.
 */
export const createAnnouncedIncoming = (
  { element, game, people, picture, speech }: Topics<'element' | 'game' | 'people' | 'picture' | 'speech'>,
  options: Pick<IncomingOptions, 'endDetails' | 'onUpdate' | 'afterEvents'>,
): Incoming => {
  const { host, look, setState, dispatch, signal } = element;
  /** Whether the styles for absent people and time limits have been requested. They load when either first appears. */
  let isStyled = false;
  const style = (): void => {
    if (isStyled) return;
    isStyled = true;
    loadModule(() => import('./people/company-styles.js'), 'companyStyles').then(
      ({ companyStyles }) => signal.aborted || adoptStyles(host, [companyStyles], signal),
      (error) => reportThrown(host, error, 'load-failed'),
    );
  };
  return createIncoming({
    ...options,
    connection: game.connection,
    setState,
    dispatch,
    onPeople: (changes) => {
      style();
      const lines = changes.map(({ seat, isAway }) =>
        say(look.messages, {
          key: isAway ? 'goes-away' : 'is-back',
          params: { name: nameOf(people.current(), seat) },
        }),
      );
      if (lines.length > 0) speech.announce(lines.join(' '));
      void picture.presenter.refresh();
    },
    onConnection: (isLost) => {
      if (isLost) speech.announce(look.messages['connection-lost']);
      void picture.presenter.refresh();
    },
    onTick: () => {
      style();
      host.requestUpdate();
    },
    onTimeShort: (seconds) =>
      picture.presenter.model.isOwnTurn &&
      speech.announce(say(look.messages, { key: 'time-short', params: { seconds } })),
  });
};
