/** The organiser's desk: a tournament evening on one laptop, by keyboard and mouse. */
import { assert, expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { listOf } from '../../src/base/list-of.js';
import { createEvening, standings, type Evening, type EveningRecord } from '../../src/evening.js';
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

/** Reports a result of each match of the last round: its first side wins 15:3. */
const tellAll = (desk: WattenEvening): void => {
  for (const { id } of desk.state?.rounds.at(-1)?.matches ?? [])
    desk.do({ type: 'tell', match: id, by: 'slip', games: [[15, 3]] });
};

/** An evening of eight pairs after its only round, in which all games differ. */
const cup = (): Evening => {
  const entries = PAIRS.map((pair) => pair.split(' / ') as [string, string]);
  const evening = createEvening({
    preset: 'wattkoenig',
    name: 'Cup',
    code: CODE,
    entries,
    settings: { stages: [{ kind: 'draw', rounds: 1, games: 1 }] },
  });
  const [round] = evening.do({ type: 'draw', round: 1, seed: '1' }).rounds;
  for (const [index, { id }] of (round?.matches ?? []).entries())
    evening.do({ type: 'tell', match: id, by: 'slip', games: [[15, index]] });
  evening.do({ type: 'close-round', round: 1 });
  return evening;
};

/** Returns the numbers of the pairs in the order of the standings. */
const places = (desk: WattenEvening): readonly number[] =>
  standings({ state: desk.state ?? assert.fail() }).map(({ entry }) => entry);

/** Returns the scores in the list of the last results. */
const recentScores = (desk: WattenEvening): readonly (string | null)[] =>
  [...rootOf(desk).querySelectorAll('.recent .score')].map(({ textContent }) => textContent);

/** Returns the labels of the first column on the projector. */
const labels = (desk: WattenEvening): readonly (string | null)[] =>
  [...one(desk, '.labels').children].map(({ textContent }) => textContent);

/** Replaces the text of a field. */
const replace = async (desk: WattenEvening, name: string, text: string): Promise<void> => {
  input(desk, name).select();
  await sendKeys({ type: text });
};

/** Chooses an option of a field. */
const pick = async (desk: WattenEvening, name: string, value: string): Promise<void> => {
  const select = one<HTMLSelectElement>(desk, `select[name="${name}"]`);
  select.value = value;
  select.dispatchEvent(new Event('change'));
  await desk.updateComplete;
};

/** Presses a button that prints, and returns the printed document. */
const printedBy = async (press: () => unknown): Promise<Document> => {
  const frame = new Promise<HTMLIFrameElement>((resolve) => {
    const observer = new MutationObserver(([change]) => {
      observer.disconnect();
      resolve(change?.addedNodes[0] as HTMLIFrameElement);
    });
    observer.observe(document.body, { childList: true });
  });
  await press();
  return (await frame).contentDocument ?? assert.fail('There is no document.');
};

/** Prints with a button and returns the printed document. */
const printed = (desk: WattenEvening, text: string): Promise<Document> => printedBy(() => click(desk, text));

/** Prints the standings. The tab has the same text as the button. */
const printedStandings = (desk: WattenEvening): Promise<Document> =>
  printedBy(() => one(desk, '.sheets li:last-child button').click());

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
    await shows(desk, 'Finale und Spiel um Platz drei auslosen');
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
    await click(desk, german['tab-print']);
    const page = await printed(desk, german['print-slips']);
    const slips = [...page.querySelectorAll('.slip')].map(({ textContent }) => textContent);
    assert.equal(slips.length, 4);
    assert.include(slips[0], 'Tisch 1');
    assert.equal(page.querySelectorAll('svg.qr').length, 4);
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

  it('draws with a word from the hall, which the desk asks for and the projector shows', async () => {
    const desk = await newDesk();
    await typeInto(desk, 'start-pairs', 'A / B');
    await sendKeys({ press: 'Enter' });
    await sendKeys({ type: 'C / D' });
    await click(desk, german['start-begin']);
    await click(desk, german['tab-round']);
    await shows(desk, 'Zahl oder Wort aus dem Saal');
    await typeInto(desk, 'seed', 'Schnaps');
    await sendKeys({ press: 'Enter' });
    await shows(desk, 'Runde 1: gerufen wurde „Schnaps“');
    desk.screen = true;
    await shows(desk, 'Gerufen wurde „Schnaps“');
  });

  it('lists the last results beside the form, the newest first, to correct them', async () => {
    const desk = await begun();
    await click(desk, german['tab-results']);
    for (const table of ['2', '1']) {
      await typeInto(desk, 'result-table', table);
      await typeInto(desk, 'result-0-0', '15');
      await typeInto(desk, 'result-0-1', table);
      await sendKeys({ press: 'Enter' });
      await shows(desk, `Runde 1, Tisch ${table}: 15:${table} eingetragen.`);
    }
    assert.equal(one(desk, '.message').getAttribute('role'), 'status');
    assert.deepEqual(recentScores(desk), ['15:1', '15:2']);
    const [, second] = rootOf(desk).querySelectorAll<HTMLElement>('.recent li button:first-child');
    assert.equal(second?.ariaLabel, 'Korrigieren: Runde 1, Tisch 2');
    second?.click();
    await until(() => rootOf(desk).activeElement === input(desk, 'result-0-0'), 'the points have the focus');
    assert.deepEqual(
      ['result-table', 'result-0-0', 'result-0-1'].map((name) => input(desk, name).value),
      ['2', '15', '2'],
    );
    input(desk, 'result-0-1').select();
    await sendKeys({ type: '12' });
    await sendKeys({ press: 'Enter' });
    await shows(desk, '15:12 eingetragen.');
    assert.deepEqual(recentScores(desk), ['15:12', '15:1']);
  });

  it('takes back a result of the list, and then the one that the result replaced', async () => {
    const desk = await begun();
    const match = desk.state?.rounds[0]?.matches[0]?.id ?? '';
    desk.do({ type: 'tell', match, by: 'slip', games: [[15, 9]] });
    desk.do({ type: 'tell', match, by: 'slip', games: [[15, 12]] });
    desk.do({ type: 'announce', text: 'Suppe' });
    await click(desk, german['tab-results']);
    await click(desk, german['result-take-back']);
    await shows(desk, 'Tisch 1: 15:12 zurückgenommen.');
    assert.deepEqual(recentScores(desk), ['15:9']);
    await click(desk, german['result-take-back']);
    assert.deepEqual(desk.state?.rounds[0]?.matches[0]?.games, []);
    assert.deepEqual(desk.state?.announcements, ['Suppe']);
    assert.notExists(rootOf(desk).querySelector('.recent'));
  });

  it('offers no take-back of a result after its round is closed', async () => {
    const desk = await inSecondRound();
    await click(desk, german['tab-results']);
    assert.equal(rootOf(desk).querySelectorAll('.recent li').length, 4);
    assert.notInclude(textOf(desk), german['result-take-back']);
    assert.include(textOf(desk), german['result-edit']);
  });

  it('forgets an open question on a reload', async () => {
    const first = await begun();
    await click(first, german['tab-evening']);
    await click(first, german['evening-new']);
    await shows(first, german['evening-new-ask']);
    first.remove();
    assert.notInclude(localStorage.getItem(KEY), 'ask-');
    const second = await newDesk();
    await click(second, german['tab-evening']);
    assert.notInclude(textOf(second), german['evening-new-ask']);
  });

  it('forgets an open question that an earlier version stored', async () => {
    await begun();
    const stored = { ...JSON.parse(localStorage.getItem(KEY) ?? ''), drafts: { 'ask-new': 'yes' } };
    localStorage.setItem(KEY, JSON.stringify(stored));
    const desk = await newDesk();
    await click(desk, german['tab-evening']);
    assert.notInclude(textOf(desk), german['evening-new-ask']);
  });

  it('labels the numbers on the projector: pair and table, then place and points', async () => {
    const desk = await begun();
    desk.screen = true;
    await desk.updateComplete;
    assert.deepEqual(labels(desk), ['Nr.', 'Paar', 'Tisch']);
    tellAll(desk);
    await desk.updateComplete;
    assert.deepEqual(labels(desk), ['Platz', 'Paar', 'Punkte']);
    assert.equal(one(desk, '.screen li .no').textContent, '1.');
  });

  it('marks standings as interim on the desk and the projector until the last result is in', async () => {
    const desk = await begun();
    const [first] = desk.state?.rounds[0]?.matches ?? [];
    desk.do({ type: 'tell', match: first?.id ?? '', by: 'slip', games: [[15, 9]] });
    await click(desk, german['tab-standings']);
    await shows(desk, 'Zwischenstand: Runde 1 von 4, 3 Ergebnisse fehlen');
    tellAll(desk);
    desk.screen = true;
    await shows(desk, 'Zwischenstand: Runde 1 von 4');
    assert.notInclude(textOf(desk), 'fehlen');
  });

  it('orders the columns of the standings by the criteria that decide places', async () => {
    const desk = await begun();
    await click(desk, german['tab-standings']);
    const headings = [...rootOf(desk).querySelectorAll('.standings thead th')].map(({ textContent }) => textContent);
    assert.deepEqual(headings, ['Platz', 'Paar', 'Punkte', 'Gegenpunkte', 'Siege']);
  });

  it('shows no interim note after the last round', async () => {
    const desk = await begun(cup().record());
    await click(desk, german['tab-standings']);
    assert.notInclude(textOf(desk), 'Zwischenstand');
    await shows(desk, 'Reihenfolge nach');
  });

  it('gives the prize of a place to the pair at that place, and names the prize of a withdrawn pair', async () => {
    const evening = cup();
    const desk = await begun(evening.record());
    const second = places(desk)[1];
    desk.do({ type: 'withdraw', entry: second ?? 0 });
    await click(desk, german['tab-print']);
    input(desk, 'prizes').focus();
    await sendKeys({ type: 'Geld' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ type: 'Schinken' });
    await sendKeys({ press: 'Enter' });
    await sendKeys({ type: 'Speck' });
    await shows(desk, german['print-prize-out']);
    const rows = [...rootOf(desk).querySelectorAll('.prizes tbody tr')].map((row) =>
      [...row.children].map(({ textContent }) => textContent?.trim().split(/\s/u)[0]),
    );
    assert.deepEqual(
      rows,
      places(desk)
        .slice(0, 3)
        .map((no, index) => [String(index + 1), ['Geld', 'Schinken', 'Speck'][index], String(no)]),
    );
    const page = await printed(desk, german['print-certificates']);
    const sheets = [...page.querySelectorAll('.certificate')].map(({ textContent }) => textContent ?? '');
    assert.equal(sheets.length, 2);
    assert.include(sheets[1], '3. Platz');
    assert.include(sheets[1], 'Speck');
    desk.do({ type: 'finish' });
    desk.screen = true;
    await desk.updateComplete;
    assert.include(rootOf(desk).querySelectorAll('.screen li')[2]?.textContent, 'Speck');
  });

  it('says which place two lines name', async () => {
    const desk = await begun();
    await click(desk, german['tab-print']);
    await typeInto(desk, 'prizes', '8: Speck');
    await sendKeys({ press: 'Enter' });
    await sendKeys({ type: '8: Wein' });
    await shows(desk, german['print-prize-twice']({ place: 8 }));
  });

  it('replaces a wrong result with what the host types', async () => {
    const desk = await begun();
    desk.do({ type: 'tell', match: '1-1', by: 'slip', games: [[11, 15]] });
    await click(desk, german['tab-results']);
    await click(desk, german['result-edit']);
    await sendKeys({ type: '12' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ type: '15' });
    await sendKeys({ press: 'Enter' });
    await desk.updateComplete;
    assert.deepEqual(desk.state?.rounds[0]?.matches[0]?.games, [[12, 15]]);
  });

  it('shows no numbers of pairs above the fields until the table is known', async () => {
    const desk = await begun();
    await click(desk, german['tab-results']);
    const heads = (): string =>
      [...rootOf(desk).querySelectorAll('.game .field span')].map((one_) => one_.textContent).join();
    assert.equal(heads(), 'Punkte,Punkte');
    await typeInto(desk, 'result-table', '1');
    await desk.updateComplete;
    assert.match(heads(), /^Paar \d,Paar \d$/u);
  });

  it('shows the hall which match is the final and which is for third place', async () => {
    const evening = createEvening({
      preset: 'knockout',
      name: 'Cup',
      code: CODE,
      entries: PAIRS.slice(0, 4).map((pair) => pair.split(' / ') as [string, string]),
      settings: { stages: [{ kind: 'knockout', of: 'all', bestOf: 1, third: true }] },
    });
    for (const round of [1, 2]) {
      const { rounds } = evening.do({ type: 'draw', round, seed: '1' });
      if (round === 2) break;
      for (const { id } of rounds[0]?.matches ?? [])
        evening.do({ type: 'tell', match: id, by: 'slip', games: [[15, 3]] });
      evening.do({ type: 'close-round', round });
    }
    const desk = await begun(evening.record());
    const sides = desk.state?.rounds[1]?.matches.flatMap((match) => match.sides) ?? [];
    desk.screen = true;
    await desk.updateComplete;
    const lines = [...rootOf(desk).querySelectorAll('.screen li')];
    assert.deepEqual(
      lines.map((line) => Number(line.querySelector('.no')?.textContent)),
      sides as number[],
    );
    assert.deepEqual(
      lines.map((line) => line.querySelector('small')?.textContent),
      ['Finale', 'Finale', 'Spiel um Platz drei', 'Spiel um Platz drei'],
    );
  });

  it('announces the match for third place in the semi-finals, on the desk and on the projector', async () => {
    const evening = createEvening({
      preset: 'wattkoenig',
      name: 'Cup',
      code: CODE,
      entries: PAIRS.slice(0, 4).map((pair) => pair.split(' / ') as [string, string]),
      settings: {
        stages: [
          { kind: 'draw', rounds: 1, games: 1 },
          { kind: 'knockout', of: 8, bestOf: 1, third: true },
        ],
      },
    });
    for (const round of [1, 2]) {
      const { rounds } = evening.do({ type: 'draw', round, seed: '1' });
      if (round === 2) break;
      for (const { id } of rounds[0]?.matches ?? [])
        evening.do({ type: 'tell', match: id, by: 'slip', games: [[15, 3]] });
      evening.do({ type: 'close-round', round });
    }
    const desk = await begun(evening.record());
    await click(desk, german['tab-round']);
    assert.include(textOf(desk), german['round-third-next']);
    desk.screen = true;
    await desk.updateComplete;
    assert.include(one(desk, '.screen header').textContent, german['round-third-next']);
    desk.screen = false;
    tellAll(desk);
    desk.do({ type: 'close-round', round: 2 });
    await desk.updateComplete;
    button(desk, german['knockout-draw']({ round: german['round-final-third'] }));
    assert.notInclude(textOf(desk), german['round-third-next']);
  });

  it('describes the match for third place in each format that has one, and plays none if the host wants none', async () => {
    const desk = await newDesk();
    const about = (preset: string): string => one(desk, `.preset:has([value="${preset}"])`).textContent;
    for (const preset of ['wattkoenig', 'tirol-groups', 'knockout'])
      assert.include(about(preset), german['format-third']);
    assert.notInclude(about('oberndorf'), german['format-third']);
    one(desk, 'summary').click();
    input(desk, 'format-third').click();
    await desk.updateComplete;
    assert.notInclude(about('wattkoenig'), german['format-third']);
    await typeInto(desk, 'start-pairs', 'A / B');
    await sendKeys({ press: 'Enter' });
    await sendKeys({ type: 'C / D' });
    await click(desk, german['start-begin']);
    const [, knockout] = desk.state?.settings.stages ?? [];
    assert.deepInclude(knockout, { kind: 'knockout', third: false });
  });

  it('names points from the referee, with their reason, below the standings and on the printed ones', async () => {
    const desk = await begun(cup().record());
    desk.do({ type: 'adjust', entry: 3, points: -2, text: 'zu spät' });
    await click(desk, german['tab-standings']);
    const note = '3 Moidl 3 / Sepp 3 −2 Punkte vom Schiedsrichter: zu spät';
    assert.include(textOf(desk), note);
    await click(desk, german['tab-print']);
    const page = await printedStandings(desk);
    assert.include((page.body.textContent ?? '').replaceAll(/\s+/gu, ' '), note);
  });

  it('prints standings with the round and the order, and only the places in bold', async () => {
    const desk = await begun(cup().record());
    await click(desk, german['tab-print']);
    const page = await printedStandings(desk);
    const text = (page.body.textContent ?? '').replaceAll(/\s+/gu, ' ');
    assert.include(text, 'Endstand: Runde 1 von 1');
    assert.include(text, 'Reihenfolge nach Punkten');
    const weights = [...page.querySelectorAll('.standings tbody tr:first-child > *')].map(
      (cell) => getComputedStyle(cell).fontWeight,
    );
    assert.deepEqual(weights, ['700', ...weights.slice(1).map(() => '400')]);
  });

  it('shows long names with a long prize whole on the projector', async () => {
    const evening = createEvening({
      preset: 'wattkoenig',
      name: 'Cup',
      code: CODE,
      entries: listOf(30, (index): [string, string] => [
        `Maria Magdalena Unterhuber-${index}`,
        'Johann Nepomuk Oberhofer',
      ]),
      settings: { stages: [{ kind: 'draw', rounds: 1, games: 1 }] },
    });
    const [round] = evening.do({ type: 'draw', round: 1, seed: '1' }).rounds;
    for (const { id } of round?.matches ?? []) evening.do({ type: 'tell', match: id, by: 'slip', games: [[15, 3]] });
    evening.do({ type: 'close-round', round: 1 });
    evening.do({ type: 'finish' });
    const prizes = 'Ein halbes Schwein vom Nachbarhof und ein Gutschein für zwei Personen\n2-8: Speck';
    localStorage.setItem(KEY, JSON.stringify({ version: 1, record: evening.record(), drafts: { prizes } }));
    const desk = await newDesk();
    desk.screen = true;
    await desk.updateComplete;
    for (const [width, height] of [
      [1280, 720],
      [1024, 768],
    ] as const) {
      await setViewport({ width, height });
      await until(() => rootOf(desk).querySelectorAll('.screen .prized').length > 0, 'prizes');
      for (const names of rootOf(desk).querySelectorAll('.screen .prized'))
        assert.isAtMost(
          names.scrollHeight,
          (names.parentElement?.clientHeight ?? 0) + 1,
          `${names.textContent} at ${width}x${height}`,
        );
    }
  });

  it('labels the fields of a printed slip', async () => {
    const desk = await begun();
    await click(desk, german['tab-print']);
    const page = await printed(desk, german['print-slips']);
    const [slip] = page.querySelectorAll('.slip');
    assert.deepEqual(
      [...(slip?.querySelectorAll('tr:first-child th') ?? [])].map(({ textContent }) => textContent),
      ['Paar', 'Punkte'],
    );
    assert.include(slip?.textContent, 'Unterschriften');
  });

  it('shows who has reported a missing result, and who has not confirmed it', async () => {
    const desk = await begun();
    desk.do({ type: 'draw', round: 1, seed: '1' });
    const [first, second, third] = desk.state?.rounds[0]?.matches ?? [];
    assert.isDefined(third);
    const sidesOf = (match: typeof first): readonly [number, number] => match?.sides as [number, number];
    const [a, b] = sidesOf(first);
    desk.do({ type: 'tell', match: first?.id ?? '', by: b, games: [[9, 15]] });
    await click(desk, german['tab-results']);
    await shows(desk, german['result-told']);
    await shows(
      desk,
      `Tisch ${first?.table} ${german['result-reported']({ no: b, other: a, score: '15:9' })} ${german['result-unconfirmed']({ no: a })}`,
    );
    assert.notInclude(textOf(desk), german['result-disputed']);
    const [c, d] = sidesOf(second);
    desk.do({ type: 'tell', match: second?.id ?? '', by: c, games: [[15, 3]] });
    desk.do({ type: 'dispute', match: second?.id ?? '', by: d });
    await shows(desk, german['result-disputed']);
    await shows(
      desk,
      `${german['result-reported']({ no: c, other: d, score: '15:3' })} ${german['result-contradicted']({ no: d })}`,
    );
    const missing = [...rootOf(desk).querySelectorAll('.tables .quiet')].map((each) =>
      Number(each.textContent?.replaceAll(/\D/gu, '')),
    );
    assert.include(missing, third?.table);
    assert.notInclude(missing, first?.table);
    [...rootOf(desk).querySelectorAll<HTMLButtonElement>('.reports button')][1]?.click();
    await desk.updateComplete;
    assert.equal(input(desk, 'result-table').value, String(first?.table));
    desk.do({ type: 'agree', match: first?.id ?? '', by: a });
    await until(() => !textOf(desk).includes(german['result-told']), 'no unconfirmed report');
  });

  it('shows a message in a low window without covering the results', async () => {
    await setViewport({ width: 844, height: 390 });
    const desk = await begun();
    await click(desk, german['tab-results']);
    for (const { table } of desk.state?.rounds[0]?.matches ?? []) {
      await replace(desk, 'result-table', String(table));
      await replace(desk, 'result-0-0', '15');
      await replace(desk, 'result-0-1', '9');
      await sendKeys({ press: 'Enter' });
      await shows(desk, `Tisch ${table}: 15:9 eingetragen`);
      const message = one(desk, '.message').getBoundingClientRect();
      assert.isAtLeast(message.top, 0);
      assert.isAtMost(message.bottom, innerHeight);
      const covered = [...rootOf(desk).querySelectorAll('.recent li, .result input, .button, .tab')].filter((each) => {
        const { top, bottom, left, right } = each.getBoundingClientRect();
        return top < message.bottom && bottom > message.top && left < message.right && right > message.left;
      });
      assert.deepEqual(
        covered.map(({ textContent }) => textContent),
        [],
      );
    }
    await setViewport({ width: 1280, height: 720 });
  });

  it('pauses the projector with a text of the host or dark, and ends the pause', async () => {
    const desk = await begun();
    const screen = await newDesk({ screen: '' });
    const onScreen = async (): Promise<string> => {
      // In another window, the storage fires an event.
      dispatchEvent(new StorageEvent('storage', { key: KEY }));
      await screen.updateComplete;
      return textOf(screen);
    };
    await click(desk, german['tab-evening']);
    await typeInto(desk, 'pause-text', 'Suppe um acht');
    await click(desk, german['screen-pause']);
    await shows(desk, german['screen-paused']({ text: 'Suppe um acht' }));
    assert.equal((await onScreen()).trim(), 'Suppe um acht');
    await click(desk, german['tab-round']);
    await click(desk, german['screen-pause-end']);
    assert.include(await onScreen(), 'Moidl 1');
    await click(desk, german['tab-evening']);
    input(desk, 'pause-text').select();
    await sendKeys({ press: 'Delete' });
    await click(desk, german['screen-pause']);
    assert.equal((await onScreen()).trim(), '');
  });

  it('begins an evening with a score of the host, described in three sentences', async () => {
    const desk = await newDesk();
    await typeInto(desk, 'start-pairs', 'A / B');
    await sendKeys({ press: 'Enter' });
    await sendKeys({ type: 'C / D' });
    one(desk, '[value="own"]').click();
    await desk.updateComplete;
    await replace(desk, 'own-win', '5');
    await replace(desk, 'own-zero', '7');
    await replace(desk, 'format-target', '11');
    await pick(desk, 'own-tie-0', 'points');
    await pick(desk, 'own-tie-1', 'difference');
    await pick(desk, 'own-tie-2', 'none');
    await shows(
      desk,
      '3 Runden zu je 3 Spielen bis 11 mit gelosten Gegnern. Ein Sieg bringt 5 Punkte, dazu 7 für ein Spiel zu null. Reihenfolge nach Punkten, dann Differenz, dann Los.',
    );
    await click(desk, german['start-begin']);
    await shows(desk, german['entry-add']);
    const { settings } = desk.state ?? assert.fail();
    assert.deepEqual(settings.score, { win: 5, own: false, bonus: { zero: 7, comeback: 0 } });
    assert.deepEqual(settings.ties, ['points', 'difference', 'lot']);
    assert.equal(settings.target, 11);
  });

  it('begins an evening with the points of a bye, and with winners who keep their tables', async () => {
    const desk = await newDesk();
    await typeInto(desk, 'start-pairs', 'A / B');
    for (const pair of ['C / D', 'E / F']) {
      await sendKeys({ press: 'Enter' });
      await sendKeys({ type: pair });
    }
    one(desk, '[value="own"]').click();
    await desk.updateComplete;
    await replace(desk, 'format-target', '11');
    assert.equal(input(desk, 'own-bye').value, '11');
    assert.equal(input(desk, 'own-bye-given').value, '6');
    await replace(desk, 'own-bye', '9');
    await replace(desk, 'own-bye-given', '0');
    one(desk, '[name="own-stay"]').click();
    await shows(
      desk,
      '3 Runden zu je 3 Spielen bis 11 mit gelosten Gegnern. Die Sieger behalten den Tisch, die Verlierer losen.',
    );
    await shows(desk, german['own-bye-about']({ own: 9, given: 0 }));
    await click(desk, german['start-begin']);
    const { settings } = desk.state ?? assert.fail();
    assert.deepEqual(settings.score.bye, [9, 0]);
    assert.deepEqual(settings.stages, [{ kind: 'draw', rounds: 3, games: 3, winnersStay: true }]);
    desk.do({ type: 'draw', round: 1, seed: '1' });
    await click(desk, german['tab-standings']);
    // The bye brings three wins.
    const [first] = rootOf(desk).querySelectorAll('.standings tbody tr');
    assert.deepEqual(
      [...(first?.querySelectorAll('td.number') ?? [])].map((cell) => cell.textContent),
      ['1', '3', '3', '0'],
    );
  });

  it('plays for third place with places 3 and 4 if the knock-out is only a final', async () => {
    const desk = await newDesk();
    await typeInto(desk, 'start-pairs', 'A / B');
    for (const pair of ['C / D', 'E / F', 'G / H']) {
      await sendKeys({ press: 'Enter' });
      await sendKeys({ type: pair });
    }
    one(desk, 'summary').click();
    await replace(desk, 'format-knockout', '2');
    await replace(desk, 'format-rounds', '1');
    await click(desk, german['start-begin']);
    desk.do({ type: 'draw', round: 1, seed: '1' });
    for (const match of ['1-1', '1-2']) desk.do({ type: 'tell', match, by: 'slip', games: [[15, 9]] });
    desk.do({ type: 'close-round', round: 1 });
    desk.do({ type: 'draw', round: 2, seed: '2' });
    await click(desk, german['tab-round']);
    await shows(desk, german['round-final']);
    await shows(desk, german['round-third']);
  });

  it('names a contradiction in a score of the host, and begins nothing', async () => {
    const desk = await newDesk();
    await typeInto(desk, 'start-pairs', 'A / B');
    await sendKeys({ press: 'Enter' });
    await sendKeys({ type: 'C / D' });
    one(desk, '[value="own"]').click();
    await desk.updateComplete;
    await replace(desk, 'own-win', '0');
    await click(desk, german['start-begin']);
    await shows(desk, german['own-no-points']);
    await replace(desk, 'own-win', '101');
    await click(desk, german['start-begin']);
    await shows(desk, german['start-number']({ label: german['own-win'], min: 0, max: 100 }));
    await replace(desk, 'own-win', '1');
    await pick(desk, 'own-tie-1', 'wins');
    await click(desk, german['start-begin']);
    await shows(desk, german['own-tie-twice']({ tie: 'Siege' }));
    await pick(desk, 'own-tie-1', 'none');
    await replace(desk, 'own-comeback', '2');
    await click(desk, german['start-begin']);
    await shows(desk, german['own-points-unused']);
    assert.isNull(desk.state);
  });

  it('plays a match of two clubs, and needs the club of each pair', async () => {
    const desk = await newDesk();
    await typeInto(desk, 'start-pairs', 'A / B; Lana');
    await sendKeys({ press: 'Enter' });
    await sendKeys({ type: 'C / D' });
    one(desk, '[value="clubs"]').click();
    await shows(desk, german['start-clubs']);
    assert.isTrue(button(desk, german['start-begin']).disabled);
    await typeInto(desk, 'start-pairs', '; Tramin');
    one(desk, 'summary').click();
    await replace(desk, 'format-legs', '2');
    await replace(desk, 'format-games', '2');
    await click(desk, german['start-begin']);
    desk.do({ type: 'draw', round: 1, seed: '1' });
    desk.do({
      type: 'tell',
      match: '1-1',
      by: 'slip',
      games: [
        [15, 0],
        [15, 9],
      ],
    });
    await click(desk, german['tab-standings']);
    await shows(desk, 'Zwischenstand: Runde 1 von 2');
    const [clubs] = rootOf(desk).querySelectorAll('.standings');
    const [first] = clubs?.querySelectorAll('tbody tr') ?? [];
    const winner = desk.state?.rounds[0]?.matches[0]?.sides[0] === 1 ? 'Lana' : 'Tramin';
    assert.include(first?.textContent, winner);
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

  it('has an accessible start with a score of the host', async () => {
    const desk = await newDesk();
    one(desk, '[value="own"]').click();
    await desk.updateComplete;
    await expect(desk).to.be.accessible();
  });

  it('has an accessible list of results and prizes', async () => {
    const desk = await inSecondRound();
    await click(desk, german['tab-results']);
    await expect(desk).to.be.accessible();
    await click(desk, german['tab-print']);
    await typeInto(desk, 'prizes', 'Geld');
    await expect(desk).to.be.accessible();
  });
});
