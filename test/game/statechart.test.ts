import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { assign, createActor, getNextTransitions, type SnapshotFrom } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';
import { phases, statechart, STATECHART_FILE, states, transitions } from '../../tools/docs/statechart.js';
import { ACTION_TYPES, type Action, type ActionType } from '../../src/game/action.js';
import { createGame, type GameOptions } from '../../src/game/game.js';
import { machine } from '../../src/game/machine.js';
import type { Phase } from '../../src/game/phase.js';
import { waitingAt } from '../../src/game/waiting.js';
import { defineRules } from '../../src/rules/variants.js';
import { leafOf, tracing } from './chart.js';
import { playAtRandom } from './random-play.js';
import { FIVE_TRICKS } from './table.js';

test('the diagram in the documentation matches the machine (run `npm run statechart` to update it)', async () => {
  assert.equal(await readFile(STATECHART_FILE, 'utf8'), statechart());
});

test('the chart uses every named guard and step of the machine, and no others', () => {
  const { guards, actions } = machine.implementations;
  const used = {
    guards: new Set(transitions.flatMap(({ guard }) => guard ?? [])),
    actions: new Set(transitions.flatMap(({ steps }) => steps)),
  };
  const entries = Object.values(machine.states).flatMap((state) =>
    state.entry.map((entry) => (entry as { type: string }).type ?? entry),
  );
  for (const entry of entries) used.actions.add(entry);
  assert.deepEqual([...used.guards].sort(), Object.keys(guards).sort());
  assert.deepEqual([...used.actions].sort(), Object.keys(actions).sort());
});

test('each waiting state has exactly one phase as its tag, and every phase is used', () => {
  const expectedPhases: Phase[] = ['draw', 'cut', 'announce', 'decide', 'play', 'answer', 'hand-over', 'game-over'];
  assert.deepEqual(new Set(phases.values()), new Set(expectedPhases));
  assert.deepEqual([...phases.keys()].sort(), Object.keys(HANDLED).sort());
});

// -- the chart with any answers of its guards --------------------------------------------------------------------------

type Snapshot = SnapshotFrom<typeof machine>;

/** An event with the answers of the guards that it triggers, in order. */
type StubEvent = Action & { readonly answers: readonly boolean[] };

/** Number of guard answers per event: more than any event needs. */
const GUARDS = 7;
const ANSWERS: readonly (readonly boolean[])[] = Array.from({ length: 2 ** GUARDS }, (_, bits) =>
  Array.from({ length: GUARDS }, (__, place) => (bits & (1 << place)) > 0),
);

const stubEvent = (type: ActionType, answers: readonly boolean[]): StubEvent =>
  ({ type, seat: 0, answers }) as unknown as StubEvent;

/**
 * Returns the chart with guards that return the answers of the event, and steps without effect. Guards without an event
 * return `known`, that is, whether the dealer is known.
 */
const stubbed = (known: boolean) => {
  const given = new Map<Action, number>();
  const answer = ({ event }: { readonly event: Action }): boolean => {
    if (!('answers' in event)) return known;
    const place = given.get(event) ?? 0;
    assert.ok(place < GUARDS, 'the event triggers more guards than it has answers');
    given.set(event, place + 1);
    return (event as StubEvent).answers[place];
  };
  return machine.provide({
    guards: Object.fromEntries(Object.keys(machine.implementations.guards).map((name) => [name, answer])),
    actions: Object.fromEntries(
      Object.keys(machine.implementations.actions).map((name) => [name, assign(({ context }) => ({ ...context }))]),
    ),
  });
};

const input = { rules: defineRules('suedtirol'), seed: 'stube' };

/** Returns the full state that determines the effect of an event: the current state and its history. */
const serialized = ({ value, historyValue }: Snapshot): string =>
  JSON.stringify([value, Object.entries(historyValue ?? {}).map(([id, nodes]) => [id, nodes.map((node) => node.id)])]);

/** Returns all transitions for every state, action and answer. */
const exploreChart = (known: boolean) => {
  const chart = stubbed(known);
  const map = getAdjacencyMap(chart, {
    input,
    serializeState: (state) => serialized(state),
    serializeEvent: (event) => JSON.stringify(event),
    events: (state) => {
      const handled = getNextTransitions(state).map(({ eventType }) => eventType);
      // Every action evaluates transient guards again. A guard that was false before is still false.
      const others = handled.includes('') ? ANSWERS.slice(0, 1) : ANSWERS.slice(-1);
      return ACTION_TYPES.flatMap((type) =>
        (handled.includes(type) ? ANSWERS : others).map((answers) => stubEvent(type, answers)),
      );
    },
  });
  return { chart, steps: adjacencyMapToArray(map) };
};

const [withDraw, withDealer] = [exploreChart(false), exploreChart(true)];
const allSteps = [...withDraw.steps, ...withDealer.steps];

/** Actions that each state waits for. All other states ignore all actions. */
const HANDLED: Readonly<Record<string, readonly ActionType[]>> = {
  'draw.card': ['draw'],
  cut: ['cut', 'strike'],
  'take.choose': ['take'],
  'announce.schlag': ['ask-schoeneres', 'ask-schlagtausch', 'ask-swap-hands', 'answer', 'announce-schlag', 'signal'],
  'announce.trumpf': ['ask-schoeneres', 'ask-schlagtausch', 'ask-swap-hands', 'answer', 'announce-trumpf', 'signal'],
  'announce.show': ['ask-schoeneres', 'ask-schlagtausch', 'ask-swap-hands', 'answer', 'show', 'signal'],
  schoeneres: ['answer'],
  schlagtausch: ['answer'],
  'decide first': ['decide'],
  decide: ['decide'],
  tricks: ['play', 'bid', 'signal'],
  bidding: ['bid', 'hold', 'fold', 'farbe'],
  'hand-over': ['strike', 'next', 'reveal'],
  'game-over': ['next', 'reveal'],
};

test('each state waits for its own actions and ignores all others', () => {
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

test('waitingAt() returns the actions that the chart handles in a state', () => {
  for (const { state } of allSteps) {
    const { phase, actions } = waitingAt(state.value);
    assert.deepEqual(new Set(actions), new Set(HANDLED[leafOf(state.value)]));
    assert.deepEqual([...state.tags], [phase]);
  }
});

const nameOf = ({ from, on, guard }: (typeof transitions)[number]): string => `${from}: ${on ?? ''} [${guard ?? ''}]`;

const notTaken = (taken: ReadonlySet<string>): readonly string[] =>
  transitions.map(nameOf).filter((name) => !taken.has(name));

test('every state can be reached, and every transition can be taken', () => {
  const reached = new Set<string>();
  const taken = new Set<string>();
  for (const { chart, steps } of [withDraw, withDealer]) {
    createActor(chart, { input, inspect: tracing(reached, taken) }).start();
    const seen = new Set<string>();
    for (const { state, event, nextState } of steps) {
      // Each transition runs only once, because most answers are never used.
      const answers = (event as StubEvent).answers.slice(0, 5).join();
      const key = `${serialized(state)} ${event.type} ${serialized(nextState)} ${answers}`;
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
    'the initial state',
  );
  assert.deepEqual(notTaken(taken), []);
});

// -- the chart in real games -------------------------------------------------------------------------------------------

/** Tables that together reach every state and transition. */
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
  { players: 2, rules: { enforcement: 'penalise', revoke: 'hand' } },
  { variant: 'suedtirol-blind', setup: { score: [13, 5] } },
  { variant: 'latinisch', players: 2 },
  { rules: { decideAt: 'start' }, setup: { score: [13, 5] } },
  { variant: 'deuten', rules: { signalsFrom: 'deal' } },
  { variant: 'normal', rules: { blindSwap: true } },
];

/** Games by table index and seed number, found by trial. Together, these games take every transition. */
const SELECTED_GAMES = [
  ...['0 50', '7 1', '3 19', '6 21', '4 2', '1 17', '3 5', '5 28', '8 1', '9 1'],
  ...['2 2', '3 80', '4 158', '10 43', '10 54', '10 87'],
];
const ROUNDS = 100;
/** Games to play until every transition has been taken: first the games above, then others in case the rules change. */
const GAMES = [
  ...SELECTED_GAMES,
  ...Array.from({ length: ROUNDS * TABLES.length }, (_, game) => `${game % TABLES.length} ${game}`),
];

test('random games reach every state of the chart and take every transition', () => {
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
    'the initial state',
  );
  assert.deepEqual(notTaken(taken), []);
});
