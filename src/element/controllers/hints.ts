import type { Action } from '../../game/action.js';
import type { View } from '../../game/view.js';
import type { HintMessages } from '../../i18n/de/hints.js';
import { advise, type Advice } from '../../players/advice/advice.js';
import type { ReasonKey } from '../../players/advice/reason.js';
import { sentenceOf } from '../view/hint-text.js';
import { thinkingRoom } from '../worker/shared-thinking.js';

/** What a strong player would do, and why; `text` in the table's language. */
export interface Hint {
  readonly action: Action;
  readonly reason: {
    readonly key: ReasonKey;
    readonly params: Readonly<Record<string, unknown>>;
    readonly text: string;
  };
}

/** What is shown of hints: nothing, that somebody thinks, or what he found. */
export type HintShown = 'none' | 'thinking' | Hint;

/** Hints at one table. */
export interface Hinting {
  readonly shown: HintShown;
  /**
   * A hint for the view's seat, and nothing is shown of it.
   * @throws InputError `nothing-to-advise`, or an AbortError if the table moves on; both as a rejection
   */
  find(view: View): Promise<Hint>;
  /** Finds a hint and shows it. Resolves to it; null if the table moves on meanwhile. */
  show(view: View): Promise<Hint | null>;
  /** The table moves on: what was asked is void. */
  clear(): void;
  /** The table is gone. */
  close(): void;
}

export interface HintingOptions {
  /** In the language of the table; null until they are loaded. */
  readonly messages: () => HintMessages | null;
  readonly loadMessages: () => Promise<void>;
  /** How the players are called, by seat. */
  readonly names: () => readonly string[];
  /** What is shown has changed. */
  readonly changed: () => void;
}

export const createHinting = ({ messages, loadMessages, names, changed }: HintingOptions): Hinting => {
  const thinking = thinkingRoom.open();
  let question = new AbortController();
  let advice: Advice | 'none' | 'thinking' = 'none';
  let asked: View | null = null;

  const told = ({ action, reason }: Advice, view: View, said: HintMessages): Hint => ({
    action,
    reason: { ...reason, text: sentenceOf(said, reason, view, names()) },
  });
  /** What is advised, and the words for it. */
  const found = async (view: View): Promise<readonly [Advice, HintMessages]> => {
    const thought = advise(view, { signal: question.signal, choose: thinking.choose });
    const [advised] = await Promise.all([thought, loadMessages()]);
    return [advised, messages()!];
  };

  return {
    get shown() {
      // Told anew each time: the language may be another by now.
      if (typeof advice === 'string') return advice;
      const said = messages();
      return asked && said ? told(advice, asked, said) : 'none';
    },
    async find(view) {
      const [answer, said] = await found(view);
      return told(answer, view, said);
    },
    async show(view) {
      const { signal } = question;
      asked = view;
      advice = 'thinking';
      changed();
      try {
        const [answer, said] = await found(view);
        if (signal.aborted) return null;
        advice = answer;
        return told(answer, view, said);
      } catch (error) {
        if (signal.aborted) return null;
        advice = 'none';
        throw error;
      } finally {
        if (!signal.aborted) changed();
      }
    },
    clear() {
      question.abort();
      question = new AbortController();
      advice = 'none';
      asked = null;
    },
    close() {
      question.abort();
      thinking.close();
    },
  };
};
