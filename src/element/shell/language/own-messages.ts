import type { TableMessages } from '../../../i18n/table-messages.js';
import { reportError, reportThrown } from '../host.js';
import { loadModule } from '../load-module.js';
import type { OwnTexts } from './own-texts.js';

/** The page's `messages` and the texts made from them. */
export interface OwnMessages {
  /**
   * The value of `messages` that the page set last. If this value is refused, `given` returns the previously accepted value
   * again.
   */
  given: TableMessages | null;
  /** The accepted texts; null if the page has set none. */
  readonly texts: OwnTexts | null;
  /** Resolves when the last value has been read or refused. */
  read(): Promise<void>;
}

/** Loads the reader when a page first sets messages. */
const loadReader = () => loadModule(() => import('./own-texts.js'), 'readOwnTexts');

/**
 * @param host receives the errors about refused, missing and failing texts
 * @param onChange called when the texts change
 */
export const createOwnMessages = (host: EventTarget, onChange: () => void): OwnMessages => {
  let given: TableMessages | null = null;
  let accepted: TableMessages | null = null;
  let texts: OwnTexts | null = null;
  /** Resolves when the last value has been read; null if no value is being read. */
  let reading: Promise<void> | null = null;

  const accept = (value: TableMessages | null, own: OwnTexts | null): void => {
    [accepted, texts] = [value, own];
    onChange();
    if (own?.missing) reportError(host, 'message-missing', own.missing);
  };

  const readAll = async (value: TableMessages, isLatest: () => boolean): Promise<void> => {
    try {
      const { readOwnTexts, isSame } = await loadReader();
      // An error can occur during a render, when the table must not fire events.
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
