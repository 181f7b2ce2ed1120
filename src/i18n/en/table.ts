import type { Card } from '../../rules/card.js';
import type { WhyWon } from '../../rules/why-won.js';
import type { TableGroups, Messages } from '../de/table.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { WORDS } from './words.js';

/** Those who won, with what they do. */
const win = (winners: readonly string[], what: string): string =>
  winners.length === 1 ? `${winners.join()} wins ${what}` : `${winners.join(' and ')} win ${what}`;
const tricks = (count: number): string => (count === 1 ? '1 trick' : `${count} tricks`);
const inSeconds = (count: number): string => (count === 1 ? '1 second' : `${count} seconds`);
/** A score, first that of whoever is spoken of or to. */
const standing = (score: readonly number[]): string => score.join(score.length === 2 ? ' to ' : ' : ');

const labels = (words: Words): TableGroups['labels'] => ({
  us: 'Us',
  them: 'Them',
  you: 'You',
  names: ['Moidl', 'Luis', 'Rosa', 'Sepp'],

  start: 'Start the game',
  starting: 'Setting the table …',
  'load-failed': 'The game could not be loaded.',
  'part-failed': 'This could not be loaded.',
  'try-again': 'Try again',
  'reload-page': 'Reload the page',
  title: 'Watten',
  'poster-text': ({ variant, players, target }) => `${words.variant(variant)} ${words.tableFor(players)}, to ${target}`,

  'label-table': 'Watten table',
  'label-hand': 'Your cards',
  'label-trick': 'Trick',
  'label-seats': 'At the table',
  'label-score': 'Score',
  'label-announcement': 'Announcement',
  'label-choices': 'What you can do',
  'label-course': 'What happens',
  'label-log': 'Course of the game',
  'label-last-trick': 'Last trick',
  'label-signals': 'Signals',
  'label-open-trick': 'First trick',
  'label-settings': 'Settings',
  'label-close': 'Close',
  hint: 'Hint',
  'hint-label': 'Hint: what would a strong player do?',
  'hint-thinking': 'Let me see …',
  'hint-mark': 'Hint',
  'label-hands': 'All cards',
  'label-review': 'Looking back',
  'review-thinking': 'Going through the hand …',
  'no-last-trick': 'No trick has been taken in this hand yet.',
});

const schrift = (words: Words): TableGroups['schrift'] => ({
  'whole-score': 'Show the whole score',
  'no-score': 'Nothing is on the slate yet.',
  'score-of-game': ({ number }) => `Game ${number}`,
  'score-hand': ({ number }) => `Hand ${number}`,
  'score-start': 'At the start',
  'score-points': ({ winners, count }) => `${winners.join(', ')}: ${words.points(count)}.`,
  'lost-normal': ({ name, count }) => `${name}: ${count} Bummerl.`,
  'lost-schneider': ({ name, count }) => `${name}: Schneider, ${count} Bummerl.`,
  'lost-retourschneider': ({ name, count }) => `${name}: Retourschneider, ${count} Bummerl.`,
  'word-bummerl': 'Bummerl',
  target: ({ target }) => `to ${target}`,
  tricks: ({ ours, theirs }) => `Tricks ${ours} : ${theirs}`,
  bummerl: ({ count }) => `${count} Bummerl`,
});

const marks = (words: Words): TableGroups['marks'] => ({
  gestrichen: 'gestrichen',
  dealer: 'dealer',
  'dealer-mark': 'D',
  forehand: 'forehand',
  alone: 'alone',
  'open-hand': ({ cards }) => `shows you ${cards.map(words.card).join(', ')}`,
  'open-cards': ({ cards }) => `open: ${cards.map(words.card).join(', ')}`,
  'holds-cards': ({ count }) => (count === 1 ? '1 card' : `${count} cards`),
  'to-act': 'to act',
  value: ({ value }) => `for ${words.points(value)}`,
  'word-schlag': 'Schlag',
  'word-trumpf': 'Trumpf',
  'not-announced': 'not announced',
  secret: 'a secret announcement',
  'bottom-card': ({ card }) => `At the bottom: ${words.card(card)}`,
  'played-by': ({ name, card }) => `${name}: ${words.card(card)}`,
  'role-kritischer': 'Kritischer',
  'role-guter': 'Guter',
  'role-wander-kritt': 'Wander-Kritt',
  'role-rechter': 'Rechter',
  'role-linker': 'Linker',
  'role-trumpf': 'Trumpf',
  'hidden-card': 'face down',
  'hands-held': 'What everybody held.',
  'waiting-for-hands': 'The others have not shown their cards yet.',
  'trick-number': ({ number, count }) => `Trick ${number} of ${count}.`,
  'trick-broken-off': 'Not played to its end.',
  'trick-back': 'One trick back',
  'trick-forward': 'One trick on',
  'wins-trick': 'wins the trick',
  'cannot-play': 'cannot be played now',
});

const prompts = (words: Words): TableGroups['prompts'] => ({
  'waiting-for': ({ name }) => `${name} is to play`,
  'waiting-for-draw': ({ name }) => `${name} draws a card`,
  'waiting-for-cut': ({ name }) => `${name} cuts`,
  'waiting-for-schlag': ({ name }) => `${name} names the Schlag`,
  'waiting-for-trumpf': ({ name }) => `${name} names the Trumpf`,
  'waiting-for-take': ({ name }) => `${name} is looking at a card`,
  'waiting-for-show': ({ name }) => `${name} is choosing a card`,
  'waiting-for-answer': ({ name }) => `${name} is thinking`,
  'draw-a-card': 'Who deals? The higher card. Draw one.',
  'cut-the-pack': 'You cut the pack.',
  'take-card': ({ card }) => `You see the ${words.card(card)}, a Kritischer. Take it?`,
  'take-bluff': ({ card }) =>
    `You see the ${words.card(card)}: no Kritischer. Take it all the same, as if it were one?`,
  'take-nothing': ({ card }) => `You see the ${words.card(card)}: no Kritischer.`,
  'name-schlag': 'Which Schlag (rank)?',
  'name-trumpf': ({ schlag }) => `The Schlag is ${words.schlag(schlag)}. Which Trumpf (suit)?`,
  'show-schlag': 'Show the dealer a card: it gives the Schlag.',
  'show-trumpf': ({ schlag }) =>
    `${schlag === null ? '' : `The Schlag is ${words.schlag(schlag)}. `}Show the forehand a card: it gives the Trumpf.`,
  'play-a-card': 'It is your turn.',
  'tap-again': ({ card }) => `${words.card(card)}: tap again, or draw it to the middle.`,
  'must-follow': 'Trump was led: play a trump or a Schlag.',
  'must-answer-call': 'Trumpf oder Kritisch: play a Kritischer or a trump.',
  'cannot-show': 'This card cannot be the Schlag.',
  'asked-bid': ({ name, to }) => `${name} bids ${to}. Hold?`,
  'asked-schoeneres': ({ name }) => `${name} asks for a Schöneres: five new cards for you both.`,
  'asked-schlagtausch': ({ name }) => `${name} asks for a Schlagtausch: you swap what you name.`,
  'decide-forced': ({ value, refusal }) => `Gestrichen: play for ${value}, or give ${words.points(refusal)} away?`,
});

const choices = (words: Words): TableGroups['choices'] => ({
  'choice-draw': 'Draw a card',
  'choice-cut': 'Cut',
  'choice-take': 'Take it',
  'choice-bluff': 'Bluff',
  'choice-leave': 'Leave it',
  'choice-call': ({ card }) => `${words.card(card)}: “Trumpf oder Kritisch!”`,
  'choice-schoeneres': 'Schöneres?',
  'choice-schlagtausch': 'Schlagtausch?',
  'choice-agree': 'Agreed',
  'choice-refuse': 'No',
  'choice-play-forced': ({ value }) => `Play for ${value}`,
  'choice-give-up': ({ refusal }) => `Give up (${refusal})`,
  'choice-bid': ({ to }) => `Bid ${to}`,
  'choice-hold': 'Hold',
  'choice-fold': 'Fold',
  'choice-farbe': 'Farbe!',
  'choice-strike': 'Strike our points',
  'choice-next-hand': 'Next hand',
  'choice-next-game': 'Next game',
});

const calls = (words: Words): TableGroups['calls'] => ({
  'said-schlag': ({ schlag }) => `${words.schlag(schlag)}!`,
  'said-trumpf': ({ trumpf }) => `${words.suit(trumpf)}!`,
  'said-schoeneres': 'Schöneres?',
  'said-schlagtausch': 'Schlagtausch?',
  'said-yes': 'Yes',
  'said-no': 'No',
  'said-bid': ({ to }) => `${to}!`,
  'said-hold': 'Hold',
  'said-fold': 'Fold',
  'said-farbe': 'Farbe!',
  'said-call': 'Trumpf oder Kritisch!',
  'said-strike': 'We strike',
  'said-sign': ({ sign }) => `(${words.gesture(sign)})`,
  'said-play-forced': 'We play',
  'said-give-up': 'We fold',
});

/** What the Kritische are called that have names. */
const KRITISCHE: Partial<Readonly<Record<Card, string>>> = { HK: 'Max', S7: 'Belli', E7: 'Spitz' };

/** Why a card has won, after its name. */
const wonAs = ({ card, by, among }: WhyWon): string => {
  switch (by) {
    case 'kritischer':
      return KRITISCHE[card] ?? `${among ? 'the highest' : 'a'} Kritischer`;
    case 'guter':
      return 'the Guter';
    case 'wander-kritt':
      return 'the Wander-Kritt';
    case 'rechter':
      return 'the Rechter';
    case 'linker':
      return among ? 'a Linker, played first' : 'a Linker';
    case 'trumpf':
      return among ? 'the highest Trumpf' : 'the only Trumpf';
    case 'suit-led':
      return among ? 'the highest card of the suit led' : 'the only card of the suit led';
  }
};
/** The end of a sentence on a trick: the card that has won and why, if the viewer may know it. */
const because = (words: Words, why: WhyWon | null): string => (why ? `: ${words.card(why.card)}, ${wonAs(why)}.` : '.');

const log = (words: Words): TableGroups['log'] => ({
  'line-drawn': ({ name, card }) => `${name}: ${words.card(card)} drawn.`,
  'line-draw-again': 'Equal ranks: draw again.',
  'line-cut': ({ name }) => `${name}: pack cut.`,
  'line-deal': ({ name, hand }) => `Hand ${hand}. ${name} deals.`,
  'line-you-deal': ({ hand }) => `Hand ${hand}. You deal.`,
  'line-took': ({ name }) => `${name}: took a card.`,
  'line-took-card': ({ name, card }) => `${name}: took the ${words.card(card)}.`,
  'line-leaves': ({ name }) => `${name}: left it.`,
  'line-show': ({ name }) => `${name}: showed a card.`,
  'line-shown': ({ name, card }) => `${name}: showed the ${words.card(card)}.`,
  'line-announced': ({ schlag, trumpf }) => `Schlag ${words.schlag(schlag)}, Trumpf ${words.suit(trumpf)}.`,
  'line-maschine': ({ name }) => `${name}: Maschine! All Kritische.`,
  'line-call': ({ name, card }) => `${name}: ${words.card(card)}, Trumpf oder Kritisch!`,
  'line-sign': ({ name, sign }) => `${name}: ${words.gesture(sign)} (${words.meaning(sign)}).`,
  'line-farbe': ({ name }) => `${name}: Farbe!`,
  'line-strike': ({ name, score }) => `${name}: points struck. It is ${standing(score)}.`,
  'line-revoke': ({ name }) => `${name}: did not follow, so the game is lost.`,
  'line-gestrichen-bid': ({ name }) => `${name}: bid while gestrichen, which is not allowed.`,
  'line-wild-bid': ({ name }) => `${name}: bid in the last trick on a card that does not fit.`,
  'line-bluffed': ({ name }) => `${name}: bluffed at the cut, 2 points lost.`,
  'line-schlag': ({ name, schlag }) => `${name}: Schlag ${words.schlag(schlag)}.`,
  'line-trumpf': ({ name, trumpf }) => `${name}: Trumpf ${words.suit(trumpf)}.`,
  'line-ask-schoeneres': ({ name }) => `${name}: Schöneres?`,
  'line-ask-schlagtausch': ({ name }) => `${name}: Schlagtausch?`,
  'line-agrees': ({ name }) => `${name}: agreed.`,
  'line-refuses': ({ name }) => `${name}: no.`,
  'line-reveal': ({ name }) => `${name}: ready to show the cards.`,
  'line-revealed': 'Everybody has shown the cards left over.',
  'line-redealt': 'Dealer and forehand have five new cards.',
  'line-swapped': 'Schlagtausch: the dealer names the Schlag, forehand the Trumpf.',
  'line-play': ({ name, card }) => `${name}: ${words.card(card)}.`,
  'line-bid': ({ name, to }) => `${name}: bid ${to}.`,
  'line-hold': ({ name }) => `${name}: held.`,
  'line-fold': ({ name }) => `${name}: folded.`,
  'line-play-forced': ({ name }) => `${name}: the hand is played.`,
  'line-give-up': ({ name }) => `${name}: given up.`,
  'line-trick': ({ name, why }) => `Trick for ${name}${because(words, why)}`,
  'line-your-trick': ({ why }) => `Your trick${because(words, why)}`,
  'line-hand-won-by': ({ winners, count, score }) =>
    `${win(winners, 'the hand')}: ${words.points(count)}. The score is ${standing(score)}.`,
  'line-hand-won': ({ count, score }) => `Hand won: ${words.points(count)}. The score is ${standing(score)}.`,
  'line-hand-lost': ({ count, score }) => `Hand lost: ${words.points(count)}. The score is ${standing(score)}.`,
});

const results = (words: Words): TableGroups['results'] => ({
  'hand-won-by': ({ winners, count }) => `${win(winners, 'the hand')}: ${words.points(count)}.`,
  'hand-won': ({ count }) => `Hand won: ${words.points(count)}.`,
  'hand-lost': ({ count }) => `Hand lost: ${words.points(count)}.`,
  'reason-tricks': ({ ours, theirs }) => `${tricks(ours)} to ${theirs}.`,
  'reason-fold': 'The bid was not held.',
  'reason-decline': 'The forced game was given up.',
  'reason-farbe': 'The last card was asked for.',
  'reason-maschine': 'A Maschine ends the hand.',
  'reason-penalty': 'That was not allowed.',
  'game-won': ({ score }) => `You have won! ${standing(score)}.`,
  'game-lost': ({ score }) => `You have lost: ${standing(score)}.`,
  'game-won-by': ({ winners, score }) => `${win(winners, 'the game')}: ${standing(score)}.`,
  'kind-normal': ({ count }) => `${count} Bummerl for the losers.`,
  'kind-schneider': ({ count }) => `Schneider: ${count} Bummerl for the losers.`,
  'kind-retourschneider': ({ count }) => `Retourschneider: ${count} Bummerl for the losers.`,

  'connection-lost': 'The connection is interrupted …',
});

const company: TableGroups['company'] = {
  away: 'away',
  'goes-away': ({ name }) => `${name} is away.`,
  'is-back': ({ name }) => `${name} is back.`,
  'time-left': ({ seconds }) => `${inSeconds(seconds)} left`,
  'time-short': ({ seconds }) => `You have ${inSeconds(seconds)} left.`,
};

const keeping: TableGroups['keeping'] = {
  paused: 'Paused',
  'goes-on': 'The game goes on.',
  'delete-kept': 'Delete what is saved',
  'delete-question': 'Delete everything this table has saved here?',
  'delete-explained':
    'Your game, your statistics and your settings will be deleted. The game goes on; nothing is saved until you play on.',
  'delete-yes': 'Delete for good',
  'delete-no': 'Cancel',
  'delete-done': 'Everything is deleted. Nothing is saved until you play on.',
  'delete-failed': 'It could not be deleted.',
};

const preferences: TableGroups['preferences'] = {
  'prefer-sound': 'Sound',
  'prefer-sort': 'Sort the cards',
  'prefer-confirm': 'Lift a card before playing it',
  'prefer-confirm-touch': 'when touched with a finger',
  'prefer-confirm-always': 'always',
  'prefer-confirm-never': 'never',
  'prefer-handed': 'Play cards',
  'prefer-handed-right': 'with the right hand',
  'prefer-handed-left': 'with the left hand',
};

/** All that is said at the table, in English. The words of the game itself stay German. */
export const table: ByDeck<Messages> = byDeck(WORDS, (words) => ({
  ...words,
  ...labels(words),
  ...schrift(words),
  ...marks(words),
  ...prompts(words),
  ...choices(words),
  ...calls(words),
  ...log(words),
  ...results(words),
  ...company,
  ...keeping,
  ...preferences,
}));
