/** Starts a separate Redis for a test, if redis-server is installed. */
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

/** With the value `required`, tests fail without redis-server instead of being skipped. */
const redisRequirement = process.env.WATTEN_REDIS ?? '';
if (!['', 'required'].includes(redisRequirement))
  throw new Error(`WATTEN_REDIS must be 'required' or unset, not '${redisRequirement}'.`);

/** @throws Error if tests with Redis are required, but redis-server is not installed */
const checkInstalled = (): void =>
  assert.ok(
    isInstalled,
    "redis-server is not installed, and WATTEN_REDIS is 'required'. Install it (Debian, Ubuntu: `apt install redis-server`), " +
      'or unset WATTEN_REDIS to skip the tests that need it.',
  );

/** Port range below the ephemeral ports of operating systems, so that no client gets the port of a stopped server. */
const [FIRST_PORT, LAST_PORT] = [10_000, 32_000];

/** Resolves to a free port for a server that restarts on the same port. */
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
    redis.on('exit', () => reject(new Error('redis-server exited before it was ready.')));
  });
  return redis;
};

/** A Redis process that a test can kill and restart. The process keeps only saved data. */
export interface RestartableRedis {
  /** Saves the data to disk. */
  save(): Promise<void>;
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>;
  /** Starts a new process with the saved data. */
  start(): Promise<void>;
  restart(): Promise<void>;
}

/** Defines a test with a real Redis. Without redis-server, the test is skipped, or fails if `WATTEN_REDIS` is `required`. */
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
