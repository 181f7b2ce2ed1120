import { capital } from '../capital.js';
import type { Card, Schlag, Suit } from '../../rules/card.js';
import type { Doer } from '../party.js';
import { byDeck, type ByDeck, type EntriesLike, type Words } from '../words.js';
import { WORDS } from './words.js';

const listed = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;

/** Articles by the last word of a card's name, as in Herz-Ass and Pik-Dame. All other names are masculine. */
const ARTICLES = { Ass: ['das', 'das', 'dem'], Dame: ['die', 'die', 'der'], other: ['der', 'den', 'dem'] } as const;
const declined = (name: string): readonly [subject: string, object: string, mit: string] => {
  const [subject, object, mit] = ARTICLES[name.endsWith('Ass') ? 'Ass' : name.endsWith('Dame') ? 'Dame' : 'other'];
  const weak = name.endsWith('Bube') ? `${name}n` : name;
  return [`${subject} ${name}`, `${object} ${weak}`, `${mit} ${weak}`];
};

const speechOf = (words: Words) => ({
  schlag: (schlag: Schlag): string => `Schlag ${words.schlag(schlag)}`,
  trumpf: (trumpf: Suit): string => `Trumpf ${words.suit(trumpf)}`,
  schlaege: (all: readonly Schlag[], word: string): string => `Schlag ${listed(all.map(words.schlag), word)}`,
  truempfe: (all: readonly Suit[], word: string): string => `Trumpf ${listed(all.map(words.suit), word)}`,
  der: (card: Card): string => declined(words.card(card))[0],
  den: (card: Card): string => declined(words.card(card))[1],
  dem: (card: Card): string => declined(words.card(card))[2],
});
type Speech = ReturnType<typeof speechOf>;

/** Returns the name of a player, or "du" for the viewer. */
const who = ({ name, own }: Doer): string => (own ? 'du' : name);
const hatte = ({ name, own }: Doer): string => (own ? 'Du hattest' : `${name} hatte`);
const haette = ({ name, own }: Doer): string => (own ? 'hättest du' : `hätte ${name}`);

/** The texts of the sheet. */
const sheet = ({ schlag, trumpf }: Speech) => ({
  schlaege: 'Schläge',
  truempfe: 'Trümpfe',
  'cross-schlag': ({ schlag: which }: { schlag: Schlag }) => `${schlag(which)} streichen`,
  'cross-trumpf': ({ trumpf: which }: { trumpf: Suit }) => `${trumpf(which)} streichen`,
  'own-help': 'Streich, was es nicht sein kann.',
  ask: 'Tisch fragen',
  own: 'Selber streichen',
  'schlag-is': ({ schlag: which, state }: { schlag: Schlag; state: string }) => `${schlag(which)}: ${state}`,
  'trumpf-is': ({ trumpf: which, state }: { trumpf: Suit; state: string }) => `${trumpf(which)}: ${state}`,
  possible: 'möglich',
  excluded: 'ausgeschlossen',
  'touch-help': 'Tipp etwas an, dann siehst du, warum.',
  left: ({ count, all }: { count: number; all: number }) => `Von ${all} Ansagen sind noch ${count} möglich.`,
  'one-left': ({ schlag: one, trumpf: other }: { schlag: Schlag; trumpf: Suit }) =>
    `Es kann nur ${schlag(one)} und ${trumpf(other)} sein.`,
  'all-tricks': 'Was die Stiche verraten',
  'no-findings': 'Noch hat kein Stich etwas verraten.',
  'trick-number': ({ trick }: { trick: number }) => `${trick}. Stich`,
});

/** Conclusions from a single trick. */
const tricks = ({ schlag, trumpf, schlaege, truempfe, den, dem }: Speech) => ({
  'trick-beat': ({ seat, card, beaten }: { seat: Doer; card: Card; beaten: Card }) =>
    `${capital(who(seat))} ${seat.own ? 'hast' : 'hat'} ${den(beaten)} mit ${dem(card)} gestochen`,
  'trick-took': ({ seat, card }: { seat: Doer; card: Card }) =>
    `${capital(who(seat))} ${seat.own ? 'hast' : 'hat'} mit ${dem(card)} den Stich gemacht`,
  'tells-is': ({ fact, schlag: one, trumpf: other }: { fact: string; schlag: Schlag | null; trumpf: Suit | null }) =>
    `${fact}: ${[one && schlag(one), other && trumpf(other)].filter(Boolean).join(' und ')}.`,
  'tells-either': ({ fact, schlag: one, trumpf: other }: { fact: string; schlag: Schlag; trumpf: Suit }) =>
    `${fact}: ${schlag(one)} oder ${trumpf(other)}.`,
  'tells-none': ({
    fact,
    schlaege: some,
    truempfe: others,
  }: {
    fact: string;
    schlaege: readonly Schlag[];
    truempfe: readonly Suit[];
  }) => {
    const parts = [some.length > 0 && schlaege(some, 'oder'), others.length > 0 && truempfe(others, 'oder')];
    return `${fact}: nicht ${parts.filter(Boolean).join(', auch nicht ')}.`;
  },
});

/** Explanations of a selected entry. */
const entries = ({ schlag, trumpf, schlaege, truempfe }: Speech) => ({
  'schlag-open': ({ schlag: one, truempfe: others }: { schlag: Schlag; truempfe: readonly Suit[] }) =>
    `${schlag(one)} ist noch möglich, mit ${truempfe(others, 'oder')}.`,
  'trumpf-open': ({ trumpf: one, schlaege: others }: { trumpf: Suit; schlaege: readonly Schlag[] }) =>
    `${trumpf(one)} ist noch möglich, mit ${schlaege(others, 'oder')}.`,
  'schlag-free': ({ schlag: one }: { schlag: Schlag }) => `${schlag(one)} ist noch mit jedem Trumpf möglich.`,
  'trumpf-free': ({ trumpf: one }: { trumpf: Suit }) => `${trumpf(one)} ist noch mit jedem Schlag möglich.`,
  'schlag-out': ({ schlag: one }: { schlag: Schlag }) => `${schlag(one)} ist ausgeschlossen.`,
  'trumpf-out': ({ trumpf: one }: { trumpf: Suit }) => `${trumpf(one)} ist ausgeschlossen.`,
  'not-with-truempfe': ({ truempfe: others, why }: { truempfe: readonly Suit[]; why: string }) =>
    `Nicht mit ${truempfe(others, 'oder')}: ${why}`,
  'not-with-schlaege': ({ schlaege: others, why }: { schlaege: readonly Schlag[]; why: string }) =>
    `Nicht mit ${schlaege(others, 'oder')}: ${why}`,
});

/** Reasons why a Schlag and a Trumpf cannot have been announced together, by key. */
const reasons = ({ schlag, trumpf, der, den, dem }: Speech) => ({
  told: 'Die Ansage ist dir bekannt.',
  'trick-taken': ({ seat, card, other, better }: { seat: Doer; card: Card; other: Doer; better: Card }) =>
    `Dann ${haette(other)} den Stich mit ${dem(better)} gemacht, nicht ${who(seat)} mit ${dem(card)}.`,
  'not-followed': ({ seat, card, led, held }: { seat: Doer; card: Card; led: Card; held: Card }) =>
    `Dann ${haette(seat)} auf ${den(led)} nicht ${den(card)} spielen dürfen, mit ${dem(held)} noch in der Hand.`,
  'bid-barred': ({ seat, card, led }: { seat: Doer; card: Card; led: Card }) =>
    `Dann ${haette(seat)} auf ${den(led)} nicht mehr bieten dürfen: ${capital(der(card))} passt nicht dazu.`,
  'no-schlag': ({ seat, schlag: which }: { seat: Doer; schlag: Schlag }) =>
    `${hatte(seat)} keine Karte, um ${schlag(which)} anzusagen: Alle liegen anderswo.`,
  'no-trumpf': ({ seat, trumpf: which }: { seat: Doer; trumpf: Suit }) =>
    `${hatte(seat)} keine Karte, um ${trumpf(which)} anzusagen: Alle liegen anderswo.`,
  'schlag-not-followed': ({ seat, schlag: which, card, led }: { seat: Doer; schlag: Schlag; card: Card; led: Card }) =>
    `Mit einer Karte für ${schlag(which)} in der Hand ${haette(seat)} auf ${den(led)} nicht ${den(card)} spielen dürfen.`,
  'trumpf-not-followed': ({ seat, trumpf: which, card, led }: { seat: Doer; trumpf: Suit; card: Card; led: Card }) =>
    `Mit einer Karte für ${trumpf(which)} in der Hand ${haette(seat)} auf ${den(led)} nicht ${den(card)} spielen dürfen.`,
  'no-deal': 'Dann könnten die Karten nicht so verteilt sein, dass alles so gekommen wäre.',
});

/** Estimates of the remaining possibilities. */
const odds = ({ schlag, trumpf }: Speech) => ({
  'ask-odds': 'Wie wahrscheinlich?',
  'odds-title': 'Eine Einschätzung, kein Beweis',
  'odds-thinking': 'Der Tisch überlegt …',
  'odds-pair': ({ schlag: one, trumpf: other }: { schlag: Schlag; trumpf: Suit }) => `${schlag(one)}, ${trumpf(other)}`,
  'odds-others': 'Alles andere',
});

const messagesWith = (words: Words) => {
  const speech = speechOf(words);
  return { ...sheet(speech), ...tricks(speech), ...entries(speech), ...reasons(speech), ...odds(speech) };
};

/** The type of the texts for deductions in every language, derived from the German entries. */
export type DeductionMessages = EntriesLike<ReturnType<typeof messagesWith>>;

/** The German texts for deductions in blind play. */
export const deduction: ByDeck<DeductionMessages> = byDeck(WORDS, messagesWith);
