/** Checks that all texts of a language fit, at every size. */
import { assert } from '@open-wc/testing';
import type { WattenTable } from '../../src/index.js';
import { SHOW_SCHLAG, SIGNAL } from '../../tools/scenes/decisions.js';
import { EVERY_PHASE } from '../../tools/scenes/every-phase.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { phase, type Scene } from '../../tools/scenes/scene.js';
import { only, runs } from '../runs.js';
import { allIsFit, type Size, sizesInTurn } from './fit.js';
import { key } from './keys.js';
import { playTo } from './scenes.js';
import { newTable, one, press, rootOf, until, openPanel } from './table.js';

/** Sizes at which a table must fit its texts. */
export const EVERYWHERE: readonly Size[] = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
  // Pages of 1440x900 and 768x1024 at a zoom of 200 %.
  [720, 450],
  [384, 512],
];

/** The cutting player sees a bottom card with a long name. The announcement is public or secret. */
export const PEEKED: readonly (readonly [string, Scene])[] = (['suedtirol', 'suedtirol-blind'] as const).map(
  (variant) => [
    `the bottom card in ${variant}`,
    { variant, seed: 's1', setup: { dealer: 1 }, rules: { bidWhen: 'never' }, at: phase('play') },
  ],
);

const HINT_SCENES: readonly (readonly [string, Scene])[] = [
  ['a Schlag', { setup: { dealer: 3, hands: HANDS }, at: phase('announce') }],
  ['a card to show', SHOW_SCHLAG],
  ['a card', { setup: { dealer: 3, hands: HANDS }, rules: { bidWhen: 'never' }, at: phase('play') }],
];

/**
 * Defines the tests of one language.
 * @param label matches the label of tables in this language, to check that the language is loaded
 */
export const testRoom = (language: string, label: RegExp): void => {
  let turn = 0;
  const fits = async (table: WattenTable, where: string, sizes = EVERYWHERE): Promise<void> => {
    assert.match(one(table, '.frame').getAttribute('aria-label') ?? '', label, 'the language is loaded');
    await allIsFit(table, where, sizesInTurn(sizes, turn++));
  };

  it(`all texts of the poster fit in '${language}'`, async () => {
    const table = newTable({ lang: language, variant: 'kritisch-latinisch-wanderkritt' });
    await until(() => rootOf(table).querySelector('.poster'), 'the poster');
    await fits(table, 'poster');
  });

  const fewPhases = only(
    EVERY_PHASE,
    ...['another card at the cut', 'a card that gives the Trumpf', 'a request for new cards', 'a card among three'],
    ...['the last card of the bidder', 'the next hand, or points to strike', 'the next game'],
  );
  for (const [where, scene] of Object.entries(runs(fewPhases, EVERY_PHASE))) {
    it(`all texts and controls fit in the scene '${where}' in '${language}'`, async () => {
      const table = newTable({ lang: language });
      await playTo(table, scene);
      await fits(table, where);
    });
  }

  it(`announcements with the bottom card fit in '${language}'`, async () => {
    const table = newTable({ lang: language });
    for (const [where, scene] of PEEKED) {
      assert.match((await playTo(table, scene)).peeked ?? '', /U$/, 'the card has a long name');
      await fits(table, where);
    }
  });

  it(`every panel fits the table in '${language}'`, async () => {
    const table = newTable({ lang: language });
    await playTo(table, { ...SIGNAL, rules: { bidWhen: 'never' }, at: phase('hand-over') });
    for (const panel of ['log', 'last-trick', 'signals', 'score', 'review', 'hands', 'settings']) {
      if (panel === 'settings' || panel === 'log') await openPanel(table, panel);
      else await press(one(table, `[data-panel='${panel}']`));
      await until(() => rootOf(table).querySelector('.panel'), `${panel} is open`);
      if (panel === 'review') await until(() => rootOf(table).querySelector('.panel .small'), 'the review is shown');
      await fits(table, panel);
      await press(one(table, '.panel .tool'));
      await until(() => !rootOf(table).querySelector('.panel'), `${panel} is closed`);
    }
  });

  it(`the list of keys fits the table in '${language}'`, async () => {
    const table = newTable({ lang: language });
    await playTo(table, { setup: { dealer: 3 }, at: phase('play') });
    one(table, '.prompt').focus();
    await key('?');
    await until(() => rootOf(table).querySelector('.panel .keys'), 'the keys are listed');
    await fits(table, 'keys');
  });

  it(`hints fit the table in '${language}'`, async () => {
    const table = newTable({ lang: language, hints: '' });
    for (const [where, scene] of HINT_SCENES) {
      await playTo(table, scene);
      await press(one(table, '[data-aid=hint]'));
      await until(() => rootOf(table).querySelector('.hint'), 'the hint is shown', 20_000);
      // Hints in the pseudo-language with long words are taller than the shortest of these tables.
      await fits(table, `a hint for ${where}`, EVERYWHERE.slice(0, -1));
    }
  });
};
