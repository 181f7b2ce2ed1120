import type { ActionType } from './action.js';
import { machine } from './machine.js';
import type { Phase } from './phase.js';

/** The actions that a state of the chart waits for. */
export interface Waiting {
  readonly phase: Phase;
  /** Types of actions that the state waits for, in the order of `legal`. */
  readonly actions: readonly ActionType[];
  /** Types of actions that only other substates of the same composite state wait for. */
  readonly siblings: readonly ActionType[];
}

/**
 * Same as xstate's type `StateValue`. With xstate's own type, TypeScript would check all of xstate's declarations in
 * every project that installs the package.
 */
type StateValue = string | { readonly [state: string]: StateValue | undefined };

type StateNode = (typeof machine)['root'];

const actionsOf = (node: StateNode): readonly ActionType[] =>
  // Transient states have only empty event names.
  (node.ownEvents as readonly (ActionType | '')[]).filter((event) => event !== '');

/**
 * Returns the actions that each substate of a top state waits for. A top state without substates counts as its own
 * substate. Skips states without a tag.
 */
const waitingIn = (top: StateNode): [string, Waiting][] => {
  const substates: readonly StateNode[] = Object.values(top.states);
  const leaves = substates.length > 0 ? substates : [top];
  return leaves.flatMap((leaf): [string, Waiting][] => {
    const [phase] = leaf.tags;
    if (phase === undefined) return [];
    const actions = leaf === top ? actionsOf(top) : [...actionsOf(leaf), ...actionsOf(top)];
    const siblings = substates.flatMap(actionsOf).filter((type) => !actions.includes(type));
    return [[leaf.path.join('.'), { phase: phase as Phase, actions, siblings }]];
  });
};

const WAITING_BY_STATE = new Map(Object.values(machine.root.states).flatMap(waitingIn));

/** Returns the name of a snapshot's state. A composite state includes its substate, as in `announce.schlag`. */
const nameOf = (value: StateValue): string => {
  if (typeof value === 'string') return value;
  const [top = ''] = Object.keys(value);
  return `${top}.${value[top] as string}`;
};

/** Returns the actions that the chart waits for in the state of a snapshot. */
export const waitingAt = (value: StateValue): Waiting => WAITING_BY_STATE.get(nameOf(value)) as Waiting;
