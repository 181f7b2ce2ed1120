import type { EveningState, GameScore, Names } from '../../evening/state.js';

/**
 * The result of a match, for the server's operator. A result can be reported twice. Together, `evening` and `n` identify it.
 * A corrected result has a higher `n`.
 */
export interface EveningResult {
  readonly evening: string;
  /** Number of the change in the evening's log. */
  readonly n: number;
  /** The match's id, such as `2-15`. */
  readonly match: string;
  readonly round: number;
  readonly result: {
    readonly sides: readonly { readonly entry: number; readonly names: Names }[];
    readonly games: readonly GameScore[];
    readonly comebacks?: readonly number[];
    readonly state: 'agreed' | 'ruled';
  };
}

/** Returns the id of a result among the reports to the operator. */
export const eveningResultId = ({ evening, n }: EveningResult): string => `${evening}.${n}`;

/** Returns the result of a match after a change of its evening, or null if the match has none. */
export const eveningResultOf = (
  evening: string,
  n: number,
  { entries, rounds }: EveningState,
  match: string,
): EveningResult | null => {
  const round = rounds.find(({ matches }) => matches.some(({ id }) => id === match));
  const found = round?.matches.find(({ id }) => id === match);
  if (!round || !found || (found.state !== 'agreed' && found.state !== 'ruled')) return null;
  const { sides, games, comebacks, state } = found;
  return {
    ...{ evening, n, match, round: round.number },
    result: {
      sides: sides.flatMap((no) => {
        const entry = entries.find((one) => one.no === no);
        return entry ? [{ entry: entry.no, names: entry.names }] : [];
      }),
      games,
      ...(comebacks && { comebacks }),
      state,
    },
  };
};
