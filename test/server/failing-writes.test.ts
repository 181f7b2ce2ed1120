/** What cannot be written, or takes its time: nothing is written where it does not belong, and no table stands still. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connect } from '../../src/game/connect.js';
import { createGame } from '../../src/game/game.js';
import type { Entry } from '../../src/server/log/table-log.js';
import { createSwitchedSeat } from '../../src/server/room/switched-seat.js';
import { gameIn } from './kept.js';
import { annaIn, openByHand, playInRoom, SALT, storeWithTable } from './room-by-hand.js';
import { until } from './served.js';

const isNext = (entry: Entry): boolean => entry.k === 'act' && entry.action.type === 'next';
const isEnd = (entry: Entry): boolean => entry.k === 'lobby' && entry.event.type === 'ended';

test('Cards that are shown while the next game is written are no action of that game', async () => {
  for (let tries = 0; ; tries++) {
    assert.ok(tries < 20, 'some game ends with cards left');
    let isOver = false;
    let hasShown = false;
    const { room, entries, store } = await openByHand({
      async writing({ k }) {
        if (!isOver || k !== 'game') return;
        const reveal = connection.view.legal.find(({ type }) => type === 'reveal');
        hasShown = reveal !== undefined;
        if (reveal) connection.act(reveal).catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, 20));
      },
    });
    const anna = await annaIn(room);
    const connection = await anna.connection();
    await playInRoom(connection, () => connection.view.phase === 'game-over');
    await until('it is over', () => anna.board?.stage === 'over');
    isOver = true;
    anna.wish({ do: 'ready', on: true, salt: SALT });
    await until('the next one begins', () => anna.board?.stage === 'playing');
    connection.close();
    await room.close();
    if (!hasShown) continue;
    assert.equal(gameIn(await entries())?.gameNumber, 2);
    await (await openByHand({ store })).room.close();
    return;
  }
});

test('Where it cannot be written that all go on, it is tried again, and nobody has to press once more', async () => {
  let isFull = true;
  const { room, noted } = await openByHand({
    writing(entry) {
      if (isFull && isNext(entry)) throw new Error('The disk is full.');
    },
  });
  const anna = await annaIn(room);
  const connection = await anna.connection();
  await playInRoom(connection, () => connection.view.phase === 'hand-over');
  const next = connection.view.legal.find(({ type }) => type === 'next') ?? assert.fail();
  await assert.rejects(connection.act(next));
  assert.equal(connection.view.phase, 'hand-over');
  assert.ok(noted.includes('write-failed'));
  isFull = false;
  await until('it goes on', () => connection.view.phase !== 'hand-over');
  connection.close();
  await room.close();
});

test('Where it cannot be written that a game is over, it is tried again; a host that fails when told is no hindrance', async () => {
  let failures = 0;
  const { room, noted } = await openByHand({
    writing(entry) {
      if (isEnd(entry) && failures++ === 0) throw new Error('The disk is full.');
    },
    onGameEnd: () => {
      throw new Error('The host has an error.');
    },
  });
  const anna = await annaIn(room);
  const connection = await anna.connection();
  await playInRoom(connection, () => connection.view.phase === 'game-over');
  await until('all see so', () => anna.board?.stage === 'over');
  assert.equal(failures, 2);
  assert.ok(noted.includes('on-game-end-failed'));
  anna.wish({ do: 'ready', on: true, salt: SALT });
  await until('another one begins', () => anna.board?.stage === 'playing');
  connection.close();
  await room.close();
});

test('Of a room that cannot be opened nothing is left, and its log is closed', async () => {
  const store = await storeWithTable();
  const noGame = ({ k }: Entry): void => {
    if (k === 'game') throw new Error('The disk is full.');
  };
  const first = await openByHand({ store, writing: noGame });
  await annaIn(first.room);
  await until('it was tried', () => first.noted.includes('write-failed'));
  await first.room.close();

  let closed = 0;
  let written = 0;
  await assert.rejects(
    openByHand({
      store,
      writing(entry) {
        written++;
        noGame(entry);
      },
      logClosed: () => closed++,
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
