/** How the scripts here are called, and clear words for whoever calls them otherwise. */
import { readFileSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { InputError, quoted } from '../../src/rules/input-error.js';
import { tell } from './tell.js';

/** A script was called with what it cannot use. The message says what was wrong and what would be right. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
}

/** The comment at the head of a script: it says how the script is called. */
const usageOf = (script: string): string => {
  const [, comment = ''] = /\/\*\*(.*?)\*\//s.exec(readFileSync(new URL(script), 'utf8')) ?? [];
  return comment.replaceAll(/^ ?\* ?/gm, '').trim();
};

/** Whether whoever called is to be told, and not whoever mends the script. */
const isWrongUse = (error: unknown): error is Error =>
  error instanceof WrongUse ||
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
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return tell(usageOf(script));
  try {
    await run(parseArgs(config));
  } catch (error) {
    if (!isWrongUse(error)) throw error;
    process.stderr.write(`${error.message}\nWith --help it says how it is called.\n`);
    process.exitCode = 1;
  }
};

/**
 * The whole number that a switch was given.
 * @throws WrongUse if it is none, or below `least`
 */
export const wholeNumber = (name: string, text: string, least = 1): number => {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number >= least) return number;
  throw new WrongUse(`${name} is a whole number from ${least} on, not ${quoted(text)}.`);
};

/**
 * The number that a switch was given: above 0, and at most `most`.
 * @throws WrongUse if it is none of these
 */
export const numberAboveZero = (name: string, text: string, most = Infinity): number => {
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number) && number > 0 && number <= most) return number;
  throw new WrongUse(
    `${name} is a number above 0${most === Infinity ? '' : `, at most ${most}`}, not ${quoted(text)}.`,
  );
};
