/** The build shortens the artwork. These tests compare the package's drawings with those of the sources. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import * as source from '../../src/deck.js';
import { runs } from '../runs.js';

test('the package draws every card and every back exactly as the sources do', async () => {
  const built = (await import(pathToFileURL('dist/deck.js').href)) as typeof source;
  for (const card of source.CARDS) {
    assert.ok(built.cardSvg(card) === source.cardSvg(card), `${card} is drawn differently in the package`);
  }
  assert.ok(built.backSvg() === source.backSvg(), 'the back is drawn differently in the package');
});

test('loadCardSvg() from the package returns the same drawing as the sources', async () => {
  const { loadCardSvg } = (await import(pathToFileURL('dist/cards.js').href)) as typeof import('../../src/cards.js');
  for (const card of runs(['EA', 'L7', 'HU', 'SO', 'S6'] as const, source.CARDS))
    for (const deck of ['salzburg', 'french'] as const)
      assert.ok((await loadCardSvg(card, { deck })) === source.cardSvg(card, { deck }), `${deck} ${card}`);
});
