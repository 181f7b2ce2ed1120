import type { Action } from '../game/action.js';
import type { Fact } from '../game/fact.js';
import type { View } from '../game/view.js';
import { InputError } from '../rules/input-error.js';
import { sameJson } from './same-json.js';

/** The difference between two views of a seat, as plain JSON. The keys are short to keep frames small. */
export interface ViewDelta {
  /** Number of history entries to keep, from the start. */
  readonly k: number;
  /** History entries to append. Omitted if empty. */
  readonly t?: readonly (Action | Fact)[];
  /** The view's new and changed keys, except `history`. */
  readonly v: Partial<Omit<View, 'history'>>;
  /** Keys to remove from the view. Omitted if empty. */
  readonly g?: readonly string[];
}

/** Keys of every view. A delta without a previous view must contain all these keys. */
const REQUIRED_KEYS = [
  'phase',
  'toAct',
  'seat',
  'players',
  'rules',
  'hand',
  'score',
  'legal',
] as const satisfies readonly (keyof View)[];

const rejectDelta = (message: string): never => {
  throw new InputError('delta-does-not-fit', message);
};

/** Returns the number of leading entries that two histories have in common. */
const commonLength = (a: View['history'], b: View['history']): number => {
  const maxLength = Math.min(a.length, b.length);
  let length = 0;
  while (length < maxLength && sameJson(a[length], b[length])) length++;
  return length;
};

/**
 * Returns the difference between two views, even of different games. With `before` null, returns the whole view as a delta.
 */
export const deltaOf = (before: View | null, after: View): ViewDelta => {
  const { history, ...rest } = after;
  const previous = new Map<string, unknown>(Object.entries(before ?? {}));
  const k = commonLength(before?.history ?? [], history);
  const t = history.slice(k);
  const v = Object.fromEntries(
    Object.entries(rest).filter(([key, value]) => !previous.has(key) || !sameJson(previous.get(key), value)),
  );
  const g = [...previous.keys()].filter((key) => !Object.hasOwn(after, key));
  return { k, ...(t.length > 0 && { t }), v, ...(g.length > 0 && { g }) };
};

/**
 * Applies a delta to a view, or to null if the delta contains a whole view.
 * @throws InputError `delta-does-not-fit` if the delta belongs to another view
 */
export const applyDelta = (view: View | null, { k, t = [], v, g = [] }: ViewDelta): View => {
  const history = view?.history ?? [];
  if (k > history.length) rejectDelta(`A delta keeps ${k} entries, but the history has ${history.length}.`);
  const missing = view === null && REQUIRED_KEYS.find((key) => !Object.hasOwn(v, key));
  if (missing) rejectDelta(`A delta without a previous view needs '${missing}'.`);
  const entries = Object.entries({ ...view, ...v }).filter(([key]) => !g.includes(key));
  return { ...(Object.fromEntries(entries) as Partial<View>), history: [...history.slice(0, k), ...t] } as View;
};
