/** The texts about bids, gestrichen, game and Bummerl (RULES.md sections 5 to 8). */
import type { ExplainMessages } from '../i18n/de/rules.js';
import { isBlind } from '../rules/announce.js';
import { takesTurns } from '../rules/seats.js';
import type { RuleSet } from '../rules/variants.js';
import { kritischeOf } from './kritische.js';
import { paragraph, type Section, type Sentence } from './section.js';

/** Returns the texts about bids in the last trick. */
const lastTrickTexts = (rules: RuleSet, m: ExplainMessages): readonly Sentence[] => {
  const { lastTrick, farbe, trumpLiftsSuit, players, enforcement, forbiddenBid } = rules;
  const kritisch = kritischeOf(rules).length > 0;
  if (lastTrick === 'free') return [];
  const blindAreFree = isBlind(rules) && players === 4 && m['bids-last-blind'];
  const lifted = trumpLiftsSuit && m['bids-last-lifted']({ kritisch });
  if (farbe) return [m['bids-farbe']({ kritisch }), lifted, blindAreFree];
  return [
    m[lastTrick === 'always' ? 'bids-last-always' : 'bids-last-first']({ kritisch }),
    lifted,
    blindAreFree,
    enforcement === 'penalise' && m['bids-wild-penalty']({ asBid: forbiddenBid === 'bid' }),
  ];
};

export const bidsSection = (rules: RuleSet, m: ExplainMessages): Section => {
  const { bidWhen, ceiling, players, jumpToFour, gestrichen } = rules;
  const limited = ceiling === 'enough-to-win';
  const heading = m['heading-bids'];
  if (bidWhen === 'never') return { id: 'bids', heading, blocks: paragraph(m['bids-never']) };
  return {
    id: 'bids',
    heading,
    blocks: [
      ...paragraph(bidWhen === 'anytime' ? m['bids-anytime'] : m['bids-own-turn'], m['bids-answer']({ players })),
      ...paragraph(
        m['bids-twice']({ players }),
        m[limited ? 'bids-limit' : 'bids-no-limit'],
        players === 3 && m['bids-allies']({ limited }),
      ),
      ...paragraph(...lastTrickTexts(rules, m)),
      ...paragraph(jumpToFour && m['bids-jump']({ always: gestrichen === 'no-bid' })),
    ],
  };
};

const choiceText = ({ gestrichen, refusal, bidWhen, decideAt }: RuleSet, m: ExplainMessages): Sentence => {
  const how = { bids: bidWhen !== 'never', first: decideAt === 'start' };
  switch (gestrichen) {
    case 'no-bid':
      return null;
    case 'forced-three':
      return m['gestrichen-forced-three'](how);
    case 'luft':
      return m['gestrichen-luft'](how);
    case 'four':
      return m['gestrichen-four']({ refusal, ...how });
  }
};

export const gestrichenSection = (rules: RuleSet, m: ExplainMessages): Section => {
  const { target, gestrichenAt, players, bidWhen, enforcement, forbiddenBid, strike } = rules;
  const bids = bidWhen !== 'never';
  return {
    id: 'gestrichen',
    heading: m['heading-gestrichen'],
    blocks: [
      ...paragraph(
        m['gestrichen-from']({ from: target - gestrichenAt, target, players }),
        bids && m['gestrichen-no-bid'],
        bids && enforcement === 'penalise' && m['gestrichen-penalty']({ value: forbiddenBid }),
      ),
      ...paragraph(choiceText(rules, m)),
      ...paragraph(strike && m['gestrichen-strike']),
    ],
  };
};

export const endSection = (rules: RuleSet, m: ExplainMessages): Section => ({
  id: 'end',
  heading: m['heading-end'],
  blocks: paragraph(m['end-bummerl'], rules.players === 3 && m[takesTurns(rules) ? 'end-turns' : 'end-three']),
});
