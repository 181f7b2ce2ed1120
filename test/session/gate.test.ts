import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action } from '../../src/game/action.js';
import { IllegalAction } from '../../src/game/illegal-action.js';
import { announced, playHand } from '../game/table.js';
import { announcedGame, quietPlayer, runSession } from './table.js';

/** Creates a host that saves actions only when the test allows it. */
const createCommitLog = () => {
  const written: Action[] = [];
  const waiting: { readonly action: Action; readonly done: () => void; readonly fail: (error: unknown) => void }[] = [];
  const commit = (action: Action): Promise<void> =>
    new Promise((resolve, reject) => {
      const done = (): void => {
        written.push(action);
        resolve();
      };
      waiting.push({ action, done, fail: reject });
    });
  return { written, waiting, commit };
};

const nextTask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('the session commits an action before the game applies it and listeners receive it', async () => {
  const { written, waiting, commit } = createCommitLog();
  const { session, game } = runSession(announcedGame(), ['human', 'human', 'human', 'human'], { commit });
  const received: string[] = [];
  session.connection(null).subscribe((update) => 'action' in update && received.push(String(update.action?.type)));
  const before = game.record().actions.length;
  const [first] = game.legalActions(0);
  const acted = session.connection(0).act(first);
  await nextTask();
  assert.equal(game.record().actions.length, before);
  assert.deepEqual(received, []);
  waiting[0].done();
  await acted;
  assert.deepEqual(written, [first]);
  assert.deepEqual(received, ['play']);
});

test('the session checks an action only after the previous action is committed', async () => {
  const { written, waiting, commit } = createCommitLog();
  const { session, game } = runSession(announcedGame(), ['human', 'human', 'human', 'human'], { commit });
  const [first, second] = game.legalActions(0);
  const one = session.connection(0).act(first);
  const other = session.connection(0).act(second);
  const refused = assert.rejects(other, (error) => error instanceof IllegalAction && error.code === 'not-your-turn');
  await nextTask();
  assert.equal(waiting.length, 1, 'one at a time');
  waiting[0].done();
  await Promise.all([one, refused]);
  assert.deepEqual(written, [first], 'rejected actions are never saved');
});

test('if `commit` fails, the action is not applied and the next action succeeds', async () => {
  const { waiting, commit } = createCommitLog();
  const { session, game } = runSession(announcedGame(), ['human', 'human', 'human', 'human'], { commit });
  const before = game.record();
  const [first] = game.legalActions(0);
  const failed = assert.rejects(session.connection(0).act(first), /Disk is full/);
  await nextTask();
  waiting[0].fail(new Error('Disk is full.'));
  await failed;
  assert.deepEqual(game.record(), before);
  const again = session.connection(0).act(first);
  await nextTask();
  waiting[1].done();
  await again;
  assert.equal(game.record().actions.length, before.actions.length + 1);
});

test("if `commit` fails for a player's action, the session reports the error once and no stand-in acts", async () => {
  const { session, game, errors } = runSession(announcedGame(), [quietPlayer, 'human', 'human', 'human'], {
    commit: () => Promise.reject(new Error('Disk is full.')),
  });
  const before = game.record();
  await session.settled();
  assert.deepEqual(
    errors.map(({ code, seat }) => [code, seat]),
    [['commit-failed', 0]],
  );
  assert.deepEqual(game.record(), before);
});

test('`commit` receives only the known fields of an action', async () => {
  const { waiting, commit } = createCommitLog();
  const { session, game } = runSession(announcedGame(), ['human', 'human', 'human', 'human'], { commit });
  const [first] = game.legalActions(0);
  void session.connection(0).act(Object.assign({}, first, { comment: 'x'.repeat(1000) }));
  await nextTask();
  assert.deepEqual(waiting[0].action, first);
  waiting[0].done();
});

test('a second `next` during a commit resolves without effect', async () => {
  const { written, waiting, commit } = createCommitLog();
  const over = playHand(announced());
  const { session, game } = runSession(over, ['human', 'human', 'human', 'human'], { commit });
  const [one, other] = [
    session.connection(1).act({ type: 'next', seat: 1 }),
    session.connection(2).act({ type: 'next', seat: 2 }),
  ];
  await nextTask();
  waiting[0].done();
  await Promise.all([one, other]);
  assert.deepEqual(written, [{ type: 'next', seat: 1 }]);
  assert.equal(game.phase, 'cut');
});
