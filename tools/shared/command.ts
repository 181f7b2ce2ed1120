/** Command-line handling of the scripts, with helpful messages for wrong arguments. */
import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { InputError, quoted } from '../../src/rules/input-error.js';
import { printLine } from './print-line.js';

/** Error for wrong arguments of a script. The message contains the given and the valid values. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Returns the usage text, which is the first comment of the script. */
const usageOf = (script: string): string => {
  const [, comment = ''] = /\/\*\*(.*?)\*\//s.exec(readFileSync(new URL(script), 'utf8')) ?? [];
  return comment.replaceAll(/^ ?\* ?/gm, '').trim();
};

/** Returns whether the caller of a script, not its developer, caused an error. */
const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof InputError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/**
 * Runs a script with its command-line options and arguments. `--help` prints the first comment of the script. Wrong
 * arguments print an error message and set the exit code to 1.
 * @param script its `import.meta.url`
 */
export const command = async <Config extends ParseArgsConfig>(
  script: string,
  config: Config,
  run: (called: ReturnType<typeof parseArgs<Config>>) => unknown,
): Promise<void> => {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return printLine(usageOf(script));
  try {
    await run(parseArgs(config));
  } catch (error) {
    if (!isUsageError(error)) throw error;
    process.stderr.write(`${error.message}\nRun with --help for usage.\n`);
    process.exitCode = 1;
  }
};

/**
 * Parses an option's whole number.
 * @throws UsageError if it is not a whole number or is below `min`
 */
export const wholeNumber = (name: string, text: string, min = 1): number => {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number >= min) return number;
  throw new UsageError(`${name} must be a whole number of at least ${min}, not ${quoted(text)}.`);
};

/**
 * Parses an option's number, which must be above 0 and at most `max`.
 * @throws UsageError if it is not such a number
 */
export const numberAboveZero = (name: string, text: string, max = Infinity): number => {
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number) && number > 0 && number <= max) return number;
  throw new UsageError(
    `${name} must be a number above 0${max === Infinity ? '' : `, at most ${max}`}, not ${quoted(text)}.`,
  );
};
