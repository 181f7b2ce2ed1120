import type { ActionOf } from '../../game/action.js';
import { isBlind, schlagShown, trumpfShown } from '../../rules/announce.js';
import { SUITS, suitOf, WELI, type Card, type Schlag, type Suit } from '../../rules/card.js';
import { roleOf } from '../../rules/order.js';
import { percentOf } from './card-reason.js';
import { chanceNaming, type Outlook } from './outlook.js';
import { promiseOf } from '../choice/questions.js';
import type { Thousandths } from '../choice/rating.js';
import type { Reason } from './reason.js';

/** What the hands of such a seat usually win. */
const usualFor = ({ view, seat }: Outlook): number => percentOf(promiseOf(view, seat));

/** A card that some Trumpf would make the Guter above a Schlag. */
const possibleGuter = ({ view: { rules, hand } }: Outlook, schlag: Schlag): Card | undefined =>
  hand.find((card) => SUITS.some((trumpf) => roleOf(rules, { schlag, trumpf }, card) === 'guter'));

const heldOf = ({ view: { hand, rules } }: Outlook, schlag: Schlag): number =>
  hand.filter(
    (card) =>
      !rules.critical.includes(card) &&
      (schlag === 'weli' ? card === WELI : schlagShown(card) === schlag || (schlag === '6' && card === WELI)),
  ).length;

function* schlagReason(outlook: Outlook, schlag: Schlag): Generator<undefined, Reason> {
  const percent = percentOf(yield* chanceNaming(outlook, { ...outlook.view.announcement, schlag }));
  const count = heldOf(outlook, schlag);
  const guter = possibleGuter(outlook, schlag);
  if (guter !== undefined && count > 0) return { key: 'schlag-guter', params: { schlag, count, guter, percent } };
  return { key: 'schlag-held', params: { schlag, count, percent } };
}

function* trumpfReason(outlook: Outlook, trumpf: Suit): Generator<undefined, Reason> {
  const { view } = outlook;
  const { schlag } = view.announcement;
  const percent = percentOf(yield* chanceNaming(outlook, { ...view.announcement, trumpf }));
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

/** The chances of the hand as it would be named, and the other way round. */
function* bothWays(
  outlook: Outlook,
): Generator<undefined, { readonly stands: Thousandths; readonly swapped: Thousandths }> {
  const { view } = outlook;
  const stands = yield* chanceNaming(outlook, view.announcement);
  if (isBlind(view.rules)) return { stands, swapped: stands };
  return { stands, swapped: yield* chanceNaming(outlook, {}, true) };
}

function* questionReason(
  outlook: Outlook,
  question: 'schoeneres' | 'schlagtausch',
  wanted: boolean,
): Generator<undefined, Reason> {
  const { stands, swapped } = yield* bothWays(outlook);
  const percent = percentOf(stands);
  if (question === 'schlagtausch')
    return { key: wanted ? 'swap' : 'no-swap', params: { percent, other: percentOf(swapped) } };
  return { key: wanted ? 'weak-hand' : 'keeps-hand', params: { percent, usual: usualFor(outlook) } };
}

/** What is named, shown or asked before the play. */
type Announcing = ActionOf<
  'announce-schlag' | 'announce-trumpf' | 'show' | 'ask-schoeneres' | 'ask-schlagtausch' | 'answer'
>;

/** Why an announcer does this. */
export function* announcingReason(outlook: Outlook, action: Announcing): Generator<undefined, Reason> {
  const { view, seat } = outlook;
  switch (action.type) {
    case 'announce-schlag':
      return yield* schlagReason(outlook, action.schlag);
    case 'announce-trumpf':
      return yield* trumpfReason(outlook, action.trumpf);
    case 'show': {
      const card = action.card as Card;
      return seat === view.forehand
        ? yield* schlagReason(outlook, schlagShown(card))
        : yield* trumpfReason(outlook, trumpfShown(card));
    }
    case 'ask-schoeneres':
      return yield* questionReason(outlook, 'schoeneres', true);
    case 'ask-schlagtausch':
      return yield* questionReason(outlook, 'schlagtausch', true);
    case 'answer':
      return yield* questionReason(
        outlook,
        view.pending?.type === 'schlagtausch' ? 'schlagtausch' : 'schoeneres',
        action.accept,
      );
  }
}
