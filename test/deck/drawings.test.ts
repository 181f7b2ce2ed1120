/** Compares every card with its recorded drawing, because a drawing must not change by accident. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { backSvg, cardSvg, CARDS, type CardSvgOptions } from '../../src/deck.js';

const FILE = new URL('drawings.json', import.meta.url);

/** Options that contain each detail, index, palette and set of letters at least once. */
const LOOKS: readonly CardSvgOptions[] = [
  { detail: 'full', indices: 'off' },
  { detail: 'normal', indices: 'large' },
  { detail: 'compact', indices: 'small', colourAid: true, letters: 'JQKA' },
];

function hashOf(documents: readonly string[]): string {
  const hash = createHash('sha256');
  for (const svg of documents) hash.update(svg);
  return hash.digest('hex').slice(0, 16);
}

const drawings = (): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...(['salzburg', 'french'] as const).flatMap((deck) =>
      CARDS.map((card) => [`${deck} ${card}`, hashOf(LOOKS.map((look) => cardSvg(card, { ...look, deck })))]),
    ),
    ...(['leather', 'loden', 'wine', 'slate'] as const).map((ground) => [
      `back ${ground}`,
      hashOf([backSvg({ ground })]),
    ]),
    ...(['edelweiss', 'lattice'] as const).map((back) => [`back ${back}`, hashOf([backSvg({ back })])]),
  ]);

test('every card and every back matches its recorded drawing (DRAWINGS=write records changes)', () => {
  const now = drawings();
  if (process.env['DRAWINGS'] === 'write') writeFileSync(FILE, `${JSON.stringify(now, null, 2)}\n`);
  assert.deepEqual(now, JSON.parse(readFileSync(FILE, 'utf8')));
});
