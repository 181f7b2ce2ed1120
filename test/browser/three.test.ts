import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { replay, type GameRecord, type VariantId, type View } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { enterUntil } from './keys.js';
import { scripted } from '../../tools/scenes/scripted.js';
import {
  actionBy,
  all,
  clearPage,
  newTable,
  one,
  PLAYABLE,
  press,
  settled,
  statusOf,
  expectedSight,
  sightOf,
  tap,
  texts,
  until,
  viewOf,
  type Attributes,
} from './table.js';
import { needs } from './engine.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const NEXT = `.prompt .button, ${PLAYABLE}`;

/** The visitor's view of the recorded game. */
const recordedView = (table: WattenTable): View => replay(table.save()?.game as GameRecord).view(0);

/** Taps a button once or a card twice: the first tap lifts the card, and the second tap plays it. */
async function tapToPlay(table: WattenTable, button: HTMLElement): Promise<void> {
  await tap(button);
  if (!button.classList.contains('card')) return;
  await until(() => statusOf(table).includes('Noch einmal'), 'the card is lifted');
  await tap(button);
}

/** Plays until the hand is over: presses a playable card or, if no card is playable, a button. */
async function playHand(table: WattenTable, pressControl: (button: HTMLElement) => Promise<void>): Promise<View> {
  let view = await settled(table);
  while (view.phase !== 'hand-over') {
    const button = all(table, PLAYABLE)[0] ?? all(table, NEXT)[0];
    await actionBy(table, () => pressControl(button));
    view = await settled(table);
    assert.deepEqual(sightOf(table), expectedSight(recordedView(table)));
  }
  return view;
}

/** Checks that three scores with names are visible, complete and without overlaps. */
function assertThreeScores(table: WattenTable, entries: string): void {
  const found = all(table, `[part=score] ${entries}`);
  assert.lengthOf(found, 3);
  const frame = table.getBoundingClientRect();
  const boxes = found.map((entry) => entry.getBoundingClientRect());
  for (const [index, box] of boxes.entries()) {
    assert.isTrue(found[index].checkVisibility());
    assert.isTrue(
      box.left >= frame.left && box.right <= frame.right && box.top >= frame.top && box.width > 8 && box.height > 8,
      found[index].textContent ?? '',
    );
    if (index > 0) assert.isAtLeast(box.left, boxes[index - 1].right);
  }
}

interface Playthrough {
  readonly variant: VariantId;
  readonly input: string;
  readonly size: { readonly width: number; readonly height: number };
  /** The selector of a score, in the bar or as a column of the slate. */
  readonly entries: string;
  readonly play: (table: WattenTable) => Promise<View>;
}

const PLAYTHROUGHS: readonly Playthrough[] = [
  {
    variant: 'normal',
    input: 'with the mouse',
    size: { width: 1280, height: 800 },
    entries: 'th',
    play: (table) => playHand(table, press),
  },
  {
    variant: 'bayrisch',
    input: 'by touch',
    size: { width: 320, height: 568 },
    entries: '.total',
    play: (table) => playHand(table, (button) => tapToPlay(table, button)),
  },
  {
    variant: 'bayrisch-11',
    input: 'by keys',
    size: { width: 768, height: 1024 },
    entries: 'th',
    play: (table) => enterUntil(table, ({ phase }) => phase === 'hand-over'),
  },
];

const THREE: Attributes = { players: '3', seed: 'drei' };

describe('tables of three players', function () {
  this.timeout(90_000);
  afterEach(clearPage);

  for (const { variant, input, size, entries, play } of PLAYTHROUGHS) {
    it(`three players can play a hand of ${variant} ${input}, and the table shows three scores`, async function () {
      if (input === 'by touch') await needs(this, 'touch');
      await setViewport(size);
      const table = newTable({ ...THREE, variant });
      table.seats = ['human', scripted(), scripted()];
      await table.start({ setup: { dealer: 1 } });
      await settled(table);
      assertThreeScores(table, entries);
      assert.deepEqual(sightOf(table).score, [0, 0, 0]);
      const { result, forehand, allies, score } = await play(table);
      const isAlone = !allies || result?.side === forehand;
      assert.sameMembers([...(result?.sides ?? [])], isAlone ? [result?.side] : [...allies]);
      assert.deepEqual(sightOf(table).score, [...score]);
      assert.isAbove(Math.max(...score), 0);
      assertThreeScores(table, entries);
      assert.deepEqual(sightOf(table), expectedSight(recordedView(table)));
    });
  }

  it('with three players, the table marks the dealer and the player without allies', async () => {
    await setViewport({ width: 500, height: 700 });
    const table = newTable({ ...THREE, variant: 'bayrisch' });
    table.seats = ['human', scripted(), scripted()];
    await table.start({ setup: { dealer: 0, score: [2, 4, 5] } });
    await settled(table);
    await until(() => viewOf(table).phase === 'announce', 'the cards are dealt');
    assert.deepEqual(
      all(table, '.seat.alone').map(({ dataset }) => dataset.seat),
      ['1'],
    );
    assert.deepEqual(
      all(table, '.seat.dealer').map(({ dataset }) => dataset.seat),
      ['0'],
    );
    assert.include(one(table, '.seat[data-seat="1"]').textContent ?? '', 'allein');
    assert.deepEqual(texts(table, '.total .side'), ['Du', 'Luis', 'Rosa']);
    assert.deepEqual(sightOf(table).score, [2, 4, 5]);
  });

  it('with three players, the score lists the visitor first, then the other players in order of play', async () => {
    await setViewport({ width: 500, height: 700 });
    const table = newTable({ ...THREE, variant: 'bayrisch', seat: '2' });
    table.names = ['Moidl', 'Luis'];
    await table.start({ setup: { dealer: 2, score: [2, 4, 5] } });
    await until(() => viewOf(table).phase !== 'draw' && all(table, '.total').length === 3, 'the table is shown');
    assert.deepEqual(texts(table, '.total .side'), ['Du', 'Moidl', 'Luis']);
    assert.deepEqual(sightOf(table).score, [5, 2, 4]);
  });

  it('a visitor who rests sees so, and the computers play the hand until the visitor can continue', async () => {
    await setViewport({ width: 500, height: 700 });
    const table = newTable({ ...THREE, variant: 'normal' });
    table.seats = ['human', scripted(), scripted()];
    await table.start({ setup: { dealer: 2 } });
    await until(() => viewOf(table).resting === 0, 'the visitor rests');
    const seen = new Set<string>();
    await until(() => {
      if (viewOf(table).phase !== 'hand-over') {
        seen.add(texts(table, '.seat.resting .called').join());
        seen.add(`cards ${all(table, '.hand .card').length}, buttons ${all(table, '.prompt .button').length}`);
      }
      return viewOf(table).phase === 'hand-over';
    }, 'the computers play the hand');
    assert.deepEqual(
      [...seen].filter((text) => text !== ''),
      ['Du', 'cards 0, buttons 0'],
    );
    const view = await settled(table);
    assert.equal(view.result?.resting, 0);
    assert.deepEqual(view.score[0], 0);
    assert.notInclude(statusOf(table), 'Runde verloren');
    const [button] = all(table, NEXT);
    await press(button);
    await until(() => viewOf(table).resting === 1, 'the next hand begins');
    await settled(table);
    assert.deepEqual(
      all(table, '.seat.resting').map(({ dataset }) => dataset.seat),
      ['1'],
    );
    assert.include(one(table, '.seat[data-seat="1"]').textContent ?? '', 'setzt aus');
  });
});
