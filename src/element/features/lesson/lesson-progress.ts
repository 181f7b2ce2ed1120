import type { ElementHost } from '../../shell/host.js';
import type { Keeper } from '../../shell/storage/keeper.js';

/** The furthest step of each unfinished lesson, by lesson id. */
type Steps = Readonly<Record<string, number>>;

/** Steps for tables without storage, kept in memory for as long as the element exists. */
const stepsInMemory = new WeakMap<ElementHost, Steps>();

const isStep = (step: unknown): step is number => Number.isSafeInteger(step) && (step as number) >= 0;

/** Returns the valid stored steps. Earlier versions stored the id and step of only one lesson. */
const readSteps = (stored: unknown): Steps => {
  const { id, step, steps } = Object(stored) as {
    readonly id?: unknown;
    readonly step?: unknown;
    readonly steps?: unknown;
  };
  const all: Readonly<Record<string, unknown>> = typeof id === 'string' ? { [id]: step } : Object(steps);
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, number] => isStep(entry[1])));
};

/** Returns the latest stored steps, which another tab may have changed. */
const stepsNow = (host: ElementHost, keeper: Keeper): Steps => {
  try {
    const stored = keeper.read('lesson');
    return stored === null ? (stepsInMemory.get(host) ?? {}) : readSteps(stored);
  } catch {
    return {};
  }
};

/** Returns the step at which a lesson continues; 0 is the first step. */
export const storedStep = (host: ElementHost, keeper: Keeper, id: string): number => {
  const steps = stepsNow(host, keeper);
  return Object.hasOwn(steps, id) ? (steps[id] ?? 0) : 0;
};

/**
 * Stores the learner's step. A tab at an earlier step does not overwrite a later step.
 * @param step null when the lesson is done, so that the lesson starts from the beginning next time
 */
export const storeStep = (host: ElementHost, keeper: Keeper, id: string, step: number | null): void => {
  const others = Object.entries(stepsNow(host, keeper)).filter(([other]) => other !== id);
  const furthest = step === null ? [] : [[id, Math.max(step, storedStep(host, keeper, id))] as const];
  const steps = Object.fromEntries([...others, ...furthest]);
  stepsInMemory.set(host, steps);
  if (Object.keys(steps).length > 0) keeper.write('lesson', { version: 1, steps });
  else keeper.remove('lesson');
};
