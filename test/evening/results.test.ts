/** Results of matches: reports, answers, rulings, corrections and the end of a round. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Evening, EveningEvent, GameScore, Match } from '../../src/evening.js';
import { drawNext, eveningOf, lastRound, played, playRound } from './play.js';

/** Returns an evening of ten pairs in round 1, and its first match. */
const begun = (
  options: Parameters<typeof eveningOf>[1] = {},
): { evening: Evening; match: Match; a: number; b: number } => {
  const evening = eveningOf(10, options);
  drawNext(evening, '4711');
  const [match] = played(lastRound(evening)) as [Match];
  return { evening, match, a: match.sides[0], b: match.sides[1] as number };
};

/** Returns the current state of a match. */
const now = (evening: Evening, { id }: Match): Match => {
  const match = evening.state.rounds.flatMap(({ matches }) => matches).find((one) => one.id === id);
  if (!match) throw new Error(`There is no match ${id}.`);
  return match;
};

const WON: readonly GameScore[] = [[15, 9]];
const LOST: readonly GameScore[] = [[9, 15]];

/** Checks that an event is rejected with a code and a message, and changes nothing. */
const assertRejected = (evening: Evening, event: unknown, code: string, message: RegExp): void => {
  const { state } = evening;
  const events = evening.events.length;
  assert.throws(() => evening.do(event as EveningEvent), { name: 'EveningError', code, message });
  assert.equal(evening.state, state);
  assert.equal(evening.events.length, events);
};

test('a result that one side tells and the other side agrees to counts', () => {
  const { evening, match, a, b } = begun();
  evening.do({ type: 'tell', match: match.id, by: a, games: WON });
  assert.equal(now(evening, match).state, 'told');
  evening.do({ type: 'agree', match: match.id, by: b });
  const { state, games, by } = now(evening, match);
  assert.deepEqual({ state, games, by }, { state: 'agreed', games: WON, by: a });
});

test('both sides can tell the same result, which then counts', () => {
  const { evening, match, a, b } = begun();
  evening.do({ type: 'tell', match: match.id, by: a, games: WON });
  evening.do({ type: 'tell', match: match.id, by: b, games: WON });
  assert.equal(now(evening, match).state, 'agreed');
});

test('different reports make a match disputed, with both reports, until the referee rules', () => {
  const { evening, match, a, b } = begun();
  evening.do({ type: 'tell', match: match.id, by: a, games: WON });
  evening.do({ type: 'tell', match: match.id, by: b, games: LOST });
  assert.deepEqual(now(evening, match).told, [
    { games: WON, by: a },
    { games: LOST, by: b },
  ]);
  assert.equal(now(evening, match).state, 'disputed');
  assertRejected(evening, { type: 'agree', match: match.id, by: b }, 'not-now', /cannot answer/u);
  evening.do({ type: 'rule', match: match.id, games: LOST, text: 'Slip read aloud' });
  const { state, by, text, games } = now(evening, match);
  assert.deepEqual({ state, by, text, games }, { state: 'ruled', by: 'referee', text: 'Slip read aloud', games: LOST });
});

test('pairs cannot report or answer while the host wants only slips, and can again afterwards', () => {
  const { evening, match, a, b } = begun();
  evening.do({ type: 'tell', match: match.id, by: a, games: WON });
  evening.do({ type: 'slips-only', on: true });
  assert.equal(evening.state.slipsOnly, true);
  const refused = /come from slips/u;
  assertRejected(evening, { type: 'tell', match: match.id, by: b, games: WON }, 'not-now', refused);
  assertRejected(evening, { type: 'agree', match: match.id, by: b }, 'not-now', refused);
  assertRejected(evening, { type: 'dispute', match: match.id, by: b }, 'not-now', refused);
  assertRejected(evening, { type: 'slips-only', on: 'yes' }, 'invalid-event', /'on' must be true or false/u);
  const events = evening.events.length;
  evening.do({ type: 'slips-only', on: true });
  assert.equal(evening.events.length, events, 'a repeated event changes nothing');
  evening.do({ type: 'slips-only', on: false });
  evening.do({ type: 'agree', match: match.id, by: b });
  assert.equal(now(evening, match).state, 'agreed');
  evening.do({ type: 'slips-only', on: true });
  evening.do({ type: 'tell', match: match.id, by: 'slip', games: LOST });
  assert.deepEqual(now(evening, match).games, LOST);
});

test('the other side can dispute a report, but not its own', () => {
  const { evening, match, a, b } = begun();
  assertRejected(evening, { type: 'dispute', match: match.id, by: b }, 'not-now', /told no result/u);
  evening.do({ type: 'tell', match: match.id, by: a, games: WON });
  assertRejected(evening, { type: 'dispute', match: match.id, by: a }, 'not-now', /told no result/u);
  assertRejected(evening, { type: 'agree', match: match.id, by: a }, 'not-now', /told no result/u);
  evening.do({ type: 'dispute', match: match.id, by: b });
  assert.equal(now(evening, match).state, 'disputed');
});

test('a side takes back its contradiction, and can then agree', () => {
  const { evening, match, a, b } = begun();
  const back = { type: 'drop-dispute', match: match.id, by: b } as const;
  assertRejected(evening, back, 'not-now', /contradicted no report/u);
  evening.do({ type: 'tell', match: match.id, by: a, games: WON });
  evening.do({ type: 'dispute', match: match.id, by: b });
  assertRejected(evening, { ...back, by: a }, 'not-now', /contradicted no report/u);
  evening.do(back);
  assert.equal(now(evening, match).state, 'told');
  const events = evening.events.length;
  evening.do(back);
  assert.equal(evening.events.length, events, 'a repeated event changes nothing');
  evening.do({ type: 'agree', match: match.id, by: b });
  assert.deepEqual(now(evening, match).games, WON);
});

test('a side takes back its report if the other side has reported something else', () => {
  const { evening, match, a, b } = begun();
  evening.do({ type: 'tell', match: match.id, by: a, games: WON });
  evening.do({ type: 'tell', match: match.id, by: b, games: LOST });
  evening.do({ type: 'drop-dispute', match: match.id, by: a });
  assert.deepEqual(now(evening, match).told, [{ games: LOST, by: b }]);
  evening.do({ type: 'agree', match: match.id, by: a });
  assert.deepEqual(now(evening, match).games, LOST);
});

test('a side can correct its report until the other side answers', () => {
  const { evening, match, a, b } = begun();
  evening.do({ type: 'tell', match: match.id, by: a, games: LOST });
  evening.do({ type: 'tell', match: match.id, by: a, games: WON });
  evening.do({ type: 'agree', match: match.id, by: b });
  assert.deepEqual(now(evening, match).games, WON);
  assertRejected(evening, { type: 'tell', match: match.id, by: a, games: LOST }, 'not-now', /slip or the referee/u);
});

test('a report or an answer that arrives twice changes nothing', () => {
  const { evening, match, a, b } = begun();
  evening.do({ type: 'tell', match: match.id, by: a, games: WON });
  evening.do({ type: 'agree', match: match.id, by: b });
  const { state } = evening;
  evening.do({ type: 'tell', match: match.id, by: a, games: WON });
  evening.do({ type: 'agree', match: match.id, by: b });
  assert.equal(evening.state, state);
});

test('a slip and the server need no agreement, and a later slip corrects them', () => {
  const { evening, match } = begun();
  evening.do({ type: 'tell', match: match.id, by: 'server', games: WON });
  assert.equal(now(evening, match).state, 'agreed');
  evening.do({ type: 'tell', match: match.id, by: 'slip', games: LOST });
  assert.deepEqual(now(evening, match).games, LOST);
  assert.deepEqual(
    evening.events.filter(({ type }) => type === 'tell').map((event) => 'games' in event && event.games),
    [WON, LOST],
    'the record keeps the first result',
  );
});

test('only the sides of a match can report its result', () => {
  const { evening, match, a, b } = begun();
  const other = [1, 2, 3].find((no) => no !== a && no !== b);
  const message = new RegExp(`'by' must be ${a} or ${b}`, 'u');
  assertRejected(evening, { type: 'tell', match: match.id, by: other, games: WON }, 'invalid-event', message);
});

test('the points of a game must have one winner, and points above the target count as the target', () => {
  const { evening, match } = begun();
  const tell = (games: unknown) => ({ type: 'tell', match: match.id, by: 'slip', games });
  const rejects = (games: unknown, message: RegExp) => assertRejected(evening, tell(games), 'invalid-result', message);
  rejects([[15, 15]], /one winner/u);
  rejects([[14, 9]], /15 points or more/u);
  rejects([[15, -1]], /whole number/u);
  rejects([[15, 9.5]], /whole number/u);
  rejects([[15]], /two numbers/u);
  rejects([], /must contain 1 game, not 0/u);
  rejects([...WON, ...WON], /must contain 1 game, not 2/u);
  rejects('15:9', /must be a list/u);
  evening.do(tell([[17, 9]]) as EveningEvent);
  assert.deepEqual(now(evening, match).games, WON);
});

test('a knock-out match ends with the game that decides it', () => {
  const stages = [{ kind: 'knockout', of: 'all', bestOf: 3, third: false }] as const;
  const { evening, match } = begun({ settings: { stages } });
  const rule = (games: readonly GameScore[]) => ({ type: 'rule', match: match.id, games });
  const win: GameScore = [15, 3];
  const loss: GameScore = [3, 15];
  assertRejected(evening, rule([win]), 'invalid-result', /2 to 3 games/u);
  assertRejected(evening, rule([win, loss]), 'invalid-result', /must win 2 games/u);
  assertRejected(evening, rule([win, win, loss]), 'invalid-result', /decided after game 2/u);
  evening.do(rule([win, loss, win]) as EveningEvent);
  assert.equal(now(evening, match).state, 'ruled');
});

test('a Retourschneider is impossible against a side without points', () => {
  const { evening, match } = begun();
  const tell = (games: readonly GameScore[]) => ({ type: 'tell', match: match.id, by: 'slip', games, comebacks: [0] });
  assertRejected(evening, tell([[15, 0]]), 'invalid-result', /no points/u);
  evening.do(tell([[15, 13]]) as EveningEvent);
  assert.deepEqual(now(evening, match).comebacks, [0]);
  evening.do({ type: 'tell', match: match.id, by: 'slip', games: [[15, 13]] });
  assert.equal(now(evening, match).comebacks, undefined);
});

test('a round closes when each match is agreed or ruled, and the message names the missing matches', () => {
  const { evening } = begun();
  const round = lastRound(evening);
  for (const { id } of played(round).slice(1)) evening.do({ type: 'tell', match: id, by: 'slip', games: WON });
  assertRejected(
    evening,
    { type: 'close-round', round: 1 },
    'not-now',
    /1 match has no agreed or ruled result: '1-1'/u,
  );
  assertRejected(evening, { type: 'draw', round: 2, seed: 'x' }, 'not-now', /Round 1 must be closed/u);
  evening.do({ type: 'rule', match: '1-1', games: WON });
  evening.do({ type: 'close-round', round: 1 });
  evening.do({ type: 'draw', round: 2, seed: 'x' });
  assert.equal(lastRound(evening).number, 2);
});

test('a result of a closed round can be corrected as long as no later round would have other entries', () => {
  const evening = eveningOf(10);
  for (let round = 1; round <= 4; round++) {
    drawNext(evening, `seed ${round}`);
    playRound(evening, 'results');
  }
  const [match] = played(evening.state.rounds[0] ?? assert.fail()) as [Match];
  const turned: GameScore[] = match.games.map(([one, other]) => [other, one]);
  evening.do({ type: 'tell', match: match.id, by: 'slip', games: turned });
  assert.deepEqual(now(evening, match).games, turned);
  drawNext(evening, 'knock-out');
  const [quarterFinal] = played(lastRound(evening)) as [Match];
  playRound(evening, 'quarter-finals');
  drawNext(evening, 'semi-finals');
  const { games } = now(evening, quarterFinal);
  const reversed = games.map(([one, other]) => [other, one]);
  assertRejected(
    evening,
    { type: 'rule', match: quarterFinal.id, games: reversed },
    'not-now',
    /other entries would play in round 6/u,
  );
  const sameWinner = games.map(([one, other]): GameScore => (one > other ? [15, 1] : [1, 15]));
  evening.do({ type: 'rule', match: quarterFinal.id, games: sameWinner });
  assert.deepEqual(now(evening, quarterFinal).games, sameWinner);
});

test('a bye needs no result and accepts none', () => {
  const evening = eveningOf(9);
  drawNext(evening, 'x');
  const bye = lastRound(evening).matches.find(({ sides }) => sides.includes(null)) as Match;
  assertRejected(evening, { type: 'rule', match: bye.id, games: WON }, 'not-now', /is a bye/u);
});

test('two entries of a round can be swapped until the round opens', () => {
  const { evening, match, b } = begun();
  const [, second] = played(lastRound(evening)) as [Match, Match];
  const [c] = second.sides;
  evening.do({ type: 'swap', round: 1, a: b, b: c });
  assert.deepEqual(now(evening, match).sides, [match.sides[0], c]);
  assert.deepEqual(now(evening, second).sides, [b, second.sides[1]]);
  assert.deepEqual(lastRound(evening).swaps, [[b, c]]);
  assertRejected(evening, { type: 'swap', round: 1, a: b, b: second.sides[1] }, 'invalid-event', /same match/u);
  assertRejected(evening, { type: 'swap', round: 1, a: b, b: 99 }, 'unknown-entry', /'b' must be the number/u);
  evening.do({ type: 'open-round', round: 1 });
  assertRejected(evening, { type: 'swap', round: 1, a: b, b: c }, 'not-now', /is open/u);
});

test('a pair of the final cannot be swapped with a pair that plays for third place', () => {
  const evening = eveningOf(4, { preset: 'knockout' });
  drawNext(evening, '1');
  playRound(evening, '1');
  drawNext(evening, '2');
  const { matches } = lastRound(evening);
  const [final, third] = [matches.find((match) => !match.third), matches.find((match) => match.third)] as [
    Match,
    Match,
  ];
  const event = { type: 'swap', round: 2, a: final.sides[0], b: third.sides[0] } as const;
  assertRejected(evening, event, 'invalid-event', /play for different places/u);
});

test('a swap with an entry that has a bye moves the bye', () => {
  const evening = eveningOf(9);
  drawNext(evening, 'x');
  const { matches } = lastRound(evening);
  const bye = matches.find(({ sides }) => sides.includes(null)) as Match;
  const [first] = played(lastRound(evening)) as [Match];
  evening.do({ type: 'swap', round: 1, a: bye.sides[0], b: first.sides[0] });
  assert.deepEqual(now(evening, first).sides, [bye.sides[0], first.sides[1]]);
  assert.deepEqual(lastRound(evening).matches.at(-1)?.sides, [first.sides[0], null]);
});

test('the first result opens a round', () => {
  const { evening, match, a } = begun();
  assert.equal(lastRound(evening).open, false);
  evening.do({ type: 'tell', match: match.id, by: a, games: WON });
  assert.equal(lastRound(evening).open, true);
});

test('unknown matches, rounds and entries are rejected with valid examples', () => {
  const { evening } = begun();
  assertRejected(evening, { type: 'tell', match: '9-9', by: 'slip', games: WON }, 'unknown-match', /such as '1-1'/u);
  assertRejected(evening, { type: 'close-round', round: 2 }, 'unknown-round', /1 to 1, not 2/u);
  assertRejected(evening, { type: 'draw', round: 3, seed: 'x' }, 'unknown-round', /from 1 to 2, not 3/u);
  assertRejected(evening, { type: 'withdraw', entry: 11 }, 'unknown-entry', /1 to 10, not 11/u);
});

test('invalid events are rejected with the valid types and fields', () => {
  const { evening } = begun();
  assertRejected(evening, { type: 'shuffle' }, 'invalid-event', /'type' of an event must be 'enter'/u);
  assertRejected(evening, null, 'invalid-event', /not nothing/u);
  assertRejected(evening, { type: 'finish', now: true }, 'invalid-event', /unknown field 'now'/u);
  assertRejected(evening, { type: 'announce', text: ' ' }, 'invalid-event', /text of 1 to 300 characters/u);
  assertRejected(evening, { type: 'announce', text: 'x', at: 'now' }, 'invalid-event', /'at' must be/u);
  assertRejected(evening, { type: 'draw', round: 1, seed: 7 }, 'invalid-event', /'seed' must be a text/u);
  assertRejected(evening, { type: 'toString' }, 'invalid-event', /must be 'enter'/u);
});

test('an empty announcement takes the last one off the screen', () => {
  const { evening } = begun();
  evening.do({ type: 'announce', text: 'The kitchen closes at ten.' });
  evening.do({ type: 'announce', text: '' });
  assert.equal(evening.state.announcements.at(-1), '');
});

test('a finished evening accepts no events', () => {
  const { evening } = begun();
  assertRejected(evening, { type: 'finish' }, 'not-now', /Round 1 must be closed/u);
  playRound(evening, 'x');
  evening.do({ type: 'finish' });
  assert.equal(evening.state.finished, true);
  assertRejected(evening, { type: 'withdraw', entry: 1 }, 'finished', /is finished/u);
});
