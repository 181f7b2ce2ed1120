import type { AnyTransitionDefinition, InspectionEvent } from 'xstate';

type Value = string | Readonly<Record<string, unknown>>;

/** Returns the name of a state, such as `play` or `announce.schlag`. */
export const leafOf = (value: Value): string =>
  typeof value === 'string' ? value : Object.entries(value)[0].join('.');

interface Microstep {
  readonly snapshot: { readonly value: Value };
  readonly _transitions: readonly AnyTransitionDefinition[];
}

/** Returns an inspector that records the states that an actor reaches, and the transitions as `state: action [guard]`. */
export const tracing =
  (reached: Set<string>, taken: Set<string>) =>
  (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    const { snapshot, _transitions } = event as unknown as Microstep;
    reached.add(leafOf(snapshot.value));
    for (const { source, eventType, guard } of _transitions)
      taken.add(`${source.path.join('.')}: ${eventType} [${typeof guard === 'string' ? guard : ''}]`);
  };
