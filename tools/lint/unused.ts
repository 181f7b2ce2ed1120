/** Finds files, exports and dependencies that nothing uses. Part of `npm run lint`. */
import { run, tool } from '../shared/process.js';
import { tell } from '../shared/tell.js';

/** What knip runs on. */
const OLDEST = '20.19.0';

const isOlder = (version: string, than: string): boolean => version.localeCompare(than, 'en', { numeric: true }) < 0;

if (isOlder(process.versions.node, OLDEST)) {
  tell(`Unused exports are not looked for: that needs Node ${OLDEST} or later, not ${process.versions.node}.`);
} else {
  const { ok, output } = await run(tool('knip', '--no-progress', '-c', 'tools/lint/knip.jsonc'));
  if (!ok) {
    tell(output);
    process.exitCode = 1;
  }
}
