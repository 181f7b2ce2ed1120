/** Italian articles and lists for sentences. */

/** Matches words that take "lo" and "uno": lo zòt, uno scro. */
const TAKES_LO = /^(?:s[^aeiou]|z)/i;

const articleOf = (name: string): string => {
  if (/^[aeiou]/i.test(name)) return 'l’';
  if (TAKES_LO.test(name)) return 'lo ';
  return name.startsWith('donna') ? 'la ' : 'il ';
};

/** Returns a name with its article: l’asso, il re, la donna, il Weli, lo zòt. */
export const withArticle = (name: string): string => articleOf(name) + name;

/** Returns a masculine name with its indefinite article: un asso, uno scro. */
export const withUn = (name: string): string => `${TAKES_LO.test(name) ? 'uno' : 'un'} ${name}`;

/** Returns a name after "da": dall’asso, dallo scro. */
export const withDal = (name: string): string => {
  const article = articleOf(name);
  return `dal${article === 'il ' ? ' ' : article}${name}`;
};

export const listed = (items: readonly string[], word = 'e'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
