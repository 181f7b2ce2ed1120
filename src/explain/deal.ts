/** The texts about the aim, the cards and the deal (RULES.md sections 1 to 3). */
import type { ExplainMessages } from '../i18n/de/rules.js';
import { takesTurns, trickSizeOf } from '../rules/seats.js';
import type { RuleSet } from '../rules/variants.js';
import { canOneHandHoldAll, kritischeOf } from './kritische.js';
import { paragraph, type Section } from './section.js';

export const aimSection = (rules: RuleSet, m: ExplainMessages): Section => {
  const three = takesTurns(rules) ? m['aim-turns'] : m['aim-three'];
  const who = { 2: m['aim-two'], 3: three, 4: m['aim-four'] }[rules.players];
  return {
    id: 'aim',
    heading: m['heading-aim'],
    blocks: [
      ...paragraph(who),
      ...paragraph(m['aim-tricks']({ players: trickSizeOf(rules), rests: takesTurns(rules) })),
      ...paragraph(m['aim-points']({ bids: rules.bidWhen !== 'never', target: rules.target })),
    ],
  };
};

export const cardsSection = (rules: RuleSet, m: ExplainMessages): Section => {
  const { pack } = rules;
  const kritische = kritischeOf(rules);
  return {
    id: 'cards',
    heading: m['heading-cards'],
    blocks: [
      ...paragraph(
        m['cards-pack']({ pack, six: pack >= 36, five: pack === 40 }),
        pack === 33 && m['cards-weli'],
        pack >= 36 && m['cards-weli-six'],
      ),
      ...paragraph(kritische.length > 0 && m['cards-kritische']({ kritische })),
    ],
  };
};

export const dealSection = (rules: RuleSet, m: ExplainMessages): Section => {
  const { cut, cutBluff, cutLooks, debt, maschine, critical, direction, look, stockTop, dealerPeek } = rules;
  const players = trickSizeOf(rules);
  const schoeneres = rules.schoeneres === 'none' ? 'none' : rules.schoeneresFrom;
  const peeks = dealerPeek === 'top-and-bottom';
  const cutText = { plain: m['deal-cut'], 'peek-bottom': m['deal-cut-peek'], 'take-critical': m['deal-cut-take'] }[cut](
    { players, once: cutLooks === 'one-each', alone: !peeks },
  );
  const lookText = look === 'everyone' ? m['deal-look-everyone'] : m['deal-look-announcers']({ players });
  return {
    id: 'deal',
    heading: m['heading-deal'],
    blocks: [
      ...paragraph(
        m['deal-first']({ players }),
        takesTurns(rules) ? m[`deal-turns-${direction}`] : m[`deal-${direction}`],
      ),
      ...paragraph(cutText, cutBluff && m['deal-cut-bluff']({ players, debt })),
      // With two players, both are announcers, so both can look at their cards immediately.
      ...paragraph(
        m['deal-cards'],
        stockTop === 'open' && m['deal-stock-top']({ schoeneres }),
        peeks && m['deal-dealer-peek']({ open: stockTop === 'open', shared: cut === 'peek-bottom' }),
        players > 2 && lookText,
      ),
      ...paragraph(
        maschine > 0 &&
          canOneHandHoldAll(rules) &&
          m['deal-maschine']({ count: maschine, kritische: critical, players }),
      ),
    ],
  };
};
