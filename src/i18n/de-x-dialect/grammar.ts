/** South Tyrolean as it stands in sentences: articles. */

/** A card's name with its article as subject, as object, and after "with", which is one word with it. */
export const declined = (name: string): readonly [subject: string, object: string, mit: string] => {
  if (name.endsWith('Ass')) return [`s ${name}`, `s ${name}`, `mitn ${name}`];
  if (name.endsWith('Dame')) return [`die ${name}`, `die ${name}`, `mit der ${name}`];
  return [`dor ${name}`, `in ${name}`, `mitn ${name}`];
};
