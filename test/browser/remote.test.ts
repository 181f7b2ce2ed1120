import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import {
  connect,
  createGame,
  type Action,
  type ActionType,
  type Game,
  type SeatConnection,
  type Setup,
} from '../../src/engine.js';
import { jsonConnection } from '../session/json-connection.js';
import { domOf } from './dom.js';
import { preferredAction, scripted } from '../../tools/scenes/scripted.js';
import { runs } from '../runs.js';
import {
  clearPage,
  errorsOf,
  frames,
  listen,
  newTable,
  rootOf,
  settled,
  until,
  viewOf,
  type FiredEvent,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const SEED = 'fern';
/** A short game. */
const RULES = { target: 9 } as const;
/** The score at the start leaves two or three hands to play. */
const SETUP = runs<Setup>({ score: [6, 6] }, {});
/** The preferred actions of each seat, including held, raised and folded bids. */
const PREFERENCES: readonly (readonly ActionType[])[] = [
  ['hold', 'ask-schoeneres'],
  ['bid', 'fold'],
  ['hold', 'ask-schlagtausch'],
  ['hold'],
];
const SHARED_PHASES = ['decide', 'answer', 'hand-over', 'game-over'];

/** The next action of seats 1 to 3, or null while the game waits for seat 0. */
function nextOfOthers(game: Game): Action | null {
  if (SHARED_PHASES.includes(game.phase) && game.toAct.includes(0)) return null;
  const seats = [1, 2, 3].sort((one, other) => Number(game.toAct.includes(one)) - Number(game.toAct.includes(other)));
  for (const seat of seats) {
    const action = preferredAction(game.view(seat), PREFERENCES[seat]);
    if (action) return action;
  }
  return null;
}

/** A remote game in which seats 1 to 3 act as soon as all listeners have received the last action. */
function remoteGame(seed: string): { readonly game: Game; readonly connection: SeatConnection; open(): void } {
  const game = createGame({ variant: 'suedtirol', seed, rules: RULES, setup: SETUP });
  const others = (): void => {
    queueMicrotask(() => {
      const action = nextOfOthers(game);
      if (action) game.act(action);
    });
  };
  return {
    game,
    connection: jsonConnection(connect(game, 0)),
    open() {
      game.subscribe(others);
      others();
    },
  };
}

/** Removes the seed. A local game reports the seed that the page passed, but a remote table does not know the seed. */
const withoutSeed = (events: readonly FiredEvent[]): readonly FiredEvent[] =>
  events.map(({ type, detail }) => {
    if (type !== 'watten-game-end') return { type, detail };
    const rest = { ...(detail as object) };
    Reflect.deleteProperty(rest, 'seed');
    return { type, detail: rest };
  });

describe('a table with a remote game', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('a table shows the same state and fires the same events for a remote game as for a local game', async function () {
    this.timeout(90_000);
    const own = newTable();
    const remote = newTable();
    const [ownTold, remoteTold] = [listen(own), listen(remote)];
    own.seats = ['human', ...[1, 2, 3].map((seat) => scripted(...PREFERENCES[seat]))];
    await own.start({ seed: SEED, rules: RULES, setup: SETUP });
    const { connection, open } = remoteGame(SEED);
    remote.connection = connection;
    await until(() => remote.view !== null, 'the remote game is shown');
    open();

    let compared = 0;
    let isOver = false;
    while (!isOver || viewOf(own).phase !== 'hand-over') {
      const view = await settled(own);
      await settled(remote);
      await until(() => domOf(own) === domOf(remote), 'both tables show the same', 1000).catch(() => {
        assert.strictEqual(domOf(remote), domOf(own), `after ${view.history.length} entries`);
      });
      assert.deepEqual(JSON.parse(JSON.stringify(viewOf(remote))), JSON.parse(JSON.stringify(view)));
      compared++;
      isOver ||= view.phase === 'game-over';
      if (isOver && view.phase === 'hand-over') break;
      const action = preferredAction(view, PREFERENCES[0]) as Action;
      assert.isTrue(await own.act(action));
      assert.isTrue(await remote.act(action));
    }
    assert.isAbove(compared, runs(10, 20));
    assert.include(
      ownTold.map(({ type }) => type),
      'watten-game-end',
    );
    assert.include(
      ownTold.map(({ type }) => type),
      'watten-bid',
    );
    assert.deepEqual(withoutSeed(remoteTold), withoutSeed(ownTold));
  });

  it('start(), save() and load() fire an error during a remote game', async () => {
    const table = newTable();
    const events = listen(table);
    await table.start({ seed: 'own' });
    const saved = table.save();
    assert.isNotNull(saved);
    const { connection, open } = remoteGame(SEED);
    table.connection = connection;
    await until(() => table.view !== null, 'the remote game is shown');
    open();
    const before = JSON.stringify(await settled(table));
    await table.start({ seed: 'other' });
    assert.isNull(table.save());
    if (saved) await table.load(saved);
    const errors = errorsOf(events);
    assert.deepEqual(
      errors.map(({ code }) => code),
      ['remote', 'remote', 'remote'],
    );
    for (const { message } of errors) assert.include(message, 'connection');
    assert.strictEqual(JSON.stringify(viewOf(table)), before);
  });

  it('a table can start a local game after the page removes its connection', async () => {
    const table = newTable();
    const { game, connection, open } = remoteGame(SEED);
    table.connection = connection;
    await until(() => table.view !== null, 'the remote game is shown');
    open();
    await settled(table);
    assert.isTrue(table.matches(':state(playing)'));
    table.connection = null;
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster is back');
    assert.isNull(table.view);
    assert.isFalse(table.matches(':state(playing)'));
    const events = listen(table);
    game.act(game.legalActions(0)[0]);
    await frames(3);
    assert.deepEqual(events, []);
    await table.start({ seed: 'own' });
    assert.strictEqual((await settled(table)).phase, 'draw');
  });

  it('`watten-start` fires once per remote game, even if the table is removed and reinserted', async () => {
    const table = newTable();
    const events = listen(table, ['watten-start']);
    const { connection } = remoteGame(SEED);
    table.connection = connection;
    await until(() => table.view !== null, 'the game is shown');
    assert.strictEqual(viewOf(table).handNumber, 0);
    for (let time = 0; time < 2; time++) {
      const box = table.parentElement as HTMLElement;
      table.remove();
      await until(() => table.view === null, 'the table is removed');
      box.append(table);
      await until(() => table.view !== null, 'the table is back');
    }
    assert.lengthOf(events, 1);
    table.connection = remoteGame('another').connection;
    await until(() => events.length === 2, 'the event fires for another game');
  });

  it('an action that the connection rejects fires an error with the code of the rejection', async () => {
    const table = newTable();
    const events = listen(table);
    const { game, connection, open } = remoteGame(SEED);
    table.connection = connection;
    await until(() => table.view !== null, 'the remote game is shown');
    open();
    await settled(table);
    const before = JSON.stringify(game.record());
    assert.isFalse(await table.act({ type: 'hold', seat: 0 }));
    assert.isFalse(await table.act({ type: 'draw', seat: 1 }));
    assert.deepEqual(
      errorsOf(events).map(({ code }) => code),
      ['wrong-phase', 'not-your-seat'],
    );
    assert.strictEqual(JSON.stringify(game.record()), before);
  });

  it('setting an invalid `connection` fires an error, and the current game continues', async () => {
    const table = newTable();
    await table.start({ seed: 'own' });
    const before = JSON.stringify(await settled(table));
    const events = listen(table);
    const uncaught: string[] = [];
    const note = ({ reason }: PromiseRejectionEvent): void => void uncaught.push(String(reason));
    window.addEventListener('unhandledrejection', note);
    const { view, ...rest } = remoteGame(SEED).connection;
    const { history, legal, ...lacking } = view;
    assert.isArray(history);
    assert.isArray(legal);
    const ends = { act: rest.act ?? (() => Promise.resolve()), subscribe: () => () => {} };
    const cases: readonly (readonly [unknown, string])[] = [
      [{ ...ends }, 'nothing'],
      [{ ...ends, view: null }, 'null'],
      [{ ...ends, view: {} }, "lacks 'phase', 'toAct'"],
      [{ ...ends, view: lacking }, "lacks 'legal', 'history'"],
      [{ ...ends, view: { ...view, score: 3 } }, "'score' of the wrong type (valid: list)"],
      [{ ...ends, view: { ...view, handSizes: [5] } }, "'handSizes' for 1 of 4 players"],
      [{ view, subscribe: ends.subscribe }, "'act'"],
      [
        {
          ...ends,
          get view(): never {
            throw new Error('the line is dead');
          },
        },
        'the line is dead',
      ],
    ];
    for (const [connection] of cases) Reflect.set(table, 'connection', connection);
    await frames(3);
    window.removeEventListener('unhandledrejection', note);
    const errors = errorsOf(events);
    assert.deepEqual(
      errors.map(({ code }) => code),
      cases.map(() => 'invalid-value'),
    );
    for (const [index, { message }] of errors.entries()) {
      assert.include(message, cases[index][1]);
      assert.include(message, 'connection');
    }
    assert.deepEqual(uncaught, []);
    assert.isNull(table.connection);
    assert.strictEqual(JSON.stringify(viewOf(table)), before);
    assert.isTrue(await table.act(preferredAction(viewOf(table)) as Action));
  });

  it("the table ignores a connection's updates if they are of an unknown type or lack a view", async () => {
    const table = newTable();
    const { game, connection, open } = remoteGame(SEED);
    let send = (_update: unknown): void => {};
    table.connection = {
      get view() {
        return connection.view;
      },
      act: (action) => connection.act(action),
      subscribe(listener) {
        send = listener as (update: unknown) => void;
        return connection.subscribe(listener);
      },
    };
    await until(() => table.view !== null, 'the remote game is shown');
    open();
    const before = JSON.stringify(await settled(table));
    const events = listen(table);
    const updates: readonly unknown[] = [
      null,
      'weather',
      { weather: 'rain' },
      { action: null, happened: [], view: undefined },
      { action: null, happened: [], view: {} },
      { action: null, view: connection.view },
    ];
    for (const update of updates) assert.doesNotThrow(() => send(update));
    await frames(3);
    assert.deepEqual(events, []);
    assert.strictEqual(JSON.stringify(viewOf(table)), before);
    const count = game.record().actions.length;
    assert.isTrue(await table.act(preferredAction(viewOf(table)) as Action));
    assert.isAbove(game.record().actions.length, count);
  });
});
