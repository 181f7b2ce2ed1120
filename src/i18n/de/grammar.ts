/** German as it stands in sentences: articles. */

/** The article by the last part of a card's name: Herz-Ass, Pik-Dame, Laub-Sau; all others are masculine. */
const ARTICLES = { das: ['das', 'das', 'dem'], die: ['die', 'die', 'der'], der: ['der', 'den', 'dem'] } as const;

/** A name with its article as subject, as object, and after "mit". */
export const declined = (name: string): readonly [subject: string, object: string, mit: string] => {
  const [subject, object, mit] = ARTICLES[/Ass$/.test(name) ? 'das' : /(?:Dame|Sau)$/.test(name) ? 'die' : 'der'];
  const weak = name.endsWith('Bube') ? `${name}n` : name;
  return [`${subject} ${name}`, `${object} ${weak}`, `${mit} ${weak}`];
};
