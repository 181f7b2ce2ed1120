/** Tests that play whole games over real ports. */
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

/** Usually returns the first common action. In one case out of five, returns the last action, often a bid or a question. */
const chooseAction = (view: View, random: Random): Action => {
  const usual = view.legal.filter((action) => action.type !== 'strike' && !('penalty' in action));
  return (random(5) === 0 ? usual.at(-1) : usual[0]) as Action;
};

const viewersOf = (game: Game): readonly Viewer[] => [null, ...seats(game)];

/** Plays a whole game and the start of the next one. Returns the updates of every viewer. */
const playGame = async (
  game: Game,
  seed: string,
  connectionOf: (viewer: Viewer) => Promise<SeatConnection>,
): Promise<ReadonlyMap<Viewer, readonly ReceivedUpdates[]>> => {
  const random = randomFrom('whole games', seed);
  const connections = new Map<Viewer, SeatConnection>();
  const received = new Map<Viewer, ReceivedUpdates[]>();
  for (const viewer of viewersOf(game)) {
    const link = await connectionOf(viewer);
    const updates: ReceivedUpdates[] = [];
    link.subscribe((update) => 'view' in update && updates.push(update));
    connections.set(viewer, link);
    received.set(viewer, updates);
  }
  let actions = 0;
  for (let left = 1000; left > 0; left--) {
    if (game.phase === 'game-over') left = 12;
    const seat = game.toAct[random(game.toAct.length)];
    const link = connections.get(seat) as SeatConnection;
    await link.act(chooseAction(link.view, random));
    actions++;
    while ([...received.values()].some((updates) => updates.length < actions)) await flushTasks();
  }
  return received;
};

/** Connects a viewer through a MessageChannel. Collects the host's messages in `frames`. */
const connectOverChannel = async (
  t: TestContext,
  game: Game,
  viewer: Viewer,
  frames: Frame[] = [],
): Promise<RemoteSeat> => {
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
  { variant: 'blind', players: 3 },
  { variant: 'bayrisch-11', players: 2 },
  { variant: 'deuten' },
  { variant: 'ladinisch', players: 2, target: 11 },
];

for (const options of TABLES) {
  const { variant, players = 4 } = options;
  test(`viewers of ${variant} with ${players} players get the same updates over a wire as in a local game`, async (t) => {
    const localGame = createGame({ ...options, seed: 'draht' });
    const remoteGame = createGame({ ...options, seed: 'draht' });
    const wires: RemoteSeat[] = [];
    const expected = await playGame(localGame, 'draht', async (viewer) => connect(localGame, viewer));
    const received = await playGame(remoteGame, 'draht', async (viewer) => {
      const wire = await connectOverChannel(t, remoteGame, viewer);
      wires.push(wire);
      return wire;
    });
    assert.ok((expected.get(null)?.length ?? 0) > 50);
    assert.ok(expected.get(0)?.some(({ view }) => view.gameNumber === 2));
    assert.deepEqual(received, expected);
    viewersOf(remoteGame).forEach((viewer, index) => assert.deepEqual(wires[index].view, remoteGame.view(viewer)));
  });
}

/** Returns the cards in a message or a view, except those in the rules, which all viewers know. */
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

test('in a blind game, the wire sends no hidden card to any seat or spectator', async (t) => {
  const game = createGame({ variant: 'suedtirol-blind', seed: 'geheim', target: 9 });
  const random = randomFrom('secrets');
  const viewers = viewersOf(game);
  const frames = viewers.map((): Frame[] => []);
  const wires: RemoteSeat[] = [];
  for (const [index, viewer] of viewers.entries()) wires.push(await connectOverChannel(t, game, viewer, frames[index]));
  /** Cards in all views of this hand, by viewer. */
  let known = viewers.map(() => new Set<Card>());
  let hiddenCards = 0;
  for (let actions = 0; game.phase !== 'game-over'; actions++) {
    const [seat] = game.toAct;
    const wire = wires[seat + 1];
    // Answers to illegal actions must not reveal new cards either.
    if (actions % 10 === 0) {
      const illegal = possibleActions(seat, ALL_CARDS.slice(0, 12)).filter((action) => isRefused(game, action));
      for (const action of illegal.slice(0, 20)) {
        const before = frames[seat + 1].length;
        await assert.rejects(wire.act(action));
        const cards = cardsIn(frames[seat + 1].splice(before));
        assert.deepEqual(
          cards.filter((card) => !cardsIn(action).includes(card)),
          [],
        );
      }
    }
    await wire.act(chooseAction(wire.view, random));
    await flushTasks();
    while (wires.some(({ view }, index) => view.history.length !== game.view(viewers[index]).history.length))
      await flushTasks();
    if (game.view(null).phase === 'hand-over') known = viewers.map(() => new Set());
    for (const [index, viewer] of viewers.entries()) {
      for (const card of cardsIn(game.view(viewer))) known[index].add(card);
      const sent = frames[index].splice(0);
      assert.deepEqual(
        cardsIn(sent).filter((card) => !known[index].has(card)),
        [],
        `viewer ${viewer} after ${actions} actions`,
      );
      hiddenCards += 33 - known[index].size;
      assert.ok(!JSON.stringify(sent).includes('geheim'));
    }
  }
  assert.ok(hiddenCards > 1000, `only ${hiddenCards} cards were hidden`);
});
