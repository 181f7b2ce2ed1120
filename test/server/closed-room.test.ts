/** Tests for closed rooms. The clients of a closed room must locate the table again. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { choose } from '../../src/players/choose.js';
import { defineRules } from '../../src/rules/variants.js';
import { createJournal } from '../../src/server/journal.js';
import { createFileStore } from '../../src/server/log/file-store.js';
import { LOG_VERSION, type TableLog } from '../../src/server/log/table-log.js';
import { createMemoryStore } from '../../src/server/log/memory-store.js';
import { openRoom } from '../../src/server/room/table-room.js';
import type { Wire } from '../../src/server/room/wire.js';
import { systemClock } from '../../src/session/clock.js';

test('a closed room closes new connections with code 4010 and writes nothing to the log or the journal', async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-closed-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  const store = await createFileStore(dir);
  const settings = { rules: defineRules('suedtirol'), level: 'medium', turnTimeout: null, spectators: true } as const;
  await store.create('abc', { k: 'table', version: LOG_VERSION, table: 'abc', code: 'gosu', settings });
  const log = await store.open('abc');
  assert.ok(log);
  const journalLines: string[] = [];
  const room = await openRoom(log, {
    services: { choose, clock: systemClock, pause: 0 },
    journal: createJournal((line) => journalLines.push(line)),
    readName: String,
    storeGameEnd: null,
    onClosed: () => {},
  });
  await room.close();
  const before = readFileSync(join(dir, 'abc.log'), 'utf8');

  const codes: number[] = [];
  const wire: Wire = { listen: () => {}, send: () => {}, bufferedBytes: 0, close: (code) => codes.push(code) };
  assert.equal(await room.join(wire, { v: 1, name: 'Anna' }), null);
  assert.deepEqual(codes, [4010]);
  assert.deepEqual(journalLines, []);
  assert.equal(readFileSync(join(dir, 'abc.log'), 'utf8'), before);
});

test('a room that closes while it writes the start of a game to the log does not start that game', async () => {
  const rules = defineRules('suedtirol', { players: 2 });
  const settings = { rules, level: 'easy', turnTimeout: null, spectators: false } as const;
  const store = createMemoryStore(Date.now);
  await store.create('abc', { k: 'table', version: LOG_VERSION, table: 'abc', code: 'gosu', settings });
  const { log, entries } = (await store.open('abc')) ?? assert.fail();
  const journalLines: string[] = [];
  let isWritten = (): void => {};
  const written = new Promise<void>((resolve) => (isWritten = resolve));
  const closing: TableLog = {
    ...log,
    async append(entry) {
      if (entry.k === 'game') void room.close();
      await log.append(entry);
      if (entry.k === 'game') isWritten();
    },
  };
  const room = await openRoom(
    { log: closing, entries },
    {
      services: { choose, clock: systemClock, pause: 0 },
      journal: createJournal((line) => journalLines.push((JSON.parse(line) as { readonly event: string }).event)),
      readName: String,
      storeGameEnd: null,
      onClosed: () => {},
    },
  );
  const wire: Wire = { listen: () => {}, send: () => {}, bufferedBytes: 0, close: () => {} };
  const anna = (await room.join(wire, { v: 1, name: 'Anna' })) ?? assert.fail();
  for (const command of [
    { do: 'sit', seat: 0 },
    { do: 'fill', seat: 1, by: 'computer' },
    { do: 'ready', on: true, salt: '0'.repeat(16) },
  ] as const)
    room.receive(anna, ['l', [1, command]]);
  await written;
  // A computer player would have drawn a card by then.
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.deepEqual(journalLines, []);
  const now = (await store.open('abc')) ?? assert.fail();
  assert.equal(now.entries.at(-1)?.k, 'game', 'the next process that opens the table starts the game');
});
