/**
 * Compares the frames of each client with the log. No frame can contain data that the seat or the spectator must not know
 * yet. Clients lose connections, use stand-ins, leave and return as spectators, and the server restarts.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import WebSocket from 'ws';
import { replay } from '../../src/game/fair/fair-game.js';
import { RECORD_VERSION, type GameRecord } from '../../src/game/record.js';
import type { View } from '../../src/game/view.js';
import { applyDelta } from '../../src/online/delta.js';
import type { Frame, UpdatePayload } from '../../src/online/frame.js';
import type { Seating, TableToOpen } from '../../src/online/open-table.js';
import { ALL_CARDS, type Card } from '../../src/rules/card.js';
import { randomFrom, type Random } from '../../src/rules/random.js';
import { VARIANT_IDS, variants } from '../../src/rules/variants.js';
import { createFileStore } from '../../src/server/log/file-store.js';
import type { LogEntry } from '../../src/server/log/table-log.js';
import { runs } from '../runs.js';
import { entriesOf } from './action-attempts.js';
import { joinTable, openServer, playUntil, waitUntil } from './test-server.js';
import { openProxy } from './test-proxy.js';

const cardsIn = (shown: unknown): readonly Card[] => {
  const text = JSON.stringify(shown, (name, value: unknown) => (name === 'rules' ? null : value));
  return ALL_CARDS.filter((card) => text.includes(`"${card}"`));
};

/** Allowed fields by frame type. The test compares views with the seat's views. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  s: ['serving', 'status', 'table', 'code', 'seat', 'key'],
  u: ['n', 'a', 'h', 'k', 't', 'v', 'g'],
  b: [
    ...[
      'stage',
      'variant',
      'players',
      'target',
      'level',
      'spectators',
      'turnTimeout',
      'seats',
      'others',
      'opener',
      'watches',
    ],
    ...['by', 'name', 'here', 'ready', 'standIn', 'reserved'],
  ],
  p: ['by', 'name', 'here', 'face', 'ready'],
  t: ['left'],
  k: ['seat'],
  x: ['code', 'message', 'retryAfter'],
  h: ['hash', 'salts', 'record'],
};

/** Records all frames that a client receives, over all of its connections. */
interface Recorder {
  readonly frames: Frame[];
  readonly openSocket: (address: string) => WebSocket;
  /** Closes the current connection. */
  cut(): void;
}

const createRecorder = (): Recorder => {
  const frames: Frame[] = [];
  let last: WebSocket | null = null;
  return {
    frames,
    openSocket(address) {
      const socket = (last = new WebSocket(address));
      socket.on('message', (data: Buffer, isBinary: boolean) => {
        if (!isBinary) frames.push(JSON.parse(data.toString()) as Frame);
      });
      return socket.on('error', () => {});
    },
    cut: () => last?.terminate(),
  };
};

/** A game from the log, with the view of a seat or spectator and the cards seen in the hand after each action. */
interface LoggedGame {
  readonly record: GameRecord;
  readonly seen: readonly { readonly view: View; readonly known: ReadonlySet<Card> }[];
}

const loggedGameOf = (record: GameRecord, seat: number | null): LoggedGame => {
  const game = replay({ ...record, actions: [] });
  const seen: { view: View; known: Set<Card> }[] = [];
  let known = new Set<Card>();
  const look = (): void => {
    const view = game.view(seat);
    if (view.phase === 'cut' || view.phase === 'draw') known = new Set();
    known = new Set([...known, ...cardsIn(view)]);
    seen.push({ view, known });
  };
  look();
  for (const action of record.actions) {
    game.act(action);
    look();
  }
  return { record, seen };
};

/** Returns the records of all games in a log. */
const recordsIn = (entries: readonly LogEntry[]): readonly GameRecord[] => {
  const [first] = entries;
  assert.ok(first?.k === 'table');
  const { rules } = first.settings;
  const begun: (GameRecord & { actions: unknown[] })[] = [];
  for (const entry of entries) {
    if (entry.k === 'game') {
      const { seed, before } = entry;
      begun.push({ version: RECORD_VERSION, rules, seed, deal: 'sha256', ...(before && { before }), actions: [] });
    }
    if (entry.k === 'act') begun.at(-1)?.actions.push(entry.action);
  }
  return begun;
};

/** Returns the secrets and seeds that no client must receive during a game. */
const secretsIn = (entries: readonly LogEntry[]): readonly string[] =>
  entries.flatMap((entry) =>
    entry.k === 'secret' ? entry.secret : entry.k === 'game' ? [entry.seed, entry.playerSeed] : [],
  );

/**
 * Checks that the frames of a client reveal no card too early.
 * @param own the client's seat, or null for a spectator
 * @returns the number of hidden cards, summed over all updates
 */
const checkFrames = ({ frames }: Recorder, own: number | null, entries: readonly LogEntry[]): number => {
  const records = recordsIn(entries);
  const loggedGames = new Map<string, LoggedGame>();
  const loggedGame = (game: number, seat: number | null): LoggedGame => {
    const name = `${game} ${seat}`;
    const logged =
      loggedGames.get(name) ?? loggedGameOf(records[game - 1] ?? assert.fail(`The log has no game ${game}.`), seat);
    loggedGames.set(name, logged);
    return logged;
  };
  const secrets = secretsIn(entries);
  let serving = '';
  let view: View | null = null;
  /** Received updates by number. */
  let updates = new Map<number, UpdatePayload>();
  let [at, last] = [0, -1];
  let hiddenCards = 0;

  const checkUpdate = (update: UpdatePayload): void => {
    if (update.a !== null && update.n <= last) {
      const earlier = updates.get(update.n);
      if (earlier) return assert.deepEqual(update, earlier, 'a repeated update is the same');
      // An earlier update with a complete view already includes this update.
      const { known } = loggedGame(view?.gameNumber ?? 0, view?.seat ?? null).seen[at] ?? assert.fail();
      const unknown = cardsIn(update).filter((card) => !known.has(card));
      return assert.deepEqual(unknown, []);
    }
    if (update.a !== null && update.n !== last + 1) return assert.fail(`update ${last + 1} is missing`);
    if (update.a !== null) updates.set(update.n, update);
    const game = view?.gameNumber;
    const { a, h = [], t: tail = a === null ? [] : [a, ...h] } = update;
    view = applyDelta(a === null ? null : view, { ...update, t: tail });
    last = update.n;
    assert.ok(view.seat === null || view.seat === own, 'the view is of the client’s seat or of a spectator');
    if (game !== view.gameNumber || update.a === null) at = 0;
    const { seen, record } = loggedGame(view.gameNumber, view.seat);
    const found = seen.findIndex((state, after) => after >= at && isDeepStrictEqual(state.view, view));
    assert.ok(found >= 0, `the view is the seat’s view after an action: ${JSON.stringify(update)}`);
    at = found;
    const { known } = seen[found] ?? assert.fail();
    assert.deepEqual(
      cardsIn(update).filter((card) => !known.has(card)),
      [],
    );
    hiddenCards += record.rules.pack - known.size;
    return undefined;
  };

  for (const frame of frames) {
    const [type, payload] = frame;
    const isProof = type === 'h' && payload.salts !== undefined;
    // A proof can contain all data, because its game is over.
    if (isProof) {
      assert.equal(replay(payload.record as GameRecord).phase, 'game-over');
      continue;
    }
    const text = JSON.stringify(frame);
    for (const secret of secrets) assert.ok(!text.includes(secret), `frame ${type} contains a secret`);
    if (type === 'u') {
      assert.deepEqual(
        Object.keys(payload).filter((name) => !FIELDS.u?.includes(name)),
        [],
      );
      checkUpdate(payload);
      continue;
    }
    if (type === 's' && payload.serving !== undefined && payload.serving !== serving) {
      ({ serving } = payload);
      [view, last, updates] = [null, -1, new Map()];
    }
    assert.deepEqual(cardsIn(frame), [], text);
    if (type === 'r') continue;
    const names: string[] = [];
    JSON.stringify(payload, (name, value: unknown) => (names.push(name), value));
    const unexpected = names.filter((name) => name !== '' && !/^\d+$/u.test(name) && !FIELDS[type]?.includes(name));
    assert.deepEqual(unexpected, [], text);
  }
  return hiddenCards;
};

interface Person {
  readonly recorder: Recorder;
  seating: Seating;
}

/** Disturbs a random person: cuts the connection, starts a stand-in, knocks, reconnects, leaves or adds a spectator. */
const disturb = async (t: TestContext, url: string, people: Person[], random: Random): Promise<void> => {
  const person = people[random(people.length)];
  const { seating, recorder } = person;
  const which = random(10);
  if (which < 4) recorder.cut();
  else if (which < 6) await seating.standIn(true).catch(() => {});
  else if (which < 7) seating.knock();
  else if (which === 7) {
    // Joins from another device. The new device must receive all data again. The first device closes before the join,
    // because a reconnect of the first device would take the seat back.
    seating.close();
    person.seating = await joinTable(
      t,
      url,
      { table: seating.table },
      { key: seating.key, openSocket: recorder.openSocket },
    );
  } else if (which === 8 && seating.seat !== 0 && seating.seat !== null) {
    // Leaves the seat permanently and returns as a spectator.
    await seating.leave();
    person.seating = await joinTable(
      t,
      url,
      { table: seating.table },
      { watch: true, openSocket: recorder.openSocket },
    );
  } else {
    const newcomer = createRecorder();
    const spectator = await joinTable(
      t,
      url,
      { table: seating.table },
      { watch: true, openSocket: newcomer.openSocket },
    );
    people.push({ recorder: newcomer, seating: spectator });
  }
};

interface Totals {
  hiddenCards: number;
  disturbances: number;
  frames: number;
}

/** Plays a whole game with disturbances, and checks the frames of all clients. */
const checkWholeGame = async (t: TestContext, create: TableToOpen, seed: string, totals: Totals): Promise<void> => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-secrecy-'));
  let server = await openServer({ dir });
  const { url } = await openProxy(t, () => Number(new URL(server.url).port));
  const random = randomFrom('secrecy', seed);
  try {
    const table: TableToOpen = { ...create, spectators: true, level: 'easy' };
    const recorders = [createRecorder(), createRecorder(), createRecorder()] as const;
    const { openSocket } = recorders[0];
    const one = await joinTable(t, url, { create: table }, { name: 'Anna', openSocket });
    const second = await joinTable(t, url, { table: one.table }, { openSocket: recorders[1].openSocket });
    const third = await joinTable(t, url, { table: one.table }, { watch: true, openSocket: recorders[2].openSocket });
    const people: Person[] = [one, second, third].map((seating, index) => ({
      seating,
      recorder: recorders[index] ?? createRecorder(),
    }));
    await Promise.all([one.sit(0), second.sit(1)]);
    for (let seat = 2; seat < one.board.players; seat++) await one.fill(seat, 'computer');
    await Promise.all([one.ready(true), second.ready(true)]);
    await waitUntil('the game begins', () => people.every(({ seating }) => seating.connection));
    const isOver = (): boolean =>
      one.board.stage === 'over' || people.some(({ seating }) => seating.board.stage === 'over');
    const playing = people.slice(0, 2).map(async (person) => {
      while (!isOver()) {
        const { seating } = person;
        await playUntil(seating, () => isOver() || person.seating !== seating, 1);
      }
    });
    for (let count = 0; !isOver(); count++) {
      await new Promise((resolve) => setTimeout(resolve, 20 + random(80)));
      if (isOver()) break;
      if (count === 6) {
        await server.close();
        server = await openServer({ dir });
      } else if (count < 20) await disturb(t, url, people, random);
      totals.disturbances++;
    }
    await Promise.all(playing);
    await waitUntil('the proof', () => people.every(({ seating }) => seating.proof || seating.status !== 'open'));
    for (const { seating } of people) seating.close();
    await server.close();
    const entries = await entriesOf(await createFileStore(dir), one.table);
    for (const [index, { recorder }] of people.entries()) {
      totals.hiddenCards += checkFrames(recorder, index < 2 ? index : null, entries);
      totals.frames += recorder.frames.length;
    }
  } finally {
    await server.close().catch(() => {});
    rmSync(dir, { recursive: true, force: true });
  }
};

const GAMES = runs(1, 200);

test(`no client receives hidden data in ${GAMES} whole games with disconnects and new guests`, async (t) => {
  const totals: Totals = { hiddenCards: 0, disturbances: 0, frames: 0 };
  // The blind variant comes first, because it hides the most information.
  const first = ['suedtirol-blind', 'bayrisch', 'deuten', 'ladinisch', 'suedtirol', 'bayrisch-11'] as const;
  const order = [...first, ...VARIANT_IDS.filter((variant) => !(first as readonly string[]).includes(variant))];
  for (let game = 0; game < GAMES; game++) {
    const variant = order[game % order.length] ?? 'suedtirol';
    const counts = variants[variant].players;
    const round = Math.floor(game / order.length);
    const players = runs(counts.at(-1), counts[round % counts.length]) ?? 4;
    await checkWholeGame(t, { variant, players, target: 9 }, `${game}`, totals);
  }
  assert.ok(totals.hiddenCards > 500 * GAMES && totals.disturbances > 3 * GAMES, JSON.stringify(totals));
});
