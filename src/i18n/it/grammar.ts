/** Italian as it stands in sentences: articles, and lists. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name with its article: l’asso, il re, la donna, il Weli. */
export const withArticle = (name: string): string => {
  if (/^[aeiou]/i.test(name)) return `l’${name}`;
  return `${name.startsWith('donna') ? 'la' : 'il'} ${name}`;
};

export const listed = (items: readonly string[], word = 'e'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
