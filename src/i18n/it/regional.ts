import type { Card } from '../../rules/card.js';
import type { RegionalTerms, TermFacts } from '../glossary.js';
import { bockOf } from '../regional.js';
import type { Words } from '../words.js';
import { withArticle } from './grammar.js';

const krankFrom = ({ rules: { target, gestrichenAt } }: TermFacts): string =>
  `A questo tavolo si è gestrichen da ${target - gestrichenAt} punti su ${target}.`;

const gespanntFrom = ({ rules: { target, gestrichenAt } }: TermFacts): string =>
  `Qui vale da ${target - gestrichenAt} punti su ${target}.`;

/** Words for cards and hands. */
const ofCards = (words: Words) => {
  const the = (card: Card): string => withArticle(words.card(card));
  const given = ({ schlag, trumpf }: TermFacts): string =>
    `Per esempio con valore ${words.schlag(schlag)} e briscola ${words.suit(trumpf)}`;
  return {
    bock: {
      name: 'Bock',
      forms: 'Bock',
      means: () => 'Una carta alta di un seme che non è briscola.',
      example: (facts: TermFacts) => {
        const bock = bockOf(facts);
        return `${given(facts)}: ${bock ? the(bock) : 'non c’è'}.`;
      },
    },
    zwicken: {
      name: 'Zwicken (pizzicare)',
      forms: 'zwicken',
      means: () => 'Battere un Bock con una briscola bassa; si dice anche «kitzeln» (fare il solletico).',
      example: (facts: TermFacts) => {
        const [bock, trump] = [bockOf(facts), facts.trumps.at(-1)];
        return `${given(facts)}: ${bock && trump ? `${the(trump)} che batte ${the(bock)}` : 'nessuna carta'}.`;
      },
    },
    'zwei-rechte': {
      name: 'Zwei Rechte (due giusti)',
      forms: 'zwei Rechte|due giusti',
      means: () => 'Il giusto e una sinistra nella stessa mano: la sinistra non può più essere battuta dal giusto.',
      example: (facts: TermFacts) => {
        const [linker] = facts.linke;
        const { rechter } = facts;
        return `${given(facts)}: ${rechter && linker ? `${the(rechter)} e ${the(linker)}` : 'nessuna carta'}.`;
      },
    },
    bascht: {
      name: 'Bascht',
      forms: 'Bascht',
      means: () => `Un altro nome del Max, ${the('HK')} come Kritischer, da Bartholomäus.`,
      example: ({ kritische }: TermFacts) =>
        kritische[0] === 'HK'
          ? 'A questo tavolo è la carta più alta.'
          : 'A questo tavolo altri Kritische sono più alti.',
    },
    wattehre: {
      name: 'Wattehre (onore)',
      forms: 'Wattehre',
      means: () => 'Chi ha tre carte del suo valore chiede per cortesia carte più belle (Schöneres).',
      example: () => 'Di solito l’altro rifiuta, e chiedere non è un obbligo.',
    },
  };
};

/** Words for players, bids and points. */
const ofCourse = (words: Words) => ({
  krank: {
    name: 'Krank (malato)',
    forms: 'krank',
    means: () => 'Così si dice in questa regione per gestrichen.',
    example: krankFrom,
  },
  gespannt: {
    name: 'Gespannt (teso)',
    forms: 'gespannt',
    means: () => 'Un’altra parola per gestrichen.',
    example: (facts: TermFacts) =>
      facts.rules.gestrichen === 'luft'
        ? `${gespanntFrom(facts)} Se gli avversari sono ancora a 0, si dice «Gespannt – Luft».`
        : gespanntFrom(facts),
  },
  schlagwechsel: {
    name: 'Schlagwechsel',
    forms: 'Schlagwechsel',
    means: () => 'Un’altra parola per lo scambio (Schlagtausch).',
    example: ({ rules }: TermFacts) =>
      `A questo tavolo lo chiede ${{ none: 'nessuno', dealer: 'il mazziere', forehand: 'il primo di mano', either: 'il mazziere o il primo di mano' }[rules.schlagtausch]}.`,
  },
  schere: {
    name: 'Schere (forbici)',
    forms: 'Schere|Scheren',
    means: () => 'Il segno per un cappotto: due tratti fanno dei due Bummerl un paio di forbici.',
    example: () => 'Un cappotto di ritorno sono due Scheren.',
  },
  jagen: {
    name: 'Jagen (cacciare)',
    forms: 'jagen',
    means: () => 'Rilanciare con carte deboli perché gli avversari escano.',
    example: ({ value }: TermFacts) => `Se escono quando la mano vale ${value}, porta ${words.points(value)}.`,
  },
  rueckhand: {
    name: 'Rückhand',
    forms: 'Rückhand',
    means: () => 'In tre, il giocatore che non è né mazziere né primo di mano.',
    example: () => 'La Rückhand e il mazziere giocano insieme contro il primo di mano.',
  },
  wild: {
    name: 'Wild bieten (rilancio selvaggio)',
    forms: 'wild bieten|rilancio selvaggio',
    means: () => 'Rilanciare nell’ultima presa con una carta che non va.',
    example: ({ rules }: TermFacts) => {
      if (rules.farbe) return 'A questo tavolo gli avversari possono rispondere «Il seme!».';
      return rules.enforcement === 'prevent'
        ? 'A questo tavolo non è possibile.'
        : `A questo tavolo chiude la mano, e gli avversari segnano ${rules.forbiddenBid === 'bid' ? 'il valore del rilancio' : '2 punti'}.`;
    },
  },
});

/** The regional words in Italian. The words themselves stay German. */
export const regionalIn = (words: Words): RegionalTerms => ({ ...ofCards(words), ...ofCourse(words) });
