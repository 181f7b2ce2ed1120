import type { ExplainMessages } from '../i18n/de/rules.js';
import { InputError, quoted } from '../rules/input-error.js';
import { handRulesOf, type RuleSet, type VariantId } from '../rules/variants.js';
import { announcementSection } from './announcement.js';
import { aimSection, cardsSection, dealSection } from './deal.js';
import { bidsSection, endSection, gestrichenSection } from './scoring.js';
import { followSection, orderSection, signalsSection } from './play.js';
import type { Section } from './section.js';
import { wordsSection } from './words.js';

/** The rules of a table as text, in plain JSON. */
export interface Explanation {
  readonly variant: VariantId;
  readonly title: string;
  readonly sections: readonly Section[];
}

type SectionOf = (rules: RuleSet, messages: ExplainMessages) => Section | null;

/** Describes the hand itself, without a player who rests. */
const ofHand =
  (section: SectionOf): SectionOf =>
  (rules, messages) =>
    section(handRulesOf(rules), messages);

const SECTIONS: readonly SectionOf[] = [
  aimSection,
  cardsSection,
  dealSection,
  ofHand(announcementSection),
  ofHand(orderSection),
  ofHand(followSection),
  ofHand(bidsSection),
  ofHand(gestrichenSection),
  endSection,
  ofHand(signalsSection),
  wordsSection,
];

const refuse = (message: string): never => {
  throw new InputError('invalid-option', message);
};

/**
 * Returns the rules of a table as text, for beginners and for players who want to know the options of this table. All
 * texts follow from the options, and the rules engine computes every example.
 * @param rules complete rules, as returned by `defineRules` or `view.rules`
 * @param messages the texts of a language, as exported by `watten-table/explain`
 * @throws InputError `invalid-option` if `rules` or `messages` are invalid
 */
export const explain = (rules: RuleSet, messages: ExplainMessages): Explanation => {
  if (typeof rules?.pack !== 'number' || !Array.isArray(rules.critical))
    refuse(`explain() needs rules from defineRules() or view.rules, not ${quoted(rules)}.`);
  if (typeof messages?.title !== 'function')
    refuse(
      `The second argument of explain() must be a language's texts, such as the export 'en' of 'watten-table/explain', not ${quoted(messages)}.`,
    );
  return {
    variant: rules.variant,
    title: messages.title({ variant: rules.variant, players: rules.players }),
    sections: SECTIONS.map((section) => section(rules, messages)).filter((section) => section !== null),
  };
};
