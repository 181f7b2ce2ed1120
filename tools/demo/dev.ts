/** Serves the demo from the sources until Ctrl-C and reloads it after every change; `--open` shows it in the browser. */
import { parseArgs } from 'node:util';
import { openPage, untilEnded } from './at-terminal.js';
import { serveLive } from './live.js';

const { values } = parseArgs({
  options: { open: { type: 'boolean', default: false }, port: { type: 'string', default: '8000' } },
});

const { url, close } = await serveLive({ port: Number(values.port), onBroken: (message) => console.error(message) });
console.log(`\n  Watten: ${url}/\n\n  Pages reload when a file in src or demo changes. Ctrl-C ends it.\n`);
untilEnded(close);
if (values.open) await openPage(url);
