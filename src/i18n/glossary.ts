import type { Card, Schlag, Suit } from '../rules/card.js';
import type { RuleSet } from '../rules/variants.js';
import type { RoleName } from '../rules/why-won.js';
import type { Words } from './words.js';

/** The terms of the game that are explained where they are read. */
export type TermId =
  | 'schlag'
  | 'trumpf'
  | 'ansage'
  | 'rechter'
  | 'linker'
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

/** What examples are made of: the rules of this table, and of the hand what its viewer may know. */
export interface TermFacts {
  readonly rules: RuleSet;
  /** What the cards below follow from: what was announced, as far as the viewer knows it, else an example. */
  readonly schlag: Schlag;
  readonly trumpf: Suit;
  readonly knowsSchlag: boolean;
  readonly knowsTrumpf: boolean;
  /** Null: there is none. */
  readonly guter: Card | null;
  readonly rechter: Card | null;
  readonly linke: readonly Card[];
  /** Of the suit, and the Weli where it is one: those that are nothing else, high to low. */
  readonly trumps: readonly Card[];
  readonly kritische: readonly Card[];
  /** The highest of all cards. */
  readonly highest: Card;
  /** What the Weli is: at this table, or, where that depends on it, under the announcement. */
  readonly weli: 'kritischer' | 'always-trumpf' | 'lowest' | 'lowest-now' | 'trumpf' | 'schlag';
  /** What they are called; null: there is no hand. */
  readonly dealer: string | null;
  readonly forehand: string | null;
  /** What the hand is worth now. */
  readonly value: number;
}

/** One term in one language. */
export interface Term {
  /** What it is called where it stands alone. */
  readonly name: string;
  /** How it stands in texts, separated by `|`; those that begin small may also begin a sentence. */
  readonly forms: string;
  /** What it is, in a sentence. */
  readonly means: (facts: TermFacts) => string;
  /** What that is at this table, if it is played there. */
  readonly example: (facts: TermFacts) => string;
}

/** All terms in one language. */
export type Glossary = Readonly<Record<TermId, Term>>;

/** What is said of the order of the cards. */
export interface OrderTexts {
  readonly heading: string;
  /** What is known of it. */
  readonly known: (announced: { readonly schlag: Schlag; readonly trumpf: Suit }) => string;
  readonly schlagAlone: (announced: { readonly schlag: Schlag }) => string;
  readonly trumpfAlone: (announced: { readonly trumpf: Suit }) => string;
  readonly open: string;
  readonly secret: string;
  /** How one's own cards look, and those that are gone. */
  readonly legend: string;
  readonly own: string;
  readonly gone: string;
  /** What several cards are called, over a row of them. */
  readonly groups: Readonly<Record<RoleName | 'schlag', string>>;
  readonly suits: string;
}

/** The texts of glossary and card order, as their module exports them. */
export interface GuideTexts {
  readonly glossaryIn: (words: Words) => Glossary;
  readonly orderIn: (words: Words) => OrderTexts;
  /** Said in place of an example at a table where a term is not played. */
  readonly notPlayed: string;
}
