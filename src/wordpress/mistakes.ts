/** Finds mistakes in the combination of variant, players, points, rules and seat, with the messages of the table. */
import { parseRules } from '../rules/parse-rules.js';
import { checkSeat } from '../rules/seats.js';
import { defineRules, isVariant, variants, type RuleSet, type VariantId } from '../rules/variants.js';

type Values = Readonly<Record<string, string | number | boolean | undefined>>;

/** Messages by attribute. */
export type Mistakes = Readonly<Record<string, string>>;

/** The element's default. */
const DEFAULT_VARIANT: VariantId = 'suedtirol';

/** Returns a number, or the unchanged text if it is not a number, so that the message names the text. */
const numberIn = (value: unknown): unknown => {
  const number = Number(value);
  return Number.isNaN(number) ? value : number;
};

const optionsIn = (values: Values, name: string): object => {
  const value = values[name];
  if (value === undefined || value === '') return {};
  return name === 'rules' ? parseRules(String(value)) : { [name]: numberIn(value) };
};

const OPTIONS = ['players', 'target', 'rules'] as const;

/** Returns the complete rules. Throws an error if the values are invalid. */
function rulesOf(values: Values, names: readonly string[]): RuleSet {
  const options = names.map((name) => optionsIn(values, name));
  return defineRules((values['variant'] ?? DEFAULT_VARIANT) as VariantId, Object.assign({}, ...options));
}

/** Adds the message of an error to the mistakes. */
function check(mistakes: Record<string, string>, name: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    mistakes[name] = (error as Error).message;
  }
}

/** Returns the mistakes in the values of a table, by attribute. */
export function findMistakes(values: Values): Mistakes {
  const mistakes: Record<string, string> = {};
  check(mistakes, 'variant', () => void rulesOf(values, []));
  if ('variant' in mistakes) return mistakes;
  for (const name of OPTIONS) check(mistakes, name, () => void rulesOf(values, [name]));
  if (Object.keys(mistakes).length > 0) return mistakes;
  check(mistakes, values['rules'] === undefined ? 'target' : 'rules', () => {
    const { players } = rulesOf(values, OPTIONS);
    const seat = Number(values['seat'] ?? 0);
    if (seat > 0) check(mistakes, 'seat', () => checkSeat(seat, players));
  });
  return mistakes;
}

/** Returns the numbers of players that the variant supports, in ascending order. */
export const playersOf = (variant: unknown): readonly number[] =>
  [...variants[isVariant(variant) ? variant : DEFAULT_VARIANT].players].sort((a, b) => a - b);
