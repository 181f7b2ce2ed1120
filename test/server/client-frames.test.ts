/** Tests for the client's handling of unknown and malformed frames. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InputError } from '../../src/rules/input-error.js';
import { BOARD, scriptedServer } from './scripted-server.js';
import { joinTable, waitUntil } from './test-server.js';

const WELCOME = ['s', { table: 'abc', code: 'babababa', seat: null, key: 'x' }];
const UNKNOWN = ['["q",{}]', '[""]', '["__proto__",{}]', '["toString"]', '["q",1,2]'];
/** Invalid boards that would cause an exception on a page. */
const BOARDS = [
  { players: 0 },
  { players: 5 },
  { players: 99 },
  { seats: [] },
  { seats: [...BOARD.seats, ...BOARD.seats] },
];
const MALFORMED = [
  ...['', '{', 'null', '"b"', '[]', '[5,{}]', '["b",{}]', '["k",5]', '["u",{"n":1}]', '["p",{}]'],
  ...[
    '["u",{"n":1,"a":null,"k":0,"v":{"players":99}}]',
    ...BOARDS.map((wrong) => JSON.stringify(['b', { ...BOARD, ...wrong }])),
  ],
];

test('a client ignores unknown frame types before and after the welcome frame', async (t) => {
  const { url } = await scriptedServer(t, {
    onMessage(socket) {
      for (const text of UNKNOWN) socket.send(text);
      socket.send(JSON.stringify(WELCOME));
      for (const text of UNKNOWN) socket.send(text);
      socket.send(JSON.stringify(['b', BOARD]));
      for (const text of UNKNOWN) socket.send(text);
      socket.send(JSON.stringify(['b', { ...BOARD, target: 15 }]));
    },
  });
  const errors: Error[] = [];
  const anna = await joinTable(t, url, { table: 'abc' }, { onError: (error) => errors.push(error) });
  await waitUntil('the next board is there', () => anna.board.target === 15);
  assert.deepEqual(errors, []);
});

test('a client ignores malformed frames after the welcome frame and passes each error to onError', async (t) => {
  const { url } = await scriptedServer(t, {
    onMessage(socket) {
      for (const frame of [WELCOME, ['b', BOARD]]) socket.send(JSON.stringify(frame));
      for (const text of MALFORMED) socket.send(text);
      socket.send(JSON.stringify(['b', { ...BOARD, target: 15 }]));
    },
  });
  const errors: Error[] = [];
  const anna = await joinTable(t, url, { table: 'abc' }, { onError: (error) => errors.push(error) });
  await waitUntil('the next board is there', () => anna.board.target === 15);
  assert.equal(anna.status, 'open');
  assert.equal(errors.length, MALFORMED.length);
  for (const error of errors) assert.ok(error instanceof InputError && error.code === 'malformed-frame', String(error));
});

test('openTable() rejects with `malformed-frame` if a malformed frame arrives before the welcome frame', async (t) => {
  for (const text of MALFORMED) {
    const { url } = await scriptedServer(t, { onMessage: (socket) => socket.send(text) });
    await assert.rejects(joinTable(t, url, { table: 'abc' }), { name: 'InputError', code: 'malformed-frame' }, text);
  }
});
