/** How the scripts here are called, and clear words for whoever calls them otherwise. */
import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { InputError, quoted } from '../../src/rules/input-error.js';
import { printLine } from './print-line.js';

/** Thrown for wrong arguments of a script. The message says what was wrong and what is valid. */
export class UsageError extends Error {
  override readonly name = 'WrongUse';
}

/** The comment at the head of a script: it says how the script is called. */
const usageOf = (script: string): string => {
  const [, comment = ''] = /\/\*\*(.*?)\*\//s.exec(readFileSync(new URL(script), 'utf8')) ?? [];
  return comment.replaceAll(/^ ?\* ?/gm, '').trim();
};

/** Whether an error concerns the caller of a script, not its developer. */
const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof InputError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

/**
 * Runs a script with the switches and names it was called with. `--help` tells the comment at its head; what cannot be
 * used ends it with a sentence and the exit code 1.
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
    process.stderr.write(`${error.message}\nWith --help it says how it is called.\n`);
    process.exitCode = 1;
  }
};

/**
 * The whole number that a switch was given.
 * @throws UsageError if it is none, or below `min`
 */
export const wholeNumber = (name: string, text: string, min = 1): number => {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number >= min) return number;
  throw new UsageError(`${name} is a whole number from ${min} on, not ${quoted(text)}.`);
};

/**
 * The number that a switch was given: above 0, and at most `max`.
 * @throws UsageError if it is none of these
 */
export const numberAboveZero = (name: string, text: string, max = Infinity): number => {
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number) && number > 0 && number <= max) return number;
  throw new UsageError(
    `${name} is a number above 0${max === Infinity ? '' : `, at most ${max}`}, not ${quoted(text)}.`,
  );
};
