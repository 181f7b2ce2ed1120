import { unbroken } from '../capital.js';
import type { WhyWon } from '../../rules/why-won.js';
import type { TableGroups } from '../de/table.js';
import type { Words } from '../words.js';
import { does, doing, result, standing, whom } from './phrases.js';
import { KRITISCHE } from '../card-names.js';
import { counted } from './words.js';

/** Returns the winners with a verb and an object. */
const win = (names: readonly string[], what: string): string =>
  `${doing({ who: 'named', names }, 'wins', 'win')} ${what}`;

const inSeconds = (count: number): string => counted(count, 'second', 'seconds');

/** The words for bids from three to eight. Higher bids are written as figures. */
const CALLED: readonly string[] = 'Three Four Five Six Seven Eight'.split(' ');

export const calls = (words: Words): TableGroups['calls'] => ({
  'said-schlag': ({ schlag }) => `${words.schlag(schlag)}!`,
  'said-trumpf': ({ trumpf }) => `${words.suit(trumpf)}!`,
  'said-take': 'I’ll take it',
  'said-leave': 'It stays',
  'said-schoeneres': 'Schöneres?',
  'said-schlagtausch': 'Schlagtausch?',
  'said-swap-hands': 'Swap hands?',
  'said-yes': 'Yes',
  'said-no': 'No',
  'said-bid': ({ to }) => `${CALLED[to - 3] ?? to}!`,
  'said-hold': 'I hold!',
  'said-fold': 'I fold.',
  'said-farbe': 'Farbe!',
  'said-call': 'Trumpf oder Kritisch!',
  'said-strike': 'Back to zero!',
  'said-sign': ({ sign, kritischer }) => `${words.gesture(sign)}: ${words.meaning(sign, kritischer)}`,
  'signals-that': ({ sign, kritischer }) => `signals: ${words.meaning(sign, kritischer)}`,
  'said-play-forced': 'We play.',
  'said-four': 'Played for four!',
  'said-give-up': 'I fold.',
});

/** Returns the reason why a card has won, for use after the card's name. */
const wonAs = ({ card, by, among }: WhyWon): string =>
  ({
    kritischer: KRITISCHE[card] ?? `${among ? 'the highest' : 'a'} Kritischer`,
    superguter: 'the Superguter',
    guter: 'the Guter',
    'wander-kritt': 'the Wander-Kritt',
    rechter: 'the Rechter',
    linker: among ? 'the first Linker played' : 'a Linker',
    trumpf: among ? 'the highest trump' : 'the only trump',
    'suit-led': among ? 'the highest card of the suit led' : 'the only card of the suit led',
  })[by];

/** Returns the end of a sentence about a trick: the winning card and the reason, if the viewer can know both. */
const because = (words: Words, why: WhyWon | null): string => (why ? `: ${words.card(why.card)}, ${wonAs(why)}.` : '.');

export const log = (words: Words): TableGroups['log'] => ({
  'line-drawn': ({ card, ...who }) => `${does(who, 'draws', 'draw')} the ${words.card(card)}.`,
  'line-draw-again': 'Equal ranks: draw again.',
  'line-cut': (who) => `${does(who, 'cuts', 'cut')}.`,
  'line-deal': ({ name, hand }) => `Hand ${hand}. ${name} deals.`,
  'line-you-deal': ({ hand }) => `Hand ${hand}. You deal.`,
  'line-rests': (who) => `${does(who, 'rests', 'rest')}.`,
  'line-stock-top': ({ card }) => `The top card of the stock is the ${words.card(card)}.`,
  'line-took': (who) => `${does(who, 'takes', 'take')} a card.`,
  'line-took-card': ({ card, ...who }) => `${does(who, 'takes', 'take')} the ${words.card(card)}.`,
  'line-leaves': (who) => `${does(who, 'leaves', 'leave')} the card.`,
  'line-show': (who) => `${does(who, 'shows', 'show')} a card.`,
  'line-shown': ({ card, ...who }) => `${does(who, 'showed', 'showed')} the ${words.card(card)}.`,
  'line-announced': ({ schlag, trumpf }) => `Schlag ${words.schlag(schlag)}, Trumpf ${words.suit(trumpf)}.`,
  'line-maschine': (who) => `${does(who, 'has', 'have')} a Maschine: all Kritische!`,
  'line-call': ({ card, ...who }) => `${does(who, 'plays', 'play')} the ${words.card(card)}: “Trumpf oder Kritisch!”`,
  'line-sign': ({ sign, kritischer, ...who }) =>
    `${does(who, 'signals', 'signal')}: ${words.gesture(sign)} (${words.meaning(sign, kritischer)}).`,
  'line-farbe': (who) => `${does(who, 'asks for the Farbe', 'ask for the Farbe')}.`,
  'line-strike': ({ score, sides, ...who }) =>
    `${does(who, 'sets their own points to 0', 'set your own points to 0')}. The score is ${standing({ score, sides })}.`,
  'line-revoke': (who) => `${does(who, 'did', 'did')} not follow, which is not allowed.`,
  'line-gestrichen-bid': (who) => `${does(who, 'bid', 'bid')} while gestrichen, which is not allowed.`,
  'line-wild-bid': (who) =>
    `${does(who, 'bid', 'bid')} in the last trick without a card that fits, which is not allowed.`,
  'line-bluffed': ({ count, ...who }) =>
    `${does(who, 'bluffed', 'bluffed')} at the cut, which costs ${words.points(count)}.`,
  'line-schlag': ({ schlag, ...who }) => `${does(who, 'names', 'name')} the Schlag: ${words.schlag(schlag)}.`,
  'line-trumpf': ({ trumpf, ...who }) => `${does(who, 'names', 'name')} the Trumpf: ${words.suit(trumpf)}.`,
  'line-ask-schoeneres': (who) => `${does(who, 'asks', 'ask')} for a Schöneres.`,
  'line-ask-schlagtausch': (who) => `${does(who, 'asks', 'ask')} for a Schlagtausch.`,
  'line-ask-swap-hands': (who) => `${does(who, 'asks', 'ask')} to swap hands.`,
  'line-agrees': (who) => `${does(who, 'agrees', 'agree')}.`,
  'line-refuses': (who) => `${does(who, 'refuses', 'refuse')}.`,
  'line-reveal': (who) => `${does(who, 'is ready to show their cards', 'are ready to show your cards')}.`,
  'line-revealed': 'All players have shown their remaining cards.',
  'line-redealt': 'The dealer and the forehand each get five new cards.',
  'line-hands-swapped': 'The two players who have not looked have swapped hands.',
  'line-swapped': 'Schlagtausch: the dealer names the Schlag, and the forehand names the Trumpf.',
  'line-play': ({ name, card }) => `${name}: ${words.card(card)}.`,
  'line-bid': ({ to, ...who }) => `${does(who, 'bids', 'bid')} ${to}.`,
  'line-hold': (who) => `${does(who, 'holds', 'hold')}.`,
  'line-fold': (who) => `${does(who, 'folds', 'fold')}.`,
  'line-play-forced': ({ four, ...who }) =>
    `${does(who, 'decides', 'decide')} to play the hand${four ? ' for four' : ''}.`,
  'line-give-up': (who) => `${does(who, 'folds', 'fold')}.`,
  'line-of-trick': ({ number }) => `Trick ${number}`,
  'line-trick': ({ name, why }) => `Trick for ${name}${because(words, why)}`,
  'line-your-trick': ({ why }) => `Your trick${because(words, why)}`,
  'line-hand-won-by': ({ winners, count, ...how }) =>
    `${win(winners, 'the hand')}: ${words.points(count)}. The score is ${standing(how)}.`,
  'line-hand-won': ({ count, ...how }) => `Hand won: ${words.points(count)}. The score is ${standing(how)}.`,
  'line-hand-lost': ({ opponents, count, ...how }) =>
    `Hand lost: ${words.points(count)} for ${whom(opponents, 'the opponents')}. The score is ${standing(how)}.`,
});

export const results = (words: Words): TableGroups['results'] => ({
  'hand-won-by': ({ winners, count }) => `${win(winners, 'the hand')}: ${words.points(count)}.`,
  'hand-won': ({ us, count }) => `Hand won: ${words.points(count)} for ${whom(us, 'the opponents')}.`,
  'hand-lost': ({ opponents, count }) => `Hand lost: ${words.points(count)} for ${whom(opponents, 'the opponents')}.`,
  'result-won': 'Hand won',
  'result-lost': 'Hand lost',
  'result-points': ({ count, ...party }) => `+${unbroken(words.points(count))} for ${whom(party, 'the opponents')}`,
  'result-game-won': (how) => `You won ${result(how)}`,
  'result-game-lost': (how) => `You lost ${result(how)}`,
  'result-bummerl': ({ count, ...losers }) => `${count}\u00A0Bummerl against ${whom(losers, 'the opponents')}`,
  'reason-fold': (losers) => `${doing(losers, 'has', 'have', 'the opponents')} folded`,
  'reason-decline': (losers) => `${doing(losers, 'was', 'were', 'the opponents')} gestrichen and folded`,
  'reason-farbe': 'the last card had to be shown',
  'reason-maschine': 'a Maschine ends the hand',
  'reason-penalty': 'a rule was broken',
  'game-won': (how) => `You have won! ${standing(how)}.`,
  'game-lost': (how) => `You have lost: ${standing(how)}.`,
  'game-won-by': ({ winners, ...how }) => `${win(winners, 'the game')}: ${standing(how)}.`,
  'finale-won': 'You win!',
  'finale-lost': 'You lose',
  'finale-schneider': 'Schneider',
  'finale-retourschneider': 'Retourschneider',
  'kind-normal': ({ count, ...losers }) => `${count} Bummerl against ${whom(losers)}: a lost game.`,
  'kind-schneider': ({ count, ...losers }) =>
    `Schneider: ${count} Bummerl against ${whom(losers)}, like ${count} lost games.`,
  'kind-retourschneider': ({ count, ...losers }) =>
    `Retourschneider: ${count} Bummerl against ${whom(losers)}, like ${count} lost games.`,

  'connection-lost': 'Connection lost. Reconnecting …',
});

export const company: TableGroups['company'] = {
  away: 'away',
  agreed: 'is ready',
  awaited: ({ names }) => `Waiting for ${names.join(' and ')}.`,
  'goes-away': ({ name }) => `${name} is away.`,
  'is-back': ({ name }) => `${name} is back.`,
  'time-left': ({ seconds }) => `${inSeconds(seconds)} left`,
  'time-short': ({ seconds }) => `You have ${inSeconds(seconds)} left.`,
};
