/**
 * Compares the size of each frame on the wire with the whole view as JSON, for every seat in one game per variant.
 *
 *   npm run bench                              runs it after the size of the players
 *   node --import tsx tools/bench/wire.ts      only this
 */
import { connect } from '../../src/game/connect.js';
import { createGame } from '../../src/game/game.js';
import type { View } from '../../src/game/view.js';
import type { Frame } from '../../src/online/frame.js';
import { serveSeat } from '../../src/online/serve-seat.js';
import { randomFrom } from '../../src/rules/random.js';
import { seatsOf } from '../../src/rules/seats.js';
import { VARIANT_IDS, type VariantId } from '../../src/rules/variants.js';
import { command } from '../shared/command.js';
import { printLine } from '../shared/print-line.js';

interface Weights {
  readonly views: number[];
  readonly frames: number[];
}

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Plays the first legal action of a seat that must act or, in one case out of five, the last legal action. */
const measureWeights = (variant: VariantId, { views, frames }: Weights): void => {
  const game = createGame({ variant, seed: 'bench' });
  const random = randomFrom('bench', variant);
  const note = (frame: Frame): void => {
    if (frame[0] === 'u' && frame[1].a) frames.push(bytesOf(frame));
  };
  for (const seat of seatsOf(game.rules.players)) {
    const connection = connect(game, seat);
    connection.subscribe((update) => 'view' in update && views.push(bytesOf(update.view satisfies View)));
    serveSeat(connection, { postMessage: (frame) => note(frame as Frame) });
  }
  while (game.phase !== 'game-over') {
    const legal = game.legalActions(game.toAct[0]).filter(({ type }) => type !== 'strike');
    game.act(legal[random(5) === 0 ? legal.length - 1 : 0]);
  }
};

const at = (list: readonly number[], share: number): number =>
  [...list].sort((one, other) => one - other)[Math.floor((list.length - 1) * share)];

const printWeights = (name: string, bytes: readonly number[]): void =>
  printLine(
    `${name.padEnd(8)} median ${at(bytes, 0.5)} bytes, 95 % at most ${at(bytes, 0.95)}, largest ${at(bytes, 1)}`,
  );

await command(import.meta.url, {}, () => {
  const weights: Weights = { views: [], frames: [] };
  for (const variant of VARIANT_IDS) measureWeights(variant, weights);
  printLine(`\n${weights.frames.length} updates:`);
  printWeights('view', weights.views);
  printWeights('frame', weights.frames);
});
