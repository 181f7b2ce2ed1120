/** The texts about winning cards, legal cards and signals (RULES.md sections 4, 5 and 9). */
import type { ExplainMessages } from '../i18n/de/rules.js';
import { schlaegeOf } from '../rules/announce.js';
import { deckOf, ranksOf, suitOf, WELI, type Card } from '../rules/card.js';
import { CRITICAL_SIGNS, isCriticalSign, kritischerOfSign } from '../rules/critical-signs.js';
import { callsForTrump, legalCards } from '../rules/follow.js';
import { rankCards, roleOf, trickWinner } from '../rules/order.js';
import type { RuleSet } from '../rules/variants.js';
import { EXAMPLE } from './example.js';
import { kritischeOf } from './kritische.js';
import { list, paragraph, type Block, type Section } from './section.js';

/** Returns the example announcement as message parameters. */
const exampleWords = (m: ExplainMessages) => ({ schlag: m.schlag(EXAMPLE.schlag), trumpf: EXAMPLE.trumpf });
const hasKritische = (rules: RuleSet): boolean => kritischeOf(rules).length > 0;

/**
 * The trick of the examples, truncated to the number of players. A plain suit is led, and Trumpf cards are played
 * later.
 */
const TRICK: readonly Card[] = ['SK', 'H9', 'L8', 'HO'];

const tiersExample = (rules: RuleSet, m: ExplainMessages): Block => ({
  type: 'tiers',
  text: m['example-tiers'](exampleWords(m)),
  ...EXAMPLE,
  tiers: rankCards(rules, EXAMPLE),
});

const trickExample = (rules: RuleSet, m: ExplainMessages): Block => {
  const cards = TRICK.slice(0, rules.players);
  const winner = trickWinner(rules, EXAMPLE, cards);
  return {
    type: 'trick',
    text: m['example-trick']({ ...exampleWords(m), played: cards, winner: cards.at(winner)! }),
    ...EXAMPLE,
    cards,
    winner,
  };
};

/** Whether leads that call for Trumpf oblige some players to follow. */
const obliges = ({ follow }: RuleSet): boolean => follow === 'everyone' || follow === 'announcers';

export const orderSection = (rules: RuleSet, m: ExplainMessages): Section => {
  const { pack, guter, guterOnWeli, superguter, weli } = rules;
  const kritisch = hasKritische(rules);
  const weliIsSchlag = schlaegeOf(rules).includes('weli');
  const guterText =
    guter &&
    [
      m['order-guter']({ kritisch }),
      weliIsSchlag && m['order-guter-weli']({ has: guterOnWeli }),
      pack === 40 && weli === 'lowest-trump' && m['order-guter-five'],
    ]
      .filter(Boolean)
      .join(' ');
  return {
    id: 'order',
    heading: m['heading-order'],
    blocks: [
      ...paragraph(m['order-intro']),
      ...list(
        kritisch && m['order-kritische']({ kritische: kritischeOf(rules) }),
        guter && superguter && m['order-superguter']({ kritisch, weli: weliIsSchlag, follows: obliges(rules) }),
        guterText,
        [m['order-rechter'], kritisch && m['order-rechter-kritisch'], weliIsSchlag && m['order-rechter-weli']]
          .filter(Boolean)
          .join(' '),
        m['order-linke'],
        m['order-trumps'],
        m['order-suit'],
      ),
      ...paragraph(
        weli === 'lowest-trump' && m['order-weli-lowest'],
        weli === 'schell' && m['order-weli-schell']({ five: pack === 40 }),
      ),
      tiersExample(rules, m),
      trickExample(rules, m),
    ],
  };
};

/**
 * Hands of the examples after a Trumpf lead: one that must follow, one with only an exempt Trumpf and one without
 * Trumpf cards.
 */
const HANDS: readonly (readonly Card[])[] = [
  ['L8', 'H9', 'E9'],
  ['H8', 'E9', 'S9'],
  ['L8', 'E9', 'S9'],
];

const handExample = (rules: RuleSet, m: ExplainMessages, lead: Card, hand: readonly Card[]): Block => {
  const playable = legalCards(rules, EXAMPLE, { hand, trick: [lead], announcer: true });
  const text = m['example-hand']({
    ...exampleWords(m),
    lead,
    hand,
    playable,
    announcers: rules.follow === 'announcers' && rules.players > 2,
  });
  return { type: 'hand', text, ...EXAMPLE, lead, hand, playable };
};

/** Returns the text about leads that call for Trumpf and leads that do not. */
const callersText = (rules: RuleSet, m: ExplainMessages): string => {
  const kritisch = hasKritische(rules);
  const led = [m['led-trump'], m['led-rechter']];
  const not = [m['not-led-linker'], ...(kritisch ? [m['not-led-kritischer']] : [])];
  if (rules.guter && rules.guterCalls) led.push(m['led-guter']({ kritisch }));
  if (rules.guter && !rules.guterCalls) not.push(m['not-led-guter']({ kritisch }));
  if (rules.pack !== 32 && callsForTrump(rules, EXAMPLE, WELI)) led.push(m['led-weli']);
  return m['follow-led']({ led, not });
};

const exemptText = (rules: RuleSet, m: ExplainMessages): string | false => {
  const { exempt, guter, linkeMayReplace } = rules;
  const kritisch = hasKritische(rules);
  const kinds = [
    exempt.includes('rechter') && m['exempt-rechter'],
    exempt.includes('guter') && guter && m['exempt-guter']({ kritisch }),
    // A Linker that cannot replace a Trumpf is never required, so its exemption needs no text.
    exempt.includes('linke') && linkeMayReplace && m['exempt-linke'],
  ].filter((kind): kind is string => kind !== false);
  return kinds.length > 0 && m['follow-exempt']({ kinds });
};

/** Returns a plain Trumpf to lead in the examples, or undefined if all Trumpf cards are Kritische. */
const leadOf = (rules: RuleSet): Card | undefined =>
  deckOf(rules.pack).find((card) => suitOf(card) === EXAMPLE.trumpf && roleOf(rules, EXAMPLE, card) === 'trumpf');

export const followSection = (rules: RuleSet, m: ExplainMessages): Section => {
  const { follow, players, linkeMayReplace, linkerFrees, enforcement, revoke, exempt } = rules;
  const heading = m['heading-follow'];
  if (follow === 'none') return { id: 'follow', heading, blocks: paragraph(m['follow-none']) };
  const penalty = enforcement === 'penalise' && m['follow-penalty']({ revoke, players });
  if (follow === 'trumpf-oder-kritisch')
    return { id: 'follow', heading, blocks: paragraph(m['follow-plain'], m['follow-call'], penalty) };
  // With two players, both are announcers.
  const who = follow === 'everyone' || players === 2 ? m['follow-everyone'] : m['follow-announcers'];
  const lead = leadOf(rules);
  return {
    id: 'follow',
    heading,
    blocks: [
      ...paragraph(m['follow-plain'], who),
      ...paragraph(callersText(rules, m)),
      ...paragraph(
        linkeMayReplace ? m['follow-replace']({ bound: !exempt.includes('linke') }) : m['follow-no-replace'],
        hasKritische(rules) && m['follow-kritische'],
        exemptText(rules, m),
        // With two players, no player follows the Schlag.
        linkerFrees && players > 2 && m['follow-frees'],
      ),
      ...paragraph(penalty),
      ...(lead ? HANDS.map((hand) => handExample(rules, m, lead, hand)) : []),
    ],
  };
};

/** All signals of a pack, in the order of RULES.md section 9. */
const signsOf = ({ pack }: RuleSet) =>
  [...(['H', 'S', 'L', 'E'] as const), ...ranksOf(pack), ...(['bad', 'alone'] as const), ...CRITICAL_SIGNS] as const;

/** Returns the text about a signal, or false for a Kritischer that the table does not have. */
const signalText = (rules: RuleSet, m: ExplainMessages, sign: ReturnType<typeof signsOf>[number]): string | false => {
  const kritischer = kritischerOfSign(rules, sign);
  return (
    (!isCriticalSign(sign) || kritischer !== null) &&
    m['signal']({ gesture: m.gesture(sign), meaning: m.meaning(sign, kritischer) })
  );
};

export const signalsSection = (rules: RuleSet, m: ExplainMessages): Section | null => {
  const { signals, signalsPerTrick, signalsFrom, look } = rules;
  return signals
    ? {
        id: 'signals',
        heading: m['heading-signals'],
        blocks: [
          ...paragraph(
            m['signals-intro']({ most: signalsPerTrick }),
            signalsFrom === 'deal' && m['signals-early']({ unseen: look === 'announcers' && rules.players > 2 }),
          ),
          ...list(...signsOf(rules).map((sign) => signalText(rules, m, sign))),
        ],
      }
    : null;
};
