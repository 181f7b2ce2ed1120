import type { Action } from '../game/action.js';
import type { View } from '../game/view.js';
import { schlaegeOf } from '../rules/announce.js';
import { SUITS } from '../rules/card.js';
import { haveSameFields } from '../rules/same-fields.js';
import type { PuzzleAnswer, PuzzleTheme } from './puzzle.js';

const ANSWER_TYPES: Readonly<Record<Exclude<PuzzleTheme, 'find'>, readonly Action['type'][]>> = {
  tricks: ['play'],
  announce: ['announce-schlag', 'announce-trumpf'],
  bid: ['hold', 'fold'],
};

/** Returns the possible answers at a position, always in the same order. */
export const possibleAnswers = ({ legal, rules }: View, theme: PuzzleTheme): readonly PuzzleAnswer[] =>
  theme === 'find'
    ? schlaegeOf(rules).flatMap((schlag) => SUITS.map((trumpf) => ({ schlag, trumpf })))
    : legal.filter((action) => ANSWER_TYPES[theme].includes(action.type) && !('penalty' in action));

export const isSameAnswer = (one: PuzzleAnswer, other: PuzzleAnswer): boolean => haveSameFields(one, other);
