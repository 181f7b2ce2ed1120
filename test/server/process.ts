/** Runs the published table server in a separate process that a test can kill. */
import { spawn, type ChildProcess } from 'node:child_process';
import type { TestContext } from 'node:test';

export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  readonly child: ChildProcess;
  /** Returns the process's output so far. */
  output(): string;
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>;
  /** Ends the process with SIGTERM and waits until it exits. */
  stop(): Promise<void>;
}

/** Starts `watten-table-server` with these arguments. Resolves when the server listens. */
export const startServer = (t: Pick<TestContext, 'after'>, ...args: readonly string[]): Promise<ServerProcess> =>
  startNode(t, 'dist/server-command.js', '--pause', '0', ...args);

/** Runs a script that opens a server with a journal. `args`: the arguments for Node. Resolves when the server listens. */
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
