import { reportThrown } from '../shell/host.js';
import type { TableContext } from './context.js';

/** Shows, announces and reports that code or data could not be loaded. */
export const reportMissing = (
  { host, look, presenter, speak }: Pick<TableContext, 'host' | 'look' | 'presenter' | 'speak'>,
  error: unknown,
): void => {
  const line = look.messages['part-failed'];
  speak(line);
  void presenter.notify(line);
  reportThrown(host, error, 'load-failed');
};
