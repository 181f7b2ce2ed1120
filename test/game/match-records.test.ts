/** Matches of several games. Each game has its own record, with the results of the match's earlier games. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Action } from '../../src/game/action.js';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import { replay } from '../../src/game/replay.js';
import type { GameRecord, MatchRecord, PlayableRecord } from '../../src/game/record.js';
import { rulesOfRecord } from '../../src/game/read-record.js';
import { InputError } from '../../src/rules/input-error.js';
import { randomFrom } from '../../src/rules/random.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { runs } from '../runs.js';
import { anyAction, anyRules, anySeed, MAX_ACTIONS } from './random-play.js';
import { announced, gameAtScore, FIVE_TRICKS, FOREHAND_WINS, next, playHand, seats } from './table.js';

const views = (game: Game) => [null, ...seats(game)].map((seat) => game.view(seat));
const viaJson = <T>(value: T): T => JSON.parse(JSON.stringify(value));

interface Match {
  readonly game: Game;
  /** The record of each finished game and of the current one. */
  readonly records: readonly GameRecord[];
  /** All actions in order. */
  readonly actions: readonly Action[];
}

/** Plays this many games at random to their end, then some actions of the next one. */
const playMatch = (
  options: GameOptions,
  games: number,
  more: number,
  each: (game: Game, done: number) => void = () => {},
): Match => {
  const game = createGame(options);
  const random = randomFrom('match', options.seed ?? '', games);
  const records: GameRecord[] = [];
  const actions: Action[] = [];
  const act = (action: Action): void => {
    game.act(action);
    actions.push(action);
    each(game, actions.length);
  };
  for (let played = 0; played < games; played++) {
    for (let count = 0; game.phase !== 'game-over'; count++) {
      assert.ok(count < MAX_ACTIONS, 'the game ends');
      act(anyAction(game, random));
    }
    records.push(viaJson(game.record()));
    act({ type: 'next', seat: random(game.rules.players) });
  }
  for (let count = 0; count < more && game.phase !== 'game-over'; count++) act(anyAction(game, random));
  records.push(viaJson(game.record()));
  return { game, records, actions };
};

/** Returns the match in the old record format. */
const wholeMatch = (rules: RuleSet, seed: string, actions: readonly Action[]): MatchRecord => ({
  version: 1,
  rules,
  seed,
  actions,
});

test('at any point in a match, replaying the record gives all seats and spectators the same views', () => {
  fc.assert(
    fc.property(anyRules, anySeed, fc.nat(2), fc.nat(200), (rules, seed, games, more) => {
      const seen: { readonly record: GameRecord; readonly views: unknown }[] = [];
      const { game } = playMatch({ rules, seed }, games, more, (now, done) => {
        if (done % 41 === 0) seen.push({ record: viaJson(now.record()), views: views(now) });
      });
      const last = viaJson(game.record());
      assert.deepEqual(views(replay(last)), views(game));
      assert.deepEqual(replay(last).record(), game.record());
      for (const { record, views: then } of seen) assert.deepEqual(views(replay(record)), then);
    }),
    { numRuns: runs(4, 60) },
  );
});

test('a replay can stop after any action, including in a later game', () => {
  const seen: { readonly number: number; readonly views: unknown }[] = [];
  const { records } = playMatch({ seed: 'stube', target: 9 }, 1, 60, (game) => {
    seen.push({ number: game.gameNumber, views: views(game) });
  });
  const second = seen.filter(({ number }) => number === 2);
  assert.equal(second.length, 61, 'the `next` that began the game, and sixty actions');
  second.forEach(({ views: then }, until) => assert.deepEqual(views(replay(records[1], { until })), then));
});

test("a record contains the number of its game and the results of the match's earlier games", () => {
  const { game, records } = playMatch({ seed: 'stube', target: 9 }, 2, 10);
  const [first, second, third] = records;
  assert.ok(!('before' in first));
  assert.deepEqual(
    [second, third].map(({ before }) => before?.game),
    [1, 2],
  );
  const { bummerl, bummerlKinds, games, history, gameNumber } = game.view(0);
  assert.equal(gameNumber, 3);
  const [begun] = history;
  assert.deepEqual(third.before, { game: 2, bummerl, bummerlKinds, games, next: 'seat' in begun && begun.seat });
  assert.ok(records.every(({ version, seed }) => version === 2 && seed === 'stube'));
});

test('the game records of a match replay to the same views as the record of the whole match', () => {
  fc.assert(
    fc.property(anyRules, anySeed, fc.nat(120), (rules, seed, more) => {
      const { game, records, actions } = playMatch({ rules, seed }, 2, more);
      const whole = replay(viaJson(wholeMatch(rules, seed, actions)));
      assert.deepEqual(views(whole), views(game));
      assert.deepEqual(whole.record(), game.record(), 'the new record contains only the current game');
      let done = 0;
      for (const record of records) {
        const until = done + record.actions.length;
        const then = replay(wholeMatch(rules, seed, actions), { until });
        assert.deepEqual(views(then), views(replay(record)));
        done = until + 1;
      }
      assert.equal(done, actions.length + 1);
    }),
    { numRuns: runs(3, 40) },
  );
});

const playOn = (game: Game, count: number): Game => {
  const random = randomFrom('on');
  for (let done = 0; done < count; done++) game.act(anyAction(game, random));
  return game;
};

test('after a replay of either record version, a match continues with the given seed', () => {
  const { game, records, actions } = playMatch({ seed: 'stube', target: 9 }, 1, 400);
  assert.equal(game.phase, 'game-over');
  const again = [
    replay(records[1], { seed: 'stube' }),
    replay(wholeMatch(game.rules, 'stube', actions)),
    replay(wholeMatch(game.rules, 'stube', actions), { seed: 'stube' }),
  ];
  playOn(next(game), 40);
  for (const other of again) assert.deepEqual(views(playOn(next(other), 40)), views(game));
  const elsewhere = replay(wholeMatch(game.rules, 'stube', actions), { seed: 'another' });
  assert.notDeepEqual(views(playOn(next(elsewhere), 40)), views(game));
});

/** Draws, cuts and deals the next game at fixed positions and returns its cards. */
const nextCards = (game: Game): unknown => {
  next(game);
  for (let place = 0; game.phase === 'draw'; place++) game.act({ type: 'draw', seat: game.toAct[0], at: place });
  const drawn = game.view(null).history.filter(({ type }) => type === 'drawn');
  game.act({ type: 'cut', seat: game.toAct[0], at: 10 });
  return [drawn, seats(game).map((seat) => game.view(seat).hand)];
};

test('without a given seed, a record and its replay do not reveal the cards of the next game', () => {
  const game = createGame({ target: 9 });
  const random = randomFrom('unknown');
  while (game.phase !== 'game-over') game.act(anyAction(game, random));
  const record = game.record();
  const actual = nextCards(game);
  assert.notEqual(game.record().seed, record.seed);
  for (const options of [{}, { seed: record.seed }]) assert.notDeepEqual(nextCards(replay(record, options)), actual);
  assert.notDeepEqual(
    nextCards(replay({ ...record, version: 1 })),
    actual,
    'the old format does not reveal the next cards either',
  );
});

test('listeners and views do not receive the seed of the next game', () => {
  const game = createGame({ target: 9 });
  const sent: string[] = [];
  game.subscribe((...happened) =>
    sent.push(JSON.stringify([happened, [null, ...seats(game)].map((seat) => happened[2](seat))])),
  );
  playOn(game, 1);
  const random = randomFrom('told');
  while (game.phase !== 'game-over') game.act(anyAction(game, random));
  next(game);
  const { seed } = game.record();
  assert.ok(sent.length > 20 && seed.length > 10);
  for (const text of sent) assert.ok(!text.includes(seed));
});

// -- size ------------------------------------------------------------------------------------------------------------

test('a record keeps only the last ten results and losses of a match, but keeps the exact Bummerl totals', () => {
  const sizes: number[] = [];
  const { records } = playMatch({ seed: 'stube', target: 9, rules: { strike: true } }, 30, 0, (game) => {
    if (game.actionCount === 0) sizes.push(JSON.stringify(game.record()).length);
  });
  const last = records.at(-1)?.before;
  assert.ok(last);
  assert.equal(last.game, 30);
  assert.equal(last.games.length, 10);
  const results = records.slice(0, -1).flatMap((record) => replay(record).view(null).gameResult ?? []);
  assert.deepEqual(last.games, results.slice(-10));
  [0, 1].forEach((side) => {
    const lost = results.filter((result) => result.side !== side);
    assert.equal(
      last.bummerl[side],
      lost.reduce((sum, { bummerl }) => sum + bummerl, 0),
    );
    assert.deepEqual(last.bummerlKinds[side], lost.map(({ kind }) => kind).slice(-10));
  });
  assert.ok(Math.max(...sizes.slice(-10)) < 4500, `${Math.max(...sizes)} characters before the first action`);
});

// -- set-ups ---------------------------------------------------------------------------------------------------------

test('a set-up applies only to the first game', () => {
  const game = next(playHand(announced(FOREHAND_WINS, { setup: gameAtScore(0, 13) })));
  assert.ok(!('setup' in game.record()));
  assert.equal(game.record().before?.game, 1);
});

test('a set-up can also apply to the first hand of a later game', () => {
  const { before } = next(playHand(announced(FOREHAND_WINS, { setup: gameAtScore(0, 13) }))).record();
  const record: GameRecord = {
    ...announced(FIVE_TRICKS, { setup: gameAtScore(2, 5) }).record(),
    ...(before && { before }),
  };
  const game = replay(record);
  assert.deepEqual(game.view(1).hand, FIVE_TRICKS[1]);
  assert.deepEqual(game.view(1).score, [2, 5]);
  assert.equal(game.view(1).gameNumber, 2);
  assert.deepEqual(game.record(), record);
});

// -- invalid records -------------------------------------------------------------------------------------------------

const refusal = (record: unknown, options: object = {}): InputError => {
  try {
    replay(record as PlayableRecord, options);
  } catch (error) {
    assert.ok(error instanceof InputError, String(error));
    assert.doesNotMatch(error.message, /undefined|\[object|Cannot|NaN/);
    return error;
  }
  return assert.fail(`accepted: ${JSON.stringify(record).slice(-200)}`);
};

const matchRecord = (players: 3 | 4): GameRecord =>
  playMatch({ seed: players === 3 ? 'three' : 'stube', target: 9, players, variant: 'normal' }, 3, 5).records[3];

/** Invalid values. The error names the field. */
const WRONG: readonly (readonly [name: string, change: object])[] = [
  ['before.game', { game: 0 }],
  ['before.game', { game: 1.5 }],
  ['before.game', { game: '3' }],
  ['before.game', { game: undefined }],
  ['before.games', { game: 4 }],
  ['before.games', { games: [] }],
  ['before.games', { games: 'none' }],
  ['before.games', { games: undefined }],
  ['before.games[0]', { games: [null, null, null] }],
  ['before.bummerl', { bummerl: [1] }],
  ['before.bummerl', { bummerl: [1, -1] }],
  ['before.bummerl', { bummerl: [1, null] }],
  ['before.bummerl', { bummerl: undefined }],
  ['before.bummerl[0]', { bummerl: [99, 99] }],
  ['before.bummerlKinds', { bummerlKinds: [[]] }],
  ['before.bummerlKinds', { bummerlKinds: [['normal'], ['lost']] }],
  ['before.bummerlKinds[0]', { bummerlKinds: [[], []] }],
  ['before.bummerlKinds', { bummerlKinds: undefined }],
  ['before.next', { next: 4 }],
  ['before.next', { next: '0' }],
  ["'bummerls'", { bummerls: [1, 1] }],
];

test('replay() rejects a record with impossible results of earlier games and names the field', () => {
  const record = matchRecord(4);
  replay(record);
  for (const [name, change] of WRONG) {
    const error = refusal({ ...record, before: { ...record.before, ...change } });
    assert.equal(error.code, 'invalid-record');
    assert.ok(error.message.includes(name), `${name} in: ${error.message}`);
  }
  for (const before of [7, 'none', null, [], true]) assert.match(refusal({ ...record, before }).message, /before must/);
});

test('replay() checks every field of a game result, including the losers in a three-player game', () => {
  const changes: readonly (readonly [name: string, players: 3 | 4, change: object])[] = [
    ['side', 4, { side: 2 }],
    ['side', 4, { side: undefined }],
    ['score', 4, { score: [9] }],
    ['score', 4, { score: [9, 'x'] }],
    ['kind', 4, { kind: 'lost' }],
    ['bummerl', 4, { bummerl: 3 }],
    ['bummerl', 4, { bummerl: undefined }],
    ["'losers'", 4, { losers: [] }],
    ['sides', 3, { sides: [] }],
    ['sides', 3, { sides: [0, 1, 2] }],
    ['sides', 3, { sides: [1, 0] }],
    ['sides', 3, { sides: undefined }],
    ['losers', 3, { losers: [] }],
    ['losers', 3, { losers: undefined }],
    ['losers[0]', 3, { losers: [null, null] }],
  ];
  for (const [name, players, change] of changes) {
    const record = matchRecord(players);
    const games = record.before?.games.map((result, index) => (index === 1 ? { ...result, ...change } : result));
    const error = refusal({ ...record, before: { ...record.before, games } });
    assert.equal(error.code, 'invalid-record');
    assert.ok(
      error.message.includes('before.games[1]') && error.message.includes(name),
      `${name} in: ${error.message}`,
    );
  }
});

test('replay() rejects a record that continues into the next game', () => {
  const game = playHand(announced(FOREHAND_WINS, { setup: gameAtScore(0, 13) }));
  const { actions, ...record } = game.record();
  const error = refusal({ ...record, actions: [...actions, { type: 'next', seat: 0 }] });
  assert.ok(error.message.includes(`Action ${actions.length + 1} `), error.message);
  const whole: MatchRecord = { ...record, version: 1, actions: [...actions, { type: 'next', seat: 0 }] };
  assert.equal(replay(whole).gameNumber, 2, 'the old format of a whole match can continue');
});

test('replay() rejects an unknown `deal` or field and names it', () => {
  const record = announced().record();
  assert.match(refusal({ ...record, deal: 'md5' }).message, /'deal' must be 'sha256' or omitted, not 'md5'/);
  assert.match(refusal({ ...record, deal: null }).message, /deal/);
  assert.match(refusal({ ...record, colour: 'red' }).message, /'colour'/);
});

test('replay() rejects a `seed` that is not a string', () => {
  const error = refusal(announced().record(), { seed: 7 });
  assert.equal(error.code, 'invalid-option');
  assert.match(error.message, /'seed' must be a string, not 7/);
});

test('rulesOfRecord() fills in an option that did not exist when the game was recorded', () => {
  const older = Object.fromEntries(Object.entries(defineRules('tirol')).filter(([name]) => name !== 'farbe'));
  assert.throws(() => rulesOfRecord(older), /'farbe'/);
  assert.equal(rulesOfRecord(older, { farbe: true }).farbe, true);
  assert.equal(
    rulesOfRecord({ ...older, farbe: false }, { farbe: true }).farbe,
    false,
    'the value in the record applies',
  );
});
