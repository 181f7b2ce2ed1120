import type { RoleName } from '../../rules/why-won.js';
import type { Schlag } from '../../rules/card.js';
import type { HelpMessages } from '../de/help.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { counted, WORDS } from './words.js';

const times = (count: number): string => ['not at all', 'once', 'twice'][count] ?? `${count} times`;
const tricks = (count: number): string => counted(count, 'trick', 'tricks');
const all = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
const rankIn = ({ rank, card }: Words, schlag: Schlag): string => (schlag === 'weli' ? card('S6') : rank(schlag));

const ABOVE = {
  none: 'The four cards of the Schlag are the highest.',
  guter: 'The four cards of the Schlag are the highest, only the Guter is above them.',
  kritische: 'Only the Kritische are above the four cards of the Schlag.',
  'kritische-and-wander-kritt': 'Only the Kritische and the Wander-Kritt are above the four cards of the Schlag.',
};

const ROLES: Readonly<Record<RoleName, string>> = {
  kritischer: 'a Kritischer',
  guter: 'the Guter',
  'wander-kritt': 'the Wander-Kritt',
  rechter: 'the Rechter',
  linker: 'a Schlag',
  trumpf: 'a trump',
};

const helpIn = (words: Words): HelpMessages => ({
  roles: 'Whoever sits after the dealer names the Schlag and leads. The dealer names the Trumpf.',
  'roles-alone': 'Whoever sits after the dealer names Schlag and Trumpf, leads, and plays alone.',
  'roles-blind': ({ others }) =>
    `Dealer and forehand show each other a card: that makes Schlag and Trumpf.${others ? ' The others are not told.' : ''}`,
  'roles-bottom': 'The last card dealt to forehand sets the Schlag, the last dealt to the dealer the Trumpf.',
  schlag: ({ ranks, count, above }) =>
    `${ABOVE[above]} You hold ${all(ranks.map((rank) => `the ${rankIn(words, rank)}`))} ${times(count)}.`,
  'schlag-single': ({ above }) => `${ABOVE[above]} You hold no rank twice: name one of which you have a card.`,
  trumpf: ({ suit, count }) =>
    `Trumps beat all other suits, but not the Schlag. You hold ${counted(count, 'card', 'cards')} of ${words.suit(suit)}.`,
  'trumpf-guter': ({ suit, card, role }) =>
    `With ${words.suit(suit)} as Trumpf the ${words.card(card)} is ${role === 'guter' ? 'the Guter, the highest card' : 'the Wander-Kritt, just below the Kritische'}.`,
  'trumpf-rechter': ({ suit, card }) =>
    `With ${words.suit(suit)} as Trumpf the ${words.card(card)} is the Rechter, higher than any other Schlag.`,
  'show-schlag': ({ ranks, count, others }) =>
    `${others ? 'Only the dealer sees it, your partners do not. ' : ''}You hold ${all(ranks.map((rank) => `the ${rankIn(words, rank)}`))} ${times(count)}.`,
  'show-schlag-single': ({ others }) =>
    `${others ? 'Only the dealer sees it, your partners do not. ' : ''}You hold no rank twice.`,
  'show-trumpf': ({ suit, count, others }) =>
    `${others ? 'Only forehand sees it, your partners do not. ' : ''}You hold ${counted(count, 'card', 'cards')} of ${words.suit(suit)}.`,
  schoeneres: 'With bad cards you can ask for Schöneres. It takes two who want it.',
  'schoeneres-asked': 'If you say no, all stays as it is. Whoever asks for Schöneres seldom holds good cards.',
  schlagtausch: 'After a Schlag swap the dealer names the Schlag and forehand the Trumpf, if both want it.',
  'schlagtausch-asked': 'If you say no, all stays as it is. Either way forehand leads.',
  decide: ({ missing }) =>
    `Only ${words.points(missing)} to go: that is why your side may not bid any more. With bad cards it pays to fold.`,
  'answer-bid': ({ to, own, others }) =>
    `If it is held, whoever wins the hand gets ${to}. You need ${tricks(own)} more, the other side ${tricks(others)}.`,
  bluff: 'Whoever bids need not have good cards: perhaps they only want you to fold.',
  bid: ({ to }) => `With good cards you can raise to ${to} now. After that only the other side may raise again.`,
  'gestrichen-own': 'Your side is struck: so close to the target it may hold, but not bid any more.',
  'gestrichen-others': 'The other side is struck: it may hold, but not bid any more.',
  aim: ({ value, partner }) =>
    `Three tricks first: that is worth ${words.points(value)}.${partner ? ' Your partner’s tricks count for you, too.' : ''}`,
  'own-best': ({ card, role }) => `Your highest card is the ${words.card(card)}: ${ROLES[role]}.`,
  'own-none': 'You hold neither Schlag nor Trumpf: you can take a trick only in the suit that is led.',
  'lead-highest': ({ card }) => `The ${words.card(card)} is the highest card left. Led, it is sure to take the trick.`,
  'lead-unseen': ({ card, role }) =>
    `The highest now is the ${words.card(card)}${role ? ` (${ROLES[role]})` : ''}, in another hand or still in the pack.`,
  'lead-unseen-schlag': 'The highest now is any Schlag not played yet. Of equal ones the first counts.',
  'lead-trumpf': ({ bound }) =>
    `You may lead anything. On a trump ${bound === 'everyone' ? 'the others' : 'dealer and forehand'} must play a trump or a Schlag.`,
  'lead-free': 'Nobody has to follow here: any card may be played on any other.',
  'must-follow': ({ schlag, critical }) => {
    const such = { any: 'a Schlag', weli: 'the Weli', rechter: 'the Rechter' }[schlag];
    return `A trump was led. You must play a trump${critical ? `, ${such} or a Kritischer` : ` or ${such}`}.`;
  },
  'must-call': '“Trumpf oder Kritisch” was called: you must play a trump or a Kritischer.',
  'free-of-trump': 'A trump was led, but you hold none that you must play: any card will do.',
  free: 'You never have to follow suit: any card will do.',
  'ahead-partner': ({ name, card }) =>
    `${name}, your partner, is ahead with the ${words.card(card)}. You need not beat that.`,
  'ahead-opponent': ({ name, card, beats, more }) => {
    const own = beats.map((beat) => `the ${words.card(beat)}`);
    return `${name} is ahead with the ${words.card(card)}. You can beat it with ${more ? `${own.join(', ')} and more` : own.join(' or ')}.`;
  },
  'ahead-lost': ({ name, card }) => `${name} is ahead with the ${words.card(card)}. None of your cards beats that.`,
  'blind-lead': 'You do not know Schlag and Trumpf, your partner does. You may lead any card.',
  'blind-free': 'Whoever is not told Schlag and Trumpf never has to follow: any card will do.',
  'blind-first-trick': 'The first trick stays open: the card that took it tells something of Schlag and Trumpf.',
  'blind-tell': 'Your partner is not told Schlag and Trumpf. What takes the first trick gives a clue.',
  signal: 'You may signal to your partner, once in each trick. The opponents see it, too.',
  'hand-tricks': ({ left, target }) =>
    `${left ? 'Three tricks are enough, the rest is not played.' : 'Three tricks win the hand.'} Whoever has ${target} points first wins the game.`,
  'hand-fold': 'Whoever folds gives the other side what the hand was worth before the bid. That costs less.',
  'next-deal': 'Now the next player deals, so others do the naming.',
  'game-end': 'Whoever loses the game gets a Bummerl. Without any points it is two: Schneider.',
});

/** What is explained at a table, in English. */
export const help: ByDeck<HelpMessages> = byDeck(WORDS, helpIn);
