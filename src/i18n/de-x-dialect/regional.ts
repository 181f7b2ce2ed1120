import type { RegionalTerms, TermFacts } from '../glossary.js';
import { bockOf } from '../regional.js';
import type { Words } from '../words.js';

const krankFrom = ({ rules: { target, gestrichenAt } }: TermFacts): string =>
  `Ba den Tisch ob ${target - gestrichenAt} fa ${target} Punkt.`;

const gespanntFrom = ({ rules: { target, gestrichenAt } }: TermFacts): string =>
  `Do gilt sell ob ${target - gestrichenAt} fa ${target} Punkt.`;

/** Words for cards and hands. */
const ofCards = (words: Words) => {
  const given = ({ schlag, trumpf }: TermFacts): string =>
    `Zun Beispiel ba Schlog ${words.schlag(schlag)} und Trumpf ${words.suit(trumpf)}`;
  return {
    bock: {
      name: 'Boock',
      forms: 'Boock',
      means: () => 'A hoache Kort fa oaner Forb, de nit Trumpf isch.',
      example: (facts: TermFacts) => {
        const bock = bockOf(facts);
        return `${given(facts)}: ${bock ? words.card(bock) : 'koaner'}.`;
      },
    },
    zwicken: {
      name: 'Zwickn',
      forms: 'zwickn|zwickt',
      means: () => 'An Boock mit an kloanen Trumpf stechn; man sog a „kitzln“.',
      example: (facts: TermFacts) => {
        const [bock, trump] = [bockOf(facts), facts.trumps.at(-1)];
        return `${given(facts)}: ${bock && trump ? `${words.card(trump)} af ${words.card(bock)}` : 'koane Kort'}.`;
      },
    },
    'zwei-rechte': {
      name: 'Zwoa die Rechtn',
      forms: 'zwoa die Rechtn',
      means: () => 'Dor Rechte und a Linker in oaner Hond: In Linkn konn norr koa Rechter mehr stechn.',
      example: (facts: TermFacts) => {
        const [linker] = facts.linke;
        const { rechter } = facts;
        return `${given(facts)}: ${rechter && linker ? `${words.card(rechter)} und ${words.card(linker)}` : 'koane Kortn'}.`;
      },
    },
    bascht: {
      name: 'Bascht',
      forms: 'Bascht',
      means: () => `An onderer Nomen fir’n Max, ${words.card('HK')} als Kritischer, kurz fir Bartholomäus.`,
      example: ({ kritische }: TermFacts) =>
        kritische[0] === 'HK'
          ? 'Ba den Tisch isch’s die hechschte Kort.'
          : 'Ba den Tisch sein ondere Kritische hecher.',
    },
    wattehre: {
      name: 'Wattaehre',
      forms: 'Wattaehre',
      means: () => 'Wer drei Kortn fa sein Schlog hot, frog aus Onstond um a Schianeres.',
      example: () => 'Moaschtns sog dor ondere na, und frogn muass man nit.',
    },
  };
};

/** Words for players, bids and points. */
const ofCourse = (words: Words) => ({
  krank: {
    name: 'Kronk',
    forms: 'kronk',
    means: () => 'Aso hoaßt do, wer gstrichn isch.',
    example: krankFrom,
  },
  gespannt: {
    name: 'Gsponnt',
    forms: 'gsponnt',
    means: () => 'Aso hoaßt do, wer gstrichn isch.',
    example: (facts: TermFacts) =>
      facts.rules.gestrichen === 'luft'
        ? `${gespanntFrom(facts)} Hobm die Gegner nou 0, hoaßt sell „Gsponnt – Luft“.`
        : gespanntFrom(facts),
  },
  schlagwechsel: {
    name: 'Schlogwechsl',
    forms: 'Schlogwechsl',
    means: () => 'An onders Wort fir Schlogtausch.',
    example: ({ rules }: TermFacts) =>
      `Ba den Tisch ${{ none: 'frog koaner', dealer: 'frog dor Geber', forehand: 'frog die Vorhand', either: 'frog dor Geber oder die Vorhand' }[rules.schlagtausch]}.`,
  },
  schere: {
    name: 'Schaar',
    forms: 'Schaar|Schaarn',
    means: () => 'S Zoachn fir an Schneider: Die zwoa Bummerl schaugn mit zwoa Strich aus wia a Schaar.',
    example: () => 'A Retourschneider sein zwoa Schaarn.',
  },
  jagen: {
    name: 'Jaong',
    forms: 'Jaong',
    means: () => 'Aso hoaßt’s do, mit schlechte Kortn biatn, dass die Gegner gian.',
    example: ({ value }: TermFacts) => `Gian sie, wenn’s um ${value} geat, bring sell ${words.points(value)}.`,
  },
  rueckhand: {
    name: 'Rückhond',
    forms: 'Rückhond',
    means: () => 'Zu dritt der Spieler, der nit Geber isch und a nit Vorhand.',
    example: () => 'Die Rückhond spielt mitn Geber gegn die Vorhand.',
  },
  wild: {
    name: 'Wüt biatn',
    forms: 'wüt biatn|wüt gebotn',
    means: () => 'In leschtn Stich biatn, a wenn die oagne Kort derfir nit passt.',
    example: ({ rules }: TermFacts) => {
      if (rules.farbe) return 'Ba den Tisch sogn die Gegner norr „Forb!“.';
      return rules.enforcement === 'prevent'
        ? 'Ba den Tisch geat sell nit.'
        : `Ba den Tisch isch die Runde norr gor, und die Gegner schreibm ${rules.forbiddenBid === 'bid' ? 'des, wos gebotn isch' : '2 Punkt'}.`;
    },
  },
});

/** The regional words in South Tyrolean. The words of Salzburg have the spelling of S0. */
export const regionalIn = (words: Words): RegionalTerms => ({ ...ofCards(words), ...ofCourse(words) });
