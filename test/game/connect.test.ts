import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect, type Update } from '../../src/game/connect.js';
import { type Game } from '../../src/game/game.js';
import { replay } from '../../src/game/replay.js';
import { IllegalAction } from '../../src/game/illegal-action.js';
import type { Seat } from '../../src/rules/seats.js';
import { announced, DEALER, dealt, FOREHAND, playCards, playHand, seats } from './table.js';

const listening = (game: Game, seat: Seat | null): Update[] => {
  const updates: Update[] = [];
  connect(game, seat).subscribe((update) => updates.push(update));
  return updates;
};
const refusedAs = (code: string) => (error: unknown) => error instanceof IllegalAction && error.code === code;

test("`connection.view` equals the game's current view for the seat", () => {
  const game = announced();
  for (const seat of [null, ...seats(game)]) {
    const connection = connect(game, seat);
    assert.deepEqual(connection.view, game.view(seat));
    assert.equal(connection.view.seat, seat);
  }
  const connection = connect(game, 2);
  playCards(game, 3);
  assert.deepEqual(connection.view, game.view(2));
});

test('`connection.act()` performs an action for its seat', async () => {
  const game = announced();
  await connect(game, FOREHAND).act({ type: 'play', seat: FOREHAND, card: 'EA' });
  assert.deepEqual(game.view(null).trick, [{ seat: FOREHAND, card: 'EA' }]);
});

test("a seat's connection rejects actions for other seats, and a spectator's connection rejects all actions", async () => {
  const game = announced();
  for (const seat of [0, 2, 3, null]) {
    await assert.rejects(
      connect(game, seat).act({ type: 'play', seat: FOREHAND, card: 'EA' }),
      refusedAs('not-your-seat'),
    );
  }
  await assert.rejects(
    connect(game, null).act({ type: 'play', seat: null as never, card: 'EA' }),
    refusedAs('not-your-seat'),
  );
  assert.deepEqual(game.view(null).trick, []);
});

test('a connection rejects an action of an unknown type with `unknown-action`, even without a valid seat', async () => {
  const connection = connect(announced(), FOREHAND);
  for (const [action, message] of [
    [{ type: 'foo' }, /Unknown action 'foo'\. Valid actions: 'draw'/],
    [{ type: 'foo', seat: 0 }, /Unknown action 'foo'/],
    [{ type: 'play', card: 'EA' }, /seat must be a number from 0 to 3, not nothing/],
  ] as const)
    await assert.rejects(connection.act(action as never), { code: 'unknown-action', message });
});

test('act() returns a rejected promise for an illegal action and leaves the game unchanged', async () => {
  const game = announced();
  const connection = connect(game, FOREHAND);
  for (const [action, code] of [
    [{ type: 'play', seat: FOREHAND, card: 'HA' }, 'not-in-hand'],
    [{ type: 'fold', seat: FOREHAND }, 'wrong-phase'],
    [null, 'unknown-action'],
    [{ seat: FOREHAND }, 'unknown-action'],
  ] as const) {
    const answer = connection.act(action as never);
    assert.ok(answer instanceof Promise);
    await assert.rejects(answer, refusedAs(code));
  }
  assert.equal(game.record().actions.length, 2);
});

test('every seat receives every accepted action with its facts and the resulting view', () => {
  const game = dealt();
  const updates = new Map([null, ...seats(game)].map((seat) => [seat, listening(game, seat)]));
  game.act({ type: 'announce-schlag', seat: FOREHAND, schlag: '8' });
  for (const [seat, received] of updates) {
    assert.deepEqual(received, [
      {
        action: { type: 'announce-schlag', seat: FOREHAND, schlag: '8' },
        happened: [{ type: 'announced', schlag: '8' }],
        view: game.view(seat),
      },
    ]);
  }
});

test('an update contains exactly the action and the facts added to the history', () => {
  const game = dealt();
  let before = game.view(2).history.length;
  connect(game, 2).subscribe((update) => {
    assert.ok('view' in update);
    assert.deepEqual(update.view.history.slice(before), [update.action, ...update.happened]);
    before = update.view.history.length;
  });
  playHand(game);
  assert.equal(before, game.view(2).history.length);
});

test('no seat receives an update for a rejected action', () => {
  const game = announced();
  const received = [null, ...seats(game)].map((seat) => listening(game, seat));
  assert.throws(() => game.act({ type: 'play', seat: FOREHAND, card: 'HA' }), IllegalAction);
  assert.deepEqual(received, [[], [], [], [], []]);
});

test('a listener receives no updates after unsubscribing', () => {
  const game = announced();
  const received: Update[] = [];
  const stop = connect(game, 0).subscribe((update) => received.push(update));
  playCards(game, 1);
  stop();
  playCards(game, 1);
  stop();
  assert.equal(received.length, 1);
});

test('all data that a connection sends survives a round trip through JSON', () => {
  const game = dealt();
  const received = [null, ...seats(game)].map((seat) => listening(game, seat));
  playHand(game);
  game.act({ type: 'next', seat: DEALER });
  assert.ok(received[0].length > 20);
  for (const updates of received) assert.deepEqual(JSON.parse(JSON.stringify(updates)), updates);
});

test('a returned view does not change when play continues', () => {
  const game = announced();
  const view = game.view(FOREHAND);
  const copy = structuredClone(view);
  playCards(game);
  assert.deepEqual(view, copy);
});

test('changing the lists in a view does not change the game', () => {
  const game = playCards(announced(undefined, { rules: { zusammenschauen: true } }), 2);
  const allViewers = [null, ...seats(game)];
  const now = (): string => JSON.stringify(allViewers.map((seat) => game.view(seat)));
  const before = now();
  let written = 0;
  for (const seat of allViewers) {
    for (const list of Object.values(game.view(seat)).filter((part) => Array.isArray(part))) {
      list.push('HA');
      written++;
    }
  }
  assert.ok(written > 40, `${written} lists`);
  assert.equal(now(), before);
});

test('views and updates contain neither the seed nor the stock', () => {
  const game = announced(undefined, { seed: 'geheim' });
  const received = [null, ...seats(game)].map((seat) => listening(game, seat));
  playCards(game);
  for (const seat of [null, ...seats(game)]) assert.ok(!JSON.stringify(game.view(seat)).includes('geheim'));
  assert.ok(!JSON.stringify(received).includes('geheim'));
  assert.ok(!JSON.stringify(received).includes('stock"'));
});

// -- overtaken actions -----------------------------------------------------------------------------------------------

const NEXT = (seat: Seat) => ({ type: 'next', seat }) as const;

test('if two seats send `next` at the same time, the second `act()` resolves without effect', async () => {
  for (const score of [
    [0, 0],
    [13, 13],
  ]) {
    const game = playHand(announced(undefined, { setup: { score } }));
    const [one, other] = [connect(game, 2), connect(game, 0)];
    await one.act(NEXT(2));
    const before = JSON.stringify([game.record(), game.view(0)]);
    await other.act(NEXT(0));
    await other.act(NEXT(0));
    assert.equal(JSON.stringify([game.record(), game.view(0)]), before);
    assert.throws(() => game.act(NEXT(0)), refusedAs('wrong-phase'), 'the game refuses a second action');
    await assert.rejects(
      one.act(NEXT(2)),
      refusedAs('wrong-phase'),
      'a second action of the same seat was not overtaken',
    );
  }
});

test('in a game restored from its record, a second `next` from another seat resolves without effect', async () => {
  const game = playHand(announced(undefined, { setup: { score: [13, 13] } }));
  game.act(NEXT(2));
  const again = replay(game.record());
  await connect(again, 0).act(NEXT(0));
  await assert.rejects(connect(again, 2).act(NEXT(2)), refusedAs('wrong-phase'));
});

test('`next` is rejected before a hand ends and after the seat has acted in the next hand', async () => {
  const game = announced();
  await assert.rejects(connect(game, 0).act(NEXT(0)), refusedAs('wrong-phase'));
  playHand(game).act(NEXT(2));
  const [cutter] = game.toAct;
  await connect(game, cutter).act(NEXT(cutter));
  game.act({ type: 'cut', seat: cutter });
  await assert.rejects(connect(game, cutter).act(NEXT(cutter)), refusedAs('wrong-phase'));
  await connect(game, 3).act(NEXT(3));
});

test('`next` for another seat or from a spectator is rejected, even after an accepted `next`', async () => {
  const game = playHand(announced());
  game.act(NEXT(2));
  await assert.rejects(connect(game, 0).act(NEXT(1)), refusedAs('not-your-seat'));
  await assert.rejects(connect(game, null).act(NEXT(0)), refusedAs('not-your-seat'));
});
