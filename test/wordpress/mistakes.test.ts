/** Mistakes in the values of a block or shortcode of the WordPress plugin. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SETTINGS } from '../../src/element/shell/settings/settings.js';
import { VARIANT_IDS, variants } from '../../src/rules/variants.js';
import { findMistakes, playersOf } from '../../src/wordpress/mistakes.js';

test('valid values of a table have no mistakes', () => {
  for (const values of [
    {},
    { variant: 'bayrisch', players: '3', target: '15', seat: '2' },
    { variant: 'tirol', rules: 'Farbe, refusal=3' },
    { players: 2, seat: 'none', rules: '' },
    { rules: '{"farbe":true}', level: 'easy', lang: 'it' },
  ])
    assert.deepEqual(findMistakes(values), {}, JSON.stringify(values));
});

test('each mistake is at its attribute, with the message of the table', () => {
  for (const [values, name, message] of [
    [{ variant: 'suedtirol', players: '3' }, 'players', "Variant 'suedtirol' does not support 3 players"],
    [{ variant: 'bavaria' }, 'variant', "Unknown variant 'bavaria'. Valid variants: 'suedtirol'"],
    [{ rules: 'farbe colour=red' }, 'rules', "Unknown rule option 'colour'. Valid options"],
    [{ variant: 'bayrisch', rules: 'farbe' }, 'rules', "'farbe' requires 'lastTrick' to be 'first-bid'."],
    [{ target: '4' }, 'target', "Rule option 'target' must be"],
    [{ players: 'two' }, 'players', "Rule option 'players' must be 2, 3 or 4, not 'two'."],
    [{ players: '2', seat: '3' }, 'seat', "'seat' must be from 0 to 1 at a table for 2, not 3."],
    [{ variant: 'blind', players: '2', rules: 'blindSwap' }, 'rules', "'blindSwap' requires 4 players"],
  ] as const) {
    const mistakes = findMistakes(values);
    assert.deepEqual(Object.keys(mistakes), [name], JSON.stringify(values));
    assert.ok(mistakes[name]?.includes(message), mistakes[name]);
  }
});

test('the players of a variant are those that the variant supports', () => {
  for (const id of VARIANT_IDS) assert.deepEqual([...playersOf(id)].reverse(), variants[id].players);
  assert.deepEqual(findMistakes({ players: '3' }), findMistakes({ variant: SETTINGS.variant.initial, players: '3' }));
  assert.deepEqual(playersOf(undefined), playersOf(SETTINGS.variant.initial));
});
