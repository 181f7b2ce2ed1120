import type { ActionOf } from '../../game/action.js';
import { isBlind, schlagOfCard, trumpfOfCard } from '../../rules/announce.js';
import { SUITS, suitOf, WELI, type Card, type Schlag, type Suit } from '../../rules/card.js';
import { roleOf } from '../../rules/order.js';
import { percentOf } from './card-reason.js';
import { chanceAnnouncing, type Analysis } from './analysis.js';
import { promiseOf } from '../choice/questions.js';
import type { Thousandths } from '../choice/rating.js';
import type { Reason } from './reason.js';

/** The percentage of hands that such a seat wins on average. */
const usualFor = ({ view, seat }: Analysis): number => percentOf(promiseOf(view, seat));

/** A card that some Trumpf would make the Guter above a Schlag. */
const possibleGuter = ({ view: { rules, hand } }: Analysis, schlag: Schlag): Card | undefined =>
  hand.find((card) => SUITS.some((trumpf) => roleOf(rules, { schlag, trumpf }, card) === 'guter'));

const heldOf = ({ view: { hand, rules } }: Analysis, schlag: Schlag): number =>
  hand.filter(
    (card) =>
      !rules.critical.includes(card) &&
      (schlag === 'weli' ? card === WELI : schlagOfCard(card) === schlag || (schlag === '6' && card === WELI)),
  ).length;

function* schlagReason(analysis: Analysis, schlag: Schlag): Generator<undefined, Reason> {
  const percent = percentOf(yield* chanceAnnouncing(analysis, { ...analysis.view.announcement, schlag }));
  const count = heldOf(analysis, schlag);
  const guter = possibleGuter(analysis, schlag);
  if (guter !== undefined && count > 0) return { key: 'schlag-guter', params: { schlag, count, guter, percent } };
  return { key: 'schlag-held', params: { schlag, count, percent } };
}

function* trumpfReason(analysis: Analysis, trumpf: Suit): Generator<undefined, Reason> {
  const { view } = analysis;
  const { schlag } = view.announcement;
  const percent = percentOf(yield* chanceAnnouncing(analysis, { ...view.announcement, trumpf }));
  const holding = (role: 'guter' | 'rechter'): Card | undefined =>
    schlag === undefined ? undefined : view.hand.find((card) => roleOf(view.rules, { schlag, trumpf }, card) === role);
  const [guter, rechter] = [holding('guter'), schlag === 'weli' ? undefined : holding('rechter')];
  if (guter && rechter) return { key: 'trumpf-both', params: { trumpf, guter, rechter, percent } };
  if (guter) return { key: 'trumpf-guter', params: { trumpf, guter, percent } };
  if (rechter) return { key: 'trumpf-rechter', params: { trumpf, rechter, percent } };
  return {
    key: 'trumpf-held',
    params: { trumpf, count: view.hand.filter((card) => suitOf(card) === trumpf).length, percent },
  };
}

/** The chance of the hand as it is, and after a Schlagtausch. */
function* bothWays(
  analysis: Analysis,
): Generator<undefined, { readonly stands: Thousandths; readonly swapped: Thousandths }> {
  const { view } = analysis;
  const stands = yield* chanceAnnouncing(analysis, view.announcement);
  if (isBlind(view.rules)) return { stands, swapped: stands };
  return { stands, swapped: yield* chanceAnnouncing(analysis, {}, true) };
}

function* questionReason(
  analysis: Analysis,
  question: 'schoeneres' | 'schlagtausch',
  wanted: boolean,
): Generator<undefined, Reason> {
  const { stands, swapped } = yield* bothWays(analysis);
  const percent = percentOf(stands);
  if (question === 'schlagtausch')
    return { key: wanted ? 'swap' : 'no-swap', params: { percent, other: percentOf(swapped) } };
  return { key: wanted ? 'weak-hand' : 'keeps-hand', params: { percent, usual: usualFor(analysis) } };
}

/** What can be announced, shown or asked before the play. */
type Announcing = ActionOf<
  'announce-schlag' | 'announce-trumpf' | 'show' | 'ask-schoeneres' | 'ask-schlagtausch' | 'answer'
>;

/** The reason for an action of an announcer. */
export function* announcingReason(analysis: Analysis, action: Announcing): Generator<undefined, Reason> {
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
