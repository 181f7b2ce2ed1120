/** Speech with voices on the device. Voices that send text to a server are excluded. */

/** Maximum wait for the list of voices, in ms. Some browsers load the list on the first request. */
const VOICES_TIMEOUT_MS = 1000;

const primaryLanguage = (tag: string): string => tag.toLowerCase().replace(/[-_].*/, '');

/** The speech synthesis of the browser; null if the browser does not support it. */
const synthesis = (): SpeechSynthesis | null => globalThis.speechSynthesis ?? null;

/** Returns a voice on this device for a language, or null if no voice matches or the list has not loaded yet. */
export const voiceFor = (language: string): SpeechSynthesisVoice | null => {
  const fitting = (synthesis()?.getVoices() ?? []).filter(
    ({ lang, localService }) => localService && primaryLanguage(lang) === primaryLanguage(language),
  );
  return fitting.find((voice) => voice.default) ?? fitting[0] ?? null;
};

let loading: Promise<void> | null = null;

/** Resolves when the list of voices is loaded, or after `VOICES_TIMEOUT_MS`. */
const voicesLoaded = (from: SpeechSynthesis): Promise<void> =>
  (loading ??= new Promise((resolve) => {
    if (from.getVoices().length > 0) return resolve();
    from.addEventListener('voiceschanged', () => resolve(), { once: true });
    setTimeout(resolve, VOICES_TIMEOUT_MS);
  }));

/** Resolves to whether the device has a voice for a language, after the list of voices has loaded. */
export const hasVoice = async (language: string): Promise<boolean> => {
  const from = synthesis();
  if (from) await voicesLoaded(from);
  return voiceFor(language) !== null;
};

/** Unfinished utterances of all tables on the page. */
const ownUtterances = new Set<SpeechSynthesisUtterance>();

/** Cancels the speech only if a table has an unfinished utterance, because the page can also speak. */
const cancelOwnSpeech = (): void => {
  if (ownUtterances.size > 0) synthesis()?.cancel();
  ownUtterances.clear();
};
const cancelWhenHidden = ({ currentTarget }: Event): void => {
  if ((currentTarget as Document).hidden) cancelOwnSpeech();
};

/**
 * Speaks a line after the current one. If another line is already waiting, cancels that line and the current one. Does
 * nothing if no voice is available or the tab is hidden.
 * @param pitch 1: the normal pitch of the voice
 * @param volume level, from 0 to 1
 * @param page the document of the tab
 * @param signal cancels this line and all waiting lines
 */
export const speak = async (
  line: string,
  language: string,
  { pitch, volume }: Readonly<Record<'pitch' | 'volume', number>>,
  page: Document,
  signal: AbortSignal,
): Promise<void> => {
  const from = synthesis();
  if (!from || !(await hasVoice(language)) || signal.aborted || page.hidden) return;
  signal.addEventListener('abort', cancelOwnSpeech);
  page.addEventListener('visibilitychange', cancelWhenHidden);
  if (ownUtterances.size > 1) cancelOwnSpeech();
  const utterance = new SpeechSynthesisUtterance(line);
  utterance.voice = voiceFor(language);
  utterance.lang = utterance.voice?.lang ?? language;
  utterance.pitch = pitch;
  utterance.volume = volume;
  const over = (): void => void ownUtterances.delete(utterance);
  utterance.addEventListener('end', over);
  utterance.addEventListener('error', over);
  ownUtterances.add(utterance);
  from.speak(utterance);
};
