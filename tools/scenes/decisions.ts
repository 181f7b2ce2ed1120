import type { Card } from '../../src/engine.js';
import { deckOf } from '../../src/rules/card.js';
import { HANDS_WITH_RECHTE } from './hands.js';
import { phase, type Scene } from './scene.js';
import { preferring } from './scripted.js';

// Scripted players without preferences announce the first Schlag (Ass) and the first Trumpf (Eichel), and play their first
// legal card.

const cards = (words: string): Card[] => words.split(' ').filter(Boolean) as Card[];

/**
 * Completes hands of five from a pack of 32: the given cards for the first seats, then the remaining cards, Eichel first.
 */
const hands = (...held: readonly string[]): Card[][] => {
  const named = new Set(held.flatMap(cards));
  const rest = deckOf(32).filter((card) => !named.has(card));
  return [0, 1, 2, 3].map((seat) => {
    const own = cards(held[seat] ?? '');
    return [...own, ...rest.splice(0, 5 - own.length)];
  });
};

const isTake: Scene['at'] = ({ legal }) => legal.some(({ type }) => type === 'take');

/** The human has cut the pack and sees the Spitz at the bottom. */
export const TAKE: Scene = { variant: 'bayrisch-11', seed: 'heu', setup: { dealer: 1 }, human: ['cut'], at: isTake };

/** The human has cut the pack and sees a card that is not a Kritischer. */
export const BLUFF: Scene = { ...TAKE, seed: 'stube' };

/** The human's side leads 13 : 0 and must decide whether to play for four points or give up. */
export const DECIDE: Scene = {
  variant: 'suedtirol',
  setup: { dealer: 3, hands: hands(), score: [13, 0] },
  at: phase('decide'),
};

/** The human is the forehand, and the top card of the stock lies face up. */
export const STOCK_TOP: Scene = {
  variant: 'suedtirol',
  rules: { stockTop: 'open' },
  seed: 'stube',
  setup: { dealer: 3 },
  at: ({ legal }) => legal.some(({ type }) => type === 'announce-schlag'),
};

/** Each side has two tricks. Herz is led to the last trick, and the third seat, with a Laub in hand, bids. */
export const FARBE: Scene = {
  variant: 'suedtirol',
  rules: { farbe: true },
  setup: {
    dealer: 0,
    hands: hands('HU LU S8 L8 E7', 'HK LK SO S7 H9', 'H7 L7 SK SU H10', 'HO LO S9 S10 L9'),
  },
  others: preferring(({ type }, { hand, seat }) => type === 'bid' && seat === 3 && hand.length === 1),
  at: ({ legal }) => legal.some(({ type }) => type === 'farbe'),
};

/** The opponents are gestrichen. The human's side has 4 points, because the opponents folded to its bid. */
export const STRIKE: Scene = {
  variant: 'normal',
  setup: { dealer: 3, hands: hands(), score: [2, 7] },
  human: ['bid'],
  others: ['fold'],
  at: phase('hand-over'),
};

/** The human leads and holds the Rechter. */
export const CALL: Scene = {
  variant: 'bayrisch-11',
  setup: { dealer: 3, hands: HANDS_WITH_RECHTE },
  at: phase('play'),
};

/** The forehand has led the Rechter with the call. The human holds the Belli, a Trumpf and other cards. */
export const CALLED: Scene = {
  variant: 'bayrisch-11',
  setup: { dealer: 0, hands: hands('LK S7 E10 HO SU', 'EA LA L8 S8 S9', 'E8 L9 L10 SK H8', 'E9 HA LO SO L7') },
  others: preferring((action) => action.type === 'play' && action.call === true),
  at: phase('play'),
};

/** Blind play: the human is the forehand and must show the card for the Schlag. */
export const SHOW_SCHLAG: Scene = {
  variant: 'blind',
  setup: { dealer: 3, hands: hands('EA LK L9 HO SU') },
  at: phase('announce'),
};

/** Blind play: the human deals and must show the card for the Trumpf. */
export const SHOW_TRUMPF: Scene = { ...SHOW_SCHLAG, variant: 'ladinisch', setup: { ...SHOW_SCHLAG.setup, dealer: 0 } };

/** The human is the forehand and holds the Weli, which cannot be the Schlag because it is a Kritischer. */
export const SHOW_WELI: Scene = {
  ...SHOW_SCHLAG,
  rules: { critical: ['HK', 'S6', 'E7'], weli: 'critical' },
  setup: { dealer: 3, hands: hands('EA LK S6 HO SU') },
};

/** The human leads and can give a signal first. */
export const SIGNAL: Scene = { variant: 'deuten', setup: { dealer: 3, hands: hands() }, at: phase('play') };

/** A Trumpf is led. The human holds Trumpf cards and others. The table allows every card and penalises a revoke. */
export const REVOKE: Scene = {
  variant: 'normal',
  rules: { enforcement: 'penalise' },
  setup: { dealer: 2, hands: hands('E10 LK L9 HO SU', 'L7 L8 H8 S8 S9', 'HK H7 E9 SK L10', 'EK LO E8 SO S7') },
  at: phase('play'),
};

/** The human's side is gestrichen and leads. The table allows a bid and penalises it. */
export const KRANK: Scene = { ...REVOKE, setup: { dealer: 3, hands: hands(), score: [7, 2] } };
