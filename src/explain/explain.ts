import type { ExplainMessages } from '../i18n/de/rules.js';
import type { RuleSet, VariantId } from '../rules/variants.js';
import { announcementSection } from './announcement.js';
import { aimSection, cardsSection, dealSection } from './deal.js';
import { bidsSection, endSection, gestrichenSection } from './scoring.js';
import { followSection, orderSection, signalsSection } from './play.js';
import type { Section } from './section.js';

/** The rules of a table as text; plain JSON. */
export interface Explanation {
  readonly variant: VariantId;
  readonly title: string;
  readonly sections: readonly Section[];
}

const SECTIONS: readonly ((rules: RuleSet, messages: ExplainMessages) => Section | null)[] = [
  aimSection,
  cardsSection,
  dealSection,
  announcementSection,
  orderSection,
  followSection,
  bidsSection,
  gestrichenSection,
  endSection,
  signalsSection,
];

/**
 * The rules of a table, for somebody who has never played and for the regular who wants to know how it is played here.
 * All of it follows from the options, and every example is worked out by the rules themselves.
 * @param rules complete, as `defineRules` and `view.rules` give them
 * @param messages the language, as `watten-table/explain` exports it
 */
export const explain = (rules: RuleSet, messages: ExplainMessages): Explanation => ({
  variant: rules.variant,
  title: messages.title({ variant: rules.variant, players: rules.players }),
  sections: SECTIONS.map((section) => section(rules, messages)).filter((section) => section !== null),
});
