import type { ActionOf } from '../../game/action.js';
import { isBlind, schlagOfCard, trumpfOfCard } from '../../rules/announce.js';
import { SUITS, suitOf, WELI, type Card, type Schlag, type Suit } from '../../rules/card.js';
import { roleOf } from '../../rules/order.js';
import { percentOf } from './card-reason.js';
import { chanceAfterAnnouncing, type Analysis } from './analysis.js';
import { chanceWithNewCards } from '../choice/questions.js';
import type { Thousandths } from '../choice/rating.js';
import type { Reason } from './reason.js';

/** Returns the average percentage of hands that a seat in this position wins with new cards. */
const averageWinPercent = ({ view, seat }: Analysis): number => percentOf(chanceWithNewCards(view, seat));

/** Returns a card in the hand that can become the Guter under this Schlag if the Trumpf is suitable. */
const possibleGuter = ({ view: { rules, hand } }: Analysis, schlag: Schlag): Card | undefined =>
  hand.find((card) => SUITS.some((trumpf) => roleOf(rules, { schlag, trumpf }, card) === 'guter'));

const countOfSchlag = ({ view: { hand, rules } }: Analysis, schlag: Schlag): number =>
  hand.filter(
    (card) =>
      !rules.critical.includes(card) &&
      (schlag === 'weli' ? card === WELI : schlagOfCard(card) === schlag || (schlag === '6' && card === WELI)),
  ).length;

function* schlagReason(analysis: Analysis, schlag: Schlag): Generator<undefined, Reason> {
  const percent = percentOf(yield* chanceAfterAnnouncing(analysis, { ...analysis.view.announcement, schlag }));
  const count = countOfSchlag(analysis, schlag);
  const guter = possibleGuter(analysis, schlag);
  if (guter !== undefined && count > 0) return { key: 'schlag-guter', params: { schlag, count, guter, percent } };
  return { key: 'schlag-held', params: { schlag, count, percent } };
}

function* trumpfReason(analysis: Analysis, trumpf: Suit): Generator<undefined, Reason> {
  const { view } = analysis;
  const { schlag } = view.announcement;
  const percent = percentOf(yield* chanceAfterAnnouncing(analysis, { ...view.announcement, trumpf }));
  const findRole = (role: 'guter' | 'rechter'): Card | undefined =>
    schlag === undefined ? undefined : view.hand.find((card) => roleOf(view.rules, { schlag, trumpf }, card) === role);
  const [guter, rechter] = [findRole('guter'), schlag === 'weli' ? undefined : findRole('rechter')];
  if (guter && rechter) return { key: 'trumpf-both', params: { trumpf, guter, rechter, percent } };
  if (guter) return { key: 'trumpf-guter', params: { trumpf, guter, percent } };
  if (rechter) return { key: 'trumpf-rechter', params: { trumpf, rechter, percent } };
  return {
    key: 'trumpf-held',
    params: { trumpf, count: view.hand.filter((card) => suitOf(card) === trumpf).length, percent },
  };
}

/** Returns the chances of winning the hand without and with a Schlagtausch. */
function* chancesOfSwap(
  analysis: Analysis,
): Generator<undefined, { readonly unchanged: Thousandths; readonly swapped: Thousandths }> {
  const { view } = analysis;
  const unchanged = yield* chanceAfterAnnouncing(analysis, view.announcement);
  if (isBlind(view.rules)) return { unchanged, swapped: unchanged };
  return { unchanged, swapped: yield* chanceAfterAnnouncing(analysis, {}, true) };
}

function* questionReason(
  analysis: Analysis,
  question: 'schoeneres' | 'schlagtausch',
  wanted: boolean,
): Generator<undefined, Reason> {
  const { unchanged, swapped } = yield* chancesOfSwap(analysis);
  const percent = percentOf(unchanged);
  if (question === 'schlagtausch')
    return { key: wanted ? 'swap' : 'no-swap', params: { percent, other: percentOf(swapped) } };
  return { key: wanted ? 'weak-hand' : 'keeps-hand', params: { percent, usual: averageWinPercent(analysis) } };
}

/** Actions of an announcer before the first card. */
type AnnouncementAction = ActionOf<
  'announce-schlag' | 'announce-trumpf' | 'show' | 'ask-schoeneres' | 'ask-schlagtausch' | 'answer'
>;

/** Returns the reason for an action of an announcer. */
export function* reasonForAnnouncement(analysis: Analysis, action: AnnouncementAction): Generator<undefined, Reason> {
  const { view, seat } = analysis;
  switch (action.type) {
    case 'announce-schlag':
      return yield* schlagReason(analysis, action.schlag);
    case 'announce-trumpf':
      return yield* trumpfReason(analysis, action.trumpf);
    case 'show': {
      const card = action.card as Card;
      return seat === view.forehand
        ? yield* schlagReason(analysis, schlagOfCard(card))
        : yield* trumpfReason(analysis, trumpfOfCard(card));
    }
    case 'ask-schoeneres':
      return yield* questionReason(analysis, 'schoeneres', true);
    case 'ask-schlagtausch':
      return yield* questionReason(analysis, 'schlagtausch', true);
    case 'answer':
      return yield* questionReason(
        analysis,
        view.pending?.type === 'schlagtausch' ? 'schlagtausch' : 'schoeneres',
        action.accept,
      );
  }
}
