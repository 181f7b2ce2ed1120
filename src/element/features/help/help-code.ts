import { toJson } from '../../../base/to-json.js';
import { countHand, chooseHelp, findSameHelp, countHelp, type HelpCounts } from '../../../help/fading.js';
import { helpsFor, type Help } from '../../../help/help.js';
import type { View } from '../../../game/view.js';
import { loadHelp } from '../../../i18n/help.js';
import { reportThrown, type ElementHost } from '../../shell/host.js';
import type { Keeper } from '../../shell/storage/keeper.js';
import { handKey } from '../../../table/hand-key.js';
import { isResultBelowHand } from '../../../table/layout/question.js';
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
  /** Whether the explanation is next to the question, because it would cover the visitor's card above the question. */
  readonly isBeside: boolean;
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

/** The table width, in CSS pixels, from which an explanation fits next to a question. */
const BESIDE_FROM_PX = 960;
/** The same width for the result of a hand, which is narrower than a question. */
const BESIDE_RESULT_FROM_PX = 800;

/** The table width, in CSS pixels, below which an explanation with answers is longer than two lines. */
const PHONE_BELOW_PX = 480;

/**
 * The minimum height, in CSS pixels, between the visitor's card and the foot of a question with an explanation. The question
 * can cover the foot of the card.
 */
const EXPLAINED_PX = 100;

type HelpPlace = 'above-answers' | 'beside' | 'none';

/**
 * Returns the place of the help. The visitor's card in the trick and the cards left after a hand stay visible: the help moves
 * next to the question, or disappears on a table that lacks room.
 */
const helpPlace = ({ layout, seats, trick }: TableModel): HelpPlace => {
  const isOver = seats.some(({ over }) => over);
  if (isOver && isResultBelowHand(layout) && layout.width >= BESIDE_RESULT_FROM_PX) return 'beside';
  const own = trick.find(({ position }) => position === 'bottom')?.place.box;
  if (!own || layout.form !== 'upright') return 'above-answers';
  if (layout.width >= BESIDE_FROM_PX) return 'beside';
  const { choices, width } = layout;
  const room = choices.y + choices.height - own.y - own.height;
  return width < PHONE_BELOW_PX || room < EXPLAINED_PX ? 'none' : 'above-answers';
};

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
      const place = helpPlace(model);
      if (!model.isOwnTurn || place === 'none') return null;
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
      return help && { text: wordsOf(help), language: wording.texts.language, isBeside: place === 'beside' };
    },
  };
};
