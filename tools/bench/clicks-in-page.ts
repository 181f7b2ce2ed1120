/** The part of `clicks.ts` that runs in the browser. */
import { createGame } from '../../src/game/game.js';
import { choose } from '../../src/players/choose.js';
import type { VariantId } from '../../src/rules/variants.js';

/** How long each click had to wait for its answer, in ms; none yet in those before it was listened for. */
export const waits: number[] = [];

/** Answers clicks on a button that fills the page. */
export function listen(): void {
  const button = document.createElement('button');
  button.style.cssText = 'position: fixed; inset: 0';
  button.addEventListener('click', ({ timeStamp }) => waits.push(performance.now() - timeStamp));
  document.body.append(button);
}

/** Plays one game after the other, all its players thinking here, without a pause: as busy as a page can be. */
export async function keepPlaying(variant: VariantId, seed: string): Promise<never> {
  for (let number = 0; ; number++) {
    const game = createGame({ variant, seed: `${seed} ${number}` });
    while (game.phase !== 'game-over') {
      const [seat] = game.toAct;
      const action = await choose(game.view(seat), { level: 'strong', seed });
      if (!action) throw new Error(`Nobody acts in the phase ${game.phase}.`);
      game.act(action);
    }
  }
}
