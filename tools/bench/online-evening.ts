/**
 * Measures a round of an online evening on one server process: each match is played at a table of the server by four
 * simulated people. Prints CPU time, memory, bytes, the latency of an action, and the time from the end of a game to its
 * result in the evening. The server runs in a separate process.
 *
 *   node --import tsx tools/bench/online-evening.ts --tables 250 --seconds 60
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEvening } from '../../src/evening/evening.js';
import { isDecided } from '../../src/evening/standings/count.js';
import type { EveningEvent } from '../../src/evening/event.js';
import { keyOfRole, type PersonRole } from '../../src/evening/role-keys.js';
import type { CreatedEvening, HallAnswer, HostAnswer } from '../../src/online/evening/messages.js';
import { openTable, type Seating } from '../../src/online/open-table.js';
import { command, wholeNumber } from '../shared/command.js';
import { printLine } from '../shared/print-line.js';
import { changeOf, closePosts, post, posted, shareOf } from './server/evening-posts.js';
import { counts, openSocket, playGame, sleep, startCounting, type Pace } from './server/people.js';
import { startServer } from './server/processes.js';

/** A person takes 1 to 4 s for an action. The faster pace ends the games after the measurement. */
const HUMAN: Pace = { quickest: 1000, slowest: 4000 };
const HURRIED: Pace = { quickest: 20, slowest: 60 };
const KB = 1024;
/** Number of people who join at the same time. */
const BATCH = 20;

/** Waits until the condition holds, with a limit so that a fault ends the measurement. */
const until = async (what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 6000; tries++) {
    if (await isTrue()) return;
    await sleep(50);
  }
  throw new Error(`Waited too long for: ${what}.`);
};

await command(
  import.meta.url,
  { options: { tables: { type: 'string', default: '250' }, seconds: { type: 'string', default: '60' } } },
  async ({ values }) => {
    const [tables, seconds] = (['tables', 'seconds'] as const).map((name) =>
      wholeNumber(`--${name}`, values[name]),
    ) as [number, number];
    const dir = mkdtempSync(join(tmpdir(), 'watten-bench-'));
    const server = await startServer(
      'dist',
      '--dir',
      dir,
      '--evenings',
      '--port',
      '0',
      '--requests-per-address',
      'none',
    );
    const { url } = server;
    const record = createEvening({
      preset: 'wattkoenig',
      settings: { way: 'online', absence: 'referee', stages: [{ kind: 'draw', rounds: 1, games: 1 }], target: 7 },
      name: 'Bench',
      entries: Array.from({ length: 2 * tables }, (_, index) => [`Anna ${index}`, `Bert ${index}`] as const),
    }).record();
    const { evening, key, keys } = await post<CreatedEvening>(url, { create: { record, secret: 'bench' } });
    const host = (...events: readonly EveningEvent[]) =>
      post<HostAnswer>(url, { evening, key, n: 0, changes: events.map(changeOf) });
    await host({ type: 'draw', round: 1, seed: 'bench' }, { type: 'open-round', round: 1 });
    const people: PersonRole[] = Array.from({ length: 2 * tables }, (_, index) => index + 1).flatMap(
      (no): PersonRole[] => [`${no}-1`, `${no}-2`],
    );
    const join1 = async (person: PersonRole): Promise<Seating> => {
      const { view } = await post<HallAnswer>(url, { evening, key: keyOfRole(keys, person), page: 'pair' });
      if (!view?.seat) throw new Error(`${person} has no seat.`);
      return openTable(url, { table: view.seat.table }, { key: view.seat.key, openSocket });
    };
    const seatings: Seating[] = [];
    for (let from = 0; from < people.length; from += BATCH)
      seatings.push(...(await Promise.all(people.slice(from, from + BATCH).map(join1))));
    await Promise.all(seatings.map((seating) => seating.ready(true)));
    await until('all games begin', () => seatings.every(({ connection }) => connection !== null));
    let pace = HUMAN;
    const ends: number[] = [];
    const playing = seatings.map(async (seating) => {
      await playGame(seating, () => pace);
      if (seating.seat === 0) ends.push(performance.now());
    });
    startCounting();
    const [cpu, bytes, begun] = [server.cpu(), posted.received, performance.now()];
    await sleep(seconds * 1000);
    const ms = performance.now() - begun;
    const [used, { resident }] = [server.cpu() - cpu, await server.used()];
    const { acted, received, latencies } = counts;
    printLine(
      `${tables} online tables with four people each, ${seconds} s at human pace: ${((1000 * acted) / ms).toFixed(0)} actions per second, ` +
        `${((100 * used) / ms).toFixed(0)} % of a core, ${(resident / KB / KB).toFixed(0)} MB, ${(received / KB / seatings.length).toFixed(1)} KB per person, ` +
        `latency of an action ${shareOf(latencies, 0.5)} ms (p95 ${shareOf(latencies, 0.95)})`,
    );
    pace = HURRIED;
    await Promise.all(playing);
    const lastEnd = Math.max(...ends);
    let results = 0;
    await until('all results', async () => {
      const { view } = await post<HallAnswer>(url, { evening, key: keyOfRole(keys, 'referee'), page: 'referee' });
      results = (view?.state.rounds[0]?.matches ?? []).filter(
        (match) => isDecided(match) && match.by === 'server',
      ).length;
      return results === tables;
    });
    const { changes } = await host();
    const told = changes.filter((change) => 'event' in change && change.event.type === 'tell').length;
    printLine(
      `${results} results, ${told} reports, the last one ${(performance.now() - lastEnd).toFixed(0)} ms after the last game; ` +
        `${((posted.received - bytes) / KB).toFixed(0)} KB over the evening's connections`,
    );
    for (const seating of seatings) seating.close();
    await server.kill();
    closePosts();
    rmSync(dir, { recursive: true });
  },
);
