import type { Card } from '../../rules/card.js';
import type { HintGroups, HintMessages } from '../de/hints.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { WORDS } from './words.js';

const in100 = (percent: number): string => `${percent}% of the time`;
/** Returns a clause for a chance above half. */
const oftener = (percent: number): string => (percent > 50 ? ', more often than you lose it' : '');
const cards = (count: number): string => (count === 1 ? 'one card' : `${count} cards`);

const ROLES: Readonly<Partial<Record<string, string>>> = {
  superguter: 'the Superguter',
  guter: 'the Guter',
  rechter: 'the Rechter',
  'wander-kritt': 'the Wander-Kritt',
};

/** The words of a deck, and its card names with the articles or cases that sentences need. */
const speechOf = (words: Words) => {
  /** Returns a card's name for the beginning of a sentence. */
  const The = (card: Card): string => `The ${words.card(card)}`;
  return {
    words,
    the: (card: Card): string => `the ${words.card(card)}`,
    The,
    /**
     * Returns a card's role if only one card can have that role, otherwise the card's name, for the beginning of a sentence.
     */
    roleOr: (card: Card, role: string): string => ROLES[role]?.replace('t', 'T') ?? The(card),
  };
};
type Speech = ReturnType<typeof speechOf>;

const playing = ({ the, The, roleOr }: Speech): HintGroups['playing'] => ({
  'hint-show': ({ card }) => `Show ${the(card)}`,
  'hint-says': ({ what, why }) => `${what}: ${why}`,

  'hint-only-card': ({ card }) => `${The(card)} is the only card you can play.`,
  'hint-last-card': ({ card }) => `${The(card)} is your last card.`,
  'hint-wins-hand': ({ card }) => `${The(card)} is sure to take the trick, and that wins the hand.`,
  'hint-sure-tricks': ({ card, count }) =>
    `With ${the(card)} and your other high cards, which cannot be beaten, you take the ${count} tricks you need.`,
  'hint-partner-has-it': ({ card, name, held, role }) =>
    `The trick is already ${name}’s, since ${ROLES[role] ? `${the(held)} is ${ROLES[role]}` : `no opponent can beat ${the(held)}`}: play ${the(card)}.`,
  'hint-partner-may-keep': ({ card, name, percent }) =>
    `${name} is winning and stays ahead ${in100(percent)}: play ${the(card)}.`,
  'hint-must-win-surely': ({ card }) =>
    `The opponents need just one trick: this one must be yours, and ${the(card)} is sure to take it.`,
  'hint-must-win': ({ card, percent }) =>
    `The opponents need just one trick, so this one must be yours: ${the(card)} wins ${in100(percent)}.`,
  'hint-saves': ({ card, saved, role }) =>
    `${The(card)} is enough for this trick. ${roleOr(saved, role)} is saved for later.`,
  'hint-cheapest-sure': ({ card }) => `${The(card)} is your cheapest card that is sure to take the trick.`,
  'hint-cheapest': ({ card, percent }) =>
    `${The(card)} is your cheapest card that takes the trick; it stays unbeaten ${in100(percent)}.`,
  'hint-draws-trumps': ({ card, percent }) =>
    `${The(card)} draws trumps: ${in100(percent)}, an opponent must play one.`,
  'hint-unbeatable': ({ card }) => `${The(card)} can no longer be beaten in this trick.`,
  'hint-still-out': ({ card, out, outRole, more, percent }) =>
    `${roleOr(out, outRole)} ${more ? 'and other higher cards are' : 'is'} still out, but ${the(card)} wins the trick ${in100(percent)}.`,
  'hint-leaves-trick': ({ card, saved }) =>
    `Let the trick go and play ${the(card)}: ${the(saved)} is worth more later.`,
  'hint-leaves-to-partner': ({ card, saved, name }) =>
    `Leave this trick to ${name} and play ${the(card)}: you need ${the(saved)} for a later trick.`,
  'hint-partner-must': ({ card, name }) => `You cannot take this trick: play ${the(card)} and leave it to ${name}.`,
  'hint-throws-away': ({ card }) => `You cannot take this trick: ${the(card)} is the card you will miss least.`,
  'hint-leads-low': ({ card, saved }) => `Keep ${the(saved)} for later: leading ${the(card)} costs you least.`,
  'hint-better': ({ card, percent, next, other }) =>
    `With ${the(card)}, you win the hand ${in100(percent)}, with ${the(next)} only ${other}%.`,
  'hint-about': ({ card, percent }) =>
    `With ${the(card)}, you win the hand about ${in100(percent)}, over all deals still possible.`,
  'hint-chance': ({ card, percent }) =>
    `With ${the(card)}, you win the hand ${in100(percent)}, over all deals still possible; no other card promises more.`,
  'hint-blind-better': ({ card, percent, next }) =>
    `You do not know the announcement. As far as you can tell, ${the(card)} wins the hand ${in100(percent)}, and ${the(next)} wins less often.`,
  'hint-blind-about': ({ card, percent }) =>
    `You do not know the announcement. With ${the(card)}, you win the hand about ${in100(percent)}.`,
  'hint-blind-chance': ({ card, percent }) =>
    `You do not know the announcement. As far as you can tell, no card promises more than ${the(card)}: with it you win the hand about ${in100(percent)}.`,
});

const announcing = ({ words, the }: Speech): HintGroups['announcing'] => ({
  'hint-schlag-held': ({ schlag, count, percent }) =>
    `Schlag ${words.schlag(schlag)} wins the hand ${in100(percent)}${count === 0 ? ': it fits your cards best' : schlag === 'weli' ? ': you hold it' : `: you hold ${cards(count)} of this rank`}.`,
  'hint-schlag-guter': ({ schlag, count, guter, percent }) =>
    `Schlag ${words.schlag(schlag)} wins the hand ${in100(percent)}: you hold ${cards(count)} of this rank, and ${the(guter)} may become the Guter.`,
  'hint-trumpf-both': ({ trumpf, guter, rechter, percent }) =>
    `With ${words.suit(trumpf)} as the Trumpf, you hold the Guter (${words.card(guter)}) and the Rechter (${words.card(rechter)}): you win the hand ${in100(percent)}.`,
  'hint-trumpf-guter': ({ trumpf, guter, percent }) =>
    `${words.suit(trumpf)} as the Trumpf makes ${the(guter)} the Guter: you win the hand ${in100(percent)}.`,
  'hint-trumpf-rechter': ({ trumpf, rechter, percent }) =>
    `${words.suit(trumpf)} as the Trumpf makes ${the(rechter)} the Rechter: you win the hand ${in100(percent)}.`,
  'hint-trumpf-held': ({ trumpf, count, percent }) =>
    count > 0
      ? `You hold ${cards(count)} of ${words.suit(trumpf)}: you win the hand ${in100(percent)}.`
      : `${words.suit(trumpf)} as the Trumpf wins the hand ${in100(percent)}: it fits your cards best.`,
  'hint-weak-hand': ({ percent, usual }) =>
    `Your cards win the hand ${in100(percent)}${percent < usual ? ', less often than usual' : ''}. New cards promise more.`,
  'hint-keeps-hand': ({ percent, usual }) =>
    `Your cards win the hand ${in100(percent)}: ${percent < usual ? 'not bad enough for new cards' : 'keep them'}.`,
  'hint-swap': ({ percent, other }) =>
    `With a Schlagtausch, you win the hand ${in100(other)}, without one ${in100(percent)}.`,
  'hint-no-swap': ({ percent, other }) =>
    `Without a Schlagtausch, you win the hand ${in100(percent)}; with one, ${other < percent ? 'less often' : 'hardly more often'}.`,
});

const bidding = ({ words, The }: Speech): HintGroups['bidding'] => ({
  'hint-bid': ({ to, percent }) =>
    `You win the hand ${in100(percent)}${oftener(percent)}: enough to play for ${words.points(to)}.`,
  'hint-bluff': ({ to, percent }) => `A bluff: you win the hand only ${in100(percent)}, but they may fold to ${to}.`,
  'hint-half-bluff': ({ to, percent }) => `You win the hand ${in100(percent)}, and they may fold to ${to}.`,
  'hint-hold': ({ to, percent, needed }) =>
    `You win the hand ${in100(percent)}. Holding ${to} pays from ${needed}% on.`,
  'hint-fold': ({ to, percent, needed }) =>
    `You win the hand only ${in100(percent)}. Holding ${to} pays only from ${needed}% on.`,
  'hint-fold-to-strength': ({ to, percent }) =>
    `On paper, you win the hand ${in100(percent)}, but a bid of ${to} usually shows strength.`,
  'hint-hold-closely': ({ to, percent }) =>
    `You win the hand ${in100(percent)}, too rarely for ${to}. But always folding here invites bluffs.`,
  'hint-raise': ({ to, percent }) =>
    `You win the hand ${in100(percent)}${oftener(percent)}: good enough to raise to ${to}.`,
  'hint-farbe': ({ percent }) => `${in100(percent)}, the last card does not fit: ask to see it.`,
  'hint-play-forced': ({ value, percent, needed }) =>
    `You win the hand ${in100(percent)}${percent < needed ? `: enough to play for ${value}` : `. Playing for ${value} pays from ${needed}% on`}.`,
  'hint-give-up': ({ refusal, percent, needed }) =>
    `You win the hand only ${in100(percent)}${percent < needed ? `. Playing pays from ${needed}% on` : ''}: conceding ${words.points(refusal)} is cheaper.`,
  'hint-mix': ({ choices }) => `No choice is wrong here; strong players vary: ${choices}.`,
  'hint-mix-first': ({ choices }) => `Bid first? Either is fine; strong players vary: ${choices}.`,
  'hint-mix-hold': ({ percent }) => `hold (${percent}%)`,
  'hint-mix-fold': ({ percent }) => `fold (${percent}%)`,
  'hint-mix-bid': ({ to, percent }) => `bid ${to} (${percent}%)`,
  'hint-mix-play': ({ percent }) => `no bid (${percent}%)`,

  'hint-take-critical': ({ card }) => `${The(card)} is worth one of your five cards.`,
  'hint-leave-card': ({ card }) => `${The(card)} is not a Kritischer: leave it.`,
  'hint-luck': 'Only luck decides here.',
  'hint-next': 'The hand is over. On to the next one.',
});

const review = ({ the }: Speech): HintGroups['review'] => ({
  'review-fine': 'None of your decisions was clearly wrong. Your own bids are not judged.',
  'review-nothing': 'You had no real choice in this hand.',
  'review-yours': 'Played',
  'review-better': 'Better',
  'review-card': ({ card, better, chance, best }) =>
    `With ${the(better)} instead of ${the(card)}, you would have won the hand ${best}% of the time, not ${chance}%.`,
  'review-name': ({ what, better, chance, best }) =>
    `${better} instead of ${what} would have won the hand ${best}% of the time, not ${chance}%.`,
  'review-held': ({ points: to, chance, needed }) =>
    `Folding to the bid of ${to} was better: you would have won the hand ${chance}% of the time; holding needs ${needed}%.`,
  'review-folded': ({ points: to, chance, needed }) =>
    `Holding the bid of ${to} was better: you would have won the hand ${chance}% of the time; ${needed}% would have been enough.`,
  'review-played': ({ chance, needed }) =>
    `Folding was better: you would have won the hand ${chance}% of the time and needed ${needed}%.`,
  'review-gave-up': ({ chance, needed }) =>
    `Playing was better: you would have won the hand ${chance}% of the time; ${needed}% would have been enough.`,
  'review-cost': ({ cost }) =>
    `Over the whole game, your chance of winning fell by ${(cost / 10).toLocaleString('en')} percentage ${cost === 10 ? 'point' : 'points'}.`,
  'review-others': ({ count }) =>
    count === 1 ? 'One more decision was not the best.' : `${count} more decisions were not the best.`,
  'review-judged': 'Calculated for the moment of your choice, from what you could know then.',
  'course-title': 'Your chance of winning the hand',
  'course-known': 'Between the tricks, as seen from your seat',
  'course-open': 'With all cards open and perfect play',
  'course-shown-later': 'Once all cards are shown, this also shows the chances with open cards.',
  'course-moment': 'Moment',
  'course-start': 'Start',
  'course-after': ({ trick }) => `After trick ${trick}`,
  'course-end': 'End',
  'course-won': 'won',
  'course-lost': 'lost',
  'course-untold': 'unknown',
});

const replay = (): HintGroups['replay'] => ({
  'replay-label': 'Replay',
  'replay-first': 'To the beginning',
  'replay-back': 'One step back',
  'replay-run': 'Play',
  'replay-halt': 'Stop',
  'replay-forward': 'One step forward',
  'replay-last': 'To the end',
  'replay-slider': 'Position in the game',
  'replay-step': ({ step, steps }) => `Step ${step} of ${steps}`,
  'replay-comments': 'Comments',
  'replay-fine': 'Nothing to complain about here.',
  'replay-close': 'End the replay',
  'replay-resume': 'Keep watching',
});

/** Creates hints and reviews in English with these words. */
export const hintsIn = (words: Words): HintMessages => {
  const speech = speechOf(words);
  return { ...playing(speech), ...announcing(speech), ...bidding(speech), ...review(speech), ...replay() };
};

/** Hints and reviews in English. */
export const hints: ByDeck<HintMessages> = byDeck(WORDS, hintsIn);
