import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Action, ActionType, RuleOptions, Setup, View } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { decided, scripted } from './scripted.js';
import { all, clearPage, frames, isMyTurn, newTable, one, press, rootOf, settled, until, viewOf } from './table.js';

const SIZES = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;

const HANDS: Setup['hands'] = [
  ['EA', 'LK', 'HO', 'SU', 'E7'],
  ['LA', 'HK', 'SO', 'EU', 'L8'],
  ['HA', 'SK', 'EO', 'LU', 'H9'],
  ['SA', 'EK', 'LO', 'HU', 'S10'],
];

interface Scene {
  readonly setup?: Setup;
  readonly rules?: Partial<RuleOptions>;
  /** What the others like to do. */
  readonly others?: readonly ActionType[];
  /** What the human likes to do on the way. */
  readonly human?: readonly ActionType[];
  /** Where the way ends. */
  readonly at: (view: View) => boolean;
  /** What a guest has to find there. */
  readonly controls: readonly string[];
}

const asked = (view: View, type: string): boolean => view.phase === 'answer' && isMyTurn(view) && view.pending?.type === type;
const phase = (name: View['phase']) => (view: View): boolean => view.phase === name && isMyTurn(view);

const SCENES: Readonly<Record<string, Scene>> = {
  draw: { at: phase('draw'), controls: ['draw'] },
  cut: { setup: { dealer: 1 }, at: phase('cut'), controls: ['cut'] },
  'name the Schlag': {
    setup: { dealer: 3, hands: HANDS },
    at: phase('announce'),
    controls: ['announce-schlag', 'ask-schoeneres', 'ask-schlagtausch'],
  },
  'name the Trumpf': { setup: { dealer: 0, hands: HANDS }, at: phase('announce'), controls: ['announce-trumpf'] },
  play: { setup: { dealer: 3, hands: HANDS }, at: phase('play'), controls: ['bid'] },
  'answer to a bid': {
    setup: { dealer: 0, hands: HANDS },
    others: ['bid'],
    at: (view) => asked(view, 'bid'),
    controls: ['hold', 'fold', 'bid'],
  },
  'answer to Schöneres': {
    setup: { dealer: 0, hands: HANDS },
    others: ['ask-schoeneres'],
    at: (view) => asked(view, 'schoeneres'),
    controls: ['answer'],
  },
  'answer to Schlagtausch': {
    setup: { dealer: 0, hands: HANDS },
    others: ['ask-schlagtausch'],
    at: (view) => asked(view, 'schlagtausch'),
    controls: ['answer'],
  },
  'decide the Four': { setup: { dealer: 3, hands: HANDS, score: [13, 0] }, at: phase('decide'), controls: ['decide'] },
  'hand over': { setup: { dealer: 3, hands: HANDS }, at: phase('hand-over'), controls: ['next'] },
  'game over': { setup: { dealer: 3, hands: HANDS, score: [13, 13] }, at: phase('game-over'), controls: ['next'] },
};

async function reach(table: WattenTable, { setup, rules, others = [], human = [], at }: Scene): Promise<void> {
  table.seats = ['human', scripted(...others), scripted(...others), scripted(...others)];
  await table.start({ seed: 'scenes', setup, rules });
  let view = await settled(table);
  while (!at(view)) {
    assert.isTrue(await table.act(decided(view, human) as Action));
    view = await settled(table);
  }
}

const isShown = (button: HTMLElement): boolean => button.checkVisibility({ visibilityProperty: true }) && !button.closest('[inert]');

/** What is wrong with the buttons of a table, by name. */
function faultsOf(table: WattenTable): readonly string[] {
  const box = table.getBoundingClientRect();
  return all<HTMLButtonElement>(table, 'button').filter(isShown).flatMap((button) => {
    button.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const name = button.dataset.card ?? button.dataset.action ?? button.getAttribute('aria-label') ?? button.textContent;
    const at = table.getBoundingClientRect();
    const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
    const hit = rootOf(table).elementFromPoint(left + width / 2, top + height / 2);
    const faults: string[] = [];
    // Half a pixel is rounding.
    if (left < at.left - 0.5 || right > at.right + 0.5 || top < at.top - 0.5 || bottom > at.bottom + 0.5) {
      faults.push(`${name} is outside: ${[left - at.left, top - at.top, right - at.left, bottom - at.top].map(Math.round).join()} in ${Math.round(box.width)}x${Math.round(box.height)}`);
    }
    if (!hit || !button.contains(hit)) faults.push(`${name} is covered by ${hit?.className ?? 'the page'}`);
    if (button.offsetWidth < 44 || button.offsetHeight < 44) faults.push(`${name} is ${button.offsetWidth}x${button.offsetHeight}`);
    return faults;
  });
}

/** The same table on pages of all sizes: a new game for each would take four times as long. */
async function controlsAreFit(table: WattenTable, where: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await setViewport({ width, height });
    await frames(3);
    // It is laid out anew as soon as the browser tells of the new size.
    await until(() => faultsOf(table).length === 0, where, 1000).catch(() => {
      assert.deepEqual(faultsOf(table), [], `${where} at ${width}x${height}`);
    });
    assert.strictEqual(table.offsetWidth, document.documentElement.clientWidth);
  }
}

describe('controls', () => {
  afterEach(clearPage);

  it('lie on the poster', async function () {
    this.timeout(40_000);
    const table = newTable();
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster is there');
    await controlsAreFit(table, 'poster');
  });

  for (const [name, scene] of Object.entries(SCENES)) {
    it(`lie on the table, uncovered and large enough: ${name}`, async function () {
      this.timeout(40_000);
      const table = newTable();
      await reach(table, scene);
      const found = all(table, '.prompt .button').map(({ dataset }) => dataset.action);
      assert.includeMembers(found, [...scene.controls]);
      assert.lengthOf(all(table, '.hand .card'), viewOf(table).hand.length);
      assert.isAtLeast(all(table, 'button').filter(isShown).length, found.length);
      await controlsAreFit(table, name);
    });
  }

  it('lie on the panels that can be opened', async function () {
    this.timeout(40_000);
    const table = newTable();
    await reach(table, SCENES.play);
    const tools = all(table, '.tools .tool');
    assert.isAtLeast(tools.length, 2);
    for (const tool of tools) {
      await press(tool);
      await until(() => rootOf(table).querySelector('.panel .tool'), 'the panel is open');
      await controlsAreFit(table, tool.getAttribute('aria-label') ?? '');
      await press(one(table, '.panel .tool'));
      await until(() => !rootOf(table).querySelector('.panel'), 'the panel is closed');
    }
  });
});
