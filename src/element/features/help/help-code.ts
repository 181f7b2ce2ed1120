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

/** The explanation of a question. */
export interface Explanation {
  readonly text: string;
  /** Its language, which may be another than the table's. */
  readonly language: string;
}

/** Explains the questions of one game. */
export interface Explainer {
  /** What is explained of the question that is shown; null: nothing. The same question has the same explanation. */
  now(): Explanation | null;
}

type Counts = HelpCounts['hands'];

/** What was told at a table in the hands that are over; where nothing is kept it lasts as long as the table. */
const remembered = new WeakMap<ElementHost, Counts>();

const readCounts = (value: unknown): Counts => {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(([, count]) => Number.isSafeInteger(count) && count > 0));
};

/** What was kept and cannot be read is told anew. */
const recall = (host: ElementHost, keeper: Keeper): Counts => {
  if (!keeper.isOn) return remembered.get(host) ?? {};
  try {
    return readCounts(keeper.read('help'));
  } catch {
    return {};
  }
};

const keep = (host: ElementHost, keeper: Keeper, counts: Counts): void => {
  remembered.set(host, counts);
  keeper.write('help', counts);
};

/** Whether a phone has no room for it: one's own card lies in the trick, or all ranks are to be chosen from. */
const isCrowded = ({ layout, trick, choices }: TableModel): boolean =>
  layout.form === 'upright' &&
  ((layout.width < 480 && trick.some(({ position }) => position === 'bottom')) ||
    (layout.width < 360 && choices.some(({ label }) => label.kind === 'schlag')));

/** Of the same question, however often it is shown and whatever is signalled meanwhile. */
const questionOf = (view: View): string =>
  toJson([handKey(view), view.phase, view.pending, view.hand, view.trick, view.announcement, view.tricks]);

/** Rejects with `load-failed` if there are no words for it. */
export const createExplainer = async (
  { element, people, picture, speech }: Topics<'element' | 'people' | 'picture' | 'speech'>,
  keeper: Keeper,
): Promise<Explainer> => {
  const { host, look, preferences, signal } = element;
  const failed = (error: unknown): void => reportThrown(host, error, 'load-failed');
  const wording = await wordingOf(look, loadHelp, failed);
  if (!signal.aborted) adoptStyles(host, [helpStyles], signal);
  let told: HelpCounts = { hands: recall(host, keeper), thisHand: {} };
  let hand: string | null = null;
  let question: string | null = null;
  let help: Help | null = null;

  const wordsOf = (what: Help): string => helpSentence(wording.texts.messages[look.deck.name], what);

  /** What was told in a hand counts from its end on. */
  const turnTo = (view: View): void => {
    if (hand !== null && hand !== handKey(view)) {
      told = { hands: recall(host, keeper), thisHand: told.thisHand };
      told = countHand(told);
      keep(host, keeper, told.hands);
    }
    hand = handKey(view);
  };

  /** What stood there last: without anything new it is not said again. */
  let said = '';
  /** It is said after what has just happened, which is not to be lost. */
  const sayToo = (line: string): void => {
    const { lastLine } = speech;
    speech.announce(lastLine === said ? line : `${lastLine} ${line}`.trim());
    said = speech.lastLine;
  };

  return {
    now() {
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
        turnTo(view);
        help = chooseHelp(helps, told, fades);
        if (help) {
          told = countHelp(told, help);
          sayToo(wordsOf(help));
        }
      }
      return help && { text: wordsOf(help), language: wording.texts.language };
    },
  };
};
