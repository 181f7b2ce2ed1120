/**
 * How much of a page the players are: their code and tables as a build makes them, compressed; the rules, which the table
 * needs anyway, left out.
 *
 *   npm run bench                       after the decisions
 *   node --import tsx tools/bench/size.ts     alone
 */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { command } from '../shared/command.js';
import { printLine } from '../shared/print-line.js';

/** Bytes, compressed. */
const GOAL = 35_000;
/** What is asked for from outside: to decide, to advise, to look back. */
const ENTRIES = ['choose', 'advice/advice', 'advice/review'];

const bytesOf = async (entries: readonly string[]): Promise<number> => {
  const contents = entries.map((entry, place) => `export * as part${place} from './${entry}.js';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('../../src/players', import.meta.url)), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    plugins: [
      {
        name: 'players alone',
        setup: ({ onResolve }) => onResolve({ filter: /\/(?:rules|game)\// }, ({ path }) => ({ path, external: true })),
      },
    ],
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
};

const told = (bytes: number): string => (bytes / 1000).toFixed(1);

await command(import.meta.url, {}, async () =>
  printLine(
    `\nplayers, compressed: ${told(await bytesOf(ENTRIES))} of ${told(GOAL)} KB wanted, ${told(await bytesOf(ENTRIES.slice(0, 1)))} of it to decide.`,
  ),
);
