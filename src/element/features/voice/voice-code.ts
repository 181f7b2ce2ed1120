import { speechLanguageOf } from '../../../i18n/languages.js';
import { say } from '../../../i18n/text.js';
import { speak } from '../../../sound/voice.js';
import { nameOf, type People } from '../../../table/people.js';
import type { Snapshot } from '../../../table/snapshot.js';
import type { Look } from '../../shell/look.js';

/** No two sit at a table who speak alike. */
const PITCHES = [1, 0.85, 1.15, 0.95];

/** What somebody calls out in a moment, and says beside it; a sign is silent. Null: nobody says anything. */
const callIn = (
  { speech, talk, view }: Snapshot,
  { messages }: Look,
  people: People,
): { readonly seat: number; readonly line: string } | null => {
  const called = speech?.text.key === 'said-sign' ? null : speech;
  const { seat } = called ?? talk ?? { seat: -1 };
  if (seat === -1) return null;
  const words = [called, talk].flatMap((one) => (one?.seat === seat ? say(messages, one.text) : []));
  return { seat, line: (seat === view.seat ? words : [`${nameOf(people, seat)}:`, ...words]).join(' ') };
};

/** Says what is called out in a moment, if anything is; loaded where the guest wants to hear it. */
export const speakCall = (
  snapshot: Snapshot,
  look: Look,
  people: People,
  page: Document,
  signal: AbortSignal,
): void => {
  const call = callIn(snapshot, look, people);
  if (call) void speak(call.line, speechLanguageOf(look.language), PITCHES[call.seat] ?? 1, page, signal);
};
