import { assert } from '@open-wc/testing';
import type {
  Action,
  ActionType,
  HostPlayer,
  PlayerCount,
  RuleOptions,
  Setup,
  VariantId,
  View,
} from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { decided, scripted } from './scripted.js';
import { isMyTurn, settled } from './table.js';

/** A moment of a game, and how the table comes there. */
export interface Scene {
  readonly variant?: VariantId;
  readonly players?: PlayerCount;
  readonly seed?: string;
  readonly setup?: Setup;
  readonly rules?: Partial<RuleOptions>;
  /** What the others like to do, or who plays for all of them. */
  readonly others?: readonly ActionType[] | HostPlayer;
  /** What the human likes to do on the way. */
  readonly human?: readonly ActionType[];
  /** Where the way ends. */
  readonly at: (view: View) => boolean;
}

export const asked = (view: View, type: string): boolean =>
  view.phase === 'answer' && isMyTurn(view) && view.pending?.type === type;
export const phase =
  (name: View['phase']) =>
  (view: View): boolean =>
    view.phase === name && isMyTurn(view);

const isPlayer = (others: readonly ActionType[] | HostPlayer): others is HostPlayer => 'decide' in others;

/** Begins a game at a table and plays it as far as the scene. */
export async function playTo(
  table: WattenTable,
  { variant, players = 4, seed = 'scenes', setup, rules, others = [], human = [], at }: Scene,
): Promise<View> {
  const other = isPlayer(others) ? others : scripted(...others);
  table.seats = ['human', ...Array.from({ length: players - 1 }, () => other)];
  await table.start({ variant, players, seed, setup, rules });
  let view = await settled(table);
  while (!at(view)) {
    assert.isTrue(await table.act(decided(view, human) as Action));
    view = await settled(table);
  }
  return view;
}
