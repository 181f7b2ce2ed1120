import type { CardNames } from './card-names.js';
import type { hintsWith as german } from './hints-de.js';

type Hints = { readonly [Key in keyof ReturnType<typeof german>]: ReturnType<typeof german>[Key] extends string ? string : ReturnType<typeof german>[Key] };

const in100 = (percent: number): string => `in ${percent} % of cases`;
const cards = (count: number): string => (count === 1 ? 'one card' : `${count} cards`);
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

/** Why something is advised, and what is said looking back, in English. */
export const hintsWith = ({ card: of, schlag: schlagName, suit }: CardNames): Hints => {
  const NAMED = { guter: 'The Guter', rechter: 'The Rechter', 'wander-kritt': 'The Wander-Kritt' } as const;
  const named = (card: Parameters<typeof of>[0], role: string): string => (role in NAMED ? NAMED[role as keyof typeof NAMED] : of(card));

  return {
    'hint': 'Hint',
    'hint-label': 'Hint: what would a strong player do?',
    'hint-thinking': 'Let me see …',
    'hint-mark': 'Hint',
    'hint-says': ({ what, why }) => `${what}: ${why}`,
    'hint-failed': 'Nothing comes to mind.',

    'hint-only-card': ({ card }) => `${of(card)} is the only card you may play.`,
    'hint-wins-hand': ({ card }) => `${of(card)} is sure to take the trick, and that wins the hand.`,
    'hint-sure-tricks': ({ card, count }) => `With ${of(card)} and your other high cards, which nobody can beat, you take the ${count} tricks you need.`,
    'hint-partner-has-it': ({ card, name }) => `The trick is ${name}’s already: leave it and add ${of(card)}.`,
    'hint-partner-may-keep': ({ card, name, percent }) => `${name} is winning and stays so ${in100(percent)}: add ${of(card)}.`,
    'hint-must-win-surely': ({ card }) => `The others need just one trick: this one must be yours, and ${of(card)} is sure to take it.`,
    'hint-must-win': ({ card, percent }) => `The others need just one trick, so this one must be yours: ${of(card)} holds ${in100(percent)}.`,
    'hint-saves': ({ card, saved, role }) => `${of(card)} is enough for this trick. ${named(saved, role)} is kept for later.`,
    'hint-cheapest-sure': ({ card }) => `${of(card)} is your cheapest card that is sure to take the trick.`,
    'hint-cheapest': ({ card, percent }) => `${of(card)} is your cheapest card that takes the trick; ${in100(percent)} nobody beats it.`,
    'hint-draws-trumps': ({ card, percent }) => `${of(card)} draws trumps: ${in100(percent)} an opponent must give one.`,
    'hint-unbeatable': ({ card }) => `Nobody can beat ${of(card)} in this trick any more.`,
    'hint-still-out': ({ card, out, outRole, percent }) => `${named(out, outRole)} is still out; ${of(card)} holds the trick all the same ${in100(percent)}.`,
    'hint-leaves-trick': ({ card, saved }) => `Leave the trick and give ${of(card)}: ${of(saved)} is worth more later.`,
    'hint-partner-must': ({ card, name }) => `You cannot take this. Give ${of(card)} and hope for ${name}.`,
    'hint-throws-away': ({ card }) => `You cannot take this trick: ${of(card)} is the card you miss least.`,
    'hint-leads-low': ({ card, saved }) => `Lead low and keep ${of(saved)}: ${of(card)} loses you least.`,
    'hint-better': ({ card, percent, next, other }) => `With ${of(card)} you win the hand ${in100(percent)}, with ${of(next)} only in ${other} %.`,
    'hint-chance': ({ card, percent }) => `There is little in it: with ${of(card)} you win the hand ${in100(percent)}.`,
    'hint-blind-better': ({ card, percent, next, other }) =>
      `You do not know the announcement. By all there is to see, ${of(card)} wins ${in100(percent)}, ${of(next)} only in ${other} %.`,
    'hint-blind-chance': ({ card, percent }) => `You do not know the announcement; ${of(card)} is as good as any: about ${percent} %.`,

    'hint-schlag-held': ({ schlag, count, percent }) =>
      count > 0 ? `You hold ${cards(count)} of it: Schlag ${schlagName(schlag)} wins ${in100(percent)}.` : `Schlag ${schlagName(schlag)} wins ${in100(percent)}.`,
    'hint-schlag-guter': ({ schlag, count, guter, percent }) =>
      `You hold ${cards(count)} of it, and ${of(guter)} may become the Guter: Schlag ${schlagName(schlag)} wins ${in100(percent)}.`,
    'hint-trumpf-both': ({ trumpf, guter, rechter, percent }) => `With ${suit(trumpf)} as Trumpf you hold the Guter (${of(guter)}) and the Rechter (${of(rechter)}): ${percent} %.`,
    'hint-trumpf-guter': ({ trumpf, guter, percent }) => `${suit(trumpf)} as Trumpf makes ${of(guter)} the Guter: you win ${in100(percent)}.`,
    'hint-trumpf-rechter': ({ trumpf, rechter, percent }) => `${suit(trumpf)} as Trumpf makes ${of(rechter)} the Rechter: you win ${in100(percent)}.`,
    'hint-trumpf-held': ({ trumpf, count, percent }) =>
      count > 0 ? `You hold ${cards(count)} of ${suit(trumpf)}: you win ${in100(percent)}.` : `${suit(trumpf)} as Trumpf wins ${in100(percent)}.`,
    'hint-weak-hand': ({ percent, usual }) => `Your cards win ${in100(percent)}; ${usual} % is usual. New ones promise more.`,
    'hint-keeps-hand': ({ percent, usual }) => `Your cards win ${in100(percent)}, ${usual} % is usual: keep them.`,
    'hint-swap': ({ percent, other }) => `Swapped you win in ${other} % of cases, as it is in ${percent} %.`,
    'hint-no-swap': ({ percent, other }) => `As it is you win ${in100(percent)}, swapped in ${other} %.`,

    'hint-bid': ({ to, percent }) => `You win the hand ${in100(percent)}: it may be worth ${points(to)}.`,
    'hint-bluff': ({ to, percent }) => `A bluff: you win only ${in100(percent)}, but they may fold to ${to}.`,
    'hint-hold': ({ to, percent, needed }) => `You win ${in100(percent)}; ${needed} % is enough to hold ${to}.`,
    'hint-fold': ({ to, percent, needed }) => `You win only ${in100(percent)}; holding ${to} needs ${needed} %.`,
    'hint-fold-to-strength': ({ to, percent }) => `By itself it would be ${percent} %, but whoever bids ${to} has something.`,
    'hint-hold-closely': ({ to, percent }) => `For ${to} it is close: you win about ${percent} % of the time.`,
    'hint-raise': ({ to, percent }) => `You win ${in100(percent)}: good enough for ${to}.`,
    'hint-farbe': ({ percent }) => `The last card does not fit ${in100(percent)}: ask to see it.`,
    'hint-play-forced': ({ value, percent, needed }) => `You win ${in100(percent)}; ${needed} % is enough to play for ${value}.`,
    'hint-give-up': ({ refusal, percent, needed }) => `You win only ${in100(percent)} and would need ${needed} %: giving ${points(refusal)} away is cheaper.`,

    'hint-take-critical': ({ card }) => `${of(card)} is worth a card.`,
    'hint-leave-card': ({ card }) => `${of(card)} does not help you enough.`,
    'hint-luck': 'Luck alone decides here.',
    'hint-next': 'The hand is over: on we go.',

    'label-review': 'Looking back',
    'review-thinking': 'Going through the hand …',
    'review-fine': 'Nothing to complain about: none of your decisions cost anything to speak of.',
    'review-nothing': 'You had no choice in this hand that could be talked about.',
    'review-yours': 'Played',
    'review-better': 'Better',
    'review-chosen': 'Chosen',
    'review-trick': ({ trick }) => `Trick ${trick}`,
    'review-card': ({ card, better, chance, best }) => `With ${of(better)} instead of ${of(card)} you would have won in ${best} % of cases, not in ${chance} %.`,
    'review-name': ({ what, better, chance, best }) => `${better} instead of ${what} would have won in ${best} % of cases, not in ${chance} %.`,
    'review-held': ({ chance, needed }) => `Folding was better: you won in ${chance} % of cases, holding needs ${needed} %.`,
    'review-folded': ({ chance, needed }) => `Holding was better: you won in ${chance} % of cases, ${needed} % would have been enough.`,
    'review-played': ({ chance, needed }) => `Giving up was better: you won in ${chance} % of cases and needed ${needed} %.`,
    'review-gave-up': ({ chance, needed }) => `Playing was better: you won in ${chance} % of cases, ${needed} % would have been enough.`,
    'review-cost': ({ cost }) => `It cost ${(cost / 10).toLocaleString('en')} % of your chance to win the game.`,
    'review-others': ({ count }) => (count === 1 ? 'One more decision was not the best.' : `${count} more decisions were not the best.`),
    'review-judged': 'Judged by what you could know then.',
  };
};
