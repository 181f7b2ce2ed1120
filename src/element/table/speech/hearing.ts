import { say } from '../../../i18n/text.js';
import { nameOf } from '../../../table/people.js';
import type { TableContext } from '../context.js';
import { reportThrown } from '../../shell/host.js';
import { loadModule } from '../../shell/load-module.js';
import { adoptStyles } from '../../shell/adopt-styles.js';
import { createIncoming, type Incoming, type ViewUpdate } from '../incoming.js';

/**
 * What comes over the connection is shown, and what nobody does there is said: who goes away, that the connection is
 * lost, that time grows short.
 * @param changed the game has gone on
 */
export const createHearing = (table: TableContext, changed: (update: ViewUpdate) => void): Incoming => {
  const { host, look, speak, people, told, signal } = table;
  /** How others and their time are seen comes with the first of them. */
  let isStyled = false;
  const style = (): void => {
    if (isStyled) return;
    isStyled = true;
    loadModule(() => import('../people/company-styles.js'), 'companyStyles').then(
      ({ companyStyles }) => signal.aborted || adoptStyles(host, [companyStyles], signal),
      (error) => reportThrown(host, error, 'load-failed'),
    );
  };
  const { connection, knownSeed, setState, tell } = table;
  return createIncoming({
    connection,
    knownSeed,
    setState,
    tell,
    changed,
    told: (update) => told?.(update),
    seated: (cameOrWent) => {
      style();
      const lines = cameOrWent.map(({ seat, isAway }) =>
        say(look.messages, { key: isAway ? 'goes-away' : 'is-back', params: { name: nameOf(people(), seat) } }),
      );
      if (lines.length > 0) speak(lines.join(' '));
      void table.presenter.refresh();
    },
    lost: (isLost) => {
      if (isLost) speak(look.messages['connection-lost']);
      void table.presenter.refresh();
    },
    ticked: () => {
      style();
      host.requestUpdate();
    },
    timeIsShort: (seconds) =>
      table.presenter.model.isOwnTurn && speak(say(look.messages, { key: 'time-short', params: { seconds } })),
  });
};
