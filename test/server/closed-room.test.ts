/** A room that has been left by its process, with a log in a file: whoever comes then is sent to find the table anew. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { choose } from '../../src/players/choose.js';
import { defineRules } from '../../src/rules/variants.js';
import { createJournal } from '../../src/server/journal.js';
import { createFileStore } from '../../src/server/log/file-store.js';
import { LOG_VERSION } from '../../src/server/log/table-log.js';
import { openRoom } from '../../src/server/room/table-room.js';
import type { Wire } from '../../src/server/room/wire.js';
import { systemClock } from '../../src/session/clock.js';

test('Whoever comes to a room that was closed meanwhile is sent to find it anew; nothing is written, and nothing noted', async (t) => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-closed-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  const store = await createFileStore(dir);
  const settings = { rules: defineRules('suedtirol'), level: 'medium', turnTimeout: null, spectators: true } as const;
  await store.create('abc', { k: 'table', version: LOG_VERSION, table: 'abc', code: 'gosu', settings });
  const log = await store.open('abc');
  assert.ok(log);
  const noted: string[] = [];
  const room = await openRoom(log, {
    services: { choose, clock: systemClock, pause: 0 },
    journal: createJournal((line) => noted.push(line)),
    readName: String,
    onGameEnd: null,
    closed: () => {},
  });
  await room.close();
  const before = readFileSync(join(dir, 'abc.log'), 'utf8');

  const codes: number[] = [];
  const wire: Wire = { listen: () => {}, send: () => {}, waiting: 0, close: (code) => codes.push(code) };
  assert.equal(await room.join(wire, { v: 1, name: 'Anna' }), null);
  assert.deepEqual(codes, [4010]);
  assert.deepEqual(noted, []);
  assert.equal(readFileSync(join(dir, 'abc.log'), 'utf8'), before);
});
