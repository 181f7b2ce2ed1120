/** Checks that axe finds no violations on the poster, in any question or in any panel. */
import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { STRIKE, SIGNAL } from '../../tools/scenes/decisions.js';
import { EVERY_PHASE } from '../../tools/scenes/every-phase.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { only, runs } from '../runs.js';
import { key } from './keys.js';
import { patched } from './patched.js';
import { phase, type Scene } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import { skipDrawing } from './skip-drawing.js';
import {
  all,
  cardOf,
  clearPage,
  buttonNamed,
  newTable,
  one,
  PLAYABLE,
  press,
  rootOf,
  until,
  viewOf,
  openPanel,
} from './table.js';
import { paintPage } from './paint-page.js';

skipDrawing();

/** Ignored axe rules, which concern the page around the table. */
const PAGE_RULES = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title', 'html-has-lang'];

async function isAccessible(table: WattenTable, where: string): Promise<void> {
  try {
    await assert.isAccessible(table, { ignoredRules: PAGE_RULES });
  } catch (error) {
    throw new Error(`${where}: ${(error as Error).message}`, { cause: error });
  }
}

describe('accessibility checks with axe', function () {
  this.timeout(120_000);
  paintPage();
  beforeEach(() => setViewport({ width: 390, height: 844 }));
  afterEach(clearPage);

  it('axe finds no accessibility violations on the poster or in any question', async () => {
    const table = newTable({ help: 'on' });
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster is shown');
    await isAccessible(table, 'the poster');
    const nameless = one(table, '.poster').appendChild(document.createElement('button'));
    await assert.isNotAccessible(table, { ignoredRules: PAGE_RULES });
    nameless.remove();
    const fewPhases = only(
      EVERY_PHASE,
      'a cut',
      'a Schlag',
      'a card that gives the Trumpf',
      'an answer to a bid',
      'the next game',
    );
    for (const [where, scene] of Object.entries(runs(fewPhases, EVERY_PHASE))) {
      await playTo(table, scene);
      await isAccessible(table, where);
    }
  });

  it('axe finds no accessibility violations in panels, enlarged cards and confirmations, or during a pause', async () => {
    const table = newTable({ variant: 'deuten', hints: '' });
    await playTo(table, { ...SIGNAL, rules: { bidWhen: 'never' }, at: phase('hand-over') });
    for (const panel of ['log', 'last-trick', 'signals', 'score', 'review', 'hands'] as const) {
      if (panel === 'log') await openPanel(table, panel);
      else await press(one(table, `[data-panel='${panel}']`));
      await until(() => rootOf(table).querySelector('.panel'), `${panel} is open`);
      if (panel === 'review') await until(() => rootOf(table).querySelector('.panel .small'), 'the review is shown');
      await isAccessible(table, panel);
      await key('Escape');
      await until(() => !rootOf(table).querySelector('.panel'), `${panel} is closed`);
    }
    await openPanel(table, 'settings');
    await until(() => rootOf(table).querySelector('.preferences'), 'the settings are open');
    await isAccessible(table, 'settings');
    await key('?');
    await until(() => rootOf(table).querySelector('.panel .keys'), 'the keys are listed');
    await isAccessible(table, 'keys');
    await key('Escape');
    await playTo(table, { ...SIGNAL, setup: { dealer: 3, hands: HANDS } });
    cardOf(table, viewOf(table).hand[0]).focus();
    await key('+');
    await until(() => rootOf(table).querySelector('.close-up'), 'a card is enlarged');
    await isAccessible(table, 'a large card');
    await key('Escape');
    table.pause();
    await until(
      () => all(table, '.status').some(({ textContent }) => textContent.includes('Pause')),
      'the game is paused',
    );
    await isAccessible(table, 'a pause');
    table.resume();
    await playTo(table, STRIKE);
    await press(buttonNamed(table, 'Eigene Punkte auf 0'));
    await until(() => rootOf(table).querySelector("[data-confirm='yes']"), 'the confirmation is shown');
    await isAccessible(table, 'a confirmation');
  });

  it('axe finds no accessibility violations in the statistics or in the closing scene of a game', async () => {
    const table = newTable({ persist: 'axe' });
    await playTo(table, EVERY_PHASE['the next game']);
    await openPanel(table, 'settings');
    await until(() => rootOf(table).querySelector('.of-stats'), 'the settings are open');
    await press(one(table, '.of-stats'));
    await until(() => rootOf(table).querySelector('.panel .stats'), 'the statistics are open');
    await isAccessible(table, 'statistics');
    await key('Escape');
    const isLast: Scene['at'] = (view) => phase('play')(view) && view.tricks.includes(2);
    await playTo(table, { ...EVERY_PHASE['the next game'], rules: { bidWhen: 'never' }, at: isLast });
    table.speed = 'slow';
    // The end of the game stays on screen until axe has checked it.
    const { setTimeout } = window;
    const withoutEnd = (then: () => void, ms = 0): number => (ms > 3000 ? 0 : setTimeout(then, ms));
    await patched(window, 'setTimeout', withoutEnd, async () => {
      await press(all(table, PLAYABLE)[0]);
      await until(() => rootOf(table).querySelector('.finale'), 'the end is shown');
      await isAccessible(table, 'the end of a game');
      assert.isNotNull(rootOf(table).querySelector('.finale'), 'the end is still shown after the check');
    });
  });

  it('axe finds no accessibility violations on a table with a slate or in a replay', async () => {
    await setViewport({ width: 1440, height: 900 });
    const table = newTable();
    await playTo(table, { setup: { dealer: 3, hands: HANDS, score: [13, 11] }, at: phase('hand-over') });
    await isAccessible(table, 'the slate');
    const saved = table.save();
    assert.isNotNull(saved);
    if (saved) await table.replay(saved.game, { seat: 0 });
    table.replayStep = 3;
    await until(() => rootOf(table).querySelector('.replay'), 'the replay is shown');
    await isAccessible(table, 'a replay');
  });
});
