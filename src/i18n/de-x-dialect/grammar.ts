/** South Tyrolean articles for sentences. */

/** Returns a card's name with its article as subject, as object, and after "mit", which merges with the article. */
export const declined = (name: string): readonly [subject: string, object: string, mit: string] => {
  if (name.endsWith('Ass')) return [`s ${name}`, `s ${name}`, `mitn ${name}`];
  if (name.endsWith('Dame')) return [`die ${name}`, `die ${name}`, `mit der ${name}`];
  return [`dor ${name}`, `in ${name}`, `mitn ${name}`];
};
