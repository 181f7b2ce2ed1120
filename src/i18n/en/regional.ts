import type { RegionalTerms, TermFacts } from '../glossary.js';
import { bockOf } from '../regional.js';
import type { Words } from '../words.js';

const krankFrom = ({ rules: { target, gestrichenAt } }: TermFacts): string =>
  `At this table, a side is gestrichen with ${target - gestrichenAt} of ${target} points.`;

const gespanntFrom = ({ rules: { target, gestrichenAt } }: TermFacts): string =>
  `Here, it applies from ${target - gestrichenAt} of ${target} points.`;

/** Words for cards and hands. */
const ofCards = (words: Words) => {
  const given = ({ schlag, trumpf }: TermFacts): string =>
    `For example, with Schlag ${words.schlag(schlag)} and Trumpf ${words.suit(trumpf)}`;
  return {
    bock: {
      name: 'Bock',
      forms: 'Bock',
      means: () => 'A high card of a suit that is not Trumpf.',
      example: (facts: TermFacts) => {
        const bock = bockOf(facts);
        return `${given(facts)}: ${bock ? `the ${words.card(bock)}` : 'none'}.`;
      },
    },
    zwicken: {
      name: 'Zwicken (pinch)',
      forms: 'zwicken',
      means: () => 'Beating a Bock with a low trump, also called “kitzeln” (tickle).',
      example: (facts: TermFacts) => {
        const [bock, trump] = [bockOf(facts), facts.trumps.at(-1)];
        return `${given(facts)}: ${bock && trump ? `the ${words.card(trump)} on the ${words.card(bock)}` : 'no card'}.`;
      },
    },
    'zwei-rechte': {
      name: 'Zwei Rechte (two Rechte)',
      forms: 'zwei Rechte|two Rechte',
      means: () => 'The Rechter and a Linker in one hand: no Rechter is left to beat the Linker.',
      example: (facts: TermFacts) => {
        const [linker] = facts.linke;
        const { rechter } = facts;
        return `${given(facts)}: ${rechter && linker ? `the ${words.card(rechter)} and the ${words.card(linker)}` : 'no cards'}.`;
      },
    },
    bascht: {
      name: 'Bascht',
      forms: 'Bascht',
      means: () => `Another name for the Max, the ${words.card('HK')} as a Kritischer, short for Bartholomäus.`,
      example: ({ kritische }: TermFacts) =>
        kritische[0] === 'HK' ? 'At this table, it is the highest card.' : 'At this table, other Kritische are higher.',
    },
    wattehre: {
      name: 'Wattehre (honour)',
      forms: 'Wattehre',
      means: () => 'An announcer with three cards of their Schlag politely asks for a Schöneres.',
      example: () => 'The other announcer usually refuses, and the custom is not a duty.',
    },
  };
};

/** Words for players, bids and points. */
const ofCourse = (words: Words) => ({
  krank: {
    name: 'Krank (ill)',
    forms: 'krank',
    means: () => 'The word of this region for gestrichen.',
    example: krankFrom,
  },
  gespannt: {
    name: 'Gespannt (tense)',
    forms: 'gespannt',
    means: () => 'Another word for gestrichen.',
    example: (facts: TermFacts) =>
      facts.rules.gestrichen === 'luft'
        ? `${gespanntFrom(facts)} While the opponents have 0, this is “Gespannt – Luft”.`
        : gespanntFrom(facts),
  },
  schlagwechsel: {
    name: 'Schlagwechsel',
    forms: 'Schlagwechsel',
    means: () => 'Another word for Schlagtausch.',
    example: ({ rules }: TermFacts) =>
      `At this table, ${{ none: 'no player asks', dealer: 'the dealer asks', forehand: 'the forehand asks', either: 'the dealer or the forehand asks' }[rules.schlagtausch]} for it.`,
  },
  schere: {
    name: 'Schere (scissors)',
    forms: 'Schere|Scheren',
    means: () => 'The mark for a Schneider: two strokes turn the two Bummerl into a pair of scissors.',
    example: () => 'A Retourschneider is two Scheren.',
  },
  jagen: {
    name: 'Jagen (chase)',
    forms: 'jagen',
    means: () => 'Bidding with weak cards so that the opponents fold.',
    example: ({ value }: TermFacts) => `If they fold at ${value}, this scores ${words.points(value)}.`,
  },
  rueckhand: {
    name: 'Rückhand',
    forms: 'Rückhand',
    means: () => 'With three players, the player who is neither the dealer nor the forehand.',
    example: () => 'The Rückhand and the dealer play together against the forehand.',
  },
  wild: {
    name: 'Wild bid',
    forms: 'wild bid',
    means: () => 'A bid in the last trick although the card in the hand does not fit.',
    example: ({ rules }: TermFacts) => {
      if (rules.farbe) return 'At this table, the opponents can answer it with “Farbe!”.';
      return rules.enforcement === 'prevent'
        ? 'At this table, it is impossible.'
        : `At this table, it ends the hand, and the opponents score ${rules.forbiddenBid === 'bid' ? 'the value of the bid' : '2 points'}.`;
    },
  },
});

/** The regional words in English. The words themselves stay German. */
export const regionalIn = (words: Words): RegionalTerms => ({ ...ofCards(words), ...ofCourse(words) });
