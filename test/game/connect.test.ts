import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect, type Update } from '../../src/game/connect.js';
import type { Game } from '../../src/game/game.js';
import { IllegalAction } from '../../src/game/illegal-action.js';
import type { Seat } from '../../src/rules/seats.js';
import { announced, DEALER, dealt, FOREHAND, playCards, playHand, seats } from './table.js';

const listening = (game: Game, seat: Seat | null): Update[] => {
  const updates: Update[] = [];
  connect(game, seat).subscribe((update) => updates.push(update));
  return updates;
};
const refusedAs = (code: string) => (error: unknown) => error instanceof IllegalAction && error.code === code;

test('A connection shows what its seat may know now', () => {
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

test('A seat acts through its connection', async () => {
  const game = announced();
  await connect(game, FOREHAND).act({ type: 'play', seat: FOREHAND, card: 'EA' });
  assert.deepEqual(game.view(null).trick, [{ seat: FOREHAND, card: 'EA' }]);
});

test('It acts for no other seat, and a spectator for none', async () => {
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

test('What is refused is a rejection, never a throw, and nothing changes', async () => {
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

test('Every accepted action is told to every seat: what was done, what followed, how it stands', () => {
  const game = dealt();
  const updates = new Map([null, ...seats(game)].map((seat) => [seat, listening(game, seat)]));
  game.act({ type: 'announce-schlag', seat: FOREHAND, schlag: '8' });
  for (const [seat, heard] of updates) {
    assert.deepEqual(heard, [
      {
        action: { type: 'announce-schlag', seat: FOREHAND, schlag: '8' },
        happened: [{ type: 'announced', schlag: '8' }],
        view: game.view(seat),
      },
    ]);
  }
});

test('The facts of an update are those the history gained', () => {
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

test('A refused action is told to nobody', () => {
  const game = announced();
  const heard = [null, ...seats(game)].map((seat) => listening(game, seat));
  assert.throws(() => game.act({ type: 'play', seat: FOREHAND, card: 'HA' }), IllegalAction);
  assert.deepEqual(heard, [[], [], [], [], []]);
});

test('He who has stopped listening hears no more', () => {
  const game = announced();
  const heard: Update[] = [];
  const stop = connect(game, 0).subscribe((update) => heard.push(update));
  playCards(game, 1);
  stop();
  playCards(game, 1);
  stop();
  assert.equal(heard.length, 1);
});

test('Everything a connection says goes through JSON and is the same', () => {
  const game = dealt();
  const heard = [null, ...seats(game)].map((seat) => listening(game, seat));
  playHand(game);
  game.act({ type: 'next', seat: DEALER });
  assert.ok(heard[0].length > 20);
  for (const updates of heard) assert.deepEqual(JSON.parse(JSON.stringify(updates)), updates);
});

test('A view once given does not change when play goes on', () => {
  const game = announced();
  const view = game.view(FOREHAND);
  const copy = structuredClone(view);
  playCards(game);
  assert.deepEqual(view, copy);
});

test('He who writes into the lists of his view adds nothing to the game', () => {
  const game = playCards(announced(undefined, { rules: { zusammenschauen: true } }), 2);
  const everybody = [null, ...seats(game)];
  const now = (): string => JSON.stringify(everybody.map((seat) => game.view(seat)));
  const before = now();
  let written = 0;
  for (const seat of everybody) {
    for (const list of Object.values(game.view(seat)).filter((part) => Array.isArray(part))) {
      list.push('HA');
      written++;
    }
  }
  assert.ok(written > 40, `${written} lists`);
  assert.equal(now(), before);
});

test('No view, update or record gives away the seed or the stock', () => {
  const game = announced(undefined, { seed: 'geheim' });
  const heard = [null, ...seats(game)].map((seat) => listening(game, seat));
  playCards(game);
  for (const seat of [null, ...seats(game)]) assert.ok(!JSON.stringify(game.view(seat)).includes('geheim'));
  assert.ok(!JSON.stringify(heard).includes('geheim'));
  assert.ok(!JSON.stringify(heard).includes('stock"'));
});
