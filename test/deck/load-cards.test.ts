/** Tests of cards that load separately. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { build } from 'esbuild';
import { loadCardSvg } from '../../src/cards.js';
import { cardSvg, CARDS, type Card } from '../../src/deck.js';
import { loadCards } from '../../src/deck/load-cards.js';
import { cardFaceSvg } from '../../src/deck/card-face-svg.js';

test('loadCardSvg() resolves to the same drawing that cardSvg() returns from the whole deck', async () => {
  for (const card of CARDS)
    for (const deck of ['salzburg', 'french'] as const)
      for (const detail of ['normal', 'compact'] as const)
        assert.equal(await loadCardSvg(card, { deck, detail }), cardSvg(card, { deck, detail }), `${deck} ${card}`);
  const look = { deck: 'french', letters: 'JQKA', indices: 'large', colourAid: true } as const;
  assert.equal(await loadCardSvg('LO', look), cardSvg('LO', look));
});

test('loadCardSvg() rejects invalid input with the error that cardSvg() throws', async () => {
  await assert.rejects(loadCardSvg('L4' as Card), /Unknown card "L4"/);
  await assert.rejects(loadCardSvg('LO', { deck: 'tarock' as never }), /deck must be .* not "tarock"/);
  await assert.rejects(loadCardSvg('LO', { letters: 'FDRA' as never }), /letters must be .* not "FDRA"/);
  await assert.rejects(loadCardSvg('LO', { detail: 'fine' as never }), /detail must be .* not "fine"/);
});

test('loadCards() resolves to a deck that contains only the requested cards', async () => {
  for (const name of ['salzburg', 'french'] as const) {
    const deck = await loadCards(['LU', 'S6'], name);
    assert.equal(deck.name, name);
    assert.equal(cardFaceSvg('LU', deck), cardSvg('LU', { deck: name }));
    assert.equal(cardFaceSvg('S6', deck), cardSvg('S6', { deck: name }));
    assert.throws(() => cardFaceSvg('HO', deck), /HO was not loaded/);
    assert.throws(() => cardFaceSvg('H7', deck), /H7 was not loaded/);
  }
  await assert.rejects(loadCards(['L4' as Card], 'salzburg'), /Unknown card "L4"/);
});

const FOLDER = 'src/deck/salzburg/';

/**
 * Returns a function that lists the suit drawings that a module loads, directly or indirectly. The list can include the
 * module itself.
 */
async function drawingsOf(modules: readonly string[]): Promise<(module: string) => readonly string[]> {
  const { metafile } = await build({
    entryPoints: modules.map((module) => `${FOLDER}${module}.ts`),
    bundle: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
  });
  return (module) => {
    const loaded = new Set([`${FOLDER}${module}.ts`]);
    // The loop also visits the files that it adds to the set.
    for (const file of loaded) for (const { path } of metafile.inputs[file]?.imports ?? []) loaded.add(path);
    const drawing = /^src\/deck\/salzburg\/((?:eichel|laub|herz|schell)\/.*)\.ts$/;
    return [...loaded].flatMap((file) => drawing.exec(file)?.[1] ?? []);
  };
}

const MODULES = CARDS.map((card) => {
  const suit = { E: 'eichel', L: 'laub', H: 'herz', S: 'schell' }[card[0] as 'E' | 'L' | 'H' | 'S'];
  const ranks = {
    A: 'ace',
    K: 'king',
    O: 'ober',
    U: 'unter',
    10: 'ten',
    9: 'nine',
    8: 'eight',
    7: 'seven',
    6: 'six',
    5: 'five',
  };
  const rank = card === 'S6' ? 'weli' : ranks[card.slice(1) as keyof typeof ranks];
  return { suit, rank };
});

test("a card's module loads no drawings of other suits or of other cards in its suit", async () => {
  const drawings = await drawingsOf(MODULES.map(({ suit, rank }) => `${suit}/${rank}`));
  for (const { suit, rank } of MODULES) {
    const files = drawings(`${suit}/${rank}`);
    assert.ok(files.includes(`${suit}/${rank}`));
    const others = MODULES.map((other) => other.rank).filter((other) => other !== rank);
    const strange = files.filter((file) => {
      const [itsSuit, name = ''] = file.split('/');
      return itsSuit !== suit || others.includes(name.split('-')[0] ?? '') || name === 'index';
    });
    assert.deepEqual(strange, [], `${suit}/${rank}`);
  }
});
