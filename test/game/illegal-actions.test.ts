/** Every code of `IllegalAction`. A rejected action never changes the game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../../src/game/connect.js';
import { createGame, type Game } from '../../src/game/game.js';
import { IllegalAction, ILLEGAL_ACTION_CODES, type IllegalActionCode } from '../../src/game/illegal-action.js';
import type { Action } from '../../src/game/action.js';
import { announced, cards, dealt, playCards, assertRejected } from './table.js';

/** Error codes that a connection or its session throws, independent of the rules. */
const BY_TABLE = ['not-your-seat', 'paused', 'games-over'] as const;
type CodeOfRules = Exclude<IllegalActionCode, (typeof BY_TABLE)[number]>;

const called = (code: CodeOfRules): [string, Game, unknown] => {
  const trumpLed = () =>
    playCards(
      announced([
        cards('L8 E7 S9 LA SU'),
        cards('HK H10 EA EK EO'),
        cards('L9 H9 E8 S7 L7'),
        cards('H8 E9 S10 L10 LU'),
      ]),
      1,
    );
  switch (code) {
    case 'unknown-action':
      return ['an unknown type of action', announced(), { type: 'shuffle', seat: 1 }];
    case 'wrong-phase':
      return ['a cut during play', announced(), { type: 'cut', seat: 3 }];
    case 'not-your-turn':
      return ['a card out of turn', announced(), { type: 'play', seat: 2, card: 'E7' }];
    case 'not-possible':
      return [
        'a cut below the last card',
        createGame({ seed: 's', setup: { dealer: 0 } }),
        { type: 'cut', seat: 3, at: 33 },
      ];
    case 'must-hold':
      return [
        'a Schlag of which the announcer holds no card',
        dealt(undefined, { rules: { schlagHeld: 1 } }),
        { type: 'announce-schlag', seat: 1, schlag: '8' },
      ];
    case 'not-offered':
      return [
        'a Schöneres at a table without Schöneres',
        dealt(undefined, { rules: { schoeneres: 'none' } }),
        { type: 'ask-schoeneres', seat: 1 },
      ];
    case 'already-asked': {
      const game = dealt();
      game.act({ type: 'ask-schoeneres', seat: 1 });
      game.act({ type: 'answer', seat: 0, accept: false });
      return ['a second Schöneres in the same hand', game, { type: 'ask-schoeneres', seat: 1 }];
    }
    case 'already-signalled': {
      const game = announced(undefined, { variant: 'deuten' });
      game.act({ type: 'signal', seat: 2, sign: 'H' });
      return ['a repeated signal in the same trick', game, { type: 'signal', seat: 2, sign: 'H' }];
    }
    case 'not-critical': {
      const game = createGame({
        variant: 'bayrisch-11',
        rules: { cutBluff: false },
        seed: 'stube',
        setup: { dealer: 0 },
      });
      game.act({ type: 'cut', seat: 3, at: 10 });
      return ['a `take` of a card that is not a Kritischer', game, { type: 'take', seat: 3, accept: true }];
    }
    case 'not-in-hand':
      return ["another seat's card", announced(), { type: 'play', seat: 1, card: 'E7' }];
    case 'must-follow':
      return ['a plain card on a trump lead', trumpLed(), { type: 'play', seat: 2, card: 'L7' }];
    case 'may-not-bid':
      return [
        'a bid by a gestrichen side',
        announced(undefined, { setup: { score: [10, 13] } }),
        { type: 'bid', seat: 1, to: 3 },
      ];
    case 'last-trick':
      return ['a bid with an unsuitable card', playCards(announced(), 17), { type: 'bid', seat: 3, to: 3 }];
    case 'wrong-value':
      return ['a bid that raises the value by two', announced(), { type: 'bid', seat: 1, to: 4 }];
    case 'nothing-to-reveal':
      return ['showing cards after all cards were played', playCards(announced()), { type: 'reveal', seat: 1 }];
    case 'may-not-strike':
      return [
        'resetting points to 0 without a gestrichen opponent',
        playCards(announced(undefined, { variant: 'normal', setup: { score: [3, 3] } })),
        { type: 'strike', seat: 1 },
      ];
  }
};

const isOfRules = (code: IllegalActionCode): code is CodeOfRules => !BY_TABLE.some((each) => each === code);

for (const code of ILLEGAL_ACTION_CODES.filter(isOfRules)) {
  const [what, game, action] = called(code);
  test(`act() rejects ${what} with the code ${code}`, () => {
    const error = assertRejected(game, code, action);
    assert.ok(error instanceof Error);
    assert.equal(error.name, 'IllegalAction');
    assert.deepEqual(error.action, action);
    assert.ok(error.message.includes(JSON.stringify(action)), error.message);
    assert.doesNotMatch(error.message, /undefined|\[object/);
  });
}

test('a connection rejects an action for another seat with the code `not-your-seat`', async () => {
  const game = announced();
  await assert.rejects(
    connect(game, 2).act({ type: 'play', seat: 1, card: 'EA' }),
    (error) => error instanceof IllegalAction && error.code === 'not-your-seat',
  );
});

test('act() rejects inputs that are not actions', () => {
  const circle: Record<string, unknown> = { type: 'play', seat: 1 };
  circle['card'] = circle;
  const wrong = [
    null,
    undefined,
    7,
    'play',
    [],
    {},
    () => {},
    { type: 'play' },
    { seat: 1 },
    { type: 'toString', seat: 1 },
    { type: '__proto__', seat: 1 },
    circle,
    { type: 'play', seat: 1, card: 10n },
  ];
  for (const action of wrong) assertRejected(announced(), 'unknown-action', action);
});

test('act() rejects an unknown seat and lists the valid seats', () => {
  for (const seat of [-1, 4, 1.5, '1', null, undefined, Number.NaN, 1n]) {
    assert.match(assertRejected(announced(), 'unknown-action', { type: 'play', seat, card: 'EA' }).message, /0 to 3/);
  }
  assert.match(
    assertRejected(createGame({ seed: 's', players: 2 }), 'unknown-action', { type: 'draw', seat: 2 }).message,
    /0 to 1/,
  );
});

test('act() rejects an action with a missing or mistyped field and names the field', () => {
  const wrong: readonly [string, object][] = [
    ['card', { type: 'play', seat: 1 }],
    ['card', { type: 'play', seat: 1, card: 7 }],
    ['card', { type: 'play', seat: 1, card: null }],
    ['to', { type: 'bid', seat: 1 }],
    ['to', { type: 'bid', seat: 1, to: '3' }],
    ['accept', { type: 'answer', seat: 1 }],
    ['accept', { type: 'answer', seat: 1, accept: 'yes' }],
    ['play', { type: 'decide', seat: 1, play: 1 }],
    ['schlag', { type: 'announce-schlag', seat: 1, schlag: 8 }],
    ['trumpf', { type: 'announce-trumpf', seat: 1 }],
    ['at', { type: 'cut', seat: 1, at: '5' }],
    ['at', { type: 'draw', seat: 1, at: null }],
  ];
  for (const [field, action] of wrong) {
    const { message } = assertRejected(announced(), 'unknown-action', action);
    assert.ok(message.includes(`'${field}'`), message);
    assert.doesNotMatch(message, / a [aeo]/);
  }
});

test('a raise in answer is rejected for the same reasons as a bid before a card', () => {
  const asked = (score: readonly number[]): Game => {
    const game = announced(undefined, { rules: { ceiling: 'enough-to-win' }, setup: { score } });
    game.act({ type: 'bid', seat: 1, to: 3 });
    return game;
  };
  assertRejected(asked([0, 0]), 'wrong-value', { type: 'bid', seat: 2, to: 3 });
  assertRejected(asked([0, 0]), 'wrong-value', { type: 'bid', seat: 2, to: 5 });
  assertRejected(asked([13, 10]), 'may-not-bid', { type: 'bid', seat: 2, to: 4 });
  assertRejected(asked([12, 0]), 'may-not-bid', { type: 'bid', seat: 2, to: 4 });
  assertRejected(asked([0, 0]), 'not-your-turn', { type: 'bid', seat: 3, to: 4 });
});

test('the Rechter cannot be called at a table without "Trumpf oder Kritisch"', () => {
  assertRejected(announced(), 'not-offered', { type: 'play', seat: 1, card: 'EA', call: true });
});

test('the record omits unknown fields of an action', () => {
  const game = announced();
  const received: Action[] = [];
  game.subscribe((action) => received.push(action));
  game.act({ type: 'play', seat: 1, card: 'EA', secret: 'HA' } as Action);
  assert.deepEqual(received, [{ type: 'play', seat: 1, card: 'EA' }]);
  assert.deepEqual(game.record().actions.at(-1), { type: 'play', seat: 1, card: 'EA' });
});

test('the error for an action at the wrong time names the seats and the action that the game waits for', () => {
  assert.match(assertRejected(announced(), 'not-your-turn', { type: 'play', seat: 2, card: 'E7' }).message, /seat 1/);
  assert.match(
    assertRejected(createGame({ seed: 's' }), 'wrong-phase', { type: 'next', seat: 0 }).message,
    /seats 0, 1 \(the draw/,
  );
});

test('for an unknown seat, view(), legalActions() and connect() throw an error that lists the valid seats', () => {
  const game = announced();
  for (const seat of [-1, 4, 1.5]) {
    assert.throws(() => game.view(seat), /0 to 3/);
    assert.throws(() => game.legalActions(seat), /0 to 3/);
    assert.throws(() => connect(game, seat), /0 to 3/);
  }
});
