import type { EveningState, GameScore } from '../evening/state.js';

/** The points of a game in two fields. An empty field is null. */
export type EnteredGame = readonly [number | null, number | null];

/** Returns the complete games, or null if a field is empty between them or if a game has no winner. */
export const completeGames = (points: readonly EnteredGame[], target: number): readonly GameScore[] | null => {
  const filled = points.filter(([one, other]) => one !== null || other !== null);
  const isInOrder = filled.every((game, index) => game === points[index]);
  const isWon = filled.every(
    ([one, other]) => one !== null && other !== null && Math.min(one, other) >= 0 && one >= target !== other >= target,
  );
  return isInOrder && isWon ? (filled as readonly GameScore[]) : null;
};

/** Whether a Retourschneider counts in the settings of the evening. */
export const comebackCounts = ({ settings: { score, ties } }: EveningState): boolean =>
  (score.bonus?.comeback ?? 0) > 0 || ties.includes('bummerl');
