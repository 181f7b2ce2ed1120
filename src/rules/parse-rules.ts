import { InputError, quoted } from './input-error.js';
import {
  OPTION_NAMES,
  OPTION_VALUES,
  type FormerOptions,
  type OptionName,
  type OptionValues,
  type RuleOptions,
} from './options.js';

/** Returns the value of an option that a word stands for. Returns an invalid word unchanged, so that checks name it. */
const valueOf = (name: string, word: string | undefined): unknown => {
  if (word === undefined || word === 'yes') return true;
  if (word === 'no') return false;
  const values: OptionValues | undefined = Object.hasOwn(OPTION_VALUES, name)
    ? OPTION_VALUES[name as OptionName]
    : undefined;
  if (values && 'listOf' in values) return word === '' ? [] : word.split(',');
  return values?.oneOf.find((value) => String(value) === word) ?? word;
};

type Options = Partial<RuleOptions> & FormerOptions;

const fromJson = (text: string): Options => {
  try {
    return JSON.parse(text) as Options;
  } catch (error) {
    throw new InputError(
      'invalid-option',
      `Rule options must be JSON such as {"farbe":true}. ${(error as Error).message}`,
    );
  }
};

/**
 * Reads rule options from text: JSON, such as `{"farbe":true}`, or words, such as `farbe refusal=3 strike=no
 * critical=HK,S7`. A name without a value means true, and `no` means false. Names of options can be in any case, and a comma
 * can follow a word. Does not check the values; `defineRules` does.
 * @throws InputError `invalid-option` if the JSON is invalid or an option appears twice
 */
export const parseRules = (text: string): Options => {
  if (/^\s*\{/.test(text)) return fromJson(text);
  const options = new Map<string, unknown>();
  for (const entry of text.match(/[^\s,]\S*?(?=,*(?:\s|$))/g) ?? []) {
    const [given = '', word] = entry.split(/=(.*)/);
    const name = OPTION_NAMES.find((known) => known.toLowerCase() === given.toLowerCase()) ?? given;
    if (options.has(name)) throw new InputError('invalid-option', `Rule option ${quoted(name)} appears twice.`);
    options.set(name, valueOf(name, word));
  }
  return Object.fromEntries(options);
};
