import type { Fact, Played } from '../game/action.js';
import type { View } from '../game/view.js';
import type { Text } from '../i18n/text.js';

/** Something a player says across the table. */
export type Said = Extract<Text, { key: `said-${string}` }>;

/** A moment of the game as it is shown: the view, or the view as it was a moment before. */
export interface Shown {
  readonly view: View;
  /** Cards drawn for the deal that lie open on the table. */
  readonly drawn: readonly Played[];
  /** What was said last, and by whom. */
  readonly said: { readonly seat: number; readonly text: Said } | null;
}

/** What happened since five cards were dealt the last time; everything, if they never were. */
export const sinceDeal = (history: View['history']): View['history'] => {
  let from = history.length;
  while (from > 0 && history[from - 1].type !== 'deal') from--;
  return history.slice(from);
};

/** The cards drawn in the draw that has not led to a deal yet; equal ranks are drawn again. */
export const drawnIn = ({ history, players }: View): readonly Played[] => {
  const drawn = sinceDeal(history).flatMap((entry) => (entry.type === 'drawn' ? [{ seat: entry.seat, card: entry.card }] : []));
  const drawers = Math.min(players, 2);
  const rounds = Math.floor(drawn.length / drawers);
  return drawn.slice(drawn.length % drawers === 0 ? (rounds - 1) * drawers : rounds * drawers);
};

/** The fact of that kind among these, if there is one. */
export const factOf = <Type extends Fact['type']>(happened: readonly Fact[], type: Type): Extract<Fact, { type: Type }> | undefined =>
  happened.find((fact): fact is Extract<Fact, { type: Type }> => fact.type === type);
