import { reportThrown, type ElementHost } from '../shell/host.js';
import type { Look } from '../shell/look.js';
import type { Presenter } from './picture/presenter.js';

export interface PartMissingOptions {
  readonly host: ElementHost;
  readonly look: Look;
  readonly presenter: () => Pick<Presenter, 'notify'>;
  /** Says a line aloud. */
  readonly speak: (line: string) => void;
}

/** What was wanted could not be loaded: that is shown, said, and told to the page. */
export const tellMissing = ({ host, look, presenter, speak }: PartMissingOptions, error: unknown): void => {
  const line = look.messages['part-failed'];
  speak(line);
  void presenter().notify(line);
  reportThrown(host, error, 'load-failed');
};
