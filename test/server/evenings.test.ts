/** Tests for evenings on the table server: what each role can do and see, and what survives a crash. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { EveningEvent } from '../../src/evening/event.js';
import { createEvening, replayEvening } from '../../src/evening/evening.js';
import { countedEvents } from '../../src/evening/counted-events.js';
import { keyOfRole } from '../../src/evening/role-keys.js';
import type { CreatedEvening, HallAnswer, HostAnswer } from '../../src/online/evening/messages.js';
import type { EveningResult } from '../../src/server/evenings/evening-result.js';
import { systemClock } from '../../src/session/clock.js';
import { openServer, startTestServer, waitUntil } from './test-server.js';

const createTempFolder = (t: TestContext): string => {
  const dir = mkdtempSync(join(tmpdir(), 'watten-evenings-'));
  t.after(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
};

const SECRET = 'the secret of the host';

const recordWith = (pairs: number) =>
  createEvening({
    preset: 'wattkoenig',
    name: 'Preiswatten',
    entries: Array.from({ length: pairs }, (_, index) => [`Anna ${index + 1}`, `Bert ${index + 1}`] as const),
  }).record();

interface Answer {
  readonly status: number;
  readonly body: HallAnswer & HostAnswer & CreatedEvening & { readonly code: string; readonly message: string };
}

const post = async (url: string, request: unknown): Promise<Answer> => {
  const response = await fetch(`${url}/evenings`, { method: 'POST', body: JSON.stringify(request) });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
};

/** An evening on a server, with the host's key and the keys of the other roles. */
interface TestEvening {
  readonly url: string;
  readonly evening: string;
  readonly code: string;
  readonly key: string;
  readonly keyOf: (role: number | 'referee' | 'screen') => string;
}

const createOn = async (url: string, pairs = 8): Promise<TestEvening> => {
  const { body } = await post(url, { create: { record: recordWith(pairs), secret: SECRET } });
  const { evening, code, key } = body;
  const { start } = (await post(url, { evening, key, n: 0 })).body;
  const keys = start?.keys ?? assert.fail('The host gets the secret of the keys.');
  return { url, evening, code, key, keyOf: (role) => keyOfRole(keys, role) };
};

let nextId = 0;
const changeOf = (event: EveningEvent) => ({ id: `change-${nextId++}`, event });

const hostDoes = ({ url, evening, key }: TestEvening, ...events: readonly EveningEvent[]): Promise<Answer> =>
  post(url, { evening, key, n: 1, changes: events.map(changeOf) });

const pairDoes = ({ url, evening, keyOf }: TestEvening, no: number, event: EveningEvent): Promise<Answer> =>
  post(url, { evening, key: keyOf(no), page: 'pair', changes: [changeOf(event)] });

const pairSees = async ({ url, evening, keyOf }: TestEvening, no: number) =>
  (await post(url, { evening, key: keyOf(no), page: 'pair' })).body.view ?? assert.fail('A first answer has a view.');

const draw: EveningEvent = { type: 'draw', round: 1, seed: `${SECRET} 47` };

/** Returns the first match of the running round that a pair sees. */
const matchOf = async (one: TestEvening, no: number) => {
  const { state } = await pairSees(one, no);
  const match = state.rounds.at(-1)?.matches.find(({ sides }) => sides.includes(no)) ?? assert.fail();
  return { ...match, other: (match.sides[0] === no ? match.sides[1] : match.sides[0]) as number };
};

test('a pair reports a result, the opponents agree, and the host has it', async (t) => {
  const { url } = await startTestServer(t, { evenings: true });
  const one = await createOn(url);
  await hostDoes(one, draw);
  const { id, other } = await matchOf(one, 3);
  const told = await pairDoes(one, 3, { type: 'tell', match: id, by: 3, games: [[15, 9]] });
  assert.deepEqual([told.status, told.body.refused], [200, []]);
  assert.equal((await matchOf(one, other)).state, 'told');
  await pairDoes(one, other, { type: 'agree', match: id, by: other });
  assert.equal((await matchOf(one, 3)).state, 'agreed');
  const { changes, n } = (await post(url, { evening: one.evening, key: one.key, n: 0 })).body;
  assert.equal(n, 3);
  assert.deepEqual(
    changes.map((change) => 'event' in change && change.event.type),
    ['draw', 'tell', 'agree'],
  );
});

test('a dispute stays open until the referee decides', async (t) => {
  const { url } = await startTestServer(t, { evenings: true });
  const one = await createOn(url);
  await hostDoes(one, draw);
  const { id, other } = await matchOf(one, 1);
  await pairDoes(one, 1, { type: 'tell', match: id, by: 1, games: [[15, 9]] });
  await pairDoes(one, other, { type: 'dispute', match: id, by: other });
  assert.equal((await matchOf(one, 1)).state, 'disputed');
  const key = one.keyOf('referee');
  const rule: EveningEvent = { type: 'rule', match: id, games: [[9, 15]], text: 'Slip checked' };
  const ruled = await post(url, { evening: one.evening, key, page: 'referee', changes: [changeOf(rule)] });
  assert.deepEqual(ruled.body.refused, []);
  assert.equal((await matchOf(one, 1)).state, 'ruled');
});

test('each role can send only its own events', async (t) => {
  const { url } = await startTestServer(t, { evenings: true });
  const one = await createOn(url);
  await hostDoes(one, draw);
  const { id, other } = await matchOf(one, 1);
  const outsider = [1, 2, 3, 4, 5, 6, 7, 8].find((no) => no !== 1 && no !== other) as number;
  const events: readonly (readonly [number | 'referee', EveningEvent])[] = [
    [1, { type: 'tell', match: id, by: other, games: [[15, 9]] }],
    [1, { type: 'tell', match: id, by: 'slip', games: [[15, 9]] }],
    [1, { type: 'rule', match: id, games: [[15, 9]] }],
    [1, { type: 'draw', round: 2, seed: 'mine' }],
    [1, { type: 'withdraw', entry: other }],
    [outsider, { type: 'tell', match: id, by: outsider, games: [[15, 9]] }],
    ['referee', { type: 'draw', round: 2, seed: 'mine' }],
  ];
  for (const [role, event] of events) {
    const page = role === 'referee' ? role : 'pair';
    const { body } = await post(url, { evening: one.evening, key: one.keyOf(role), page, changes: [changeOf(event)] });
    assert.deepEqual([body.accepted, body.refused.length], [[], 1], JSON.stringify(event));
  }
  for (const key of [undefined, one.keyOf('screen')]) {
    const { body } = await post(url, { evening: one.evening, key, page: 'tables', changes: [changeOf(draw)] });
    assert.deepEqual([body.accepted, body.refused[0]?.code], [[], 'not-allowed']);
  }
  assert.equal((await post(url, { evening: one.evening, key: one.key, n: 0 })).body.n, 1);
});

test('no view contains a seed before the end, or another pair’s report', async (t) => {
  const { url } = await startTestServer(t, { evenings: true });
  const one = await createOn(url);
  await hostDoes(one, draw);
  const { id, other } = await matchOf(one, 1);
  await pairDoes(one, 1, { type: 'tell', match: id, by: 1, games: [[15, 11]] });
  const outsider = [1, 2, 3, 4, 5, 6, 7, 8].find((no) => no !== 1 && no !== other) as number;
  const requests = [
    { key: one.keyOf(1), page: 'pair' },
    { key: one.keyOf(outsider), page: 'pair' },
    { page: 'tables' },
    { page: 'standings' },
    { key: one.keyOf('screen'), page: 'screen' },
    { key: one.keyOf('referee'), page: 'referee' },
  ];
  for (const request of requests) {
    const text = JSON.stringify((await post(url, { evening: one.evening, ...request })).body);
    assert.doesNotMatch(text, /secret/iu, request.page);
  }
  for (const request of [requests[1], requests[2], requests[3]])
    assert.doesNotMatch(JSON.stringify((await post(url, { evening: one.evening, ...request })).body), /15,11/u);
});

test('a wrong key, an unknown evening and a malformed request get an error that names the reason', async (t) => {
  const { url } = await startTestServer(t, { evenings: true });
  const { evening, code, key, keyOf } = await createOn(url);
  const requests: readonly (readonly [number, string, unknown])[] = [
    [403, 'wrong-key', { evening, key: `${key.slice(1)}x`, n: 0 }],
    [403, 'wrong-key', { evening, key: `${keyOf(1)}x`, page: 'pair' }],
    [403, 'wrong-key', { evening, key: keyOf(1).replace('1.', '2.'), page: 'pair' }],
    [403, 'wrong-key', { evening, page: 'pair' }],
    [403, 'wrong-key', { evening, key: keyOf(1), page: 'referee' }],
    [404, 'no-such-evening', { evening: 'AAAAAAAAAAAAAAAA', page: 'tables' }],
    [404, 'no-such-evening', { evening: code === 'babababa' ? 'bebebebe' : 'babababa', page: 'tables' }],
    [400, 'malformed', { evening, page: 'cards' }],
    [400, 'malformed', { evening, key, n: -1 }],
    [400, 'malformed', { evening, key, n: 0, changes: [{ id: 'a' }] }],
    [400, 'malformed', { evening, key, n: 0, changes: [{ event: draw }] }],
    [400, 'malformed', { create: { record: recordWith(4) } }],
    [400, 'bad-evening', { create: { record: { version: 99 }, secret: 's' } }],
    [400, 'malformed', []],
  ];
  for (const [status, errorCode, request] of requests) {
    const answer = await post(url, request);
    assert.deepEqual([answer.status, answer.body.code], [status, errorCode], JSON.stringify(request));
  }
  assert.equal((await post(url, { evening: code, page: 'tables' })).status, 200, 'the code finds the evening');
});

test('a change that arrives twice counts once, also after a restart', async (t) => {
  const dir = createTempFolder(t);
  const first = await openServer({ evenings: true, dir });
  const one = await createOn(first.url);
  await hostDoes(one, draw);
  const { id } = await matchOf(one, 1);
  const changes = [changeOf({ type: 'tell', match: id, by: 1, games: [[15, 9]] })];
  const request = { evening: one.evening, key: one.keyOf(1), page: 'pair', changes };
  const accepted = [(await post(first.url, request)).body.accepted, (await post(first.url, request)).body.accepted];
  await first.close();
  const { url } = await startTestServer(t, { evenings: true, dir });
  accepted.push((await post(url, request)).body.accepted);
  const ids = [changes[0]?.id];
  assert.deepEqual(accepted, [ids, ids, ids]);
  assert.equal((await post(url, { evening: one.evening, key: one.key, n: 0 })).body.n, 2);
});

test('the host takes back an event, unless a later one needs it', async (t) => {
  const { url } = await startTestServer(t, { evenings: true });
  const one = await createOn(url);
  const changes = [changeOf(draw), changeOf({ type: 'announce', text: 'Food is ready' })] as const;
  await post(url, { evening: one.evening, key: one.key, n: 0, changes });
  const { id } = await matchOf(one, 1);
  await pairDoes(one, 1, { type: 'tell', match: id, by: 1, games: [[15, 9]] });
  const undo = (key: string, undone: string, page?: string) =>
    post(url, { evening: one.evening, key, n: 9, page, changes: [{ id: `undo-${nextId++}`, undo: undone }] });
  assert.equal((await undo(one.key, changes[0].id)).body.refused.length, 1, 'the draw stays under a result');
  assert.equal((await undo(one.key, 'no-such-change')).body.refused.length, 1);
  assert.equal((await undo(one.keyOf(1), changes[1].id, 'pair')).body.refused[0]?.code, 'not-allowed');
  assert.deepEqual((await undo(one.key, changes[1].id)).body.refused, []);
  assert.deepEqual((await pairSees(one, 1)).state.announcements, []);
  const log = (await post(url, { evening: one.evening, key: one.key, n: 0 })).body.changes;
  assert.deepEqual(
    countedEvents(log).map(({ event }) => event.type),
    ['draw', 'tell'],
  );
});

test('a report for a match that has been moved to other pairs is refused', async (t) => {
  const { url } = await startTestServer(t, { evenings: true });
  const one = await createOn(url);
  await hostDoes(one, draw);
  const { id, other } = await matchOf(one, 1);
  const moved = [2, 3, 4, 5, 6, 7, 8].find((no) => no !== other) as number;
  await hostDoes(one, { type: 'swap', round: 1, a: 1, b: moved });
  const { body } = await pairDoes(one, 1, { type: 'tell', match: id, by: 1, games: [[15, 9]] });
  assert.deepEqual([body.accepted, body.refused[0]?.code], [[], 'invalid-event']);
  assert.equal((await matchOf(one, 1)).state, 'drawn');
});

test('a waiting request is answered as soon as its page changes, and not by changes elsewhere', async (t) => {
  const { url } = await startTestServer(t, { evenings: true });
  const one = await createOn(url);
  await hostDoes(one, draw, { type: 'open-round', round: 1 });
  const { id, other } = await matchOf(one, 1);
  const outsider = [1, 2, 3, 4, 5, 6, 7, 8].find((no) => no !== 1 && no !== other) as number;
  const requestOf = (no: number) => ({ evening: one.evening, key: one.keyOf(no), page: 'pair' });
  const [seenElsewhere, seen] = [await post(url, requestOf(outsider)), await post(url, requestOf(other))];
  let isAnswered = false;
  const elsewhere = post(url, { ...requestOf(outsider), seen: seenElsewhere.body.hash, wait: true }).then((answer) => {
    isAnswered = true;
    return answer;
  });
  const opponents = post(url, { ...requestOf(other), seen: seen.body.hash, wait: true });
  await pairDoes(one, 1, { type: 'tell', match: id, by: 1, games: [[15, 9]] });
  assert.equal((await opponents).body.view?.state.rounds[0]?.matches[0]?.state, 'told');
  assert.equal(isAnswered, false);
  await hostDoes(one, { type: 'announce', text: 'Food is ready' });
  assert.deepEqual((await elsewhere).body.view?.state.announcements, ['Food is ready']);
});

test('a hall behind one address is not locked out by wrong keys', async (t) => {
  const frozen = { ...systemClock, now: () => 1_800_000_000_000 };
  const { url } = await startTestServer(t, { evenings: true, limits: { requestsPerAddress: 10 } }, frozen);
  const one = await createOn(url, 60);
  const statuses: number[] = [];
  for (let count = 0; count < 60; count++)
    statuses.push((await post(url, { evening: one.evening, key: `7.${'x'.repeat(22)}`, page: 'pair' })).status);
  assert.deepEqual([...new Set(statuses)], [403, 429], 'wrong keys are limited');
  for (let no = 1; no <= 60; no++)
    assert.equal(
      (await post(url, { evening: one.evening, key: one.keyOf(no), page: 'pair' })).status,
      200,
      `pair ${no}`,
    );
});

test('after a crash at any byte of the log, every change that the server has confirmed is there', async (t) => {
  const dir = createTempFolder(t);
  const first = await openServer({ evenings: true, dir });
  const one = await createOn(first.url, 4);
  /** Size of the log when an answer arrived, with the number of changes in the answer. */
  const answered: { readonly size: number; readonly n: number }[] = [];
  const folder = join(dir, 'evenings');
  const file = join(folder, readdirSync(folder).find((name) => name.endsWith('.log')) ?? assert.fail());
  await hostDoes(one, draw);
  for (const no of [1, 2, 3, 4]) {
    const { id, state, other } = await matchOf(one, no);
    await pairDoes(
      one,
      no,
      state === 'told'
        ? { type: 'agree', match: id, by: no }
        : { type: 'tell', match: id, by: no, games: [no < other ? [15, 7] : [7, 15]] },
    );
    const { n } = (await post(first.url, { evening: one.evening, key: one.key, n: 0 })).body;
    answered.push({ size: readFileSync(file).length, n });
  }
  await first.close();
  const bytes = readFileSync(file);
  const start = bytes.indexOf('\n') + 1;
  for (let size = start; size <= bytes.length; size += 37) {
    writeFileSync(file, bytes.subarray(0, size));
    const server = await openServer({ evenings: true, dir });
    const { body } = await post(server.url, { evening: one.evening, key: one.key, n: 0 });
    const least = Math.max(0, ...answered.filter((answer) => answer.size <= size).map(({ n }) => n));
    assert.ok(body.n >= least, `${size} bytes: ${body.n} changes, at least ${least} were answered`);
    const evening = replayEvening(body.start?.record ?? assert.fail());
    for (const { event } of countedEvents(body.changes)) evening.do(event);
    const repeated = await hostDoes({ ...one, url: server.url }, { type: 'announce', text: 'We go on' });
    assert.deepEqual(repeated.body.refused, []);
    await server.close();
  }
});

test('`onResult` receives each result at least once, also one that was stored before a crash', async (t) => {
  const dir = createTempFolder(t);
  const silent = await openServer({ evenings: true, dir });
  const one = await createOn(silent.url, 4);
  await hostDoes(one, draw);
  const { id, other } = await matchOf(one, 1);
  await pairDoes(one, 1, { type: 'tell', match: id, by: 1, games: [[15, 9]] });
  await pairDoes(one, other, { type: 'agree', match: id, by: other });
  await silent.close();
  const reported: EveningResult[] = [];
  let failures = 1;
  const onResult = (result: EveningResult): void => {
    if (failures-- > 0) throw new Error('The club’s database is down.');
    reported.push(result);
  };
  const { url } = await startTestServer(t, { evenings: true, dir, onResult });
  await waitUntil('the stored result is reported', () => reported.length > 0);
  assert.deepEqual([reported[0]?.match, reported[0]?.n, reported[0]?.result.state], [id, 3, 'agreed']);
  await hostDoes({ ...one, url }, { type: 'tell', match: id, by: 'slip', games: [[9, 15]] });
  await waitUntil('the correction is reported', () => reported.some(({ n }) => n === 4));
  assert.deepEqual(reported.at(-1)?.result.games, [[9, 15]]);
});
