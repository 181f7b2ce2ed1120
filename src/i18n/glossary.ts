import type { Card, Schlag, Suit } from '../rules/card.js';
import type { RuleSet } from '../rules/variants.js';
import type { RoleName } from '../rules/why-won.js';
import type { Words } from './words.js';

/** Regional words that only the tables of their region use (`src/explain/regional.ts`). */
export type RegionalTermId =
  | 'krank'
  | 'gespannt'
  | 'schlagwechsel'
  | 'schere'
  | 'bock'
  | 'zwicken'
  | 'zwei-rechte'
  | 'bascht'
  | 'wattehre'
  | 'jagen'
  | 'rueckhand'
  | 'wild';

/** The game terms that the table explains in place. */
export type TermId =
  | RegionalTermId
  | 'schlag'
  | 'trumpf'
  | 'ansage'
  | 'rechter'
  | 'linker'
  | 'superguter'
  | 'guter'
  | 'wander-kritt'
  | 'kritischer'
  | 'maschine'
  | 'weli'
  | 'vorhand'
  | 'geber'
  | 'stich'
  | 'stechen'
  | 'zugeben'
  | 'call'
  | 'schoeneres'
  | 'schlagtausch'
  | 'zusammenschauen'
  | 'deuten'
  | 'blind'
  | 'bieten'
  | 'halten'
  | 'gehen'
  | 'bluff'
  | 'farbe'
  | 'gestrichen'
  | 'vier'
  | 'bummerl'
  | 'schneider'
  | 'retourschneider'
  | 'abheben'
  | 'unterste';

/** The data for examples: the table's rules, and the facts about the hand that the viewer can know. */
export interface TermFacts {
  readonly rules: RuleSet;
  /** The announcement that determines the cards below. Examples replace values unknown to the viewer. */
  readonly schlag: Schlag;
  readonly trumpf: Suit;
  readonly knowsSchlag: boolean;
  readonly knowsTrumpf: boolean;
  /** The Superguter; `null` if the table or the Schlag has none. */
  readonly superguter: Card | null;
  /** The Guter; `null` if the table has none. */
  readonly guter: Card | null;
  readonly rechter: Card | null;
  readonly linke: readonly Card[];
  /** Trumps without another role, high to low. The Weli is included if it is a trump. */
  readonly trumps: readonly Card[];
  readonly kritische: readonly Card[];
  /** The highest of all cards. */
  readonly highest: Card;
  /** The role of the Weli at this table. A role that depends on the announcement is the current one. */
  readonly weli:
    | 'kritischer'
    | 'always-trumpf'
    | 'lowest'
    | 'lowest-now'
    | 'trumpf'
    | 'over-five'
    | 'over-five-now'
    | 'trumpf-over-five'
    | 'guter'
    | 'schlag';
  /** The name of the dealer; `null` outside a hand. */
  readonly dealer: string | null;
  readonly forehand: string | null;
  /** The current value of the hand. */
  readonly value: number;
}

/** One term in one language. */
export interface Term {
  /** The term as a heading. */
  readonly name: string;
  /** The forms in texts, separated by `|`. A form that starts with a small letter can also start a sentence. */
  readonly forms: string;
  /** Returns the meaning in one sentence. */
  readonly means: (facts: TermFacts) => string;
  /** Returns an example at this table, for a term that its variant uses. */
  readonly example: (facts: TermFacts) => string;
}

/** All terms in one language. */
export type Glossary = Readonly<Record<TermId, Term>>;

/** The regional words in one language. */
export type RegionalTerms = Readonly<Record<RegionalTermId, Term>>;

/** The texts about the order of the cards. */
export interface OrderTexts {
  readonly heading: string;
  /** Returns the known announcement as a sentence. */
  readonly known: (announced: { readonly schlag: Schlag; readonly trumpf: Suit }) => string;
  readonly onlySchlag: (announced: { readonly schlag: Schlag }) => string;
  readonly onlyTrumpf: (announced: { readonly trumpf: Suit }) => string;
  readonly open: string;
  readonly secret: string;
  /** The legend for the look of the viewer's cards and of played cards. */
  readonly legend: string;
  readonly own: string;
  readonly gone: string;
  /** The headings of the groups. */
  readonly groups: Readonly<Record<RoleName | 'schlag', string>>;
  /** The heading of the suits that are not trumps. */
  readonly suits: string;
  /** Returns the heading of one such suit, shown as an example. */
  readonly example: (shown: { readonly suit: Suit }) => string;
}

/** The texts of the glossary and the card order, as their module exports them. */
export interface GuideTexts {
  readonly glossaryIn: (words: Words) => Glossary;
  readonly orderIn: (words: Words) => OrderTexts;
  /** The text for a term that the variant of the table does not use. */
  readonly notPlayed: string;
}
