/** The reference page of the command `watten-table-server`, generated from its `--help` output. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pageHead } from './markdown.js';

/** @param dist the folder of the build */
export function commandLinePage(dist: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(dist, 'server-command.js'), '--help'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`watten-table-server --help failed:\n${stderr}`);
  return `${pageHead('Command line', 'watten-table-server --help')}
\`npx -p watten-table watten-table-server\` starts a table server. To start one from a Node program, see [table server](server.md).

\`\`\`text
${stdout.trim()}
\`\`\`
`;
}
