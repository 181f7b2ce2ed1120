import type { Doer, Party, Standing } from '../party.js';

/** A score: two sides are told as people say it, of three each with who scores for it. */
export const standing = ({ score, sides }: Standing): string =>
  score.length === 2
    ? score.join(' zu ')
    : score.map((points, side) => `${points} fir ${sides[side] ?? 'di'}`).join(', ');
/** What somebody does; whoever looks is spoken to. */
export const does = ({ name, own }: Doer, verb: string, yours: string): string =>
  own ? `Du ${yours}` : `${name} ${verb}`;
/** A verb as it stands after each who does it. */
type Forms = readonly [du: string, es: string, sie: string, er: string];
export const kriagn: Forms = ['kriagsch', 'kriagts', 'kriagn', 'kriag'];
export const sein: Forms = ['bisch', 'seids', 'sein', 'isch'];
export const verliern: Forms = ['verliersch', 'verlierts', 'verliern', 'verliert'];
export const derfn: Forms = ['derfsch', 'derfts', 'derfn', 'derf'];
export const gwinnen: Forms = ['gwinnsch', 'gwinnts', 'gwinnen', 'gwinnt'];
export const gian: Forms = ['geasch', 'geats', 'gian', 'geat'];
/** Those who do something and the verb; `they`: what the others are called. */
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
/** The same as a question or after another part of the sentence: the verb comes first. */
export const inverted = (party: Party, forms: Forms): string => [...subject(party, forms)].reverse().join(' ');
/** Those who get something. */
export const forWhom = ({ who, names }: Party): string =>
  `fir ${{ you: 'di', 'you-all': 'enk', they: 'die ondern', named: names.join(' und ') }[who]}`;
export const YOU_GET = { you: 'kriagsch du', 'you-all': 'kriagts es' } as const;

/** Those for whom something is enough. */
export const toWhom = ({ who, names }: Party): string =>
  ({ you: 'dir', 'you-all': 'enk', they: 'die ondern', named: names.join(' und ') })[who];
