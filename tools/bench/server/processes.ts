/** Table servers as separate processes, as published, and their resource use as reported by the kernel. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Resources that a server uses: CPU time in ms, memory in bytes. */
export interface Used {
  readonly cpu: number;
  /** Resident memory after garbage collection. */
  readonly resident: number;
  /** Memory of objects and buffers, included in `resident`. */
  readonly heap: number;
}

export interface BenchServer {
  readonly url: string;
  used(): Promise<Used>;
  /** Returns the CPU time in ms, without involving the process. */
  cpu(): number;
  /** Kills the process without a shutdown, except while profiling. */
  kill(): Promise<void>;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Script that prints the memory use after garbage collection on SIGUSR2. */
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

/** Resolves to a process's next output that matches a pattern. */
const waitForOutput = (child: ChildProcess, pattern: RegExp): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    let text = '';
    const onData = (chunk: Buffer): void => {
      text += String(chunk);
      const found = pattern.exec(text);
      if (!found) return;
      child.stdout?.off('data', onData);
      resolve(found);
    };
    child.stdout?.on('data', onData);
    child.once('exit', () => reject(new Error(`The process exited early: ${text}`)));
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
  // Keeps reading, because the process would block on a full pipe.
  child.stdout.resume();
  return {
    url: `http://127.0.0.1:${port}`,
    cpu: () => cpuOf(child),
    async used() {
      const output = waitForOutput(child, /memory (\d+) (\d+)/);
      child.kill('SIGUSR2');
      const [, resident, heap] = (await output).map(Number);
      return { cpu: cpuOf(child), resident: resident ?? 0, heap: heap ?? 0 };
    },
    async kill() {
      child.kill(profile ? 'SIGTERM' : 'SIGKILL');
      await gone;
    },
  };
};

export const isRedisInstalled = (): boolean => spawnSync('redis-server', ['--version']).status === 0;

/** Starts a Redis with the persistence that our documentation recommends. */
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
