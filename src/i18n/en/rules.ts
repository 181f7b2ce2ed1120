import type { Card, Suit } from '../../rules/card.js';
import { asKritischer } from '../as-kritischer.js';
import { SUITS } from '../card-names.js';
import type { ExplainMessages, RuleGroups } from '../de/rules.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { WORDS } from './words.js';

const listed = (items: readonly string[], word = 'and'): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
const { points } = WORDS.salzburg;
const fitting = (kritisch: boolean): string =>
  kritisch ? 'of the suit led, a trump, a Schlag or a Kritischer' : 'of the suit led, a trump or a Schlag';
/** Of two players the one before the dealer is the one after him, too. */
const cutter = (players: number): string => (players === 2 ? 'The forehand' : 'The player before the dealer');
const orGive = (count: number): string => `or give the others ${points(count)}`;
const unbid = (bids: boolean): string => (bids ? ', without bids,' : '');
const bothGestrichen = (bids: boolean): string => (bids ? ' If both are, the hand is played without bids.' : '');

/** The words of a deck, and its cards as they stand in sentences. */
const speechOf = (words: Words) => {
  const the = (card: Card): string => `the ${words.card(card)}`;
  return {
    words,
    the,
    cards: (all: readonly Card[]): string => listed(all.map(the)),
    announced: ({ schlag, trumpf }: { readonly schlag: string; readonly trumpf: Suit }): string =>
      `Schlag ${schlag}, Trumpf ${words.suit(trumpf)}`,
    /** With the names that they have. */
    named: (all: readonly Card[]): readonly string[] => all.map((card) => asKritischer(card, the(card))),
  };
};
type Speech = ReturnType<typeof speechOf>;

const aim = ({ words }: Speech): RuleGroups['aim'] => ({
  title: ({ variant, players }) => `${words.variant(variant)} ${words.tableFor(players)}`,

  'heading-aim': 'What it is about',
  'aim-two': 'Two play against each other.',
  'aim-three':
    'Three play, and each scores for himself. In every hand the forehand, the player after the dealer, plays alone against the two others; if those two win, both score the points.',
  'aim-four': 'Two pairs play against each other; partners sit opposite.',
  'aim-tricks': ({ players }) =>
    `Everybody gets five cards. A trick is one card from each; whoever takes it leads to the next. ${{ 2: 'Whoever has three tricks first', 3: 'Whoever has three tricks first, the two together,', 4: 'The pair that has three tricks first' }[players]} wins the hand.`,
  'aim-points': ({ bids, target }) =>
    `A hand is worth ${points(2)}${bids ? ', and bids make it worth more' : ''}. Whoever has ${points(target)} first wins the game.`,
});

const packOfCards = ({ words, cards }: Speech): RuleGroups['packOfCards'] => ({
  'heading-cards': 'The cards',
  'cards-pack': ({ pack, six }) =>
    `${pack} cards in four suits: ${listed(SUITS.map(words.suit))}. From the top: Ace, King, ${words.rank('O')}, ${words.rank('U')}, 10, 9, 8, 7${six ? ', 6' : ''}.`,
  'cards-weli': `One of them is the Weli, the Six of ${words.suit('S')}: the only six there is.`,
  'cards-weli-six': `The Six of ${words.suit('S')} is called Weli.`,
  'cards-kritische': ({ kritische }) =>
    kritische.length === 1
      ? `There is one Kritischer, ${cards(kritische)}: it beats every other card.`
      : `The Kritische are ${cards(kritische)}: they beat all other cards.`,
});

const deal = ({ cards }: Speech): RuleGroups['deal'] => ({
  'heading-deal': 'Cut and deal',
  'deal-first': ({ players }) =>
    `At the start ${players === 4 ? 'one of each pair' : 'everybody'} draws a card; whoever has the highest deals, and equal ones draw again. After each hand the next player deals.`,
  'deal-clockwise': 'Play goes clockwise. The player after the dealer is the forehand and leads to the first trick.',
  'deal-counterclockwise':
    'Play goes counter-clockwise. The player after the dealer is the forehand and leads to the first trick.',
  'deal-cut': ({ players }) => `${cutter(players)} cuts.`,
  'deal-cut-peek': ({ players }) =>
    `${cutter(players)} cuts and may, as the only one, look at the bottom card; it is sure to stay out of play.`,
  'deal-cut-take': ({ players }) =>
    `${cutter(players)} cuts and looks at the bottom card of the packet lifted off: a Kritischer may be taken. If it is, the dealer looks at the next card, and after him the cutter once more. It ends as soon as a card is no Kritischer, or is left lying. Whoever took cards is dealt that many fewer; they are not shown.`,
  'deal-cut-bluff': ({ players }) =>
    `The cutter may also bluff: take another card as if it were a Kritischer. If he has played all five cards in the end and there was no Kritischer among them, ${players === 4 ? 'his pair' : 'he'} loses 2 points, but never more than there are.`,
  'deal-cards': 'Everybody gets five cards: three first, then two. The rest is put aside.',
  'deal-look-announcers': ({ players }) =>
    `Forehand and dealer look at their cards first, ${players === 3 ? 'the third player' : 'their partners'} only after the announcement.`,
  'deal-look-everyone': 'Everybody looks at his cards at once.',
  'deal-maschine': ({ count, kritische, players }) =>
    `Maschine: whoever gets ${cards(kritische)}${kritische.length > 1 ? ' together' : ''} says so; ${players === 4 ? 'his pair' : players === 3 ? 'his side' : 'he'} scores ${points(count)}, and the hand is over.`,
});

const announcement = ({ words }: Speech): RuleGroups['announcement'] => ({
  'heading-announcement': 'The announcement',
  'announce-what':
    'Two things are settled: the Schlag, a rank such as “Eight”, and the Trumpf, a suit such as “Hearts”.',
  'announce-open':
    'The forehand names the Schlag, then the dealer the Trumpf. They may name what they do not hold. Everybody hears it.',
  'announce-both': 'The forehand names Schlag and Trumpf. He may name what he does not hold. Everybody hears it.',
  'announce-blind':
    'Forehand and dealer alone know Schlag and Trumpf until the hand is over. The two others are the blind ones: they know nothing of it and may play any card.',
  'announce-blind-two': 'So with two players both know Schlag and Trumpf.',
  'announce-chosen':
    'Forehand and dealer each choose a card of their own, at the same time, and show it to each other. The forehand’s sets the Schlag, the dealer’s the Trumpf; both stay in hand.',
  'announce-sequential':
    'The forehand shows the dealer a card of his own: it sets the Schlag. Then the dealer shows the forehand one: it sets the Trumpf. Both stay in hand.',
  'announce-bottom':
    'Nobody chooses: the last card dealt to the forehand sets the Schlag, the last one dealt to the dealer the Trumpf. The two show them to each other; both stay in hand.',
  'announce-bottom-weli': ({ six }) =>
    `${six ? 'A six, the Weli too,' : 'The Weli'} gives no Schlag: then the next card up counts. As Trumpf the Weli gives ${words.suit('S')}.`,
  'announce-weli-shown': ({ six }) =>
    `The Weli sets the Schlag “Weli”, but as Trumpf ${words.suit('S')}.${six ? ' Any other six sets the Schlag “Six”; then the Weli is a six like the others.' : ''}`,
  'announce-weli-not-shown': ({ six }) =>
    `${six ? 'A six, the Weli too,' : 'The Weli'} cannot be shown as Schlag. As Trumpf the Weli gives ${words.suit('S')}.`,
  'announce-open-trick': 'The cards of the first trick stay open all through the hand.',
  'announce-weli': ({ six }) =>
    `The Weli can be the Schlag too: then it is the only one.${six ? ' If “Six” is the Schlag, the Weli is a six like the others.' : ''}`,
  'announce-weli-never': ({ six }) =>
    six ? 'A six, the Weli too, cannot be the Schlag.' : 'The Weli cannot be the Schlag.',
  'ask-schoeneres-forehand': 'Schöneres: instead of naming anything the forehand may ask for new cards, once a hand.',
  'ask-schoeneres-announcers':
    'Schöneres: instead of naming anything the forehand may ask for new cards, and after him the dealer; once a hand in all.',
  'ask-schoeneres-until-shown':
    'Schöneres: before they show a card, forehand and dealer may ask for new cards; once a hand in all.',
  'ask-schoeneres-yes-reshuffle':
    'If the other agrees, both put all five cards away; they are shuffled into the rest, and both get five new ones. Then the announcement begins again.',
  'ask-schoeneres-yes-stock':
    'If the other agrees, both put all five cards away and get five new ones from the rest. Then the announcement begins again.',
  'ask-schlagtausch': ({ who, schoeneres }) =>
    `Schlagtausch: ${{ dealer: 'before he names anything, the dealer may ask once a hand', forehand: 'before he names anything, the forehand may ask once a hand', either: 'before they name anything, forehand and dealer may ask, once a hand in all,' }[who]} that the two swap what they name. If the other agrees, the dealer names the Schlag, then the forehand the Trumpf; what was named before is void. The forehand leads all the same.${schoeneres ? ' After that there is no Schöneres any more.' : ''}`,
  zusammenschauen: 'Zusammenschauen: once the announcement stands, those who play together see each other’s cards.',
});

const order = ({ words, the, cards, announced, named }: Speech): RuleGroups['order'] => ({
  'heading-order': 'Which card wins',
  'order-intro': 'From the highest to the lowest:',
  'order-kritische': ({ kritische }) =>
    kritische.length === 1
      ? `The Kritischer: ${named(kritische).join()}. It belongs to no suit and no rank.`
      : `The Kritische: ${named(kritische).join(', then ')}. They belong to no suit and no rank.`,
  'order-guter': ({ kritisch }) =>
    `The ${kritisch ? 'Wander-Kritt' : 'Guter'}: the trump one rank above the Schlag; with the Schlag Ace it is the Seven of trumps.${kritisch ? ' If that card is a Kritischer, there is none.' : ''}`,
  'order-guter-weli': ({ has }) =>
    has ? 'If the Weli is the Schlag, it is the Seven of trumps.' : 'If the Weli is the Schlag, there is none.',
  'order-rechter': 'The Rechter: the card that is Schlag and Trumpf in one.',
  'order-rechter-kritisch': 'If it is a Kritischer, there is no separate Rechter.',
  'order-rechter-weli': 'If the Weli is the Schlag, it is the Rechter, and there are no Linke.',
  'order-linke':
    'The Linke: the other cards of the Schlag’s rank. They are equal; of several the first one played wins.',
  'order-trumps': 'The other trumps, from the Ace down.',
  'order-weli-lowest': 'Unless it is the Schlag, the Weli is always a trump, the lowest, whatever suit is Trumpf.',
  'order-weli-schell': `Unless it is the Schlag, the Weli is the lowest card of ${words.suit('S')}, and a trump only if ${words.suit('S')} are Trumpf.`,
  'order-suit': 'The suit led, from the Ace down. Other suits never win.',
  'example-tiers': (pair) => `${announced(pair)}:`,
  'example-trick': ({ played, winner, ...pair }) =>
    `${announced(pair)}; played are ${cards(played)}: ${the(winner)} takes the trick.`,
});

const follow = ({ the, cards, announced }: Speech): RuleGroups['follow'] => ({
  'heading-follow': 'Which card may be played',
  'follow-plain': 'Suits never have to be followed, and nobody ever has to beat a card.',
  'follow-none': 'Everybody may play any card, always.',
  'follow-everyone': 'But if trump is called for, everybody who has a trump must play one.',
  'follow-announcers':
    'But if trump is called for, forehand and dealer must play a trump if they have one; the others are free.',
  'follow-led': ({ led, not }) =>
    `Trump is called for when somebody leads ${listed(led, 'or')}; ${listed(not, 'or')} calls for nothing.`,
  'led-trump': 'a card of the trump suit',
  'led-rechter': 'the Rechter',
  'led-guter': ({ kritisch }) => (kritisch ? 'the Wander-Kritt' : 'the Guter'),
  'led-weli': 'the Weli',
  'not-led-linker': 'a Linker',
  'not-led-kritischer': 'a Kritischer',
  'not-led-guter': ({ kritisch }) => (kritisch ? 'the Wander-Kritt' : 'the Guter'),
  'follow-replace': ({ bound }) =>
    bound
      ? 'A Linker may be played instead of another trump; whoever has no other must play it.'
      : 'A Linker may be played instead of a trump.',
  'follow-no-replace': 'A Linker does not count as a trump here.',
  'follow-kritische': 'A Kritischer may always be played, and never has to be.',
  'follow-exempt': ({ kinds }) => `One never has to give up ${listed(kinds)}: with no other trump one is free.`,
  'exempt-rechter': 'the Rechter',
  'exempt-guter': ({ kritisch }) => (kritisch ? 'the Wander-Kritt' : 'the Guter'),
  'exempt-linke': 'the Linke',
  'follow-call':
    'There is one exception: if the Rechter is the very first card of the hand, its leader may call “Trumpf oder Kritisch!”. Then everybody else must play a Kritischer or a card of the trump suit if he has one. Once somebody has beaten the Rechter, those after him are free.',
  'follow-penalty': 'Whoever does not play what he must loses the game at once.',
  'example-hand': ({ lead, hand, playable, announcers, ...pair }) =>
    `${announced(pair)}; ${the(lead)} is led: of ${cards(hand)} ${announcers ? 'forehand and dealer' : 'one'} may play ${playable.length === hand.length ? 'any card' : `only ${cards(playable)}`}.`,
});

const bidding = (): RuleGroups['bidding'] => ({
  'heading-bids': 'Bids',
  'bids-never': 'There are no bids at this table.',
  'bids-own-turn':
    'Before he plays his card, the player whose turn it is may make the hand worth one point more: from 2 to 3, then to 4 and so on.',
  'bids-anytime':
    'From the announcement to the last card anybody may make the hand worth one point more at any time: from 2 to 3, then to 4 and so on.',
  'bids-answer': ({ players }) =>
    `The others hold (the new value counts), fold (the bidders score the value before the bid, and the hand is over) or bid higher at once, which includes holding.${players > 2 ? ' Whoever of them answers first answers for both.' : ''}`,
  'bids-twice': ({ players }) => `${players === 2 ? 'Nobody' : 'No side'} may bid twice in a row.`,
  'bids-limit': 'Whoever would win the game with the value as it stands, or as just offered, may not bid.',
  'bids-allies': 'The two who play together are one side: if one is gestrichen or would win, neither may bid.',
  'bids-last-always': ({ kritisch }) =>
    `Once a card lies in the last trick, only he may bid whose last card is ${fitting(kritisch)}.`,
  'bids-last-first': ({ kritisch }) =>
    `Once a card lies in the last trick, and if nobody has bid before, only he may bid whose last card is ${fitting(kritisch)}.`,
  'bids-last-blind': 'The blind ones are not bound by this.',
  'bids-farbe': ({ kritisch }) =>
    `Once a card lies in the last trick, and if nobody has bid before, the others may answer a bid with “Farbe!”: the bidder shows his card. If it is ${fitting(kritisch)}, the bidder scores the value before the bid; if not, the others do. The hand is over.`,
  'bids-jump':
    'Before the first card, whoever is at least 4 points behind may bid 4 at once, as the first bid, if nobody is gestrichen.',
  'bids-wild-penalty': 'Whoever bids on another card all the same ends the hand: the others score 2 points.',
});

const gestrichen = (): RuleGroups['gestrichen'] => ({
  'heading-gestrichen': 'Gestrichen',
  'gestrichen-from': ({ from, target, players }) =>
    `With ${from} or more of ${points(target)} ${players === 4 ? 'a pair' : 'a player'} is gestrichen.`,
  'gestrichen-no-bid': 'Whoever is gestrichen may not bid any more, but may still hold.',
  'gestrichen-penalty': ({ value }) =>
    `Whoever bids all the same ends the hand: the others score ${value === 'two' ? '2 points' : 'what it is worth'}.`,
  'gestrichen-forced-three': ({ bids }) =>
    `If one side alone is gestrichen, it chooses after the announcement: to play for 3${unbid(bids)} ${orGive(2)}.${bothGestrichen(bids)}`,
  'gestrichen-luft': ({ bids }) =>
    `If one side alone is gestrichen, it chooses after the announcement: to play for 3 (for 4 if the others have no point yet)${unbid(bids)} ${orGive(2)}.${bothGestrichen(bids)}`,
  'gestrichen-four': ({ refusal, bids }) =>
    `The Four goes: if one side alone is gestrichen and at least 4 points ahead, it chooses after the announcement: to play for 4${unbid(bids)} ${orGive(refusal)}. If it is less far ahead, the hand is like any other.`,
  'gestrichen-strike':
    'If an opponent is gestrichen, one may strike one’s own points between two hands, to win from nothing after all (Retourschneider).',
});

const end = ({ words }: Speech): RuleGroups['end'] => ({
  'heading-end': 'Game and Bummerl',
  'end-bummerl':
    'Whoever loses the game is given one Bummerl; two if he has no point (Schneider); four if the winner was still at nothing when the loser was gestrichen already (Retourschneider).',
  'end-three':
    'If the two who play together reach the target at the same time, the one with more points wins; if they are equal, both win.',

  'heading-signals': 'Signals',
  'signals-intro': 'Once in each trick everybody may make a sign. All see it, and it need not be true.',
  signal: ({ gesture, meaning }) => `${gesture}: ${meaning}`,

  schlag: words.schlag,
  gesture: words.gesture,
  meaning: words.meaning,
});

/** The rules, in English, in these words. */
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
  };
};

/** The rules, in English. The words of the game itself stay German. */
export const rules: ByDeck<ExplainMessages> = byDeck(WORDS, rulesIn);
