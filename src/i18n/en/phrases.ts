import type { Doer, Party, Standing } from '../party.js';

/** Returns a score, in the spoken form for two sides, or with the name of each side for three. */
export const standing = ({ score, sides }: Standing): string =>
  score.length === 2
    ? score.join(' to ')
    : score.map((points, side) => `${points} for ${sides[side] ?? 'you'}`).join(', ');
/** Returns a score as a result in figures, or with the name of each side for three. */
export const result = (how: Standing): string =>
  how.score.length === 2 ? how.score.join('\u00A0:\u00A0') : `– ${standing(how)}`;
/** Returns a player and a verb, in the second person for the viewer. */
export const does = ({ name, own }: Doer, verb: string, yours: string): string =>
  own ? `You ${yours}` : `${name} ${verb}`;
/** Returns players and a verb: `one` for a single player, `several` for more or for the viewer. */
export const doing = ({ who, names }: Party, one: string, several: string, they = 'they'): string => {
  if (who === 'you' || who === 'you-all') return `you ${several}`;
  if (who === 'they') return `${they} ${several}`;
  return `${names.join(' and ')} ${names.length === 1 ? one : several}`;
};
/** Returns the recipients of points or a trick. */
export const whom = ({ who, names }: Party, they = 'the others'): string =>
  ({ you: 'you', 'you-all': 'you', they, named: names.join(' and ') })[who];
