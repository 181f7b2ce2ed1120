import { assert } from '@open-wc/testing';
import { connect, createGame } from '../../src/engine.js';
import { LONG_GERMAN, registerLongGerman } from '../i18n/long-german.js';
import { wordsOf } from './dom.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { allIsFit, sizesInTurn } from './fit.js';
import { EVERYWHERE, testRoom } from './room.js';
import { clearPage, newTable, one, rootOf, until } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

describe('a pseudo-language with long words', function () {
  this.timeout(120_000);
  before(registerLongGerman);
  afterEach(clearPage);

  testRoom(LONG_GERMAN, /^Waa/);

  it('texts for spectators fit the table and do not address the spectator as a player', async () => {
    for (const players of [2, 3, 4] as const) {
      const variant = players === 3 ? 'normal' : 'suedtirol';
      const rules = players === 3 ? ({ threePlayer: 'dealer-names-trump' } as const) : {};
      const game = createGame({ variant, players, rules, setup: { dealer: 0, hands: HANDS.slice(0, players) } });
      const table = newTable({ lang: LONG_GERMAN });
      table.connection = connect(game, null);
      await until(() => rootOf(table).querySelector('.prompt'), 'the table is shown');
      await allIsFit(table, `${players}, the announcement`, sizesInTurn(EVERYWHERE, players));
      while (game.phase !== 'hand-over') {
        const [seat] = game.toAct;
        game.act(game.legalActions(seat)[0]);
      }
      await until(() => /ge+wi+n/i.test(one(table, '.status').textContent ?? ''), 'the winner is shown');
      await allIsFit(table, `${players}, the hand is over`, sizesInTurn(EVERYWHERE, players));
      table.lang = 'de';
      await until(() => one(table, '.frame').getAttribute('aria-label') === 'Watten-Tisch', 'the table is in German');
      assert.notMatch(wordsOf(table), /\b(?:du|dir(?!=)|dich|dein\w*|ihr|euch|wir|sie)\b/iu);
      clearPage();
    }
  });
});
