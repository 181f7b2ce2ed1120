import type { TermFacts } from '../i18n/glossary.js';
import { deckOf, WELI } from '../rules/card.js';
import { rankCards, roleOf, type Announcement, type Role } from '../rules/order.js';
import type { RuleSet } from '../rules/variants.js';
import { EXAMPLE } from './example.js';

/** What of the hand is known to whoever reads: nothing where there is none. */
export interface KnownOfHand {
  /** As far as the viewer knows it. */
  readonly announcement?: Partial<Announcement>;
  /** What they are called. */
  readonly dealer?: string | null;
  readonly forehand?: string | null;
  readonly value?: number;
}

/** What the terms of the game are at a table, for their examples (RULES.md section 4). */
export const termFacts = (
  rules: RuleSet,
  { announcement = {}, dealer = null, forehand = null, value = 2 }: KnownOfHand = {},
): TermFacts => {
  const supposed: Announcement = { ...EXAMPLE, ...announcement };
  const tiers = rankCards(rules, supposed).flat();
  const of = (role: Role) => tiers.filter((card) => roleOf(rules, supposed, card) === role);
  return {
    rules,
    ...supposed,
    knowsSchlag: announcement.schlag !== undefined,
    knowsTrumpf: announcement.trumpf !== undefined,
    guter: of('guter')[0] ?? null,
    rechter: of('rechter')[0] ?? null,
    linke: of('linker'),
    trumps: of('trumpf'),
    kritische: of('kritischer'),
    weli: deckOf(rules.pack).includes(WELI) ? roleOf(rules, supposed, WELI) : null,
    dealer,
    forehand,
    value,
  };
};
