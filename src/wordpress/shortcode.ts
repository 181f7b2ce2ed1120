/** Reads pasted shortcodes, as the plugin does in PHP. */

interface Given {
  readonly named: Readonly<Record<string, string | undefined>>;
  readonly numeric: readonly string[];
}

/** Words that switch a boolean attribute off. */
const OFF = ['false', 'no', 'off', '0'];

/** Returns the value of an attribute in a shortcode, or undefined. `_` in a name counts as `-`. */
export const valueInShortcode = (
  name: string,
  isFlag: boolean,
  { named, numeric }: Given,
): string | boolean | undefined => {
  const isName = (given: string): boolean => given.toLowerCase().replaceAll('_', '-') === name;
  const value = Object.entries(named).find(([given]) => isName(given))?.[1];
  if (!isFlag) return value ?? (numeric.some(isName) ? '' : undefined);
  if (value === undefined) return numeric.some(isName) || undefined;
  return OFF.includes(value.trim().toLowerCase()) ? undefined : true;
};
