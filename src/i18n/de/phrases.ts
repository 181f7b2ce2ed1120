import type { Doer, Party, Standing } from '../party.js';

/** A score: two sides are told as people say it, of three each with who scores for it. */
export const standing = ({ score, sides }: Standing): string =>
  score.length === 2
    ? score.join(' zu ')
    : score.map((points, side) => `${points} für ${sides[side] ?? 'dich'}`).join(', ');
/** What somebody does; whoever looks is spoken to. */
export const does = ({ name, own }: Doer, verb: string, yours: string): string =>
  own ? `Du ${yours}` : `${name} ${verb}`;
/** A verb as it stands after each who does it. */
type Forms = readonly [du: string, ihr: string, sie: string, er: string];
export const bekommen: Forms = ['bekommst', 'bekommt', 'bekommen', 'bekommt'];
export const sein: Forms = ['bist', 'seid', 'sind', 'ist'];
export const verlieren: Forms = ['verlierst', 'verliert', 'verlieren', 'verliert'];
export const duerfen: Forms = ['darfst', 'dürft', 'dürfen', 'darf'];
export const gewinnen: Forms = ['gewinnst', 'gewinnt', 'gewinnen', 'gewinnt'];
/** Those who do something and the verb; `they`: what the others are called. */
const subject = (
  { who, names }: Party,
  [du, ihr, sie, er]: Forms,
  they = 'sie',
): readonly [who: string, verb: string] =>
  (
    {
      you: ['du', du],
      'you-all': ['ihr', ihr],
      they: [they, sie],
      named: [names.join(' und '), names.length === 1 ? er : sie],
    } as const
  )[who];
export const doing = (party: Party, forms: Forms, they?: string): string => subject(party, forms, they).join(' ');
/** The same as a question or after another part of the sentence: the verb comes first. */
export const inverted = (party: Party, forms: Forms): string => [...subject(party, forms)].reverse().join(' ');
/** Those who get something. */
export const forWhom = ({ who, names }: Party): string =>
  `für ${{ you: 'dich', 'you-all': 'euch', they: 'die Gegner', named: names.join(' und ') }[who]}`;
/** Whether whoever looks is spoken to alone or with a partner. */
export type Addressed = 'you' | 'you-all';
export const YOU_GET: Readonly<Record<Addressed, string>> = { you: 'bekommst du', 'you-all': 'bekommt ihr' };

/** Those for whom something is enough. */
export const toWhom = ({ who, names }: Party): string =>
  ({ you: 'dir', 'you-all': 'euch', they: 'den Gegnern', named: names.join(' und ') })[who];
