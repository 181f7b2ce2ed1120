/** What is wrong with how a server is started is named, with what would be right. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readServerOptions, type TableServerOptions } from '../../src/server/options.js';

const REDIS = 'redis://localhost:6379';

test('A server that cannot be as it is asked for says why', () => {
  const refused: readonly (readonly [TableServerOptions, RegExp])[] = [
    [{ port: 70_000 }, /port.*65535/],
    [{ dir: './tables', redis: REDIS, publicAddress: 'tables.example/p1' }, /not in both/],
    [{ dir: './tables', publicAddress: 'tables.example/p1' }, /need 'redis'/],
    [{ redis: REDIS }, /publicAddress/],
    [{ redis: REDIS, publicAddress: 'https://tables.example/p1' }, /'tables\.example\/p1', without 'https:\/\/'/],
    [{ redis: 'localhost', publicAddress: 'tables.example/p1' }, /redis:\/\//],
  ];
  for (const [options, message] of refused) assert.throws(() => readServerOptions(options), { message });
  assert.equal(
    readServerOptions({ redis: REDIS, publicAddress: 'tables.example/p1' }).publicAddress,
    'tables.example/p1',
  );
});
