import { capital } from '../capital.js';
import type { Card, Schlag, Suit } from '../../rules/card.js';
import type { DeductionMessages } from '../de/deduction.js';
import type { Doer } from '../party.js';
import { byDeck, type ByDeck, type Words } from '../words.js';
import { WORDS } from './words.js';

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items[items.length - 1]}`;
const who = ({ name, own }: Doer): string => (own ? 'you' : name);

const messagesWith = (words: Words): DeductionMessages => {
  const schlag = (which: Schlag): string => `Schlag ${words.schlag(which)}`;
  const trumpf = (which: Suit): string => `Trumpf ${words.suit(which)}`;
  const schlaege = (all: readonly Schlag[]): string => `Schlag ${listed(all.map(words.schlag))}`;
  const truempfe = (all: readonly Suit[]): string => `Trumpf ${listed(all.map(words.suit))}`;
  const the = (card: Card): string => `the ${words.card(card)}`;
  return {
    schlaege: 'Schläge',
    truempfe: 'Trumps',
    'cross-schlag': ({ schlag: which }) => `Cross out ${schlag(which)}`,
    'cross-trumpf': ({ trumpf: which }) => `Cross out ${trumpf(which)}`,
    'own-help': 'Cross out impossible entries.',
    ask: 'Ask the table',
    own: 'Do it myself',
    'schlag-is': ({ schlag: which, state }) => `${schlag(which)}: ${state}`,
    'trumpf-is': ({ trumpf: which, state }) => `${trumpf(which)}: ${state}`,
    possible: 'possible',
    excluded: 'ruled out',
    'touch-help': 'Select an entry to see why.',
    left: ({ count, all }) => `${count} of ${all} announcements are still possible.`,
    'one-left': ({ schlag: one, trumpf: other }) => `Only ${schlag(one)} and ${trumpf(other)} fit.`,
    'all-tricks': 'Clues from the tricks',
    'no-findings': 'No trick has given a clue yet.',
    'trick-number': ({ trick }) => `Trick ${trick}`,

    'trick-beat': ({ seat, card, beaten }) => `${capital(who(seat))} beat ${the(beaten)} with ${the(card)}`,
    'trick-took': ({ seat, card }) => `${capital(who(seat))} took the trick with ${the(card)}`,
    'tells-is': ({ fact, schlag: one, trumpf: other }) =>
      `${fact}: ${[one && schlag(one), other && trumpf(other)].filter(Boolean).join(' and ')}.`,
    'tells-either': ({ fact, schlag: one, trumpf: other }) => `${fact}: ${schlag(one)} or ${trumpf(other)}.`,
    'tells-none': ({ fact, schlaege: some, truempfe: others }) => {
      const parts = [some.length > 0 && schlaege(some), others.length > 0 && truempfe(others)];
      return `${fact}: not ${parts.filter(Boolean).join(', nor ')}.`;
    },

    'schlag-open': ({ schlag: one, truempfe: others }) => `${schlag(one)} is still possible with ${truempfe(others)}.`,
    'trumpf-open': ({ trumpf: one, schlaege: others }) => `${trumpf(one)} is still possible with ${schlaege(others)}.`,
    'schlag-free': ({ schlag: one }) => `${schlag(one)} is still possible with any Trumpf.`,
    'trumpf-free': ({ trumpf: one }) => `${trumpf(one)} is still possible with any Schlag.`,
    'schlag-out': ({ schlag: one }) => `${schlag(one)} is ruled out.`,
    'trumpf-out': ({ trumpf: one }) => `${trumpf(one)} is ruled out.`,
    'not-with-truempfe': ({ truempfe: others, why }) => `Not with ${truempfe(others)}. ${why}`,
    'not-with-schlaege': ({ schlaege: others, why }) => `Not with ${schlaege(others)}. ${why}`,

    told: 'You know the announcement.',
    'trick-taken': ({ seat, card, other, better }) =>
      `Otherwise, ${who(other)} would have taken the trick with ${the(better)}, not ${who(seat)} with ${the(card)}.`,
    'not-followed': ({ seat, card, led, held }) =>
      `Otherwise, ${who(seat)} could not have played ${the(card)} on ${the(led)} with ${the(held)} in hand.`,
    'bid-barred': ({ seat, card, led }) =>
      `Otherwise, ${who(seat)} could not have raised on ${the(led)}: ${the(card)} does not fit.`,
    'no-schlag': ({ seat, schlag: which }) =>
      `${capital(who(seat))} had no card for ${schlag(which)}: all such cards are elsewhere.`,
    'no-trumpf': ({ seat, trumpf: which }) =>
      `${capital(who(seat))} had no card for ${trumpf(which)}: all such cards are elsewhere.`,
    'schlag-not-followed': ({ seat, schlag: which, card, led }) =>
      `With a card for ${schlag(which)} in hand, ${who(seat)} could not have played ${the(card)} on ${the(led)}.`,
    'trumpf-not-followed': ({ seat, trumpf: which, card, led }) =>
      `With a card for ${trumpf(which)} in hand, ${who(seat)} could not have played ${the(card)} on ${the(led)}.`,
    'no-deal': 'Otherwise, no deal could have led to this play.',

    'ask-odds': 'How likely?',
    'odds-title': 'An estimate, not a proof',
    'odds-thinking': 'The table is thinking …',
    'odds-pair': ({ schlag: one, trumpf: other }) => `${schlag(one)}, ${trumpf(other)}`,
    'odds-others': 'Anything else',
  };
};

/** The English texts for deductions in blind play. */
export const deduction: ByDeck<DeductionMessages> = byDeck(WORDS, messagesWith);
