import { assert } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { View } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { all, PLAYABLE, recordOf, rootOf, settled, until } from './table.js';

export const focused = (table: WattenTable): Element | null => rootOf(table).activeElement;

/** Presses a key, or a combination such as `Shift+Tab`. */
export async function key(press: string): Promise<void> {
  const [last, held] = press === '+' ? ['+'] : press.split('+').reverse();
  if (held) await sendKeys({ down: held });
  await sendKeys({ press: last });
  if (held) await sendKeys({ up: held });
}

/** Presses a key up to 40 times, until `isThere` accepts the focused element. */
export async function reach(table: WattenTable, press: string, isThere: (element: Element) => boolean): Promise<void> {
  for (let count = 0; count < 40; count++) {
    const at = focused(table);
    if (at && isThere(at)) return;
    await key(press);
    assert.isNotNull(focused(table), `${press} keeps the focus in the table`);
  }
  assert.fail(`${press} does not reach the element`);
}

/** Moves the focus with Tab, or with Shift+Tab if the element is before the focused one. */
export async function tabTo(table: WattenTable, target: Element): Promise<void> {
  const at = focused(table);
  const isBefore = at !== null && (at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  await reach(table, isBefore ? 'Shift+Tab' : 'Tab', (element) => element === target);
}

/** Presses a key that must cause an action. */
async function confirm(table: WattenTable, press: string): Promise<void> {
  const before = recordOf(table);
  await key(press);
  await until(() => recordOf(table) !== before, `${press} takes effect`);
}

/** Tabs to a button and presses it. */
export async function enter(table: WattenTable, target: Element, press = 'Enter'): Promise<void> {
  await tabTo(table, target);
  await confirm(table, press);
}

/** Tabs to the cards, then moves to one of them with arrow keys. */
export async function arrowTo(
  table: WattenTable,
  card: Element,
  arrow: 'ArrowLeft' | 'ArrowRight' = 'ArrowRight',
): Promise<void> {
  await reach(table, 'Tab', (element) => element.classList.contains('card'));
  await reach(table, arrow, (element) => element === card);
}

/** Plays a playable card with keys, or chooses the first answer. */
export async function actByKeys(table: WattenTable, press: string): Promise<void> {
  const cards = all(table, PLAYABLE);
  if (cards.length === 0) return enter(table, all(table, '.prompt .button')[0], press);
  await arrowTo(table, cards[cards.length - 1]);
  await confirm(table, press);
}

const READY = `.prompt .button, ${PLAYABLE}`;

/** Plays with keys, preferring the focused element, until `isThere` accepts the view. */
export async function enterUntil(table: WattenTable, isThere: (view: View) => boolean): Promise<View> {
  let view = await settled(table);
  while (!isThere(view)) {
    if (focused(table)?.matches(READY)) await confirm(table, 'Enter');
    else await enter(table, all(table, READY)[0]);
    view = await settled(table);
  }
  return view;
}
