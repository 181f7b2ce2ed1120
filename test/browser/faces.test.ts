import { assert, aTimeout } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { connect, createGame, type Person, type SeatConnection, type Update } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { countFrameRequests } from './on-stage.js';
import { phase } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import { all, clearPage, newTable, one, rootOf, settled, texts, until } from './table.js';

const canvasOf = (table: WattenTable, seat: number): HTMLCanvasElement | null =>
  rootOf(table).querySelector<HTMLCanvasElement>(`.seat[data-seat='${seat}'] .face[data-drawn] canvas`);

/** The painted share of a canvas, from 0 to 1. */
function paintedShare(canvas: HTMLCanvasElement): number {
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  let painted = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at] > 0) painted++;
  return painted / (data.length / 4);
}

async function facesSeen(table: WattenTable, ...seats: readonly number[]): Promise<void> {
  await until(() => seats.every((seat) => canvasOf(table, seat)), 'the faces are drawn');
}

describe("players' faces", () => {
  afterEach(clearPage);

  for (const [width, height, least] of [
    [320, 568, 44],
    [1440, 900, 64],
  ] as const) {
    it(`computer players have sharp faces at ${width}x${height}`, async () => {
      await setViewport({ width, height });
      const table = newTable();
      table.style.height = `${height}px`;
      await playTo(table, { setup: { dealer: 3 }, at: phase('play') });
      await facesSeen(table, 1, 2, 3);
      assert.isNull(canvasOf(table, 0), 'the visitor has no face');
      for (const seat of [1, 2, 3]) {
        const canvas = canvasOf(table, seat) as HTMLCanvasElement;
        assert.isAtLeast(canvas.offsetWidth, least);
        assert.closeTo(canvas.width, canvas.offsetWidth * Math.min(2, devicePixelRatio), 1);
        assert.isAbove(paintedShare(canvas), 0.2);
        assert.isNotNull(canvas.closest('[aria-hidden=true]'));
      }
    });
  }

  it("players' faces are visible from the start of a game, even during the draw for the deal", async () => {
    await setViewport({ width: 500, height: 700 });
    const table = newTable();
    await playTo(table, { at: phase('draw') });
    await facesSeen(table, 1, 2, 3);
  });

  it('seats show labelled marks for the partner, the opponents, the dealer and the forehand', async () => {
    await setViewport({ width: 500, height: 700 });
    const table = newTable();
    await playTo(table, { setup: { dealer: 3 }, at: phase('play') });
    const marks = (seat: number): readonly string[] => texts(table, `.seat[data-seat='${seat}'] .mark .sr-only`);
    assert.deepEqual([0, 1, 2, 3].map(marks), [['Vorhand'], ['Gegner'], ['Partner'], ['Gegner', 'Geber']]);
    for (const mark of all(table, '.seat .mark'))
      assert.strictEqual(mark.title, mark.querySelector('.sr-only')?.textContent);
  });

  it('in Italian, the words for partner and opponent agree with the gender of the person, but not of a chosen name', async () => {
    await setViewport({ width: 500, height: 700 });
    const table = newTable({ lang: 'it' });
    table.companions = [null, 'resi', 'rosa', 'luis'];
    await table.start({ seed: 'gender', setup: { dealer: 3 } });
    await settled(table);
    const words = (): readonly string[] =>
      [1, 2, 3].map((seat) => texts(table, `.seat[data-seat='${seat}'] :is(.partner, .opponent) .sr-only`).join());
    assert.deepEqual(words(), ['Avversaria', 'Compagna', 'Avversario']);
    table.names = [null, null, 'Franz', null];
    await until(() => words()[1] === 'Compagno', 'the chosen name is masculine or unknown');
  });

  it('faces react to actions but request no frames while the table is idle', async () => {
    await setViewport({ width: 500, height: 700 });
    const table = newTable({ speed: 'fast' });
    await playTo(table, { setup: { dealer: 3 }, at: phase('play') });
    await facesSeen(table, 1, 2, 3);
    const pictures = (): readonly string[] =>
      all<HTMLCanvasElement>(table, '.face canvas').map((canvas) => canvas.toDataURL());
    const before = pictures();
    await table.act({ type: 'bid', seat: 0, to: 3 });
    await until(() => pictures().some((picture, index) => picture !== before[index]), 'a face changes');
    await until(() => table.view?.phase === 'play' || table.view?.phase === 'hand-over', 'the bid is answered');
    await settled(table);
    await aTimeout(400);
    assert.strictEqual(await countFrameRequests(() => aTimeout(300)), 0);
  });

  it('the table draws the faces that the connection sends, but no face for a person whose face is unknown', async () => {
    await setViewport({ width: 500, height: 700 });
    const game = createGame({ seed: 'leute', setup: { dealer: 3 } });
    game.act({ type: 'cut', seat: 2 });
    const person = (by: Person['by'], name: string | null, face: string | null): Person => ({
      by,
      name,
      here: true,
      face,
    });
    const people = [
      person('human', 'Anna', null),
      person('human', 'Ben', 'vinz'),
      person('human', 'Carla', 'nobody'),
      person('computer', null, null),
    ];
    const plain = connect(game, 0);
    const connection: SeatConnection = {
      get view() {
        return plain.view;
      },
      act: (action) => plain.act(action),
      subscribe(listener: (update: Update) => void) {
        listener({ people });
        return plain.subscribe(listener);
      },
    };
    const table = newTable();
    table.connection = connection;
    await settled(table);
    await facesSeen(table, 1, 3);
    assert.lengthOf(all(table, '.seat .face'), 2);
    assert.include(one(table, ".seat[data-seat='1']").textContent ?? '', 'Ben');
    assert.include(one(table, ".seat[data-seat='3']").textContent ?? '', 'Sepp', 'a computer has the name of its face');
  });

  it('computer players keep their names when a saved game loads', async () => {
    const table = newTable();
    const names = (): readonly string[] => texts(table, '.seat .called');
    await table.start({ setup: { dealer: 2 } });
    await until(() => names().length === 4, 'all players have names');
    const [saved, before] = [table.save(), names()];
    const other = { ...JSON.parse(JSON.stringify(saved)), game: { ...saved?.game, seed: 'another' } };
    await table.load(other);
    await until(() => names().length === 4, 'all players have names again');
    assert.deepEqual(names(), before);
  });
});
