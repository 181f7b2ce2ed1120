/** An evening on a server whose matches are played online, with everything that a test does at it. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import { createEvening } from '../../src/evening/evening.js';
import type { EveningEvent } from '../../src/evening/event.js';
import { keyOfRole, type KeyedRole } from '../../src/evening/role-keys.js';
import type { Settings } from '../../src/evening/settings.js';
import type { GameScore, Match } from '../../src/evening/state.js';
import type { CreatedEvening, HallAnswer, HostAnswer, ReplayAnswer } from '../../src/online/evening/messages.js';
import type { Seating } from '../../src/online/open-table.js';
import { joinTable, playUntil, shortestAction, waitUntil } from './test-server.js';

export const SETTINGS: Partial<Settings> = {
  variant: 'suedtirol',
  target: 5,
  way: 'online',
  stages: [
    { kind: 'draw', rounds: 1, games: 2 },
    { kind: 'knockout', of: 2, bestOf: 3, third: false },
  ],
  absence: 'referee',
};

export const recordWith = (pairs: number, settings = SETTINGS) =>
  createEvening({
    preset: 'wattkoenig',
    settings,
    name: 'Preiswatten',
    entries: Array.from({ length: pairs }, (_, index) => [`Anna ${index + 1}`, `Bert ${index + 1}`] as const),
  }).record();

type Body = HallAnswer & HostAnswer & CreatedEvening & ReplayAnswer & { readonly code: string };

/** An evening on a server, with everything that its connections have received. */
interface TestEvening {
  readonly url: string;
  readonly ask: (request: object) => Promise<Body>;
  readonly host: (...events: readonly EveningEvent[]) => Promise<Body>;
  /** @param keyOf returns the key of the role. Default: the key to scan */
  readonly see: (
    role: KeyedRole | null,
    page?: string,
    keyOf?: (keys: string, role: KeyedRole) => string,
  ) => Promise<NonNullable<HallAnswer['view']>>;
  readonly received: () => string;
}

let nextId = 0;
/** Returns a change with a new id. */
export const changeOf = (event: EveningEvent) => ({ id: `change-${nextId++}`, event });

/** @param otherUrl the URL of another process that everyone but the host uses. Default: the same process */
export const createOn = async (
  url: string,
  pairs: number,
  settings = SETTINGS,
  otherUrl = url,
): Promise<TestEvening> => {
  let received = '';
  const post = async (request: object, at = url): Promise<Body> => {
    const response = await fetch(`${at}/evenings`, { method: 'POST', body: JSON.stringify(request) });
    const text = await response.text();
    received += text;
    return JSON.parse(text) as Body;
  };
  const { evening, key, keys } = await post({ create: { record: recordWith(pairs, settings), secret: 'secret' } });
  const ask = (request: object): Promise<Body> => post({ evening, ...request });
  return {
    url: otherUrl,
    ask,
    host: async (...events) => {
      const changes = events.map(changeOf);
      const answer = await ask({ key, n: 0, changes });
      assert.deepEqual(answer.refused, []);
      return answer;
    },
    async see(role, page = 'pair', keyOf = keyOfRole) {
      const own = role === null ? {} : { key: keyOf(keys, role) };
      const { view } = await post({ evening, ...own, page }, otherUrl);
      return view ?? assert.fail('A first answer has a view.');
    },
    received: () => received,
  };
};

/** Joins the four people of a match, by seat. */
export const sitDown = async (
  t: TestContext,
  one: TestEvening,
  { sides: [a, b] }: Match,
): Promise<readonly Seating[]> => {
  assert.ok(b !== null);
  const people = [`${a}-1`, `${b}-1`, `${a}-2`, `${b}-2`] as const;
  return Promise.all(
    people.map(async (person) => {
      const { seat } = await one.see(person);
      assert.ok(seat, person);
      return joinTable(t, one.url, { table: seat.table }, { key: seat.key });
    }),
  );
};

export const playGame = async (four: readonly Seating[], game: number): Promise<void> => {
  await Promise.all(four.map((seating) => seating.ready(true)));
  await waitUntil('the game begins', () => four.every(({ connection }) => connection?.view.gameNumber === game));
  await Promise.all(four.map((seating) => playUntil(seating, () => seating.board.stage === 'over', 2, shortestAction)));
};

export const scoreAt = ([first]: readonly Seating[]): GameScore =>
  first?.connection?.view.score as unknown as GameScore;

export const matchIn = (
  state: { readonly rounds: readonly { readonly matches: readonly Match[] }[] },
  id: string,
): Match => state.rounds.flatMap(({ matches }) => matches).find((match) => match.id === id) ?? assert.fail(id);

export const waitForGames = async (one: TestEvening, id: string, games: number): Promise<Match> => {
  for (let tries = 0; tries < 400; tries++) {
    const match = matchIn((await one.see('referee', 'referee')).state, id);
    if (match.games.length >= games) return match;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return assert.fail(`Match ${id} has no ${games} games.`);
};
