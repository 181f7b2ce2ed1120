import type { Sign } from '../../game/sign.js';
import type { Rank } from '../../rules/card.js';
import type { PlayerCount } from '../../rules/seats.js';
import type { VariantId } from '../../rules/variants.js';
import { meaningOf, createCardNames, type CardNames } from '../card-names.js';
import { pluralIn } from '../plural.js';
import type { ByDeck, Words } from '../words.js';

/** Returns a number with its noun in the right form. */
export const counted = pluralIn('de');

const RANKS: Readonly<Record<Rank, string>> = {
  A: 'Ass',
  K: 'Kinig',
  O: 'Ober',
  U: 'Unter',
  '10': 'Zehner',
  '9': 'Neiner',
  '8': 'Ochter',
  '7': 'Siebner',
  '6': 'Sechser',
  '5': 'Finfer',
};
/** Ranks named by number in an announcement: "Schlog Ocht". */
const announced = { '10': 'Zehn', '9': 'Nein', '8': 'Ocht', '7': 'Siebn', '6': 'Sechs', '5': 'Finf' };
const card = (suit: string, rank: string): string => `${suit}-${rank}`;

const VARIANT_NAMES: Readonly<Record<VariantId, string>> = {
  suedtirol: 'Südtiroler Wattn',
  'suedtirol-blind': 'Südtiroler Blindwattn',
  toblach: 'Toblinger Wattn',
  'toblach-blind': 'Toblinger Blindwattn',
  ladinisch: 'Ladinisches Wattn',
  tirol: 'Tiroler Wattn',
  normal: 'Österreichisches Wattn',
  zusammenschauen: 'Wattn mit Zommschaugn',
  deuten: 'Wattn mit Daitn',
  kritisch: 'Kritisch Wattn',
  wanderkritt: 'Kritisch Wattn mit Wander-Kritt',
  latinisch: 'Latinisch Wattn',
  'kritisch-latinisch': 'Kritisch Latinisch Wattn',
  'kritisch-latinisch-wanderkritt': 'Kritisch Latinisch mitn Wander-Kritt',
  blind: 'Blindwattn',
  bayrisch: 'Boarisches Wattn',
  'bayrisch-11': 'Boarisches Wattn bis 11',
};
const TABLES: Readonly<Record<PlayerCount, string>> = { 2: 'zu zwoat', 3: 'zu dritt', 4: 'zu viert' };

/** The gesture for each sign (RULES.md section 9). */
const GESTURES: Readonly<Record<Sign, string>> = {
  H: 'Kinn oi',
  S: 'Backn aufblosn',
  L: 'Kopf schief',
  E: 'Mundwinkl zruck',
  A: 'rechter Daum',
  K: 'rechter Zoagfinger',
  O: 'rechter Mittlfinger',
  U: 'rechter Ringfinger',
  '10': 'linker Daum',
  '9': 'linker Zoagfinger',
  '8': 'linker Mittlfinger',
  '7': 'linker Ringfinger',
  '6': 'linker kloaner Finger',
  '5': 'rechter kloaner Finger',
  bad: 'Augnbraun auf',
  alone: 'a Bussl',
  max: 'boade Augn zua',
  belli: 'rechts Aug zwinkert',
  spitz: 'links Aug zwinkert',
};
/** The meanings of signs that do not name cards. */
const SAYINGS = { bad: 'schlechte Kortn', alone: 'I gwinn alloan' } as const;

const wordsWith = (names: CardNames): Words => ({
  ...names,
  points: (count: number): string => counted(count, 'Punkt', 'Punkt'),
  variant: (id) => VARIANT_NAMES[id],
  tableFor: (players) => TABLES[players],
  gesture: (sign) => GESTURES[sign],
  meaning: (sign, kritischer = null) => meaningOf(sign, kritischer, names, SAYINGS),
});

/** The South Tyrolean words of the game. */
export const WORDS: ByDeck<Words> = {
  salzburg: wordsWith(
    createCardNames({ suits: { E: 'Oachl', L: 'Laab', H: 'Herz', S: 'Schell' }, ranks: RANKS, announced, card }),
  ),
  french: wordsWith(
    createCardNames({
      suits: { E: 'Kreiz', L: 'Pik', H: 'Herz', S: 'Karo' },
      ranks: { ...RANKS, O: 'Dame', U: 'Bua' },
      announced,
      card,
    }),
  ),
};
