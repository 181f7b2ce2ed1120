/** Builds, makes the documentation, serves the demo until Ctrl-C, and with `--open` shows it in the browser. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import open from 'open';
import { root, run, script } from '../shared/process.js';
import { makeSite, SITE } from '../site/site.js';
import { serve } from './serve.js';

const { values } = parseArgs({
  options: { open: { type: 'boolean', default: false }, port: { type: 'string', default: '8000' } },
});

console.log('Building ...');
const { ok, output } = await run(script('tools/build/build.ts'));
if (!ok) {
  console.error(output);
  process.exit(1);
}

await makeSite(SITE, join(root, 'dist'));
const { url, close } = await serve({ port: Number(values.port) });
console.log(`\n  Watten: ${url}/\n\n  Ctrl-C ends it.\n`);

const end = (): void => void close().then(() => process.exit(0));
process.once('SIGINT', end);
process.once('SIGTERM', end);
// npm, when it is ended by a signal, does not hand it on: who is left without a parent ends too.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && end(), 1000);

if (values.open) {
  const opener = await open(url);
  const tell = (): void => console.error(`  No browser could be opened: go to ${url}/ yourself.`);
  opener.once('error', tell);
  opener.once('exit', (code) => void (code && tell()));
}
