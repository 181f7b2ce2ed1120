/**
 * Measures a tournament evening with phones on one server process: CPU time, memory, bytes per phone, and the time from a
 * report to its arrival on the opponents' phone. The server runs in a separate process. Each simulated pair has one phone,
 * and all phones share one address, as in a hall.
 *
 *   node --import tsx tools/bench/evening.ts --pairs 500 --rounds 2 --seconds 60
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEvening } from '../../src/evening/evening.js';
import type { EveningEvent } from '../../src/evening/event.js';
import { keyOfRole } from '../../src/evening/role-keys.js';
import type { CreatedEvening, EveningView, HallAnswer, HostAnswer } from '../../src/online/evening/messages.js';
import { command, wholeNumber } from '../shared/command.js';
import { printLine } from '../shared/print-line.js';
import { changeOf, closePosts, post, posted, shareOf } from './server/evening-posts.js';
import { startServer } from './server/processes.js';
import { sleep } from './server/people.js';

const KB = 1024;

/** The phone of a pair, which waits at the server for changes. */
interface Phone {
  readonly no: number;
  view: EveningView | null;
  /** Time of the last new view, in ms. */
  seenAt: number;
}

const matchOf = ({ no, view }: Phone) =>
  view?.state.rounds.at(-1)?.matches.find(({ sides }) => sides.includes(no)) ?? null;

await command(
  import.meta.url,
  {
    options: {
      pairs: { type: 'string', default: '500' },
      rounds: { type: 'string', default: '2' },
      seconds: { type: 'string', default: '60' },
    },
  },
  async ({ values }) => {
    const [pairs, rounds, seconds] = (['pairs', 'rounds', 'seconds'] as const).map((name) =>
      wholeNumber(`--${name}`, values[name]),
    ) as [number, number, number];
    const dir = mkdtempSync(join(tmpdir(), 'watten-bench-'));
    const server = await startServer('dist', '--dir', dir, '--evenings', '--port', '0');
    const { url } = server;
    const record = createEvening({
      preset: 'wattkoenig',
      name: 'Bench',
      entries: Array.from({ length: pairs }, (_, index) => [`Anna ${index}`, `Bert ${index}`] as const),
    }).record();
    const { evening, key, keys } = await post<CreatedEvening>(url, { create: { record, secret: 'bench' } });
    let isRunning = true;
    const phones = Array.from({ length: pairs }, (_, index): Phone => ({ no: index + 1, view: null, seenAt: 0 }));
    const follow = async (phone: Phone): Promise<void> => {
      let seen: string | undefined;
      const own = { evening, key: keyOfRole(keys, phone.no), page: 'pair' };
      while (isRunning) {
        const answer = await post<HallAnswer>(url, { ...own, seen, wait: true });
        ({ hash: seen } = answer);
        if (answer.view) Object.assign(phone, { view: answer.view, seenAt: performance.now() });
      }
    };
    const following = phones.map((phone) => follow(phone).catch((error) => isRunning && printLine(String(error))));
    const act = (no: number, event: EveningEvent) =>
      post<HallAnswer>(url, { evening, key: keyOfRole(keys, no), page: 'pair', changes: [changeOf(event)] });
    const host = (...events: readonly EveningEvent[]) =>
      post<HostAnswer>(url, { evening, key, n: 1e6, changes: events.map(changeOf) });
    while (phones.some(({ view }) => !view)) await sleep(50);
    const [cpu, bytes] = [server.cpu(), posted.received];
    const latencies: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      await host({ type: 'draw', round, seed: `bench ${round}` }, { type: 'open-round', round });
      while (phones.some((phone) => (phone.view?.state.rounds.length ?? 0) < round)) await sleep(50);
      await Promise.all(
        phones.map(async (phone) => {
          const match = matchOf(phone);
          if (!match || match.sides[0] !== phone.no || match.sides[1] === null) return;
          const other = phones[match.sides[1] - 1];
          if (!other) return;
          await sleep(Math.random() * seconds * 1000);
          const told = performance.now();
          await act(phone.no, { type: 'tell', match: match.id, by: phone.no, games: [[15, 7]] });
          while (matchOf(other)?.state !== 'told') await sleep(5);
          latencies.push(other.seenAt - told);
          await act(other.no, { type: 'agree', match: match.id, by: other.no });
        }),
      );
      const { refused } = await host({ type: 'close-round', round });
      if (refused[0]) printLine(refused[0].message);
    }
    const [used, { resident }] = [server.cpu() - cpu, await server.used()];
    printLine(
      `${pairs} pairs, ${rounds} rounds of ${seconds} s: ${(used / 1000).toFixed(1)} s CPU, ${(resident / KB / KB).toFixed(0)} MB, ` +
        `${((posted.received - bytes) / KB / pairs).toFixed(1)} KB per phone, ` +
        `report to opponents ${shareOf(latencies, 0.5)} ms (p95 ${shareOf(latencies, 0.95)})`,
    );
    isRunning = false;
    await server.kill();
    await Promise.all(following);
    closePosts();
    rmSync(dir, { recursive: true });
  },
);
