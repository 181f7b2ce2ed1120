import { capital, unbroken } from '../capital.js';
import type { Card } from '../../rules/card.js';
import type { WhyWon } from '../../rules/why-won.js';
import type { TableGroups } from '../de/table.js';
import type { Words } from '../words.js';
import { listed, withArticle } from './grammar.js';
import {
  againstWhom,
  does,
  doing,
  essere,
  forWhom,
  nonTenere,
  result,
  shortly,
  standing,
  uscire,
  verbOf,
  vincere,
} from './phrases.js';
import { KRITISCHE } from '../card-names.js';
import { counted } from './words.js';

/** Returns the winners with a verb and an object. */
const win = (names: readonly string[], what: string): string => `${doing({ who: 'named', names }, vincere)} ${what}`;

const inSeconds = (count: number): string => counted(count, 'secondo', 'secondi');

/** The words for bids from three to eight. Higher bids are written as figures. */
const CALLED: readonly string[] = 'Tre Quattro Cinque Sei Sette Otto'.split(' ');

export const calls = (words: Words): TableGroups['calls'] => ({
  'said-schlag': ({ schlag }) => `${capital(words.schlag(schlag))}!`,
  'said-trumpf': ({ trumpf }) => `${capital(words.suit(trumpf))}!`,
  'said-take': 'La prendo',
  'said-leave': 'Resta lì',
  'said-schoeneres': 'Carte più belle?',
  'said-schlagtausch': 'Scambio?',
  'said-swap-hands': 'Scambiamo le carte?',
  'said-yes': 'Sì',
  'said-no': 'No',
  'said-bid': ({ to }) => `${CALLED[to - 3] ?? to}!`,
  'said-hold': 'Tengo',
  'said-fold': 'Esco',
  'said-farbe': 'Il seme!',
  'said-call': 'Briscola o Kritischer!',
  'said-strike': 'Si azzera!',
  'said-sign': ({ sign, kritischer }) => `${words.gesture(sign)}: ${words.meaning(sign, kritischer)}`,
  'signals-that': ({ sign, kritischer }) => `fa segno: ${words.meaning(sign, kritischer)}`,
  'said-play-forced': 'Si gioca',
  'said-four': 'Vale quattro!',
  'said-give-up': 'Esco',
});

/** Returns the reason why a card has won, for use after the card's name. */
const wonAs = ({ card, by, among }: WhyWon): string =>
  ({
    kritischer: KRITISCHE[card] ? withArticle(KRITISCHE[card]) : among ? 'il Kritischer più alto' : 'un Kritischer',
    superguter: 'il Superguate',
    guter: 'il Guate',
    'wander-kritt': 'il Wander-Kritt',
    rechter: 'il giusto',
    linker: among ? 'la prima sinistra giocata' : 'una sinistra',
    trumpf: among ? 'la briscola più alta' : 'l’unica briscola',
    'suit-led': among ? 'la carta più alta del seme giocato per primo' : 'l’unica carta del seme giocato per primo',
  })[by];

/** Returns the end of a sentence about a trick: the winning card and the reason, if the viewer can know both. */
const because = (words: Words, why: WhyWon | null): string => (why ? `: ${words.card(why.card)}, ${wonAs(why)}.` : '.');

export const log = (words: Words): TableGroups['log'] => {
  const the = (card: Card): string => withArticle(words.card(card));
  return {
    'line-drawn': ({ card, ...who }) => `${does(who, 'pesca', 'peschi')} ${the(card)}.`,
    'line-draw-again': 'Carte uguali: si pesca di nuovo.',
    'line-cut': (who) => `${does(who, 'taglia', 'tagli')} il mazzo.`,
    'line-deal': ({ name, hand }) => `Mano ${hand}. ${name} dà le carte.`,
    'line-you-deal': ({ hand }) => `Mano ${hand}. Tu dai le carte.`,
    'line-rests': (who) => `${does(who, 'riposa', 'riposi')}.`,
    'line-stock-top': ({ card }) => `La carta in cima al mazzo è ${the(card)}.`,
    'line-took': (who) => `${does(who, 'prende', 'prendi')} una carta.`,
    'line-took-card': ({ card, ...who }) => `${does(who, 'prende', 'prendi')} ${the(card)}.`,
    'line-leaves': (who) => `${does(who, 'lascia', 'lasci')} lì la carta.`,
    'line-show': (who) => `${does(who, 'mostra', 'mostri')} una carta.`,
    'line-shown': ({ card, ...who }) => `${does(who, 'ha', 'hai')} mostrato ${the(card)}.`,
    'line-announced': ({ schlag, trumpf }) => `Valore ${words.schlag(schlag)}, briscola ${words.suit(trumpf)}.`,
    'line-maschine': (who) => `${does(who, 'ha', 'hai')} la macchina: tutti i Kritische!`,
    'line-call': ({ card, ...who }) => `${does(who, 'gioca', 'giochi')} ${the(card)}: «Briscola o Kritischer!»`,
    'line-sign': ({ sign, kritischer, ...who }) =>
      `${does(who, 'fa segno', 'fai segno')}: ${words.gesture(sign)} (${words.meaning(sign, kritischer)}).`,
    'line-farbe': (who) => `${does(who, 'chiede', 'chiedi')} il seme.`,
    'line-strike': ({ score, sides, ...who }) =>
      `${does(who, 'azzera i propri', 'azzeri i tuoi')} punti. Il punteggio è ${standing({ score, sides })}.`,
    'line-revoke': (who) => `${does(who, 'non ha', 'non hai')} risposto a briscola: non è permesso.`,
    'line-gestrichen-bid': (who) => `${does(who, 'ha', 'hai')} rilanciato da gestrichen: non è permesso.`,
    'line-wild-bid': (who) =>
      `${does(who, 'ha', 'hai')} rilanciato nell’ultima presa con una carta che non va: non è permesso.`,
    'line-bluffed': ({ count, ...who }) =>
      `${does(who, 'ha', 'hai')} bluffato al taglio: costa ${words.points(count)}.`,
    'line-schlag': ({ schlag, ...who }) => `${does(who, 'annuncia', 'annunci')} il valore: ${words.schlag(schlag)}.`,
    'line-trumpf': ({ trumpf, ...who }) => `${does(who, 'annuncia', 'annunci')} la briscola: ${words.suit(trumpf)}.`,
    'line-ask-schoeneres': (who) => `${does(who, 'chiede', 'chiedi')} carte più belle.`,
    'line-ask-schlagtausch': (who) => `${does(who, 'chiede', 'chiedi')} lo scambio.`,
    'line-ask-swap-hands': (who) => `${does(who, 'vuole', 'vuoi')} scambiare le carte.`,
    'line-agrees': (who) => `${does(who, 'è', 'sei')} d’accordo.`,
    'line-refuses': (who) => `${does(who, 'rifiuta', 'rifiuti')}.`,
    'line-reveal': (who) => `${does(who, 'accetta', 'accetti')} di scoprire le carte.`,
    'line-revealed': 'Tutti hanno scoperto le carte rimaste.',
    'line-redealt': 'Mazziere e primo di mano hanno cinque carte nuove.',
    'line-hands-swapped': 'I due che non hanno ancora guardato si sono scambiati le carte.',
    'line-swapped': 'Scambio: il mazziere annuncia il valore, il primo di mano la briscola.',
    'line-play': ({ name, card }) => `${name}: ${words.card(card)}.`,
    'line-bid': ({ to, ...who }) => `${does(who, 'rilancia', 'rilanci')} a ${to}.`,
    'line-hold': (who) => `${does(who, 'tiene', 'tieni')}.`,
    'line-fold': (who) => `${does(who, 'esce', 'esci')}.`,
    'line-play-forced': ({ four, ...who }) =>
      `${does(who, 'vuole', 'vuoi')} giocare la mano${four ? ': vale quattro' : ''}.`,
    'line-give-up': (who) => `${does(who, 'esce', 'esci')}.`,
    'line-of-trick': ({ number }) => `${number}ª presa`,
    'line-trick': ({ name, why }) => `Presa di ${name}${because(words, why)}`,
    'line-your-trick': ({ why }) => `La presa è tua${because(words, why)}`,
    'line-hand-won-by': ({ winners, count, ...how }) =>
      `${win(winners, 'la mano')}: ${words.points(count)}. Il punteggio è ${standing(how)}.`,
    'line-hand-won': ({ count, ...how }) => `Mano vinta: ${words.points(count)}. Il punteggio è ${standing(how)}.`,
    'line-hand-lost': ({ opponents, count, ...how }) =>
      `Mano persa: ${words.points(count)} ${forWhom(opponents)}. Il punteggio è ${standing(how)}.`,
  };
};

export const results = (words: Words): TableGroups['results'] => ({
  'hand-won-by': ({ winners, count }) => `${win(winners, 'la mano')}: ${words.points(count)}.`,
  'hand-won': ({ us, count }) => `Mano vinta: ${words.points(count)} ${forWhom(us)}.`,
  'hand-lost': ({ opponents, count }) => `Mano persa: ${words.points(count)} ${forWhom(opponents)}.`,
  'result-won': 'Mano vinta',
  'result-lost': 'Mano persa',
  'result-points': ({ count, ...party }) => `+${unbroken(words.points(count))} ${forWhom(party)}`,
  'result-game-won': (how) => `Partita vinta ${result(how)}`,
  'result-game-lost': (how) => `Partita persa ${result(how)}`,
  'result-bummerl': ({ count, ...losers }) => `${count}\u00A0Bummerl ${againstWhom(losers)}`,
  'reason-fold': (losers) => shortly(losers, nonTenere, 'gli altri'),
  'reason-decline': (losers) => `${shortly(losers, essere, 'gli altri')} gestrichen e ${verbOf(losers, uscire)}`,
  'reason-farbe': 'è stato chiesto il seme',
  'reason-maschine': 'una macchina chiude la mano',
  'reason-penalty': 'non era permesso',
  'game-won': (how) => `Vittoria! ${standing(how)}.`,
  'game-lost': (how) => `Sconfitta: ${standing(how)}.`,
  'game-won-by': ({ winners, ...how }) => `${win(winners, 'la partita')}: ${standing(how)}.`,
  'finale-won': 'Vittoria!',
  'finale-lost': 'Sconfitta',
  'finale-schneider': 'Cappotto',
  'finale-retourschneider': 'Cappotto di ritorno',
  'kind-normal': ({ count, ...losers }) => `${count} Bummerl ${againstWhom(losers)}: una partita persa.`,
  'kind-schneider': ({ count, ...losers }) =>
    `Cappotto: ${count} Bummerl ${againstWhom(losers)}, come ${count} partite perse.`,
  'kind-retourschneider': ({ count, ...losers }) =>
    `Cappotto di ritorno: ${count} Bummerl ${againstWhom(losers)}, come ${count} partite perse.`,

  'connection-lost': 'La connessione si è interrotta …',
});

export const company: TableGroups['company'] = {
  away: 'assente',
  agreed: 'd’accordo',
  awaited: ({ names }) => `In attesa di ${listed(names)}.`,
  'goes-away': ({ name }) => `${name} non c’è in questo momento.`,
  'is-back': ({ name }) => `${name} è di nuovo qui.`,
  'time-left': ({ seconds }) => `Ancora ${inSeconds(seconds)}`,
  'time-short': ({ seconds }) => `Hai ancora ${inSeconds(seconds)}.`,
};
