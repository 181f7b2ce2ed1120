/**
 * The text about naming the Schlag and the Trumpf, and about the questions before the announcement (RULES.md sections
 * 3.5 to 3.7 and 10).
 */
import type { ExplainMessages } from '../i18n/de/rules.js';
import { isBlind, schlaegeOf } from '../rules/announce.js';
import type { RuleSet } from '../rules/variants.js';
import { kritischeOf } from './kritische.js';
import { paragraph, type Section, type Sentence } from './section.js';

const namesBoth = ({ players, threePlayer }: RuleSet): boolean =>
  players === 3 && threePlayer === 'forehand-names-both';

const announcementText = (rules: RuleSet, m: ExplainMessages): Sentence => {
  if (!isBlind(rules)) {
    const held = rules.schlagHeld;
    return namesBoth(rules) ? m['announce-both']({ held }) : m['announce-open']({ held });
  }
  if (rules.announcement === 'blind-bottom-card') return m['announce-bottom'];
  return rules.sequential ? m['announce-sequential'] : m['announce-chosen'];
};

/** Returns the text about naming the Weli, or null if the pack does not contain the Weli. */
const weliText = (rules: RuleSet, m: ExplainMessages): Sentence => {
  const { pack, announcement } = rules;
  if (pack === 32) return null;
  const canBeSchlag = schlaegeOf(rules).includes('weli');
  const six = pack >= 36;
  if (announcement === 'open') return canBeSchlag ? m['announce-weli']({ six }) : m['announce-weli-never']({ six });
  if (canBeSchlag) return m['announce-weli-shown']({ six });
  return announcement === 'blind-bottom-card'
    ? m['announce-bottom-weli']({ six })
    : m['announce-weli-not-shown']({ six });
};

const schoeneresText = (rules: RuleSet, m: ExplainMessages): readonly Sentence[] => {
  const { schoeneres, announcement, sequential, schoeneresFrom, schoeneresRequests, blindSwap } = rules;
  const each = schoeneresRequests === 'each';
  if (schoeneres === 'none') return [];
  const both = schoeneres === 'announcers' && !namesBoth(rules);
  const atOnce = announcement === 'blind-chosen' && !sequential;
  const who = both
    ? atOnce
      ? m['ask-schoeneres-until-shown']({ each })
      : m['ask-schoeneres-announcers']({ each })
    : m['ask-schoeneres-forehand'];
  return [who, m[`ask-schoeneres-yes-${schoeneresFrom}`], blindSwap && m['ask-swap-hands']];
};

const heldText = (rules: RuleSet, m: ExplainMessages): Sentence => {
  const { schlagHeld: held } = rules;
  return (
    !isBlind(rules) &&
    held > 0 &&
    m['announce-held']({
      held,
      kritisch: kritischeOf(rules).length > 0,
      weli: held === 2 && schlaegeOf(rules).includes('weli'),
    })
  );
};

export const announcementSection = (rules: RuleSet, m: ExplainMessages): Section => {
  const { players, schlagtausch, leadAfterSwap, zusammenschauen, openFirstTrick, schoeneres } = rules;
  const secret = isBlind(rules) && (players === 2 ? m['announce-blind-two'] : m['announce-blind']);
  return {
    id: 'announcement',
    heading: m['heading-announcement'],
    blocks: [
      ...paragraph(m['announce-what'], announcementText(rules, m), heldText(rules, m), weliText(rules, m)),
      ...paragraph(
        secret,
        openFirstTrick !== false && m['announce-open-trick']({ untilSecond: openFirstTrick === 'until-second' }),
      ),
      ...paragraph(...schoeneresText(rules, m)),
      ...paragraph(
        schlagtausch !== 'none' &&
          !namesBoth(rules) &&
          m['ask-schlagtausch']({
            who: schlagtausch,
            dealerLeads: leadAfterSwap === 'schlag-announcer',
            schoeneres: schoeneres !== 'none',
          }),
      ),
      ...paragraph(zusammenschauen && players > 2 && m['zusammenschauen']),
    ],
  };
};
