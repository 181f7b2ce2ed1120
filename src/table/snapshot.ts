import type { Fact, Played } from '../game/fact.js';
import type { View } from '../game/view.js';
import { drawHeight } from '../rules/card.js';
import { drawersOf } from '../rules/seats.js';
import type { WhyWon } from '../rules/why-won.js';
import type { Text } from '../i18n/text.js';

/** Something a player says with an action. */
export type Speech = Extract<Text, { key: `said-${string}` }>;

/** Small talk of a player. */
export type Talk = Extract<Text, { key: `talk-${string}` }>;

/** Who has won the trick that lies there, and why; the reason is null for a viewer who may not know it. */
export interface WonTrick {
  readonly winner: number;
  readonly why: WhyWon | null;
}

/** A moment of the game as it is shown: the view, or the view as it was a moment before. */
export interface Snapshot {
  readonly view: View;
  /** Cards drawn for the deal that lie open on the table. */
  readonly drawn: readonly Played[];
  /** The last speech and its speaker. */
  readonly speech: { readonly seat: number; readonly text: Speech } | null;
  /** Small talk, in addition to speech. */
  readonly talk?: { readonly seat: number; readonly text: Talk } | null;
  /** Whether the pack is being shuffled: its halves lie apart. */
  readonly shuffling?: true;
  /** While a whole trick lies there: who has won it. */
  readonly won?: WonTrick;
}

/** What happened since five cards were dealt the last time; everything, if they never were. */
export const sinceDeal = (history: View['history']): View['history'] => {
  let from = history.length;
  while (from > 0 && history[from - 1]?.type !== 'deal') from--;
  return history.slice(from);
};

/** One round of the draw for the first deal. */
export interface DrawRound {
  readonly cards: readonly Played[];
  /** Whether all who had to have drawn. */
  readonly isComplete: boolean;
}

/** The last round of the draw that has not led to a deal yet; those whose cards tie draw again. */
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

/** The fact of that kind among these, if there is one. */
export const factOf = <Type extends Fact['type']>(
  happened: readonly Fact[],
  type: Type,
): Extract<Fact, { type: Type }> | undefined =>
  happened.find((fact): fact is Extract<Fact, { type: Type }> => fact.type === type);
