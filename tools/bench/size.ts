/**
 * Measures the gzipped size of the players' code and tables in a build. The rules do not count, because the table always
 * needs them.
 *
 *   npm run bench                       runs it after the decisions
 *   node --import tsx tools/bench/size.ts     only this
 */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { command } from '../shared/command.js';
import { printLine } from '../shared/print-line.js';

/** Goal in bytes, compressed. */
const GOAL = 35_000;
/** Modules that other folders import, for choices, advice and review. */
const ENTRIES = ['choose', 'advice/advice', 'advice/review'];

const bytesOf = async (entries: readonly string[]): Promise<number> => {
  const contents = entries.map((entry, index) => `export * as part${index} from './${entry}.js';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('../../src/players', import.meta.url)), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    plugins: [
      {
        name: 'only-players',
        setup: ({ onResolve }) => onResolve({ filter: /\/(?:rules|game)\// }, ({ path }) => ({ path, external: true })),
      },
    ],
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
};

const inKB = (bytes: number): string => (bytes / 1000).toFixed(1);

await command(import.meta.url, {}, async () =>
  printLine(
    `\nplayers, compressed: ${inKB(await bytesOf(ENTRIES))} KB (goal: ${inKB(GOAL)} KB), of which choosing needs ${inKB(await bytesOf(ENTRIES.slice(0, 1)))} KB.`,
  ),
);
