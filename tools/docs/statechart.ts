/**
 * Draws the chart of a table from the machine itself and writes it to `docs/statechart.md`:
 * `node --import tsx tools/docs/statechart.ts`. A test holds that the file is up to date.
 */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { machine } from '../../src/game/machine.js';

export const STATECHART_FILE = new URL('../../docs/statechart.md', import.meta.url);

/** One way out of a state. `to` null: it stays there. */
export interface Way {
  readonly from: string;
  /** The action that is done; null: at once. */
  readonly on: string | null;
  readonly guard: string | null;
  readonly steps: readonly string[];
  readonly to: string | null;
}

const nameOf = (node: AnyStateNode): string => node.path.join('.');

/** A guard or a step, by the name it has in the machine's `setup`. */
const named = (part: unknown): string => (typeof part === 'string' ? part : String((part as { type: unknown }).type));

/** Where one lands: the state itself, or the one a state with parts begins with. */
const landing = (node: AnyStateNode): AnyStateNode =>
  node.type === 'compound' ? landing(node.initial.target[0]) : node;

const wayOf = (from: AnyStateNode, { eventType, guard, actions, target }: AnyTransitionDefinition): Way => {
  const [to] = target ?? [];
  return {
    from: nameOf(from),
    on: eventType || null,
    guard: guard === undefined ? null : named(guard),
    steps: actions.map(named),
    to: to ? nameOf(landing(to)) : null,
  };
};

const nodes = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodes)];

/** All states that have no parts, in the order of the machine. */
const leaves = nodes(machine.root).filter(({ type }) => type === 'atomic' || type === 'history');

/** Whether there is always a way on that needs no action. */
const isPassedAtOnce = (leaf: AnyStateNode): boolean => (leaf.always ?? []).some(({ guard }) => guard === undefined);

/** The ways out of a state, those of the state around it among them. */
const waysFrom = (leaf: AnyStateNode): Way[] => {
  if (leaf.type === 'history') return [];
  // A state that is passed at once waits for nothing, neither itself nor with the states around it.
  const around = leaf.parent && leaf.parent !== machine.root && !isPassedAtOnce(leaf) ? [leaf.parent] : [];
  return [leaf, ...around].flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map((way) => wayOf(leaf, way)),
  );
};

export const ways: readonly Way[] = leaves.flatMap(waysFrom);

/** The names of all states that have no parts. Those that remember others are left out: one is never in them. */
export const states: readonly string[] = leaves.filter(({ type }) => type === 'atomic').map(nameOf);

/** A name that Mermaid takes for one word. */
const word = (name: string): string => name.replaceAll(/[^a-z]+/gi, '_');

const title = (leaf: AnyStateNode): string => leaf.path.join(': ');

/** That an action must be allowed goes without saying. */
const label = ({ on, guard }: Way): string => {
  const words = [on, guard && !guard.startsWith('may ') && `[${guard}]`].filter(Boolean).join(' ');
  return words && ` : ${words}`;
};

/** What is entered at the start. */
const first = nameOf(landing(machine.root.initial.target[0]));

const drawing = (): string[] => [
  'stateDiagram-v2',
  '  direction TB',
  ...leaves.map((leaf) => `  state "${title(leaf)}" as ${word(nameOf(leaf))}`),
  '',
  `  [*] --> ${word(first)}`,
  ...ways.map((way) => `  ${word(way.from)} --> ${word(way.to ?? way.from)}${label(way)}`),
  ...leaves
    .filter(({ type }) => type === 'history')
    .flatMap((leaf) =>
      leaves
        .filter((other) => other.parent === leaf.parent && other !== leaf && !isPassedAtOnce(other))
        .map((other) => `  ${word(nameOf(leaf))} --> ${word(nameOf(other))}`),
    ),
  '',
  '  classDef passed stroke-dasharray: 4 3',
  `  class ${leaves
    .filter((leaf) => isPassedAtOnce(leaf) || leaf.type === 'history')
    .map((leaf) => word(nameOf(leaf)))
    .join(',')} passed`,
];

const entered = (leaf: AnyStateNode): string => leaf.entry.map(named).join(', ');

const cell = (text: string): string => text || '–';
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const waysTable = (): string[] => [
  row('from', 'action', 'if', 'what is done', 'to'),
  '|---|---|---|---|---|',
  ...ways.map((way) =>
    row(way.from, way.on ? `\`${way.on}\`` : 'at once', way.guard ?? '', way.steps.join(', '), way.to ?? 'the same'),
  ),
];

const entryTable = (): string[] => [
  row('state', 'done on entering it'),
  '|---|---|',
  ...leaves.filter(entered).map((leaf) => row(nameOf(leaf), entered(leaf))),
];

/** The whole page. */
export const statechart = (): string =>
  [
    '# The course of a table',
    '',
    '<!-- Written by tools/docs/statechart.ts from src/game/machine.ts; do not edit. -->',
    '',
    'The phases of a table, and what leads from one to the next. A word before a colon is the phase that `game.phase`',
    'tells; states with a dashed edge are passed at once. On an arrow stands the action that is done, if the rules allow it,',
    'and in brackets what else must hold; of several ways the first one that may be taken is. An action without a way is',
    'refused.',
    '',
    '```mermaid',
    ...drawing(),
    '```',
    '',
    '## Every way',
    '',
    ...waysTable(),
    '',
    '## On entering',
    '',
    ...entryTable(),
    '',
  ].join('\n');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await writeFile(STATECHART_FILE, statechart());
