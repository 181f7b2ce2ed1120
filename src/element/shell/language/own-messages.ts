import type { TableMessages } from '../../../i18n/table-messages.js';
import { reportError, reportThrown } from '../host.js';
import { loadModule } from '../load-module.js';
import type { OwnTexts } from './own-texts.js';

/** What a page has set as `messages`, and the texts that come of it. */
export interface OwnMessages {
  /** As it was given; while it is read already the new one, which may be refused. */
  given: TableMessages | null;
  /** Null: the page has none of its own. */
  readonly texts: OwnTexts | null;
  /** Resolves when what was given last is read, or refused. */
  read(): Promise<void>;
}

/** What reads them, loaded with the first a page sets. */
const loadReader = () => loadModule(() => import('./own-texts.js'), 'readOwnTexts');

/**
 * @param host tells the page of what is refused, missing or fails
 * @param changed is told when other texts are to be said
 */
export const createOwnMessages = (host: EventTarget, changed: () => void): OwnMessages => {
  let given: TableMessages | null = null;
  let accepted: TableMessages | null = null;
  let texts: OwnTexts | null = null;
  /** Of what was given last; null: it is read. */
  let reading: Promise<void> | null = null;

  const accept = (value: TableMessages | null, own: OwnTexts | null): void => {
    [accepted, texts] = [value, own];
    changed();
    if (own?.missing) reportError(host, 'message-missing', own.missing);
  };

  const readAll = async (value: TableMessages, isLatest: () => boolean): Promise<void> => {
    try {
      const { readOwnTexts, isSame } = await loadReader();
      // It may be said while the table is rendered, when no page should be told anything.
      const own = await readOwnTexts(value, (message) =>
        queueMicrotask(() => reportError(host, 'message-failed', message)),
      );
      if (!isLatest()) return;
      reading = null;
      if (texts && isSame(texts.languages, own.languages)) accepted = value;
      else accept(value, own);
    } catch (error) {
      if (!isLatest()) return;
      [reading, given] = [null, accepted];
      reportThrown(host, error, 'load-failed');
    }
  };

  return {
    get given() {
      return given;
    },
    set given(value) {
      given = value;
      if (value === null) {
        reading = null;
        accept(null, null);
        return;
      }
      const latest: Promise<void> = Promise.resolve().then(() => readAll(value, () => reading === latest));
      reading = latest;
    },
    get texts() {
      return texts;
    },
    async read() {
      while (reading) await reading;
    },
  };
};
