/** Builds the documentation to `demo/docs` if its sources have changed: `npm run docs`. Installs the packages first. */
import { pathToFileURL } from 'node:url';
import { buildDocs, DocsError } from './build-docs.js';

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  try {
    const start = Date.now();
    const isNew = await buildDocs();
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.log(isNew ? `Documentation: demo/docs (${seconds} s)` : 'Documentation: demo/docs is up to date');
  } catch (error) {
    console.error(error instanceof DocsError ? error.message : error);
    process.exitCode = 1;
  }
