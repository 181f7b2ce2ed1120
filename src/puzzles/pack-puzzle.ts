/**
 * Packs a puzzle into a few dozen characters. The meaning of each bit must never change, because the catalogue depends
 * on it.
 */
import { listOf } from '../base/list-of.js';
import { replay } from '../game/replay.js';
import { readActions, writeActions } from '../game/link/action-coder.js';
import { createBitReader, createBitWriter } from '../game/link/bits.js';
import { readJson, writeJson, type Json } from '../game/link/json-coder.js';
import type { Action } from '../game/action.js';
import { RECORD_VERSION, type GameRecord } from '../game/record.js';
import { deckOf, type Card } from '../rules/card.js';
import { itemAt } from '../rules/item-at.js';
import { seatsOf, sidesOf, type PlayerCount, type Seat } from '../rules/seats.js';
import { HAND_SIZE } from '../rules/tricks.js';
import { defineRules, type VariantId } from '../rules/variants.js';
import { possibleAnswers } from './answers.js';
import { THEMES, type Puzzle, type PuzzleAnswer } from './puzzle.js';
import { reasonFor } from './reason.js';

/** The fields of a puzzle that cannot be derived from the others. */
export type PuzzleCore = Pick<Puzzle, 'theme' | 'record' | 'seat' | 'solution' | 'difficulty'> & {
  /** Share of each answer in whole percent, in the order of `possibleAnswers`. Empty for `find`. */
  readonly percents: readonly number[];
  /** Number of deals examined or, for `find`, number of excluded pairs. */
  readonly worlds: number;
};

/** The cards by their numbers in packed puzzles. No puzzle uses the fives. */
const NUMBERED_CARDS: readonly Card[] = deckOf(36);
const CARD_BITS = 6;
const PERCENT_BITS = 7;
const SEAT_BITS = 2;
const THEME_BITS = 3;

/** Returns a solution as actions. An announcement becomes the actions that announce it. */
const actionsOf = (solution: PuzzleAnswer): readonly unknown[] =>
  'type' in solution
    ? [solution]
    : [
        { type: 'announce-schlag', seat: 0, schlag: solution.schlag },
        { type: 'announce-trumpf', seat: 0, trumpf: solution.trumpf },
      ];

const solutionIn = (actions: readonly Action[]): PuzzleAnswer => {
  const [first, second] = actions;
  if (first?.type === 'announce-schlag' && second?.type === 'announce-trumpf')
    return { schlag: first.schlag, trumpf: second.trumpf };
  return itemAt(actions, 0);
};

export const packPuzzle = ({ theme, record, seat, solution, difficulty, percents, worlds }: PuzzleCore): string => {
  const { rules, setup, actions } = record;
  const writer = createBitWriter();
  writer.bits(THEMES.indexOf(theme), THEME_BITS);
  writer.bits(difficulty, 2);
  writeJson(writer, rules.variant);
  writer.bits(rules.players - 1, SEAT_BITS);
  writer.bits(setup?.dealer ?? 0, SEAT_BITS);
  writer.bits(seat, SEAT_BITS);
  for (const card of setup?.hands?.flat() ?? []) writer.bits(NUMBERED_CARDS.indexOf(card), CARD_BITS);
  for (const points of setup?.score ?? sidesOf(rules.players).map(() => 0)) writer.number(points);
  writeActions(writer, actions as unknown as readonly Json[]);
  writeActions(writer, actionsOf(solution) as readonly Json[]);
  writer.number(worlds);
  for (const percent of percents) writer.bits(percent, PERCENT_BITS);
  return writer.text();
};

export const unpackPuzzle = (text: string): Omit<Puzzle, 'id'> => {
  const reader = createBitReader(text);
  const theme = itemAt(THEMES, reader.bits(THEME_BITS));
  const difficulty = reader.bits(2) as Puzzle['difficulty'];
  const variant = readJson(reader) as VariantId;
  const players = (reader.bits(SEAT_BITS) + 1) as PlayerCount;
  const dealer: Seat = reader.bits(SEAT_BITS);
  const seat: Seat = reader.bits(SEAT_BITS);
  const hands = seatsOf(players).map(() =>
    listOf(HAND_SIZE, (): Card => itemAt(NUMBERED_CARDS, reader.bits(CARD_BITS))),
  );
  const score = sidesOf(players).map(() => reader.number());
  const actions = readActions(reader) as unknown as readonly Action[];
  const rules = defineRules(variant, { players });
  const record: GameRecord = { version: RECORD_VERSION, rules, seed: '', setup: { dealer, hands, score }, actions };
  const solution = solutionIn(readActions(reader) as unknown as readonly Action[]);
  const worlds = reader.number();
  const view = replay(record).view(seat);
  const answers =
    theme === 'find'
      ? []
      : possibleAnswers(view, theme).map((answer) => ({ answer, percent: reader.bits(PERCENT_BITS) }));
  return {
    theme,
    record,
    seat,
    solution,
    because: reasonFor(view, solution, answers, worlds),
    difficulty,
    judged: theme === 'announce' || theme === 'bid',
    answers,
  };
};
