import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';
import { schlaegeOf } from '../rules/announce.js';
import { SUITS } from '../rules/card.js';
import { haveSameFields } from '../rules/same-fields.js';
import type { PuzzleAnswer, PuzzleTheme } from './puzzle.js';

const KINDS: Readonly<Record<Exclude<PuzzleTheme, 'find'>, readonly Action['type'][]>> = {
  tricks: ['play'],
  announce: ['announce-schlag', 'announce-trumpf'],
  bid: ['hold', 'fold'],
};

/** What can be answered at a position, always in the same order. */
export const answersAt = ({ legal, rules }: View, theme: PuzzleTheme): readonly PuzzleAnswer[] =>
  theme === 'find'
    ? schlaegeOf(rules).flatMap((schlag) => SUITS.map((trumpf) => ({ schlag, trumpf })))
    : legal.filter((action) => KINDS[theme].includes(action.type) && !('penalty' in action));

export const isSameAnswer = (one: PuzzleAnswer, other: PuzzleAnswer): boolean => haveSameFields(one, other);
