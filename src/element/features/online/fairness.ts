import { toJson } from '../../../base/to-json.js';
import type { View } from '../../../game/view.js';
import type { PlayableRecord } from '../../../game/record.js';
import type { Proof, Seating } from '../../../online/open-table.js';
import { loadModule } from '../../shell/load-module.js';
import type { DealPromise, KeptSeats } from './kept-seat.js';

/** Whether a finished game's cards were dealt as promised before the game. */
export type Verdict = 'fair' | 'unfair';

export interface Fairness {
  /** Result of the check; null until the check has ended, or if the check failed. */
  readonly verdict: Verdict | null;
  /** All data needed to repeat the check, as JSON; null before the check. */
  readonly proof: string | null;
  /** Stores the server's promise for a new game, and checks the deals against the promise when the game ends. */
  follow(seating: Seating): void;
  reset(): void;
}

/** Returns whether two histories end with the same plays, compared over the length of the shorter one. */
const samePlays = (onVerdict: View['history'], seen: View['history']): boolean => {
  const [a, b] = [onVerdict, seen].map((history) =>
    history.flatMap((entry) => (entry.type === 'play' ? `${entry.seat} ${entry.card}` : [])),
  ) as [string[], string[]];
  const count = Math.min(a.length, b.length);
  return count === 0 || a.slice(-count).join() === b.slice(-count).join();
};

/** Checks a finished game against the promise, the visitor's salt and the cards that the visitor has seen. */
const checkDeal = async ({ hash, salts, record }: Proof, dealt: DealPromise | null, seen: View): Promise<Verdict> => {
  const { verify } = await loadModule(() => import('../../../game/fair/verify.js'), 'verify');
  const { replay } = await loadModule(() => import('../../../game/fair/fair-game.js'), 'replay');
  const isPromised = dealt === null || dealt.hash === hash;
  const isMine = dealt === null || dealt.seat === null || dealt.salt === null || salts[dealt.seat] === dealt.salt;
  if (!isPromised || !isMine) return 'unfair';
  try {
    const game = record as PlayableRecord;
    const isSame = samePlays(replay(game).view(seen.seat).history, seen.history);
    return isSame && (await verify(game, { hash, salts })) ? 'fair' : 'unfair';
  } catch {
    // An invalid record cannot prove a fair deal.
    return 'unfair';
  }
};

/** @param onVerdict called when the verdict is known */
export const createFairness = (
  kept: KeptSeats,
  {
    onVerdict,
    onError,
  }: { readonly onVerdict: (verdict: Verdict) => void; readonly onError: (error: unknown) => void },
): Fairness => {
  let verdict: Verdict | null = null;
  let checked: Proof | null = null;
  /**
   * Proof for the previous game. The server keeps sending this proof during the next game, until that game's proof
   * arrives.
   */
  let last: Proof | null = null;
  /** The current game's deal promise. */
  let dealt: DealPromise | null = null;

  /** Stores the server's current promise for the new game. */
  const keep = ({ seat, salt, promise, proof, board }: Seating, { gameNumber, phase }: View): void => {
    const known = kept.read();
    dealt ??= known?.dealt ?? null;
    if (dealt?.game === gameNumber || promise === null || board.stage !== 'playing' || phase === 'game-over') return;
    dealt = { game: gameNumber, hash: promise, seat, salt };
    [verdict, checked, last] = [null, null, proof];
    if (known) kept.write({ ...known, dealt });
  };
  const check = (proof: Proof, view: View): void => {
    checked = proof;
    const promised = dealt?.game === view.gameNumber ? dealt : null;
    checkDeal(proof, promised, view).then((found) => {
      if (checked !== proof) return;
      verdict = found;
      onVerdict(found);
    }, onError);
  };

  return {
    get verdict() {
      return verdict;
    },
    get proof() {
      return checked && toJson(checked);
    },
    follow(seating) {
      const view = seating.connection?.view;
      if (!view) return;
      keep(seating, view);
      const { proof } = seating;
      if (proof && proof !== checked && proof !== last && view.phase === 'game-over') check(proof, view);
    },
    reset() {
      [verdict, checked, last, dealt] = [null, null, null, null];
    },
  };
};
