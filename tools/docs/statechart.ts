/**
 * Generates the chart of a game from the state machine and writes it to `docs/statechart.md`:
 * `node --import tsx tools/docs/statechart.ts`. A test checks that the file is up to date.
 */
import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { machine } from '../../src/game/machine.js';

export const STATECHART_FILE = new URL('../../docs/statechart.md', import.meta.url);

/** A transition. `to` is null if the state does not change. */
export interface Transition {
  readonly from: string;
  /** The action that triggers the transition, or null for an immediate transition. */
  readonly on: string | null;
  readonly guard: string | null;
  readonly steps: readonly string[];
  readonly to: string | null;
}

const nameOf = (node: AnyStateNode): string => node.path.join('.');

/** Returns the name of a guard or action in the machine's `setup`. */
const entryName = (entry: unknown): string =>
  typeof entry === 'string' ? entry : String((entry as { type: unknown }).type);

const transitionOf = (
  from: AnyStateNode,
  { eventType, guard, actions, target }: AnyTransitionDefinition,
): Transition => {
  const [to] = target ?? [];
  return {
    from: nameOf(from),
    on: eventType || null,
    guard: guard === undefined ? null : entryName(guard),
    steps: actions.map(entryName),
    to: to ? nameOf(to) : null,
  };
};

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
const withDescendants = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(withDescendants)];

/** All states except the root, in the order of the machine. Composite states precede their children. */
const nodes = childrenOf(machine.root).flatMap(withDescendants);

export const transitions: readonly Transition[] = nodes.flatMap((node) =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map((way) => transitionOf(node, way)),
);

/** The names of all atomic states. History states are left out, because a game is never in one. */
export const states: readonly string[] = nodes.filter(({ type }) => type === 'atomic').map(nameOf);

/** The phase of each state that waits for an action. */
export const phases: ReadonlyMap<string, string> = new Map(
  nodes.flatMap((node) => node.tags.map((tag): [string, string] => [nameOf(node), tag])),
);

// -- the drawing -----------------------------------------------------------------------------------------------------

/** Returns a one-word name for Mermaid. The prefix is needed because some of Mermaid's parsers treat `draw` as a keyword. */
const word = (name: string): string => `s_${name.replaceAll(/[^a-z]+/gi, '_')}`;

const label = ({ on, guard }: Transition): string => {
  const words = [on, guard && `[${guard}]`].filter(Boolean).join(' ');
  return words && ` : ${words}`;
};

const arrow = (way: Transition): string => `${word(way.from)} --> ${word(way.to ?? way.from)}${label(way)}`;

const startOf = (node: AnyStateNode): string => `[*] --> ${word(nameOf(node.initial.target[0]))}`;

const box = (node: AnyStateNode): string[] => {
  const children = childrenOf(node);
  const opening = `state "${node.key}" as ${word(nameOf(node))}`;
  if (children.length === 0) return [opening];
  const isWithin = (way: Transition): boolean =>
    way.from.startsWith(`${nameOf(node)}.`) && (way.to === null || way.to.startsWith(`${nameOf(node)}.`));
  const within = [...children.flatMap(box), startOf(node), ...transitions.filter(isWithin).map(arrow)];
  return [`${opening} {`, ...within.map((line) => `  ${line}`), '}'];
};

const isBetween = ({ from, to }: Transition): boolean =>
  !from.includes('.') || !(to ?? from).startsWith(`${from.split('.')[0]}.`);

/** The states that do not wait for an action. */
const passed = nodes.filter((node) => node.type !== 'compound' && !phases.has(nameOf(node)));

const drawing = (): string[] => [
  'stateDiagram-v2',
  ...[...childrenOf(machine.root).flatMap(box), startOf(machine.root), ...transitions.filter(isBetween).map(arrow)].map(
    (line) => `  ${line}`,
  ),
  '  classDef passed stroke-dasharray: 4 3',
  `  class ${passed.map((node) => word(nameOf(node))).join(',')} passed`,
];

// -- the tables ------------------------------------------------------------------------------------------------------

const row = (...cells: readonly string[]): string => `| ${cells.map((text) => text || '–').join(' | ')} |`;

const phasesTable = (): string[] => [
  row('state', 'phase', 'waits for'),
  '|---|---|---|',
  ...[...phases].map(([state, phase]) => {
    const on = transitions.filter(({ from }) => from === state || from === state.split('.')[0]).map((way) => way.on);
    const actions = [...new Set(on)].map((type) => `\`${type}\``);
    return row(state, `\`${phase}\``, actions.join(', '));
  }),
];

const transitionsTable = (): string[] => [
  row('from', 'action', 'guard', 'steps', 'to'),
  '|---|---|---|---|---|',
  ...transitions.map((way) =>
    row(
      way.from,
      way.on ? `\`${way.on}\`` : 'immediate',
      way.guard ?? '',
      way.steps.join(', '),
      way.to ?? 'same state',
    ),
  ),
];

const entered = (node: AnyStateNode): string => node.entry.map(entryName).join(', ');

const entryTable = (): string[] => [
  row('state', 'steps on entry'),
  '|---|---|',
  ...nodes.filter(entered).map((node) => row(nameOf(node), entered(node))),
];

/** Returns the content of `docs/statechart.md`. */
export const statechart = (): string =>
  [
    '# State chart of a game',
    '',
    '<!-- Generated by tools/docs/statechart.ts from src/game/machine.ts; do not edit. -->',
    '',
    'The chart shows the states of a game and the transitions between them.',
    '',
    '- A state with a dashed edge waits for no action; the game leaves it immediately.',
    '- The label of an arrow is the action that triggers the transition, with its guard in brackets.',
    '- If several transitions are possible, the game takes the first one whose guard is true.',
    '- Before the transition, `game.act` asks the file of the action in `src/game/actions` whether the action is legal. It refuses',
    '  actions that the state does not wait for.',
    '',
    '```mermaid',
    ...drawing(),
    '```',
    '',
    '## States that wait',
    '',
    '`game.phase` is the phase: the tag of the state.',
    '',
    ...phasesTable(),
    '',
    '## Transitions',
    '',
    ...transitionsTable(),
    '',
    '## Entry actions',
    '',
    ...entryTable(),
    '',
  ].join('\n');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await writeFile(STATECHART_FILE, statechart());
