import { capital } from '../capital.js';
import type { Card, Schlag, Suit } from '../../rules/card.js';
import type { DeductionMessages } from '../de/deduction.js';
import type { Doer } from '../party.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { listed, withArticle } from './grammar.js';
import { WORDS } from './words.js';

const who = ({ name, own }: Doer): string => (own ? 'tu' : name);
const aveva = ({ name, own }: Doer): string => (own ? 'Non avevi' : `${name} non aveva`);
const avrebbe = ({ own }: Doer): string => (own ? 'avresti' : 'avrebbe');

/** Creates the Italian texts for deductions with these words. */
export const deductionIn = (words: Words): DeductionMessages => {
  const schlag = (which: Schlag): string => `valore ${words.schlag(which)}`;
  const trumpf = (which: Suit): string => `briscola ${words.suit(which)}`;
  const schlaege = (all: readonly Schlag[], word: string): string => `valore ${listed(all.map(words.schlag), word)}`;
  const truempfe = (all: readonly Suit[], word: string): string => `briscola ${listed(all.map(words.suit), word)}`;
  const the = (card: Card): string => withArticle(words.card(card));
  const withThe = (card: Card): string => `con ${the(card)}`;
  return {
    schlaege: 'Valori',
    truempfe: 'Briscole',
    'cross-schlag': ({ schlag: which }) => `Cancella ${schlag(which)}`,
    'cross-trumpf': ({ trumpf: which }) => `Cancella ${trumpf(which)}`,
    'own-help': 'Cancella quello che non può essere.',
    ask: 'Chiedi al tavolo',
    own: 'Faccio io',
    'schlag-is': ({ schlag: which, state }) => `${capital(schlag(which))}: ${state}`,
    'trumpf-is': ({ trumpf: which, state }) => `${capital(trumpf(which))}: ${state}`,
    possible: 'possibile',
    excluded: 'da escludere',
    'touch-help': 'Tocca una voce per sapere perché.',
    left: ({ count, all }) => `Su ${all} annunci ne restano possibili ${count}.`,
    'one-left': ({ schlag: one, trumpf: other }) => `Può essere solo ${schlag(one)} e ${trumpf(other)}.`,
    'all-tricks': 'Che cosa rivelano le prese',
    'no-findings': 'Finora nessuna presa ha rivelato niente.',
    'trick-number': ({ trick }) => `${trick}ª presa`,

    'trick-beat': ({ seat, card, beaten }) =>
      `${seat.own ? 'Hai' : `${seat.name} ha`} preso ${the(beaten)} ${withThe(card)}`,
    'trick-took': ({ seat, card }) => `${seat.own ? 'Hai' : `${seat.name} ha`} fatto la presa ${withThe(card)}`,
    'tells-is': ({ fact, schlag: one, trumpf: other }) =>
      `${fact}: ${[one && schlag(one), other && trumpf(other)].filter(Boolean).join(' e ')}.`,
    'tells-either': ({ fact, schlag: one, trumpf: other }) => `${fact}: ${schlag(one)} o ${trumpf(other)}.`,
    'tells-none': ({ fact, schlaege: some, truempfe: others }) => {
      const parts = [some.length > 0 && schlaege(some, 'o'), others.length > 0 && truempfe(others, 'o')];
      return `${fact}: non è ${parts.filter(Boolean).join(', e neppure ')}.`;
    },

    'schlag-open': ({ schlag: one, truempfe: others }) =>
      `${capital(schlag(one))} è ancora possibile, con ${truempfe(others, 'o')}.`,
    'trumpf-open': ({ trumpf: one, schlaege: others }) =>
      `${capital(trumpf(one))} è ancora possibile, con ${schlaege(others, 'o')}.`,
    'schlag-free': ({ schlag: one }) => `${capital(schlag(one))} è ancora possibile con qualunque briscola.`,
    'trumpf-free': ({ trumpf: one }) => `${capital(trumpf(one))} è ancora possibile con qualunque valore.`,
    'schlag-out': ({ schlag: one }) => `${capital(schlag(one))} è escluso.`,
    'trumpf-out': ({ trumpf: one }) => `${capital(trumpf(one))} è esclusa.`,
    'not-with-truempfe': ({ truempfe: others, why }) => `Non con ${truempfe(others, 'o')}. ${why}`,
    'not-with-schlaege': ({ schlaege: others, why }) => `Non con ${schlaege(others, 'o')}. ${why}`,

    told: 'L’annuncio lo conosci.',
    'trick-taken': ({ seat, card, other, better }) =>
      `Allora la presa ${other.own ? 'l’avresti fatta tu' : `l’avrebbe fatta ${other.name}`} ${withThe(better)}, non ${who(seat)} ${withThe(card)}.`,
    'not-followed': ({ seat, card, led, held }) =>
      `Si era aperto ${withThe(led)}: allora ${who(seat)}, con in mano ancora ${the(held)}, non ${avrebbe(seat)} potuto giocare ${the(card)}.`,
    'bid-barred': ({ seat, card, led }) =>
      `Allora ${who(seat)} non ${avrebbe(seat)} più potuto rilanciare: si era aperto ${withThe(led)}, e ${the(card)} non va.`,
    'no-schlag': ({ seat, schlag: which }) =>
      `${aveva(seat)} nessuna carta per annunciare ${schlag(which)}: sono tutte altrove.`,
    'no-trumpf': ({ seat, trumpf: which }) =>
      `${aveva(seat)} nessuna carta per annunciare ${trumpf(which)}: sono tutte altrove.`,
    'schlag-not-followed': ({ seat, schlag: which, card, led }) =>
      `Si era aperto ${withThe(led)}: con in mano una carta per ${schlag(which)}, ${who(seat)} non ${avrebbe(seat)} potuto giocare ${the(card)}.`,
    'trumpf-not-followed': ({ seat, trumpf: which, card, led }) =>
      `Si era aperto ${withThe(led)}: con in mano una carta per ${trumpf(which)}, ${who(seat)} non ${avrebbe(seat)} potuto giocare ${the(card)}.`,
    'no-deal': 'Allora le carte non potrebbero essere distribuite in modo che tutto andasse così.',

    'ask-odds': 'Quanto è probabile?',
    'odds-title': 'Una stima, non una prova',
    'odds-thinking': 'Il tavolo ci pensa …',
    'odds-pair': ({ schlag: one, trumpf: other }) => `${capital(schlag(one))}, ${trumpf(other)}`,
    'odds-others': 'Tutto il resto',
  };
};

/** The Italian texts for deductions in blind play. */
export const deduction: ByDeck<DeductionMessages> = byDeck(WORDS, deductionIn);
