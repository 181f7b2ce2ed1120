import { toJson } from '../../../base/to-json.js';
import type { View } from '../../../game/view.js';
import type { PlayableRecord } from '../../../game/record.js';
import type { Proof, Seating } from '../../../online/open-table.js';
import { loadModule } from '../../shell/load-module.js';
import type { DealPromise, KeptSeats } from './kept-seat.js';

/** Whether the cards of the game that is over were dealt as it was promised before the first of them. */
export type Verdict = 'fair' | 'unfair';

export interface Fairness {
  /** Null: there is nothing to be said yet, or it could not be checked. */
  readonly verdict: Verdict | null;
  /** All that anybody needs to check it again, as JSON; null: nothing. */
  readonly proof: string | null;
  /** Something is new at the table: what was promised is kept, and compared with what came of it. */
  follow(seating: Seating): void;
  reset(): void;
}

/** The cards that were played, as far back as both know them. */
const samePlays = (told: View['history'], seen: View['history']): boolean => {
  const [a, b] = [told, seen].map((history) =>
    history.flatMap((entry) => (entry.type === 'play' ? `${entry.seat} ${entry.card}` : [])),
  ) as [string[], string[]];
  const count = Math.min(a.length, b.length);
  return count === 0 || a.slice(-count).join() === b.slice(-count).join();
};

/** Checks a game that is over against what was promised, what one added, and what one has seen of it. */
const judged = async ({ hash, salts, record }: Proof, dealt: DealPromise | null, seen: View): Promise<Verdict> => {
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
    // A record that cannot be played is none.
    return 'unfair';
  }
};

/**
 * @param told the verdict is there
 */
export const createFairness = (
  kept: KeptSeats,
  { told, failed }: { readonly told: (verdict: Verdict) => void; readonly failed: (error: unknown) => void },
): Fairness => {
  let verdict: Verdict | null = null;
  let checked: Proof | null = null;
  /** That of the game before, which is still told while the next one is played, and at its end until its own has come. */
  let last: Proof | null = null;
  /** Of the game under way. */
  let dealt: DealPromise | null = null;

  /** The hash that is told now is that of the game which begins. */
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
    judged(proof, promised, view).then((found) => {
      if (checked !== proof) return;
      verdict = found;
      told(found);
    }, failed);
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
