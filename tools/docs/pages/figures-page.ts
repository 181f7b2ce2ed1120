/** The page with file sizes (from the build) and loading times (from `docs/first-look.json`). */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../shared/process.js';
import { pageHead } from './markdown.js';

const KB = 1000;

const weightOf = async (path: string): Promise<number> => gzipSync(await readFile(path), { level: 9 }).length / KB;

/** Written by tools/bench/first-look.ts. */
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
  return `${pageHead('File sizes and loading times', 'the build and docs/first-look.json')}
## Loading times

Median of five visits on a slow connection (1.6 Mbit/s, 150 ms latency) with a processor slowed down four times. Measured by \`tools/bench/first-look.ts\`.

| moment | seconds | measured from |
| --- | --- | --- |
${await firstLook()}

## File sizes

Sizes of this build, compressed with gzip, in KB of 1000 bytes. A page loads a file when the table needs it: the script and the table's texts at once, the cards of the poster when it becomes visible, the rest when the page is idle or a visitor opens a panel.

| file in \`cdn/\` | KB |
| --- | --- |
${rows.map(([file, weight]) => `| \`${file}\` | ${weight.toFixed(1)} |`).join('\n')}
| all | ${all.toFixed(1)} |
`;
}
