/**
 * Serves the demo from the sources until Ctrl-C, and reloads the demo after every change. `--open` opens the demo in a
 * browser.
 */
import { parseArgs } from 'node:util';
import { openPage, closeOnExit } from './at-terminal.js';
import { serveLive } from './live.js';

const { values } = parseArgs({
  options: { open: { type: 'boolean', default: false }, port: { type: 'string', default: '8000' } },
});

const { url, close } = await serveLive({ port: Number(values.port), onBroken: (message) => console.error(message) });
console.log(`\n  Watten: ${url}/\n\n  Pages reload when a file in src or demo changes. Press Ctrl-C to stop.\n`);
closeOnExit(close);
if (values.open) await openPage(url);
