/** Finds files, exports and dependencies that nothing uses. Part of `npm run lint`. */
import { run, toolArgs } from '../shared/process.js';
import { printLine } from '../shared/print-line.js';

/** Oldest Node version that knip supports. */
const MIN_NODE = '20.19.0';

const isOlder = (version: string, than: string): boolean => version.localeCompare(than, 'en', { numeric: true }) < 0;

if (isOlder(process.versions.node, MIN_NODE)) {
  printLine(`Skipped the check for unused code: it needs Node ${MIN_NODE} or later, not ${process.versions.node}.`);
} else {
  const { ok, output } = await run(toolArgs('knip', '--no-progress', '-c', 'tools/lint/knip.jsonc'));
  if (!ok) {
    printLine(output);
    process.exitCode = 1;
  }
}
