import { capital } from '../capital.js';
import type { Card, Schlag, Suit } from '../../rules/card.js';
import type { DeductionMessages } from '../de/deduction.js';
import type { Doer } from '../party.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { declined } from './grammar.js';
import { WORDS } from './words.js';

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} oder ${items[items.length - 1]}`;

const who = ({ name, own }: Doer): string => (own ? 'du' : name);
const hot = ({ name, own }: Doer): string => (own ? 'Du hosch' : `${name} hot`);
const hatt = ({ name, own }: Doer): string => (own ? 'hattesch du' : `hatt ${name}`);

const messagesWith = (words: Words): DeductionMessages => {
  const schlag = (which: Schlag): string => `Schlog ${words.schlag(which)}`;
  const trumpf = (which: Suit): string => `Trumpf ${words.suit(which)}`;
  const schlaege = (all: readonly Schlag[]): string => `Schlog ${listed(all.map(words.schlag))}`;
  const truempfe = (all: readonly Suit[]): string => `Trumpf ${listed(all.map(words.suit))}`;
  const der = (card: Card): string => declined(words.card(card))[0];
  const den = (card: Card): string => declined(words.card(card))[1];
  const mit = (card: Card): string => declined(words.card(card))[2];
  return {
    schlaege: 'Schläg',
    truempfe: 'Trimpf',
    'cross-schlag': ({ schlag: which }) => `${schlag(which)} streichn`,
    'cross-trumpf': ({ trumpf: which }) => `${trumpf(which)} streichn`,
    'own-help': 'Streich, wos nit sein konn.',
    ask: 'In Tisch frogn',
    own: 'Selber streichn',
    'schlag-is': ({ schlag: which, state }) => `${schlag(which)}: ${state}`,
    'trumpf-is': ({ trumpf: which, state }) => `${trumpf(which)}: ${state}`,
    possible: 'meglich',
    excluded: 'nit meglich',
    'touch-help': 'Tipp epes un, norr sigsch, warum.',
    left: ({ count, all }) => `Fa ${all} Unsogn sein nou ${count} meglich.`,
    'one-left': ({ schlag: one, trumpf: other }) => `Es konn lei ${schlag(one)} und ${trumpf(other)} sein.`,
    'all-tricks': 'Wos die Stich verrotn',
    'no-findings': 'Bis iatz hot koan Stich epes verrotn.',
    'trick-number': ({ trick }) => `${trick}. Stich`,

    'trick-beat': ({ seat, card, beaten }) =>
      `${capital(who(seat))} ${seat.own ? 'hosch' : 'hot'} ${den(beaten)} ${mit(card)} gstochn`,
    'trick-took': ({ seat, card }) =>
      `${capital(who(seat))} ${seat.own ? 'hosch' : 'hot'} ${mit(card)} in Stich gmocht`,
    'tells-is': ({ fact, schlag: one, trumpf: other }) =>
      `${fact}: ${[one && schlag(one), other && trumpf(other)].filter(Boolean).join(' und ')}.`,
    'tells-either': ({ fact, schlag: one, trumpf: other }) => `${fact}: ${schlag(one)} oder ${trumpf(other)}.`,
    'tells-none': ({ fact, schlaege: some, truempfe: others }) => {
      const parts = [some.length > 0 && schlaege(some), others.length > 0 && truempfe(others)];
      return `${fact}: nit ${parts.filter(Boolean).join(', und a nit ')}.`;
    },

    'schlag-open': ({ schlag: one, truempfe: others }) => `${schlag(one)} isch nou meglich, mit ${truempfe(others)}.`,
    'trumpf-open': ({ trumpf: one, schlaege: others }) => `${trumpf(one)} isch nou meglich, mit ${schlaege(others)}.`,
    'schlag-free': ({ schlag: one }) => `${schlag(one)} isch nou mit jedn Trumpf meglich.`,
    'trumpf-free': ({ trumpf: one }) => `${trumpf(one)} isch nou mit jedn Schlog meglich.`,
    'schlag-out': ({ schlag: one }) => `${schlag(one)} konn’s nit sein.`,
    'trumpf-out': ({ trumpf: one }) => `${trumpf(one)} konn’s nit sein.`,
    'not-with-truempfe': ({ truempfe: others, why }) => `Nit mit ${truempfe(others)}: ${why}`,
    'not-with-schlaege': ({ schlaege: others, why }) => `Nit mit ${schlaege(others)}: ${why}`,

    told: 'Die Unsog woasch.',
    'trick-taken': ({ seat, card, other, better }) =>
      `Norr ${hatt(other)} in Stich ${mit(better)} gmocht, nit ${who(seat)} ${mit(card)}.`,
    'not-followed': ({ seat, card, led, held }) =>
      `Norr ${hatt(seat)} af ${den(led)} nit ${den(card)} spieln gederft, ${mit(held)} nou in der Hond.`,
    'bid-barred': ({ seat, card, led }) =>
      `Norr ${hatt(seat)} af ${den(led)} nimmer biatn gederft: ${capital(der(card))} passt nit derzua.`,
    'no-schlag': ({ seat, schlag: which }) =>
      `${hot(seat)} koane Kort ghob, fir ${schlag(which)} unzusogn: De liegn olle onderswo.`,
    'no-trumpf': ({ seat, trumpf: which }) =>
      `${hot(seat)} koane Kort ghob, fir ${trumpf(which)} unzusogn: De liegn olle onderswo.`,
    'schlag-not-followed': ({ seat, schlag: which, card, led }) =>
      `Mit a Kort fir ${schlag(which)} in der Hond ${hatt(seat)} af ${den(led)} nit ${den(card)} spieln gederft.`,
    'trumpf-not-followed': ({ seat, trumpf: which, card, led }) =>
      `Mit a Kort fir ${trumpf(which)} in der Hond ${hatt(seat)} af ${den(led)} nit ${den(card)} spieln gederft.`,
    'no-deal': 'Norr kanntn die Kortn nit aso liegn, dass olls aso kemmen war.',

    'ask-odds': 'Wia wohrscheinlich?',
    'odds-title': 'A Schätzung, koan Beweis',
    'odds-thinking': 'Dor Tisch tuat nochdenkn …',
    'odds-pair': ({ schlag: one, trumpf: other }) => `${schlag(one)}, ${trumpf(other)}`,
    'odds-others': 'Olls ondere',
  };
};

/** The South Tyrolean texts for deductions in blind play. */
export const deduction: ByDeck<DeductionMessages> = byDeck(WORDS, messagesWith);
