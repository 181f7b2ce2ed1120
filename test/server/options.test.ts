/** Tests for the options of the server and its command. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCommand } from '../../src/server/command.js';
import { readServerOptions, type TableServerOptions } from '../../src/server/options.js';

const REDIS = 'redis://localhost:6379';

test('readServerOptions() throws an error that names the invalid option', () => {
  const refused: readonly (readonly [TableServerOptions, RegExp])[] = [
    [{ port: 70_000 }, /port.*65535/],
    [{ dir: './tables', redis: REDIS, publicAddress: 'tables.example/p1' }, /only one of them/],
    [{ dir: './tables', publicAddress: 'tables.example/p1' }, /requires 'redis'/],
    [{ redis: REDIS }, /publicAddress/],
    [{ redis: REDIS, publicAddress: 'https://tables.example/p1' }, /'tables\.example\/p1', without 'https:\/\/'/],
    [{ limits: { watchers: -1 } }, /'limits\.watchers' must be null or a number, 0 or more, not -1/],
    [{ limits: { requestsPerAddress: 0 } }, /'limits\.requestsPerAddress' must be null or a number, 1 or more, not 0/],
    [{ limits: { requestsPerAddress: '400' as never } }, /not '400'/],
    [{ limits: { guests: 5 } as never }, /Unknown limit 'guests'\. Valid limits: tables, perAddress, watchers/],
    [{ openTables: 'yes' as never }, /'openTables' must be true or false, not 'yes'/],
    [{ limits: 5 as never }, /'limits' must be an object .* not 5/],
    [{ redis: 'localhost', publicAddress: 'tables.example/p1' }, /redis:\/\//],
  ];
  for (const [options, message] of refused) assert.throws(() => readServerOptions(options), { message });
  assert.equal(
    readServerOptions({ redis: REDIS, publicAddress: 'tables.example/p1' }).publicAddress,
    'tables.example/p1',
  );
});

test('readServerOptions() fills in the defaults of omitted limits and keeps limits that are null', () => {
  assert.deepEqual(readServerOptions({}).limits, {
    ...{ tables: 1000, perAddress: 60, watchers: 20, requestsPerAddress: 400 },
  });
  const { limits } = readServerOptions({ limits: { watchers: null, requestsPerAddress: null } });
  assert.deepEqual([limits.tables, limits.watchers, limits.requestsPerAddress], [1000, null, null]);
});

test('the server command passes limits and the embed options to the server, and prints an error that names an invalid limit', async (t) => {
  const opened: TableServerOptions[] = [];
  const run = async (...args: readonly string[]): Promise<string> => {
    let output = '';
    t.mock.method(process.stderr, 'write', (text: string) => ((output += text), true));
    await runCommand([...args, '--quiet', '--dir', '.'], (options) => {
      opened.push(options);
      return Promise.reject(new Error('opened'));
    });
    t.mock.restoreAll();
    process.exitCode = undefined;
    return output;
  };
  assert.equal(await run('--watchers', 'none', '--requests-per-address', '50'), 'opened\n');
  assert.deepEqual(opened[0]?.limits, { watchers: null, requestsPerAddress: 50 });
  assert.equal(await run('--embed', '--embed-url', 'https://tables.example'), 'opened\n');
  assert.deepEqual([opened[1]?.embed, opened[1]?.embedUrl], [true, 'https://tables.example']);
  assert.deepEqual([opened[0]?.embed, opened[0]?.embedUrl], [undefined, undefined]);
  assert.equal(await run('--open-tables'), 'opened\n');
  assert.deepEqual([opened[1]?.openTables, opened[2]?.openTables], [undefined, true]);
  assert.match(await run('--watchers', 'many'), /--watchers must be a number or 'none', not 'many'/);
});
