/** Browser code of `clicks.ts`. */
import { createGame } from '../../src/game/game.js';
import { choose } from '../../src/players/choose.js';
import type { VariantId } from '../../src/rules/variants.js';

/** Delay in ms of each click after `listen()`. */
export const waits: number[] = [];

/** Answers clicks on a button that fills the page. */
export function listen(): void {
  const button = document.createElement('button');
  button.style.cssText = 'position: fixed; inset: 0';
  button.addEventListener('click', ({ timeStamp }) => waits.push(performance.now() - timeStamp));
  document.body.append(button);
}

/** Plays games without a pause, all players thinking on the main thread: the highest load a page can have. */
export async function keepPlaying(variant: VariantId, seed: string): Promise<never> {
  for (let number = 0; ; number++) {
    const game = createGame({ variant, seed: `${seed} ${number}` });
    while (game.phase !== 'game-over') {
      const [seat] = game.toAct;
      const action = await choose(game.view(seat), { level: 'strong', seed });
      if (!action) throw new Error(`No player acts in the phase ${game.phase}.`);
      game.act(action);
    }
  }
}
