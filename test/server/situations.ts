/** Situations of a game in which a test kills the server, and functions that play up to them. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Action, ActionType } from '../../src/game/action.js';
import type { View } from '../../src/game/view.js';
import type { Seating } from '../../src/online/open-table.js';
import { actAndRecord, type ActionAttempt } from './action-attempts.js';
import { joinTable, waitUntil } from './test-server.js';

interface Situation {
  readonly name: string;
  /** Actions that a player prefers. */
  readonly prefers: readonly ActionType[];
  /** Actions that the second player prefers. Default: the same actions. */
  readonly secondPrefers?: readonly ActionType[];
  readonly isReached: (view: View) => boolean;
}

/** Before the first game: both players are seated and one has agreed. */
export const BEFORE_START: Situation = { name: 'before the start', prefers: [], isReached: () => false };

export const SITUATIONS: readonly Situation[] = [
  BEFORE_START,
  { name: 'before the first deal', prefers: [], isReached: ({ phase }) => phase === 'draw' },
  { name: 'before the cut', prefers: [], isReached: ({ phase }) => phase === 'cut' },
  { name: 'announcing', prefers: [], isReached: ({ phase }) => phase === 'announce' },
  {
    name: 'asked for Schöneres',
    prefers: ['ask-schoeneres'],
    isReached: ({ phase, pending }) => phase === 'answer' && pending?.type === 'schoeneres',
  },
  {
    name: 'bidding',
    prefers: ['bid'],
    isReached: ({ phase, pending }) => phase === 'answer' && pending?.type === 'bid',
  },
  {
    // The first player always bids and the second player folds, so that the score reaches 8:0.
    name: 'before the decision about the Four',
    prefers: ['bid'],
    secondPrefers: ['fold'],
    isReached: ({ phase }) => phase === 'decide',
  },
  {
    name: 'during a trick',
    prefers: ['play'],
    isReached: ({ phase, trick }) => phase === 'play' && trick.length > 0,
  },
  { name: 'between hands', prefers: ['bid', 'fold'], isReached: ({ phase }) => phase === 'hand-over' },
  { name: 'after the game', prefers: ['bid', 'fold'], isReached: ({ phase }) => phase === 'game-over' },
];

/** Two players at a table, on the way to a situation. */
export interface PlayerPair {
  readonly situation: Situation;
  readonly seatings: readonly [Seating, Seating];
  /** Actions that each player has attempted so far. */
  readonly attempts: readonly [ActionAttempt[], ActionAttempt[]];
}

const preferredAction = (view: View, prefers: readonly ActionType[]): Action => {
  const usual = view.legal.filter((action) => action.type !== 'signal' && !('penalty' in action));
  return usual.find(({ type }) => prefers.includes(type)) ?? usual[0] ?? view.legal[0] ?? assert.fail();
};

/** An action that is due, with the player's seating. */
interface DueAction {
  readonly seating: Seating;
  readonly action: Action;
}

/**
 * Returns the actions due next: one, or a `next` from every player who must agree. Empty if it is a computer player's turn.
 */
const dueActions = (
  seatings: readonly Seating[],
  { prefers, secondPrefers = prefers }: Situation,
): readonly DueAction[] => {
  const turns = seatings.flatMap((seating, index): readonly DueAction[] => {
    const view = seating.status === 'open' ? seating.connection?.view : undefined;
    const isTurn = view && view.phase !== 'game-over' && view.seat !== null && view.toAct.includes(view.seat);
    return isTurn ? [{ seating, action: preferredAction(view, index === 0 ? prefers : secondPrefers) }] : [];
  });
  return turns[0]?.action.type === 'next' ? turns : turns.slice(0, 1);
};

const length = ({ connection }: Seating): number => connection?.view.history.length ?? 0;

export const waitForSameView = async ([one, other]: PlayerPair['seatings']): Promise<void> => {
  await waitUntil(
    'both have the same view',
    () => length(one) === length(other) && one.status === 'open' && other.status === 'open',
  );
};

/** Pause between turns, in ms, long enough for the server's rate limit. */
const PAUSE_MS = 55;

/** Plays the next step: a lobby command or the due actions. */
export const playNextStep = async ({ situation, seatings, attempts }: PlayerPair): Promise<void> => {
  const [one, two] = seatings;
  if (two.board.stage === 'sitting') return two.ready(true).catch(() => {});
  if (one.board.stage === 'over') return void (await Promise.allSettled([one.rematch(), two.rematch()]));
  const turns = dueActions(seatings, situation);
  await Promise.all(
    turns.map(({ seating, action }) => actAndRecord(seating, action, attempts[seatings.indexOf(seating)])),
  );
  return undefined;
};

/** Opens a table with two players and plays until the situation is reached. */
export const playToSituation = async (
  t: TestContext,
  situation: Situation,
  url: string,
  other = url,
): Promise<PlayerPair> => {
  const one = await joinTable(t, url, { create: { players: 2, target: 9 } }, { name: 'Anna' });
  const two = await joinTable(t, other, { table: one.table }, { name: 'Bert' });
  const seatings = [one, two] as const;
  await Promise.all([one.sit(0), two.sit(1)]);
  await one.ready(true);
  const pair: PlayerPair = { situation, seatings, attempts: [[], []] };
  if (situation === BEFORE_START) return pair;
  await two.ready(true);
  await waitUntil('the game begins', () => one.connection && two.connection);
  const isReached = (): boolean =>
    seatings.every(({ connection }) => connection && situation.isReached(connection.view));
  while (!isReached()) {
    await playNextStep(pair);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return pair;
};
