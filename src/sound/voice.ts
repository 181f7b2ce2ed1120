/** Speech by the browser's own voices; those that send what they say to a server are none. */

/** Maximum wait in ms for the list of voices, which some browsers load on the first request. */
const VOICES_TIMEOUT_MS = 1000;

const primaryLanguage = (tag: string): string => tag.toLowerCase().replace(/[-_].*/, '');

/** Null where a browser has no speech. */
const synthesis = (): SpeechSynthesis | null => globalThis.speechSynthesis ?? null;

/** A voice on this device that speaks a language; null: there is none, or none yet. */
export const voiceFor = (language: string): SpeechSynthesisVoice | null => {
  const fitting = (synthesis()?.getVoices() ?? []).filter(
    ({ lang, localService }) => localService && primaryLanguage(lang) === primaryLanguage(language),
  );
  return fitting.find((voice) => voice.default) ?? fitting[0] ?? null;
};

let come: Promise<void> | null = null;

/** Resolves when the list of voices is loaded, or after `VOICES_TIMEOUT_MS`. */
const voicesLoaded = (from: SpeechSynthesis): Promise<void> =>
  (come ??= new Promise((resolve) => {
    if (from.getVoices().length > 0) return resolve();
    from.addEventListener('voiceschanged', () => resolve(), { once: true });
    setTimeout(resolve, VOICES_TIMEOUT_MS);
  }));

/** Whether there will be a voice for a language, as soon as that can be told. */
export const hasVoice = async (language: string): Promise<boolean> => {
  const from = synthesis();
  if (from) await voicesLoaded(from);
  return voiceFor(language) !== null;
};

/** Utterances of all tables of the page that are not finished. */
const ownUtterances = new Set<SpeechSynthesisUtterance>();

/** Cancels the speech only if the current utterance is a table's own, because the page may speak as well. */
const cancelOwnSpeech = (): void => {
  if (ownUtterances.size > 0) synthesis()?.cancel();
  ownUtterances.clear();
};
const cancelWhenHidden = ({ currentTarget }: Event): void => {
  if ((currentTarget as Document).hidden) cancelOwnSpeech();
};

/**
 * Says a line, after the one that is being said; what else waits is late, and left out. Nothing where there is no voice, or
 * in a hidden tab.
 * @param pitch 1: as the voice is
 * @param page whose tab it is
 * @param signal ends it, and all that waits
 */
export const speak = async (
  line: string,
  language: string,
  pitch: number,
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
  const over = (): void => void ownUtterances.delete(utterance);
  utterance.addEventListener('end', over);
  utterance.addEventListener('error', over);
  ownUtterances.add(utterance);
  from.speak(utterance);
};
