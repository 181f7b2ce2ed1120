/** Clicks without pointer events, from assistive technology or scripts, and keys that the page uses as shortcuts. */
import { assert } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { Action, View } from '../../src/engine.js';
import type { HostPlayer, WattenTable } from '../../src/index.js';
import { preferredAction } from '../../tools/scenes/scripted.js';
import {
  all,
  cardOf,
  clearPage,
  frames,
  newTable,
  one,
  place,
  rootOf,
  settled,
  tableIn,
  until,
  viewOf,
  openPanel,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** A player that waits until `go(true)` is called. */
function waitingPlayer(): { readonly player: HostPlayer; readonly go: (isAllowed: boolean) => void } {
  let held: (() => void)[] = [];
  let isOpen = true;
  return {
    player: {
      async decide(view: View): Promise<Action | null> {
        if (!isOpen && view.toAct.includes(view.seat ?? -1)) await new Promise<void>((resolve) => held.push(resolve));
        return preferredAction(view);
      },
    },
    go(isAllowed) {
      isOpen = isAllowed;
      if (!isAllowed) return;
      for (const resolve of held) resolve();
      held = [];
    },
  };
}

/** A table at which it is another player's turn in the first trick. */
async function othersTurn(): Promise<{ readonly table: WattenTable; readonly go: (isAllowed: boolean) => void }> {
  const { player, go } = waitingPlayer();
  const table = newTable({ confirm: 'never' });
  table.seats = ['human', player, player, player];
  table.rules = { bidWhen: 'never' };
  // The visitor is the dealer and names the Trumpf before the first card is played.
  await table.start({ seed: 'klick', setup: { dealer: 0 } });
  const view = await settled(table);
  assert.strictEqual(view.phase, 'announce');
  go(false);
  assert.isTrue(await table.act(preferredAction(view) as Action));
  await until(() => viewOf(table).phase === 'play', 'the first card is to be played');
  await frames(2);
  return { table, go };
}

const pointer = (type: string, at: Element, init: PointerEventInit = {}): void =>
  void at.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      composed: true,
      isPrimary: true,
      pointerId: 7,
      pointerType: 'touch',
      ...init,
    }),
  );

const playable = (table: WattenTable): HTMLElement => one(table, ".hand .card[aria-disabled='false']");

describe('clicks without pointer events', () => {
  beforeEach(async () => {
    await setViewport({ width: 390, height: 844 });
  });
  afterEach(clearPage);

  for (const [name, end] of [
    ['a touch that turned into scrolling', (at: Element) => pointer('pointercancel', at)],
    ['a press released outside the table', () => pointer('pointerup', document.body)],
    ['a press without a release', () => {}],
  ] as const) {
    it(`a click without pointer events plays a card after ${name}`, async () => {
      const { table, go } = await othersTurn();
      const [first] = viewOf(table).hand;
      assert.strictEqual(viewOf(table).phase, 'play');
      assert.strictEqual(cardOf(table, first).ariaDisabled, 'true', 'another player is to act');
      pointer('pointerdown', cardOf(table, first));
      end(cardOf(table, first));
      go(true);
      await settled(table);
      const before = viewOf(table).hand.length;
      playable(table).click();
      await until(() => viewOf(table).hand.length < before, 'the card is played');
    });
  }

  it('a click without pointer events plays a card after a cancelled long press', async () => {
    const { table, go } = await othersTurn();
    go(true);
    await settled(table);
    const card = playable(table);
    const { left, top } = card.getBoundingClientRect();
    pointer('pointerdown', card, { clientX: left + 10, clientY: top + 10 });
    await until(() => rootOf(table).querySelector('.close-up'), 'the card is enlarged');
    pointer('pointercancel', card);
    await until(() => !rootOf(table).querySelector('.close-up'), 'the large card is gone');
    const before = viewOf(table).hand.length;
    // Some assistive technology reports a click count of 1, as a mouse does.
    playable(table).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }));
    await until(() => viewOf(table).hand.length < before, 'the card is played', 3000);
  });
});

describe('keyboard shortcuts of the page', () => {
  afterEach(clearPage);

  const keyEvents: string[] = [];
  const listener = (event: KeyboardEvent): void => void keyEvents.push(`${event.type} ${event.key}`);
  const TYPES = ['keydown', 'keypress', 'keyup'] as const;
  beforeEach(() => {
    keyEvents.length = 0;
    for (const type of TYPES) document.addEventListener(type, listener);
  });
  afterEach(() => {
    for (const type of TYPES) document.removeEventListener(type, listener);
  });

  it('the page receives no key events while the visitor types in a field of the table', async () => {
    await setViewport({ width: 800, height: 700 });
    const table = newTable();
    await table.start({ seed: 'klick' });
    await settled(table);
    await openPanel(table, 'settings');
    await until(() => all(table, '.panel input, .panel select').length > 1, 'the settings are open');
    for (const field of all(table, '.panel input, .panel select')) {
      field.focus();
      await sendKeys({ press: 's' });
      await sendKeys({ press: '/' });
    }
    assert.deepEqual(keyEvents, []);
    one(table, '[data-preference=playerName]').focus();
    await sendKeys({ press: 'Escape' });
    await until(() => !rootOf(table).querySelector('.panel'), 'Escape closes the panel');
    assert.deepEqual(keyEvents, [], 'no events, although the field is removed while an event bubbles');
  });

  it("the page receives key events from its own field in the toolbar and from the table's buttons", async () => {
    const table = tableIn(place());
    table.innerHTML = '<input slot="toolbar" aria-label="search">';
    await table.start({ seed: 'klick' });
    await settled(table);
    table.querySelector('input')?.focus();
    await sendKeys({ press: 's' });
    assert.deepEqual(keyEvents, ['keydown s', 'keypress s', 'keyup s']);
    keyEvents.length = 0;
    one(table, "[data-panel='menu']").focus();
    await sendKeys({ press: 'F8' });
    assert.include(keyEvents, 'keydown F8');
  });
});
