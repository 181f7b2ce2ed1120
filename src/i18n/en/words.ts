import type { Sign } from '../../game/sign.js';
import type { Rank } from '../../rules/card.js';
import type { PlayerCount } from '../../rules/seats.js';
import type { VariantId } from '../../rules/variants.js';
import { meaningOf, createCardNames, type CardNames } from '../card-names.js';
import { pluralIn } from '../plural.js';
import type { ByDeck, Words } from '../words.js';

/** Returns a number with its noun in the right form. */
export const counted = pluralIn('en');

const RANKS: Readonly<Record<Rank, string>> = {
  A: 'Ace',
  K: 'King',
  O: 'Ober',
  U: 'Unter',
  '10': 'Ten',
  '9': 'Nine',
  '8': 'Eight',
  '7': 'Seven',
  '6': 'Six',
  '5': 'Five',
};
const card = (suit: string, rank: string): string => `${rank} of ${suit}`;

const VARIANT_NAMES: Readonly<Record<VariantId, string>> = {
  suedtirol: 'South Tyrolean Watten',
  'suedtirol-blind': 'South Tyrolean Blindwatten',
  toblach: 'Toblach Watten',
  'toblach-blind': 'Toblach Blindwatten',
  ladinisch: 'Ladin Watten',
  tirol: 'Tyrolean Watten',
  normal: 'Austrian Watten',
  zusammenschauen: 'Watten with Zusammenschauen',
  deuten: 'Watten with Deuten',
  kritisch: 'Kritisch Watten',
  wanderkritt: 'Kritisch Watten with the Wander-Kritt',
  latinisch: 'Latinisch Watten',
  'kritisch-latinisch': 'Kritisch Latinisch Watten',
  'kritisch-latinisch-wanderkritt': 'Kritisch Latinisch with the Wander-Kritt',
  blind: 'Blindwatten',
  bayrisch: 'Bavarian Watten',
  'bayrisch-11': 'Bavarian Watten to 11',
};
const TABLES: Readonly<Record<PlayerCount, string>> = { 2: 'for two', 3: 'for three', 4: 'for four' };

/** The gesture for each sign (RULES.md section 9). */
const GESTURES: Readonly<Record<Sign, string>> = {
  H: 'chin down',
  S: 'cheeks puffed',
  L: 'head tilted',
  E: 'mouth drawn back',
  A: 'right thumb',
  K: 'right index finger',
  O: 'right middle finger',
  U: 'right ring finger',
  '10': 'left thumb',
  '9': 'left index finger',
  '8': 'left middle finger',
  '7': 'left ring finger',
  '6': 'left little finger',
  '5': 'right little finger',
  bad: 'eyebrows raised',
  alone: 'a kiss',
  max: 'both eyes shut',
  belli: 'right eye winks',
  spitz: 'left eye winks',
};
/** The meanings of signs that do not name cards. */
const SAYINGS = { bad: 'bad cards', alone: 'I win this alone' } as const;

const wordsWith = (names: CardNames): Words => ({
  ...names,
  points: (count: number): string => counted(count, 'point', 'points'),
  variant: (id) => VARIANT_NAMES[id],
  tableFor: (players) => TABLES[players],
  gesture: (sign) => GESTURES[sign],
  meaning: (sign, kritischer = null) => meaningOf(sign, kritischer, names, SAYINGS),
});

/** The English words of the game. */
export const WORDS: ByDeck<Words> = {
  salzburg: wordsWith(
    createCardNames({ suits: { E: 'Acorns', L: 'Leaves', H: 'Hearts', S: 'Bells' }, ranks: RANKS, card }),
  ),
  french: wordsWith(
    createCardNames({
      suits: { E: 'Clubs', L: 'Spades', H: 'Hearts', S: 'Diamonds' },
      ranks: { ...RANKS, O: 'Queen', U: 'Jack' },
      card,
    }),
  ),
};
