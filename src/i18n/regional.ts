import type { Card, Rank } from '../rules/card.js';
import { SUITS } from './card-names.js';
import type { RegionalTermId, RegionalTerms, TermFacts } from './glossary.js';

const HIGH_RANKS: readonly Rank[] = ['A', 'K', 'O'];

/** Returns a high card that is neither a trump nor a Schlag nor a Kritischer: an example of a Bock. */
export const bockOf = ({ schlag, trumpf, kritische }: TermFacts): Card | null =>
  SUITS.filter((suit) => suit !== trumpf)
    .flatMap((suit) => HIGH_RANKS.filter((rank) => rank !== schlag).map((rank): Card => `${suit}${rank}`))
    .find((card) => !kritische.includes(card)) ?? null;

/** The entries for regional words in the rules of a table. Each entry names a word and explains it. */
export type RegionalEntries = { readonly [Id in RegionalTermId as `word-${Id}`]: (facts: TermFacts) => string };

/** Creates the entries for the rules of a table, so that the glossary and the rules share one text. */
export const regionalEntries = (terms: RegionalTerms): RegionalEntries =>
  Object.fromEntries(
    Object.entries(terms).map(([id, { name, means, example }]) => [
      `word-${id}`,
      (facts: TermFacts) => `${name}: ${means(facts)} ${example(facts)}`,
    ]),
  ) as RegionalEntries;
