import type { Seat } from '../rules/seats.js';
import type { Fact } from './fact.js';
import type { GameState } from './game-state.js';
import type { Scoped } from './visibility.js';

/** The fields that one step changes. The chart determines when a step runs. */
export type Change = Partial<GameState>;

/** Returns the facts of the state with one more fact. */
export const withFact = (state: GameState, fact: Fact): readonly Scoped<Fact>[] => [...state.happened, { item: fact }];

/** Returns the facts of the state plus facts that only some seats can see before the hand ends. */
export const withSecretFacts = (
  state: GameState,
  to: readonly Seat[],
  ...facts: readonly Fact[]
): readonly Scoped<Fact>[] => [...state.happened, ...facts.map((item) => ({ item, to }))];

/** Returns a copy of a list with the item at `index` changed. */
export const replaceAt = <T>(items: readonly T[], index: number, change: (item: T) => T): readonly T[] =>
  items.map((item, at) => (at === index ? change(item) : item));
