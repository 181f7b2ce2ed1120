import type { Sign } from '../../game/sign.js';
import type { Rank } from '../../rules/card.js';
import type { PlayerCount } from '../../rules/seats.js';
import type { VariantId } from '../../rules/variants.js';
import { meaningOf, createCardNames, type CardNames } from '../card-names.js';
import { pluralIn } from '../plural.js';
import type { ByDeck, Words } from '../words.js';

/** Returns a number with its noun in the right form. */
export const counted = pluralIn('it');

export const RANKS: Readonly<Record<Rank, string>> = {
  A: 'asso',
  K: 're',
  O: 'ufficiale',
  // Buttons abbreviate the word after its soft hyphen.
  U: 'sottuf\u00ADficiale',
  '10': 'dieci',
  '9': 'nove',
  '8': 'otto',
  '7': 'sette',
  '6': 'sei',
  '5': 'cinque',
};
export const card = (suit: string, rank: string): string => `${rank} di ${suit}`;

const VARIANT_NAMES: Readonly<Record<VariantId, string>> = {
  suedtirol: 'Watten sudtirolese',
  'suedtirol-blind': 'Watten sudtirolese a carte coperte',
  toblach: 'Watten di Dobbiaco',
  'toblach-blind': 'Watten di Dobbiaco a carte coperte',
  ladinisch: 'Watten ladino',
  tirol: 'Watten tirolese',
  normal: 'Watten austriaco',
  zusammenschauen: 'Watten guardandosi le carte',
  deuten: 'Watten con i segni',
  kritisch: 'Watten con i Kritische',
  wanderkritt: 'Watten con i Kritische e il Wander-Kritt',
  latinisch: 'Watten Latinisch',
  'kritisch-latinisch': 'Watten Latinisch con i Kritische',
  'kritisch-latinisch-wanderkritt': 'Watten Latinisch con i Kritische e il Wander-Kritt',
  blind: 'Watten a carte coperte',
  bayrisch: 'Watten bavarese',
  'bayrisch-11': 'Watten bavarese agli 11',
};
const TABLES: Readonly<Record<PlayerCount, string>> = { 2: 'in due', 3: 'in tre', 4: 'in quattro' };

/** The gesture for each sign (RULES.md section 9). */
const GESTURES: Readonly<Record<Sign, string>> = {
  H: 'mento in giù',
  S: 'guance gonfie',
  L: 'testa inclinata',
  E: 'angoli della bocca tirati',
  A: 'pollice destro',
  K: 'indice destro',
  O: 'medio destro',
  U: 'anulare destro',
  '10': 'pollice sinistro',
  '9': 'indice sinistro',
  '8': 'medio sinistro',
  '7': 'anulare sinistro',
  '6': 'mignolo sinistro',
  '5': 'mignolo destro',
  bad: 'sopracciglia alzate',
  alone: 'un bacio',
  max: 'occhi chiusi',
  belli: 'occhio destro chiuso',
  spitz: 'occhio sinistro chiuso',
};
/** The meanings of signs that do not name cards. */
const SAYINGS = { bad: 'brutte carte', alone: 'vinco da solo' } as const;

/** Creates all words with these card names. */
export const wordsWith = (names: CardNames): Words => ({
  ...names,
  points: (count: number): string => counted(count, 'punto', 'punti'),
  variant: (id) => VARIANT_NAMES[id],
  tableFor: (players) => TABLES[players],
  gesture: (sign) => GESTURES[sign],
  meaning: (sign, kritischer = null) => meaningOf(sign, kritischer, names, SAYINGS),
});

/** The Italian words of the game. */
export const WORDS: ByDeck<Words> = {
  salzburg: wordsWith(
    createCardNames({ suits: { E: 'ghiande', L: 'foglie', H: 'cuori', S: 'campanelli' }, ranks: RANKS, card }),
  ),
  french: wordsWith(
    createCardNames({
      suits: { E: 'fiori', L: 'picche', H: 'cuori', S: 'quadri' },
      ranks: { ...RANKS, O: 'donna', U: 'fante' },
      card,
    }),
  ),
};
