import type { Card, Suit } from '../../rules/card.js';
import { asKritischer } from '../as-kritischer.js';
import { SUITS } from '../card-names.js';
import type { ExplainMessages, RuleGroups } from '../de/rules.js';
import { regionalEntries } from '../regional.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { regionalIn } from './regional.js';
import { WORDS } from './words.js';

const listed = (items: readonly string[], word = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
const { points } = WORDS.salzburg;
const fitting = (kritisch: boolean): string =>
  kritisch ? 'of the suit led, a trump, a Schlag or a Kritischer' : 'of the suit led, a trump or a Schlag';
/** With two players, the player before the dealer is also the forehand. */
const cutter = (players: number): string => (players === 2 ? 'The forehand' : 'The player before the dealer');
const orGive = (count: number): string => `or concede ${points(count)} to the opponents`;
const unbid = (bids: boolean): string => (bids ? ', without bids,' : '');
const when = (first: boolean): string => (first ? 'right after the deal' : 'after the announcement');
const bothGestrichen = (bids: boolean): string => (bids ? ' If both are, the hand is played without bids.' : '');

/** The words of a deck, and its card names with the articles or cases that sentences need. */
const speechOf = (words: Words) => {
  const the = (card: Card): string => `the ${words.card(card)}`;
  return {
    words,
    the,
    cards: (all: readonly Card[]): string => listed(all.map(the)),
    announced: ({ schlag, trumpf }: { readonly schlag: string; readonly trumpf: Suit }): string =>
      `Schlag ${schlag}, Trumpf ${words.suit(trumpf)}`,
    /** Returns the cards with their names as Kritische. */
    named: (all: readonly Card[]): readonly string[] => all.map((card) => asKritischer(card, the(card))),
  };
};
type Speech = ReturnType<typeof speechOf>;

const aim = ({ words }: Speech): RuleGroups['aim'] => ({
  title: ({ variant, players }) => `${words.variant(variant)} ${words.tableFor(players)}`,

  'heading-aim': 'Aim of the game',
  'aim-two': 'Two players play against each other.',
  'aim-three':
    'Three players each have their own score. In every hand, the forehand, the player after the dealer, plays alone against the other two. If those two win, both score the points.',
  'aim-turns':
    'Three players each have their own score. In every hand, two of them play against each other, and the player after the dealer rests.',
  'aim-four': 'Two pairs play against each other; partners sit opposite.',
  'aim-tricks': ({ players, rests }) =>
    `${rests ? 'Both players of a hand get five cards. A trick is one card from each of them.' : 'Each player gets five cards. A trick is one card from each player.'} The player who takes it leads to the next. ${{ 2: 'The first player with three tricks', 3: 'The first side with three tricks (the two count together)', 4: 'The first pair with three tricks' }[players]} wins the hand.`,
  'aim-points': ({ bids, target }) =>
    `A hand is worth ${points(2)}${bids ? ', and bids make it worth more' : ''}. The first to reach ${points(target)} wins the game.`,
});

const packOfCards = ({ words, cards }: Speech): RuleGroups['packOfCards'] => ({
  'heading-cards': 'The cards',
  'cards-pack': ({ pack, six, five }) =>
    `${pack} cards in four suits: ${listed(SUITS.map(words.suit))}. From the top: Ace, King, ${words.rank('O')}, ${words.rank('U')}, 10, 9, 8, 7${six ? ', 6' : ''}${five ? ', 5' : ''}.`,
  'cards-weli': `One of them is the Weli, the Six of ${words.suit('S')}: the only six in the pack.`,
  'cards-weli-six': `The Six of ${words.suit('S')} is called Weli.`,
  'cards-kritische': ({ kritische }) =>
    kritische.length === 1
      ? `There is one Kritischer, ${cards(kritische)}: it beats every other card.`
      : `The Kritische are ${cards(kritische)}: they beat all other cards.`,
});

const deal = ({ cards }: Speech): RuleGroups['deal'] => ({
  'heading-deal': 'Cut and deal',
  'deal-first': ({ players }) =>
    `At the start, ${players === 4 ? 'one player from each pair' : 'each player'} draws a card. The highest card deals; after a tie, players draw again. After each hand, the next player deals.`,
  'deal-clockwise': 'Play goes clockwise. The player after the dealer is the forehand and leads to the first trick.',
  'deal-counterclockwise':
    'Play goes counter-clockwise. The player after the dealer is the forehand and leads to the first trick.',
  'deal-turns-clockwise':
    'Play goes clockwise. The player after the dealer rests and gets no cards. The next player is the forehand and leads to the first trick.',
  'deal-turns-counterclockwise':
    'Play goes counter-clockwise. The player after the dealer rests and gets no cards. The next player is the forehand and leads to the first trick.',
  'deal-cut': ({ players }) => `${cutter(players)} cuts.`,
  'deal-cut-peek': ({ players, alone }) =>
    `${cutter(players)} cuts and can look at the bottom card. ${alone ? 'No one else sees it, and it' : 'It'} always stays out of play.`,
  'deal-cut-take': ({ players, once }) =>
    `${cutter(players)} cuts and looks at the bottom card of the lifted packet. If it is a Kritischer, the cutter can take it. Then the dealer looks at the next card${once ? '' : ', then the cutter once more'}. This ends when a card is not a Kritischer or is left. Players who took cards are dealt that many fewer. Cards taken are not shown.`,
  'deal-cut-bluff': ({ players, debt }) =>
    `The cutter can also bluff: take another card as if it were a Kritischer. If the cutter has played all five cards and none was a Kritischer, ${players === 4 ? 'the cutter’s pair' : 'the cutter'} loses 2 points${debt ? ' and can drop below 0' : ', but never drops below 0'}.`,
  'deal-cards': 'Each player gets five cards: three first, then two. The rest is put aside.',
  'deal-stock-top': ({ schoeneres }) =>
    `The top card of the rest is turned face up${{ none: ' and stays out of play', reshuffle: '; in a Schöneres, it is shuffled in again', stock: '; in a Schöneres, the forehand gets it' }[schoeneres]}.`,
  'deal-dealer-peek': ({ open, shared }) =>
    `${shared ? 'The' : 'Only the'} dealer ${open ? 'also looks at the bottom' : 'looks at the top and the bottom'} card of the rest.`,
  'deal-look-announcers': ({ players }) =>
    `The forehand and the dealer look at their cards first, and ${players === 3 ? 'the third player looks' : 'their partners look'} only after the announcement.`,
  'deal-look-everyone': 'All players look at their cards at once.',
  'deal-maschine': ({ count, kritische, players }) =>
    `Maschine: a player who gets ${cards(kritische)}${kritische.length > 1 ? ' together' : ''} declares it; ${players === 4 ? 'their pair' : players === 3 ? 'their side' : 'that player'} scores ${points(count)}, and the hand is over.`,
});

const announcement = ({ words }: Speech): RuleGroups['announcement'] => ({
  'heading-announcement': 'The announcement',
  'announce-what': 'The announcement sets the Schlag, a rank such as “Eight”, and the Trumpf, a suit such as “Hearts”.',
  'announce-open': ({ held }) =>
    `The forehand names the Schlag, then the dealer names the Trumpf. ${held > 0 ? 'The Trumpf can be a suit that its announcer does not hold.' : 'Both can name cards they do not hold.'} All players hear the announcement.`,
  'announce-both': ({ held }) =>
    `The forehand names the Schlag and the Trumpf${held > 0 ? '. The Trumpf can be a suit that the forehand does not hold.' : ', and can name cards they do not hold.'} All players hear the announcement.`,
  'announce-held': ({ held, kritisch, weli }) =>
    `The announcer of the Schlag must hold at least ${held === 1 ? 'one card of it.' : 'two cards of it; without two cards of any rank, the announcer can name any rank in hand.'}${kritisch ? ' Kritische do not count.' : ''}${weli ? ' There is only one Weli, so no player holds two.' : ''}`,
  'announce-blind':
    'Only the forehand and the dealer know the Schlag and the Trumpf until the hand is over. The other two play blind and can play any card.',
  'announce-blind-two': 'With two players, both know the Schlag and the Trumpf.',
  'announce-chosen':
    'The forehand and the dealer choose cards at the same time and show them to each other. The forehand’s card sets the Schlag, and the dealer’s card sets the Trumpf. Both cards stay in hand.',
  'announce-sequential':
    'The forehand shows the dealer a card: it sets the Schlag. Then the dealer shows the forehand a card: it sets the Trumpf. Both cards stay in hand.',
  'announce-bottom':
    'No one chooses: the last card dealt to the forehand sets the Schlag, and the dealer’s last card sets the Trumpf. The two show each other these cards and keep them in hand.',
  'announce-bottom-weli': ({ six }) =>
    `${six ? 'A six, including the Weli,' : 'The Weli'} does not set the Schlag: the next card up does. For the Trumpf, the Weli counts as ${words.suit('S')}.`,
  'announce-weli-shown': ({ six }) =>
    `The Weli sets the Schlag “Weli” or the Trumpf ${words.suit('S')}.${six ? ' Any other six sets the Schlag “Six”; then the Weli is a six like the others.' : ''}`,
  'announce-weli-not-shown': ({ six }) =>
    `${six ? 'A six, including the Weli,' : 'The Weli'} cannot be shown as the Schlag. For the Trumpf, the Weli counts as ${words.suit('S')}.`,
  'announce-open-trick': ({ untilSecond }) =>
    `The cards of the first trick stay open until ${untilSecond ? 'the second trick is complete' : 'the hand ends'}.`,
  'announce-weli': ({ six }) =>
    `The Weli can also be the Schlag: then it is the only Schlag.${six ? ' If “Six” is the Schlag, the Weli is a six like the others.' : ''}`,
  'announce-weli-never': ({ six }) =>
    six ? 'A six, including the Weli, cannot be the Schlag.' : 'The Weli cannot be the Schlag.',
  'ask-schoeneres-forehand': 'Schöneres: before naming anything, the forehand can ask for new cards once per hand.',
  'ask-schoeneres-announcers': ({ each }) =>
    `Schöneres: before naming anything, the forehand and then the dealer can ask for new cards, ${each ? 'once each per hand' : 'once per hand in all'}.`,
  'ask-schoeneres-until-shown': ({ each }) =>
    `Schöneres: before they show a card, the forehand and the dealer can ask for new cards, ${each ? 'once each per hand' : 'once per hand in all'}.`,
  'ask-schoeneres-yes-reshuffle':
    'If the other player agrees, their ten cards are shuffled into the rest, and both get five new ones. Then the announcement begins again.',
  'ask-schoeneres-yes-stock':
    'If the other player agrees, both put away all five cards and get five new ones from the rest. Then the announcement begins again.',
  'ask-swap-hands':
    'After that, the two players who have not looked can swap their unseen hands, once per hand and only until the next announcement. Either asks, and the other must agree, but the game does not wait for the answer.',
  'ask-schlagtausch': ({ who, dealerLeads, schoeneres }) =>
    `Schlagtausch: ${{ dealer: 'before naming anything, the dealer can ask once per hand', forehand: 'before naming anything, the forehand can ask once per hand', either: 'before they name anything, the forehand and the dealer can ask, once per hand in all,' }[who]} to swap roles. If the other player agrees, the dealer names the Schlag, then the forehand names the Trumpf. Earlier announcements are void. ${dealerLeads ? 'The dealer also leads' : 'The forehand still leads'}.${schoeneres ? ' After that, Schöneres is no longer possible.' : ''}`,
  zusammenschauen: 'Zusammenschauen: after the announcement, partners see each other’s cards.',
});

const order = ({ words, the, cards, announced, named }: Speech): RuleGroups['order'] => ({
  'heading-order': 'Which card wins',
  'order-intro': 'From the highest to the lowest:',
  'order-kritische': ({ kritische }) =>
    kritische.length === 1
      ? `The Kritischer: ${named(kritische).join()}. It belongs to no suit and no rank.`
      : `The Kritische: ${named(kritische).join(', then ')}. They belong to no suit and no rank.`,
  'order-superguter': ({ kritisch, weli, follows }) =>
    `The Superguter: the trump two ranks above the Schlag. With the Schlag King, it is the Seven of trumps, and with the Schlag Ace, the Eight.${weli ? ' If the Weli is the Schlag, the hand has no Superguter.' : ''}${kritisch ? ' If that card is a Kritischer, the hand has no Superguter.' : ''}${follows ? ` When trump is called for, the rules for the ${kritisch ? 'Wander-Kritt' : 'Guter'} apply to it too.` : ''}`,
  'order-guter': ({ kritisch }) =>
    `The ${kritisch ? 'Wander-Kritt' : 'Guter'}: the trump one rank above the Schlag; with the Schlag Ace, it is the Seven of trumps.${kritisch ? ' If that card is a Kritischer, the hand has no Wander-Kritt.' : ''}`,
  'order-guter-weli': ({ has }) =>
    has
      ? 'If the Weli is the Schlag, this card is the Seven of trumps.'
      : 'If the Weli is the Schlag, the hand has no such card.',
  'order-guter-five': `If the Schlag is Five and the Trumpf is ${words.suit('S')}, the hand has no such card.`,
  'order-rechter': 'The Rechter: the card that is both Schlag and Trumpf.',
  'order-rechter-kritisch': 'If it is a Kritischer, there is no separate Rechter.',
  'order-rechter-weli': 'If the Weli is the Schlag, it is the Rechter, and there are no Linke.',
  'order-linke': 'The Linke: the other cards of the Schlag’s rank. They are equal, and the first one played wins.',
  'order-trumps': 'The other trumps, from the Ace down.',
  'order-weli-lowest': 'Unless it is the Schlag, the Weli is always the lowest trump, whatever suit is the Trumpf.',
  'order-weli-schell': ({ five }) =>
    `Unless it is the Schlag, the Weli ${five ? `ranks between the Seven and the Five of ${words.suit('S')}` : `is the lowest card of ${words.suit('S')}`}, and is a trump only if ${words.suit('S')} is the Trumpf.`,
  'order-suit': 'The suit led, from the Ace down. Other suits never win.',
  'example-tiers': (pair) => `${announced(pair)}:`,
  'example-trick': ({ played, winner, ...pair }) =>
    `${announced(pair)}; ${cards(played)} are played: ${the(winner)} takes the trick.`,
});

const follow = ({ the, cards, announced }: Speech): RuleGroups['follow'] => ({
  'heading-follow': 'Which card can be played',
  'follow-plain': 'You never have to follow suit, and you never have to beat a card.',
  'follow-none': 'You can always play any card.',
  'follow-everyone': 'But if trump is called for, every player who has a trump must play one.',
  'follow-announcers':
    'But if trump is called for, the forehand and the dealer must play a trump if they have one; the others are free.',
  'follow-led': ({ led, not }) =>
    `Leading ${listed(led, 'or')} calls for trump. Leading ${listed(not, 'or')} does not.`,
  'led-trump': 'a card of the trump suit',
  'led-rechter': 'the Rechter',
  'led-guter': ({ kritisch }) => (kritisch ? 'the Wander-Kritt' : 'the Guter'),
  'led-weli': 'the Weli',
  'not-led-linker': 'a Linker',
  'not-led-kritischer': 'a Kritischer',
  'not-led-guter': ({ kritisch }) => (kritisch ? 'the Wander-Kritt' : 'the Guter'),
  'follow-replace': ({ bound }) =>
    bound
      ? 'A Linker can be played instead of another trump. A player without another trump must play it.'
      : 'A Linker can be played instead of a trump.',
  'follow-no-replace': 'A Linker does not count as a trump here.',
  'follow-kritische': 'You can always play a Kritischer, but you never need to.',
  'follow-exempt': ({ kinds }) =>
    `You never have to play ${listed(kinds)}: without another trump, you can play any card.`,
  'exempt-rechter': 'the Rechter',
  'exempt-guter': ({ kritisch }) => (kritisch ? 'the Wander-Kritt' : 'the Guter'),
  'exempt-linke': 'the Linke',
  'follow-frees': 'Once a Schlag beats the led trump, the remaining players are free.',
  'follow-call':
    'Exception: if the Rechter is the first card of the hand, its leader can call “Trumpf oder Kritisch!”. Then all other players must play a Kritischer or a card of the trump suit if they have one. Once the Rechter is beaten, the remaining players are free.',
  'follow-penalty': ({ revoke, players }) =>
    revoke === 'hand'
      ? 'If a player breaks these rules, the hand ends: the opponents score the value of the hand.'
      : `A player who breaks these rules loses the game at once${revoke === 'by-score' ? ', with Bummerl by the score' : `, with exactly one Bummerl${players === 3 ? '; the other two get none' : ''}`}.`,
  'example-hand': ({ lead, hand, playable, announcers, ...pair }) =>
    `${announced(pair)}; ${the(lead)} is led: of ${cards(hand)}, ${announcers ? 'the forehand and the dealer' : 'you'} can play ${playable.length === hand.length ? 'any card' : `only ${cards(playable)}`}.`,
});

const bidding = (): RuleGroups['bidding'] => ({
  'heading-bids': 'Bids',
  'bids-never': 'There are no bids at this table.',
  'bids-own-turn':
    'Before playing a card, the player whose turn it is can make the hand worth one point more: from 2 to 3, then to 4 and so on.',
  'bids-anytime':
    'From the announcement to the last card, any player can make the hand worth one point more at any time: from 2 to 3, then to 4 and so on.',
  'bids-answer': ({ players }) =>
    `The opponents hold (the new value counts), fold (the bidders score the value before the bid, and the hand is over) or raise at once, which includes holding.${players > 2 ? ' The first of them to answer answers for both.' : ''}`,
  'bids-twice': ({ players }) => `${players === 2 ? 'No player' : 'No side'} can bid twice in a row.`,
  'bids-limit': 'A side that would win the game with the current value, or with the value just bid, cannot bid.',
  'bids-no-limit': 'A side that would win the game with the current value can still bid.',
  'bids-allies': ({ limited }) =>
    `The two who play together are one side: if one is gestrichen${limited ? ' or would win' : ''}, neither can bid.`,
  'bids-last-always': ({ kritisch }) =>
    `Once the last trick has begun, only a player whose last card is ${fitting(kritisch)} can bid.`,
  'bids-last-first': ({ kritisch }) =>
    `Once the last trick has begun, only a player whose last card is ${fitting(kritisch)} can make the first bid of the hand.`,
  'bids-last-lifted': ({ kritisch }) =>
    `Once ${kritisch ? 'a trump, a Schlag or a Kritischer' : 'a trump or a Schlag'} has taken the trick over, the suit led is not enough.`,
  'bids-last-blind': 'This does not apply to blind players.',
  'bids-farbe': ({ kritisch }) =>
    `Once the last trick has begun, the opponents can answer the first bid of the hand with “Farbe!”: then the bidder must show their last card. If it is ${fitting(kritisch)}, the bidder scores the value before the bid; if not, the opponents do. The hand is over.`,
  'bids-jump': ({ always }) =>
    `Before the first card, a side that is at least 4 points behind can open with a bid of 4${always ? ', even against a gestrichen side' : ' if no side is gestrichen'}.`,
  'bids-wild-penalty': ({ asBid }) =>
    `A bid with any other card ends the hand: the opponents score ${asBid ? 'the value of the bid' : '2 points'}.`,
});

const gestrichen = (): RuleGroups['gestrichen'] => ({
  'heading-gestrichen': 'Gestrichen',
  'gestrichen-from': ({ from, target, players }) =>
    `With ${from} or more of ${points(target)}, ${players === 4 ? 'a pair' : 'a player'} is gestrichen.`,
  'gestrichen-no-bid': 'A side that is gestrichen can no longer bid, but can still hold.',
  'gestrichen-penalty': ({ value }) =>
    `If a gestrichen side bids, the hand ends: the opponents score ${{ two: '2 points', hand: 'the hand’s value', bid: 'the value of the bid' }[value]}.`,
  'gestrichen-forced-three': ({ bids, first }) =>
    `If only one side is gestrichen, it chooses ${when(first)}: play for 3${unbid(bids)} ${orGive(2)}.${bothGestrichen(bids)}`,
  'gestrichen-luft': ({ bids, first }) =>
    `If only one side is gestrichen, it chooses ${when(first)}: play for 3 (for 4 if the opponents have no points yet)${unbid(bids)} ${orGive(2)}.${bothGestrichen(bids)}`,
  'gestrichen-four': ({ refusal, bids, first }) =>
    `Played for four (es gehen die Vier): if only one side is gestrichen and at least 4 points ahead, it chooses ${when(first)}: play for 4${unbid(bids)} ${orGive(refusal)}. With a smaller lead, the hand is like any other.`,
  'gestrichen-strike':
    'If an opponent is gestrichen, a side can set its own points to 0 before the next cut and try to win from zero (Retourschneider).',
});

const end = ({ words }: Speech): RuleGroups['end'] => ({
  'heading-end': 'Game and Bummerl',
  'end-bummerl':
    'One Bummerl counts against the losing side, two if it has no points (Schneider), and four if the winner was still at 0 when the loser was already gestrichen (Retourschneider).',
  'end-three':
    'If the two who play together reach the target at the same time, the one with more points wins; if they tie, both win.',
  'end-turns':
    'The first of the three to reach the target wins. Bummerl count against each of the other two by their own points.',

  'heading-signals': 'Signals',
  'signals-intro': ({ most }) =>
    most === 1
      ? 'Each player can make one sign in each trick. All players see it, and it need not be true.'
      : `Each player can make ${most === 2 ? 'up to two different signs in each trick, such as the suit and the rank of a card' : 'any number of signs in each trick, but each sign only once'}. All players see them, and they need not be true.`,
  'signals-early': ({ unseen }) =>
    `Players can make signs even before the announcement${unseen ? ', including players who have not seen their cards' : ''}. These signs count for the first trick.`,
  signal: ({ gesture, meaning }) => `${gesture}: ${meaning}`,

  'heading-words': 'Words of this table',

  schlag: words.schlag,
  gesture: words.gesture,
  meaning: words.meaning,
});

/** Creates the rules in English with these words. */
export const rulesIn = (words: Words): ExplainMessages => {
  const speech = speechOf(words);
  return {
    ...aim(speech),
    ...packOfCards(speech),
    ...deal(speech),
    ...announcement(speech),
    ...order(speech),
    ...follow(speech),
    ...bidding(),
    ...gestrichen(),
    ...end(speech),
    ...regionalEntries(regionalIn(words)),
  };
};

/** The rules in English. Game terms stay German. */
export const rules: ByDeck<ExplainMessages> = byDeck(WORDS, rulesIn);
