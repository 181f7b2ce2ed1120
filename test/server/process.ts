/** A server of tables as a process of its own, as it is published, that may be killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import type { TestContext } from 'node:test';

export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** What it has written so far. */
  output(): string;
  /** Ends the process at once. */
  kill(): Promise<void>;
  /** Asks the process to end and waits until it has. */
  stop(): Promise<void>;
}

/** Starts the command with these arguments; resolves when it listens. */
export const startServer = (t: Pick<TestContext, 'after'>, ...args: readonly string[]): Promise<ServerProcess> =>
  startNode(t, 'dist/server-command.js', '--pause', '0', ...args);

/** Starts Node with these arguments, which open a server that writes its journal; resolves when it listens. */
export const startNode = async (t: Pick<TestContext, 'after'>, ...args: readonly string[]): Promise<ServerProcess> => {
  const child = spawn(process.execPath, args);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
  };
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
  };
  t.after(kill);
  let output = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      output += String(text);
      const found = /"event":"listening","port":(\d+)/.exec(output)?.[1];
      if (found) resolve(Number(found));
    });
    child.stderr.on('data', (text: Buffer) => (output += String(text)));
    child.once('exit', () => reject(new Error(`The server has ended: ${output}`)));
  });
  return { url: `http://127.0.0.1:${port}`, port, child, output: () => output, kill, stop };
};
