import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runToEnd } from '../../../tools/arena/player.js';
import type { Sign } from '../../../src/game/sign.js';
import { createGame, type Game, type GameOptions } from '../../../src/game/game.js';
import type { View } from '../../../src/game/view.js';
import { TEMPERAMENTS, type Temperament } from '../../../src/players/bidding/temperament.js';
import { LEVELS, skillOf, type Level } from '../../../src/players/level.js';
import { codesOf } from '../../../src/players/cards/card-lookup.js';
import { isSignTrue, meaningOf } from '../../../src/players/signals/sign-meaning.js';
import { chooseSign, maxSignsAt } from '../../../src/players/signals/signalling.js';
import { think } from '../../../src/players/think.js';
import type { Announcement } from '../../../src/rules/announce.js';
import { defineRules, type RuleSet } from '../../../src/rules/variants.js';
import { randomFrom } from '../../../src/rules/random.js';
import { playTogether, type Seat } from '../../../src/rules/seats.js';
import { seatsToAsk } from '../../../src/session/seats-to-ask.js';
import { announced, reshuffledFor, type Hands } from '../played.js';
import { runs } from '../../runs.js';

const DEUTEN = { rules: { signals: true, schoeneres: 'none', schlagtausch: 'none' } } as const;

const signOf = (
  view: View,
  seat: Seat,
  seed = 'signs',
  level: Level = 'strong',
  temperament?: Temperament,
): Sign | null =>
  chooseSign(view, { seat, skill: skillOf(level), seed, ...(temperament && { temperament }) })?.sign ?? null;

interface Given {
  readonly seat: Seat;
  readonly due: Seat;
  readonly sign: Sign;
  readonly isTrue: boolean;
  /** Whether the sign directly follows another sign. */
  readonly isSecond: boolean;
  readonly hand: string;
}

/** Plays cards at random. After every action, offers a signal to every seat that can signal. Returns the signs. */
const signsIn = (game: Game, name: string, level: Level, temperament?: Temperament): readonly Given[] => {
  const random = randomFrom('cards', name);
  const signs: Given[] = [];
  let actions = 0;
  while (game.phase !== 'game-over' && actions++ < 400) {
    const asked = game.phase === 'play' ? seatsToAsk(game, () => false) : [];
    const action = asked
      .map(({ seat }) =>
        chooseSign(game.view(seat), { seat, skill: skillOf(level), seed: name, ...(temperament && { temperament }) }),
      )
      .find((one) => one !== null);
    if (!action) {
      const legal = game.legalActions(game.toAct[0]).filter(({ type }) => type !== 'signal');
      game.act(legal[random(legal.length)]);
      continue;
    }
    const view = game.view(action.seat);
    const meaning = meaningOf(view.rules, view.announcement as Announcement, action.sign);
    const before = signs.at(-1);
    // A second sign in the same turn is true if it names a card of the hand together with the first sign.
    const named =
      view.history.at(-1)?.type === 'signal' && before
        ? view.hand.filter((card) => card === before.sign + action.sign || card === action.sign + before.sign)
        : [];
    signs.push({
      seat: action.seat,
      due: game.toAct[0],
      sign: action.sign,
      isTrue:
        named.length > 0 ||
        isSignTrue(
          meaning,
          view.hand.map((card) => codesOf(view.rules.pack)[card]),
        ),
      isSecond: view.history.at(-1)?.type === 'signal',
      hand: `${view.gameNumber}-${view.handNumber}`,
    });
    // The engine throws if the sign is not allowed.
    game.act(action);
  }
  return signs;
};

const gamesOf = (count: number, level: Level, temperament?: Temperament): readonly (readonly Given[])[] =>
  Array.from({ length: count }, (_, number) =>
    signsIn(createGame({ variant: 'deuten', seed: `deuten-${number}` }), `${number}`, level, temperament),
  );

test('in each hand, computer players give a few different signs, and only while the partner decides', () => {
  let count = 0;
  for (const signs of gamesOf(runs(3, 20), 'strong')) {
    for (const { seat, due, hand, sign } of signs) {
      const ofHand = signs.filter((other) => other.seat === seat && other.hand === hand);
      assert.ok(
        ofHand.length <= maxSignsAt(defineRules('deuten')),
        `seat ${seat} gave ${ofHand.length} signs in hand ${hand}`,
      );
      assert.equal(ofHand.filter((other) => other.sign === sign).length, 1, `${sign} more than once in hand ${hand}`);
      assert.ok(
        due !== seat && playTogether(defineRules('deuten'), 0, due, seat),
        `seat ${seat} signals while seat ${due} is due`,
      );
      count++;
    }
  }
  assert.ok(count > runs(8, 50), `only ${count} signs`);
});

test('computer players often complete a sign with a second one that names a card of their hand', () => {
  const signs = gamesOf(runs(8, 30), 'strong').flat();
  const second = signs.filter(({ isSecond }) => isSecond);
  assert.ok(second.length > signs.length / 10, `${second.length} of ${signs.length}`);
  for (const { isTrue, sign } of second) assert.ok(isTrue, `${sign} names a card`);
  for (const [index, { isSecond, seat }] of signs.entries())
    if (isSecond) assert.equal(signs[index - 1].seat, seat, 'no other seat signals in between');
  const single = createGame({ variant: 'deuten', seed: 'single', rules: { signalsPerTrick: 1 } });
  assert.deepEqual(
    signsIn(single, 'single', 'strong').filter(({ isSecond }) => isSecond),
    [],
  );
});

test('at a table with Kritische, computer players signal only Kritische that they hold', () => {
  const critical: readonly Sign[] = ['max', 'belli', 'spitz'];
  const signs = Array.from({ length: runs(6, 30) }, (_, number) =>
    createGame({ variant: 'kritisch', rules: { signals: true }, seed: `kritisch-${number}` }),
  ).flatMap((game, number) => signsIn(game, `${number}`, 'strong', 'careful'));
  assert.ok(signs.some(({ sign }) => critical.includes(sign)));
  for (const { sign, isTrue } of signs) assert.ok(isTrue || !critical.includes(sign), sign);
});

/** Plays a whole game with computer players. Returns its history. */
const playedByComputers = (options: GameOptions): View['history'] => {
  const game = createGame(options);
  for (let actions = 0; game.phase !== 'game-over'; actions++) {
    const action = seatsToAsk(game, () => false)
      .map(({ seat, mayDefer }) => runToEnd(think(game.view(seat), 'medium', 'deal', undefined, mayDefer)))
      .find((one) => one !== null);
    assert.ok(action, `no seat of ${game.toAct.join()} acts in the phase ${game.phase}`);
    if (action.type === 'signal' && game.phase === 'announce') {
      const { hand, toAct } = game.view(action.seat);
      assert.ok(hand.length > 0, 'a seat that has not looked gives no sign');
      assert.ok(toAct.some((due) => due !== action.seat && playTogether(game.rules, 0, due, action.seat)));
    }
    game.act(action);
    assert.ok(actions < 1500, 'the game does not end');
  }
  return game.view(null).history;
};

test("with `signalsFrom: 'deal'`, players who have looked signal to the partner who announces", () => {
  const setup = { dealer: 0, score: [6, 6] };
  const early = (look: RuleSet['look'], signalsPerTrick: RuleSet['signalsPerTrick']): number => {
    const rules = { signalsFrom: 'deal', look, signalsPerTrick } as const;
    let count = 0;
    let isAnnounced = false;
    const games = ['a', 'b', 'c', 'd'].map((seed) => playedByComputers({ variant: 'deuten', rules, seed, setup }));
    for (const { type } of games.flat()) {
      if (type === 'deal') isAnnounced = false;
      if (type === 'announced') isAnnounced = true;
      if (type === 'signal' && !isAnnounced) count++;
    }
    return count;
  };
  assert.equal(early('announcers', 2), 0);
  for (const most of [1, 2, 'any'] as const) assert.ok(early('everyone', most) > 0, String(most));
});

test('computer players that signal finish whole games', () => {
  const game = createGame({ variant: 'deuten', seed: 'whole', setup: { dealer: 0, score: [5, 5] } });
  let actions = 0;
  while (game.phase !== 'game-over') {
    const acts = ({ seat }: { seat: Seat }) => runToEnd(think(game.view(seat), LEVELS[1 + (seat % 2)], 'whole'));
    const action = seatsToAsk(game, () => false)
      .map(acts)
      .find((one) => one !== null);
    assert.ok(action, `no seat of ${game.toAct.join()} acts in the phase ${game.phase}`);
    game.act(action);
    assert.ok(++actions < 1500, 'the game does not end');
  }
  assert.ok(
    game.view(null).history.some(({ type }) => type === 'signal'),
    'a seat signals',
  );
});

test('a computer player gives no signs at the easy level, without `signals` or without a partner', () => {
  assert.equal(gamesOf(5, 'easy').flat().length, 0);
  const open = createGame({ variant: 'normal', seed: 'normal' });
  assert.equal(signsIn(open, 'normal', 'strong').length, 0);
  const two = createGame({ variant: 'deuten', players: 2, seed: 'two' });
  assert.equal(signsIn(two, 'two', 'strong').length, 0, 'no seat has a partner');
});

test('in a three-player game, the allies signal to each other', () => {
  const signs = Array.from({ length: 12 }, (_, number) =>
    createGame({
      variant: 'normal',
      players: 3,
      rules: { signals: true, threePlayer: 'dealer-names-trump' },
      seed: `three-${number}`,
    }),
  ).flatMap((game, number) => signsIn(game, `${number}`, 'medium'));
  assert.ok(signs.length > 0, 'the allies signal');
});

test('sly players lie often, careful players never lie, and talkative players signal more than careful players', () => {
  const lies = (signs: readonly Given[]): number => signs.filter(({ isTrue }) => !isTrue).length;
  const signs = gamesOf(runs(16, 60), 'strong').flat();
  const share = lies(signs) / signs.length;
  assert.ok(share > 0.01 && share < 0.15, `${share} of ${signs.length} are lies`);
  const by = Object.fromEntries(
    TEMPERAMENTS.map((temperament) => [temperament, gamesOf(runs(8, 30), 'strong', temperament).flat()]),
  );
  assert.ok(lies(by.sly) / by.sly.length > share, `${lies(by.sly)} of ${by.sly.length}`);
  assert.equal(lies(by.careful), 0);
  assert.ok(by.talkative.length > by.careful.length, `${by.talkative.length} and ${by.careful.length}`);
});

/** Seat 1 is the forehand and leads. Seat 3 is the partner of seat 1 and holds two Schläge. */
const HANDS: Hands = ['HA E7 L7 S7 E10', 'HK EA LA SK LK', 'HU EO LO SO EU', 'L8 S8 H10 SA L9'];

test('the same view and seed give the same sign', () => {
  const seeds = Array.from({ length: 40 }, (_, number) => `${number}`);
  const view = announced(HANDS, DEUTEN).view(3);
  const copy = JSON.parse(JSON.stringify(view)) as View;
  const signs = seeds.map((seed) => signOf(view, 3, seed));
  assert.deepEqual(
    seeds.map((seed) => signOf(copy, 3, seed)),
    signs,
  );
  assert.ok(signs.includes('8'), `the seat signals its Schläge: ${signs.join()}`);
  assert.ok(signs.includes(null), 'not always');
});

test("a seat gives no sign immediately after another seat's signal", () => {
  const seeds = Array.from({ length: 40 }, (_, number) => `${number}`);
  const game = announced(HANDS, DEUTEN);
  game.act({ type: 'signal', seat: 0, sign: 'bad' });
  assert.deepEqual(
    seeds.filter((seed) => signOf(game.view(3), 3, seed) !== null),
    [],
  );
});

test("hidden cards do not affect a player's sign", () => {
  const random = randomFrom('hidden');
  let given = 0;
  for (let deal = 0; deal < runs(20, 120); deal++) {
    const hands = reshuffledFor(0, HANDS, 33, [], random);
    const [view, other] = [hands, reshuffledFor(3, hands, 33, [], random)].map((some) =>
      announced(some, DEUTEN).view(3),
    );
    assert.deepEqual(other, view);
    const sign = signOf(view, 3, `${deal}`);
    assert.equal(signOf(other, 3, `${deal}`), sign);
    if (sign) given++;
  }
  assert.ok(given > runs(0, 12), `only ${given} signs compared`);
});
