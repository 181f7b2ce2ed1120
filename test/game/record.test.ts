import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromLink, toLink } from '../../src/game/link/link.js';
import { createGame, type Game } from '../../src/game/game.js';
import { replay } from '../../src/game/replay.js';
import type { GameRecord } from '../../src/game/record.js';
import { InputError, type InputErrorCode } from '../../src/rules/input-error.js';
import { announced, gameAtScore, bid, dealt, FIVE_TRICKS, fold, next, playCards, playHand, seats } from './table.js';

const views = (game: Game) => [null, ...seats(game)].map((seat) => game.view(seat));

/** A hand with a question, a bid and an answer, then a second hand from the seed. */
const played = (): Game => {
  const game = dealt(FIVE_TRICKS, { target: 18, setup: gameAtScore(2, 5) });
  game.act({ type: 'ask-schoeneres', seat: 1 });
  game.act({ type: 'answer', seat: 0, accept: true });
  game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
  game.act({ type: 'announce-trumpf', seat: 0, trumpf: 'L' });
  bid(game, 1, 3);
  fold(game, 2);
  return playHand(next(game));
};

test('a record is plain JSON with the version, the complete rules, the seed, the set-up and the actions', () => {
  const game = announced(FIVE_TRICKS, { setup: gameAtScore(2, 5) });
  const record = game.record();
  assert.deepEqual(JSON.parse(JSON.stringify(record)), record);
  assert.deepEqual(record, {
    version: 2,
    rules: { ...game.rules, exempt: ['rechter', 'linke'] },
    seed: 'stube',
    setup: { dealer: 0, hands: FIVE_TRICKS, score: [2, 5] },
    actions: [
      { type: 'announce-schlag', seat: 1, schlag: '8' },
      { type: 'announce-trumpf', seat: 0, trumpf: 'H' },
    ],
  });
  assert.ok(!('setup' in createGame({ seed: 's' }).record()));
});

test('changing a record does not change the game', () => {
  const game = announced();
  const record = game.record() as unknown as {
    actions: unknown[];
    rules: { exempt: unknown[] };
    setup: { hands: unknown[][] };
  };
  record.actions.pop();
  (record.actions[0] as { schlag: string }).schlag = 'K';
  record.rules.exempt.pop();
  record.setup.hands[0].pop();
  assert.deepEqual(game.record(), announced().record());
});

test('a replay of a record has the same phase, views and record as the original', () => {
  const game = played();
  const again = replay(JSON.parse(JSON.stringify(game.record())));
  assert.equal(again.phase, game.phase);
  assert.deepEqual(again.toAct, game.toAct);
  assert.deepEqual(views(again), views(game));
  assert.deepEqual(again.record(), game.record());
});

test('a record made before an option existed is replayed under the earlier rules', () => {
  const game = played();
  const record = game.record();
  const { weliCalls, linkerFrees, ...earlier } = record.rules;
  assert.deepEqual([weliCalls, linkerFrees], [false, false]);
  assert.deepEqual(views(replay({ ...record, rules: earlier as typeof record.rules })), views(game));
});

test('a record made before `forbiddenBid` and `revoke` existed keeps its penalties', () => {
  const rules = { enforcement: 'penalise', forbiddenBid: 'hand', revoke: 'by-score' } as const;
  const record = createGame({ seed: 'stube', rules }).record();
  const { forbiddenBid, revoke, ...others } = record.rules;
  assert.deepEqual([forbiddenBid, revoke], ['hand', 'by-score']);
  const earlier = { ...others, gestrichenBidPenalty: forbiddenBid } as unknown as typeof record.rules;
  assert.deepEqual(replay({ ...record, rules: earlier }).rules, record.rules);
});

test('the people in a record do not affect the game and are omitted from links', () => {
  const record = played().record();
  const people = ['Anna', null, 'Ben', null].map((name) => ({ name, face: name === null ? 'hias' : null }));
  assert.deepEqual(replay({ ...record, people }).record(), record);
  assert.equal(toLink({ ...record, people }), toLink(record));
});

test('the number of cards taken back does not affect the game, and links keep it', () => {
  const record = played().record();
  const undone = { ...record, undone: 2 };
  assert.deepEqual(replay(undone).record(), record);
  assert.deepEqual(fromLink(toLink(undone)), undone);
  assert.deepEqual(replay({ ...record, undone: 0 }).record(), record);
});

for (const undone of [-1, 1.5, '1', null, [1], 2 ** 53]) {
  test(`a record with \`undone\` ${JSON.stringify(undone)} is rejected with a reason`, () => {
    const record = { ...played().record(), undone } as unknown as GameRecord;
    assert.throws(() => replay(record), {
      name: 'InputError',
      code: 'invalid-record',
      message: /'undone' must be a whole/,
    });
    assert.throws(() => toLink(record), { code: 'invalid-record' });
  });
}

test('a replayed game continues like the original', () => {
  const [first, second] = [played(), replay(played().record())];
  for (const game of [first, second]) playHand(next(game));
  assert.deepEqual(views(first), views(second));
});

test('a replay can stop after any number of actions', () => {
  const record = played().record();
  for (let until = 0; until <= record.actions.length; until++) {
    const game = replay(record, { until });
    assert.deepEqual(game.record().actions, record.actions.slice(0, until));
  }
  assert.equal(replay(record, { until: 0 }).phase, 'announce');
  assert.deepEqual(replay(record, { until: -1 }).record().actions, []);
  assert.equal(replay(record, { until: 1 }).phase, 'answer');
  assert.equal(replay(record, { until: 1000 }).record().actions.length, record.actions.length);
});

test('each view during a replay equals the view at the same point in the original game', () => {
  const record = announced().record();
  const game = announced();
  const taken = [views(game)];
  while (game.phase === 'play') taken.push(views(playCards(game, 1)));
  const whole = game.record();
  taken.forEach((view, index) =>
    assert.deepEqual(views(replay(whole, { until: record.actions.length + index })), view),
  );
});

test('a game with a fixed seed and fixed choices ends with the recorded result', () => {
  const game = createGame({ seed: 'golden' });
  do {
    const [seat] = game.toAct;
    const legal = game.legalActions(seat).filter(({ type }) => type !== 'reveal');
    game.act(legal[(game.record().actions.length * 7) % legal.length]);
  } while (game.phase !== 'game-over');
  const { gameResult, dealer, handNumber } = game.view(null);
  const cardsPlayed = game.record().actions.flatMap((action) => (action.type === 'play' ? [action.card] : []));
  assert.deepEqual(
    { gameResult, dealer, handNumber, actions: game.record().actions.length, last: cardsPlayed.slice(-12).join(' ') },
    GOLDEN,
  );
});

const GOLDEN = {
  gameResult: { side: 0, score: [17, 7], bummerl: 1, kind: 'normal' },
  dealer: 2,
  handNumber: 7,
  actions: 113,
  last: 'LU EA HU S9 S8 S7 SO E7 H10 H7 HK LO',
};

// -- invalid records -------------------------------------------------------------------------------------------------

const bad = (record: unknown, code: InputErrorCode, ...words: readonly string[]): void => {
  try {
    replay(record as GameRecord);
  } catch (error) {
    assert.ok(error instanceof InputError, String(error));
    assert.equal(error.code, code, error.message);
    assert.doesNotMatch(error.message, /undefined|\[object|Cannot/);
    for (const word of words) assert.ok(error.message.includes(word), `'${word}' in: ${error.message}`);
    return;
  }
  assert.fail('accepted');
};

test('replay() rejects values that are not records', () => {
  for (const wrong of [null, undefined, 7, 'record', [], true]) bad(wrong, 'invalid-record', 'game.record()');
  bad({}, 'invalid-record', 'game.record()');
});

test('replay() rejects an unknown record version and names it', () => {
  for (const version of [0, 3, '1', '2', null])
    bad({ ...played().record(), version }, 'unknown-record-version', 'version', '1', '2');
  bad({ ...played().record(), version: 99 }, 'unknown-record-version', '99');
});

test('replay() rejects a record with an invalid field and names the field', () => {
  const record = played().record();
  bad({ ...record, seed: 7 }, 'invalid-record', 'seed', '7');
  bad({ ...record, seed: undefined }, 'invalid-record', 'seed');
  bad({ ...record, actions: 'none' }, 'invalid-record', 'actions');
  bad({ ...record, actions: undefined }, 'invalid-record', 'actions');
  bad({ ...record, rules: undefined }, 'invalid-record', 'ules');
  bad({ ...record, rules: { ...record.rules, target: 22 } }, 'invalid-record', 'target', '22');
  bad({ ...record, rules: { ...record.rules, variant: 'x' } }, 'invalid-record', "'x'");
  bad({ ...record, rules: { ...record.rules, follow: undefined } }, 'invalid-record', 'follow');
  bad({ ...record, setup: { ...record.setup, dealer: 9 } }, 'invalid-record', 'dealer', '9');
});

test('replay() rejects a record with an impossible action and reports the number of the action', () => {
  const record = played().record();
  const withAction = (index: number, action: unknown) => ({
    ...record,
    actions: record.actions.map((old, place) => (place === index ? action : old)),
  });
  bad(withAction(0, { type: 'play', seat: 1, card: 'EA' }), 'invalid-record', 'Action 1 ');
  bad(withAction(3, { type: 'announce-trumpf', seat: 0, trumpf: 'X' }), 'invalid-record', 'Action 4 ', '"X"');
  bad(withAction(4, { type: 'bid', seat: 1, to: 5 }), 'invalid-record', 'Action 5 ');
  bad(withAction(5, null), 'invalid-record', 'Action 6 ');
  bad(withAction(5, 'fold'), 'invalid-record', 'Action 6 ');
  bad(
    { ...record, actions: [...record.actions, { type: 'draw', seat: 0 }] },
    'invalid-record',
    `Action ${record.actions.length + 1} `,
  );
});

test('with `until`, replay() ignores an impossible action after the last replayed action', () => {
  const record = played().record();
  assert.equal(
    replay({ ...record, actions: [...record.actions, { type: 'draw', seat: 0 }] }, { until: 2 }).phase,
    'announce',
  );
});
