import type { Glossary, Term, TermFacts, TermId } from '../i18n/glossary.js';
import { WELI } from '../rules/card.js';
import { itemAt } from '../rules/item-at.js';
import { rankCards, roleOf, type Role } from '../rules/order.js';
import type { Announcement } from '../rules/announce.js';
import { handRulesOf, type RuleSet } from '../rules/variants.js';
import { EXAMPLE } from './example.js';
import { isRegional, regionalTermsOf } from './regional.js';

/** Facts that the viewer knows about the hand. Empty if no hand is in progress. */
export interface HandFacts {
  /** The parts of the announcement that the viewer knows. */
  readonly announcement?: Partial<Announcement>;
  /** The names of the dealer and the forehand. */
  readonly dealer?: string | null;
  readonly forehand?: string | null;
  readonly value?: number;
}

/**
 * Returns the Weli's function at a table whose pack contains the Weli.
 * @param role the Weli's role, or null if the viewer does not know the Trumpf
 * @param overFive whether the Weli is higher than the Schell five, which is not a Schlag
 */
const weliFact = ({ weli }: RuleSet, role: Role | null, overFive: boolean): TermFacts['weli'] => {
  if (weli === 'critical') return 'kritischer';
  if (weli === 'lowest-trump' && (role === null || role === 'trumpf')) return 'always-trumpf';
  if (role === null) return overFive ? 'over-five' : 'lowest';
  if (role === 'plain') return overFive ? 'over-five-now' : 'lowest-now';
  if (role === 'guter') return 'guter';
  return role === 'trumpf' ? (overFive ? 'trumpf-over-five' : 'trumpf') : 'schlag';
};

/** Whether a term applies at a table with these rules (RULES.md section 11). */
const isPlayed = (table: RuleSet, term: TermId): boolean => {
  if (isRegional(term)) return regionalTermsOf(table).includes(term);
  const rules = handRulesOf(table);
  switch (term) {
    case 'superguter':
      return rules.guter && rules.superguter;
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

/** Returns the example of a term at this table, or `notPlayed` if the term does not apply. */
export const exampleOf = (id: TermId, { example }: Term, facts: TermFacts, notPlayed: string): string =>
  isPlayed(facts.rules, id) ? example(facts) : notPlayed;

/** Returns the glossary of a table: without the regional words of other tables, which its texts do not mark. */
export const glossaryAt = (rules: RuleSet, glossary: Glossary): Partial<Glossary> =>
  Object.fromEntries(
    Object.entries(glossary).filter(([term]) => !isRegional(term) || regionalTermsOf(rules).includes(term)),
  );

/** Returns the facts of a table that the examples of terms need (RULES.md section 4). */
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
    superguter: cardsOfRole('superguter')[0] ?? null,
    guter: cardsOfRole('guter')[0] ?? null,
    rechter: cardsOfRole('rechter')[0] ?? null,
    linke: cardsOfRole('linker'),
    trumps: cardsOfRole('trumpf'),
    kritische: cardsOfRole('kritischer'),
    highest: itemAt(tiers, 0),
    weli: weliFact(
      rules,
      announcement.trumpf ? roleOf(rules, assumed, WELI) : null,
      rules.pack === 40 && assumed.schlag !== '5',
    ),
    dealer,
    forehand,
    value,
  };
};
