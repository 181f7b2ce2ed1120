/**
 * Holds that an element of a list is taken to be there only where that is known: TypeScript's
 * `noUncheckedIndexedAccess`, which has no switch per folder. Part of `npm run check`.
 */
import { run, toolArgs } from '../shared/process.js';
import { printLine } from '../shared/print-line.js';

/** Where the check would only be noise, as a list's length is known from how it is made. */
const EXEMPT = [
  // Drawings: lists of points, written down by hand; and the loops over the 20,000 numbers of a card, or the 30,000 packed.
  'src/deck/salzburg/',
  'src/deck/curve.ts',
  'src/deck/hatch.ts',
  'src/deck/packed-lines.ts',
  'src/deck/path.ts',
  'src/deck/strokes.ts',
  // The inner loops of the players: tables of a fixed size, and no time for a question at every step.
  'src/players/bidding/',
  'src/players/cards/',
  'src/players/choice/rating.ts',
  'src/players/deduction/',
  'src/players/signals/sign-likelihood.ts',
  'src/players/worlds/',
];

/** An error begins with the path of its file; what explains it is indented. */
const ERROR = /^(?<file>[^\s(]+)\(\d+,\d+\): error TS/;

const { output } = await run(
  toolArgs(
    'tsc',
    '-p',
    'tools/tsconfig.build.json',
    '--noEmit',
    '--noUncheckedIndexedAccess',
    '--checkers',
    '1',
    '--pretty',
    'false',
  ),
);
const errors = output.split('\n').flatMap((line) => {
  const file = ERROR.exec(line)?.groups?.file;
  return file === undefined ? [] : [{ file, line }];
});
const within = (file: string, places: readonly string[]): boolean => places.some((place) => file.startsWith(place));

for (const place of EXEMPT) {
  if (errors.some(({ file }) => file.startsWith(place))) continue;
  printLine(`${place} is clean: take it off the list in tools/lint/strict.ts.`);
  process.exitCode = 1;
}
for (const { file, line } of errors) {
  if (within(file, EXEMPT)) continue;
  printLine(line);
  process.exitCode = 1;
}
