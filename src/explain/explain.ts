import type { ExplainMessages } from '../i18n/de/rules.js';
import { InputError, quoted } from '../rules/input-error.js';
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

const refuse = (message: string): never => {
  throw new InputError('invalid-option', message);
};

/**
 * The rules of a table, for somebody who has never played and for the regular who wants to know how it is played here.
 * All of it follows from the options, and every example is worked out by the rules themselves.
 * @param rules complete, as `defineRules` and `view.rules` give them
 * @param messages the language, as `watten-table/explain` exports it
 * @throws InputError `invalid-option`, if these are no rules or no texts
 */
export const explain = (rules: RuleSet, messages: ExplainMessages): Explanation => {
  if (typeof rules?.pack !== 'number' || !Array.isArray(rules.critical))
    refuse(`explain() takes rules as defineRules() and view.rules give them, not ${quoted(rules)}.`);
  if (typeof messages?.title !== 'function')
    refuse(
      `explain() takes as its second argument texts such as 'de' or 'en', which 'watten-table/explain' exports, not ${quoted(messages)}.`,
    );
  return {
    variant: rules.variant,
    title: messages.title({ variant: rules.variant, players: rules.players }),
    sections: SECTIONS.map((section) => section(rules, messages)).filter((section) => section !== null),
  };
};
