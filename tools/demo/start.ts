/**
 * Builds the package and serves the demo until Ctrl-C. `--open` opens the demo in a browser. Builds the documentation in
 * the background and serves it at `/demo/docs/`.
 */
import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildDocs, DocsError, SITE } from '../docs/build-docs.js';
import { run, scriptArgs } from '../shared/process.js';
import { openPage, closeOnExit } from './at-terminal.js';
import { writeZips } from './download.js';
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

await writeZips();

let docsMessage = 'The documentation is being built. This page reloads when it is ready.';
let isBuilding = true;

/** Responds to requests for the documentation until the documentation is built. */
function handleDocs(response: ServerResponse, path: string): boolean {
  if (!/^\/demo\/docs(?:\/|$)/.test(path)) return false;
  if (path === '/demo/docs') {
    response.writeHead(302, { location: '/demo/docs/' }).end();
    return true;
  }
  if (existsSync(join(SITE, 'index.html'))) return false;
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(503, isBuilding ? { ...headers, refresh: '2' } : headers).end(`${docsMessage}\n`);
  return true;
}

const { url, close } = await serve({ port: Number(values.port), handle: handleDocs, compress: true });
console.log(`\n  Watten: ${url}/\n\n  Press Ctrl-C to stop.\n`);

const docsEnd = new AbortController();

async function serveDocs(): Promise<void> {
  try {
    await buildDocs({ signal: docsEnd.signal, retries: 0 });
    console.log(`  Documentation: ${url}/demo/docs/\n`);
  } catch (error) {
    if (docsEnd.signal.aborted) return;
    docsMessage = error instanceof DocsError ? error.message : String(error);
    console.error(`  ${docsMessage}\n`);
  } finally {
    isBuilding = false;
  }
}

const docs = serveDocs();
closeOnExit(async () => {
  docsEnd.abort();
  await Promise.all([close(), docs]);
});
if (values.open) await openPage(url);
