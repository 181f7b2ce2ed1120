import type { Doer, Party, Standing } from '../party.js';

/** A score: two sides are told as people say it, of three each by who scores for it. */
export const standing = ({ score, sides }: Standing): string =>
  score.length === 2 ? score.join(' zu ') : score.map((points, side) => `${sides[side] ?? 'du'} ${points}`).join(', ');
/** The same as a sentence. */
export const itStands = (how: Standing): string => `Es steht${how.score.length === 2 ? '' : ':'} ${standing(how)}.`;
/** What somebody does; whoever looks is spoken to. */
export const does = ({ name, own }: Doer, verb: string, yours: string): string =>
  own ? `Du ${yours}` : `${name} ${verb}`;
/** A verb as it stands after each who does it. */
interface Forms {
  readonly du: string;
  readonly ihr: string;
  readonly sie: string;
  readonly er: string;
}
export const bekommen: Forms = { du: 'bekommst', ihr: 'bekommt', sie: 'bekommen', er: 'bekommt' };
export const sein: Forms = { du: 'bist', ihr: 'seid', sie: 'sind', er: 'ist' };
export const verlieren: Forms = { du: 'verlierst', ihr: 'verliert', sie: 'verlieren', er: 'verliert' };
export const duerfen: Forms = { du: 'darfst', ihr: 'dürft', sie: 'dürfen', er: 'darf' };
export const gewinnen: Forms = { du: 'gewinnst', ihr: 'gewinnt', sie: 'gewinnen', er: 'gewinnt' };
/** Those who do something and the verb; `they`: what the others are called. */
const subject = ({ who, names }: Party, forms: Forms, they = 'sie'): readonly [who: string, verb: string] => {
  if (who === 'you') return ['du', forms.du];
  if (who === 'you-all') return ['ihr', forms.ihr];
  if (who === 'they') return [they, forms.sie];
  return [names.join(' und '), names.length === 1 ? forms.er : forms.sie];
};
export const doing = (party: Party, forms: Forms, they?: string): string => subject(party, forms, they).join(' ');
/** The same as a question or after another part of the sentence: the verb comes first. */
export const inverted = (party: Party, forms: Forms): string => [...subject(party, forms)].reverse().join(' ');
/** Those who get something. */
export const forWhom = ({ who, names }: Party): string =>
  `für ${{ you: 'dich', 'you-all': 'euch', they: 'die anderen', named: names.join(' und ') }[who]}`;
/** Whether whoever looks is spoken to alone or with a partner. */
export type Addressed = 'you' | 'you-all';
export const YOU_GET: Readonly<Record<Addressed, string>> = { you: 'bekommst du', 'you-all': 'bekommt ihr' };

/** Those for whom something is enough. */
export const toWhom = ({ who, names }: Party): string =>
  ({ you: 'dir', 'you-all': 'euch', they: 'den anderen', named: names.join(' und ') })[who];
