import type { Doer, Party, Standing } from '../party.js';

/** Returns a score, in the spoken form for two sides, or with the name of each side for three. */
export const standing = ({ score, sides }: Standing): string =>
  score.length === 2
    ? score.join(' zu ')
    : score.map((points, side) => `${points} fir ${sides[side] ?? 'di'}`).join(', ');
/** Returns a score as a result in figures, or with the name of each side for three. */
export const result = (how: Standing): string =>
  how.score.length === 2 ? how.score.join('\u00A0:\u00A0') : `– ${standing(how)}`;
/** Returns a player and a verb, in the second person for the viewer. */
export const does = ({ name, own }: Doer, verb: string, yours: string): string =>
  own ? `Du ${yours}` : `${name} ${verb}`;
/** The forms of a verb after each subject. */
type Forms = readonly [du: string, es: string, sie: string, er: string];
export const kriagn: Forms = ['kriagsch', 'kriagts', 'kriagn', 'kriag'];
export const sein: Forms = ['bisch', 'seids', 'sein', 'isch'];
export const verliern: Forms = ['verliersch', 'verlierts', 'verliern', 'verliert'];
export const derfn: Forms = ['derfsch', 'derfts', 'derfn', 'derf'];
export const gwinnen: Forms = ['gwinnsch', 'gwinnts', 'gwinnen', 'gwinnt'];
export const gian: Forms = ['geasch', 'geats', 'gian', 'geat'];
/** Returns the subject and its verb. `they` is the pronoun or noun for the others. */
const subject = ({ who, names }: Party, [du, es, sie, er]: Forms, they = 'sie'): readonly [who: string, verb: string] =>
  (
    {
      you: ['du', du],
      'you-all': ['es', es],
      they: [they, sie],
      named: [names.join(' und '), names.length === 1 ? er : sie],
    } as const
  )[who];
export const doing = (party: Party, forms: Forms, they?: string): string => subject(party, forms, they).join(' ');
/** Puts the verb first, as in a question or after another part of the sentence. */
export const inverted = (party: Party, forms: Forms): string => [...subject(party, forms)].reverse().join(' ');
/** Returns the recipients of points or a trick. */
export const forWhom = ({ who, names }: Party): string =>
  `fir ${{ you: 'di', 'you-all': 'enk', they: 'die Gegner', named: names.join(' und ') }[who]}`;
/** Returns the players whom a lost game counts against. */
export const againstWhom = ({ who, names }: Party): string =>
  `gegn ${{ you: 'di', 'you-all': 'enk', they: 'die Gegner', named: names.join(' und ') }[who]}`;
export const YOU_GET = { you: 'kriagsch du', 'you-all': 'kriagts es' } as const;

/** Returns players in the dative, as after "is enough for". */
export const toWhom = ({ who, names }: Party): string =>
  ({ you: 'dir', 'you-all': 'enk', they: 'die Gegner', named: names.join(' und ') })[who];
