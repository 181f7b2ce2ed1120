import type { Card } from '../../rules/card.js';
import type { WhyWon } from '../../rules/why-won.js';
import type { TableGroups, Messages } from '../de/table.js';
import type { Doer, Party } from '../party.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { talk } from './talk.js';
import { counted, WORDS } from './words.js';

/** Those who won, with what they do. */
const win = (winners: readonly string[], what: string): string =>
  winners.length === 1 ? `${winners.join()} wins ${what}` : `${winners.join(' and ')} win ${what}`;
const tricks = (count: number): string => counted(count, 'trick', 'tricks');
const inSeconds = (count: number): string => counted(count, 'second', 'seconds');
/** A score, first that of whoever is spoken of or to. */
const standing = (score: readonly number[]): string => score.join(score.length === 2 ? ' to ' : ' : ');
/** What somebody does; whoever looks is spoken to. */
const does = ({ name, own }: Doer, verb: string, yours: string): string => (own ? `You ${yours}` : `${name} ${verb}`);
/** What some of the table do: the verb for one, and for several or whoever is spoken to. */
const doing = ({ who, names }: Party, one: string, several: string, they = 'they'): string => {
  if (who === 'you' || who === 'you-all') return `you ${several}`;
  if (who === 'they') return `${they} ${several}`;
  return `${names.join(' and ')} ${names.length === 1 ? one : several}`;
};
/** Those who get something. */
const whom = ({ who, names }: Party): string =>
  ({ you: 'you', 'you-all': 'you', they: 'the others', named: names.join(' and ') })[who];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** What the Kritische are called that have names. */
const KRITISCHE: Partial<Readonly<Record<Card, string>>> = { HK: 'Max', S7: 'Belli', E7: 'Spitz' };
/** Values of a hand, as they are called out. */
const CALLED: readonly string[] =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen'.split(' ');

const labels = (words: Words): TableGroups['labels'] => ({
  us: 'Us',
  them: 'Them',
  you: 'You',

  start: 'Start the game',
  learn: 'Watten in five minutes',
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
  'label-slate': 'Slate',
  'label-announcement': 'Announcement',
  'label-choices': 'What you can do',
  'label-course': 'What happens',
  'label-log': 'Log',
  'label-last-trick': 'Last trick',
  'label-signals': 'Signals',
  'label-open-trick': 'First trick',
  'label-rules': 'Rules of this table',
  'label-settings': 'Settings',
  'label-deduction': 'What can it be?',
  'label-close': 'Close',
  hint: 'Hint',
  'hint-label': 'Hint: what would a strong player do?',
  'hint-thinking': 'Let me see …',
  'hint-mark': 'Hint',
  'label-hands': 'All cards',
  'label-review': 'Review',
  'review-thinking': 'Going through the hand …',
  'no-last-trick': 'No trick has been taken in this hand yet.',
});

const schrift = (words: Words): TableGroups['schrift'] => ({
  'whole-score': 'Show the score',
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
  'gestrichen-means': 'gestrichen (close to the target, may no longer raise)',
  dealer: 'dealer',
  'dealer-mark': 'D',
  forehand: 'forehand',
  'forehand-mark': 'F',
  partner: 'Partner',
  opponent: 'Opponent',
  'not-told': 'does not know what was named',
  alone: 'alone',
  'open-hand': ({ cards }) => `shows you ${cards.map(words.card).join(', ')}`,
  'open-cards': ({ cards }) => `open: ${cards.map(words.card).join(', ')}`,
  'holds-cards': ({ count }) => counted(count, 'card', 'cards'),
  'to-act': 'to play',
  value: ({ value }) => `Worth ${value}`,
  'last-bid': ({ name, own }) => `${own ? 'you' : name} raised`,
  'may-bid': (party) => `only ${doing(party, 'may', 'may', 'the others')} raise`,
  'may-bid-next': (party) => `now ${doing(party, 'may', 'may')}`,
  'all-may-bid': 'anybody may raise',
  'none-may-bid': 'nobody may raise',
  'word-schlag': 'Schlag',
  'word-trumpf': 'Trumpf',
  'not-announced': 'Not yet named',
  secret: 'Secret',
  'bottom-card': ({ card }) => `Bottom card, for you alone: ${words.card(card)}`,
  'played-by': ({ name, card }) => `${name}: ${words.card(card)}`,
  'role-kritischer': 'Kritischer',
  'name-kritischer': ({ card }) => KRITISCHE[card] ?? 'Kritischer',
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
  'waiting-for': ({ name }) => `${name} to play`,
  'waiting-for-draw': ({ name }) => `${name} draws a card`,
  'waiting-for-cut': ({ name }) => `${name} cuts`,
  'waiting-for-schlag': ({ name }) => `${name} names the Schlag`,
  'waiting-for-trumpf': ({ name }) => `${name} names the Trumpf`,
  'waiting-for-take': ({ name }) => `${name} is looking at a card`,
  'waiting-for-show': ({ name }) => `${name} is choosing a card`,
  'waiting-for-answer': ({ name }) => `${name} is thinking`,
  'draw-a-card': 'Higher card deals. Draw one.',
  'cut-at': ({ count, of }) => `${count} of ${of} cards`,
  'cut-where': 'Where?',
  'label-cut': 'Where to cut',
  'cut-the-pack': 'Cut the pack.',
  'cut-and-see': 'Cut the pack: you alone see the bottom card.',
  'cut-and-take': 'Cut the pack: you may take a Kritischer.',
  'take-card': ({ card }) =>
    `You see the ${words.card(card)}${KRITISCHE[card] ? `, the ${KRITISCHE[card]}` : ''}. Take the Kritischer? It counts as one of your five cards.`,
  'take-bluff': ({ card, count }) =>
    `You see the ${words.card(card)}: no Kritischer. Take it all the same, as if it were one? If that comes out, you lose ${words.points(count)}.`,
  'take-nothing': ({ card }) => `You see the ${words.card(card)}: no Kritischer.`,
  'name-schlag': ({ forehand }) => `${forehand ? 'Forehand: which' : 'Which'} Schlag (rank)?`,
  'name-trumpf': ({ schlag }) => `The Schlag is ${words.schlag(schlag)}. Which Trumpf (suit)?`,
  'show-schlag': ({ name }) => `Show the dealer (${name}) a card: it sets the Schlag.`,
  'show-trumpf': ({ name, schlag }) =>
    `${schlag === null ? '' : `The Schlag is ${words.schlag(schlag)}. `}Show the forehand (${name}) a card: it sets the Trumpf.`,
  'your-turn': 'Your turn.',
  'play-a-card': 'Your turn: play a card.',
  'tap-again': ({ card }) => `${words.card(card)}: tap again, or draw it to the middle.`,
  'must-follow': ({ schlag, critical }) => {
    const such = { any: 'a Schlag', weli: 'the Weli', rechter: 'the Rechter' }[schlag];
    return `Trump was led: play a trump${critical ? `, ${such} or a Kritischer` : ` or ${such}`}.`;
  },
  'must-answer-call': 'Trumpf oder Kritisch: play a Kritischer or a trump.',
  'cannot-show': 'This card cannot be the Schlag.',
  'asked-bid': ({ name, to, value, ...bidders }) =>
    `${name} wants ${to}. Hold (worth ${to}) or fold (${doing(bidders, 'gets', 'get')} ${value})?`,
  'asked-bid-farbe': ({ name, to, value, ...bidders }) =>
    `${name} wants ${to}. Hold (worth ${to}), fold (${doing(bidders, 'gets', 'get')} ${value}) or ask for the Farbe (if the card does not fit, you get ${value})?`,
  'asked-schoeneres': ({ name, again }) =>
    `${name} asks for a Schöneres: you both get five new cards${again ? ', and the Schlag is named again' : ''}. Agreed?`,
  'asked-schlagtausch': ({ name, schlag }) =>
    `${name} asks for a Schlagtausch: then you name the ${schlag ? 'Schlag' : 'Trumpf'}, ${name} the ${schlag ? 'Trumpf' : 'Schlag'}. Agreed?`,
  'decide-forced': ({ value, refusal, four, ...party }) =>
    `${capital(doing(party, 'is', 'are'))} gestrichen${four ? ', the Four goes' : ''}. Play for ${value} or give ${words.points(refusal)} away?`,
  'confirm-strike': ({ points, count }) =>
    `Set your own ${words.points(points)} to 0? If you still win the game, it is a Retourschneider (${count} Bummerl).`,
  'confirm-give-up': ({ refusal, ...others }) =>
    `Really fold? ${capital(doing(others, 'gets', 'get'))} ${words.points(refusal)}, and the hand is over.`,
});

const choices = (words: Words): TableGroups['choices'] => ({
  'choice-draw': 'Draw a card',
  'choice-cut': 'Cut',
  'choice-take': 'Take it',
  'choice-bluff': 'Bluff',
  'choice-leave': 'Leave it',
  'choice-call': ({ card }) => `${words.card(card)}: “Trumpf oder Kritisch!”`,
  'choice-schoeneres': 'Schöneres?',
  'note-schoeneres': ({ name }) => `new cards for you and ${name}`,
  'choice-schlagtausch': 'Schlagtausch?',
  'note-schlagtausch': ({ name }) => `you and ${name} swap what you name`,
  'choice-agree': 'Agreed',
  'choice-refuse': 'No',
  'choice-play-forced': ({ value }) => `Play for ${value}`,
  'choice-give-up': ({ refusal, ...others }) => `Fold (${doing(others, 'gets', 'get')} ${refusal})`,
  'choice-bid': ({ to }) => `Raise to ${to}`,
  'note-bid': ({ count, ...others }) => `if ${doing(others, 'folds', 'fold')}, you get ${count}`,
  'choice-hold': 'Hold',
  'choice-fold': 'Fold',
  'choice-farbe': 'Farbe!',
  'choice-strike': 'Own points to 0',
  'note-strike': 'go for the Retourschneider',
  'confirm-strike-yes': 'Set to 0',
  'confirm-give-up-yes': 'Fold',
  'confirm-no': 'Cancel',
  'choice-next-hand': 'Next hand',
  'choice-next-game': 'Next game',
});

const calls = (words: Words): TableGroups['calls'] => ({
  'said-schlag': ({ schlag }) => `${words.schlag(schlag)}!`,
  'said-trumpf': ({ trumpf }) => `${words.suit(trumpf)}!`,
  'said-take': 'I take it',
  'said-leave': 'It stays',
  'said-schoeneres': 'Schöneres?',
  'said-schlagtausch': 'Schlagtausch?',
  'said-yes': 'Yes',
  'said-no': 'No',
  'said-bid': ({ to }) => `${CALLED[to] ?? to}!`,
  'said-hold': 'Hold',
  'said-fold': 'Fold',
  'said-farbe': 'Farbe!',
  'said-call': 'Trumpf oder Kritisch!',
  'said-strike': 'Back to zero!',
  'said-sign': ({ sign }) => `${words.gesture(sign)}: ${words.meaning(sign)}`,
  'signals-that': ({ sign }) => `signals: ${words.meaning(sign)}`,
  'said-play-forced': 'Play it',
  'said-give-up': 'Fold',
});

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
  'line-drawn': ({ card, ...who }) => `${does(who, 'draws', 'draw')} the ${words.card(card)}.`,
  'line-draw-again': 'Equal ranks: draw again.',
  'line-cut': (who) => `${does(who, 'cuts', 'cut')}.`,
  'line-deal': ({ name, hand }) => `Hand ${hand}. ${name} deals.`,
  'line-you-deal': ({ hand }) => `Hand ${hand}. You deal.`,
  'line-took': (who) => `${does(who, 'takes', 'take')} a card.`,
  'line-took-card': ({ card, ...who }) => `${does(who, 'takes', 'take')} the ${words.card(card)}.`,
  'line-leaves': (who) => `${does(who, 'leaves it', 'leave it')}.`,
  'line-show': (who) => `${does(who, 'shows', 'show')} a card.`,
  'line-shown': ({ card, ...who }) => `${does(who, 'showed', 'showed')} the ${words.card(card)}.`,
  'line-announced': ({ schlag, trumpf }) => `Schlag ${words.schlag(schlag)}, Trumpf ${words.suit(trumpf)}.`,
  'line-maschine': (who) => `${does(who, 'has', 'have')} a Maschine: all Kritische!`,
  'line-call': ({ card, ...who }) => `${does(who, 'plays', 'play')} the ${words.card(card)}: “Trumpf oder Kritisch!”`,
  'line-sign': ({ sign, ...who }) =>
    `${does(who, 'signals', 'signal')}: ${words.gesture(sign)} (${words.meaning(sign)}).`,
  'line-farbe': (who) => `${does(who, 'asks for the Farbe', 'ask for the Farbe')}.`,
  'line-strike': ({ score, ...who }) =>
    `${does(who, 'strikes all points', 'strike your own points')}. The score is ${standing(score)}.`,
  'line-revoke': (who) => `${does(who, 'did', 'did')} not follow, so the game is lost.`,
  'line-gestrichen-bid': (who) => `${does(who, 'bid', 'bid')} while gestrichen, which is not allowed.`,
  'line-wild-bid': (who) =>
    `${does(who, 'bid', 'bid')} in the last trick on a card that does not fit, which is not allowed.`,
  'line-bluffed': ({ count, ...who }) =>
    `${does(who, 'bluffed', 'bluffed')} at the cut: that costs ${words.points(count)}.`,
  'line-schlag': ({ schlag, ...who }) => `${does(who, 'names', 'name')} the Schlag: ${words.schlag(schlag)}.`,
  'line-trumpf': ({ trumpf, ...who }) => `${does(who, 'names', 'name')} the Trumpf: ${words.suit(trumpf)}.`,
  'line-ask-schoeneres': (who) => `${does(who, 'asks', 'ask')} for a Schöneres.`,
  'line-ask-schlagtausch': (who) => `${does(who, 'asks', 'ask')} for a Schlagtausch.`,
  'line-agrees': (who) => `${does(who, 'agrees', 'agree')}.`,
  'line-refuses': (who) => `${does(who, 'refuses', 'refuse')}.`,
  'line-reveal': (who) => `${does(who, 'is', 'are')} ready to show the cards.`,
  'line-revealed': 'Everybody has shown the cards left over.',
  'line-redealt': 'Dealer and forehand have five new cards.',
  'line-swapped': 'Schlagtausch: the dealer names the Schlag, forehand the Trumpf.',
  'line-play': ({ name, card }) => `${name}: ${words.card(card)}.`,
  'line-bid': ({ to, ...who }) => `${does(who, 'bids', 'bid')} ${to}.`,
  'line-hold': (who) => `${does(who, 'holds', 'hold')}.`,
  'line-fold': (who) => `${does(who, 'folds', 'fold')}.`,
  'line-play-forced': (who) => `${does(who, 'wants', 'want')} to play the hand.`,
  'line-give-up': (who) => `${does(who, 'folds', 'fold')}.`,
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
  'reason-fold': (losers) => `${capital(doing(losers, 'has', 'have', 'the others'))} folded.`,
  'reason-decline': (losers) => `${capital(doing(losers, 'was', 'were', 'the others'))} gestrichen and folded.`,
  'reason-farbe': 'The last card was asked for.',
  'reason-maschine': 'A Maschine ends the hand.',
  'reason-penalty': 'That was not allowed.',
  'game-won': ({ score }) => `You have won! ${standing(score)}.`,
  'game-lost': ({ score }) => `You have lost: ${standing(score)}.`,
  'game-won-by': ({ winners, score }) => `${win(winners, 'the game')}: ${standing(score)}.`,
  'finale-won': 'You win!',
  'finale-lost': 'You lose',
  'finale-schneider': 'Schneider',
  'finale-retourschneider': 'Retourschneider',
  'kind-normal': ({ count, ...losers }) => `${count} Bummerl for ${whom(losers)}.`,
  'kind-schneider': ({ count, ...losers }) => `Schneider: ${count} Bummerl for ${whom(losers)}.`,
  'kind-retourschneider': ({ count, ...losers }) => `Retourschneider: ${count} Bummerl for ${whom(losers)}.`,

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
  'label-stats': 'Statistics',
  'stats-none': 'No game has been finished yet.',
  'stats-all': 'All variants',
  'stats-games': 'Games',
  'stats-won': 'won',
  'stats-given': 'Bummerl given',
  'stats-taken': 'Bummerl taken',
  'stats-run': 'longest run',
  'clear-kept': 'Delete statistics',
  'clear-question': 'Delete the statistics?',
  'clear-explained': 'All that was counted will be forgotten. Your game and your settings stay.',
  'clear-yes': 'Delete for good',
  'clear-no': 'Cancel',
  'clear-done': 'The statistics are deleted.',
  'clear-failed': 'They could not be deleted.',
};

const preferences: TableGroups['preferences'] = {
  'prefer-name': 'Your name',
  'prefer-help': 'Explanations',
  'prefer-help-fading': 'less and less',
  'prefer-sound': 'Sound',
  'prefer-voice': 'Voices',
  'prefer-talk': 'Table talk',
  'prefer-sort': 'Sort the cards',
  'prefer-confirm': 'Lift a card before playing it',
  'prefer-confirm-touch': 'when touched with a finger',
  'prefer-confirm-always': 'always',
  'prefer-confirm-never': 'never',
  'prefer-handed': 'Play cards',
  'prefer-handed-right': 'with the right hand',
  'prefer-handed-left': 'with the left hand',
};

const keys: TableGroups['keys'] = {
  'label-keys': 'Keys',
  'keys-digits': 'to the card or the answer at this place; once more: it counts',
  'keys-letters': 'to the next card or answer that begins so: suit, rank or word',
  'keys-arrows': 'from card to card; on the pack: where to cut',
  'keys-move': 'move the card in the hand',
  'keys-enter': 'play the card, give the answer',
  'keys-step': 'a step back or forward',
  'keys-ends': 'to the beginning, to the end',
  'keys-last-trick': 'shows the last trick',
  'keys-enlarge': 'show the card large; ← → show the other open ones',
  'keys-hover': 'hold it and point at a card with the mouse: it is shown large',
  'keys-escape': 'close, put a lifted card back',
  'keys-list': 'this list',
};

/** All that is said at the table, in English, in these words. The words of the game itself stay German. */
export const tableIn = (words: Words): Messages => ({
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
  ...talk,
  ...keys,
});

/** All that is said at the table, in English. */
export const table: ByDeck<Messages> = byDeck(WORDS, tableIn);
