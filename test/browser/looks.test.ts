import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { TableStorage, WattenTable } from '../../src/index.js';
import { scripted } from '../../tools/scenes/scripted.js';
import { key } from './keys.js';
import { patched, withoutWebGl } from './patched.js';
import {
  all,
  clearPage,
  frames,
  newTable,
  one,
  openPanel,
  place,
  press,
  rootOf,
  settled,
  tableIn,
  until,
  type Attributes,
} from './table.js';

/** An ink that only this back contains. */
const INK = { edelweiss: '#2f4a37', lattice: '#5e1a1a', rosette: '#4a2c1a' } as const;

const createStorage = (texts = new Map<string, string>()): TableStorage => ({
  getItem: (name) => texts.get(name) ?? null,
  setItem: (name, text) => void texts.set(name, text),
  removeItem: (name) => void texts.delete(name),
});

async function startGame(attributes: Attributes = {}, storage: TableStorage = createStorage()): Promise<WattenTable> {
  const table = newTable({ seed: 'blick', persist: 'blick', ...attributes });
  table.storage = storage;
  table.seats = ['human', scripted('announce-schlag'), scripted(), scripted()];
  await table.start({ setup: { dealer: 3 } });
  await settled(table);
  return table;
}

/** Chooses a picture in the settings with the keyboard. `steps` counts from the first value. */
async function choose(table: WattenTable, preference: string, steps: number): Promise<void> {
  if (!rootOf(table).querySelector('.preferences')) {
    await openPanel(table, 'settings');
    await until(() => rootOf(table).querySelector('.preferences'), 'the settings are open');
  }
  one(table, `[data-preference=${preference}] input`).focus();
  for (let step = 0; step < steps; step++) await key('ArrowDown');
}

/** The back that the cards of the other players show in the page. */
const shownBack = (table: WattenTable): string | undefined => {
  const svg = [...rootOf(table).querySelectorAll('.cards .picture svg')].find((picture) =>
    picture.querySelector('title')?.textContent?.includes('Kartenrücken'),
  );
  const drawing = svg?.innerHTML.toLowerCase() ?? '';
  return Object.entries(INK).find(([, ink]) => drawing.includes(`fill="${ink}"`))?.[0];
};

/** The mean colour of the middle of the table top. */
function topColour(table: WattenTable): readonly [red: number, green: number, blue: number] {
  const canvas = one(table, '.stage canvas') as HTMLCanvasElement;
  const side = 60;
  const context = canvas.getContext('2d');
  const data = context?.getImageData((canvas.width - side) / 2, (canvas.height - side) / 2, side, side).data ?? [];
  const mean = (part: number): number => {
    let sum = 0;
    for (let at = part; at < data.length; at += 4) sum += data[at] ?? 0;
    return (sum * 4) / data.length;
  };
  return [mean(0), mean(1), mean(2)];
}

const surfaceOf = (table: WattenTable): 'felt' | 'larch' | 'walnut' => {
  const [red, green] = topColour(table);
  if (green > red) return 'felt';
  return red > 140 ? 'larch' : 'walnut';
};

describe('backs and surfaces', function () {
  this.timeout(60_000);
  beforeEach(async () => {
    await setViewport({ width: 900, height: 800 });
  });
  afterEach(clearPage);

  it("the visitor's choice of a back changes the cards at once and survives a reload", async () => {
    await withoutWebGl(async () => {
      const storage = createStorage();
      const table = await startGame({}, storage);
      await until(() => shownBack(table) === 'rosette', 'the default back is shown');
      await choose(table, 'back', 2);
      await until(() => shownBack(table) === 'lattice', 'the chosen back is shown');
      table.remove();
      const reloaded = newTable({ persist: 'blick' });
      reloaded.storage = storage;
      await reloaded.start();
      await settled(reloaded);
      await until(() => shownBack(reloaded) === 'lattice', 'the chosen back is shown again');
      reloaded.back = 'edelweiss';
      assert.strictEqual(shownBack(reloaded), 'lattice', "the visitor's choice overrides the page's");
    });
  });

  it('the settings show each back and surface as a picture with its name', async () => {
    const table = await startGame();
    await openPanel(table, 'settings');
    await until(() => all(table, '.preferences').length > 0, 'the settings are open');
    for (const [width, height] of [
      [320, 568],
      [844, 390],
      [2560, 1440],
    ] as const) {
      await setViewport({ width, height });
      await frames(2);
      for (const name of ['back', 'surface']) {
        const labels = all(table, `[data-preference=${name}] label`);
        assert.lengthOf(labels, 3);
        for (const label of labels) {
          assert.isNotEmpty(label.textContent.trim());
          assert.isAtMost(label.scrollWidth, label.clientWidth + 1, `${label.textContent} at ${width}x${height}`);
        }
      }
    }
    const drawings = all(table, '[data-preference=back] svg').map(({ innerHTML }) => innerHTML);
    assert.lengthOf([...new Set(drawings)], 3, 'each back has its drawing');
    const colours = all(table, '[data-preference=surface] .swatch').map(
      (swatch) => getComputedStyle(swatch).backgroundColor,
    );
    assert.lengthOf([...new Set(colours)], 3, 'each surface has its colour');
  });

  it('the attribute `back` repaints the cards on the canvas', async () => {
    const table = await startGame();
    await until(() => rootOf(table).querySelector('.stage[data-drawn]'), 'the stage is drawn');
    const { prototype } = CanvasRenderingContext2D;
    const fill = Object.getOwnPropertyDescriptor(prototype, 'fill')?.value as (...given: unknown[]) => void;
    const inks = new Set<unknown>();
    function watched(this: CanvasRenderingContext2D, ...given: unknown[]): void {
      inks.add(this.fillStyle);
      Reflect.apply(fill, this, given);
    }
    await patched(prototype, 'fill', watched, async () => {
      table.setAttribute('back', 'edelweiss');
      await until(() => inks.has(INK.edelweiss), 'the new back is painted');
      assert.isFalse(inks.has(INK.rosette), 'the old back is not painted again');
    });
  });

  it("the visitor's choice of a surface repaints the table at once and survives a reload", async () => {
    const storage = createStorage();
    const table = await startGame({}, storage);
    await until(() => all(table, '.stage canvas').length === 2, 'the stage is drawn');
    assert.strictEqual(surfaceOf(table), 'larch');
    await choose(table, 'surface', 1);
    await until(() => surfaceOf(table) === 'walnut', 'the table is walnut');
    await choose(table, 'surface', 2);
    await until(() => surfaceOf(table) === 'felt', 'the table is felt');
    table.remove();
    const reloaded = newTable({ persist: 'blick' });
    reloaded.storage = storage;
    await reloaded.start();
    await until(() => all(reloaded, '.stage canvas').length === 2, 'the stage is drawn');
    assert.strictEqual(surfaceOf(reloaded), 'felt');
  });

  it('the poster shows the surface, also after the page sets another one, and the game keeps it', async () => {
    const box = place(600);
    const table = tableIn(box, { surface: 'walnut' });
    await until(() => rootOf(table).querySelector('.stage canvas'), 'the table top is painted');
    assert.strictEqual(surfaceOf(table), 'walnut');
    table.surface = 'felt';
    await until(
      () => rootOf(table).querySelector('.stage canvas') && surfaceOf(table) === 'felt',
      'the felt is painted',
    );
    const top = one(table, '.stage canvas');
    await press(one(table, '.poster .primary'));
    await until(() => rootOf(table).querySelector('.stage canvas + canvas'), 'the cards have a canvas');
    assert.strictEqual(one(table, '.stage canvas'), top);
  });
});
