/** Builds the package and its documentation, and serves the demo until Ctrl-C; `--open` opens it in the browser. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run, scriptArgs } from '../shared/process.js';
import { makeSite, SITE } from '../site/site.js';
import { openPage, closeOnExit } from './at-terminal.js';
import { serve } from './serve.js';

const { values } = parseArgs({
  options: { open: { type: 'boolean', default: false }, port: { type: 'string', default: '8000' } },
});

console.log('Building ...');
const { ok, output } = await run(scriptArgs('tools/build/build.ts'));
if (!ok) {
  console.error(output);
  process.exit(1);
}

await makeSite(SITE, join(root, 'dist'));
const { url, close } = await serve({ port: Number(values.port) });
console.log(`\n  Watten: ${url}/\n\n  Press Ctrl-C to stop.\n`);

closeOnExit(close);
if (values.open) await openPage(url);
