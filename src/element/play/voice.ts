import { readAs } from '../../i18n/languages.js';
import { say } from '../../i18n/text.js';
import { nameOf, type People } from '../../table/people.js';
import type { Snapshot } from '../../table/snapshot.js';
import type { ElementHost } from '../host.js';
import type { Preferences } from '../kept/preferences.js';
import { loadPart } from '../load-part.js';
import type { Look } from './look.js';

export interface VoiceOptions {
  readonly host: ElementHost;
  readonly preferences: Preferences;
  readonly look: Look;
  readonly people: () => People;
  /** Aborts when the game leaves the table. */
  readonly signal: AbortSignal;
}

/** No two sit at a table who speak alike. */
const PITCHES = [1, 0.85, 1.15, 0.95];

/** What somebody calls out in a moment, and says beside it; a sign is silent. Null: nobody says anything. */
const callIn = (
  { said, talk, view }: Snapshot,
  { messages }: Look,
  people: People,
): { readonly seat: number; readonly line: string } | null => {
  const called = said?.text.key === 'said-sign' ? null : said;
  const { seat } = called ?? talk ?? { seat: -1 };
  if (seat === -1) return null;
  const words = [called, talk].flatMap((one) => (one?.seat === seat ? say(messages, one.text) : []));
  return { seat, line: (seat === view.seat ? words : [`${nameOf(people, seat)}:`, ...words]).join(' ') };
};

/**
 * Lets the browser say what is said at the table: where the guest wants that, has done something on the page, and sees it.
 * What cannot be loaded is asked for again with the next call.
 */
export const createVoice =
  ({ host, preferences, look, people, signal }: VoiceOptions) =>
  (snapshot: Snapshot): void => {
    // Browsers from before 2023 do not tell, and stay silent.
    const mayBeHeard = !document.hidden && host.speed !== 'instant' && navigator.userActivation?.hasBeenActive;
    const call = mayBeHeard && preferences.of('voice') ? callIn(snapshot, look, people()) : null;
    if (!call) return;
    loadPart(() => import('../../sound/voice.js'), 'speak').then(
      ({ speak }) => void speak(call.line, readAs(look.language), PITCHES[call.seat] ?? 1, signal),
      () => {},
    );
  };
