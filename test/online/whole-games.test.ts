/** Whole games over real ports: every seat sees and hears the same as without a wire, and nothing that is not its own. */
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { Action } from '../../src/game/action.js';
import { connect, type SeatConnection, type Update } from '../../src/game/connect.js';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import type { View } from '../../src/game/view.js';
import type { Frame } from '../../src/online/frame.js';
import { seatOver, type RemoteSeat } from '../../src/online/seat-over.js';
import { serveSeat } from '../../src/online/serve-seat.js';
import { ALL_CARDS, type Card } from '../../src/rules/card.js';
import { randomFrom, type Random } from '../../src/rules/random.js';
import type { Seat } from '../../src/rules/seats.js';
import { possibleActions } from '../game/possible-actions.js';
import { seats } from '../game/table.js';
import { flushTasks } from '../session/fake-clock.js';

type Viewer = Seat | null;
type ReceivedUpdates = Extract<Update, { readonly view: View }>;

/** Somewhat bold: now and then what can be done last, which is a bid or a question. */
const choiceOf = (view: View, luck: Random): Action => {
  const usual = view.legal.filter((action) => action.type !== 'strike' && !('penalty' in action));
  return (luck(5) === 0 ? usual.at(-1) : usual[0]) as Action;
};

const viewersOf = (game: Game): readonly Viewer[] => [null, ...seats(game)];

/** What every viewer hears of a whole game and the beginning of the next one. */
const playGame = async (
  game: Game,
  seed: string,
  connectionOf: (viewer: Viewer) => Promise<SeatConnection>,
): Promise<ReadonlyMap<Viewer, readonly ReceivedUpdates[]>> => {
  const luck = randomFrom('whole games', seed);
  const connections = new Map<Viewer, SeatConnection>();
  const heard = new Map<Viewer, ReceivedUpdates[]>();
  for (const viewer of viewersOf(game)) {
    const link = await connectionOf(viewer);
    const updates: ReceivedUpdates[] = [];
    link.subscribe((update) => 'view' in update && updates.push(update));
    connections.set(viewer, link);
    heard.set(viewer, updates);
  }
  let actions = 0;
  for (let left = 1000; left > 0; left--) {
    if (game.phase === 'game-over') left = 12;
    const seat = game.toAct[luck(game.toAct.length)];
    const link = connections.get(seat) as SeatConnection;
    await link.act(choiceOf(link.view, luck));
    actions++;
    while ([...heard.values()].some((updates) => updates.length < actions)) await flushTasks();
  }
  return heard;
};

/** A viewer's connection at the other end of a channel, and all that came over it. */
const overChannel = async (t: TestContext, game: Game, viewer: Viewer, frames: Frame[] = []): Promise<RemoteSeat> => {
  const { port1, port2 } = new MessageChannel();
  const closing = new AbortController();
  t.after(() => {
    closing.abort();
    port1.close();
  });
  port2.addEventListener('message', ({ data }) => frames.push(data as Frame));
  serveSeat(connect(game, viewer), port1);
  return seatOver(port2, { signal: closing.signal });
};

const TABLES: readonly GameOptions[] = [
  { variant: 'suedtirol', target: 11 },
  { variant: 'suedtirol-blind', target: 11 },
  { variant: 'bayrisch', players: 3, target: 9 },
  { variant: 'bayrisch-11', players: 2 },
  { variant: 'deuten' },
  { variant: 'ladinisch', players: 2, target: 11 },
];

for (const options of TABLES) {
  const { variant, players = 4 } = options;
  test(`${variant} with ${players}: over a wire every viewer hears and sees the same as without one`, async (t) => {
    const near = createGame({ ...options, seed: 'draht' });
    const far = createGame({ ...options, seed: 'draht' });
    const wires: RemoteSeat[] = [];
    const expected = await playGame(near, 'draht', async (viewer) => connect(near, viewer));
    const heard = await playGame(far, 'draht', async (viewer) => {
      const wire = await overChannel(t, far, viewer);
      wires.push(wire);
      return wire;
    });
    assert.ok((expected.get(null)?.length ?? 0) > 50);
    assert.ok(expected.get(0)?.some(({ view }) => view.gameNumber === 2));
    assert.deepEqual(heard, expected);
    viewersOf(far).forEach((viewer, place) => assert.deepEqual(wires[place].view, far.view(viewer)));
  });
}

/** Which cards a message or a view holds; which are Kritische is no secret. */
const cardsIn = (message: unknown): readonly Card[] => {
  const text = JSON.stringify(message, (name, value: unknown) => (name === 'rules' ? null : value));
  return ALL_CARDS.filter((card) => text.includes(`"${card}"`));
};

const isRefused = (game: Game, action: Action): boolean => {
  try {
    game.check(action);
    return false;
  } catch {
    return true;
  }
};

test('Nothing goes over the wire that the seat may not know: in blind play, for every seat and a spectator, after every action', async (t) => {
  const game = createGame({ variant: 'suedtirol-blind', seed: 'geheim', target: 9 });
  const luck = randomFrom('secrets');
  const viewers = viewersOf(game);
  const frames = viewers.map((): Frame[] => []);
  const wires: RemoteSeat[] = [];
  for (const [place, viewer] of viewers.entries()) wires.push(await overChannel(t, game, viewer, frames[place]));
  /** By viewer: the cards of all views it has had in this hand. */
  let known = viewers.map(() => new Set<Card>());
  let secret = 0;
  for (let actions = 0; game.phase !== 'game-over'; actions++) {
    const [seat] = game.toAct;
    const wire = wires[seat + 1];
    // Whatever a seat tries that it may not do, the answer says nothing new either.
    if (actions % 10 === 0) {
      const tried = possibleActions(seat, ALL_CARDS.slice(0, 12)).filter((action) => isRefused(game, action));
      for (const action of tried.slice(0, 20)) {
        const asked = frames[seat + 1].length;
        await assert.rejects(wire.act(action));
        const cards = cardsIn(frames[seat + 1].splice(asked));
        assert.deepEqual(
          cards.filter((card) => !cardsIn(action).includes(card)),
          [],
        );
      }
    }
    await wire.act(choiceOf(wire.view, luck));
    await flushTasks();
    while (wires.some(({ view }, place) => view.history.length !== game.view(viewers[place]).history.length))
      await flushTasks();
    if (game.view(null).phase === 'hand-over') known = viewers.map(() => new Set());
    for (const [place, viewer] of viewers.entries()) {
      for (const card of cardsIn(game.view(viewer))) known[place].add(card);
      const sent = frames[place].splice(0);
      const told = cardsIn(sent);
      assert.deepEqual(
        told.filter((card) => !known[place].has(card)),
        [],
        `viewer ${viewer} after ${actions} actions`,
      );
      secret += 33 - known[place].size;
      assert.ok(!JSON.stringify(sent).includes('geheim'));
    }
  }
  assert.ok(secret > 1000, 'there were cards to keep');
});
