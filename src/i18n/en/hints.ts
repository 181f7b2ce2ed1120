import type { Card } from '../../rules/card.js';
import type { HintGroups, HintMessages } from '../de/hints.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { WORDS } from './words.js';

const in100 = (percent: number): string => `in ${percent} % of cases`;
const cards = (count: number): string => (count === 1 ? 'one card' : `${count} cards`);

const ROLES: Readonly<Partial<Record<string, string>>> = {
  guter: 'the Guter',
  rechter: 'the Rechter',
  'wander-kritt': 'the Wander-Kritt',
};

/** The words of a deck, and its cards as they stand in sentences. */
const speechOf = (words: Words) => {
  /** A card at the beginning of a sentence. */
  const The = (card: Card): string => `The ${words.card(card)}`;
  return {
    words,
    the: (card: Card): string => `the ${words.card(card)}`,
    The,
    /** At the beginning of a sentence, by its role if there is only one card with it. */
    roleOr: (card: Card, role: string): string => ROLES[role]?.replace('t', 'T') ?? The(card),
  };
};
type Speech = ReturnType<typeof speechOf>;

const playing = ({ the, The, roleOr }: Speech): HintGroups['playing'] => ({
  'hint-show': ({ card }) => `Show ${the(card)}`,
  'hint-says': ({ what, why }) => `${what}: ${why}`,

  'hint-only-card': ({ card }) => `${The(card)} is the only card you may play.`,
  'hint-last-card': ({ card }) => `${The(card)} is your last card.`,
  'hint-wins-hand': ({ card }) => `${The(card)} is sure to take the trick, and that wins the hand.`,
  'hint-sure-tricks': ({ card, count }) =>
    `With ${the(card)} and your other high cards, which nobody can beat, you take the ${count} tricks you need.`,
  'hint-partner-has-it': ({ card, name, held, role }) =>
    `The trick is ${name}’s already, ${the(held)} ${ROLES[role] ? `is ${ROLES[role]}` : 'cannot be beaten any more'}: add ${the(card)}.`,
  'hint-partner-may-keep': ({ card, name, percent }) =>
    `${name} is winning and stays so ${in100(percent)}: add ${the(card)}.`,
  'hint-must-win-surely': ({ card }) =>
    `The other side needs just one trick: this one must be yours, and ${the(card)} is sure to take it.`,
  'hint-must-win': ({ card, percent }) =>
    `The other side needs just one trick, so this one must be yours: ${the(card)} holds ${in100(percent)}.`,
  'hint-saves': ({ card, saved, role }) =>
    `${The(card)} is enough for this trick. ${roleOr(saved, role)} is kept for later.`,
  'hint-cheapest-sure': ({ card }) => `${The(card)} is your cheapest card that is sure to take the trick.`,
  'hint-cheapest': ({ card, percent }) =>
    `${The(card)} is your cheapest card that takes the trick; ${in100(percent)} nobody beats it.`,
  'hint-draws-trumps': ({ card, percent }) => `${The(card)} draws trumps: ${in100(percent)} an opponent must give one.`,
  'hint-unbeatable': ({ card }) => `Nobody can beat ${the(card)} in this trick any more.`,
  'hint-still-out': ({ card, out, outRole, percent }) =>
    `${roleOr(out, outRole)} is still out; ${the(card)} holds the trick all the same ${in100(percent)}.`,
  'hint-leaves-trick': ({ card, saved }) => `Leave the trick and give ${the(card)}: ${the(saved)} is worth more later.`,
  'hint-partner-must': ({ card, name }) => `You cannot take this. Give ${the(card)} and hope for ${name}.`,
  'hint-throws-away': ({ card }) => `You cannot take this trick: ${the(card)} is the card you miss least.`,
  'hint-leads-low': ({ card, saved }) => `Keep ${the(saved)} for later: leading ${the(card)} costs you least.`,
  'hint-better': ({ card, percent, next }) =>
    `With ${the(card)} you win the hand ${in100(percent)}, more often than with ${the(next)}.`,
  'hint-about': ({ card, percent }) => `With ${the(card)} you win the hand ${in100(percent)} or so.`,
  'hint-chance': ({ card, percent }) =>
    `With ${the(card)} you win the hand ${in100(percent)}; no other card promises more.`,
  'hint-blind-better': ({ card, percent, next }) =>
    `You do not know the announcement. By all there is to see, ${the(card)} wins the hand ${in100(percent)}, ${the(next)} less often.`,
  'hint-blind-about': ({ card, percent }) =>
    `You do not know the announcement. With ${the(card)} you win the hand ${in100(percent)} or so.`,
  'hint-blind-chance': ({ card, percent }) =>
    `You do not know the announcement. By all there is to see, no card promises more than ${the(card)}: with it you win the hand ${in100(percent)} or so.`,
});

const announcing = ({ words, the }: Speech): HintGroups['announcing'] => ({
  'hint-schlag-held': ({ schlag, count, percent }) =>
    `Schlag ${words.schlag(schlag)} wins the hand ${in100(percent)}${count === 0 ? '' : schlag === 'weli' ? ': you hold it' : `: you hold ${cards(count)} of it`}.`,
  'hint-schlag-guter': ({ schlag, count, guter, percent }) =>
    `Schlag ${words.schlag(schlag)} wins the hand ${in100(percent)}: you hold ${cards(count)} of it, and ${the(guter)} may become the Guter.`,
  'hint-trumpf-both': ({ trumpf, guter, rechter, percent }) =>
    `With ${words.suit(trumpf)} as Trumpf you hold the Guter (${words.card(guter)}) and the Rechter (${words.card(rechter)}): you win the hand ${in100(percent)}.`,
  'hint-trumpf-guter': ({ trumpf, guter, percent }) =>
    `${words.suit(trumpf)} as Trumpf makes ${the(guter)} the Guter: you win the hand ${in100(percent)}.`,
  'hint-trumpf-rechter': ({ trumpf, rechter, percent }) =>
    `${words.suit(trumpf)} as Trumpf makes ${the(rechter)} the Rechter: you win the hand ${in100(percent)}.`,
  'hint-trumpf-held': ({ trumpf, count, percent }) =>
    count > 0
      ? `You hold ${cards(count)} of ${words.suit(trumpf)}: you win the hand ${in100(percent)}.`
      : `${words.suit(trumpf)} as Trumpf wins the hand ${in100(percent)}.`,
  'hint-weak-hand': ({ percent, usual }) =>
    `Your cards win the hand ${in100(percent)}${percent < usual ? ', less than usual' : ''}. New ones promise more.`,
  'hint-keeps-hand': ({ percent, usual }) =>
    `Your cards win the hand ${in100(percent)}: ${percent < usual ? 'not bad enough for new ones' : 'keep them'}.`,
  'hint-swap': ({ other }) => `Swapped you win the hand ${in100(other)}, more often than as it is.`,
  'hint-no-swap': ({ percent, other }) =>
    `As it is you win the hand ${in100(percent)}, swapped ${other < percent ? 'less often' : 'hardly more often'}.`,
});

const bidding = ({ words, The }: Speech): HintGroups['bidding'] => ({
  'hint-bid': ({ to, percent }) => `You win the hand ${in100(percent)}: it may be worth ${words.points(to)}.`,
  'hint-bluff': ({ to, percent }) => `A bluff: you win the hand only ${in100(percent)}, but they may fold to ${to}.`,
  'hint-half-bluff': ({ to, percent }) => `You win the hand ${in100(percent)}, and they may fold to ${to}.`,
  'hint-hold': ({ to, percent }) => `You win the hand ${in100(percent)}: enough to hold ${to}.`,
  'hint-fold': ({ to, percent }) => `You win the hand only ${in100(percent)}: not enough to hold ${to}.`,
  'hint-fold-to-strength': ({ to, percent }) =>
    `By itself you win the hand ${in100(percent)}, but whoever bids ${to} has something.`,
  'hint-hold-closely': ({ to, percent }) =>
    `For ${to} it is close: you win the hand ${in100(percent)}, a little too seldom. But whoever always folds there invites bluffs.`,
  'hint-raise': ({ to, percent }) => `You win the hand ${in100(percent)}: good enough for ${to}.`,
  'hint-farbe': ({ percent }) => `The last card does not fit ${in100(percent)}: ask to see it.`,
  'hint-play-forced': ({ value, percent }) => `You win the hand ${in100(percent)}: enough to play for ${value}.`,
  'hint-give-up': ({ refusal, percent }) =>
    `You win the hand only ${in100(percent)}: giving ${words.points(refusal)} away is cheaper.`,

  'hint-take-critical': ({ card }) => `${The(card)} is worth one of your five cards.`,
  'hint-leave-card': ({ card }) => `${The(card)} is no Kritischer: leave it.`,
  'hint-luck': 'Luck alone decides here.',
  'hint-next': 'The hand is over: on we go.',
});

const review = ({ the }: Speech): HintGroups['review'] => ({
  'review-fine': 'None of your decisions was clearly wrong. Whether a bid of your own was wise is not judged.',
  'review-nothing': 'You had no choice in this hand that could be talked about.',
  'review-yours': 'Played',
  'review-better': 'Better',
  'review-card': ({ card, better, chance, best }) =>
    `With ${the(better)} instead of ${the(card)} you would have won the hand in ${best} % of cases, not in ${chance} %.`,
  'review-name': ({ what, better, chance, best }) =>
    `${better} instead of ${what} would have won the hand in ${best} % of cases, not in ${chance} %.`,
  'review-held': ({ points: to, chance, needed }) =>
    `Folding to the bid of ${to} was better: you would have won the hand in ${chance} % of cases; holding needs ${needed} %.`,
  'review-folded': ({ points: to, chance, needed }) =>
    `Holding the bid of ${to} was better: you would have won the hand in ${chance} % of cases; ${needed} % would have been enough.`,
  'review-played': ({ chance, needed }) =>
    `Folding was better: you would have won the hand in ${chance} % of cases and needed ${needed} %.`,
  'review-gave-up': ({ chance, needed }) =>
    `Playing was better: you would have won the hand in ${chance} % of cases; ${needed} % would have been enough.`,
  'review-cost': ({ cost }) =>
    `Your chance to win the game fell by ${(cost / 10).toLocaleString('en')} percentage ${cost === 10 ? 'point' : 'points'}.`,
  'review-others': ({ count }) =>
    count === 1 ? 'One more decision was not the best.' : `${count} more decisions were not the best.`,
  'review-judged': 'Judged by what you could know then.',
  'course-title': 'Your chance to win the hand',
  'course-known': 'By what you could know',
  'course-open': 'With all cards open, if nobody errs',
  'course-shown-later': 'Once all cards are shown, you also see how it stood with all cards open.',
  'course-moment': 'Moment',
  'course-start': 'Start',
  'course-after': ({ trick }) => `After trick ${trick}`,
  'course-end': 'End',
  'course-won': 'won',
  'course-lost': 'lost',
  'course-untold': 'cannot be told',
});

const replay = (): HintGroups['replay'] => ({
  'replay-label': 'Replay',
  'replay-first': 'To the beginning',
  'replay-back': 'One step back',
  'replay-run': 'Play',
  'replay-halt': 'Stop',
  'replay-forward': 'One step on',
  'replay-last': 'To the end',
  'replay-slider': 'Place in the game',
  'replay-step': ({ step, steps }) => `Step ${step} of ${steps}`,
  'replay-comments': 'Comments',
  'replay-fine': 'Nothing to complain about here.',
  'replay-close': 'Close the replay',
});

/** Why something is advised, and what is said looking back, in English, in these words. */
export const hintsIn = (words: Words): HintMessages => {
  const speech = speechOf(words);
  return { ...playing(speech), ...announcing(speech), ...bidding(speech), ...review(speech), ...replay() };
};

/** Why something is advised, and what is said looking back, in English. */
export const hints: ByDeck<HintMessages> = byDeck(WORDS, hintsIn);
