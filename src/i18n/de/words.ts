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
  K: 'König',
  O: 'Ober',
  U: 'Unter',
  '10': 'Zehner',
  '9': 'Neuner',
  '8': 'Achter',
  '7': 'Siebener',
  '6': 'Sechser',
  '5': 'Fünfer',
};
/** Ranks named by number in an announcement: "Schlag Acht". */
const announced = { '10': 'Zehn', '9': 'Neun', '8': 'Acht', '7': 'Sieben', '6': 'Sechs', '5': 'Fünf' };
const card = (suit: string, rank: string): string => `${suit}-${rank}`;

const VARIANT_NAMES: Readonly<Record<VariantId, string>> = {
  suedtirol: 'Südtiroler Watten',
  'suedtirol-blind': 'Südtiroler Blindwatten',
  toblach: 'Toblacher Watten',
  'toblach-blind': 'Toblacher Blindwatten',
  ladinisch: 'Ladinisches Watten',
  tirol: 'Tiroler Watten',
  normal: 'Österreichisches Watten',
  zusammenschauen: 'Watten mit Zusammenschauen',
  deuten: 'Watten mit Deuten',
  kritisch: 'Kritisch Watten',
  wanderkritt: 'Kritisch Watten mit Wander-Kritt',
  latinisch: 'Latinisch Watten',
  'kritisch-latinisch': 'Kritisch Latinisch Watten',
  'kritisch-latinisch-wanderkritt': 'Kritisch Latinisch mit Wander-Kritt',
  blind: 'Blindwatten',
  bayrisch: 'Bayrisches Watten',
  'bayrisch-11': 'Bayrisches Watten bis 11',
};
const TABLES: Readonly<Record<PlayerCount, string>> = { 2: 'zu zweit', 3: 'zu dritt', 4: 'zu viert' };

/** The gesture for each sign (RULES.md section 9). */
const GESTURES: Readonly<Record<Sign, string>> = {
  H: 'Kinn nach unten',
  S: 'Backen aufgeblasen',
  L: 'Kopf geneigt',
  E: 'Mundwinkel zurück',
  A: 'rechter Daumen',
  K: 'rechter Zeigefinger',
  O: 'rechter Mittelfinger',
  U: 'rechter Ringfinger',
  '10': 'linker Daumen',
  '9': 'linker Zeigefinger',
  '8': 'linker Mittelfinger',
  '7': 'linker Ringfinger',
  '6': 'linker kleiner Finger',
  '5': 'rechter kleiner Finger',
  bad: 'Augenbrauen hoch',
  alone: 'ein Kuss',
  max: 'beide Augen zu',
  belli: 'rechtes Auge zwinkert',
  spitz: 'linkes Auge zwinkert',
};
/** The meanings of signs that do not name cards. */
const SAYINGS = { bad: 'schlechte Karten', alone: 'Ich gewinne allein' } as const;

const wordsWith = (names: CardNames): Words => ({
  ...names,
  points: (count: number): string => counted(count, 'Punkt', 'Punkte'),
  variant: (id) => VARIANT_NAMES[id],
  tableFor: (players) => TABLES[players],
  gesture: (sign) => GESTURES[sign],
  meaning: (sign, kritischer = null) => meaningOf(sign, kritischer, names, SAYINGS),
});

/** The German words of the game. */
export const WORDS: ByDeck<Words> = {
  salzburg: wordsWith(
    createCardNames({ suits: { E: 'Eichel', L: 'Laub', H: 'Herz', S: 'Schell' }, ranks: RANKS, announced, card }),
  ),
  french: wordsWith(
    createCardNames({
      suits: { E: 'Kreuz', L: 'Pik', H: 'Herz', S: 'Karo' },
      ranks: { ...RANKS, O: 'Dame', U: 'Bube' },
      announced,
      card,
    }),
  ),
};
