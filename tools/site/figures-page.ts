/** What the package weighs, read from the build, and how long a visitor waits for it, as the bench measured, as Markdown. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../shared/process.js';

const KB = 1000;

const weightOf = async (path: string): Promise<number> => gzipSync(await readFile(path), { level: 9 }).length / KB;

/** As tools/bench/first-look.ts wrote it. */
interface FirstLook {
  readonly rows: readonly { readonly what: string; readonly from: string; readonly seconds: number }[];
}

async function firstLook(): Promise<string> {
  const { rows } = JSON.parse(await readFile(join(root, 'docs/first-look.json'), 'utf8')) as FirstLook;
  return rows.map(({ what, from, seconds }) => `| ${what} | ${seconds.toFixed(2)} | ${from} |`).join('\n');
}

/** @param dist the folder of the build */
export async function figuresPage(dist: string): Promise<string> {
  const folder = join(dist, 'cdn');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js')).sort();
  const weights = await Promise.all(files.map(async (file) => [file, await weightOf(join(folder, file))] as const));
  const rows = [...weights].sort(([, one], [, other]) => other - one);
  const all = rows.reduce((sum, [, weight]) => sum + weight, 0);
  return `# Figures

No figure here is typed: they are measured, and written down by what measures them.

## How long a visitor waits

At a slow line (1.6 Mbit/s, 150 ms to the server and back) on a processor slowed four times, the middle one of five visits; by \`tools/bench/first-look.ts\`.

| | seconds | |
| --- | --- | --- |
${await firstLook()}

## How good the players are

Over thousands of games, against each other and against others: [the page of the players](../demo/players.html).

## What the files weigh

In the build this page was made of, compressed by gzip, in KB of 1000 bytes. A page loads a file when it is needed: the script and the table's words at once, the poster's cards when it comes into sight, the rest when the page is idle or somebody asks for it.

| file of \`cdn/\` | KB |
| --- | --- |
${rows.map(([file, weight]) => `| \`${file}\` | ${weight.toFixed(1)} |`).join('\n')}
| all | ${all.toFixed(1)} |
`;
}
