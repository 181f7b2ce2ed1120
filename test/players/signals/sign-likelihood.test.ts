import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runToEnd } from '../../../tools/arena/player.js';
import type { Action } from '../../../src/game/action.js';
import type { Sign } from '../../../src/game/sign.js';
import type { View } from '../../../src/game/view.js';
import { honestyIn } from '../../../src/players/signals/given-signs.js';
import { knowledgeOf } from '../../../src/players/worlds/knowledge.js';
import type { World } from '../../../src/players/worlds/world.js';
import { skillOf, type Level } from '../../../src/players/level.js';
import { decisionContext } from '../../../src/players/decision-context.js';
import { imaginedWorlds } from '../../../src/players/worlds/imagined-worlds.js';
import { questionLikelihood } from '../../../src/players/worlds/question-likelihood.js';
import { codesOf } from '../../../src/players/cards/card-lookup.js';
import { lieWeight, signLikelihood } from '../../../src/players/signals/sign-likelihood.js';
import type { Card } from '../../../src/rules/card.js';
import type { Seat } from '../../../src/rules/seats.js';
import { announced, dealt, play, type Hands } from '../played.js';

const DEUTEN = { rules: { signals: true, schoeneres: 'none', schlagtausch: 'none' } } as const;

/** Hearts are the Trumpf and eights are the Schlag. Seat 1 leads, and seat 3 is the partner of seat 1. */
const HANDS: Hands = ['HA E7 L7 S7 E10', 'HK EA LA SK LK', 'HU EO LO SO EU', 'L8 S8 H10 SA L9'];

const worldsOf = (view: View, level: Level = 'strong'): readonly World[] =>
  runToEnd(imaginedWorlds(decisionContext(view, view.seat as Seat, skillOf(level), 'belief')));

/** Returns the share of the worlds, by weight, in which a seat holds one of these cards. */
const shareWith = (worlds: readonly World[], seat: Seat, cards: readonly Card[]): number => {
  const weightOf = (some: readonly World[]): number => some.reduce((sum, { weight }) => sum + weight, 0);
  const codes = codesOf(33);
  return weightOf(worlds.filter(({ owners }) => cards.some((card) => owners[codes[card]] === seat))) / weightOf(worlds);
};

const EIGHTS: readonly Card[] = ['E8', 'L8', 'H8', 'S8'];

const signed = (seat: Seat, sign: Sign): ReturnType<typeof announced> => {
  const game = announced(HANDS, DEUTEN);
  game.act({ type: 'signal', seat, sign });
  return game;
};

test('a sign shifts the sampled worlds towards its meaning, strongly for a partner and slightly for an opponent', () => {
  const quiet = announced(HANDS, DEUTEN).view(1);
  const heard = (seat: Seat, level: Level): number =>
    shareWith(worldsOf(signed(seat, '8').view(1), level), seat, EIGHTS);
  const before = [2, 3].map((seat) => shareWith(worldsOf(quiet), seat, EIGHTS));
  assert.ok(heard(3, 'strong') > 0.85 && before[1] < 0.65, `${before[1]}, then ${heard(3, 'strong')}`);
  assert.ok(
    heard(2, 'strong') > before[0] + 0.03 && heard(2, 'strong') < 0.85,
    `${before[0]}, then ${heard(2, 'strong')}`,
  );
});

test("the strong level trusts signs most, the medium level only the partner's signs, and the easy level none", () => {
  const view = (seat: Seat): View => signed(seat, '8').view(1);
  assert.equal(signLikelihood(view(2), 'partner'), null);
  assert.equal(signLikelihood(view(3), 'none'), null);
  const trusting = signLikelihood(view(3), 'all');
  const half = signLikelihood(view(3), 'partner');
  const owners = new Uint8Array(33);
  const announcement = { schlag: '8', trumpf: 'H' } as const;
  const knowledge = knowledgeOf(view(3));
  assert.ok(trusting && half, 'both levels use the partner’s signs');
  assert.ok(trusting(owners, announcement, knowledge) < half(owners, announcement, knowledge), 'strong trusts more');
  assert.ok(trusting(owners, announcement, knowledge) > 0, 'no world is ruled out');
});

test('the sign for bad cards lowers the estimated strength, and the sign for a sure hand raises it', () => {
  const best: readonly Card[] = ['H8', 'E8', 'S8', 'L8', 'HA'];
  const held = (view: View): number => best.reduce((sum, card) => sum + shareWith(worldsOf(view), 3, [card]), 0);
  const [bad, quiet, alone] = [signed(3, 'bad'), announced(HANDS, DEUTEN), signed(3, 'alone')].map((game) =>
    held(game.view(1)),
  );
  assert.ok(bad < quiet - 0.3 && alone > quiet + 0.2, `${bad}, ${quiet}, ${alone}`);
});

test('cards played after a sign count as held at the time of the sign', () => {
  // Seat 3 no longer holds the signalled card. In one case, seat 3 has played the card.
  const weightOf = (sign: Sign, cards: string): number | undefined => {
    const view = play(signed(3, sign), cards).view(1);
    return signLikelihood(view, 'all')?.(new Uint8Array(33), { schlag: '8', trumpf: 'H' }, knowledgeOf(view));
  };
  assert.equal(weightOf('S', 'EA EO SA'), 1);
  assert.ok((weightOf('S', 'EA EO L9') ?? 1) < 1, 'the seat played another card');
});

/** Returns the weight of a world in which seat 3 holds these cards, from the view of seat 1. */
const weightOfHand = (game: ReturnType<typeof announced>, held: readonly Card[]): number => {
  const view = game.view(1);
  const owners = new Uint8Array(33);
  for (const card of held) owners[codesOf(33)[card]] = 3;
  const { schlag, trumpf } = view.announcement;
  const announcement = schlag && trumpf ? { schlag, trumpf } : null;
  return signLikelihood(view, 'all')?.(owners, announcement, knowledgeOf(view)) ?? 1;
};

test('a suit and a rank in the same trick name a card', () => {
  const pair = (): ReturnType<typeof announced> => {
    const game = signed(3, 'L');
    game.act({ type: 'signal', seat: 3, sign: '8' });
    return game;
  };
  assert.equal(weightOfHand(pair(), ['L8']), 1);
  const other = weightOfHand(pair(), ['S8']);
  const neither = weightOfHand(pair(), ['LA']);
  assert.ok(neither > 0 && neither < other && other < 1, `${neither}, ${other}`);
  const apart = play(signed(3, 'L'), 'EA EO L9 E7');
  assert.equal(apart.view(1).history.filter(({ type }) => type === 'trick').length, 1);
  apart.act({ type: 'signal', seat: 3, sign: '8' });
  assert.ok(weightOfHand(apart, ['LA', 'S8']) > 0.9, 'signs in different tricks name no card');
});

test('the sign for a Kritischer raises the weight of the hands that hold it', () => {
  const game = announced(HANDS, { rules: { ...DEUTEN.rules, critical: ['E9', 'LU'] } });
  game.act({ type: 'signal', seat: 3, sign: 'belli' });
  assert.equal(weightOfHand(game, ['LU']), 1);
  const without = weightOfHand(game, ['E9']);
  assert.ok(without > 0 && without < 0.2, String(without));
});

const earlySigns = (look: 'announcers' | 'everyone'): ReturnType<typeof announced> =>
  dealt(HANDS, { rules: { ...DEUTEN.rules, signalsFrom: 'deal', look, schoeneres: 'forehand' } });

test('a sign before the announcement is read before and after the announcement, if the seat had seen its cards', () => {
  const game = earlySigns('everyone');
  game.act({ type: 'signal', seat: 3, sign: '8' });
  const weights = (): readonly number[] =>
    [['L8', 'S8'], ['L8'], ['HA']].map((held) => weightOfHand(game, held as readonly Card[]));
  const [two, one, none] = weights();
  assert.ok(two === 1 && one < two && none < one && none > 0, weights().join());
  const share = shareWith(worldsOf(game.view(1)), 3, EIGHTS);
  assert.ok(share > 0.8, `the forehand expects eights: ${share}`);
  game.act({ type: 'announce-schlag', seat: 1, schlag: 'K' });
  game.act({ type: 'announce-trumpf', seat: 0, trumpf: 'H' });
  assert.deepEqual(weights(), [two, one, none]);
  const blind = earlySigns('announcers');
  blind.act({ type: 'signal', seat: 3, sign: '8' });
  assert.equal(signLikelihood(blind.view(1), 'all'), null, 'the seat has not seen its cards');
});

test('a sign of an announcer before a Schöneres is void', () => {
  const game = earlySigns('everyone');
  game.act({ type: 'signal', seat: 1, sign: 'K' });
  assert.ok(signLikelihood(game.view(3), 'all'));
  game.act({ type: 'ask-schoeneres', seat: 1 });
  game.act({ type: 'answer', seat: 0, accept: true });
  assert.equal(signLikelihood(game.view(3), 'all'), null);
});

test("signLikelihood() returns null without signs and for the seat's own sign", () => {
  assert.equal(signLikelihood(announced(HANDS, DEUTEN).view(1), 'all'), null);
  assert.equal(signLikelihood(signed(1, 'H').view(1), 'all'), null);
});

/** Returns the history of a finished hand with a sign before the first card and the cards that seat 3 then played. */
const over = (sign: Sign, cards: readonly Card[]): View['history'] => [
  { type: 'deal', dealer: 0, hand: 1 },
  { type: 'announced', schlag: '8', trumpf: 'H' },
  { type: 'signal', seat: 3, sign },
  ...cards.map((card): Action => ({ type: 'play', seat: 3, card })),
  { type: 'hand', side: 0, points: 2, reason: 'tricks', score: [2, 0] },
];

test('honestyIn() counts only signs that are proven true or false', () => {
  const view = announced(HANDS, DEUTEN).view(1);
  const honesty = (...hands: readonly View['history'][]) => honestyIn({ ...view, history: hands.flat() })[3];
  const poor: readonly Card[] = ['E7', 'L7', 'S7', 'E9', 'L9'];
  assert.deepEqual(honesty(over('8', poor)), { truths: 0, lies: 1 });
  assert.deepEqual(honesty(over('8', ['E7', 'S8', 'S7'])), { truths: 1, lies: 0 });
  assert.deepEqual(honesty(over('8', poor.slice(0, 3))), { truths: 0, lies: 0 });
  assert.deepEqual(honesty(over('bad', ['H8', 'S8', 'HA', 'E7', 'L7']), over('bad', poor)), { truths: 1, lies: 1 });
});

test('lieWeight() rises with the number of lies up to a limit and is lower for a partner than for an opponent', () => {
  const doubt = (isPartner: boolean, lies: number, truths = 0): number => lieWeight('all', isPartner, { lies, truths });
  assert.ok(doubt(true, 0) < doubt(true, 1) && doubt(true, 1) < doubt(true, 3), 'lies count');
  assert.ok(doubt(true, 2, 3) < doubt(true, 2), 'truths offset lies');
  assert.ok(doubt(true, 0) < doubt(false, 0), 'a partner is trusted more');
  for (const lies of [0, 1, 5, 50]) {
    for (const truths of [0, 3, 50]) {
      for (const isPartner of [true, false])
        assert.ok(
          doubt(isPartner, lies, truths) > 0 && doubt(isPartner, lies, truths) < 64,
          `${lies} lies, ${truths} truths`,
        );
    }
  }
  assert.equal(
    lieWeight('partner', true, { lies: 4, truths: 0 }),
    lieWeight('partner', true, { lies: 0, truths: 0 }),
    'the level that forgets does not count',
  );
});

/** Returns the view of seat 2 after a refused request. Hearts are the Trumpf and eights are the Schlag. */
const refused = (asker: Seat, question: 'ask-schoeneres' | 'ask-schlagtausch'): View => {
  const game = dealt(HANDS, { rules: { schoeneres: 'announcers', schlagtausch: 'either' } });
  const ask = (): void => {
    game.act({ type: question, seat: asker });
    game.act({ type: 'answer', seat: 1 - asker, accept: false });
  };
  if (asker === 1) ask();
  game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
  if (asker === 0) ask();
  game.act({ type: 'announce-trumpf', seat: 0, trumpf: 'H' });
  return game.view(2);
};

/** Returns the weight of the request if seat 0 holds these cards and seat 1 holds all other cards. */
const weightWith = (view: View, cards: readonly Card[]): number => {
  const owners = new Uint8Array(33).fill(1);
  for (const card of cards) owners[codesOf(33)[card]] = 0;
  return (
    questionLikelihood({ ...view, seat: 2 }, knowledgeOf(view))?.(
      owners,
      { schlag: '8', trumpf: 'H' },
      knowledgeOf(view),
    ) ?? 1
  );
};

test('a refused request for a Schöneres is evidence about both hands, but a refused Schlagtausch is no evidence', () => {
  const poor: readonly Card[] = ['E7', 'L7', 'S7', 'E9', 'L9'];
  const good: readonly Card[] = ['H8', 'HA', 'E8', 'LK', 'SA'];
  const [asked, kept] = ([0, 1] as const).map((asker) =>
    [poor, good].map((cards) => weightWith(refused(asker, 'ask-schoeneres'), cards)),
  );
  assert.ok(asked[0] > asked[1] && asked[1] > 0.1, `asked: ${asked.join()}`);
  assert.ok(kept[0] < kept[1] && kept[0] > 0.1, `kept: ${kept.join()}`);
  for (const asker of [0, 1]) {
    const view = refused(asker, 'ask-schlagtausch');
    assert.equal(questionLikelihood(view, knowledgeOf(view)), null);
  }
});

test('questionLikelihood() returns null after an accepted Schöneres or Schlagtausch', () => {
  const view = refused(0, 'ask-schoeneres');
  assert.ok(questionLikelihood(view, knowledgeOf(view)), 'a refusal is evidence');
  const granted: View = { ...view, history: [...view.history, { type: 'redealt', seats: [0, 1] }] };
  assert.equal(questionLikelihood(granted, knowledgeOf(view)), null);
  const swapped: View = { ...view, history: [...view.history, { type: 'swapped' }] };
  assert.equal(questionLikelihood(swapped, knowledgeOf(view)), null);
  const granting: View = {
    ...refused(0, 'ask-schoeneres'),
    history: refused(0, 'ask-schoeneres').history.map((event) =>
      event.type === 'answer' ? { ...event, accept: true } : event,
    ),
  };
  assert.equal(questionLikelihood(granting, knowledgeOf(view)), null);
});
