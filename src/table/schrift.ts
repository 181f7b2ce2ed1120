import type { Fact, GameResult } from '../game/fact.js';
import type { View } from '../game/view.js';
import type { Text } from '../i18n/text.js';
import { itemAt } from '../rules/item-at.js';
import type { GameKind } from '../rules/score.js';
import { sidesOf, type Side } from '../rules/seats.js';
import { factLine, reasonOf } from './lines.js';
import { fromOurSide, type People } from './people.js';

/** A new total by column, the viewer's side first; null for a side whose points stayed. */
type Totals = readonly (number | null)[];

/** A line of the whole Schrift. */
export type SchriftEntry =
  /** A game that is over; who lost it and how. */
  | {
      readonly type: 'game';
      readonly number: number;
      readonly totals: Totals;
      readonly losers: readonly { readonly side: Side; readonly bummerl: number; readonly kind: GameKind }[];
    }
  /** Points that a game began with. */
  | { readonly type: 'start'; readonly totals: Totals }
  /** A hand of this game, who scored in it and why it ended. */
  | {
      readonly type: 'hand';
      readonly number: number;
      readonly totals: Totals;
      readonly sides: readonly Side[];
      readonly points: number;
      readonly reason: Text;
    }
  /** Points that were lost or struck, or what is not allowed and has ended the game. */
  | { readonly type: 'fact'; readonly totals: Totals; readonly text: Text };

const gameEntry = ({ players }: View, people: People, result: GameResult, number: number): SchriftEntry => {
  const { side, sides = [side], bummerl, kind, score } = result;
  const losers =
    result.losers ??
    sidesOf(players)
      .filter((other) => !sides.includes(other))
      .map((loser) => ({ side: loser, bummerl, kind }));
  return { type: 'game', number, totals: fromOurSide(people, score), losers };
};

/** The hands of the game being played, and what else has changed its score. */
const entriesOfGame = ({ history, score, players }: View, people: People): readonly SchriftEntry[] => {
  const entries: SchriftEntry[] = [];
  const totalsOf = (points: readonly number[], changed: (side: Side) => boolean): Totals =>
    fromOurSide(
      people,
      points.map((total, side) => (changed(side) ? total : null)),
    );
  const add = (entry: SchriftEntry, now: readonly number[]): void => {
    entries.push(entry);
    known = now;
  };
  let known: readonly number[] | null = null;
  let number = 0;
  let tricks: readonly number[] = [];
  let broken: Extract<Fact, { type: 'penalty' }> | null = null;
  const begun = (points: readonly number[]): void => {
    if (known === null && points.some((total) => total > 0))
      add({ type: 'start', totals: totalsOf(points, (side) => itemAt(points, side) > 0) }, points);
    known = points;
  };

  for (const item of history) {
    if (item.type === 'deal') [number, tricks, broken] = [item.hand, sidesOf(players).map(() => 0), null];
    if (item.type === 'trick') tricks = item.tricks;
    if (item.type === 'penalty') broken = item;
    if (item.type === 'bluffed' || item.type === 'struck') {
      const before: readonly number[] | null = known;
      const text = factLine(item, people);
      if (text)
        add(
          {
            type: 'fact',
            text,
            totals: totalsOf(item.score, (side) => before === null || before[side] !== item.score[side]),
          },
          item.score,
        );
    }
    if (item.type !== 'hand') continue;
    const { side, sides = [side], points } = item;
    begun(item.score.map((total, one) => (sides.includes(one) ? total - points : total)));
    const reason = (broken && factLine(broken, people)) ?? reasonOf(item, tricks, people);
    add(
      { type: 'hand', number, totals: totalsOf(item.score, (one) => sides.includes(one)), sides, points, reason },
      item.score,
    );
    broken = null;
  }
  begun(score);
  const text = broken && factLine(broken, people);
  // A revoke ends the game without points.
  if (text) entries.push({ type: 'fact', text, totals: totalsOf(score, () => false) });
  return entries;
};

/**
 * The whole Schrift of a match as it stands at a moment: the games that are over, then the hands of this game, and its
 * end. Of earlier games only their end is known.
 */
export const schriftOf = (view: View, people: People): readonly SchriftEntry[] => {
  const { games = [], gameNumber, history } = view;
  // A view tells of the last games alone, and of this one when its history does.
  const isOver = games.length > 0 && history.some(({ type }) => type === 'game');
  const before = games.length - (isOver ? 1 : 0);
  const entries = games.map((result, index) => gameEntry(view, people, result, gameNumber - before + index));
  return [...entries.slice(0, before), ...entriesOfGame(view, people), ...entries.slice(before)];
};
