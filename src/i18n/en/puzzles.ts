import type { PuzzleMessages } from '../de/puzzles.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { WORDS } from './words.js';

const outOf100 = (percent: number): string =>
  percent === 0 ? 'hardly once in 100 times' : percent === 1 ? 'once in 100 times' : `${percent} times out of 100`;
const listed = (tricks: readonly number[]): string =>
  tricks.length > 1
    ? `tricks ${tricks.slice(0, -1).join(', ')} and ${tricks[tricks.length - 1]}`
    : `trick ${tricks.join()}`;

const messagesWith = ({ card, schlag, suit }: Words): PuzzleMessages => {
  const cards = ({ card: right, percent, next, nextPercent }: Parameters<PuzzleMessages['because-takes']>[0]): string =>
    percent === 100
      ? `With the ${card(right)}, you win the hand however the cards lie; with the ${card(next)}, ${outOf100(nextPercent)}.`
      : `With the ${card(right)}, you win the hand ${outOf100(percent)}; with the ${card(next)}, ${outOf100(nextPercent)}.`;
  return {
    'puzzle-daily': 'Puzzle of the day',
    'puzzle-close': 'End the puzzle',
    'puzzle-resume': 'Keep solving',
    'puzzle-difficulty': ({ of }) => `Difficulty ${of} of 3`,
    'theme-tricks': 'Win the hand',
    'theme-find': 'Find Schlag and Trumpf',
    'theme-announce': 'Name Schlag or Trumpf',
    'theme-bid': 'Hold or fold',
    'puzzle-right': 'Solved!',
    'puzzle-wrong': 'That is not it.',
    'puzzle-solution': 'The solution:',
    'puzzle-tries': ({ tries }) => (tries === 1 ? 'On the first try.' : `On try ${tries}.`),
    'puzzle-streak': ({ days }) =>
      days === 1 ? 'Today’s puzzle is solved.' : `${days} daily puzzles solved in a row.`,
    'puzzle-next': 'Next puzzle',
    'puzzle-skip': 'Another one',
    'puzzle-show': 'Show the solution',
    'puzzle-play': 'Play a game',
    'puzzle-tricks': 'Cards played',
    'puzzle-led': 'led',
    'puzzle-won': 'takes the trick',
    'puzzle-again': 'Name something else',
    'ask-tricks': ({ need }) =>
      `You need ${need === 1 ? 'one more trick' : `${need} more tricks`}. Which card wins the hand most often?`,
    'ask-find': 'Only one Schlag and one Trumpf fit all cards played. Name the Schlag first.',
    'ask-find-trumpf': ({ schlag: one }) => `Schlag ${schlag(one)}. And which Trumpf?`,
    'ask-schlag': 'Which Schlag wins the hand most often?',
    'ask-trumpf': ({ schlag: one }) => `The Schlag is ${schlag(one)}. Which Trumpf wins the hand most often?`,
    'ask-bid': ({ name, to, value }) => `${name} bids ${to}. Hold (worth\u00A0${to}) or fold (they get\u00A0${value})?`,
    'wrong-card': ({ percent }) => `This card wins the hand ${outOf100(percent)}; another card wins more often.`,
    'wrong-name': ({ percent }) => `This choice wins the hand ${outOf100(percent)}; another one wins more often.`,
    'wrong-hold': 'Your cards are too weak to hold.',
    'wrong-fold': 'Your cards are too good to fold.',
    'wrong-pair': ({ schlag: one, trumpf, tricks }) =>
      `Schlag ${schlag(one)} and Trumpf ${suit(trumpf)} do not fit ${tricks.length === 0 ? 'the cards' : listed(tricks)}.`,
    'because-lead-calls': (params) => `Call for trumps! ${cards(params)}`,
    'because-lead-quiet': (params) => `Do not call for trumps! ${cards(params)}`,
    'because-takes': (params) => `Beat it! ${cards(params)}`,
    'because-leaves-it': (params) => `The trick is your partner’s. ${cards(params)}`,
    'because-gives-up': (params) => `Let this trick go! ${cards(params)}`,
    'because-only-pair': ({ schlag: one, trumpf, excluded }) =>
      `Schlag ${schlag(one)}, Trumpf ${suit(trumpf)}: the cards played exclude the other ${excluded} pairs.`,
    'because-schlag': ({ schlag: one, own, percent, next, nextPercent }) =>
      `You hold ${own === 0 ? 'none' : own} of these cards. With Schlag ${schlag(one)}, you win the hand ${outOf100(percent)}; with Schlag ${schlag(next)}, ${outOf100(nextPercent)}.`,
    'because-trumpf': ({ trumpf, own, rechter, percent, next, nextPercent }) =>
      `You hold ${own === 0 ? 'no card' : own === 1 ? 'one card' : `${own} cards`} of this suit${rechter ? ', including the Rechter' : ''}. With Trumpf ${suit(trumpf)}, you win the hand ${outOf100(percent)}; with Trumpf ${suit(next)}, ${outOf100(nextPercent)}.`,
    'because-hold': ({ to, percent, needed }) =>
      `Hold! You win the hand ${outOf100(percent)}, and at this score, ${needed} is enough to play for ${to}.`,
    'because-fold': ({ to, percent, needed }) =>
      `Fold! You win the hand ${outOf100(percent)}, but at this score, playing for ${to} needs at least ${needed}.`,
    'checked-exactly': ({ worlds }) => `Checked with all ${worlds} possible deals.`,
    'checked-judged': ({ worlds }) => `Judged by ${worlds} deals that the computer considers likely.`,
  };
};

/** The English puzzle texts. */
export const puzzles: ByDeck<PuzzleMessages> = byDeck(WORDS, messagesWith);
