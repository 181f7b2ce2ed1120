import type { Fact, Played } from '../game/fact.js';
import type { View } from '../game/view.js';
import { drawHeight } from '../rules/card.js';
import { drawersOf } from '../rules/seats.js';
import type { WhyWon } from '../rules/why-won.js';
import type { Text } from '../i18n/text.js';

/** The words of a player that accompany an action. */
export type Speech = Extract<Text, { key: `said-${string}` }>;

/** Small talk of a player. */
export type Talk = Extract<Text, { key: `talk-${string}` }>;

/** The winner of the complete trick on the table, and the reason; the reason is `null` if the viewer cannot know it. */
export interface WonTrick {
  readonly winner: number;
  readonly why: WhyWon | null;
}

/** A moment of the game for display: the current view, or the view as it was a moment earlier. */
export interface Snapshot {
  readonly view: View;
  /** Cards drawn for the deal that lie open on the table. */
  readonly drawn: readonly Played[];
  /** The last speech and its speaker. */
  readonly speech: { readonly seat: number; readonly text: Speech } | null;
  /** Small talk and its speaker, in addition to the speech. */
  readonly talk?: { readonly seat: number; readonly text: Talk } | null;
  /** Whether the pack is being shuffled, with its two halves visible. */
  readonly shuffling?: true;
  /** The winner of the complete trick that lies on the table. */
  readonly won?: WonTrick;
}

/** Returns the history since the last deal of five cards, or the whole history before the first deal. */
export const sinceDeal = (history: View['history']): View['history'] => {
  let from = history.length;
  while (from > 0 && history[from - 1]?.type !== 'deal') from--;
  return history.slice(from);
};

/** One round of the draw for the first deal. */
export interface DrawRound {
  readonly cards: readonly Played[];
  /** Whether every player who takes part in the round has drawn. */
  readonly isComplete: boolean;
}

/** Returns the last round of the draw that has not yet led to a deal. Players whose cards tie draw again. */
export const drawRoundIn = ({ history, players }: View): DrawRound => {
  let size = drawersOf(players).length;
  let cards: Played[] = [];
  for (const entry of sinceDeal(history)) {
    if (entry.type !== 'drawn') continue;
    if (cards.length === size) {
      const highest = Math.max(...cards.map(({ card }) => drawHeight(card)));
      size = cards.filter(({ card }) => drawHeight(card) === highest).length;
      cards = [];
    }
    cards.push({ seat: entry.seat, card: entry.card });
  }
  return { cards, isComplete: cards.length === size };
};

/** Returns the first fact of a type, if there is one. */
export const factOf = <Type extends Fact['type']>(
  happened: readonly Fact[],
  type: Type,
): Extract<Fact, { type: Type }> | undefined =>
  happened.find((fact): fact is Extract<Fact, { type: Type }> => fact.type === type);
