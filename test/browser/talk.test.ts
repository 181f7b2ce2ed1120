import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { HostPlayer, WattenTable } from '../../src/index.js';
import { LINES_PER_OCCASION } from '../../src/table/talk.js';
import { talk as bavarianTalk } from '../../src/i18n/de/talk-bayern.js';
import { say } from '../../src/i18n/text.js';
import { de } from '../i18n/spoken.js';
import { phase } from '../../tools/scenes/scene.js';
import { preferredAction, scripted } from '../../tools/scenes/scripted.js';
import { playTo } from './scenes.js';
import {
  all,
  buttonNamed,
  clearPage,
  newTable,
  one,
  press,
  rootOf,
  statusOf,
  texts,
  until,
  openPanel,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** A player who never answers a bid, so that the bid stays on the table. */
const NEVER_ANSWER: HostPlayer = {
  decide: async (view) => (view.phase === 'answer' ? new Promise(() => {}) : preferredAction(view)),
};

/** Returns all lines that a player can say when a game is over. */
const finalLinesIn = (messages: typeof de): readonly string[] =>
  (['talk-game-won', 'talk-game-lost', 'talk-schneider', 'talk-retourschneider'] as const).flatMap((key) =>
    Array.from({ length: LINES_PER_OCCASION }, (_, line) => say(messages, { key, params: { line } })),
  );

const FINAL_LINES = finalLinesIn(de);
const BAVARIAN_LINES = finalLinesIn({ ...de, ...bavarianTalk }).filter((line) => !FINAL_LINES.includes(line));

/** A table with a finished game in which only computer players took part. */
async function finishedTable(
  attributes: Record<string, string>,
  seats: WattenTable['seats'] = null,
): Promise<WattenTable> {
  const table = newTable({ players: '2', level: 'easy', seat: 'none', ...attributes });
  if (seats) table.seats = seats;
  await table.updateComplete;
  const announcements: string[] = [];
  const live = one(table, '.live');
  new MutationObserver(() => announcements.push(live.textContent ?? '')).observe(live, {
    childList: true,
    subtree: true,
  });
  await table.start({ seed: 'sprueche', setup: { score: [10, 8] } });
  await until(() => table.view?.phase === 'game-over', 'the game is over');
  await until(() => statusOf(table).includes('das Spiel'), 'the result is shown');
  assert.isAbove(announcements.length, 1);
  for (const line of FINAL_LINES)
    assert.isFalse(
      announcements.some((announcement) => announcement.includes(line)),
      `${line} is not announced`,
    );
  return table;
}

describe("players' table talk", () => {
  beforeEach(() => setViewport({ width: 390, height: 700 }));
  afterEach(clearPage);

  it("a player's talk appears in a speech bubble at their seat until the visitor switches talk off", async () => {
    const table = await finishedTable({});
    const [line, ...more] = texts(table, '.seat .speech .talk');
    assert.isEmpty(more);
    assert.include(FINAL_LINES, line);
    await openPanel(table, 'settings');
    const choice = (): HTMLElement => one(table, '[data-preference=talk]');
    await until(() => rootOf(table).querySelector('[data-preference=talk]'), 'the settings are open');
    assert.strictEqual(choice().getAttribute('aria-checked'), 'true');
    await press(choice());
    await until(() => choice().getAttribute('aria-checked') === 'false', 'talk is off');
    assert.isEmpty(all(table, '.speech'));
  });

  it('players at a Bavarian table talk in Bavarian', async () => {
    const table = await finishedTable({ variant: 'bayrisch', target: '11' });
    const [line] = texts(table, '.seat .speech .talk');
    assert.include(BAVARIAN_LINES, line);
  });

  it('with talk="none", players are silent, and players provided by the page are always silent', async () => {
    assert.isEmpty(all(await finishedTable({ talk: 'none' }), '.speech'));
    const player = scripted();
    assert.isEmpty(all(await finishedTable({}, [player, player]), '.speech'));
  });
});

describe("the visitor's call", function () {
  this.timeout(60_000);
  afterEach(clearPage);

  for (const dealer of [0, 2]) {
    it(`on a phone, the bubble points down at the middle of the panel (dealer ${dealer})`, async () => {
      await setViewport({ width: 390, height: 844 });
      const table = newTable({ lang: 'de' });
      table.style.height = '100vh';
      await playTo(table, { variant: 'normal', setup: { dealer }, others: NEVER_ANSWER, at: phase('play') });
      await press(buttonNamed(table, '3 bieten'));
      await until(() => texts(table, '.seat.bottom .speech').length > 0, 'the bubble');
      const bubble = one(table, '.seat.bottom .speech');
      await until(() => bubble.dataset['side'] === 'above', 'the bubble is placed');
      const [{ left, right, bottom }, sheet] = [bubble, one(table, '.sheet')].map((part) =>
        part.getBoundingClientRect(),
      );
      const middle = (sheet.left + sheet.right) / 2;
      assert.isBelow(left, middle);
      assert.isAbove(right, middle);
      assert.isAtMost(bottom, sheet.top);
    });
  }
});
