import { quoted } from '../../rules/input-error.js';
import { checkNumber, checkText } from '../checks.js';
import { drawRound } from '../draw/draw-round.js';
import { EveningError } from '../evening-error.js';
import { nextStage } from '../stages.js';
import { isDecided } from '../standings/count.js';
import type { EveningState, Match, Round } from '../state.js';
import { entryOf, roundOf, withRound, type Handler } from './handler.js';

const MAX_SEED_LENGTH = 200;

/** Returns the stage of the round to draw. */
const stageToDraw = (state: EveningState, number: unknown): number => {
  const last = state.rounds.at(-1);
  const next = (last?.number ?? 0) + 1;
  checkNumber('unknown-round', `'round'`, number, [1, next]);
  if (last && !last.closed)
    throw new EveningError('not-now', `Round ${last.number} must be closed before round ${next} is drawn.`);
  const stage = nextStage(state);
  if (stage === null)
    throw new EveningError('not-now', `All rounds of the evening have been drawn. There is no round ${next}.`);
  return stage;
};

const draw: Handler = {
  fields: ['round', 'seed'],
  apply: (state, { round: number, seed }) => {
    const checked = checkText('invalid-event', `'seed'`, seed, MAX_SEED_LENGTH);
    // A round that is drawn twice stays as it is.
    if (state.rounds.some((round) => round.number === number)) return state;
    const stage = stageToDraw(state, number);
    const { round, groups } = drawRound(state, stage, checked);
    return {
      ...state,
      rounds: [...state.rounds, round],
      ...(groups && { groups: { ...state.groups, [stage]: groups } }),
    };
  },
};

/** Returns an entry's number in a round with another entry in place of it. */
const exchanged = (one: number, other: number) => (entry: number | null) => {
  if (entry === one) return other;
  return entry === other ? one : entry;
};

const swapIn = (round: Round, a: number, b: number): Round => {
  const swap = exchanged(a, b);
  const matches = round.matches.map((match): Match => {
    const [one, other] = match.sides;
    const sides = [swap(one) as number, swap(other)] as const;
    return other === null ? { ...match, sides, id: `${round.number}-bye-${sides[0]}` } : { ...match, sides };
  });
  return { ...round, matches, swaps: [...round.swaps, [a, b]] };
};

/** Whether two entries play for the same club of a match of two clubs. */
const isSameClub = ({ groups }: EveningState, a: number, b: number): boolean =>
  Object.values(groups)
    .flat()
    .some((entries) => entries.includes(a) && entries.includes(b));

const swap: Handler = {
  fields: ['round', 'a', 'b'],
  apply: (state, event) => {
    const round = roundOf(state, event['round']);
    const [a, b] = [entryOf(state, event['a'], `'a'`).no, entryOf(state, event['b'], `'b'`).no];
    if (round.open)
      throw new EveningError('not-now', `Round ${round.number} is open. Entries can be swapped only before that.`);
    const matchWith = (no: number): Match => {
      const match = round.matches.find(({ sides }) => sides.includes(no));
      if (match) return match;
      throw new EveningError('unknown-entry', `Entry ${no} is not in round ${round.number}.`);
    };
    const [one, other] = [matchWith(a), matchWith(b)];
    if (one === other)
      throw new EveningError(
        'invalid-event',
        `Entries ${a} and ${b} are in the same match. Swap entries of two matches.`,
      );
    if (one.third !== other.third)
      throw new EveningError('invalid-event', `Entries ${a} and ${b} play for different places and cannot be swapped.`);
    if (one.group !== other.group)
      throw new EveningError('invalid-event', `Entries ${a} and ${b} are in different groups and cannot be swapped.`);
    if (state.settings.stages[round.stage]?.kind === 'clubs' && !isSameClub(state, a, b))
      throw new EveningError('invalid-event', `Entries ${a} and ${b} are in different clubs and cannot be swapped.`);
    return withRound(state, swapIn(round, a, b));
  },
};

const openRound: Handler = {
  fields: ['round'],
  apply: (state, event) => withRound(state, { ...roundOf(state, event['round']), open: true }),
};

const closeRound: Handler = {
  fields: ['round'],
  apply: (state, event) => {
    const round = roundOf(state, event['round']);
    const left = round.matches.filter((match) => !isDecided(match)).map(({ id }) => id);
    if (left.length > 0)
      throw new EveningError(
        'not-now',
        `Round ${round.number} cannot be closed: ${left.length} ${left.length === 1 ? 'match has' : 'matches have'} no agreed or ruled result: ${quoted(left.join(', '))}.`,
      );
    return withRound(state, { ...round, open: true, closed: true });
  },
};

/** The events of rounds. */
export const ROUND_EVENTS = { draw, swap, 'open-round': openRound, 'close-round': closeRound };
