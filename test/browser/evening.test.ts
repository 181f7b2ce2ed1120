/** The organiser's desk: a tournament evening on one laptop, by keyboard and mouse. */
import { assert, expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { listOf } from '../../src/base/list-of.js';
import { createEvening, type EveningRecord } from '../../src/evening.js';
import { evening as german } from '../../src/i18n/de/evening.js';
import type { WattenEvening } from '../../src/watten-evening.js';
import '../../src/watten-evening.js';
import { until } from './table.js';

const CODE = 'test-evening';
const KEY = `watten-evening:${CODE}`;

const rootOf = (element: WattenEvening): ShadowRoot => element.shadowRoot ?? assert.fail();
const textOf = (element: WattenEvening): string => (rootOf(element).textContent ?? '').replaceAll(/\s+/gu, ' ');
const one = <Found extends HTMLElement = HTMLElement>(element: WattenEvening, selector: string): Found =>
  rootOf(element).querySelector<Found>(selector) ?? assert.fail(`There is no ${selector}.`);
const input = (element: WattenEvening, name: string): HTMLInputElement => one(element, `[name="${name}"]`);
const button = (element: WattenEvening, text: string): HTMLButtonElement =>
  [...rootOf(element).querySelectorAll('button')].find(({ textContent }) => textContent.trim() === text) ??
  assert.fail(`There is no button "${text}".`);
const shows = (element: WattenEvening, text: string): Promise<void> =>
  until(() => textOf(element).includes(text), text);

const newDesk = async (attributes: Readonly<Record<string, string>> = {}): Promise<WattenEvening> => {
  const desk = document.createElement('watten-evening');
  for (const [name, value] of Object.entries({ code: CODE, lang: 'de', ...attributes })) desk.setAttribute(name, value);
  document.body.append(desk);
  await until(() => rootOf(desk).querySelector('.inside'), 'the desk');
  return desk;
};

const click = async (desk: WattenEvening, text: string): Promise<void> => {
  button(desk, text).click();
  await desk.updateComplete;
};

/** Types a text into a field. */
const typeInto = async (desk: WattenEvening, name: string, text: string): Promise<void> => {
  input(desk, name).focus();
  await sendKeys({ type: text });
};

const PAIRS = listOf(8, (index) => `Moidl ${index + 1} / Sepp ${index + 1}`);

/** A desk with an evening of eight pairs that has begun. */
const begun = async (record?: EveningRecord): Promise<WattenEvening> => {
  const entries = PAIRS.map((pair) => pair.split(' / ') as [string, string]);
  const evening = createEvening({ preset: 'wattkoenig', name: 'Preiswatten', code: CODE, entries });
  evening.do({ type: 'draw', round: 1, seed: '4711' });
  localStorage.setItem(KEY, JSON.stringify({ version: 1, record: record ?? evening.record(), drafts: {} }));
  return newDesk();
};

/** A desk in round 2, after a round 1 in which each first side won 15:3. */
const inSecondRound = async (): Promise<WattenEvening> => {
  const desk = await begun();
  for (const { id } of desk.state?.rounds[0]?.matches ?? [])
    desk.do({ type: 'tell', match: id, by: 'slip', games: [[15, 3]] });
  desk.do({ type: 'close-round', round: 1 });
  desk.do({ type: 'draw', round: 2, seed: '1' });
  return desk;
};

/** A window of the same browser, whose changes of the storage reach the desk. */
const otherWindow = document.createElement('iframe');

describe('the desk of an evening', () => {
  afterEach(() => {
    for (const desk of document.querySelectorAll('watten-evening, iframe[data-watten-print]')) desk.remove();
    otherWindow.remove();
    localStorage.removeItem(KEY);
    location.hash = '';
  });

  it('leads from typed pairs to the standings of a round with the keyboard only', async () => {
    const desk = await newDesk();
    await typeInto(desk, 'start-name', 'Preiswatten Neuwirt');
    input(desk, 'start-pairs').focus();
    for (const pair of PAIRS) {
      await sendKeys({ type: pair });
      await sendKeys({ press: 'Enter' });
    }
    await shows(desk, '8 Paare');
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await shows(desk, german['entry-add']);
    await click(desk, german['tab-round']);
    await typeInto(desk, 'seed', '4711');
    await sendKeys({ press: 'Enter' });
    await shows(desk, '0 von 4 Ergebnissen sind da.');
    await click(desk, german['tab-results']);
    input(desk, 'result-table').focus();
    for (const table of [1, 2, 3, 4]) {
      await sendKeys({ type: String(table) });
      await sendKeys({ press: 'Tab' });
      await sendKeys({ type: '15' });
      await sendKeys({ press: 'Tab' });
      await sendKeys({ type: String(table + 5) });
      await sendKeys({ press: 'Enter' });
      await shows(desk, `Tisch ${table}: 15:${table + 5} eingetragen.`);
    }
    await click(desk, 'Runde 1 abschließen');
    await click(desk, german['tab-standings']);
    const [, first] = rootOf(desk).querySelectorAll('.standings tr');
    assert.include(first?.textContent?.replaceAll(/\s+/gu, ' '), '25');
    assert.equal(desk.state?.rounds[0]?.closed, true);
  });

  it('keeps each key press, so that a reload continues with the same fields', async () => {
    const first = await newDesk();
    await typeInto(first, 'start-name', 'Preisw');
    first.remove();
    const second = await newDesk();
    assert.equal(input(second, 'start-name').value, 'Preisw');
  });

  it('keeps a result before the points of the second side are typed', async () => {
    const first = await begun();
    await click(first, german['tab-results']);
    await typeInto(first, 'result-table', '2');
    await typeInto(first, 'result-0-0', '15');
    first.remove();
    const second = await newDesk();
    await click(second, german['tab-results']);
    assert.deepEqual([input(second, 'result-table').value, input(second, 'result-0-0').value], ['2', '15']);
  });

  it('says what is wrong with a result and enters nothing', async () => {
    const desk = await begun();
    await click(desk, german['tab-results']);
    await typeInto(desk, 'result-table', '9');
    await sendKeys({ press: 'Enter' });
    await shows(desk, 'In dieser Runde gibt es keinen Tisch 9.');
    input(desk, 'result-table').select();
    await sendKeys({ type: '1' });
    await typeInto(desk, 'result-0-0', '15');
    await typeInto(desk, 'result-0-1', '15');
    await sendKeys({ press: 'Enter' });
    await shows(desk, 'In jedem Spiel hat genau eine Seite 15 Punkte.');
    assert.equal(desk.state?.rounds[0]?.open, false);
  });

  it('finds the table of a scanned code', async () => {
    const desk = await begun();
    await click(desk, german['tab-results']);
    await typeInto(desk, 'result-table', 'https://example.org/abend#evening=test-evening&match=1-3');
    const match = desk.state?.rounds[0]?.matches.find(({ table }) => table === 3);
    await shows(desk, `${match?.sides[0]} Moidl ${match?.sides[0]}`);
  });

  it('goes on to the points when a scanner sends Enter after a code, with any keyboard layout', async () => {
    const desk = await begun();
    await click(desk, german['tab-results']);
    // A German layout with a scanner set to the US layout.
    await typeInto(desk, 'result-table', 'http://example.org/abend§evening´match´7ß2/match´1ß2');
    await sendKeys({ press: 'Enter' });
    await until(() => rootOf(desk).activeElement === input(desk, 'result-0-0'), 'the points have the focus');
    await sendKeys({ type: '17' });
    await typeInto(desk, 'result-0-1', '9');
    await sendKeys({ press: 'Enter' });
    await shows(desk, 'Tisch 2: 15:9 eingetragen.');
  });

  it('enters a scanned slip of an earlier round in that round', async () => {
    const desk = await inSecondRound();
    await click(desk, german['tab-results']);
    await typeInto(desk, 'result-table', 'https://example.org/#match=1-3');
    await shows(desk, 'Eingetragen: 15:3.');
  });

  it('says what is missing in a form, and why an event is refused', async () => {
    const desk = await begun();
    await click(desk, german['tab-round']);
    one(desk, 'summary').click();
    await click(desk, german['round-swap-do']);
    await shows(desk, german['form-fill']);
    const [match] = desk.state?.rounds[0]?.matches ?? [];
    await typeInto(desk, 'swap-a', String(match?.sides[0]));
    await typeInto(desk, 'swap-b', String(match?.sides[1]));
    await click(desk, german['round-swap-do']);
    await shows(desk, german['round-swap-refused']);
  });

  it('asks before a file replaces the evening', async () => {
    const desk = await begun();
    await click(desk, german['tab-evening']);
    await click(desk, german['evening-open']);
    await shows(desk, german['evening-open-ask']);
  });

  it('shows a pair that scans its card where it finds its table', async () => {
    location.hash = `evening=${CODE}&pair=7`;
    const desk = await newDesk();
    await shows(desk, german['card-about']);
    assert.include(textOf(desk), 'Paar 7');
  });

  it('loads a record right after the storage has changed', async () => {
    const record = createEvening({ preset: 'knockout', name: 'Cup', entries: [['A', 'B']] }).record();
    const desk = await newDesk();
    desk.storage = null;
    desk.load(record);
    await shows(desk, 'A / B');
  });

  it('resets the numbers of a format with another format, and names a number out of range', async () => {
    const desk = await newDesk();
    await typeInto(desk, 'start-pairs', 'A / B');
    await sendKeys({ press: 'Enter' });
    await sendKeys({ type: 'C / D' });
    one(desk, 'summary').click();
    input(desk, 'format-target').select();
    await sendKeys({ type: '99' });
    await click(desk, german['start-begin']);
    await shows(desk, german['start-number']({ label: german['start-target'], min: 5, max: 21 }));
    one(desk, '[value="tirol-groups"]').click();
    await desk.updateComplete;
    assert.equal(input(desk, 'format-target').value, '11');
  });

  it('replaces a result after saying which one is there', async () => {
    const desk = await begun();
    await click(desk, german['tab-results']);
    for (const points of ['9', '12']) {
      await typeInto(desk, 'result-table', '1');
      await typeInto(desk, 'result-0-0', '15');
      await typeInto(desk, 'result-0-1', points);
      if (points === '12') await shows(desk, 'Eingetragen: 15:9. Ein neues Ergebnis ersetzt es.');
      await sendKeys({ press: 'Enter' });
      await shows(desk, `15:${points} eingetragen.`);
    }
    assert.deepEqual(desk.state?.rounds[0]?.matches.find(({ table }) => table === 1)?.games, [[15, 12]]);
  });

  it('corrects a result of an earlier round', async () => {
    const desk = await inSecondRound();
    await click(desk, german['tab-results']);
    await click(desk, 'Runde 1');
    await typeInto(desk, 'result-table', '2');
    await shows(desk, 'Eingetragen: 15:3.');
    await typeInto(desk, 'result-0-0', '4');
    await typeInto(desk, 'result-0-1', '15');
    await sendKeys({ press: 'Enter' });
    await shows(desk, 'Tisch 2: 4:15 eingetragen.');
    assert.deepEqual(desk.state?.rounds[0]?.matches.find(({ table }) => table === 2)?.games, [[4, 15]]);
    await typeInto(desk, 'result-table', '2');
    await typeInto(desk, 'result-0-0', '15');
    await typeInto(desk, 'result-0-1', '8');
    await sendKeys({ press: 'Enter' });
    await shows(desk, 'Runde 2, Tisch 2: 15:8 eingetragen.');
    assert.deepEqual(desk.state?.rounds[0]?.matches.find(({ table }) => table === 2)?.games, [[4, 15]]);
  });

  it('names the rounds of a knock-out, and says that it counts first', async () => {
    const entries = PAIRS.map((pair) => pair.split(' / ') as [string, string]);
    const evening = createEvening({
      preset: 'wattkoenig',
      name: 'Cup',
      entries,
      settings: {
        stages: [
          { kind: 'draw', rounds: 1, games: 1 },
          { kind: 'knockout', of: 4, bestOf: 1, third: true },
        ],
      },
    });
    evening.do({ type: 'draw', round: 1, seed: '1' });
    for (const { id } of evening.state.rounds[0]?.matches ?? [])
      evening.do({ type: 'tell', match: id, by: 'slip', games: [[15, 3]] });
    evening.do({ type: 'close-round', round: 1 });
    const desk = await begun(evening.record());
    await click(desk, german['tab-round']);
    await typeInto(desk, 'seed', '2');
    await click(desk, 'Halbfinale auslosen');
    for (const { id } of desk.state?.rounds[1]?.matches ?? [])
      desk.do({ type: 'tell', match: id, by: 'slip', games: [[15, 3]] });
    await click(desk, german['tab-standings']);
    await shows(desk, german['standing-knockout']);
    await click(desk, german['tab-round']);
    await click(desk, 'Halbfinale abschließen');
    await shows(desk, 'Finale auslosen');
  });

  it('takes back the last step after a question', async () => {
    const desk = await begun();
    await click(desk, german['tab-evening']);
    await click(desk, german['evening-undo']);
    await shows(desk, german['evening-undo-ask']({ step: german['step-draw'] }));
    assert.equal(desk.state?.rounds.length, 1);
    await click(desk, german['evening-undo']);
    assert.equal(desk.state?.rounds.length, 0);
  });

  it('withdraws a pair, takes it back and changes names', async () => {
    const desk = await begun();
    await click(desk, german['entry-withdraw']);
    await shows(desk, german['entry-withdraw-ask']({ no: 1 }));
    assert.equal(desk.state?.entries[0]?.out, undefined);
    await click(desk, german['entry-withdraw']);
    assert.equal(desk.state?.entries[0]?.out, true);
    await click(desk, german['entry-return']);
    assert.equal(desk.state?.entries[0]?.out, undefined);
    await click(desk, german['entry-substitute']);
    input(desk, 'substitute-one').select();
    await sendKeys({ type: 'Rosl' });
    await sendKeys({ press: 'Enter' });
    await shows(desk, 'Rosl / Sepp 1');
    assert.deepEqual(desk.state?.entries[0]?.names, ['Rosl', 'Sepp 1']);
  });

  it('prints only the sheet, with a slip for each table', async () => {
    const desk = await begun();
    const printed = new Promise<HTMLIFrameElement>((resolve) => {
      const observer = new MutationObserver(([change]) => {
        observer.disconnect();
        resolve(change?.addedNodes[0] as HTMLIFrameElement);
      });
      observer.observe(document.body, { childList: true });
    });
    await click(desk, german['tab-print']);
    await click(desk, german['print-slips']);
    const { contentDocument: page } = await printed;
    const slips = [...(page?.querySelectorAll('.slip') ?? [])].map(({ textContent }) => textContent);
    assert.equal(slips.length, 4);
    assert.include(slips[0], 'Tisch 1');
    assert.equal(page?.querySelectorAll('svg.qr').length, 4);
  });

  it('shows an evening of another window on the projector', async () => {
    const desk = await newDesk({ screen: '' });
    await shows(desk, german['screen-waiting']);
    const evening = createEvening({
      preset: 'wattkoenig',
      name: 'Preiswatten',
      code: CODE,
      entries: [
        ['A', 'B'],
        ['C', 'D'],
      ],
    });
    evening.do({ type: 'draw', round: 1, seed: '1' });
    document.body.append(otherWindow);
    otherWindow.contentWindow?.localStorage.setItem(
      KEY,
      JSON.stringify({ version: 1, record: evening.record(), drafts: {} }),
    );
    await shows(desk, 'C / D');
  });

  it('says that nothing is kept when the storage is full, and goes on', async () => {
    const desk = document.createElement('watten-evening');
    Object.assign(desk, {
      lang: 'de',
      storage: {
        getItem: () => null,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
        removeItem: () => {},
      },
    });
    document.body.append(desk);
    await until(() => rootOf(desk).querySelector('.inside'), 'the desk');
    await typeInto(desk, 'start-pairs', 'A / B, C / D'.replace(', ', '\n'));
    await click(desk, german['start-begin']);
    await click(desk, german['tab-evening']);
    await shows(desk, german['evening-not-kept']);
  });

  it('ignores damaged stored data', async () => {
    localStorage.setItem(KEY, '{"version":1,"record":{"version":7}}');
    const desk = await newDesk();
    await shows(desk, german['start-title']);
  });

  for (const page of ['entries', 'round', 'results', 'standings', 'print', 'evening'] as const)
    it(`has an accessible page: ${page}`, async () => {
      const desk = await begun();
      await click(desk, german[`tab-${page}`]);
      await expect(desk).to.be.accessible();
    });

  it('has an accessible start', async () => {
    await expect(await newDesk()).to.be.accessible();
  });
});
