import { unbroken } from '../capital.js';
import type { Sign } from '../../game/sign.js';
import type { Card, Schlag, Suit } from '../../rules/card.js';
import type { WhyWon } from '../../rules/why-won.js';
import type { Doer, Party, Standing } from '../party.js';
import type { Words } from '../words.js';
import { asObject, asSubject } from './grammar.js';
import { againstWhom, does, doing, forWhom, gewinnen, sein, result, standing } from './phrases.js';
import { KRITISCHE } from '../card-names.js';
import { counted } from './words.js';

/** A sign, with the Kritischer that it stands for at the table. */
export interface SignMeant {
  readonly sign: Sign;
  readonly kritischer: Card | null;
}

/** Returns the winners with a verb and an object. */
const win = (names: readonly string[], what: string): string => `${doing({ who: 'named', names }, gewinnen)} ${what}`;

const inSeconds = (count: number): string => counted(count, 'Sekunde', 'Sekunden');

/** The words for bids from three to eight. Higher bids are written as figures. */
const CALLED: readonly string[] = 'Drei Vier Fünf Sechs Sieben Acht'.split(' ');

/** The players' calls. */
export const calls = (words: Words) => ({
  'said-schlag': ({ schlag }: { schlag: Schlag }) => `${words.schlag(schlag)}!`,
  'said-trumpf': ({ trumpf }: { trumpf: Suit }) => `${words.suit(trumpf)}!`,
  'said-take': 'Den nehme ich',
  'said-leave': 'Bleibt liegen',
  'said-schoeneres': 'Schöneres?',
  'said-schlagtausch': 'Schlagtausch?',
  'said-swap-hands': 'Karten tauschen?',
  'said-yes': 'Ja',
  'said-no': 'Nein',
  'said-bid': ({ to }: { to: number }) => `${CALLED[to - 3] ?? to}!`,
  'said-hold': 'Ich halte!',
  'said-fold': 'Ich gehe.',
  'said-farbe': 'Farbe!',
  'said-call': 'Trumpf oder Kritisch!',
  'said-strike': 'Auf null!',
  'said-sign': ({ sign, kritischer }: SignMeant) => `${words.gesture(sign)}: ${words.meaning(sign, kritischer)}`,
  'signals-that': ({ sign, kritischer }: SignMeant) => `deutet: ${words.meaning(sign, kritischer)}`,
  'said-play-forced': 'Wird gespielt',
  'said-four': 'Es gehen die Vier!',
  'said-give-up': 'Ich gehe.',
});

/** Returns the reason why a card has won, for use after the card's name. */
const wonAs = ({ card, by, among }: WhyWon): string =>
  ({
    kritischer: KRITISCHE[card] ? `der ${KRITISCHE[card]}` : `${among ? 'höchster' : 'ein'} Kritischer`,
    superguter: 'der Supergute',
    guter: 'der Gute',
    'wander-kritt': 'der Wander-Kritt',
    rechter: 'der Rechte',
    linker: among ? 'der zuerst gespielte Linke' : 'ein Linker',
    trumpf: among ? 'höchster Trumpf' : 'der einzige Trumpf',
    'suit-led': among ? 'höchste Karte der ausgespielten Farbe' : 'einzige Karte der ausgespielten Farbe',
  })[by];

/** Returns the end of a sentence about a trick: the winning card and the reason, if the viewer can know both. */
const because = (words: Words, why: WhyWon | null): string => (why ? `: ${words.card(why.card)}, ${wonAs(why)}.` : '.');

/** The lines of the log. */
export const log = (words: Words) => ({
  'line-drawn': ({ card, ...who }: Doer & { card: Card }) =>
    `${does(who, 'zieht', 'ziehst')} ${asObject(words.card(card))}.`,
  'line-draw-again': 'Gleich hoch: Es wird noch einmal gezogen.',
  'line-cut': (who: Doer) => `${does(who, 'hebt ab', 'hebst ab')}.`,
  'line-deal': ({ name, hand }: { name: string; hand: number }) => `Runde ${hand}. ${name} gibt.`,
  'line-you-deal': ({ hand }: { hand: number }) => `Runde ${hand}. Du gibst.`,
  'line-rests': (who: Doer) => `${does(who, 'setzt', 'setzt')} aus.`,
  'line-stock-top': ({ card }: { card: Card }) => `Die oberste Karte des Stapels ist ${asSubject(words.card(card))}.`,
  'line-took': (who: Doer) => `${does(who, 'nimmt', 'nimmst')} eine Karte.`,
  'line-took-card': ({ card, ...who }: Doer & { card: Card }) =>
    `${does(who, 'nimmt', 'nimmst')} ${asObject(words.card(card))}.`,
  'line-leaves': (who: Doer) => `${does(who, 'lässt', 'lässt')} die Karte liegen.`,
  'line-show': (who: Doer) => `${does(who, 'zeigt', 'zeigst')} eine Karte.`,
  'line-shown': ({ card, ...who }: Doer & { card: Card }) =>
    `${does(who, 'hat', 'hast')} ${asObject(words.card(card))} gezeigt.`,
  'line-announced': ({ schlag, trumpf }: { schlag: Schlag; trumpf: Suit }) =>
    `Schlag ${words.schlag(schlag)}, Trumpf ${words.suit(trumpf)}.`,
  'line-maschine': (who: Doer) => `${does(who, 'hat', 'hast')} eine Maschine: alle Kritischen!`,
  'line-call': ({ card, ...who }: Doer & { card: Card }) =>
    `${does(who, 'spielt', 'spielst')} ${asObject(words.card(card))}: „Trumpf oder Kritisch!“`,
  'line-sign': ({ sign, kritischer, ...who }: Doer & SignMeant) =>
    `${does(who, 'deutet', 'deutest')}: ${words.gesture(sign)} (${words.meaning(sign, kritischer)}).`,
  'line-farbe': (who: Doer) => `${does(who, 'verlangt', 'verlangst')} die Farbe.`,
  'line-strike': ({ score, sides, ...who }: Doer & Standing) =>
    `${does(who, 'setzt', 'setzt')} die eigenen Punkte auf 0. Es steht ${standing({ score, sides })}.`,
  'line-revoke': (who: Doer) => `${does(who, 'hat', 'hast')} nicht zugegeben: Das ist nicht erlaubt.`,
  'line-gestrichen-bid': (who: Doer) =>
    `${does(who, 'hat', 'hast')} geboten, obwohl ${who.own ? 'deine' : 'die eigene'} Seite gestrichen ist: Das ist nicht erlaubt.`,
  'line-wild-bid': (who: Doer) =>
    `${does(who, 'hat', 'hast')} im letzten Stich geboten, ohne dass die Karte passt: Das ist nicht erlaubt.`,
  'line-bluffed': ({ count, ...who }: Doer & { count: number }) =>
    `${does(who, 'hat', 'hast')} beim Abheben geblufft: Das kostet ${words.points(count)}.`,
  'line-schlag': ({ schlag, ...who }: Doer & { schlag: Schlag }) =>
    `${does(who, 'sagt an', 'sagst an')}: Schlag ${words.schlag(schlag)}.`,
  'line-trumpf': ({ trumpf, ...who }: Doer & { trumpf: Suit }) =>
    `${does(who, 'sagt an', 'sagst an')}: Trumpf ${words.suit(trumpf)}.`,
  'line-ask-schoeneres': (who: Doer) => `${does(who, 'bittet', 'bittest')} um Schöneres.`,
  'line-ask-schlagtausch': (who: Doer) => `${does(who, 'bittet', 'bittest')} um Schlagtausch.`,
  'line-ask-swap-hands': (who: Doer) => `${does(who, 'will', 'willst')} die Karten tauschen.`,
  'line-agrees': (who: Doer) => `${does(who, 'ist', 'bist')} einverstanden.`,
  'line-refuses': (who: Doer) => `${does(who, 'lehnt ab', 'lehnst ab')}.`,
  'line-reveal': (who: Doer) => `${does(who, 'ist', 'bist')} zum Aufdecken bereit.`,
  'line-revealed': 'Alle haben aufgedeckt.',
  'line-redealt': 'Geber und Vorhand haben fünf neue Karten.',
  'line-hands-swapped': 'Die beiden, die noch nicht geschaut haben, haben die Karten getauscht.',
  'line-swapped': 'Schlagtausch: Der Geber sagt den Schlag an, die Vorhand den Trumpf.',
  'line-play': ({ name, card }: { name: string; card: Card }) => `${name}: ${words.card(card)}.`,
  'line-bid': ({ to, ...who }: Doer & { to: number }) => `${does(who, 'bietet', 'bietest')} ${to}.`,
  'line-hold': (who: Doer) => `${does(who, 'hält', 'hältst')}.`,
  'line-fold': (who: Doer) => `${does(who, 'geht', 'gehst')}.`,
  'line-play-forced': ({ four, ...who }: Doer & { four: boolean }) =>
    `${does(who, 'will', 'willst')} die Runde spielen${four ? ': Es gehen die Vier' : ''}.`,
  'line-give-up': (who: Doer) => `${does(who, 'geht', 'gehst')}.`,
  'line-of-trick': ({ number }: { number: number }) => `${number}. Stich`,
  'line-trick': ({ name, why }: { name: string; why: WhyWon | null }) => `Stich für ${name}${because(words, why)}`,
  'line-your-trick': ({ why }: { why: WhyWon | null }) => `Dein Stich${because(words, why)}`,
  'line-hand-won-by': ({ winners, count, ...how }: Standing & { winners: readonly string[]; count: number }) =>
    `${win(winners, 'die Runde')}: ${words.points(count)}. Es steht ${standing(how)}.`,
  'line-hand-won': ({ count, ...how }: Standing & { count: number }) =>
    `Runde gewonnen: ${words.points(count)}. Es steht ${standing(how)}.`,
  'line-hand-lost': ({ opponents, count, ...how }: Standing & { opponents: Party; count: number }) =>
    `Runde verloren: ${words.points(count)} ${forWhom(opponents)}. Es steht ${standing(how)}.`,
});

/** The results of hands and games. */
export const results = (words: Words) => ({
  'hand-won-by': ({ winners, count }: { winners: readonly string[]; count: number }) =>
    `${win(winners, 'die Runde')}: ${words.points(count)}.`,
  'hand-won': ({ us, count }: { us: Party; count: number }) => `Runde gewonnen: ${words.points(count)} ${forWhom(us)}.`,
  'hand-lost': ({ opponents, count }: { opponents: Party; count: number }) =>
    `Runde verloren: ${words.points(count)} ${forWhom(opponents)}.`,
  'result-won': 'Runde gewonnen',
  'result-lost': 'Runde verloren',
  'result-points': ({ count, ...party }: Party & { count: number }) =>
    `+${unbroken(words.points(count))} ${forWhom(party)}`,
  'result-game-won': (how: Standing) => `Gewonnen ${result(how)}`,
  'result-game-lost': (how: Standing) => `Verloren ${result(how)}`,
  'result-bummerl': ({ count, ...losers }: Party & { count: number }) => `${count}\u00A0Bummerl ${againstWhom(losers)}`,
  'reason-fold': (losers: Party) => `${doing(losers, sein, 'die Gegner')} gegangen`,
  'reason-decline': (losers: Party) => `${doing(losers, sein, 'die Gegner')} gestrichen und gegangen`,
  'reason-farbe': 'die Farbe wurde verlangt',
  'reason-maschine': 'eine Maschine beendet die Runde',
  'reason-penalty': 'das war nicht erlaubt',
  'game-won': (how: Standing) => `Gewonnen! ${standing(how)}.`,
  'game-lost': (how: Standing) => `Verloren: ${standing(how)}.`,
  'game-won-by': ({ winners, ...how }: Standing & { winners: readonly string[] }) =>
    `${win(winners, 'das Spiel')}: ${standing(how)}.`,
  'finale-won': 'Gewonnen!',
  'finale-lost': 'Verloren',
  'finale-schneider': 'Schneider',
  'finale-retourschneider': 'Retourschneider',
  'kind-normal': ({ count, ...losers }: Party & { count: number }) =>
    `${count} Bummerl ${againstWhom(losers)}: ein verlorenes Spiel.`,
  'kind-schneider': ({ count, ...losers }: Party & { count: number }) =>
    `Schneider: ${count} Bummerl ${againstWhom(losers)}, wie ${count} verlorene Spiele.`,
  'kind-retourschneider': ({ count, ...losers }: Party & { count: number }) =>
    `Retourschneider: ${count} Bummerl ${againstWhom(losers)}, wie ${count} verlorene Spiele.`,

  'connection-lost': 'Die Verbindung ist unterbrochen …',
});

/** Texts about people and time at online tables. */
export const company = {
  away: 'nicht da',
  agreed: 'ist bereit',
  awaited: ({ names }: { names: readonly string[] }) => `Gewartet wird auf ${names.join(' und ')}.`,
  'goes-away': ({ name }: { name: string }) => `${name} ist gerade nicht da.`,
  'is-back': ({ name }: { name: string }) => `${name} ist wieder da.`,
  'time-left': ({ seconds }: { seconds: number }) => `Noch ${inSeconds(seconds)}`,
  'time-short': ({ seconds }: { seconds: number }) => `Du hast noch ${inSeconds(seconds)}.`,
};
