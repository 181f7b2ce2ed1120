/** Speech by the browser's own voices; those that send what they say to a server are none. */

/** Longer than this nobody waits for the list of voices, which some browsers make when they are first asked, in ms. */
const LATEST_MS = 1000;

const primary = (tag: string): string => tag.toLowerCase().replace(/[-_].*/, '');

/** Null where a browser has no speech. */
const synthesis = (): SpeechSynthesis | null => globalThis.speechSynthesis ?? null;

/** A voice on this device that speaks a language; null: there is none, or none yet. */
export const voiceFor = (language: string): SpeechSynthesisVoice | null => {
  const fitting = (synthesis()?.getVoices() ?? []).filter(
    ({ lang, localService }) => localService && primary(lang) === primary(language),
  );
  return fitting.find((voice) => voice.default) ?? fitting[0] ?? null;
};

let come: Promise<void> | null = null;

/** Resolves when the list of voices is there, or after a while. */
const listCome = (from: SpeechSynthesis): Promise<void> =>
  (come ??= new Promise((resolve) => {
    if (from.getVoices().length > 0) return resolve();
    from.addEventListener('voiceschanged', () => resolve(), { once: true });
    setTimeout(resolve, LATEST_MS);
  }));

/** Whether there will be a voice for a language, as soon as that can be told. */
export const hasVoice = async (language: string): Promise<boolean> => {
  const from = synthesis();
  if (from) await listCome(from);
  return voiceFor(language) !== null;
};

/** What is being said, or still to be said, by any table of the page. */
const said = new Set<SpeechSynthesisUtterance>();

/** The page may speak, too: only what is the tables' own is cut off. */
const hush = (): void => {
  if (said.size > 0) synthesis()?.cancel();
  said.clear();
};
const hushHidden = ({ currentTarget }: Event): void => {
  if ((currentTarget as Document).hidden) hush();
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
  signal.addEventListener('abort', hush);
  page.addEventListener('visibilitychange', hushHidden);
  if (said.size > 1) hush();
  const utterance = new SpeechSynthesisUtterance(line);
  utterance.voice = voiceFor(language);
  utterance.lang = utterance.voice?.lang ?? language;
  utterance.pitch = pitch;
  const over = (): void => void said.delete(utterance);
  utterance.addEventListener('end', over);
  utterance.addEventListener('error', over);
  said.add(utterance);
  from.speak(utterance);
};
