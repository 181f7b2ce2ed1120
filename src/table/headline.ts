import type { Party } from '../i18n/party.js';
import type { Text } from '../i18n/text.js';

/** A status as the prompt shows it. Screen readers announce the sentences of the status. */
export interface Headline {
  /** The main point in a few words; `null` if the status has only sentences. */
  readonly heading: Text | null;
  /** Short phrases for one line below the heading. */
  readonly phrases: readonly Text[];
  readonly sentences: readonly Text[];
}

type Short = Partial<Pick<Headline, 'heading' | 'phrases'>>;

/** Returns the short form of a question whose consequences are on the buttons; `null` for other texts. */
const shortQuestion = (text: Text): Short | null => {
  switch (text.key) {
    case 'asked-bid':
    case 'asked-bid-farbe':
      return { heading: { key: 'line-bid', params: { name: text.params.name, own: false, to: text.params.to } } };
    case 'decide-forced':
      return {
        heading: { key: 'why-gestrichen', params: text.params },
        phrases: text.params.four ? [{ key: 'why-four' }] : [],
      };
    default:
      return null;
  }
};

const pointsFor = (count: number, party: Party): Text => ({ key: 'result-points', params: { count, ...party } });

/** Returns the short form of a result; `null` for other texts. */
const shortResult = (text: Text): Short | null => {
  switch (text.key) {
    case 'hand-won-by':
    case 'game-won-by':
      return { heading: text };
    case 'hand-won':
      return { heading: { key: 'result-won' }, phrases: [pointsFor(text.params.count, text.params.us)] };
    case 'hand-lost':
      return { heading: { key: 'result-lost' }, phrases: [pointsFor(text.params.count, text.params.opponents)] };
    case 'game-won':
      return { heading: { key: 'result-game-won', params: text.params } };
    case 'game-lost':
      return { heading: { key: 'result-game-lost', params: text.params } };
    case 'kind-normal':
      return { phrases: [{ key: 'result-bummerl', params: text.params }] };
    case 'kind-schneider':
      return { phrases: [{ key: 'finale-schneider' }, { key: 'result-bummerl', params: text.params }] };
    case 'kind-retourschneider':
      return { phrases: [{ key: 'finale-retourschneider' }, { key: 'result-bummerl', params: text.params }] };
    default:
      return text.key === 'tricks' || text.key.startsWith('reason-') ? { phrases: [text] } : null;
  }
};

/**
 * Returns the heading, the phrases and the remaining sentences of a status.
 * @param hasNotes whether the buttons show the consequences of the answers
 */
export const headlineOf = (status: readonly Text[], hasNotes: boolean): Headline =>
  status.reduce<Headline>(
    (before, text) => {
      const short = (hasNotes ? shortQuestion(text) : null) ?? shortResult(text);
      if (!short) return { ...before, sentences: [...before.sentences, text] };
      return {
        ...before,
        heading: short.heading ?? before.heading,
        phrases: [...before.phrases, ...(short.phrases ?? [])],
      };
    },
    { heading: null, phrases: [], sentences: [] },
  );
