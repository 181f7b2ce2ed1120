import type { RegionalTerms, TermFacts } from '../glossary.js';
import { bockOf } from '../regional.js';
import type { Words } from '../words.js';

const krankFrom = ({ rules: { target, gestrichenAt } }: TermFacts): string =>
  `An diesem Tisch ab ${target - gestrichenAt} von ${target} Punkten.`;

const gespanntFrom = ({ rules: { target, gestrichenAt } }: TermFacts): string =>
  `Hier gilt das ab ${target - gestrichenAt} von ${target} Punkten.`;

/** Words for cards and hands. */
const ofCards = (words: Words) => {
  const given = ({ schlag, trumpf }: TermFacts): string =>
    `Zum Beispiel bei Schlag ${words.schlag(schlag)} und Trumpf ${words.suit(trumpf)}`;
  return {
    bock: {
      name: 'Bock',
      forms: 'Bock',
      means: () => 'Eine hohe Karte einer Farbe, die nicht Trumpf ist.',
      example: (facts: TermFacts) => {
        const bock = bockOf(facts);
        return `${given(facts)}: ${bock ? words.card(bock) : 'keiner'}.`;
      },
    },
    zwicken: {
      name: 'Zwicken',
      forms: 'zwicken|zwickt',
      means: () => 'Einen Bock mit einem niedrigen Trumpf stechen, auch „kitzeln“ genannt.',
      example: (facts: TermFacts) => {
        const [bock, trump] = [bockOf(facts), facts.trumps.at(-1)];
        return `${given(facts)}: ${bock && trump ? `${words.card(trump)} auf ${words.card(bock)}` : 'keine Karte'}.`;
      },
    },
    'zwei-rechte': {
      name: 'Zwei Rechte',
      forms: 'zwei Rechte',
      means: () => 'Der Rechte und ein Linker in einer Hand: Den Linken kann dann kein Rechter mehr stechen.',
      example: (facts: TermFacts) => {
        const [linker] = facts.linke;
        const { rechter } = facts;
        return `${given(facts)}: ${rechter && linker ? `${words.card(rechter)} und ${words.card(linker)}` : 'keine Karten'}.`;
      },
    },
    bascht: {
      name: 'Bascht',
      forms: 'Bascht',
      means: () => `Ein anderer Name für den Max, ${words.card('HK')} als Kritischer, kurz für Bartholomäus.`,
      example: ({ kritische }: TermFacts) =>
        kritische[0] === 'HK'
          ? 'An diesem Tisch ist es die höchste Karte.'
          : 'An diesem Tisch sind andere Kritische höher.',
    },
    wattehre: {
      name: 'Wattehre',
      forms: 'Wattehre',
      means: () => 'Wer drei Karten vom Rang seines Schlags hat, fragt anstandshalber um ein Schöneres.',
      example: () => 'Meistens lehnt der andere ab, und Pflicht ist die Frage nicht.',
    },
  };
};

/** Words for players, bids and points. */
const ofCourse = (words: Words) => ({
  krank: {
    name: 'Krank',
    forms: 'krank',
    means: () => 'So heißt hier, wer gestrichen ist.',
    example: krankFrom,
  },
  gespannt: {
    name: 'Gespannt',
    forms: 'gespannt',
    means: () => 'So heißt hier, wer gestrichen ist.',
    example: (facts: TermFacts) =>
      facts.rules.gestrichen === 'luft'
        ? `${gespanntFrom(facts)} Steht es für die Gegner noch 0, heißt das „Gespannt – Luft“.`
        : gespanntFrom(facts),
  },
  schlagwechsel: {
    name: 'Schlagwechsel',
    forms: 'Schlagwechsel',
    means: () => 'Ein anderes Wort für Schlagtausch.',
    example: ({ rules }: TermFacts) =>
      `An diesem Tisch ${{ none: 'fragt niemand darum', dealer: 'fragt der Geber darum', forehand: 'fragt die Vorhand darum', either: 'fragt der Geber oder die Vorhand darum' }[rules.schlagtausch]}.`,
  },
  schere: {
    name: 'Schere',
    forms: 'Schere|Scheren',
    means: () => 'Das Zeichen für einen Schneider: Die zwei Bummerl sehen mit zwei Strichen aus wie eine Schere.',
    example: () => 'Ein Retourschneider sind zwei Scheren.',
  },
  jagen: {
    name: 'Jagen',
    forms: 'jagen|jagt|gejagt',
    means: () => 'Mit schwachen Karten bieten, damit die Gegner gehen.',
    example: ({ value }: TermFacts) => `Gehen sie, wenn es um ${value} geht, bringt das ${words.points(value)}.`,
  },
  rueckhand: {
    name: 'Rückhand',
    forms: 'Rückhand',
    means: () => 'Zu dritt der Spieler, der weder Geber noch Vorhand ist.',
    example: () => 'Die Rückhand spielt mit dem Geber gegen die Vorhand.',
  },
  wild: {
    name: 'Wild bieten',
    forms: 'wild bieten|wild geboten|wildes Bieten',
    means: () => 'Im letzten Stich bieten, obwohl die eigene Karte dafür nicht passt.',
    example: ({ rules }: TermFacts) => {
      if (rules.farbe) return 'An diesem Tisch antworten die Gegner darauf mit „Farbe!“.';
      return rules.enforcement === 'prevent'
        ? 'An diesem Tisch ist das nicht möglich.'
        : `An diesem Tisch ist die Runde damit aus, und die Gegner schreiben ${rules.forbiddenBid === 'bid' ? 'den gebotenen Wert' : '2 Punkte'}.`;
    },
  },
});

/** The regional words in German. */
export const regionalIn = (words: Words): RegionalTerms => ({ ...ofCards(words), ...ofCourse(words) });
