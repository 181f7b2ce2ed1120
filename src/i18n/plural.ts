/** Returns a function that selects the form of a word by the plural rules of its language. */
export const pluralIn = (language: string): ((count: number, one: string, other: string) => string) => {
  const rules = new Intl.PluralRules(language);
  return (count, one, other) => `${count} ${rules.select(count) === 'one' ? one : other}`;
};
