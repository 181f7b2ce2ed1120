/** Finds files, exports and dependencies that nothing uses. Part of `npm run lint`. */
import { run, toolArgs } from '../shared/process.js';
import { printLine } from '../shared/print-line.js';

/** What knip runs on. */
const OLDEST = '20.19.0';

const isOlder = (version: string, than: string): boolean => version.localeCompare(than, 'en', { numeric: true }) < 0;

if (isOlder(process.versions.node, OLDEST)) {
  printLine(`Unused exports are not looked for: that needs Node ${OLDEST} or later, not ${process.versions.node}.`);
} else {
  const { ok, output } = await run(toolArgs('knip', '--no-progress', '-c', 'tools/lint/knip.jsonc'));
  if (!ok) {
    printLine(output);
    process.exitCode = 1;
  }
}
