import { toJson } from '../../../base/to-json.js';
import { countHand, chooseHelp, findSameHelp, countHelp, type HelpCounts } from '../../../help/fading.js';
import { helpsFor, type Help } from '../../../help/help.js';
import type { View } from '../../../game/view.js';
import { loadHelp } from '../../../i18n/help.js';
import { reportThrown, type ElementHost } from '../../shell/host.js';
import type { Keeper } from '../../shell/storage/keeper.js';
import { handKey } from '../../../table/hand-key.js';
import type { TableModel } from '../../../table/model.js';
import type { Topics } from '../../table/context.js';
import { helpStyles } from './help-styles.js';
import { helpSentence } from './help-text.js';
import { adoptStyles } from '../../shell/adopt-styles.js';
import { wordingOf } from '../../shell/language/wording.js';

/** A question's explanation. */
export interface Explanation {
  readonly text: string;
  /** The text's language, which can differ from the table's. */
  readonly language: string;
}

/** Explains the questions of one game. */
export interface Explainer {
  /** Returns the visible question's explanation, or null. The same question always has the same explanation. */
  explain(): Explanation | null;
}

type Counts = HelpCounts['hands'];

/** Counts of explanations in finished hands, for tables without storage; kept for as long as the element exists. */
const countsInMemory = new WeakMap<ElementHost, Counts>();

const readCounts = (value: unknown): Counts => {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, count]) => Number.isSafeInteger(count) && count > 0));
};

/** Returns the stored counts. If they cannot be read, counting starts from zero and the explanations appear again. */
const loadCounts = (host: ElementHost, keeper: Keeper): Counts => {
  if (!keeper.isOn) return countsInMemory.get(host) ?? {};
  try {
    return readCounts(keeper.read('help'));
  } catch {
    return {};
  }
};

const storeCounts = (host: ElementHost, keeper: Keeper, counts: Counts): void => {
  countsInMemory.set(host, counts);
  keeper.write('help', counts);
};

/** Returns whether a phone lacks room for help, because the visitor's card is in the trick. */
const isCrowded = ({ layout, trick }: TableModel): boolean =>
  layout.form === 'upright' && layout.width < 480 && trick.some(({ position }) => position === 'bottom');

/** Returns a question's key. The key stays the same when the question is rendered again or when a partner signals. */
const questionOf = (view: View): string =>
  toJson([handKey(view), view.phase, view.pending, view.hand, view.trick, view.announcement, view.tricks]);

/** Creates the explainer. Rejects with code `load-failed` if the texts cannot be loaded. */
export const createExplainer = async (
  { element, people, picture, speech }: Topics<'element' | 'people' | 'picture' | 'speech'>,
  keeper: Keeper,
): Promise<Explainer> => {
  const { host, look, preferences, signal } = element;
  const failed = (error: unknown): void => reportThrown(host, error, 'load-failed');
  const wording = await wordingOf(look, loadHelp, failed);
  if (!signal.aborted) adoptStyles(host, [helpStyles], signal);
  let counts: HelpCounts = { hands: loadCounts(host, keeper), thisHand: {} };
  let hand: string | null = null;
  let question: string | null = null;
  let help: Help | null = null;

  const wordsOf = (what: Help): string => helpSentence(wording.texts.messages[look.deck.name], what);

  /** Starts a new hand and adds the previous hand's explanations to the stored counts. */
  const startHand = (view: View): void => {
    if (hand !== null && hand !== handKey(view)) {
      counts = { hands: loadCounts(host, keeper), thisHand: counts.thisHand };
      counts = countHand(counts);
      storeCounts(host, keeper, counts.hands);
    }
    hand = handKey(view);
  };

  /** The last line announced by the help. The next announcement does not repeat this line. */
  let lastAnnounced = '';
  /** Announces the explanation together with the last event, so that the explanation does not replace the event. */
  const announceAfterLast = (line: string): void => {
    const { lastLine } = speech;
    speech.announce(lastLine === lastAnnounced ? line : `${lastLine} ${line}`.trim());
    lastAnnounced = speech.lastLine;
  };

  return {
    explain() {
      const { model, snapshot } = picture.presenter;
      const { view } = snapshot;
      if (!model.isOwnTurn || isCrowded(model)) return null;
      const fades = preferences.of('help') === 'fading';
      wording.follow(() => host.requestUpdate());
      const asked = `${questionOf(view)} ${fades}`;
      const helps = helpsFor(view, people.names());
      const before = asked === question ? help : null;
      help = findSameHelp(before, helps);
      if (asked !== question || (before && !help)) {
        question = asked;
        startHand(view);
        help = chooseHelp(helps, counts, fades);
        if (help) {
          counts = countHelp(counts, help);
          announceAfterLast(wordsOf(help));
        }
      }
      return help && { text: wordsOf(help), language: wording.texts.language };
    },
  };
};
