import { listWithOr, quoted } from '../rules/input-error.js';
import { seatsOf, type PlayerCount } from '../rules/seats.js';
import { ACTION_TYPES, actionRulesOf, type Action, type ActionType } from './action.js';
import { isOfKind, type FieldKind } from './actions/field-kind.js';
import { IllegalAction } from './illegal-action.js';

const FIELDS = new Map<ActionType, readonly [string, FieldKind][]>(
  ACTION_TYPES.map((type) => [type, Object.entries(actionRulesOf(type).fields)]),
);

/**
 * Returns a checked, frozen copy of an untrusted action, with only the fields of its type.
 * @throws IllegalAction `unknown-action`
 */
export const readAction = (input: unknown, players: PlayerCount): Action => {
  const refuse = (message: string): never => {
    throw new IllegalAction('unknown-action', input, message);
  };
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return refuse("An action must be an object such as { type: 'cut', seat: 3 }.");
  const given = input as Record<string, unknown>;
  const type = given['type'] as ActionType;
  if (!ACTION_TYPES.includes(type))
    return refuse(`Unknown action ${quoted(given['type'])}. Valid actions: ${listWithOr(ACTION_TYPES)}.`);
  const seat = given['seat'] as number;
  if (!seatsOf(players).includes(seat))
    return refuse(`The action's seat must be a number from 0 to ${players - 1}, not ${quoted(given['seat'])}.`);
  const action: Record<string, unknown> = { type, seat };
  for (const [name, kind] of FIELDS.get(type) ?? []) {
    const value = given[name];
    if (!isOfKind(value, kind))
      return refuse(`The field ${quoted(name)} of the action ${quoted(type)} must be ${kind}, not ${quoted(value)}.`);
    if (value !== undefined) action[name] = value;
  }
  return Object.freeze(action) as unknown as Action;
};
