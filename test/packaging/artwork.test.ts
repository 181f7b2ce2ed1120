/** The build shortens the artwork. These tests compare the package's drawings with those of the sources. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import * as source from '../../src/deck.js';
import { runs } from '../runs.js';

test('cardSvg() and backSvg() return the same drawings in the package as in the sources', async () => {
  const built = (await import(pathToFileURL('dist/deck.js').href)) as typeof source;
  for (const card of source.CARDS) {
    assert.ok(built.cardSvg(card) === source.cardSvg(card), `${card} is drawn differently in the package`);
  }
  assert.ok(built.backSvg() === source.backSvg(), 'the back is drawn differently in the package');
});

test('loadCardSvg() in the package returns the same drawings as cardSvg() in the sources', async () => {
  const { loadCardSvg } = (await import(pathToFileURL('dist/cards.js').href)) as typeof import('../../src/cards.js');
  for (const card of runs(['EA', 'L7', 'HU', 'SO', 'S6'] as const, source.CARDS))
    for (const deck of ['salzburg', 'french'] as const)
      assert.ok((await loadCardSvg(card, { deck })) === source.cardSvg(card, { deck }), `${deck} ${card}`);
});
