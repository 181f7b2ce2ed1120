import type { GameKind } from '../rules/score.js';
import { hasViewerWon, standingOf, winnersOf, type People } from './people.js';
import type { Moment } from './moments.js';
import { MARKS, type BummerlKind } from './slate.js';

/** How a game ended, to be shown for a moment. */
export interface Finale {
  /** For the viewer; `watched`: the viewer did not play. */
  readonly outcome: 'won' | 'lost' | 'watched';
  readonly kind: GameKind;
  /** By name, where the viewer did not play. */
  readonly winners: readonly string[];
  /** The viewer's first, or that of the winners. */
  readonly score: readonly number[];
  /** What the losers got. */
  readonly marks: readonly BummerlKind[];
}

/** What is to be shown of the end of a game when this moment has been shown; null: no game has ended with it. */
export const finaleOf = ({ happened }: Moment, people: People): Finale | null => {
  const gameFact = happened.find((entry) => entry.type === 'game');
  if (!gameFact) return null;
  const { kind, losers = [{ kind }] } = gameFact;
  return {
    outcome: people.seated ? (hasViewerWon(people, gameFact) ? 'won' : 'lost') : 'watched',
    kind,
    winners: winnersOf(people, gameFact),
    score: standingOf(people, gameFact).score,
    marks: losers.map((loser) => MARKS[loser.kind]),
  };
};
