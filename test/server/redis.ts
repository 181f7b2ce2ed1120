/** A Redis of the test's own, where the machine has one. */
import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { Redis } from 'ioredis';

const isInstalled = spawnSync('redis-server', ['--version']).status === 0;

/** `required`: without a redis-server tests fail instead of being skipped. */
const redisRequirement = process.env.WATTEN_REDIS ?? '';
if (!['', 'required'].includes(redisRequirement))
  throw new Error(`WATTEN_REDIS cannot be '${redisRequirement}'; it is 'required', or not set.`);

/** @throws Error if tests with Redis must run and cannot */
const checkInstalled = (): void =>
  assert.ok(
    isInstalled,
    "redis-server is not installed, and WATTEN_REDIS is 'required'. Install it (Debian, Ubuntu: `apt install redis-server`), " +
      'or unset WATTEN_REDIS to skip the tests that need it.',
  );

/** Below the ports that systems give to clients: a client that tries to reach a server that is down may get the port itself. */
const [FIRST_PORT, LAST_PORT] = [10_000, 32_000];

/** A port that nobody has. Servers in these tests end, and come again at the same one. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    const server = createServer()
      .listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
      .once('error', () => resolve(freePort()));
  });

const startRedis = async (port: number, dir: string): Promise<ChildProcess> => {
  const redis = spawn('redis-server', ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', dir, '--save', '']);
  await new Promise<void>((resolve, reject) => {
    redis.stdout.on('data', (text: Buffer) => String(text).includes('Ready to accept') && resolve());
    redis.on('exit', () => reject(new Error('Redis has ended.')));
  });
  return redis;
};

/** A Redis process that a test can kill and restart. It keeps only saved data. */
export interface RestartableRedis {
  /** Saves its data to disk. */
  save(): Promise<void>;
  /** Kills it at once. */
  kill(): Promise<void>;
  /** Starts it again with its saved data. */
  start(): Promise<void>;
  restart(): Promise<void>;
}

/** A test with a real Redis. Without redis-server it is skipped, or fails if `WATTEN_REDIS` is `required`. */
export const withRedis = (
  name: string,
  run: (address: string, t: TestContext, redis: RestartableRedis) => Promise<void>,
): void => {
  const skip = isInstalled || redisRequirement === 'required' ? false : 'redis-server is not installed';
  test(name, { skip }, async (t) => {
    checkInstalled();
    const dir = mkdtempSync(join(tmpdir(), 'watten-redis-'));
    const port = await freePort();
    let redis = await startRedis(port, dir);
    const restartable: RestartableRedis = {
      async save() {
        const client = new Redis(port);
        try {
          await client.save();
        } finally {
          client.disconnect();
        }
      },
      async kill() {
        const exited = new Promise((resolve) => redis.once('exit', resolve));
        redis.kill('SIGKILL');
        await exited;
      },
      async start() {
        redis = await startRedis(port, dir);
      },
      async restart() {
        await restartable.kill();
        await restartable.start();
      },
    };
    try {
      await run(`redis://127.0.0.1:${port}`, t, restartable);
    } finally {
      redis.kill('SIGKILL');
      rmSync(dir, { recursive: true, force: true });
    }
  });
};
