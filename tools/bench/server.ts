/**
 * What a server of tables needs: bytes and time of an action, CPU an action, tables a core, memory a table. The server is a
 * process of its own, the people are in this one.
 * `node --import tsx tools/bench/server.ts [tables] [seconds]`
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { openTable, type Seating } from '../../src/online/open-table.js';
import { tell } from '../shared/tell.js';

const [TABLES = 100, SECONDS = 20] = process.argv.slice(2).map(Number);
/** People take 1 to 4 seconds for an action; a hand goes on when all have looked. */
const [QUICKEST_MS, SLOWEST_MS] = [1000, 4000];

const dir = mkdtempSync(join(tmpdir(), 'watten-bench-'));
const child = spawn(process.execPath, [
  ...['dist/server-command.js', '--port', '0', '--dir', dir, '--host', '127.0.0.1'],
  ...['--per-address', '10000'],
]);
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What the kernel says of the server: CPU in ms, resident bytes. */
const used = (): { readonly cpu: number; readonly memory: number } => {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
  return { cpu: (Number(fields[11]) + Number(fields[12])) * 10, memory: Number(memory) * 1024 };
};

const listening = (): Promise<string> =>
  new Promise((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      const port = /"event":"listening","port":(\d+)/.exec(String(text))?.[1];
      if (port) resolve(port);
    });
  });

let received = 0;
const latencies: number[] = [];
let actions = 0;
let isOver = false;

const openSocket = (address: string): WebSocket => {
  const socket = new WebSocket(address);
  socket.on('message', (data: Buffer) => (received += data.length));
  return socket;
};

const play = async (seating: Seating): Promise<void> => {
  while (!isOver) {
    await sleep(QUICKEST_MS + Math.random() * (SLOWEST_MS - QUICKEST_MS));
    const { connection, board } = seating;
    if (board.stage === 'over') await seating.rematch().catch(() => {});
    const view = connection?.view;
    const action = view && view.seat !== null && view.toAct.includes(view.seat) ? view.legal[0] : undefined;
    if (!action || !connection || board.stage !== 'playing') continue;
    const begun = performance.now();
    await connection.act(action).catch(() => {});
    latencies.push(performance.now() - begun);
    actions++;
  }
};

const sitDown = async (url: string): Promise<readonly Seating[]> => {
  const first = await openTable(url, { create: { players: 4 } }, { openSocket });
  const others = await Promise.all([1, 2, 3].map(() => openTable(url, { table: first.table }, { openSocket })));
  const all = [first, ...others];
  for (const [seat, seating] of all.entries()) await seating.sit(seat);
  await Promise.all(all.map((seating) => seating.ready(true)));
  return all;
};

const at = (share: number): number => [...latencies].sort((a, b) => a - b)[Math.floor(latencies.length * share)] ?? 0;

try {
  const url = `http://127.0.0.1:${await listening()}`;
  const empty = used();
  const people: Seating[] = [];
  for (let table = 0; table < TABLES; table++) people.push(...(await sitDown(url)));
  const seated = used();
  const playing = people.map(play);
  [received, actions] = [0, 0];
  const begun = performance.now();
  await sleep(SECONDS * 1000);
  const seconds = (performance.now() - begun) / 1000;
  const end = used();
  isOver = true;
  const cpu = end.cpu - seated.cpu;
  tell(`${TABLES} tables of four people, ${SECONDS} s: ${(actions / seconds).toFixed(1)} actions a second`);
  tell(`latency of an action: median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms`);
  tell(`bytes an action and seat: ${Math.round(received / actions / 4)}`);
  tell(`CPU an action: ${(cpu / actions).toFixed(2)} ms; ${((cpu / seconds / 1000) * 100).toFixed(1)} % of a core`);
  tell(`tables a core at this pace: ${Math.round((TABLES * seconds * 1000) / cpu)}`);
  tell(
    `memory a table: fresh ${Math.round((seated.memory - empty.memory) / TABLES / 1024)} KB, then ${Math.round((end.memory - empty.memory) / TABLES / 1024)} KB`,
  );
  for (const seating of people) seating.close();
  await Promise.all(playing);
} finally {
  child.kill('SIGKILL');
  rmSync(dir, { recursive: true, force: true });
}
