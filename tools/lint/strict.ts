/**
 * Checks that code handles missing list elements: TypeScript's `noUncheckedIndexedAccess`, which cannot be set per folder.
 * Part of `npm run check`.
 */
import { run, toolArgs } from '../shared/process.js';
import { printLine } from '../shared/print-line.js';

/** Files in which the check would be useless, because the lengths of lists are known. */
const EXEMPT = [
  // Drawings: lists of points, and loops over the 20,000 numbers of a card or 30,000 packed numbers.
  'src/deck/salzburg/',
  'src/deck/curve.ts',
  'src/deck/hatch.ts',
  'src/deck/packed-lines.ts',
  'src/deck/path.ts',
  'src/deck/strokes.ts',
  // Inner loops of the players, with tables of a fixed size. Additional checks would be too slow.
  'src/players/bidding/',
  'src/players/cards/',
  'src/players/choice/rating.ts',
  'src/players/deduction/',
  'src/players/signals/sign-likelihood.ts',
  'src/players/worlds/',
];

/** Matches the first line of an error. Explanations on the next lines are indented. */
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
const within = (file: string, paths: readonly string[]): boolean => paths.some((path) => file.startsWith(path));

for (const path of EXEMPT) {
  if (errors.some(({ file }) => file.startsWith(path))) continue;
  printLine(`${path} has no errors. Remove it from the list in tools/lint/strict.ts.`);
  process.exitCode = 1;
}
for (const { file, line } of errors) {
  if (within(file, EXEMPT)) continue;
  printLine(line);
  process.exitCode = 1;
}
