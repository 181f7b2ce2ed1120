import { choiceOf, shown } from '../rules/input-error.js';
import { seatsOf, type PlayerCount } from '../rules/seats.js';
import type { Action, ActionType } from './action.js';
import type { Phase } from './phase.js';
import { IllegalAction, type IllegalActionCode } from './illegal-action.js';

/** Kinds of fields, as a message names them. */
type Kind = 'a text' | 'a number' | 'true or false' | 'a number or left out' | 'true or false or left out';

/** The fields of each action besides `seat`, and the phases in which the chart waits for it. */
const ACTIONS: {
  readonly [Type in ActionType]: { readonly fields: Readonly<Record<string, Kind>>; readonly phases: readonly Phase[] };
} = {
  draw: { fields: { at: 'a number or left out' }, phases: ['draw'] },
  cut: { fields: { at: 'a number or left out' }, phases: ['cut'] },
  take: { fields: { accept: 'true or false' }, phases: ['cut'] },
  'ask-schoeneres': { fields: {}, phases: ['announce'] },
  'ask-schlagtausch': { fields: {}, phases: ['announce'] },
  answer: { fields: { accept: 'true or false' }, phases: ['answer'] },
  'announce-schlag': { fields: { schlag: 'a text' }, phases: ['announce'] },
  'announce-trumpf': { fields: { trumpf: 'a text' }, phases: ['announce'] },
  show: { fields: { card: 'a text' }, phases: ['announce'] },
  decide: { fields: { play: 'true or false' }, phases: ['decide'] },
  play: { fields: { card: 'a text', call: 'true or false or left out' }, phases: ['play'] },
  bid: { fields: { to: 'a number' }, phases: ['play', 'answer'] },
  hold: { fields: {}, phases: ['answer'] },
  fold: { fields: {}, phases: ['answer'] },
  farbe: { fields: {}, phases: ['answer'] },
  strike: { fields: {}, phases: ['hand-over'] },
  signal: { fields: { sign: 'a text' }, phases: ['play'] },
  next: { fields: {}, phases: ['hand-over', 'game-over'] },
};

const ACTION_TYPES = Object.keys(ACTIONS) as readonly ActionType[];

const FIELDS = new Map(ACTION_TYPES.map((type) => [type, Object.entries(ACTIONS[type].fields)]));

const fits = (value: unknown, kind: Kind): boolean => {
  switch (kind) {
    case 'a text':
      return typeof value === 'string';
    case 'a number':
      return typeof value === 'number';
    case 'true or false':
      return typeof value === 'boolean';
    case 'a number or left out':
      return value === undefined || typeof value === 'number';
    case 'true or false or left out':
      return value === undefined || typeof value === 'boolean';
  }
};

/**
 * Reads an action that came from outside; only the fields of its type are kept, and nobody may change them.
 * @throws IllegalAction `unknown-action`
 */
export const readAction = (input: unknown, players: PlayerCount): Action => {
  const refuse = (message: string): never => {
    throw new IllegalAction('unknown-action', input, message);
  };
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return refuse("An action is an object such as { type: 'cut', seat: 3 }.");
  const given = input as Record<string, unknown>;
  const type = given['type'] as ActionType;
  if (!ACTION_TYPES.includes(type))
    return refuse(`There is no action ${shown(given['type'])}; there are ${choiceOf(ACTION_TYPES)}.`);
  const seat = given['seat'] as number;
  if (!seatsOf(players).includes(seat))
    return refuse(`The action's seat must be a number from 0 to ${players - 1}, not ${shown(given['seat'])}.`);
  const action: Record<string, unknown> = { type, seat };
  for (const [name, kind] of FIELDS.get(type) ?? []) {
    const value = given[name];
    if (!fits(value, kind))
      return refuse(`The action ${shown(type)} needs a field ${shown(name)} that is ${kind}, not ${shown(value)}.`);
    if (value !== undefined) action[name] = value;
  }
  return Object.freeze(action) as Action;
};

const WAITS_FOR: Readonly<Record<Phase, string>> = {
  draw: 'the draw for the first deal',
  cut: 'the cut',
  announce: 'the announcement',
  decide: 'the decision of the gestrichen side',
  play: 'a card',
  answer: 'an answer',
  'hand-over': 'the next hand',
  'game-over': 'the next game',
};

const REASONS: Readonly<Record<IllegalActionCode, string>> = {
  'unknown-action': 'There is no such action.',
  'wrong-phase': 'That is not possible now.',
  'not-your-turn': 'It is not up to this seat.',
  'not-your-seat': 'A player may act for his own seat alone.',
  'not-possible': 'There is no such place, name or sign here.',
  'not-offered': 'That cannot be asked for at this table, or not any more.',
  'already-asked': 'That may be asked for once a hand.',
  'already-signalled': 'A seat signals once a trick at most.',
  'not-critical': 'The card is no Kritischer, so it must be left lying.',
  'not-in-hand': 'The seat does not hold this card.',
  'must-follow': 'A trump was called for, and the seat holds a card that must answer it.',
  'may-not-bid': 'This side may not bid now.',
  'last-trick': 'In the last trick a bid needs a card of the suit led, a trump, a Schlag or a Kritischer.',
  'wrong-value': 'A bid raises the value by exactly one.',
  'may-not-strike': 'A side may strike its points only if it has some and faces a gestrichen side.',
};

/**
 * The refusal of an action, in words.
 * @param code why the rules refuse it; asked only in a phase that waits for such actions, and null if it is not for them
 */
export const illegal = (
  action: Action,
  phase: Phase,
  toAct: readonly number[],
  code: () => IllegalActionCode | null,
): IllegalAction => {
  const waiting = `The game waits for ${WAITS_FOR[phase]} of ${toAct.length > 1 ? 'seats' : 'seat'} ${toAct.join(', ')}.`;
  const reason = (ACTIONS[action.type].phases.includes(phase) ? code() : null) ?? 'wrong-phase';
  return new IllegalAction(reason, action, `${REASONS[reason]} ${waiting}`);
};
