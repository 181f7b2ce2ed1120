import { speechLanguageOf } from '../../../i18n/languages.js';
import { say } from '../../../i18n/text.js';
import { speak } from '../../../sound/voice.js';
import { nameOf, type People } from '../../../table/people.js';
import type { Snapshot } from '../../../table/snapshot.js';
import type { Look } from '../../shell/look.js';

/** Pitch of the voice, by seat. The pitches differ so that visitors can distinguish the players. */
const PITCHES = [1, 0.85, 1.15, 0.95];

/** Returns a player's call and table talk in a snapshot, without signals; null if no player speaks. */
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

/**
 * Speaks the call in a snapshot, if there is one. The code loads when the visitor switches voices on.
 * @param volume level, from 0 to 1
 */
export const speakCall = (
  snapshot: Snapshot,
  look: Look,
  people: People,
  volume: number,
  page: Document,
  signal: AbortSignal,
): void => {
  const call = callIn(snapshot, look, people);
  if (!call) return;
  void speak(call.line, speechLanguageOf(look.language), { pitch: PITCHES[call.seat] ?? 1, volume }, page, signal);
};
