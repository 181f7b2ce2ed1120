import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { WattenTable } from '../../src/index.js';
import { LINES_PER_OCCASION } from '../../src/table/talk.js';
import { say } from '../../src/i18n/text.js';
import { de } from '../i18n/spoken.js';
import { scripted } from '../../tools/scenes/scripted.js';
import { all, clearPage, newTable, one, press, rootOf, statusOf, texts, until } from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

/** What may be said when a game is over. */
const LAST_WORDS = (['talk-game-won', 'talk-game-lost', 'talk-schneider', 'talk-retourschneider'] as const).flatMap(
  (key) => Array.from({ length: LINES_PER_OCCASION }, (_, line) => say(de, { key, params: { line } })),
);

/** A game that is over, at which nobody sat but players. */
async function playedOut(attributes: Record<string, string>, seats: WattenTable['seats'] = null): Promise<WattenTable> {
  const table = newTable({ players: '2', level: 'easy', seat: 'none', ...attributes });
  if (seats) table.seats = seats;
  await table.updateComplete;
  const heard: string[] = [];
  const live = one(table, '.live');
  new MutationObserver(() => heard.push(live.textContent ?? '')).observe(live, { childList: true, subtree: true });
  await table.start({ seed: 'sprueche', setup: { score: [10, 8] } });
  await until(() => table.view?.phase === 'game-over', 'the game is over');
  await until(() => statusOf(table).includes('das Spiel'), 'it is told');
  assert.isAbove(heard.length, 1);
  for (const line of LAST_WORDS)
    assert.isFalse(
      heard.some((said) => said.includes(line)),
      `${line} is not announced`,
    );
  return table;
}

describe('what people say beside the calls', () => {
  beforeEach(() => setViewport({ width: 390, height: 700 }));
  afterEach(clearPage);

  it('stands in a bubble at the seat, is not announced, and goes when the guest does not want it', async () => {
    const table = await playedOut({});
    const [said, ...more] = texts(table, '.seat .speech .talk');
    assert.isEmpty(more);
    assert.include(LAST_WORDS, said);
    await press(one(table, '.tools [data-panel=log]'));
    await until(() => rootOf(table).querySelector('.more'), 'the log is open');
    await press(one(table, '.more'));
    const choice = (): HTMLElement => one(table, '[data-preference=talk]');
    await until(() => rootOf(table).querySelector('[data-preference=talk]'), 'the settings are open');
    assert.strictEqual(choice().getAttribute('aria-checked'), 'true');
    await press(choice());
    await until(() => choice().getAttribute('aria-checked') === 'false', 'it is off');
    assert.isEmpty(all(table, '.speech'));
  });

  it('is not said where the page does not want it, nor by players of the page’s own', async () => {
    assert.isEmpty(all(await playedOut({ talk: 'none' }), '.speech'));
    const player = scripted();
    assert.isEmpty(all(await playedOut({}, [player, player]), '.speech'));
  });
});
