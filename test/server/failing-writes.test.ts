/** What cannot be written, or takes its time: nothing is written where it does not belong, and no table stands still. */
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

test('Cards that are shown while the next game is written are no action of that game', async () => {
  for (let tries = 0; ; tries++) {
    assert.ok(tries < 20, 'some game ends with cards left');
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
    await waitUntil('it is over', () => anna.board?.stage === 'over');
    isOver = true;
    anna.sendCommand({ do: 'ready', on: true, salt: SALT });
    await waitUntil('the next one begins', () => anna.board?.stage === 'playing');
    connection.close();
    await room.close();
    if (!hasShown) continue;
    assert.equal(gameFromLog(await entries())?.gameNumber, 2);
    await (await openTestRoom({ store })).room.close();
    return;
  }
});

test('Where it cannot be written that all go on, it is tried again, and nobody has to press once more', async () => {
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
  await waitUntil('it goes on', () => connection.view.phase !== 'hand-over');
  connection.close();
  await room.close();
});

test('Where it cannot be written that a game is over, it is tried again; a host that fails when told is no hindrance', async () => {
  let failures = 0;
  const { room, journalEvents } = await openTestRoom({
    beforeWrite(entry) {
      if (isEnd(entry) && failures++ === 0) throw new Error('The disk is full.');
    },
    onGameEnd: () => {
      throw new Error('The host has an error.');
    },
  });
  const anna = await joinAsAnna(room);
  const connection = await anna.connection();
  await playInRoomUntil(connection, () => connection.view.phase === 'game-over');
  await waitUntil('all see so', () => anna.board?.stage === 'over');
  assert.equal(failures, 2);
  assert.ok(journalEvents.includes('on-game-end-failed'));
  anna.sendCommand({ do: 'ready', on: true, salt: SALT });
  await waitUntil('another one begins', () => anna.board?.stage === 'playing');
  connection.close();
  await room.close();
});

test('Of a room that cannot be opened nothing is left, and its log is closed', async () => {
  const store = await storeWithTable();
  const noGame = ({ k }: LogEntry): void => {
    if (k === 'game') throw new Error('The disk is full.');
  };
  const first = await openTestRoom({ store, beforeWrite: noGame });
  await joinAsAnna(first.room);
  await waitUntil('it was tried', () => first.journalEvents.includes('write-failed'));
  await first.room.close();

  let closed = 0;
  let written = 0;
  await assert.rejects(
    openTestRoom({
      store,
      beforeWrite(entry) {
        written++;
        noGame(entry);
      },
      onLogClosed: () => closed++,
    }),
    /The disk is full/,
  );
  assert.equal(closed, 1);
  const before = written;
  // Anna has been away for so long by then that a room would write of it.
  await new Promise((resolve) => setTimeout(resolve, 600));
  assert.equal(written, before);
});

test('A seat that has gone to another place hears no more of the game', () => {
  const game = createGame({ variant: 'suedtirol', players: 2, seed: 'gone' });
  const link = connect(game, 0);
  let heard = 0;
  const counted = {
    ...link,
    get view() {
      return link.view;
    },
    subscribe: (listener: Parameters<typeof link.subscribe>[0]) =>
      link.subscribe((update) => {
        heard++;
        listener(update);
      }),
  };
  const seat = createSwitchedSeat(counted);
  const act = (): void => game.act(game.legalActions(game.toAct[0] ?? 0)[0] ?? assert.fail());
  act();
  const before = heard;
  assert.ok(before > 0);
  seat.end();
  act();
  assert.equal(heard, before);
});
