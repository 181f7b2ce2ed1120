/** The bidding of a bettor in the first hand of a game, before it knows its opponent. */
import { gameEquityFor } from '../../src/players/bidding/equity.js';
import { CERTAIN, scoreAfter } from '../../src/players/bidding/equity-model.js';
import type { HandEquity } from '../../src/players/bidding/hand-equity.js';
import type { PlayerCount } from '../../src/rules/seats.js';
import type { RuleSet } from '../../src/rules/variants.js';
import { emptyConduct } from './play-bids.js';
import type { Bettor, BettorView } from './bettors.js';
import type { BidPolicy } from './hand-values.js';
import { chanceOf, type Instant, type Of } from './instants.js';

/** The equities of the forehand's and of the dealer's party. */
export type PartyEquities = readonly [HandEquity, HandEquity];

/** Returns the equities at 0:0 under these rules. */
export const equitiesAtStart = (rules: RuleSet): PartyEquities => {
  const equity = gameEquityFor(rules);
  // The dealer's party has the forehand in the next hand.
  const equityOf = (leads: boolean): HandEquity => ({
    won: (points) => equity(scoreAfter([0, 0], 0, points), leads),
    lost: (points) => equity(scoreAfter([0, 0], 1, points), leads),
  });
  return [equityOf(false), equityOf(true)];
};

/** Worth of a point if all points are worth the same. */
const POINT = CERTAIN / 64;
const EVEN: HandEquity = {
  won: (points) => CERTAIN / 2 + POINT * points,
  lost: (points) => CERTAIN / 2 - POINT * points,
};
/** Equities in which all points are worth the same. */
export const EVEN_EQUITIES: PartyEquities = [EVEN, EVEN];

/** Returns the result of a function for a situation from a cache, since many hands contain the same situations. */
const cached = <Result>(find: (instant: Instant, party: Of, from: number) => Result): typeof find => {
  const known = new Map<string, Result>();
  return (instant, party, from) => {
    const key = [instant.trick, instant.lead, party, chanceOf(instant, party), from].join();
    let result = known.get(key);
    if (result === undefined) known.set(key, (result = find(instant, party, from)));
    return result;
  };
};

/** Returns the bidding of a bettor in the first hand. */
export const policyInFirstHand = (bettor: Bettor, players: PlayerCount, equities: PartyEquities): BidPolicy => {
  const viewAt = (instant: Instant, party: Of, from: number): BettorView => ({
    players,
    trick: instant.trick,
    lead: instant.lead,
    chance: chanceOf(instant, party),
    equity: equities[party],
    from,
    to: from + 1,
    mayBeRaised: true,
    seen: emptyConduct(),
  });
  return {
    bid: cached((...at) => bettor.bid(viewAt(...at))),
    answer: cached((...at) => bettor.answer(viewAt(...at))),
  };
};
