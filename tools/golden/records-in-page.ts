/**
 * The code of `records.ts` that runs in a browser. Plays seeded matches among computer players. The matches' records must
 * be the same in every JavaScript engine.
 */
import { createGame } from '../../src/game/game.js';
import type { Level } from '../../src/players/level.js';
import { seatsOf, type PlayerCount } from '../../src/rules/seats.js';
import { variants, type VariantId } from '../../src/rules/variants.js';
import { createSession } from '../../src/session/session.js';

const VARIANTS = Object.keys(variants) as readonly VariantId[];
const LEVELS: readonly Level[] = ['strong', 'medium', 'easy'];

/** Returns the settings of a match. The index cycles through all variants, numbers of players and levels. */
function matchOf(index: number): { readonly variant: VariantId; readonly players: PlayerCount; readonly level: Level } {
  const variant = VARIANTS[index % VARIANTS.length];
  const round = Math.floor(index / VARIANTS.length);
  const counts = variants[variant].players;
  return { variant, players: counts[round % counts.length], level: LEVELS[(index + round) % LEVELS.length] };
}

/** Plays a match to its end and resolves to its record as JSON. */
export async function recordOf(index: number): Promise<string> {
  const { variant, players, level } = matchOf(index);
  const game = createGame({ variant, players, seed: `record ${index}` });
  const session = createSession({
    game,
    seats: seatsOf(players).map(() => 'computer' as const),
    level,
    playerSeed: `luck ${index}`,
    ready: async () => {},
  });
  await new Promise<void>((resolve) => {
    game.subscribe((_action, _happened, happeningFor) => {
      if (happeningFor(null).view.phase === 'game-over') resolve();
    });
    session.start();
  });
  session.stop();
  return JSON.stringify(game.record());
}

/** Returns a short hash of a text (cyrb53). */
export function hashOf(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/** Plays matches in a page. The page's title and body show how many records differ from the expected hashes. */
export async function compare(expected: readonly string[]): Promise<void> {
  const differing: number[] = [];
  for (const [index, hash] of expected.entries()) {
    if (hashOf(await recordOf(index)) !== hash) differing.push(index);
    document.title =
      document.body.textContent = `${index + 1} of ${expected.length} matches played, ${differing.length} with another record${differing.length > 0 ? `: ${differing.join(', ')}` : ''}`;
  }
  document.title = `done: ${document.title}`;
}
