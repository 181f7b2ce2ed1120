import { assert } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { html, render } from 'lit';
import { slateSize } from '../../src/deck/slate.js';
import { slateDrawing, type SlateContent } from '../../src/element/features/slate/slate-drawing.js';
import { gameStyles } from '../../src/element/table/styles/game.js';
import { shellStyles } from '../../src/element/shell/shell-styles.js';
import { slateStyles } from '../../src/element/features/slate/slate-styles.js';
import type { WattenTable } from '../../src/index.js';
import type { ScoreRow } from '../../src/table/model.js';
import { scripted } from '../../tools/scenes/scripted.js';
import {
  all,
  clearPage,
  newTable,
  one,
  place,
  press,
  rootOf,
  settled,
  sightOf,
  until,
  viewOf,
  type Attributes,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';
import { needs } from './engine.js';

skipDrawing();

const SIZE = slateSize(210, 309);
const NAMES = ['Wir', 'Sie'];

type Side = SlateContent['model']['sides'][number];
const side = (score: number, bummerlKinds: Side['bummerlKinds'] = [], gestrichen = false): Side => ({
  score,
  gestrichen,
  bummerlKinds,
});

/** A slate without a table. `show()` draws its content again. */
function bareSlate(): {
  readonly show: (rows: readonly ScoreRow[], sides: readonly Side[], names?: readonly string[]) => void;
  readonly find: (selector: string) => readonly Element[];
} {
  const root = place(210).attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [shellStyles, ...gameStyles, slateStyles].map(
    ({ styleSheet }) => styleSheet as CSSStyleSheet,
  );
  return {
    show: (rows, sides, names = NAMES) =>
      render(html`<div class="slate">${slateDrawing({ size: SIZE, model: { rows, sides }, names })}</div>`, root),
    find: (selector) => [...root.querySelectorAll(selector)],
  };
}

const moving = (elements: readonly Element[]): number =>
  elements
    .flatMap((element) => element.getAnimations({ subtree: true }))
    .filter(({ playState }) => playState === 'running').length;

async function tableAt(
  size: { width: number; height: number },
  score: readonly number[],
  attributes: Attributes = {},
): Promise<WattenTable> {
  await setViewport(size);
  const table = newTable({ seed: 'stube', ...attributes });
  table.seats = ['human', scripted(), scripted(), scripted()].slice(
    0,
    Number(attributes.players ?? 4),
  ) as typeof table.seats;
  await table.start({ setup: { dealer: 1, score } });
  await settled(table);
  return table;
}

const LARGE = { width: 1440, height: 900 };

describe('the slate', () => {
  afterEach(async () => {
    clearPage();
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('a large table shows the score on a slate with a text alternative', async () => {
    const table = await tableAt(LARGE, [13, 6]);
    const slate = one(table, '.slate');
    assert.strictEqual(slate.getAttribute('part'), 'score');
    assert.strictEqual(slate.getAttribute('role'), 'group');
    assert.strictEqual(slate.getAttribute('aria-label'), 'Tafel');
    assert.strictEqual(slate.querySelector('.sr-only')?.textContent, 'Wir 13, Die 6');
    const meaning = 'gestrichen (kurz vor dem Ziel, darf nicht mehr bieten)';
    const stroke = one(table, '.slate .struck summary');
    assert.deepEqual([stroke.ariaLabel, stroke.title], [`Wir: ${meaning}`, meaning]);
    assert.lengthOf(all(table, '.slate .struck'), 1);
    assert.isFalse(one(table, '.slate .means').checkVisibility());
    await press(stroke);
    await until(() => one(table, '.slate .means').checkVisibility(), 'the meaning of the stroke is shown');
    assert.strictEqual(one(table, '.slate .means').textContent, meaning);
    assert.lengthOf(slate.querySelectorAll('g.score'), 2);
    assert.strictEqual(slate.querySelector('svg')?.getAttribute('aria-hidden'), 'true');
    assert.lengthOf(slate.querySelectorAll('g.gestrichen'), 1);
    assert.lengthOf(slate.querySelectorAll('g.entry'), 2);
    assert.lengthOf(slate.querySelectorAll('g.head'), 2);
    assert.deepEqual(sightOf(table).score, [13, 6]);
  });

  it('the slate fills its box, and its drawing has no ids, styles or filters', async () => {
    const table = await tableAt(LARGE, [4, 2]);
    const svg = one(table, '.slate svg');
    const [inner, outer] = [svg.getBoundingClientRect(), one(table, '.slate').getBoundingClientRect()];
    assert.closeTo(inner.width, outer.width, 0.5);
    assert.closeTo(inner.height, outer.height, 0.5);
    assert.lengthOf(svg.querySelectorAll('[id], [style], [filter], filter, image'), 0);
  });

  it('with three players, the slate has three columns, even if the chalk font does not support a name', async () => {
    await setViewport(LARGE);
    const table = newTable({ seed: 'stube', players: '3', variant: 'normal' });
    table.seats = ['human', { ...scripted(), name: '太郎' }, { ...scripted(), name: 'Rosa' }];
    await table.start({ setup: { dealer: 1, score: [4, 0, 2] } });
    await settled(table);
    assert.lengthOf(all(table, '.slate g.entry'), 3);
    assert.lengthOf(all(table, '.slate g.head'), 2);
    const text = one(table, '.slate th span');
    assert.strictEqual(text.textContent, '太郎');
    const box = text.getBoundingClientRect();
    const frame = one(table, '.slate').getBoundingClientRect();
    assert.isTrue(text.checkVisibility() && box.top > frame.top && box.width > 8);
  });

  it('the slate shows a new row after a hand', async () => {
    const table = await tableAt(LARGE, [0, 0]);
    assert.lengthOf(all(table, '.slate g.entry'), 0);
    while (viewOf(table).phase !== 'hand-over') {
      const [next] = [...all(table, ".hand .card[aria-disabled='false']"), ...all(table, '.prompt .button')];
      await press(next);
      await settled(table);
    }
    assert.lengthOf(all(table, '.slate g.entry'), 2);
    assert.lengthOf(all(table, '.slate g.entry.fresh'), 2);
    assert.deepEqual(sightOf(table).score, [...viewOf(table).score]);
  });

  it('a small table shows no slate', async () => {
    const table = await tableAt({ width: 390, height: 844 }, [13, 6]);
    assert.isNull(rootOf(table).querySelector('.slate'));
    assert.lengthOf(all(table, '.chip.score .gestrichen'), 1);
  });

  it('the slate animates only new rows', async () => {
    const { show, find } = bareSlate();
    show([[2, null]], [side(2), side(0)]);
    assert.lengthOf(find('.fresh'), 0);
    assert.strictEqual(moving(find('svg')), 0);
    show(
      [
        [2, null],
        [null, 3],
      ],
      [side(2), side(3)],
    );
    assert.lengthOf(find('.entry'), 4);
    assert.lengthOf(find('.entry.fresh'), 2);
    assert.isAbove(moving(find('.fresh')), 0);
    assert.strictEqual(moving(find('.entry:not(.fresh)')), 0);
    await until(() => moving(find('svg')) === 0, 'the row is written');
  });

  it('the slate does not redraw if the score is unchanged', () => {
    const { show, find } = bareSlate();
    show([[2, null]], [side(2), side(0)]);
    let changes = 0;
    const observer = new MutationObserver((records) => (changes += records.length));
    for (const svg of find('svg')) observer.observe(svg, { subtree: true, childList: true, attributes: true });
    show([[2, null]], [side(2), side(0)]);
    changes += observer.takeRecords().length;
    observer.disconnect();
    assert.strictEqual(changes, 0);
  });

  it('the slate is wiped for the next game and keeps a trace of the previous game', async () => {
    const { show, find } = bareSlate();
    show(
      [
        [2, null],
        [null, 15],
      ],
      [side(2), side(15)],
    );
    assert.lengthOf(find('.ghost, .wiped, .sponge'), 0);
    show([], [side(0, ['normal']), side(0)]);
    assert.lengthOf(find('.entry'), 0);
    assert.lengthOf(find('.ghost'), 1);
    assert.closeTo(Number(getComputedStyle(find('.ghost')[0]).opacity), 0.06, 0.001);
    assert.isAbove(moving(find('.sponge, .wiped')), 0);
    await until(() => moving(find('svg')) === 0, 'the slate is wiped');
    for (const gone of find('.wiped, .sponge')) assert.strictEqual(getComputedStyle(gone).visibility, 'hidden');
    show([[null, 2]], [side(0, ['normal']), side(2)]);
    assert.lengthOf(find('.ghost'), 1);
    assert.strictEqual(moving(find('.sponge, .wiped')), 0);
  });

  it('for the next game, the slate keeps the scissors for a Schneider, but starts empty if the players change', () => {
    const { show, find } = bareSlate();
    show([[2, null]], [side(2), side(0)]);
    show(
      [
        [2, null],
        [15, null],
      ],
      [side(15), side(0, ['schneider'])],
    );
    const scissors = find('.bummerl');
    assert.lengthOf(scissors, 1);
    show([], [side(0), side(0, ['schneider'])]);
    assert.strictEqual(find('.bummerl')[0], scissors[0]);
    show([[2, null]], [side(2), side(0)]);
    show([], [side(0), side(0)], ['Du', 'Luis']);
    assert.lengthOf(find('.bummerl'), 0);
    assert.lengthOf(find('.ghost'), 0);
  });

  it('with reduced motion, the slate is written and wiped without animation', async function () {
    await needs(this, 'media');
    await emulateMedia({ reducedMotion: 'reduce' });
    const { show, find } = bareSlate();
    show([[2, null]], [side(2), side(0)]);
    show(
      [
        [2, null],
        [null, 3],
      ],
      [side(2), side(3, [], true)],
    );
    assert.lengthOf(find('.fresh'), 4);
    show([], [side(0), side(0, ['normal'])]);
    assert.lengthOf(find('.ghost'), 1);
    assert.strictEqual(moving(find('svg')), 0);
    for (const gone of find('.wiped, .sponge')) assert.strictEqual(getComputedStyle(gone).visibility, 'hidden');
  });
});
