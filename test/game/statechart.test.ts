import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { assign, createActor, getNextTransitions, type SnapshotFrom } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { phases, statechart, STATECHART_FILE, states, ways } from '../../tools/docs/statechart.js';
import { ACTION_TYPES, type Action, type ActionType } from '../../src/game/action.js';
import { createGame, type GameOptions } from '../../src/game/game.js';
import { machine } from '../../src/game/machine.js';
import type { Phase } from '../../src/game/phase.js';
import { waitingAt } from '../../src/game/waiting.js';
import { defineRules } from '../../src/rules/variants.js';
import { leafOf, tracing } from './chart.js';
import { playAtRandom } from './random-play.js';
import { FIVE_TRICKS } from './table.js';

test('The drawing in the documentation is that of the machine; else run `npm run statechart`', async () => {
  assert.equal(await readFile(STATECHART_FILE, 'utf8'), statechart());
});

test('Every guard and every step is a named entry of the machine, and each is used', () => {
  const { guards, actions } = machine.implementations;
  const used = {
    guards: new Set(ways.flatMap(({ guard }) => guard ?? [])),
    actions: new Set(ways.flatMap(({ steps }) => steps)),
  };
  const entries = Object.values(machine.states).flatMap((state) =>
    state.entry.map((entry) => (entry as { type: string }).type ?? entry),
  );
  for (const entry of entries) used.actions.add(entry);
  assert.deepEqual([...used.guards].sort(), Object.keys(guards).sort());
  assert.deepEqual([...used.actions].sort(), Object.keys(actions).sort());
});

test('Each state that waits has one phase as its tag, and every phase is told', () => {
  const told: Phase[] = ['draw', 'cut', 'announce', 'decide', 'play', 'answer', 'hand-over', 'game-over'];
  assert.deepEqual(new Set(phases.values()), new Set(told));
  assert.deepEqual([...phases.keys()].sort(), Object.keys(HANDLED).sort());
});

// -- the chart alone, whatever its guards say --------------------------------------------------------------------------

type Snapshot = SnapshotFrom<typeof machine>;

/** An event that says what every guard that is asked because of it answers, one after the other. */
type Asked = Action & { readonly answers: readonly boolean[] };

/** More guards than are ever asked because of one event. */
const GUARDS = 6;
const ANSWERS: readonly (readonly boolean[])[] = Array.from({ length: 2 ** GUARDS }, (_, bits) =>
  Array.from({ length: GUARDS }, (__, place) => (bits & (1 << place)) > 0),
);

const asked = (type: ActionType, answers: readonly boolean[]): Asked =>
  ({ type, seat: 0, answers }) as unknown as Asked;

/** The chart with guards that answer what the event says, and steps that leave the table as it is. `known`: whether it knows a dealer. */
const stubbed = (known: boolean) => {
  const given = new Map<Action, number>();
  const answer = ({ event }: { readonly event: Action }): boolean => {
    if (!('answers' in event)) return known;
    const place = given.get(event) ?? 0;
    assert.ok(place < GUARDS, 'more guards are asked than there are answers');
    given.set(event, place + 1);
    return (event as Asked).answers[place];
  };
  return machine.provide({
    guards: Object.fromEntries(Object.keys(machine.implementations.guards).map((name) => [name, answer])),
    actions: Object.fromEntries(
      Object.keys(machine.implementations.actions).map((name) => [name, assign(({ context }) => ({ ...context }))]),
    ),
  });
};

const input = { rules: defineRules('suedtirol'), seed: 'stube' };

/** What an event can lead to depends on the state and on what history remembers. */
const serialized = ({ value, historyValue }: Snapshot): string =>
  JSON.stringify([value, Object.entries(historyValue ?? {}).map(([id, nodes]) => [id, nodes.map((node) => node.id)])]);

/** Every state, every action and every answer: from where, by what, to where. */
const explored = (known: boolean) => {
  const chart = stubbed(known);
  const map = getAdjacencyMap(chart, {
    input,
    serializeState: (state) => serialized(state),
    serializeEvent: (event) => JSON.stringify(event),
    events: (state) => {
      const handled = getNextTransitions(state).map(({ eventType }) => eventType);
      // What happens at once is asked about again on every action; what did not hold before does not hold now.
      const others = handled.includes('') ? ANSWERS.slice(0, 1) : ANSWERS.slice(-1);
      return ACTION_TYPES.flatMap((type) =>
        (handled.includes(type) ? ANSWERS : others).map((answers) => asked(type, answers)),
      );
    },
  });
  return { chart, steps: adjacencyMapToArray(map) };
};

const [withDraw, withDealer] = [explored(false), explored(true)];
const allSteps = [...withDraw.steps, ...withDealer.steps];

/** The actions each state waits for. In all others nothing at all happens. */
const HANDLED: Readonly<Record<string, readonly ActionType[]>> = {
  'draw.card': ['draw'],
  cut: ['cut'],
  'take.choose': ['take'],
  'announce.schlag': ['ask-schoeneres', 'ask-schlagtausch', 'announce-schlag'],
  'announce.trumpf': ['ask-schoeneres', 'ask-schlagtausch', 'announce-trumpf'],
  'announce.show': ['ask-schoeneres', 'ask-schlagtausch', 'show'],
  schoeneres: ['answer'],
  schlagtausch: ['answer'],
  decide: ['decide'],
  tricks: ['play', 'bid', 'signal'],
  bidding: ['bid', 'hold', 'fold', 'farbe'],
  'hand-over': ['strike', 'next', 'reveal'],
  'game-over': ['next', 'reveal'],
};

test('Each state waits for its own actions, and every other action changes nothing', () => {
  const handled: Record<string, ActionType[]> = {};
  for (const { state, event, nextState } of allSteps) {
    const types = (handled[leafOf(state.value)] ??= []);
    if (nextState !== state && !types.includes(event.type)) types.push(event.type);
  }
  const inOrder = (table: Readonly<Record<string, readonly ActionType[]>>) =>
    Object.fromEntries(
      Object.entries(table).map(([state, types]) => [state, ACTION_TYPES.filter((type) => types.includes(type))]),
    );
  assert.deepEqual(inOrder(handled), inOrder(HANDLED));
});

test('What is said to be awaited in a state is what the chart handles there', () => {
  for (const { state } of allSteps) {
    const { phase, actions } = waitingAt(state.value);
    assert.deepEqual(new Set(actions), new Set(HANDLED[leafOf(state.value)]));
    assert.deepEqual([...state.tags], [phase]);
  }
});

const nameOf = ({ from, on, guard }: (typeof ways)[number]): string => `${from}: ${on ?? ''} [${guard ?? ''}]`;

const notTaken = (taken: ReadonlySet<string>): readonly string[] => ways.map(nameOf).filter((name) => !taken.has(name));

test('Every state can be reached, and every way can be taken', () => {
  const reached = new Set<string>();
  const taken = new Set<string>();
  for (const { chart, steps } of [withDraw, withDealer]) {
    createActor(chart, { input, inspect: tracing(reached, taken) }).start();
    const seen = new Set<string>();
    for (const { state, event, nextState } of steps) {
      // Once for each way out of a state: most answers are never asked for.
      const key = `${serialized(state)} ${event.type} ${serialized(nextState)} ${(event as Asked).answers.slice(0, 5).join()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      createActor(chart, { input, snapshot: state, inspect: tracing(reached, taken) })
        .start()
        .send({ ...event });
    }
  }
  assert.deepEqual(
    states.filter((state) => !reached.has(state)),
    ['opening'],
    'in which a table is made',
  );
  assert.deepEqual(notTaken(taken), []);
});

// -- the chart as it is played -----------------------------------------------------------------------------------------

/** Tables at which together everything happens. */
const TABLES: readonly GameOptions[] = [
  { variant: 'toblach', players: 2, rules: { bidWhen: 'own-turn', farbe: true } },
  { rules: { gestrichen: 'luft' }, setup: { dealer: 0, hands: FIVE_TRICKS } },
  {
    variant: 'bayrisch',
    players: 2,
    rules: { enforcement: 'penalise', critical: ['HK'], maschine: 0 },
    setup: { score: [12, 5] },
  },
  { variant: 'bayrisch-11', rules: { maschine: 2 } },
  { variant: 'deuten', rules: { enforcement: 'penalise' } },
  { players: 2, rules: { enforcement: 'penalise' } },
  { variant: 'suedtirol-blind', setup: { score: [13, 5] } },
  { variant: 'latinisch', players: 2 },
];

/** Games by the place of their table and a number; found by trying: together they take every way, and soon. */
const TELLING = ['0 50', '7 1', '3 19', '6 21', '4 2', '1 17', '3 5', '5 28'];
const ROUNDS = 100;
/** What is played until every way has been taken: those above, and were a rule to change, as many others as it takes. */
const GAMES = [
  ...TELLING,
  ...Array.from({ length: ROUNDS * TABLES.length }, (_, game) => `${game % TABLES.length} ${game}`),
];

test('Random games come through every state of the chart, and take every way', () => {
  const reached = new Set<string>();
  const taken = new Set<string>();
  for (const seed of GAMES) {
    if (notTaken(taken).length === 0) break;
    const table = TABLES[Number.parseInt(seed, 10)];
    const { rules, setup } = createGame(table).record();
    const actor = createActor(machine, { input: { rules, seed, setup }, inspect: tracing(reached, taken) }).start();
    const next: Action = { type: 'next', seat: 0 };
    playAtRandom({ ...table, seed }, (game, last) => {
      if (last) actor.send(last);
      if (game.phase !== 'game-over' || game.gameNumber > 1) return;
      for (const action of [...game.legalActions(0).filter(({ type }) => type === 'reveal'), next]) {
        game.act(action);
        actor.send(action);
      }
    });
  }
  assert.deepEqual(
    states.filter((state) => !reached.has(state)),
    ['opening'],
    'in which a table is made',
  );
  assert.deepEqual(notTaken(taken), []);
});
