import { reportThrown } from '../shell/host.js';
import type { Topics } from './context.js';

/** Shows, announces and reports a failure to load code or data. */
export const reportMissing = (
  { element: { host, look }, picture, speech }: Topics<'element' | 'picture' | 'speech'>,
  error: unknown,
): void => {
  const line = look.messages['part-failed'];
  speech.announce(line);
  void picture.presenter.notify(line);
  reportThrown(host, error, 'load-failed');
};
