import assert from 'node:assert/strict';
import { test } from 'node:test';
import type fc from 'fast-check';
import { deduce, type Excluded } from '../../../src/players/deduction/deduce.js';
import { createGame, type Game } from '../../../src/game/game.js';
import type { Action } from '../../../src/game/action.js';
import type { View } from '../../../src/game/view.js';
import { canGiveSchlag, schlagOfCard, type Announcement } from '../../../src/rules/announce.js';
import { deckOf, suitOf, type Card } from '../../../src/rules/card.js';
import { legalCards } from '../../../src/rules/follow.js';
import { trickWinner } from '../../../src/rules/order.js';
import { randomFrom, shuffled, type Random } from '../../../src/rules/random.js';
import { announcersOf, forehandOf, seatsOf } from '../../../src/rules/seats.js';
import { defineRules, VARIANT_IDS, type RuleSet, type VariantId } from '../../../src/rules/variants.js';
import { toCompatibleOptions, anyOptions } from '../../rules/any-rules.js';
import { seats } from '../../game/table.js';
import { knowledgeOf } from '../../../src/players/worlds/knowledge.js';
import { runs } from '../../runs.js';
import { sampleUntil } from '../../until.js';
import { witnesses, type Witness } from './brute-force.js';

/** Rules for four players in blind play: every such variant, and a variant with an open stock. */
const BLIND: readonly RuleSet[] = [
  ...VARIANT_IDS.map((id) => defineRules(id)).filter(({ announcement }) => announcement !== 'open'),
  // The open top card of the stock is dealt to the forehand.
  defineRules('toblach-blind', { stockTop: 'open', schoeneres: 'announcers', schoeneresFrom: 'stock' }),
];

/** Any other rules for four players in blind play. */
const anyBlind: fc.Arbitrary<RuleSet> = anyOptions
  .map(({ variant, options }) =>
    toCompatibleOptions({
      variant,
      options: {
        ...options,
        players: 4,
        announcement: options.announcement === 'open' ? 'blind-chosen' : options.announcement,
      },
    }),
  )
  .map(({ variant, options }) => defineRules(variant, options));

const ENDING: readonly Action['type'][] = ['fold', 'farbe'];
const isSeldom = (action: Action): boolean =>
  ENDING.includes(action.type) || 'penalty' in action || (action.type === 'decide' && !action.play);

/** Returns a random action, preferably one that does not end the hand early. */
const anyAction = (game: Game, luck: Random): Action => {
  const legal = seats(game).flatMap((seat) => game.legalActions(seat));
  const usual = legal.filter((action) => !isSeldom(action));
  const from = usual.length > 0 ? usual : legal;
  return from[luck(from.length)];
};

/** Creates a game with the first hand dealt: set up, or from the pack if cards are seen or taken at the cut. */
const newGame = (rules: RuleSet, luck: Random): Game => {
  const pack = shuffled(deckOf(rules.pack), luck);
  const hands = seatsOf(4).map((seat) => pack.slice(seat * 5, seat * 5 + 5));
  const setup = {
    dealer: luck(4),
    score: [luck(rules.target - 3), luck(rules.target - 3)],
    ...(rules.cut === 'plain' && { hands, stock: pack.slice(20) }),
  };
  return createGame({ seed: `${luck(1e9)}`, rules, setup });
};

/** Plays a hand at random. Calls `each` whenever the announcement is complete and a card is due. */
const playHand = (rules: RuleSet, luck: Random, each: (game: Game) => void): void => {
  const game = newGame(rules, luck);
  for (let actions = 0; actions < 200 && game.view(null).result === null; actions++) {
    const { phase, pending } = game.view(null);
    const isAnnounced = phase === 'play' || (phase === 'decide' && game.rules.decideAt === 'announced');
    if (isAnnounced || (phase === 'answer' && pending?.type === 'bid')) each(game);
    game.act(anyAction(game, luck));
  }
};

const keyOf = ({ schlag, trumpf }: Announcement): string => `${schlag} ${trumpf}`;

/** Replays the game with the cards of a witness. Returns the view that the seat would have in that game. */
const viewUnder = (game: Game, seat: number, { dealt, shown }: Witness): View => {
  const { actions, rules, setup, seed } = game.record();
  const put = setup?.hands ?? [];
  const dealer = game.view(null).dealer as number;
  const forehand = forehandOf(rules, dealer);
  const last = (cards: readonly Card[], card: Card): Card[] => [...cards.filter((other) => other !== card), card];
  const hands = dealt.map((cards, other) => {
    if (other === seat) return put[seat];
    return other === forehand ? last(cards, shown[0]) : other === dealer ? last(cards, shown[1]) : cards;
  });
  const { stockTop } = game.view(null);
  const stock = stockTop && [
    stockTop,
    ...deckOf(rules.pack).filter((card) => card !== stockTop && !hands.flat().includes(card)),
  ];
  const again = createGame({ seed, rules, setup: { ...setup, hands, stock: stock ?? undefined } });
  for (const action of actions) {
    if (action.type !== 'show') again.act(action);
    else again.act({ ...action, card: shown[action.seat === forehand ? 0 : 1] });
  }
  return again.view(seat);
};

/** Whether a reason agrees with all information available to the seat. */
const isTrue = (view: View, { schlag, trumpf, because, tricks }: Excluded): boolean => {
  const pair = { schlag, trumpf };
  const { rules, history } = view;
  const plays = history
    .slice(history.map(({ type }) => type).lastIndexOf('deal'))
    .flatMap((event) => (event.type === 'play' ? event : []));
  const isPlay = (seat: number, card: Card): boolean =>
    plays.some((play, index) => play.seat === seat && play.card === card && tricks.includes(Math.floor(index / 4) + 1));
  const binds = (card: Card, led: Card, held: Card): boolean =>
    !legalCards(rules, pair, { hand: [card, held], trick: [led], announcer: true }).includes(card);
  // Only the forehand can have a known card: the top card of the stock, dealt in a Schöneres.
  const [dealtTop] = knowledgeOf(view).knownHands[view.forehand as number];
  const isKnownHand = (seat: number): boolean =>
    view.handSizes[seat] === (seat === view.forehand && dealtTop !== undefined ? 1 : 0);
  const isSeenElsewhere = (card: Card, seat: number): boolean =>
    [...view.hand, view.peeked, view.stockTop, ...(view.stockSeen ?? [])].includes(card) ||
    plays.some((play) => play.card === card && play.seat !== seat);
  const isAway = (card: Card, seat: number): boolean => {
    if (card === dealtTop) return seat !== view.forehand;
    return isKnownHand(seat)
      ? !plays.some((play) => play.seat === seat && play.card === card)
      : isSeenElsewhere(card, seat);
  };
  const ofSchlag = deckOf(rules.pack).filter((card) => canGiveSchlag(rules, card) && schlagOfCard(card) === schlag);
  const ofTrumpf = deckOf(rules.pack).filter((card) => suitOf(card) === trumpf);
  const unplayed = (cards: readonly Card[]): readonly Card[] => cards.filter((card) => !isAway(card, -1));
  switch (because.key) {
    case 'trick-taken': {
      const { seat, card, other, better } = because.params;
      const cards = plays.slice(4 * tricks[0] - 4, 4 * tricks[0]).map((play) => play.card);
      return cards[trickWinner(rules, pair, cards)] === better && isPlay(seat, card) && isPlay(other, better);
    }
    case 'not-followed': {
      const { seat, card, led, held } = because.params;
      return isPlay(seat, card) && isPlay(seat, held) && binds(card, led, held) && tricks[0] < tricks[1];
    }
    case 'bid-barred':
      return isPlay(because.params.seat, because.params.card) && tricks[0] === 5;
    case 'no-schlag':
      return ofSchlag.every((card) => isAway(card, because.params.seat));
    case 'no-trumpf':
      return ofTrumpf.every((card) => isAway(card, because.params.seat));
    case 'schlag-not-followed':
    case 'trumpf-not-followed': {
      const { seat, card, led } = because.params;
      const half = because.key === 'schlag-not-followed' ? ofSchlag : ofTrumpf;
      return isPlay(seat, card) && unplayed(half).every((held) => binds(card, led, held));
    }
    case 'told':
    case 'no-deal':
      return because.key === 'no-deal';
  }
};

/** Counts of cases, so that the test can check that it covers enough of them. */
const counted = { positions: 0, excluded: 0, replayed: 0, reasons: new Map<string, number>() };

const compare = (game: Game, seat: number | null): void => {
  const view = game.view(seat);
  const describeView = (): string => JSON.stringify({ rules: view.rules, view });
  const { possible, excluded } = deduce(view);
  const tried = witnesses(view);
  assert.deepEqual(
    possible.map(keyOf),
    tried.flatMap(({ pair, witness }) => (witness ? [keyOf(pair)] : [])),
    describeView(),
  );
  assert.deepEqual([...possible, ...excluded].map(keyOf).sort(), tried.map(({ pair }) => keyOf(pair)).sort());
  for (const entry of excluded) assert.ok(isTrue(view, entry), `${JSON.stringify(entry)} ${describeView()}`);
  counted.positions++;
  counted.excluded += excluded.length;
  for (const { because } of excluded) counted.reasons.set(because.key, (counted.reasons.get(because.key) ?? 0) + 1);
  if (seat === null || game.record().setup?.hands === undefined || view.history.some(({ type }) => type === 'redealt'))
    return;
  const found = tried.flatMap(({ witness }) => witness ?? []);
  const witness = found[counted.positions % found.length];
  assert.deepEqual(viewUnder(game, seat, witness), view, describeView());
  counted.replayed++;
};

test('deduce() excludes exactly the pairs that no deal allows, with true reasons', () => {
  const luck = randomFrom('deduce');
  const every = Array.from({ length: runs(1, 100) }).flatMap(() => BLIND);
  const others = sampleUntil(anyBlind, { numRuns: runs(4, 1000), seed: 9 }, () => ({
    positions: counted.positions > runs(30, 5000),
    'pairs that were excluded': counted.excluded > 10 * runs(30, 5000),
    'replayed deals': counted.replayed > runs(6, 1250),
    reasons: counted.reasons.size > runs(4, 6),
  }));
  const compareIn = (rules: RuleSet): void =>
    playHand(rules, luck, (game) => {
      if (luck(4) > 0) return;
      const { dealer, history } = game.view(null);
      const blind = seatsOf(4).filter((seat) => !announcersOf(rules, dealer as number).includes(seat));
      const plays = history.filter(({ type }) => type === 'play').length;
      // If a player took a card at the cut, brute force takes up to 40 s until the first trick is complete.
      if (history.some(({ type }) => type === 'took') && plays < runs(4, 0)) return;
      const isForSpectators = luck(8) === 0 && plays > 3;
      compare(game, isForSpectators ? null : blind[luck(2)]);
    });
  every.forEach(compareIn);
  for (const rules of others) compareIn(rules);
});

const DEALER = 0;
const FOREHAND = 1;
const BLIND_SEATS = [2, 3];

/** Creates a game in which seat 0 deals, seat 1 leads, and both announcers show their last cards. */
const shownIn = (variant: VariantId, hands: readonly string[], rules: Partial<RuleSet> = {}): Game => {
  const dealt = hands.map((hand) => hand.split(' ') as Card[]);
  const game = createGame({
    seed: 'deduce',
    rules: defineRules(variant, { schoeneres: 'none', ...rules }),
    setup: { dealer: DEALER, hands: dealt },
  });
  for (const seat of [FOREHAND, DEALER]) game.act({ type: 'show', seat, card: dealt[seat][4] });
  return game;
};

const played = (game: Game, words: string): Game => {
  for (const card of words.split(' ')) game.act({ type: 'play', seat: game.toAct[0], card: card as Card });
  return game;
};

const excludedIn = (view: View, schlag: string, trumpf: string): Excluded | undefined =>
  deduce(view).excluded.find((pair) => pair.schlag === schlag && pair.trumpf === trumpf);

test('a nine that beats the led ace belongs to the Schlag or the Trumpf', () => {
  const game = shownIn('blind', ['SK HA LA L7 HO', 'SA EO LK HU L9', 'E9 EU H8 S10 E7', 'LO S7 H7 LU EK']);
  const view = played(game, 'SA E9 LO SK').view(3);
  const { possible } = deduce(view);
  assert.ok(possible.some(({ schlag, trumpf }) => schlag === '9' && trumpf === 'H'));
  for (const { schlag, trumpf } of possible) assert.ok(schlag === '9' || trumpf === 'E', `${schlag} ${trumpf}`);
  assert.deepEqual(excludedIn(view, '8', 'H'), {
    schlag: '8',
    trumpf: 'H',
    because: { key: 'trick-taken', params: { seat: 2, card: 'E9', other: FOREHAND, better: 'SA' } },
    tricks: [1],
  });
});

test('a seat that holds all four cards of a rank excludes that rank as the Schlag', () => {
  const game = shownIn('blind', ['SK HA LA L7 HO', 'SA EO LK HU L9', 'E8 L8 H8 S8 E7', 'LO S7 H7 LU EK']);
  assert.deepEqual(excludedIn(game.view(2), '8', 'H'), {
    schlag: '8',
    trumpf: 'H',
    because: { key: 'no-schlag', params: { seat: FOREHAND, schlag: '8' } },
    tricks: [],
  });
  assert.equal(deduce(game.view(3)).excluded.length, 0);
});

test("an announcer's bid in the last trick restricts the announcer's last card", () => {
  const game = shownIn('blind', ['EO LO SO L8 HA', 'EA LK HK SK H9', 'EK LA HO SU S8', 'EU LU HU SA E10']);
  played(game, 'EA EK EU EO LK LA LU LO HO HU HA HK SO SK SU SA E10 L8');
  game.act({ type: 'bid', seat: FOREHAND, to: 3 });
  game.act({ type: 'hold', seat: 2 });
  // The aces took all tricks, so they can be the Schlag. The card that allowed the bid is not visible yet.
  assert.equal(excludedIn(game.view(2), 'A', 'S'), undefined);
  played(game, 'H9');
  assert.deepEqual(excludedIn(game.view(2), 'A', 'S'), {
    schlag: 'A',
    trumpf: 'S',
    because: { key: 'bid-barred', params: { seat: FOREHAND, card: 'H9', led: 'E10' } },
    tricks: [5],
  });
  assert.equal(excludedIn(game.view(2), 'A', 'H'), undefined);
  compare(game, 2);
});

test('deduce() returns only the announced pair to an announcer, and all pairs before the announcement', () => {
  const hands = ['SK HA LA L7 HO', 'SA EO LK HU L9', 'E9 EU H8 S10 E7', 'LO S7 H7 LU EK'];
  const game = shownIn('blind', hands);
  for (const seat of [DEALER, FOREHAND]) {
    const { possible, excluded } = deduce(game.view(seat));
    assert.deepEqual(possible, [{ schlag: '9', trumpf: 'H' }]);
    assert.ok(excluded.every(({ because, tricks }) => because.key === 'told' && tricks.length === 0));
    assert.equal(excluded.length, 35);
  }
  const fresh = createGame({ rules: defineRules('ladinisch'), seed: 'fresh', setup: { dealer: DEALER } });
  for (const seat of seats(fresh)) assert.equal(deduce(fresh.view(seat)).possible.length, 36);
  fresh.act({ type: 'cut', seat: 3 });
  const { hand } = fresh.view(FOREHAND);
  fresh.act({ type: 'show', seat: FOREHAND, card: hand[0] });
  assert.equal(deduce(fresh.view(DEALER)).possible.length, 4, 'the dealer knows the Schlag');
  for (const seat of BLIND_SEATS) assert.equal(deduce(fresh.view(seat)).possible.length, 36);
});
