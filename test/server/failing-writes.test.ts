/** Tests for slow and failed log writes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../../src/game/connect.js';
import { createGame } from '../../src/game/game.js';
import type { LogEntry } from '../../src/server/log/table-log.js';
import { createSwitchedSeat } from '../../src/server/room/switched-seat.js';
import { gameFromLog } from './action-attempts.js';
import { joinAsAnna, openTestRoom, playInRoomUntil, SALT, storeWithTable } from './test-room.js';
import { waitUntil } from './test-server.js';

const isNext = (entry: LogEntry): boolean => entry.k === 'act' && entry.action.type === 'next';
const isEnd = (entry: LogEntry): boolean => entry.k === 'lobby' && entry.event.type === 'ended';

test('a `reveal` action that arrives while the server logs the next game is not an action of that game', async () => {
  for (let tries = 0; ; tries++) {
    assert.ok(tries < 20, 'no game has ended with cards left');
    let isOver = false;
    let hasShown = false;
    const { room, entries, store } = await openTestRoom({
      async beforeWrite({ k }) {
        if (!isOver || k !== 'game') return;
        const reveal = connection.view.legal.find(({ type }) => type === 'reveal');
        hasShown = reveal !== undefined;
        if (reveal) connection.act(reveal).catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, 20));
      },
    });
    const anna = await joinAsAnna(room);
    const connection = await anna.connection();
    await playInRoomUntil(connection, () => connection.view.phase === 'game-over');
    await waitUntil('the game is over', () => anna.board?.stage === 'over');
    isOver = true;
    anna.sendCommand({ do: 'ready', on: true, salt: SALT });
    await waitUntil('the next game begins', () => anna.board?.stage === 'playing');
    connection.close();
    await room.close();
    if (!hasShown) continue;
    assert.equal(gameFromLog(await entries())?.gameNumber, 2);
    await (await openTestRoom({ store })).room.close();
    return;
  }
});

test('the server retries a failed write of a `next` action without another action by the player', async () => {
  let isFull = true;
  const { room, journalEvents } = await openTestRoom({
    beforeWrite(entry) {
      if (isFull && isNext(entry)) throw new Error('The disk is full.');
    },
  });
  const anna = await joinAsAnna(room);
  const connection = await anna.connection();
  await playInRoomUntil(connection, () => connection.view.phase === 'hand-over');
  const next = connection.view.legal.find(({ type }) => type === 'next') ?? assert.fail();
  await assert.rejects(connection.act(next));
  assert.equal(connection.view.phase, 'hand-over');
  assert.ok(journalEvents.includes('write-failed'));
  isFull = false;
  await waitUntil('the next hand begins', () => connection.view.phase !== 'hand-over');
  connection.close();
  await room.close();
});

test('the server retries a failed write of the end of a game even if `onGameEnd` throws', async () => {
  let failures = 0;
  const { room, journalEvents } = await openTestRoom({
    beforeWrite(entry) {
      if (isEnd(entry) && failures++ === 0) throw new Error('The disk is full.');
    },
    onGameEnd: () => {
      throw new Error('The operator’s code has an error.');
    },
  });
  const anna = await joinAsAnna(room);
  const connection = await anna.connection();
  await playInRoomUntil(connection, () => connection.view.phase === 'game-over');
  await waitUntil('the game is over for all guests', () => anna.board?.stage === 'over');
  assert.equal(failures, 2);
  assert.ok(journalEvents.includes('on-game-end-failed'));
  anna.sendCommand({ do: 'ready', on: true, salt: SALT });
  await waitUntil('another game begins', () => anna.board?.stage === 'playing');
  connection.close();
  await room.close();
});

test('a room that fails to open closes its log and writes nothing afterwards', async () => {
  const store = await storeWithTable();
  const failOnGame = ({ k }: LogEntry): void => {
    if (k === 'game') throw new Error('The disk is full.');
  };
  const first = await openTestRoom({ store, beforeWrite: failOnGame });
  await joinAsAnna(first.room);
  await waitUntil('the write has failed', () => first.journalEvents.includes('write-failed'));
  await first.room.close();

  let closed = 0;
  let written = 0;
  await assert.rejects(
    openTestRoom({
      store,
      beforeWrite(entry) {
        written++;
        failOnGame(entry);
      },
      onLogClosed: () => closed++,
    }),
    /The disk is full/,
  );
  assert.equal(closed, 1);
  const before = written;
  // An open room would have written a stand-in for Anna by then, because she is away.
  await new Promise((resolve) => setTimeout(resolve, 600));
  assert.equal(written, before);
});

test('after end(), a seat created with createSwitchedSeat() receives no more updates', () => {
  const game = createGame({ variant: 'suedtirol', players: 2, seed: 'gone' });
  const link = connect(game, 0);
  let updateCount = 0;
  const counted = {
    ...link,
    get view() {
      return link.view;
    },
    subscribe: (listener: Parameters<typeof link.subscribe>[0]) =>
      link.subscribe((update) => {
        updateCount++;
        listener(update);
      }),
  };
  const seat = createSwitchedSeat(counted);
  const act = (): void => game.act(game.legalActions(game.toAct[0] ?? 0)[0] ?? assert.fail());
  act();
  const before = updateCount;
  assert.ok(before > 0);
  seat.end();
  act();
  assert.equal(updateCount, before);
});
