import type { Term, TermFacts, TermId } from '../i18n/glossary.js';
import { WELI } from '../rules/card.js';
import { itemAt } from '../rules/item-at.js';
import { rankCards, roleOf, type Role } from '../rules/order.js';
import type { Announcement } from '../rules/announce.js';
import type { RuleSet } from '../rules/variants.js';
import { EXAMPLE } from './example.js';

/** Facts of the hand that the viewer knows; empty without a hand. */
export interface HandFacts {
  /** As far as the viewer knows it. */
  readonly announcement?: Partial<Announcement>;
  /** What they are called. */
  readonly dealer?: string | null;
  readonly forehand?: string | null;
  readonly value?: number;
}

/** Returns the Weli's function at a table that has it. `role` is its role if the viewer knows the Trumpf, else null. */
const weliFact = ({ weli }: RuleSet, role: Role | null): TermFacts['weli'] => {
  if (weli === 'critical') return 'kritischer';
  if (weli === 'lowest-trump' && (role === null || role === 'trumpf')) return 'always-trumpf';
  if (role === null) return 'lowest';
  if (role === 'plain') return 'lowest-now';
  return role === 'trumpf' ? 'trumpf' : 'schlag';
};

/** Whether there is at this table what a term names (RULES.md section 11). */
const isPlayed = (rules: RuleSet, term: TermId): boolean => {
  switch (term) {
    case 'guter':
      return rules.guter && rules.critical.length === 0;
    case 'wander-kritt':
      return rules.guter && rules.critical.length > 0;
    case 'kritischer':
      return rules.critical.length > 0;
    case 'maschine':
      return rules.maschine > 0;
    case 'weli':
      return rules.weli !== 'absent';
    case 'unterste':
      return rules.cut === 'peek-bottom';
    case 'call':
      return rules.follow === 'trumpf-oder-kritisch';
    case 'schoeneres':
    case 'schlagtausch':
      return rules[term] !== 'none';
    case 'zusammenschauen':
      return rules.zusammenschauen;
    case 'deuten':
      return rules.signals;
    case 'bieten':
    case 'halten':
      return rules.bidWhen !== 'never';
    case 'farbe':
      return rules.farbe;
    case 'vier':
      return rules.gestrichen === 'four';
    case 'schlag':
    case 'trumpf':
    case 'ansage':
    case 'rechter':
    case 'linker':
    case 'vorhand':
    case 'geber':
    case 'stich':
    case 'stechen':
    case 'zugeben':
    case 'blind':
    case 'gehen':
    case 'bluff':
    case 'gestrichen':
    case 'bummerl':
    case 'schneider':
    case 'retourschneider':
    case 'abheben':
      return true;
  }
};

/** What a term is at this table; `notPlayed` is said where there is no such thing. */
export const exampleOf = (id: TermId, { example }: Term, facts: TermFacts, notPlayed: string): string =>
  isPlayed(facts.rules, id) ? example(facts) : notPlayed;

/** What the terms of the game are at a table, for their examples (RULES.md section 4). */
export const termFacts = (
  rules: RuleSet,
  { announcement = {}, dealer = null, forehand = null, value = 2 }: HandFacts = {},
): TermFacts => {
  const assumed: Announcement = { ...EXAMPLE, ...announcement };
  const tiers = rankCards(rules, assumed).flat();
  const cardsOfRole = (role: Role) => tiers.filter((card) => roleOf(rules, assumed, card) === role);
  return {
    rules,
    ...assumed,
    knowsSchlag: announcement.schlag !== undefined,
    knowsTrumpf: announcement.trumpf !== undefined,
    guter: cardsOfRole('guter')[0] ?? null,
    rechter: cardsOfRole('rechter')[0] ?? null,
    linke: cardsOfRole('linker'),
    trumps: cardsOfRole('trumpf'),
    kritische: cardsOfRole('kritischer'),
    highest: itemAt(tiers, 0),
    weli: weliFact(rules, announcement.trumpf ? roleOf(rules, assumed, WELI) : null),
    dealer,
    forehand,
    value,
  };
};
