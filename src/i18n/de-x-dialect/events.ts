import { unbroken } from '../capital.js';
import type { Card } from '../../rules/card.js';
import type { WhyWon } from '../../rules/why-won.js';
import type { TableGroups } from '../de/table.js';
import type { Words } from '../words.js';
import { declined } from './grammar.js';
import { againstWhom, does, doing, forWhom, gwinnen, sein, result, standing } from './phrases.js';
import { KRITISCHE } from '../card-names.js';
import { counted } from './words.js';

/** Returns the winners with a verb and an object. */
const win = (names: readonly string[], what: string): string => `${doing({ who: 'named', names }, gwinnen)} ${what}`;

/** The words for bids from three to eight. Higher bids are written as figures. */
const CALLED: readonly string[] = 'Drei Viere Finfe Sechse Siebne Ochte'.split(' ');

export const calls = (words: Words): TableGroups['calls'] => ({
  'said-schlag': ({ schlag }) => `${words.schlag(schlag)}!`,
  'said-trumpf': ({ trumpf }) => `${words.suit(trumpf)}!`,
  'said-call': 'Trumpf oder Kritisch!',
  'said-sign': ({ sign, kritischer }) => `${words.gesture(sign)}: ${words.meaning(sign, kritischer)}`,
  'said-take': 'Den nimm i',
  'said-leave': 'Bleib liegn',
  'said-schoeneres': 'Schianere?',
  'said-schlagtausch': 'Schlogtausch?',
  'said-swap-hands': 'Kortn tauschn?',
  'said-yes': 'Jo',
  'said-no': 'Na',
  'said-bid': ({ to }) => `${CALLED[to - 3] ?? to}!`,
  'said-hold': 'I holt!',
  'said-fold': 'I gea.',
  'said-farbe': 'Forb!',
  'said-strike': 'Af null!',
  'signals-that': ({ sign, kritischer }) => `dait: ${words.meaning(sign, kritischer)}`,
  'said-play-forced': 'Werd gspielt',
  'said-four': 'Es gian die Viere!',
  'said-give-up': 'I gea.',
});

/** Returns the reason why a card has won, for use after the card's name. */
const wonAs = ({ card, by, among }: WhyWon): string =>
  ({
    kritischer: KRITISCHE[card] ? `dor ${KRITISCHE[card]}` : `${among ? 'dor hechschte' : 'a'} Kritischer`,
    superguter: 'dor Superguate',
    guter: 'dor Guate',
    'wander-kritt': 'dor Wander-Kritt',
    rechter: 'dor Rechte',
    linker: among ? 'dor zearscht gspielte Linke' : 'a Linker',
    trumpf: among ? 'dor hechschte Trumpf' : 'dor oanzige Trumpf',
    'suit-led': among ? 'die hechschte Kort fa der ausgspieltn Forb' : 'die oanzige Kort fa der ausgspieltn Forb',
  })[by];

/** Returns the end of a sentence about a trick: the winning card and the reason, if the viewer can know both. */
const because = (words: Words, why: WhyWon | null): string => (why ? `: ${words.card(why.card)}, ${wonAs(why)}.` : '.');

/** Returns a card as an object. */
const den = (words: Words, card: Card): string => declined(words.card(card))[1];

export const log = (words: Words): TableGroups['log'] => ({
  'line-deal': ({ name, hand }) => `Runde ${hand}. ${name} gib.`,
  'line-play': ({ name, card }) => `${name}: ${words.card(card)}.`,
  'line-drawn': ({ card, ...who }) => `${does(who, 'ziacht', 'ziachsch')} ${den(words, card)}.`,
  'line-draw-again': 'Gleich hoach: Es werd nou amol gezogn.',
  'line-cut': (who) => `${does(who, 'heb', 'hebsch')} o.`,
  'line-you-deal': ({ hand }) => `Runde ${hand}. Du gibsch.`,
  'line-rests': (who) => `${does(who, 'setz', 'setzsch')} aus.`,
  'line-stock-top': ({ card }) => `Die eberschte Kort fan Stapl isch ${declined(words.card(card))[0]}.`,
  'line-took': (who) => `${does(who, 'nimmp', 'nimmsch')} a Kort.`,
  'line-took-card': ({ card, ...who }) => `${does(who, 'nimmp', 'nimmsch')} ${den(words, card)}.`,
  'line-leaves': (who) => `${does(who, 'losst', 'losch')} die Kort liegn.`,
  'line-show': (who) => `${does(who, 'zoag', 'zoagsch')} a Kort.`,
  'line-shown': ({ card, ...who }) => `${does(who, 'hot', 'hosch')} ${den(words, card)} gezoag.`,
  'line-announced': ({ schlag, trumpf }) => `Schlog ${words.schlag(schlag)}, Trumpf ${words.suit(trumpf)}.`,
  'line-maschine': (who) => `${does(who, 'hot', 'hosch')} a Maschin: olle Kritischn!`,
  'line-call': ({ card, ...who }) => `${does(who, 'spielt', 'spielsch')} ${den(words, card)}: „Trumpf oder Kritisch!“`,
  'line-sign': ({ sign, kritischer, ...who }) =>
    `${does(who, 'dait', 'daitsch')}: ${words.gesture(sign)} (${words.meaning(sign, kritischer)}).`,
  'line-farbe': (who) => `${does(who, 'verlong', 'verlongsch')} die Forb.`,
  'line-strike': ({ score, sides, ...who }) =>
    `${does(who, 'setzt', 'setzsch')} die oagnen Punkt af 0. Es steat ${standing({ score, sides })}.`,
  'line-revoke': (who) => `${does(who, 'hot', 'hosch')} nit zuagebm: Sell isch nit erlaub.`,
  'line-gestrichen-bid': (who) =>
    `${does(who, 'hot', 'hosch')} gebotn, obwohl ${who.own ? 'dei' : 'die oagne'} Seit gstrichn isch: Sell isch nit erlaub.`,
  'line-wild-bid': (who) =>
    `${does(who, 'hot', 'hosch')} in leschtn Stich gebotn, ohne dass die Kort passt: Sell isch nit erlaub.`,
  'line-bluffed': ({ count, ...who }) =>
    `${does(who, 'hot', 'hosch')} ban Ohebm gejog: Sell koscht ${words.points(count)}.`,
  'line-schlag': ({ schlag, ...who }) => `${does(who, 'sog', 'sogsch')} un: Schlog ${words.schlag(schlag)}.`,
  'line-trumpf': ({ trumpf, ...who }) => `${does(who, 'sog', 'sogsch')} un: Trumpf ${words.suit(trumpf)}.`,
  'line-ask-schoeneres': (who) => `${does(who, 'mecht', 'mechtsch')} a Schianeres.`,
  'line-ask-schlagtausch': (who) => `${does(who, 'mecht', 'mechtsch')} Schlogtausch.`,
  'line-ask-swap-hands': (who) => `${does(who, 'mecht', 'mechtsch')} die Kortn tauschn.`,
  'line-agrees': (who) => `${does(who, 'isch', 'bisch')} einverstondn.`,
  'line-refuses': (who) => `${does(who, 'will', 'willsch')} nit.`,
  'line-reveal': (who) => `${does(who, 'will', 'willsch')} auftian.`,
  'line-revealed': 'Olle hobm auftun.',
  'line-redealt': 'Geber und Vorhand hobm finf nuie Kortn.',
  'line-hands-swapped': 'De zwoa, wos nou nit gschaug hobm, hobm die Kortn tauscht.',
  'line-swapped': 'Schlogtausch: Dor Geber sog in Schlog un, die Vorhand in Trumpf.',
  'line-bid': ({ to, ...who }) => `${does(who, 'biatet', 'biatesch')} ${to}.`,
  'line-hold': (who) => `${does(who, 'holtet', 'holtsch')}.`,
  'line-fold': (who) => `${does(who, 'geat', 'geasch')}.`,
  'line-play-forced': ({ four, ...who }) =>
    `${does(who, 'will', 'willsch')} die Runde spieln${four ? ': Es gian die Viere' : ''}.`,
  'line-give-up': (who) => `${does(who, 'geat', 'geasch')}.`,
  'line-of-trick': ({ number }) => `${number}. Stich`,
  'line-trick': ({ name, why }) => `Stich fir ${name}${because(words, why)}`,
  'line-your-trick': ({ why }) => `Dei Stich${because(words, why)}`,
  'line-hand-won-by': ({ winners, count, ...how }) =>
    `${win(winners, 'die Runde')}: ${words.points(count)}. Es steat ${standing(how)}.`,
  'line-hand-won': ({ count, ...how }) => `Runde gwunnen: ${words.points(count)}. Es steat ${standing(how)}.`,
  'line-hand-lost': ({ opponents, count, ...how }) =>
    `Runde verlorn: ${words.points(count)} ${forWhom(opponents)}. Es steat ${standing(how)}.`,
});

export const results = (words: Words): TableGroups['results'] => ({
  'finale-schneider': 'Schneider',
  'finale-retourschneider': 'Retourschneider',
  'hand-won-by': ({ winners, count }) => `${win(winners, 'die Runde')}: ${words.points(count)}.`,
  'hand-won': ({ us, count }) => `Runde gwunnen: ${words.points(count)} ${forWhom(us)}.`,
  'hand-lost': ({ opponents, count }) => `Runde verlorn: ${words.points(count)} ${forWhom(opponents)}.`,
  'result-won': 'Runde gwunnen',
  'result-lost': 'Runde verlorn',
  'result-points': ({ count, ...party }) => `+${unbroken(words.points(count))} ${forWhom(party)}`,
  'result-game-won': (how) => `Gwunnen ${result(how)}`,
  'result-game-lost': (how) => `Verlorn ${result(how)}`,
  'result-bummerl': ({ count, ...losers }) => `${count}\u00A0Bummerl ${againstWhom(losers)}`,
  'reason-fold': (losers) => `${doing(losers, sein, 'die Gegner')} gongen`,
  'reason-decline': (losers) => `${doing(losers, sein, 'die Gegner')} gstrichn und gongen`,
  'reason-farbe': 'die Forb isch verlong gwordn',
  'reason-maschine': 'a Maschin, und die Runde isch gor',
  'reason-penalty': 'sell wor nit erlaub',
  'game-won': (how) => `Gwunnen! ${standing(how)}.`,
  'game-lost': (how) => `Verlorn: ${standing(how)}.`,
  'game-won-by': ({ winners, ...how }) => `${win(winners, 's Spiel')}: ${standing(how)}.`,
  'finale-won': 'Gwunnen!',
  'finale-lost': 'Verlorn',
  'kind-normal': ({ count, ...losers }) => `${count} Bummerl ${againstWhom(losers)}: a verlorns Spiel.`,
  'kind-schneider': ({ count, ...losers }) =>
    `Schneider: ${count} Bummerl ${againstWhom(losers)}, wia ${count} verlorne Spiel.`,
  'kind-retourschneider': ({ count, ...losers }) =>
    `Retourschneider: ${count} Bummerl ${againstWhom(losers)}, wia ${count} verlorne Spiel.`,
  'connection-lost': 'Die Verbindung isch unterbrochn …',
});

const inSeconds = (count: number): string => counted(count, 'Sekund', 'Sekundn');

export const company: TableGroups['company'] = {
  away: 'nit do',
  agreed: 'isch gricht',
  awaited: ({ names }) => `Gwortet werd af ${names.join(' und ')}.`,
  'goes-away': ({ name }) => `${name} isch grod nit do.`,
  'is-back': ({ name }) => `${name} isch wieder do.`,
  'time-left': ({ seconds }) => `Nou ${inSeconds(seconds)}`,
  'time-short': ({ seconds }) => `Du hosch nou ${inSeconds(seconds)}.`,
};
