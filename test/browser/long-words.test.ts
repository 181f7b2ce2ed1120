import { assert } from '@open-wc/testing';
import { connect, createGame } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { LONG_GERMAN, speakLongGerman } from '../i18n/long-german.js';
import { SHOW_SCHLAG, SIGNAL } from '../../tools/scenes/decisions.js';
import { wordsOf } from './dom.js';
import { EVERY_PHASE } from '../../tools/scenes/every-phase.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { allIsFit, type Size } from './fit.js';
import { key } from './keys.js';
import { phase, type Scene } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import { clearPage, newTable, one, press, rootOf, until } from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

const EVERYWHERE: readonly Size[] = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
  // Pages of 1440 by 900 and 768 by 1024 at 200 %.
  [720, 450],
  [384, 512],
];

const HINTED: readonly (readonly [string, Scene])[] = [
  ['a Schlag', { setup: { dealer: 3, hands: HANDS }, at: phase('announce') }],
  ['a card to show', SHOW_SCHLAG],
  ['a card', { setup: { dealer: 3, hands: HANDS }, rules: { bidWhen: 'never' }, at: phase('play') }],
];

describe('a language with long words', function () {
  this.timeout(120_000);
  before(speakLongGerman);
  afterEach(clearPage);

  const isFit = async (table: WattenTable, where: string, sizes = EVERYWHERE): Promise<void> => {
    assert.match(one(table, '.frame').getAttribute('aria-label') ?? '', /^Waa/, 'it is spoken');
    await allIsFit(table, where, sizes);
  };

  it('has room on the poster', async () => {
    const table = newTable({ lang: LONG_GERMAN, variant: 'kritisch-latinisch-wanderkritt' });
    await until(() => rootOf(table).querySelector('.poster'), 'the poster');
    await isFit(table, 'poster');
  });

  for (const [where, scene] of Object.entries(EVERY_PHASE)) {
    it(`has room where the table asks for ${where}`, async () => {
      const table = newTable({ lang: LONG_GERMAN });
      await playTo(table, scene);
      await isFit(table, where);
    });
  }

  it('has room in every panel', async () => {
    const table = newTable({ lang: LONG_GERMAN });
    await playTo(table, { ...SIGNAL, rules: { bidWhen: 'never' }, at: phase('hand-over') });
    for (const panel of ['log', 'last-trick', 'signals', 'score', 'review', 'hands', 'settings']) {
      await press(one(table, `[data-panel='${panel === 'settings' ? 'log' : panel}']`));
      await until(() => rootOf(table).querySelector('.panel'), `${panel} is open`);
      if (panel === 'settings') await press(one(table, '.more'));
      if (panel === 'review') await until(() => rootOf(table).querySelector('.panel .small'), 'the look back is there');
      await isFit(table, panel);
      await press(one(table, '.panel .tool'));
      await until(() => !rootOf(table).querySelector('.panel'), `${panel} is closed`);
    }
  });

  it('has room for the list of keys', async () => {
    const table = newTable({ lang: LONG_GERMAN });
    await playTo(table, { setup: { dealer: 3 }, at: phase('play') });
    one(table, '.prompt').focus();
    await key('?');
    await until(() => rootOf(table).querySelector('.panel .keys'), 'the keys are listed');
    await isFit(table, 'keys');
  });

  it('has room for hints', async () => {
    const table = newTable({ lang: LONG_GERMAN, hints: '' });
    for (const [where, scene] of HINTED) {
      await playTo(table, scene);
      await press(one(table, '[data-aid=hint]'));
      await until(() => rootOf(table).querySelector('.hint'), 'the hint is shown', 20_000);
      // Hints in such words are longer than the lowest of these tables is high.
      await isFit(table, `a hint for ${where}`, EVERYWHERE.slice(0, -1));
    }
  });

  it('has room for what a spectator is told, and speaks to nobody', async () => {
    for (const players of [2, 3, 4] as const) {
      const variant = players === 3 ? 'normal' : 'suedtirol';
      const game = createGame({ variant, players, setup: { dealer: 0, hands: HANDS.slice(0, players) } });
      const table = newTable({ lang: LONG_GERMAN });
      table.connection = connect(game, null);
      await until(() => rootOf(table).querySelector('.prompt'), 'the table is there');
      await isFit(table, `${players}, the announcement`);
      while (game.phase !== 'hand-over') {
        const [seat] = game.toAct;
        game.act(game.legalActions(seat)[0]);
      }
      await until(() => /ge+wi+n/i.test(one(table, '.status').textContent ?? ''), 'who won is told');
      await isFit(table, `${players}, the hand is over`);
      table.lang = 'de';
      await until(() => one(table, '.frame').getAttribute('aria-label') === 'Watten-Tisch', 'German is spoken');
      assert.notMatch(wordsOf(table), /\b(?:du|dir(?!=)|dich|dein\w*|ihr|euch|wir|sie)\b/iu);
      clearPage();
    }
  });
});
