import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { createActor, type AnyTransitionDefinition } from 'xstate';
import { statechart, STATECHART_FILE, states, ways } from '../../scripts/statechart.js';
import { machine } from '../../src/game/machine.js';
import { randomFrom } from '../../src/rules/random.js';
import { FIVE_TRICKS } from './table.js';
import { playAtRandom } from './random-play.js';

test('The drawing in the documentation is that of the machine; else run `node --import tsx scripts/statechart.ts`', async () => {
  assert.equal(await readFile(STATECHART_FILE, 'utf8'), statechart());
});

test('Every guard and every step is a named entry of the machine, and each is used', () => {
  const { guards, actions } = machine.implementations;
  const used = {
    guards: new Set(ways.flatMap(({ guard }) => guard ?? [])),
    actions: new Set(ways.flatMap(({ steps }) => steps)),
  };
  const entries = Object.values(machine.states).flatMap((state) => state.entry.map((entry) => (entry as { type: string }).type ?? entry));
  for (const entry of entries) used.actions.add(entry);
  assert.deepEqual([...used.guards].sort(), Object.keys(guards).sort());
  assert.deepEqual([...used.actions].sort(), Object.keys(actions).sort());
});

test('Every phase of the interface is a state of the chart', () => {
  const top = Object.keys(machine.states);
  for (const phase of ['draw', 'cut', 'announce', 'decide', 'play', 'answer', 'hand-over', 'game-over']) assert.ok(top.includes(phase), phase);
});

interface Microstep {
  readonly snapshot: { readonly value: string | Readonly<Record<string, string>> };
  readonly _transitions: readonly AnyTransitionDefinition[];
}

const leafOf = (value: Microstep['snapshot']['value']): string => (typeof value === 'string' ? value : Object.entries(value)[0].join('.'));

/** Which states random games come through, and which ways they take, as `state: action [guard]`. */
const wander = (): { reached: Set<string>; taken: Set<string> } => {
  const reached = new Set<string>();
  const taken = new Set<string>();
  const rulesets = [{}, { gestrichen: 'luft' }, { bidWhen: 'anytime' }] as const;
  for (let seed = 0; seed < 60; seed++) {
    const setup = seed % 3 === 0 ? { dealer: seed % 4, hands: FIVE_TRICKS } : undefined;
    let length = 0;
    const until = 60 + randomFrom('length', seed)(340);
    const { rules, actions, seed: text } = playAtRandom({ seed: String(seed), rules: rulesets[seed % rulesets.length], ...(setup && { setup }) }, (game) => {
      if (game.phase === 'game-over') game.act({ type: 'next', seat: 0 });
      return length++ < until;
    }).record();
    const actor = createActor(machine, {
      input: { rules, seed: text, ...(setup && { setup }) },
      inspect: (event) => {
        if (event.type !== '@xstate.microstep') return;
        const { snapshot, _transitions } = event as unknown as Microstep;
        reached.add(leafOf(snapshot.value));
        for (const { source, eventType, guard } of _transitions) taken.add(`${source.path.join('.')}: ${eventType} [${typeof guard === 'string' ? guard : ''}]`);
      },
    }).start();
    for (const action of actions) actor.send(action);
  }
  return { reached, taken };
};

test('Random games come through every state of the chart, and take every way', () => {
  const { reached, taken } = wander();
  assert.deepEqual(states.filter((state) => !reached.has(state)), ['opening'], 'in which a table is made');
  // A way of the state around it has that state's name.
  const namesOf = ({ from, on, guard }: (typeof ways)[number]): string[] => [from, from.split('.')[0]].map((state) => `${state}: ${on ?? ''} [${guard ?? ''}]`);
  assert.deepEqual(ways.map(namesOf).filter((names) => !names.some((name) => taken.has(name))), []);
});
