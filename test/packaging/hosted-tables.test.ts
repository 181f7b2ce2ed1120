/** The published server in a host program. Each of several processes can manage the tables of all processes. */
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import type { TestContext } from 'node:test';
import type { ConnectionError } from '../../src/online/connection-error.js';
import type { OpenedTable, TableInfo } from '../../src/server.js';
import { startNode, type ServerProcess } from '../server/process.js';
import { freePort, withRedis } from '../server/redis.js';
import { joinTable, waitUntil } from '../server/test-server.js';

/** A host program that calls methods of its tables. Each line of JSON requests one call. */
const HOST = `
import { createInterface } from 'node:readline';
import { createTableServer } from '${pathToFileURL('dist/server.js').href}';
const { tables } = await createTableServer({ ...JSON.parse(process.argv[1]), journal: (line) => console.log(line) });
for await (const line of createInterface(process.stdin)) {
  const [method, ...given] = JSON.parse(line);
  console.log('answer ' + JSON.stringify(await tables[method](...given)));
}
`;

interface Host extends ServerProcess {
  call<T>(...request: readonly unknown[]): Promise<T>;
}

const startHost = async (t: TestContext, redis: string): Promise<Host> => {
  const port = await freePort();
  const options = JSON.stringify({ port, redis, publicAddress: `127.0.0.1:${port}`, pause: 0 });
  const server = await startNode(t, '--input-type=module', '-e', HOST, options);
  const answers = (): readonly string[] =>
    [...server.output().matchAll(/^answer (.*)$/gmu)].map(([, text = '']) => text);
  return {
    ...server,
    async call<T>(...request: readonly unknown[]): Promise<T> {
      const before = answers().length;
      server.child.stdin?.write(`${JSON.stringify(request)}\n`);
      const answer = await waitUntil(`the host answers ${request.join(' ')}`, () => answers()[before]);
      return JSON.parse(answer) as T;
    },
  };
};

withRedis('a process can list and end tables of another process, and players receive the reason', async (redis, t) => {
  const [one, two] = await Promise.all([startHost(t, redis), startHost(t, redis)]);
  const opened = await one.call<OpenedTable>('open', { seats: [{ name: 'Anna' }, null] });
  const anna = await joinTable(t, one.url, { table: opened.table }, { key: opened.seats[0]?.key });
  assert.equal(anna.seat, 0);
  let ended: ConnectionError | null = null;
  anna.subscribe((update) => 'ended' in update && ({ ended } = update));
  const lists = await Promise.all([one, two].map((host) => host.call<readonly TableInfo[]>('list')));
  assert.deepEqual(
    lists.map((list) => list.map(({ table }) => table)),
    [[opened.table], [opened.table]],
  );
  // One of the two processes does not own the table.
  const other = lists[0]?.[0]?.open ? two : one;
  assert.equal(await other.call('end', opened.table, 'The evening is over.'), true);
  const reason = await waitUntil<ConnectionError>('the player receives the reason', () => ended);
  assert.deepEqual([reason.code, reason.message], ['table-ended', 'The evening is over.']);
  for (const host of [one, two]) assert.deepEqual(await host.call('list'), []);
  await assert.rejects(joinTable(t, two.url, { table: opened.table }), { code: 'no-such-table' });
});
