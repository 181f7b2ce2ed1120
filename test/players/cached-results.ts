/** Returns all values that rules and players cache by rule options, as text. */
import type { View } from '../../src/game/view.js';
import { SIGNS } from '../../src/game/sign.js';
import { gameEquityFor, silentEquityFor } from '../../src/players/bidding/equity.js';
import { handEquityFor } from '../../src/players/bidding/hand-equity.js';
import { cardLookupFor } from '../../src/players/cards/card-lookup.js';
import { powersOf } from '../../src/players/cards/strength.js';
import { meaningOf } from '../../src/players/signals/sign-meaning.js';
import { announcementModelFor, MAX_LIKELIHOODS } from '../../src/players/worlds/announcement-model.js';
import { deckOf } from '../../src/rules/card.js';
import { legalCards } from '../../src/rules/follow.js';
import { rankCards } from '../../src/rules/order.js';
import type { Announcement } from '../../src/rules/announce.js';
import type { RuleSet } from '../../src/rules/variants.js';

const likelihoodsOf = (fill: (likelihoods: Float64Array) => void): Float64Array => {
  const likelihoods = new Float64Array(MAX_LIKELIHOODS);
  fill(likelihoods);
  return likelihoods;
};

const equities = (rules: RuleSet): unknown => {
  const { players, target } = rules;
  if (players === 3) {
    const view = { players, rules, score: [target - 3, target - 5, target - 2], dealer: 1 } as unknown as View;
    const { won, lost } = handEquityFor(view, 0);
    return [won(2), lost(2), won(3), lost(3)];
  }
  const [equity, silent] = [gameEquityFor(rules), silentEquityFor(rules)];
  return [target - 1, target - 2, target - 6].flatMap((ours) =>
    [target - 1, target - 7].flatMap((theirs) => [equity([ours, theirs], true), silent([ours, theirs], false)]),
  );
};

/** Returns the results for these rules and this announcement. */
export const resultsFor = (rules: RuleSet, announcement: Announcement): string => {
  const deck = deckOf(rules.pack);
  const hand = deck.filter((_, code) => code % 7 === 2).slice(0, 5);
  const model = announcementModelFor(rules);
  const codes = [1, 8, 15, 22, 29];
  return JSON.stringify({
    order: rankCards(rules, announcement),
    legal: deck.map((lead) => legalCards(rules, announcement, { hand, trick: [lead], announcer: true })),
    tables: cardLookupFor(rules)(announcement),
    powers: powersOf(rules, announcement),
    signs: SIGNS.map((sign) => meaningOf(rules, announcement, sign)),
    schlaege: model.schlaege,
    announced: [
      likelihoodsOf((list) => model.ofSchlag(codes, list)),
      likelihoodsOf((list) => model.ofTrumpf(codes, 0, list)),
      likelihoodsOf((list) => model.ofSchlagShown(codes, list)),
      likelihoodsOf((list) => model.ofTrumpfShown(codes, -1, list)),
    ],
    equities: equities(rules),
  });
};
