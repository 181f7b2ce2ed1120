/** Tests that recorded games replay exactly in every future version. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { ACTION_TYPES } from '../../src/game/action.js';
import type { Fact } from '../../src/game/fact.js';
import { GOLDEN_FOLDER, GOLDENS, playGolden } from '../../tools/golden/golden.js';
import { VARIANT_IDS, variants } from '../../src/rules/variants.js';

const WANTED = 'If the change is wanted, run `npm run golden`.';

const fileText = (file: string): Promise<string> => readFile(new URL(file, GOLDEN_FOLDER), 'utf8');

/** Returns the first line in which two texts differ. */
const difference = (old: string, now: string): string => {
  const [before, after] = [old.split('\n'), now.split('\n')];
  const line = after.findIndex((text, index) => text !== before[index]);
  const at = line === -1 ? after.length : line;
  return `line ${at + 1}\n  was: ${before[at] ?? 'the end'}\n  is:  ${after[at] ?? 'the end'}`;
};

const played = GOLDENS.map((golden) => ({ ...golden, ...playGolden(golden) }));

for (const variant of VARIANT_IDS) {
  test(`the golden games of ${variant} still produce their stored files`, async () => {
    const games = played.filter(({ rules }) => rules.variant === variant);
    assert.equal(games.filter(({ isSeparate }) => !isSeparate).length, variants[variant].players.length * 3);
    for (const { file, text } of games) {
      const old = await fileText(file);
      assert.ok(old === text, `${file} differs in ${difference(old, text)}\n${WANTED}`);
    }
  });
}

test('every golden game has a stored file, and there are no other stored files', async () => {
  const files = (await readdir(GOLDEN_FOLDER)).filter((file) => file.endsWith('.txt'));
  assert.deepEqual(files.sort(), GOLDENS.map(({ file }) => file).sort(), WANTED);
});

/** All types of facts. */
const FACTS: Readonly<Record<Fact['type'], 1>> = {
  drawn: 1,
  took: 1,
  deal: 1,
  'stock-top': 1,
  announced: 1,
  shown: 1,
  redealt: 1,
  swapped: 1,
  'hands-swapped': 1,
  trick: 1,
  maschine: 1,
  penalty: 1,
  bluffed: 1,
  struck: 1,
  revealed: 1,
  hand: 1,
  game: 1,
};

test('the golden games contain every type of action and fact', () => {
  const types = new Set(played.flatMap((game) => [...game.types]));
  assert.deepEqual([...types].sort(), [...ACTION_TYPES, ...Object.keys(FACTS)].sort());
});
