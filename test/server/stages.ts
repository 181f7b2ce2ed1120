/** Where a table may stand when something happens to its server, and how two people get it there. */
import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';
import type { Action, ActionType } from '../../src/game/action.js';
import type { View } from '../../src/game/view.js';
import type { Seating } from '../../src/online/open-table.js';
import { doAndKeep, type Deed } from './kept.js';
import { come, until } from './served.js';

interface Stage {
  readonly name: string;
  /** What is done rather than anything else. */
  readonly prefers: readonly ActionType[];
  /** What the second of them does rather; left out: the same. */
  readonly other?: readonly ActionType[];
  readonly isThere: (view: View) => boolean;
}

/** Before the start somebody sits, and one of two has agreed. */
export const LOBBY: Stage = { name: 'before the start', prefers: [], isThere: () => false };

export const STAGES: readonly Stage[] = [
  LOBBY,
  { name: 'before the first deal', prefers: [], isThere: ({ phase }) => phase === 'draw' },
  { name: 'before the cut', prefers: [], isThere: ({ phase }) => phase === 'cut' },
  { name: 'announcing', prefers: [], isThere: ({ phase }) => phase === 'announce' },
  {
    name: 'asked for Schöneres',
    prefers: ['ask-schoeneres'],
    isThere: ({ phase, pending }) => phase === 'answer' && pending?.type === 'schoeneres',
  },
  {
    name: 'bidding',
    prefers: ['bid'],
    isThere: ({ phase, pending }) => phase === 'answer' && pending?.type === 'bid',
  },
  {
    // The first one always bids, the second one folds: it comes to 8:0.
    name: 'the Four are to be decided',
    prefers: ['bid'],
    other: ['fold'],
    isThere: ({ phase }) => phase === 'decide',
  },
  {
    name: 'a trick lies there',
    prefers: ['play'],
    isThere: ({ phase, trick }) => phase === 'play' && trick.length > 0,
  },
  { name: 'between hands', prefers: ['bid', 'fold'], isThere: ({ phase }) => phase === 'hand-over' },
  { name: 'the game is over', prefers: ['bid', 'fold'], isThere: ({ phase }) => phase === 'game-over' },
];

/** Two people at a table. */
export interface Pair {
  readonly stage: Stage;
  readonly both: readonly [Seating, Seating];
  /** What each of them has done until now. */
  readonly deeds: readonly [Deed[], Deed[]];
}

const choiceOf = (view: View, prefers: readonly ActionType[]): Action => {
  const usual = view.legal.filter((action) => action.type !== 'signal' && !('penalty' in action));
  return usual.find(({ type }) => prefers.includes(type)) ?? usual[0] ?? view.legal[0] ?? assert.fail();
};

/** Somebody who is to act, and how. */
interface Turn {
  readonly who: Seating;
  readonly action: Action;
}

/** Who acts next: one of them, or all who have to agree to go on; nobody: it is for others to act. */
const turnsOf = (both: readonly Seating[], { prefers, other = prefers }: Stage): readonly Turn[] => {
  const turns = both.flatMap((who, at): readonly Turn[] => {
    const view = who.status === 'open' ? who.connection?.view : undefined;
    const isTurn = view && view.phase !== 'game-over' && view.seat !== null && view.toAct.includes(view.seat);
    return isTurn ? [{ who, action: choiceOf(view, at === 0 ? prefers : other) }] : [];
  });
  return turns[0]?.action.type === 'next' ? turns : turns.slice(0, 1);
};

const length = ({ connection }: Seating): number => connection?.view.history.length ?? 0;

export const knowTheSame = async ([one, other]: Pair['both']): Promise<void> => {
  await until(
    'both know the same',
    () => length(one) === length(other) && one.status === 'open' && other.status === 'open',
  );
};

/** Two people take turns: more slowly than a server takes messages. */
const PAUSE_MS = 55;

/** Does what is next at a table: what was wished for there, and what the game asks for. */
export const goOn = async ({ stage, both, deeds }: Pair): Promise<void> => {
  const [one, two] = both;
  if (two.board.stage === 'sitting') return two.ready(true).catch(() => {});
  if (one.board.stage === 'over') return void (await Promise.allSettled([one.rematch(), two.rematch()]));
  const turns = turnsOf(both, stage);
  await Promise.all(turns.map(({ who, action }) => doAndKeep(who, action, deeds[both.indexOf(who)])));
  return undefined;
};

/** Two people who have come, sat down, and played as far as this. */
export const broughtTo = async (t: TestContext, stage: Stage, url: string, other = url): Promise<Pair> => {
  const one = await come(t, url, { create: { players: 2, target: 9 } }, { name: 'Anna' });
  const two = await come(t, other, { table: one.table }, { name: 'Bert' });
  const both = [one, two] as const;
  await Promise.all([one.sit(0), two.sit(1)]);
  await one.ready(true);
  const pair: Pair = { stage, both, deeds: [[], []] };
  if (stage === LOBBY) return pair;
  await two.ready(true);
  await until('the game begins', () => one.connection && two.connection);
  const isThere = (): boolean => both.every(({ connection }) => connection && stage.isThere(connection.view));
  while (!isThere()) {
    await goOn(pair);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return pair;
};
