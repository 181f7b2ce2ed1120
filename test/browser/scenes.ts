import { assert } from '@open-wc/testing';
import type { Action, ActionType, View } from '../../src/engine.js';
import type { HostPlayer, WattenTable } from '../../src/index.js';
import type { Scene } from '../../tools/scenes/scene.js';
import { preferredAction, scripted } from '../../tools/scenes/scripted.js';
import { settled } from './table.js';

const isPlayer = (others: readonly ActionType[] | HostPlayer): others is HostPlayer => 'decide' in others;

/** Starts a game at a table and plays to a scene. */
export async function playTo(
  table: WattenTable,
  { variant, players = 4, seed = 'scenes', setup, rules, others = [], human = [], at }: Scene,
): Promise<View> {
  const other = isPlayer(others) ? others : scripted(...others);
  table.seats = ['human', ...Array.from({ length: players - 1 }, () => other)];
  await table.start({ variant, players, seed, setup, rules });
  let view = await settled(table);
  while (!at(view)) {
    assert.isTrue(await table.act(preferredAction(view, human) as Action));
    view = await settled(table);
  }
  return view;
}
