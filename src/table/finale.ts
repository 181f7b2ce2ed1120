import type { GameKind } from '../rules/score.js';
import { hasViewerWon, standingOf, winnersOf, type People } from './people.js';
import type { Moment } from './moments.js';
import { MARKS, type BummerlKind } from './slate.js';

/** The end of a game, shown for a moment. */
export interface Finale {
  /** The outcome for the viewer; `watched` means that the viewer did not play. */
  readonly outcome: 'won' | 'lost' | 'watched';
  readonly kind: GameKind;
  /** The names of the winners if the viewer did not play. */
  readonly winners: readonly string[];
  /** The score by side. The viewer's side comes first, or the winners if the viewer did not play. */
  readonly score: readonly number[];
  /** The marks of the losers. */
  readonly marks: readonly BummerlKind[];
}

/** Returns the finale to show after this moment, or `null` if the moment ends no game. */
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
