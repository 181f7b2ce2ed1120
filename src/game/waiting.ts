import type { ActionType } from './action.js';
import { machine } from './machine.js';
import type { Phase } from './phase.js';

/** What a state of the chart waits for. */
export interface Waiting {
  readonly phase: Phase;
  /** Kinds of actions that it waits for, in the order in which they are offered. */
  readonly actions: readonly ActionType[];
  /** Kinds of actions that its siblings in a composite state wait for. */
  readonly siblings: readonly ActionType[];
}

/** As xstate has it. Written here, or whoever installs the package would have all of xstate's declarations checked. */
type StateValue = string | { readonly [state: string]: StateValue | undefined };

type StateNode = (typeof machine)['root'];

const actionsOf = (node: StateNode): readonly ActionType[] =>
  // Those of states that are passed at once are empty.
  (node.ownEvents as readonly (ActionType | '')[]).filter((event) => event !== '');

/** Lists what each substate of a top state waits for, or the state itself if it has none. States without a tag are skipped. */
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

/** The name of the state a snapshot is in: of a composite one with its part, as in `announce.schlag`. */
const nameOf = (value: StateValue): string => {
  if (typeof value === 'string') return value;
  const [top = ''] = Object.keys(value);
  return `${top}.${value[top] as string}`;
};

/** What the chart waits for in the state of a snapshot. */
export const waitingAt = (value: StateValue): Waiting => WAITING_BY_STATE.get(nameOf(value)) as Waiting;
