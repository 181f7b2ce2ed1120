import type { Doer, Party, Standing } from '../party.js';
import { listed } from './grammar.js';

/** Returns a score, in the spoken form for two sides, or with the name of each side for three. */
export const standing = ({ score, sides }: Standing): string =>
  score.length === 2
    ? score.join(' a ')
    : score.map((points, side) => `${points} per ${sides[side] ?? 'te'}`).join(', ');
/** Returns a score as a result in figures, or with the name of each side for three. */
export const result = (how: Standing): string =>
  how.score.length === 2 ? how.score.join('\u00A0:\u00A0') : `– ${standing(how)}`;
/** Returns a player and a verb, in the second person for the viewer. */
export const does = ({ name, own }: Doer, verb: string, yours: string): string =>
  own ? `Tu ${yours}` : `${name} ${verb}`;
/** The forms of a verb by subject. */
interface Forms {
  readonly tu: string;
  readonly voi: string;
  readonly loro: string;
  readonly lui: string;
}
export const prendere: Forms = { tu: 'prendi', voi: 'prendete', loro: 'prendono', lui: 'prende' };
export const essere: Forms = { tu: 'sei', voi: 'siete', loro: 'sono', lui: 'è' };
export const perdere: Forms = { tu: 'perdi', voi: 'perdete', loro: 'perdono', lui: 'perde' };
export const potere: Forms = { tu: 'puoi', voi: 'potete', loro: 'possono', lui: 'può' };
export const vincere: Forms = { tu: 'vinci', voi: 'vincete', loro: 'vincono', lui: 'vince' };
/** The past tense of "uscire" would name the gender of the player. */
export const nonTenere: Forms = {
  tu: 'non hai tenuto',
  voi: 'non avete tenuto',
  loro: 'non hanno tenuto',
  lui: 'non ha tenuto',
};
export const uscire: Forms = { tu: 'esci', voi: 'uscite', loro: 'escono', lui: 'esce' };
/** Returns the form of a verb for a party. */
export const verbOf = ({ who, names }: Party, forms: Forms): string => {
  if (who === 'you') return forms.tu;
  if (who === 'you-all') return forms.voi;
  return who === 'named' && names.length === 1 ? forms.lui : forms.loro;
};
/** Returns the subject, where Italian needs one. `they` is the word for the others. */
const subjectOf = ({ who, names }: Party, they = 'loro'): string =>
  ({ you: 'tu', 'you-all': 'voi', they, named: listed(names) })[who];
export const doing = (party: Party, forms: Forms, they?: string): string =>
  `${subjectOf(party, they)} ${verbOf(party, forms)}`;
/** Omits the subject in the second person, where the verb form is enough. */
export const shortly = (party: Party, forms: Forms, they?: string): string =>
  party.who === 'you' || party.who === 'you-all' ? verbOf(party, forms) : doing(party, forms, they);
/** Returns the recipients of points or a trick. */
export const forWhom = ({ who, names }: Party): string =>
  `per ${{ you: 'te', 'you-all': 'voi', they: 'gli altri', named: listed(names) }[who]}`;
/** Returns the players whom a lost game counts against. */
export const againstWhom = ({ who, names }: Party): string =>
  `contro ${{ you: 'di te', 'you-all': 'di voi', they: 'gli altri', named: listed(names) }[who]}`;
export const YOU_GET = { you: 'prendi', 'you-all': 'prendete' } as const;

/** Returns players in the dative, as after "is enough for". */
export const toWhom = ({ who, names }: Party): string =>
  ({ you: 'a te', 'you-all': 'a voi', they: 'agli altri', named: `a ${listed(names)}` })[who];
