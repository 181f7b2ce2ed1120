import { capital } from '../capital.js';
import type { TableGroups } from '../de/table.js';
import type { Words } from '../words.js';
import { doing } from './phrases.js';
import { KRITISCHE } from '../card-names.js';

export const prompts = (words: Words): TableGroups['prompts'] => ({
  'you-rest': 'You rest in this hand.',
  'waiting-for': ({ name }) => `${name} to play`,
  'waiting-for-draw': ({ name }) => `${name} draws a card`,
  'waiting-for-cut': ({ name }) => `${name} cuts`,
  'waiting-for-schlag': ({ name }) => `${name} names the Schlag`,
  'waiting-for-trumpf': ({ name }) => `${name} names the Trumpf`,
  'waiting-for-take': ({ name }) => `${name} is looking at a card`,
  'waiting-for-show': ({ name }) => `${name} is choosing a card`,
  'waiting-for-answer': ({ name }) => `${name} is thinking`,
  'waiting-for-decision': ({ name, value, refusal, four, ...party }) =>
    `${capital(doing(party, 'is', 'are', 'the opponents'))} gestrichen${four ? ': this hand is played for four' : ''}. ${name} is thinking: play for ${value} or concede ${words.points(refusal)}?`,
  'draw-a-card': 'Draw a card: the highest deals.',
  'cut-at': ({ count, of }) => `${count} of ${of} cards`,
  'label-cut': 'Where to cut',
  'cut-where': 'Where to cut?',
  'cut-fewer': 'Fewer cards',
  'cut-more': 'More cards',
  'cut-the-pack': 'Cut the pack.',
  'cut-and-see': 'Cut the pack: only you see the bottom card.',
  'cut-and-take': 'Cut the pack: you can take a Kritischer.',
  'take-card': ({ card }) =>
    `You see the ${words.card(card)}${KRITISCHE[card] ? `, the ${KRITISCHE[card]}` : ''}. Take the Kritischer? It counts as one of your five cards.`,
  'take-bluff': ({ card, count }) =>
    `You see the ${words.card(card)}: not a Kritischer. Take it anyway, as if it were one? If the bluff is exposed, you lose ${words.points(count)}.`,
  'take-nothing': ({ card }) => `You see the ${words.card(card)}: not a Kritischer.`,
  'name-schlag': ({ forehand }) => `${forehand ? 'Forehand: which' : 'Which'} Schlag (rank)?`,
  'name-trumpf': ({ schlag }) => `The Schlag is ${words.schlag(schlag)}. Which Trumpf (suit)?`,
  'show-schlag': ({ name }) => `Show the dealer (${name}) a card: it sets the Schlag.`,
  'show-trumpf': ({ name, schlag }) =>
    `${schlag === null ? '' : `The Schlag is ${words.schlag(schlag)}. `}Show the forehand (${name}) a card: it sets the Trumpf.`,
  'your-turn': 'Your turn.',
  'play-a-card': 'Your turn: play a card.',
  'tap-again': ({ card }) => `${words.card(card)}: tap again, or drag it to the middle.`,
  'must-follow': ({ schlag, critical }) => {
    const such = { any: 'a Schlag', weli: 'the Weli', rechter: 'the Rechter' }[schlag];
    return `Trump was led: play a trump${critical ? `, ${such} or a Kritischer` : ` or ${such}`}.`;
  },
  'must-answer-call': 'Trumpf oder Kritisch: play a Kritischer or a trump.',
  'cannot-show': 'This card cannot be the Schlag.',
  'asked-untold': ({ name }) => `You do not know the announcement; ${name} does.`,
  'asked-bid': ({ name, to, value, ...bidders }) =>
    `${name} bids ${to}. Hold (worth\u00A0${to}) or fold (${doing(bidders, 'gets', 'get')}\u00A0${value})?`,
  'asked-bid-farbe': ({ name, to, value, ...bidders }) =>
    `${name} bids ${to}. Hold (worth\u00A0${to}), fold (${doing(bidders, 'gets', 'get')}\u00A0${value}) or ask for the Farbe (if the card does not fit, you get\u00A0${value})?`,
  'asked-schoeneres': ({ name, again }) =>
    `${name} asks for a Schöneres: you both get five new cards${again ? ', and the Schlag is named again' : ''}. Agreed?`,
  'asked-schlagtausch': ({ name, schlag }) =>
    `${name} asks for a Schlagtausch: then you name the ${schlag ? 'Schlag' : 'Trumpf'}, and ${name} names the ${schlag ? 'Trumpf' : 'Schlag'}. Agreed?`,
  'asked-swap-hands': ({ name }) => `${name} asks to swap hands with you, unseen. Agreed?`,
  'decide-forced': ({ value, refusal, four, ...party }) =>
    `${capital(doing(party, 'is', 'are'))} gestrichen${four ? ': this hand is played for four' : ''}. Play for ${value} or concede ${words.points(refusal)}?`,
  'confirm-strike': ({ points, count }) =>
    `Set your own ${words.points(points)} to 0? If you still win the game, it is a Retourschneider (${count} Bummerl against the opponents).`,
  'confirm-give-up': ({ refusal, ...others }) =>
    `Really fold? ${capital(doing(others, 'gets', 'get'))} ${words.points(refusal)}, and the hand is over.`,
});

export const choices = (words: Words): TableGroups['choices'] => ({
  'choice-draw': 'Draw a card',
  'choice-cut': 'Cut',
  'choice-take': 'Take it',
  'choice-bluff': 'Bluff',
  'choice-leave': 'Leave it',
  'choice-call': ({ card }) => `${words.card(card)}: “Trumpf oder Kritisch!”`,
  'choice-ask': 'Ask for something …',
  'choice-schoeneres': 'Schöneres?',
  'note-schoeneres': ({ name }) => `new cards if ${name} agrees`,
  'choice-schlagtausch': 'Schlagtausch?',
  'note-schlagtausch': ({ name }) => `swap the naming if ${name} agrees`,
  'choice-swap-hands': 'Swap hands',
  'note-swap-hands': ({ name }) => `unseen, with ${name}`,
  'choice-agree': 'Agreed',
  'choice-refuse': 'No',
  'choice-play-forced': 'Play',
  'note-play-forced': ({ value }) => `for\u00A0${value}`,
  'choice-bid': ({ to }) => `Raise to ${to}`,
  'note-bid': ({ count, ...others }) => `if ${doing(others, 'folds', 'fold')}, you get\u00A0${count}`,
  'choice-hold': 'Hold',
  'choice-fold': 'Fold',
  'note-fold': ({ count, ...others }) => `${doing(others, 'gets', 'get')}\u00A0${count}`,
  'choice-farbe': 'Farbe!',
  'note-farbe': ({ count }) => `if the card does not fit, you get\u00A0${count}`,
  'choice-strike': 'Own points to 0',
  'note-strike': 'go for the Retourschneider',
  'confirm-strike-yes': 'Set to 0',
  'confirm-give-up-yes': 'Fold',
  'confirm-no': 'Cancel',
  'choice-next-hand': 'Next hand',
  'choice-next-game': 'Next game',
  'choice-same-deal': 'Same deal again',
  'note-same-deal': 'replaces game and Bummerl',
});
