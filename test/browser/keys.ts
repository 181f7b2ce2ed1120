import { assert } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { View } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { all, PLAYABLE, recordOf, rootOf, settled, until } from './table.js';

export const focused = (table: WattenTable): Element | null => rootOf(table).activeElement;

/** Presses a key, or one with another held down, as in `Shift+Tab`. */
export async function key(press: string): Promise<void> {
  const [last, held] = press === '+' ? ['+'] : press.split('+').reverse();
  if (held) await sendKeys({ down: held });
  await sendKeys({ press: last });
  if (held) await sendKeys({ up: held });
}

/** Presses a key until the focus is where it should be; a guest gives up at some time. */
export async function reach(table: WattenTable, press: string, isThere: (element: Element) => boolean): Promise<void> {
  for (let count = 0; count < 40; count++) {
    const at = focused(table);
    if (at && isThere(at)) return;
    await key(press);
    assert.isNotNull(focused(table), `${press} stays at the table`);
  }
  assert.fail(`${press} never gets there`);
}

/** Tab goes round the page, so it goes back to what lies behind. */
export async function tabTo(table: WattenTable, wanted: Element): Promise<void> {
  const at = focused(table);
  const isBehind = at !== null && (at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  await reach(table, isBehind ? 'Shift+Tab' : 'Tab', (element) => element === wanted);
}

/** Presses a key that has to do something in the game. */
async function confirm(table: WattenTable, press: string): Promise<void> {
  const before = recordOf(table);
  await key(press);
  await until(() => recordOf(table) !== before, `${press} counts`);
}

/** Tabs to a button and presses it. */
export async function enter(table: WattenTable, wanted: Element, press = 'Enter'): Promise<void> {
  await tabTo(table, wanted);
  await confirm(table, press);
}

/** From the cards on, by their arrow keys, to one of them. */
export async function arrowTo(
  table: WattenTable,
  card: Element,
  arrow: 'ArrowLeft' | 'ArrowRight' = 'ArrowRight',
): Promise<void> {
  await reach(table, 'Tab', (element) => element.classList.contains('card'));
  await reach(table, arrow, (element) => element === card);
}

/** Goes to a card that may be played, or else to the first choice, and takes it. */
export async function actByKeys(table: WattenTable, press: string): Promise<void> {
  const cards = all(table, PLAYABLE);
  if (cards.length === 0) return enter(table, all(table, '.prompt .button')[0], press);
  await arrowTo(table, cards[cards.length - 1]);
  await confirm(table, press);
}

const READY = `.prompt .button, ${PLAYABLE}`;

/** Takes what has the focus if it can be taken, else what can be taken first, until the game has come so far. */
export async function enterUntil(table: WattenTable, isThere: (view: View) => boolean): Promise<View> {
  let view = await settled(table);
  while (!isThere(view)) {
    if (focused(table)?.matches(READY)) await confirm(table, 'Enter');
    else await enter(table, all(table, READY)[0]);
    view = await settled(table);
  }
  return view;
}
