import type { Action } from '../game/action.js';
import type { Fact } from '../game/fact.js';
import type { View } from '../game/view.js';
import { InputError } from '../rules/input-error.js';
import { sameJson } from './same-json.js';

/** What makes one view of a seat into a later one. Plain JSON; the keys are short, since this goes over the wire. */
export interface ViewDelta {
  /** How many entries of the history stay, counted from its beginning. */
  readonly k: number;
  /** The entries that come after those; left out: none. */
  readonly t?: readonly (Action | Fact)[];
  /** All other keys of the view that are new or have another value. */
  readonly v: Partial<Omit<View, 'history'>>;
  /** Keys that the view no longer has; left out: none. */
  readonly g?: readonly string[];
}

/** Keys that every view has. A delta without a previous view must contain all of them. */
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

/** How many entries two histories have in common, counted from the beginning. */
const commonLength = (a: View['history'], b: View['history']): number => {
  const maxLength = Math.min(a.length, b.length);
  let length = 0;
  while (length < maxLength && sameJson(a[length], b[length])) length++;
  return length;
};

/** What makes `before` into `after`; `before` null: all of it. They may be far apart, in different games even. */
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
 * The view that a delta makes of `view`; null: of none.
 * @throws InputError `delta-does-not-fit` if it was made for another view
 */
export const applyDelta = (view: View | null, { k, t = [], v, g = [] }: ViewDelta): View => {
  const history = view?.history ?? [];
  if (k > history.length) rejectDelta(`A delta keeps ${k} entries of a history that has ${history.length}.`);
  const missing = view === null && REQUIRED_KEYS.find((key) => !Object.hasOwn(v, key));
  if (missing) rejectDelta(`For a view without one before, '${missing}' is missing.`);
  const entries = Object.entries({ ...view, ...v }).filter(([key]) => !g.includes(key));
  return { ...(Object.fromEntries(entries) as Partial<View>), history: [...history.slice(0, k), ...t] } as View;
};
