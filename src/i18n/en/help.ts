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
  guter: 'Only the Guter is above the four cards of the Schlag.',
  superguter: 'Only the Guter and the Superguter are above the four cards of the Schlag.',
  kritische: 'Only the Kritische are above the four cards of the Schlag.',
  'kritische-and-wander-kritt': 'Only the Kritische and the Wander-Kritt are above the four cards of the Schlag.',
  'kritische-and-superguter':
    'Only the Kritische, the Superguter and the Wander-Kritt are above the four cards of the Schlag.',
};

const EXCEPT_ABOVE_WELI = {
  none: '',
  guter: ' except the Guter',
  kritische: ' except the Kritische',
  'kritische-and-wander-kritt': ' except the Kritische and the Wander-Kritt',
};

const ABOVE_GUTER = {
  none: 'the highest card',
  kritische: 'just below the Kritische',
  superguter: 'just below the Superguter',
};

const ROLES: Readonly<Record<RoleName, string>> = {
  kritischer: 'a Kritischer',
  guter: 'the Guter',
  superguter: 'the Superguter',
  'wander-kritt': 'the Wander-Kritt',
  rechter: 'the Rechter',
  linker: 'a Schlag',
  trumpf: 'a trump',
};

const helpIn = (words: Words): HelpMessages => ({
  roles: ({ rests }) =>
    `The player after the dealer ${rests ? 'rests. The next player ' : ''}names the Schlag and leads. The dealer names the Trumpf.`,
  'roles-alone': 'The player after the dealer names the Schlag and the Trumpf, leads, and plays alone.',
  'roles-blind': ({ others }) =>
    `The dealer and the forehand show each other a card to set the Schlag and the Trumpf.${others ? ' The others know neither.' : ''}`,
  'roles-bottom': 'The last card dealt to the forehand sets the Schlag, and the dealer’s last card sets the Trumpf.',
  schlag: ({ ranks, count, above }) =>
    `${ABOVE[above]} You hold ${all(ranks.map((rank) => `the ${rankIn(words, rank)}`))} ${times(count)}.`,
  'schlag-single': ({ above }) => `${ABOVE[above]} All your cards have different ranks: name one of them.`,
  trumpf: ({ suit, count }) =>
    `Trumps beat all other suits, but not the Schlag. You hold ${counted(count, 'card', 'cards')} of ${words.suit(suit)}.`,
  'trumpf-guter': ({ suit, card, role, above }) =>
    `With ${words.suit(suit)} as the Trumpf, the ${words.card(card)} is ${ROLES[role]}, ${ABOVE_GUTER[above]}.`,
  'trumpf-rechter': ({ suit, card }) =>
    `With ${words.suit(suit)} as the Trumpf, the ${words.card(card)} is the Rechter, higher than any other Schlag.`,
  'show-schlag': ({ ranks, count, others }) =>
    `${others ? 'Only the dealer sees this card. ' : ''}You hold ${all(ranks.map((rank) => `the ${rankIn(words, rank)}`))} ${times(count)}.`,
  'show-schlag-single': ({ others }) =>
    `${others ? 'Only the dealer sees this card. ' : ''}All your cards have different ranks.`,
  'show-trumpf': ({ suit, count, others }) =>
    `${others ? 'Only the forehand sees this card. ' : ''}You hold ${counted(count, 'card', 'cards')} of ${words.suit(suit)}.`,
  schoeneres: 'With bad cards, you can ask for a Schöneres. Both of you must agree.',
  'schoeneres-asked': 'If you say no, nothing changes. A player who asks for a Schöneres rarely holds good cards.',
  schlagtausch: 'If both agree to a Schlagtausch, the dealer names the Schlag and the forehand names the Trumpf.',
  'schlagtausch-asked': ({ dealerLeads }) =>
    `If you say no, nothing changes. ${dealerLeads ? 'If you say yes, the dealer leads.' : 'The forehand leads in any case.'}`,
  decide: ({ missing }) =>
    `Only ${words.points(missing)} to go, so your side can no longer bid. With bad cards, it pays to fold.`,
  'answer-bid': ({ to, value, own, others }) =>
    `Hold only with good cards: the hand is then worth ${to} points, and folding costs ${value}. You still need ${tricks(own)}; the other side needs ${tricks(others)}.`,
  bluff: 'A bid does not require good cards: it could be a bluff.',
  bid: ({ to }) =>
    `With good cards, you can raise to ${to}: if the opponents hold, the hand is worth ${to} points. After that, only they can raise.`,
  raised: ({ value }) => `One side raised and the other held: this hand is now worth ${value} points.`,
  'gestrichen-own': 'Your side is gestrichen: so close to the target that it can hold or fold but no longer bid.',
  'gestrichen-others': 'The other side is gestrichen: it can hold or fold but no longer bid.',
  'gestrichen-forced': ({ value, four, own }) =>
    `${four ? 'Played for four: ' : ''}${own ? (four ? 'your' : 'Your') : four ? 'the other' : 'The other'} side is gestrichen${four ? ' and at least 4 points ahead' : ''}. The hand is therefore worth ${value} points, and no one can bid.`,
  'weli-schlag': ({ above }) =>
    `Only the Weli is the Schlag: this one card beats all others${EXCEPT_ABOVE_WELI[above]}.`,
  aim: ({ value, partner }) =>
    `The first side with three tricks scores ${words.points(value)}.${partner ? ' Your partner’s tricks also count for you.' : ''}`,
  'own-best': ({ card, role }) => `Your highest card is the ${words.card(card)}: ${ROLES[role]}.`,
  'own-none': 'You hold neither a Schlag nor a trump: you can take a trick only in the suit led.',
  'lead-highest': ({ card }) =>
    `The ${words.card(card)} is the highest card left. If you lead it, it is sure to take the trick.`,
  'lead-unseen': ({ card, role }) =>
    `The highest card now is the ${words.card(card)}${role ? ` (${ROLES[role]})` : ''}, in another hand or still in the pack.`,
  'lead-unseen-schlag': 'The highest card now is any Schlag not yet played. Of equal cards, the first one wins.',
  'lead-trumpf': ({ bound }) =>
    `You can lead any card. If it is a trump, ${bound === 'everyone' ? 'the others' : 'the dealer and the forehand'} must play a trump or a Schlag.`,
  'lead-free': 'No one needs to follow here: you can play any card on any other.',
  'must-follow': ({ schlag, critical }) => {
    const such = { any: 'a Schlag', weli: 'the Weli', rechter: 'the Rechter' }[schlag];
    return `A trump was led. You must play a trump${critical ? `, ${such} or a Kritischer` : ` or ${such}`}.`;
  },
  'must-call': '“Trumpf oder Kritisch” was called: you must play a trump or a Kritischer.',
  'free-of-trump': 'A trump was led, but you hold none that you must play: any card will do.',
  free: 'You never have to follow suit: any card will do.',
  'ahead-partner': ({ name, card }) =>
    `${name}, your partner, is ahead with the ${words.card(card)}. You need not beat it.`,
  'ahead-opponent': ({ name, card, beats, more }) => {
    const own = beats.map((beat) => `the ${words.card(beat)}`);
    return `${name} is ahead with the ${words.card(card)}. You can beat it with ${more ? `${own.join(', ')} and more` : own.join(' or ')}.`;
  },
  'ahead-lost': ({ name, card }) => `${name} is ahead with the ${words.card(card)}. None of your cards beats it.`,
  'blind-lead': 'You do not know the Schlag or the Trumpf, but your partner does. You can lead any card.',
  'blind-free': 'Blind players never have to follow: any card will do.',
  'blind-first-trick': 'The first trick stays open: the card that takes it gives a clue to the Schlag and the Trumpf.',
  'blind-tell':
    'Your partner does not know the Schlag or the Trumpf. The card that takes the first trick gives a clue.',
  signal: ({ most }) =>
    `You can signal to your partner ${{ 1: 'once in each trick', 2: 'up to twice in each trick', any: 'several times in the same trick' }[most]}. The opponents see the signals too.`,
  'hand-tricks': ({ left, target }) =>
    `${left ? 'Three tricks are enough; the rest are not played.' : 'Three tricks win the hand.'} The first side with ${target} points wins the game.`,
  'hand-fold': 'Folding gives the opponents only the value before the bid.',
  'next-deal': 'The next player deals now, so other players name the Schlag and the Trumpf.',
  'game-end': 'A Bummerl is marked against the losing side. With no points, it is two: Schneider.',
});

/** A table's English explanations. */
export const help: ByDeck<HelpMessages> = byDeck(WORDS, helpIn);
