import type { TableGroups, Messages } from '../de/table.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { choices, prompts } from './prompts.js';
import { keeping, keys, preferences } from './menu.js';
import { doing } from './phrases.js';
import { talk } from './talk.js';
import { calls, company, log, results } from './events.js';
import { KRITISCHE } from '../card-names.js';
import { counted, WORDS } from './words.js';

const labels = (words: Words): TableGroups['labels'] => ({
  us: 'Us',
  them: 'Them',
  you: 'You',

  start: 'Start the game',
  learn: 'Watten in five minutes',
  starting: 'Setting the table …',
  'load-failed': 'The game could not be loaded.',
  elsewhere: 'Your game now continues in another window.',
  'take-back': 'Continue here',
  'not-kept': 'Your game is not being saved in this browser. It will be lost if you reload the page.',
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
  'label-choices': 'Your options',
  'label-course': 'Events',
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
  'score-sum': 'Total:',
  'score-points': ({ winners, count }) => `${winners.join(', ')}: ${words.points(count)}.`,
  'lost-normal': ({ name, count }) => `${name}: ${count} Bummerl.`,
  'lost-schneider': ({ name, count }) => `${name}: Schneider, ${count} Bummerl.`,
  'lost-retourschneider': ({ name, count }) => `${name}: Retourschneider, ${count} Bummerl.`,
  'word-bummerl': 'Bummerl',
  target: ({ target }) => `to ${target}`,
  tricks: ({ ours, theirs }) => `Tricks ${ours}:${theirs}`,
  'tricks-of-three': ({ alone, pair, ours, own, name }) =>
    `Tricks ${ours ? `${pair}:${alone} you two` : `${alone}:${pair} ${own ? 'you' : name}`}`,
  bummerl: ({ count }) => `${count} Bummerl`,
});

const marks = (words: Words): TableGroups['marks'] => ({
  gestrichen: 'gestrichen',
  'gestrichen-means': 'gestrichen (close to the target, can no longer raise)',
  dealer: 'dealer',
  'dealer-mark': 'D',
  forehand: 'forehand',
  'forehand-mark': 'F',
  partner: 'Partner',
  opponent: 'Opponent',
  'not-told': 'does not know the announcement',
  alone: 'alone',
  'open-hand': ({ cards }) => `shows you ${cards.map(words.card).join(', ')}`,
  'open-cards': ({ cards }) => `open: ${cards.map(words.card).join(', ')}`,
  'holds-cards': ({ count }) => counted(count, 'card', 'cards'),
  'to-act': 'to play',
  value: ({ value }) => `Worth ${value}`,
  'value-four': 'Played for four',
  'last-bid': ({ name, own }) => `${own ? 'you' : name} raised`,
  'may-bid': (party) => `only ${doing(party, 'can', 'can', 'the opponents')} raise`,
  'may-bid-next': (party) => `only ${doing(party, 'can', 'can', 'the opponents')} raise next`,
  'all-may-bid': 'anyone can raise',
  'none-may-bid': 'no one can raise',
  'why-four': 'this hand is played for four',
  'why-gestrichen': (party) => `${doing(party, 'is', 'are', 'the opponents')} gestrichen`,
  'why-would-win': (party) => `${doing(party, 'needs', 'need', 'the opponents')} only this hand to win`,
  'why-all-gestrichen': 'both gestrichen',
  'word-schlag': 'Schlag',
  'word-trumpf': 'Trumpf',
  'not-announced': 'Not yet named',
  secret: 'Secret',
  'bottom-card': ({ card }) => `Bottom card, only for you: ${words.card(card)}`,
  'played-by': ({ name, card }) => `${name}: ${words.card(card)}`,
  'role-kritischer': 'Kritischer',
  'name-kritischer': ({ card }) => KRITISCHE[card] ?? 'Kritischer',
  'role-guter': 'Guter',
  'role-wander-kritt': 'Wander-Kritt',
  'role-rechter': 'Rechter',
  'role-linker': 'Linker',
  'role-trumpf': 'Trumpf',
  'hidden-card': 'face down',
  'hands-held': 'The cards of all players.',
  'waiting-for-hands': 'The other players have not shown their cards yet.',
  'trick-number': ({ number, count }) => `Trick ${number} of ${count}.`,
  'trick-broken-off': 'Not played out.',
  'trick-back': 'One trick back',
  'trick-forward': 'One trick forward',
  'wins-trick': 'wins the trick',
  'cannot-play': 'cannot be played now',
});

/** Creates the table's English messages with these words. Game terms stay German. */
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

/** The table's English messages. */
export const table: ByDeck<Messages> = byDeck(WORDS, tableIn);
