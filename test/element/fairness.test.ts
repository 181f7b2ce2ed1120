/** Verification of a finished game against the server's promise, the visitor's salt and the cards that the visitor saw. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createFairness, type Verdict } from '../../src/element/features/online/fairness.js';
import type { KeptSeat, KeptSeats } from '../../src/element/features/online/kept-seat.js';
import { connect } from '../../src/game/connect.js';
import { createGame } from '../../src/game/fair/fair-game.js';
import { fairSeed, hashOf, newSecret } from '../../src/game/fair/verify.js';
import type { GameRecord } from '../../src/game/record.js';
import type { View } from '../../src/game/view.js';
import type { Proof, Seating } from '../../src/online/open-table.js';

const SALTS = ['0'.repeat(32), null] as const;

/** Plays a game to its end. Returns its connection, its first view and its proof. */
const played = (secret = newSecret()) => {
  const game = createGame({ players: 2, target: 9, seed: fairSeed(secret, SALTS), deal: 'sha256' });
  const connection = connect(game, 0);
  const atFirst = connection.view;
  while (game.phase !== 'game-over') {
    const [seat = 0] = game.toAct;
    game.act(game.legalActions(seat)[0]);
  }
  return { connection, atFirst, proof: { hash: hashOf(secret), salts: SALTS, record: game.record() } satisfies Proof };
};

const keeping = (): KeptSeats => {
  let kept: KeptSeat | null = { server: 'http://here', table: 'one', key: 'key' };
  return { read: () => kept, write: (now) => void (kept = now), remove: () => void (kept = null) };
};

const board = (stage: 'playing' | 'over'): Seating['board'] => ({
  ...{ stage, variant: 'suedtirol', players: 2, target: 9, level: 'medium', spectators: true, turnTimeout: null },
  ...{ seats: [], others: [], opener: true },
});

type Known = Pick<Seating, 'seat' | 'salt' | 'promise' | 'connection' | 'proof' | 'board'>;

/** Resolves to the verdict on a game with this promise and proof. */
const verdictOn = (promise: string, salt: string, proof: Proof, seen = played): Promise<Verdict> =>
  new Promise((onVerdict, onError) => {
    const { connection, atFirst } = seen();
    const fairness = createFairness(keeping(), { onVerdict, onError });
    const common = { seat: 0, salt, promise } as const;
    const seating = (known: Omit<Known, 'seat' | 'salt' | 'promise'>): Seating => ({ ...common, ...known }) as Seating;
    const begun = { ...connection, view: atFirst };
    fairness.follow(seating({ connection: begun, proof: null, board: board('playing') }));
    fairness.follow(seating({ connection, proof, board: board('over') }));
  });

test('the verdict on a game is "fair" if the deal matches the server\'s promise', async () => {
  const game = played();
  assert.equal(await verdictOn(game.proof.hash, SALTS[0], game.proof, () => game), 'fair');
});

test('the verdict on a game is "unfair" if the secret, the salt or the cards differ or the record is invalid', async () => {
  const game = played();
  const { proof } = game;
  const saw = () => game;
  assert.equal(await verdictOn(hashOf(newSecret()), SALTS[0], proof, saw), 'unfair');
  assert.equal(await verdictOn(proof.hash, '1'.repeat(32), proof, saw), 'unfair');
  assert.equal(await verdictOn(proof.hash, SALTS[0], proof, () => played()), 'unfair');
  const chosen: GameRecord = { ...proof.record, seed: 'chosen', deal: 'sha256' };
  assert.equal(await verdictOn(proof.hash, SALTS[0], { ...proof, record: chosen }, saw), 'unfair');
  assert.equal(await verdictOn(proof.hash, SALTS[0], { ...proof, record: {} }, saw), 'unfair');
});

test("until a finished game's own proof arrives, the game is not checked against the previous game's proof", async () => {
  const [first, second] = [played(), played()];
  const said: Verdict[] = [];
  let next = (): void => {};
  const onVerdict = (verdict: Verdict): void => {
    said.push(verdict);
    next();
  };
  const fairness = createFairness(keeping(), { onVerdict, onError: (error) => assert.fail(String(error)) });
  const seating = (view: View, proof: Proof | null, promise: string, stage: 'playing' | 'over'): Seating =>
    ({
      seat: null,
      salt: null,
      promise,
      proof,
      board: board(stage),
      connection: { ...first.connection, view },
    }) as never;
  const verdict = (): Promise<void> => new Promise((resolve) => (next = resolve));

  fairness.follow(seating(first.atFirst, null, first.proof.hash, 'playing'));
  fairness.follow(seating(first.connection.view, first.proof, second.proof.hash, 'over'));
  await verdict();
  const secondOnes = [second.atFirst, second.connection.view].map((view) => ({ ...view, gameNumber: 2 }));
  const [begun, over] = secondOnes as [View, View];
  fairness.follow(seating(begun, first.proof, second.proof.hash, 'playing'));
  assert.equal(fairness.verdict, null);
  fairness.follow(seating(over, first.proof, second.proof.hash, 'playing'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal(fairness.verdict, null);
  fairness.follow(seating(over, second.proof, second.proof.hash, 'over'));
  await verdict();
  assert.deepEqual(said, ['fair', 'fair']);
});
