/** Servers of tables as processes of their own, as they are published, and what the kernel says of them. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a server has used: time of a core in ms, and bytes. */
export interface Used {
  readonly cpu: number;
  /** Resident, after rubbish was collected. */
  readonly resident: number;
  /** What its own objects and buffers take of that. */
  readonly heap: number;
}

export interface BenchServer {
  readonly url: string;
  used(): Promise<Used>;
  /** Time of a core alone, in ms; asks nothing of the process. */
  cpu(): number;
  /** At once, without a word. */
  kill(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Tells on a signal what is left when the rubbish has been collected. */
const MEMORY = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => {
    for (let times = 0; times < 3; times++) gc();
    const { rss, heapUsed, external } = process.memoryUsage();
    console.log('memory ' + rss + ' ' + (heapUsed + external));
  });`)}`;

const TICK_MS = 10;

const cpuOf = ({ pid }: ChildProcess): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

/** Resolves to the next output of a process that matches a pattern. */
const waitForOutput = (child: ChildProcess, pattern: RegExp): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    let text = '';
    const heard = (part: Buffer): void => {
      text += String(part);
      const found = pattern.exec(text);
      if (!found) return;
      child.stdout?.off('data', heard);
      resolve(found);
    };
    child.stdout?.on('data', heard);
    child.once('exit', () => reject(new Error(`The server has ended: ${text}`)));
  });

/** @param build the folder with the built package */
export const startServer = async (build: string, ...args: readonly string[]): Promise<BenchServer> => {
  const profile = process.env['WATTEN_PROFILE'];
  const child = spawn(process.execPath, [
    ...['--expose-gc', '--import', MEMORY],
    ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []),
    ...[join(build, 'server-command.js'), '--host', '127.0.0.1', '--behind-proxy', ...args],
  ]);
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const [, port] = await waitForOutput(child, /"event":"listening","port":(\d+)/);
  // Else what it writes would fill the pipe.
  child.stdout.resume();
  return {
    url: `http://127.0.0.1:${port}`,
    cpu: () => cpuOf(child),
    async used() {
      const heard = waitForOutput(child, /memory (\d+) (\d+)/);
      child.kill('SIGUSR2');
      const [, resident, heap] = (await heard).map(Number);
      return { cpu: cpuOf(child), resident: resident ?? 0, heap: heap ?? 0 };
    },
    async kill() {
      child.kill(profile ? 'SIGTERM' : 'SIGKILL');
      await gone;
    },
  };
};

export const isRedisInstalled = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** A Redis that writes as its documentation for us says; ends with what is returned. */
export const startRedis = async (): Promise<{ readonly address: string; end(): void }> => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-bench-redis-'));
  const port = await freePort();
  const redis = spawn('redis-server', [
    ...['--port', `${port}`, '--bind', '127.0.0.1', '--dir', dir, '--save', '', '--appendonly', 'yes'],
  ]);
  await waitForOutput(redis, /Ready to accept/);
  redis.stdout.resume();
  return {
    address: `redis://127.0.0.1:${port}`,
    end() {
      redis.kill('SIGKILL');
      rmSync(dir, { recursive: true, force: true });
    },
  };
};
