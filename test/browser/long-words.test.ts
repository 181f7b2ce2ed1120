import { assert } from '@open-wc/testing';
import { connect, createGame, type Setup } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { LONG_GERMAN, speakLongGerman } from '../i18n/long-german.js';
import { BLUFF, CALL, DECIDE, FARBE, SHOW_SCHLAG, SHOW_TRUMPF, SIGNAL, STRIKE, TAKE } from './decisions.js';
import { wordsOf } from './dom.js';
import { allIsFit, type Size } from './fit.js';
import { asked, phase, playTo, type Scene } from './scenes.js';
import { clearPage, newTable, one, press, rootOf, until } from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

const PHONES: readonly Size[] = [
  [320, 568],
  [390, 844],
];

const HANDS: Setup['hands'] = [
  ['EA', 'LK', 'HO', 'SU', 'E7'],
  ['LA', 'HK', 'SO', 'EU', 'L8'],
  ['HA', 'SK', 'EO', 'LU', 'H9'],
  ['SA', 'EK', 'LO', 'HU', 'S10'],
];

const SCENES: Readonly<Record<string, Scene>> = {
  'a draw': { at: phase('draw') },
  'a cut': { setup: { dealer: 1 }, at: phase('cut') },
  'a Kritischer at the cut': TAKE,
  'another card at the cut': BLUFF,
  'a Schlag': { setup: { dealer: 3, hands: HANDS }, at: phase('announce') },
  'a Trumpf': { setup: { dealer: 0, hands: HANDS }, at: phase('announce') },
  'a card that gives the Schlag': SHOW_SCHLAG,
  'a card that gives the Trumpf': SHOW_TRUMPF,
  'a request for new cards': {
    setup: { dealer: 0, hands: HANDS },
    others: ['ask-schoeneres'],
    at: (view) => asked(view, 'schoeneres'),
  },
  'the first card': { setup: { dealer: 3, hands: HANDS, score: [13, 11] }, at: phase('play') },
  'the first card, with the Rechte': CALL,
  'a card among three': {
    variant: 'normal',
    players: 3,
    setup: { dealer: 2, hands: HANDS.slice(0, 3), score: [4, 3, 2] },
    at: phase('play'),
  },
  'a forced game': DECIDE,
  'an answer to a bid': { setup: { dealer: 3, hands: HANDS }, others: ['bid'], at: (view) => asked(view, 'bid') },
  'the last card of the bidder': FARBE,
  'the next hand, or points to strike': STRIKE,
  'the next game': { setup: { dealer: 3, hands: HANDS, score: [13, 13] }, at: phase('game-over') },
};

const HINTED: readonly (readonly [string, Scene])[] = [
  ['a Schlag', { setup: { dealer: 3, hands: HANDS }, at: phase('announce') }],
  ['a card to show', SHOW_SCHLAG],
  ['a card', { setup: { dealer: 3, hands: HANDS }, rules: { bidWhen: 'never' }, at: phase('play') }],
];

describe('a language with long words', function () {
  this.timeout(120_000);
  before(speakLongGerman);
  afterEach(clearPage);

  const isFit = async (table: WattenTable, where: string): Promise<void> => {
    assert.match(one(table, '.frame').getAttribute('aria-label') ?? '', /^Waa/, 'it is spoken');
    await allIsFit(table, where, PHONES);
  };

  it('has room on the poster', async () => {
    const table = newTable({ lang: LONG_GERMAN, variant: 'kritisch-latinisch-wanderkritt' });
    await until(() => rootOf(table).querySelector('.poster'), 'the poster');
    await isFit(table, 'poster');
  });

  for (const [where, scene] of Object.entries(SCENES)) {
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

  it('has room for hints', async () => {
    const table = newTable({ lang: LONG_GERMAN, hints: '' });
    for (const [where, scene] of HINTED) {
      await playTo(table, scene);
      await press(one(table, '[data-aid=hint]'));
      await until(() => rootOf(table).querySelector('.hint'), 'the hint is shown', 20_000);
      await isFit(table, `a hint for ${where}`);
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
