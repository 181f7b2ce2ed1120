import type { Doer, Party, Standing } from '../party.js';

/** A score: two sides are told as people say it, of three each with who scores for it. */
export const standing = ({ score, sides }: Standing): string =>
  score.length === 2
    ? score.join(' to ')
    : score.map((points, side) => `${points} for ${sides[side] ?? 'you'}`).join(', ');
/** What somebody does; whoever looks is spoken to. */
export const does = ({ name, own }: Doer, verb: string, yours: string): string =>
  own ? `You ${yours}` : `${name} ${verb}`;
/** What some of the table do: the verb for one, and for several or whoever is spoken to. */
export const doing = ({ who, names }: Party, one: string, several: string, they = 'they'): string => {
  if (who === 'you' || who === 'you-all') return `you ${several}`;
  if (who === 'they') return `${they} ${several}`;
  return `${names.join(' and ')} ${names.length === 1 ? one : several}`;
};
/** Those who get something. */
export const whom = ({ who, names }: Party): string =>
  ({ you: 'you', 'you-all': 'you', they: 'the others', named: names.join(' and ') })[who];
