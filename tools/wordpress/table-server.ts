/** The table server of the build, with its embed page, in a separate process. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../shared/process.js';

export interface TableServer {
  /** URL of the embed page, without parameters. */
  readonly embedPage: string;
  close(): Promise<void>;
}

/** Starts the server. Resolves when the server listens. */
export async function startTableServer(): Promise<TableServer> {
  const args = ['dist/server-command.js', '--port', '0', '--embed'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let output = '';
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      output += String(text);
      const found = /"event":"listening","port":(?<port>\d+)/.exec(output)?.groups?.['port'];
      if (found) resolve(found);
    });
    child.stderr.on('data', (text: Buffer) => (output += String(text)));
    child.once('exit', () => reject(new Error(`The table server has ended: ${output}`)));
  });
  return {
    embedPage: `http://localhost:${port}/cdn/embed/embed.html`,
    async close() {
      child.kill();
      await ended;
    },
  };
}
