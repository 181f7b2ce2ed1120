import assert from 'node:assert/strict';
import type { Action } from '../../src/game/action.js';
import type { Fact, GameResult, HandResult } from '../../src/game/fact.js';
import type { Card } from '../../src/rules/card.js';
import { itemAt } from '../../src/rules/item-at.js';
import { opponentsOf, partyOf, sideOf, sidesOf, type Seat, type Side } from '../../src/rules/seats.js';
import type { RuleSet } from '../../src/rules/variants.js';

const BUMMERL = { normal: 1, schneider: 2, retourschneider: 4 } as const;

/** Creates an independent scorekeeper that computes a game's score according to the rules (RULES.md sections 6 to 8). */
export const createScorekeeper = (rules: RuleSet) => {
  const { players, target } = rules;
  const sides = sidesOf(players);
  const bummerl = sides.map(() => 0);
  let score = sides.map(() => 0);
  let dealer: Seat = 0;
  /** With `take-turns`, the seat after the dealer rests. */
  const resting = (): Seat | null => (players === 3 && rules.threePlayer === 'take-turns' ? (dealer + 1) % 3 : null);
  let value = 2;
  let offered: { readonly seat: Seat; readonly to: number } | null = null;
  let tricks: Seat[] = [];
  let broken: { readonly seat: Seat; readonly points: number; readonly isRevoke: boolean } | null = null;
  /** The seat that took a card other than a Kritischer at the cut, and the cards that the seat has played since. */
  let bluffer: Seat | null = null;
  let bluffed: Card[] = [];
  /** Pairs of sides: the first side had 0 while the second side was gestrichen. */
  let behind = new Set<string>();

  const sidesOfSeats = (seats: readonly Seat[]): Side[] =>
    sides.filter((side) => seats.some((seat) => sideOf(players, seat) === side));
  const allied = (seat: Seat): Side[] => sidesOfSeats(partyOf(rules, dealer, seat));
  const against = (seat: Seat): Side[] => sidesOfSeats(opponentsOf(rules, dealer, seat));
  const named = (winners: readonly Side[]) => ({ side: winners[0], ...(players === 3 && { sides: [...winners] }) });

  const write = (change: (points: number, side: Side) => number): void => {
    score = score.map(change);
    for (const side of sides)
      for (const other of sides)
        if (score[side] <= 0 && score[other] >= target - rules.gestrichenAt) behind.add(`${side} ${other}`);
  };

  const forcedValue = (side: Side): number => {
    if (rules.gestrichen === 'forced-three') return 3;
    return rules.gestrichen === 'four' || score[itemAt(against(side), 0)] <= 0 ? 4 : 3;
  };

  const priceOf = (fact: Extract<Fact, { type: 'penalty' }>): number => {
    if (fact.penalty === 'revoke') return rules.revoke === 'hand' ? value : 0;
    const table = offered?.to ?? value;
    if (rules.forbiddenBid === 'bid') return table + 1;
    return fact.penalty === 'gestrichen-bid' && rules.forbiddenBid === 'hand' ? table : 2;
  };

  const onAction = (action: Action, facts: readonly Fact[]): void => {
    if (action.type === 'play' && action.seat === bluffer) bluffed.push(action.card);
    if (facts.some(({ type }) => type === 'penalty')) return;
    if (action.type === 'bid') {
      value = offered?.to ?? value;
      offered = action;
    }
    if (action.type === 'hold') {
      value = offered?.to ?? NaN;
      offered = null;
    }
    if (action.type === 'decide' && action.play) value = forcedValue(sideOf(players, action.seat));
  };

  const handFor = (
    action: Action,
    { reason, sides: winningSides, side }: HandResult,
    facts: readonly Fact[],
  ): readonly [Side[], number] => {
    switch (reason) {
      case 'tricks': {
        const [won] = tricks.filter(
          (seat) => tricks.filter((other) => allied(seat).join() === allied(other).join()).length === 3,
        );
        return [allied(won), value];
      }
      case 'fold':
        return [allied(offered?.seat ?? NaN), value];
      case 'farbe':
        return [winningSides ? [...winningSides] : [side], value];
      case 'maschine': {
        const maschine = facts.find((fact) => fact.type === 'maschine');
        assert.ok(maschine?.type === 'maschine');
        return [allied(maschine.seat), rules.maschine];
      }
      case 'decline':
        return [against(action.seat), rules.gestrichen === 'four' ? rules.refusal : 2];
      case 'penalty':
        return [broken?.isRevoke ? winnersByRevoke(broken.seat) : against(broken?.seat ?? NaN), broken?.points ?? NaN];
    }
  };

  /** The winners after a revoke: the other side or, if the revoke costs exactly one Bummerl, all sides but one. */
  const winnersByRevoke = (seat: Seat): Side[] =>
    rules.revoke === 'bummerl' ? sides.filter((side) => side !== sideOf(players, seat)) : against(seat);

  const gameFor = (winners: readonly Side[], costsOne: boolean): GameResult => {
    const losers = sides
      .filter((side) => !winners.includes(side))
      .map((side) => {
        const cameBack = winners.some((winner) => behind.has(`${winner} ${side}`));
        const byScore = cameBack ? 'retourschneider' : score[side] <= 0 ? 'schneider' : 'normal';
        const kind = costsOne ? 'normal' : byScore;
        return { side, bummerl: BUMMERL[kind], kind } as const;
      });
    for (const loser of losers) bummerl[loser.side] += loser.bummerl;
    const [worst] = losers.filter((loser) => losers.every((other) => other.bummerl <= loser.bummerl));
    return { ...named(winners), score, bummerl: worst.bummerl, kind: worst.kind, ...(players === 3 && { losers }) };
  };

  /** Whether a bluff is revealed: the bluffer has played all five cards without a Kritischer. */
  const isBluffOut = (): boolean =>
    bluffer !== null && bluffed.length === 5 && !bluffed.some((card) => rules.critical.includes(card));

  const onFact = (action: Action, fact: Fact, facts: readonly Fact[]): void => {
    switch (fact.type) {
      case 'deal':
        dealer = fact.dealer;
        assert.equal(fact.resting ?? null, resting());
        [value, offered, tricks, broken] = [2, null, [], null];
        return;
      case 'took':
        assert.ok(fact.card);
        if (!rules.critical.includes(fact.card)) [bluffer, bluffed] = [fact.seat, []];
        return;
      case 'redealt':
        if (bluffer !== null && fact.seats.includes(bluffer)) bluffer = null;
        return;
      case 'trick':
        tricks.push(fact.winner);
        return assert.deepEqual(
          fact.tricks,
          sides.map((side) => tricks.filter((seat) => allied(seat).includes(side)).length),
        );
      case 'penalty':
        broken = {
          seat: fact.seat,
          points: priceOf(fact),
          isRevoke: fact.penalty === 'revoke' && rules.revoke !== 'hand',
        };
        return;
      case 'bluffed':
        assert.equal(fact.seat, bluffer);
        write((points, side) =>
          side === sideOf(players, fact.seat) ? Math.max(rules.debt ? -99 : 0, points - 2) : points,
        );
        return assert.deepEqual(fact.score, score);
      case 'struck':
        assert.ok(score[fact.side] > 0);
        write((points, side) => (side === fact.side ? 0 : points));
        return assert.deepEqual(fact.score, score);
      case 'hand': {
        const [winners, points] = handFor(action, fact, facts);
        assert.equal(
          facts.some(({ type }) => type === 'bluffed'),
          isBluffOut(),
          'a bluff comes out',
        );
        bluffer = null;
        write((old, side) => (winners.includes(side) ? old + points : old));
        const rests = resting() === null ? {} : { resting: resting() };
        assert.ok(points === 0 || !winners.some((side) => side === resting()), 'a resting player scores nothing');
        return assert.deepEqual(fact, {
          type: 'hand',
          ...named(winners),
          ...rests,
          points,
          reason: fact.reason,
          score,
        });
      }
      case 'game': {
        const highest = Math.max(...score);
        const offender = broken?.isRevoke ? broken.seat : null;
        assert.ok(offender !== null || highest >= target, 'a side has reached the target');
        const winners = offender === null ? sides.filter((side) => score[side] === highest) : winnersByRevoke(offender);
        assert.deepEqual(fact, { type: 'game', ...gameFor(winners, offender !== null && rules.revoke === 'bummerl') });
        [score, behind] = [sides.map(() => 0), new Set()];
        return;
      }
      // Facts without points.
      case 'drawn':
      case 'stock-top':
      case 'announced':
      case 'shown':
      case 'swapped':
      case 'hands-swapped':
      case 'revealed':
      case 'maschine':
    }
  };

  return {
    bummerl: bummerl as readonly number[],
    /** Checks an action and its facts. Throws if the table's score differs. */
    observe(action: Action, facts: readonly Fact[]): void {
      onAction(action, facts);
      for (const fact of facts) onFact(action, fact, facts);
      const hand = facts.find(({ type }) => type === 'hand');
      const reached = Math.max(...score) >= target;
      assert.ok(!hand || !reached, 'a game that is won is over');
    },
  };
};
