import { quoted } from '../../rules/input-error.js';
import { checkBoolean, checkNumber, checkText } from '../checks.js';
import { EveningError } from '../evening-error.js';
import { entryOf, type Handler } from './handler.js';

/** Maximum number of points that the referee can add or take at once. */
const MAX_ADJUSTMENT = 500;

const announce: Handler = {
  fields: ['text'],
  apply: (state, event) => {
    // An empty text takes the last announcement off the screen.
    const text = event['text'] === '' ? '' : checkText('invalid-event', `'text'`, event['text']);
    return { ...state, announcements: [...state.announcements, text] };
  },
};

const adjust: Handler = {
  fields: ['entry', 'points', 'text'],
  apply: (state, event) => {
    const { no } = entryOf(state, event['entry']);
    const points = checkNumber('invalid-event', `'points'`, event['points'], [-MAX_ADJUSTMENT, MAX_ADJUSTMENT]);
    if (points === 0) throw new EveningError('invalid-event', `'points' must not be ${quoted(points)}.`);
    const text = checkText('invalid-event', `'text'`, event['text']);
    // Later entries depend on the standings of the first stage.
    if (state.rounds.some(({ stage }) => stage > 0 || state.settings.stages[stage]?.kind === 'knockout'))
      throw new EveningError('not-now', `Points can be adjusted only before a second stage or a knock-out is drawn.`);
    return { ...state, adjustments: [...state.adjustments, { entry: no, points, text }] };
  },
};

const finish: Handler = {
  fields: [],
  apply: (state) => {
    const open = state.rounds.find(({ closed }) => !closed);
    if (open) throw new EveningError('not-now', `Round ${open.number} must be closed before the evening ends.`);
    return { ...state, finished: true };
  },
};

const slipsOnly: Handler = {
  fields: ['on'],
  apply: (state, event) => {
    const on = checkBoolean('invalid-event', `'on'`, event['on']);
    const { slipsOnly: before = false, ...others } = state;
    if (on === before) return state;
    return on ? { ...others, slipsOnly: true } : others;
  },
};

/** The events of the whole evening. */
export const HALL_EVENTS = { announce, adjust, finish, 'slips-only': slipsOnly };
