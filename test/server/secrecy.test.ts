/**
 * What goes over each wire, beside the games as their logs have them: nothing that the seat, or a looker-on, may not know by
 * then; through lines that are cut, hand-over to computers and back, people who leave and look on, and a server that ends.
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

/** What a frame may have, by kind; a view is compared with the seat's own. */
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

/** All that came over the wires of somebody, line after line, in order. */
interface Place {
  readonly frames: Frame[];
  readonly openSocket: (address: string) => WebSocket;
  /** Ends the line there is. */
  cut(): void;
}

const place = (): Place => {
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

/** A game as its log has it: what each viewer sees, and which cards he has seen in this hand, after so many actions. */
interface Truth {
  readonly record: GameRecord;
  readonly seen: readonly { readonly view: View; readonly known: ReadonlySet<Card> }[];
}

const truthOf = (record: GameRecord, seat: number | null): Truth => {
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

/** The games of a log. */
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

/** What nobody may hear while a game is played. */
const secretsIn = (entries: readonly LogEntry[]): readonly string[] =>
  entries.flatMap((entry) =>
    entry.k === 'secret' ? entry.secret : entry.k === 'game' ? [entry.seed, entry.playerSeed] : [],
  );

/** Reads what somebody has heard who had this seat or none, and finds every card where it may be. Answers how many cards were kept from him. */
const checkPlace = ({ frames }: Place, own: number | null, entries: readonly LogEntry[]): number => {
  const records = recordsIn(entries);
  const truths = new Map<string, Truth>();
  const truthFor = (game: number, seat: number | null): Truth => {
    const name = `${game} ${seat}`;
    const known = truths.get(name) ?? truthOf(records[game - 1] ?? assert.fail(`There is no game ${game}.`), seat);
    truths.set(name, known);
    return known;
  };
  const secrets = secretsIn(entries);
  let serving = '';
  let view: View | null = null;
  /** By number: what came under it. */
  let numbered = new Map<number, UpdatePayload>();
  let [at, last] = [0, -1];
  let kept = 0;

  const updated = (update: UpdatePayload): void => {
    if (update.a !== null && update.n <= last) {
      const again = numbered.get(update.n);
      if (again) return assert.deepEqual(update, again, 'what is told again is the same');
      // What is told whole has it already.
      const { known } = truthFor(view?.gameNumber ?? 0, view?.seat ?? null).seen[at] ?? assert.fail();
      const unknown = cardsIn(update).filter((card) => !known.has(card));
      return assert.deepEqual(unknown, []);
    }
    if (update.a !== null && update.n !== last + 1) return assert.fail('a gap');
    if (update.a !== null) numbered.set(update.n, update);
    const game = view?.gameNumber;
    const { a, h = [], t: tail = a === null ? [] : [a, ...h] } = update;
    view = applyDelta(a === null ? null : view, { ...update, t: tail });
    last = update.n;
    assert.ok(view.seat === null || view.seat === own, 'a seat of his own, or none');
    if (game !== view.gameNumber || update.a === null) at = 0;
    const { seen, record } = truthFor(view.gameNumber, view.seat);
    const found = seen.findIndex((state, after) => after >= at && isDeepStrictEqual(state.view, view));
    assert.ok(found >= 0, `nothing but what the seat sees after some action: ${JSON.stringify(update)}`);
    at = found;
    const { known } = seen[found] ?? assert.fail();
    assert.deepEqual(
      cardsIn(update).filter((card) => !known.has(card)),
      [],
    );
    kept += record.rules.pack - known.size;
    return undefined;
  };

  for (const frame of frames) {
    const [type, payload] = frame;
    const isProof = type === 'h' && payload.salts !== undefined;
    // What is over anybody may know.
    if (isProof) {
      assert.equal(replay(payload.record as GameRecord).phase, 'game-over');
      continue;
    }
    const text = JSON.stringify(frame);
    for (const secret of secrets) assert.ok(!text.includes(secret), `${type} has a secret`);
    if (type === 'u') {
      assert.deepEqual(
        Object.keys(payload).filter((name) => !FIELDS.u?.includes(name)),
        [],
      );
      updated(payload);
      continue;
    }
    if (type === 's' && payload.serving !== undefined && payload.serving !== serving) {
      ({ serving } = payload);
      [view, last, numbered] = [null, -1, new Map()];
    }
    assert.deepEqual(cardsIn(frame), [], text);
    if (type === 'r') continue;
    const names: string[] = [];
    JSON.stringify(payload, (name, value: unknown) => (names.push(name), value));
    const odd = names.filter((name) => name !== '' && !/^\d+$/u.test(name) && !FIELDS[type]?.includes(name));
    assert.deepEqual(odd, [], text);
  }
  return kept;
};

interface Person {
  readonly place: Place;
  seating: Seating;
}

/** What happens to people while they play: nothing of it changes what they may know. */
const disturb = async (t: TestContext, url: string, people: Person[], luck: Random): Promise<void> => {
  const person = people[luck(people.length)];
  const { seating, place: own } = person;
  const which = luck(10);
  if (which < 4) own.cut();
  else if (which < 6) await seating.standIn(true).catch(() => {});
  else if (which < 7) seating.knock();
  else if (which === 7) {
    // From another device, at which all has to be told anew.
    // The first one is put away before: had its line been cut just then, it would come back by itself and have the seat again.
    seating.close();
    person.seating = await joinTable(
      t,
      url,
      { table: seating.table },
      { key: seating.key, openSocket: own.openSocket },
    );
  } else if (which === 8 && seating.seat !== 0 && seating.seat !== null) {
    // Leaves for good, and looks on.
    await seating.leave();
    person.seating = await joinTable(t, url, { table: seating.table }, { watch: true, openSocket: own.openSocket });
  } else {
    const newcomer = place();
    const spectator = await joinTable(
      t,
      url,
      { table: seating.table },
      { watch: true, openSocket: newcomer.openSocket },
    );
    people.push({ place: newcomer, seating: spectator });
  }
};

interface Seen {
  kept: number;
  disturbed: number;
  frames: number;
}

/** A whole game, with all that may come in between, and what everybody heard of it. */
const wholeGame = async (t: TestContext, create: TableToOpen, seed: string, seen: Seen): Promise<void> => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-secrecy-'));
  let server = await openServer({ dir });
  const { url } = await openProxy(t, () => Number(new URL(server.url).port));
  const luck = randomFrom('secrecy', seed);
  try {
    const table: TableToOpen = { ...create, spectators: true, level: 'easy' };
    const places = [place(), place(), place()] as const;
    const { openSocket } = places[0];
    const one = await joinTable(t, url, { create: table }, { name: 'Anna', openSocket });
    const second = await joinTable(t, url, { table: one.table }, { openSocket: places[1].openSocket });
    const third = await joinTable(t, url, { table: one.table }, { watch: true, openSocket: places[2].openSocket });
    const people: Person[] = [one, second, third].map((seating, index) => ({
      seating,
      place: places[index] ?? place(),
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
      await new Promise((resolve) => setTimeout(resolve, 20 + luck(80)));
      if (isOver()) break;
      if (count === 6) {
        await server.close();
        server = await openServer({ dir });
      } else if (count < 20) await disturb(t, url, people, luck);
      seen.disturbed++;
    }
    await Promise.all(playing);
    await waitUntil('the proof', () => people.every(({ seating }) => seating.proof || seating.status !== 'open'));
    for (const { seating } of people) seating.close();
    await server.close();
    const entries = await entriesOf(await createFileStore(dir), one.table);
    for (const [index, { place: own }] of people.entries()) {
      seen.kept += checkPlace(own, index < 2 ? index : null, entries);
      seen.frames += own.frames.length;
    }
  } finally {
    await server.close().catch(() => {});
    rmSync(dir, { recursive: true, force: true });
  }
};

const GAMES = runs(1, 200);

test(`Over no wire goes what its seat may not know: ${GAMES} whole ${GAMES === 1 ? 'game of a blind variant' : 'games of all variants'}, with all that comes in between`, async (t) => {
  const seen: Seen = { kept: 0, disturbed: 0, frames: 0 };
  // Blind play has most to keep, and is among the few.
  const first = ['suedtirol-blind', 'bayrisch', 'deuten', 'ladinisch', 'suedtirol', 'bayrisch-11'] as const;
  const order = [...first, ...VARIANT_IDS.filter((variant) => !(first as readonly string[]).includes(variant))];
  for (let game = 0; game < GAMES; game++) {
    const variant = order[game % order.length] ?? 'suedtirol';
    const counts = variants[variant].players;
    const round = Math.floor(game / order.length);
    const players = runs(counts.at(-1), counts[round % counts.length]) ?? 4;
    await wholeGame(t, { variant, players, target: 9 }, `${game}`, seen);
  }
  assert.ok(seen.kept > 500 * GAMES && seen.disturbed > 3 * GAMES, JSON.stringify(seen));
});
