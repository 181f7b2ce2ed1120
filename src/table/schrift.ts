import type { Fact, GameResult } from '../game/fact.js';
import type { View } from '../game/view.js';
import type { Text } from '../i18n/text.js';
import { itemAt } from '../rules/item-at.js';
import { sidesOf, type Side } from '../rules/seats.js';
import { bummerlLines, factLine, handOutcome, reasonOf } from './lines.js';
import { fromViewerSide, type People } from './people.js';

/** New totals by column, the viewer's side first; `null` for a side whose points did not change. */
type Totals = readonly (number | null)[];

/** A line of the whole Schrift. */
export type SchriftEntry =
  /** A finished game with the Bummerl of its losers. */
  | {
      readonly type: 'game';
      readonly number: number;
      readonly totals: Totals;
      readonly bummerl: readonly Text[];
    }
  /** The points with which a game began. */
  | { readonly type: 'start'; readonly totals: Totals }
  /** A hand of this game, with its winners and the reason for its end. */
  | {
      readonly type: 'hand';
      readonly number: number;
      readonly totals: Totals;
      readonly sides: readonly Side[];
      readonly points: number;
      readonly outcome: Text;
      readonly reason: Text;
    }
  /** Points lost in a bluff or reset to 0, or a penalty that ended the game. */
  | { readonly type: 'fact'; readonly totals: Totals; readonly text: Text };

const gameEntry = (people: People, result: GameResult, number: number): SchriftEntry => ({
  type: 'game',
  number,
  totals: fromViewerSide(people, result.score),
  bummerl: bummerlLines(result, people),
});

/** Returns the hands of the current game and all other changes to its score. */
const entriesOfGame = ({ history, score, players }: View, people: People): readonly SchriftEntry[] => {
  const entries: SchriftEntry[] = [];
  const totalsOf = (points: readonly number[], changed: (side: Side) => boolean): Totals =>
    fromViewerSide(
      people,
      points.map((total, side) => (changed(side) ? total : null)),
    );
  const add = (entry: SchriftEntry, newScore: readonly number[]): void => {
    entries.push(entry);
    lastScore = newScore;
  };
  let lastScore: readonly number[] | null = null;
  let number = 0;
  let tricks: readonly number[] = [];
  let penalty: Extract<Fact, { type: 'penalty' }> | null = null;
  const addStart = (points: readonly number[]): void => {
    if (lastScore === null && points.some((total) => total > 0))
      add({ type: 'start', totals: totalsOf(points, (side) => itemAt(points, side) > 0) }, points);
    lastScore = points;
  };

  for (const entry of history) {
    if (entry.type === 'deal') [number, tricks, penalty] = [entry.hand, sidesOf(players).map(() => 0), null];
    if (entry.type === 'trick') tricks = entry.tricks;
    if (entry.type === 'penalty') penalty = entry;
    if (entry.type === 'bluffed' || entry.type === 'struck') {
      const before: readonly number[] | null = lastScore;
      const text = factLine(entry, people);
      if (text)
        add(
          {
            type: 'fact',
            text,
            totals: totalsOf(entry.score, (side) => before === null || before[side] !== entry.score[side]),
          },
          entry.score,
        );
    }
    if (entry.type !== 'hand') continue;
    const { side, sides = [side], points } = entry;
    addStart(entry.score.map((total, one) => (sides.includes(one) ? total - points : total)));
    const reason = (penalty && factLine(penalty, people)) ?? reasonOf(entry, tricks, people);
    add(
      {
        type: 'hand',
        number,
        totals: totalsOf(entry.score, (one) => sides.includes(one)),
        sides,
        points,
        outcome: handOutcome(entry, people),
        reason,
      },
      entry.score,
    );
    penalty = null;
  }
  addStart(score);
  const text = penalty && factLine(penalty, people);
  // A revoke ends the game without points.
  if (text) entries.push({ type: 'fact', text, totals: totalsOf(score, () => false) });
  return entries;
};

/**
 * Returns the whole Schrift of a match at one moment: the finished games, then the hands of the current game and its
 * end. Earlier games have only an end.
 */
export const schriftOf = (view: View, people: People): readonly SchriftEntry[] => {
  const { games = [], gameNumber, history } = view;
  // A view lists only the last games. These include the current game if its end is in the history.
  const isOver = games.length > 0 && history.some(({ type }) => type === 'game');
  const before = games.length - (isOver ? 1 : 0);
  const entries = games.map((result, index) => gameEntry(people, result, gameNumber - before + index));
  return [...entries.slice(0, before), ...entriesOfGame(view, people), ...entries.slice(before)];
};
