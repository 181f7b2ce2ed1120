import type { Doer, Party, Standing } from '../party.js';

/** A score: two sides are told as people say it, of three each by who scores for it. */
export const standing = ({ score, sides }: Standing): string =>
  score.length === 2 ? score.join(' zu ') : score.map((points, side) => `${sides[side] ?? 'du'} ${points}`).join(', ');
/** The same as a sentence. */
export const itStands = (how: Standing): string => `Es steat${how.score.length === 2 ? '' : ':'} ${standing(how)}.`;
/** What somebody does; whoever looks is spoken to. */
export const does = ({ name, own }: Doer, verb: string, yours: string): string =>
  own ? `Du ${yours}` : `${name} ${verb}`;
/** A verb as it stands after each who does it. */
interface Forms {
  readonly du: string;
  readonly es: string;
  readonly sie: string;
  readonly er: string;
}
export const kriagn: Forms = { du: 'kriagsch', es: 'kriagts', sie: 'kriagn', er: 'kriag' };
export const sein: Forms = { du: 'bisch', es: 'seids', sie: 'sein', er: 'isch' };
export const verliern: Forms = { du: 'verliersch', es: 'verlierts', sie: 'verliern', er: 'verliert' };
export const derfn: Forms = { du: 'derfsch', es: 'derfts', sie: 'derfn', er: 'derf' };
export const gwinnen: Forms = { du: 'gwinnsch', es: 'gwinnts', sie: 'gwinnen', er: 'gwinnt' };
export const gian: Forms = { du: 'geasch', es: 'geats', sie: 'gian', er: 'geat' };
/** Those who do something and the verb; `they`: what the others are called. */
const subject = ({ who, names }: Party, forms: Forms, they = 'sie'): readonly [who: string, verb: string] => {
  if (who === 'you') return ['du', forms.du];
  if (who === 'you-all') return ['es', forms.es];
  if (who === 'they') return [they, forms.sie];
  return [names.join(' und '), names.length === 1 ? forms.er : forms.sie];
};
export const doing = (party: Party, forms: Forms, they?: string): string => subject(party, forms, they).join(' ');
/** The same as a question or after another part of the sentence: the verb comes first. */
export const inverted = (party: Party, forms: Forms): string => [...subject(party, forms)].reverse().join(' ');
/** Those who get something. */
export const forWhom = ({ who, names }: Party): string =>
  `fir ${{ you: 'di', 'you-all': 'enk', they: 'die ondern', named: names.join(' und ') }[who]}`;
export const YOU_GET = { you: 'kriagsch du', 'you-all': 'kriagts es' } as const;

/** Those for whom something is enough. */
export const toWhom = ({ who, names }: Party): string =>
  ({ you: 'dir', 'you-all': 'enk', they: 'den ondern', named: names.join(' und ') })[who];
