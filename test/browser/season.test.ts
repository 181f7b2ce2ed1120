/** The desk of a season, and the table on a page of a club. */
import { assert, expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { createEvening, type Evening } from '../../src/evening.js';
import { season as german } from '../../src/i18n/de/season.js';
import { season as english } from '../../src/i18n/en/season.js';
import { createSeason, eveningResult, type SeasonRecord } from '../../src/season.js';
import type { WattenSeason } from '../../src/watten-season.js';
import '../../src/watten-season.js';
import { until } from './table.js';

const CODE = 'test-season';
const KEY = `watten-season:${CODE}`;

const rootOf = (element: WattenSeason): ShadowRoot => element.shadowRoot ?? assert.fail();
const textOf = (element: WattenSeason): string => (rootOf(element).textContent ?? '').replaceAll(/\s+/gu, ' ');
const one = <Found extends HTMLElement = HTMLElement>(element: WattenSeason, selector: string): Found =>
  rootOf(element).querySelector<Found>(selector) ?? assert.fail(`There is no ${selector}.`);
const button = (element: WattenSeason, text: string): HTMLButtonElement =>
  [...rootOf(element).querySelectorAll('button')].find(({ textContent }) => textContent.trim() === text) ??
  assert.fail(`There is no button "${text}".`);
const shows = (element: WattenSeason, text: string): Promise<void> =>
  until(() => textOf(element).includes(text), `${text} in ${textOf(element)}`);

const newSeason = async (attributes: Readonly<Record<string, string>> = {}): Promise<WattenSeason> => {
  const desk = document.createElement('watten-season');
  for (const [name, value] of Object.entries({ code: CODE, lang: 'de', ...attributes })) desk.setAttribute(name, value);
  document.body.append(desk);
  await until(() => rootOf(desk).querySelector('.inside'), 'the desk');
  return desk;
};

const click = async (desk: WattenSeason, text: string): Promise<void> => {
  button(desk, text).click();
  await desk.updateComplete;
};

/** A finished evening of one round, won by the first pair of each match. */
const evening = (day: number, ...pairs: readonly (readonly [string, string])[]): Evening => {
  const played = createEvening({
    preset: 'wattkoenig',
    name: `Preiswatten ${day}`,
    settings: { stages: [{ kind: 'draw', rounds: 1, games: 1 }] },
    entries: pairs,
  });
  const { rounds } = played.do({ type: 'draw', round: 1, seed: '1', at: new Date(2026, 2, day, 20).getTime() });
  for (const [index, { id }] of (rounds[0]?.matches ?? []).entries())
    played.do({ type: 'tell', match: id, by: 'slip', games: [[15, index]] });
  played.do({ type: 'close-round', round: 1 });
  return played;
};

const finished = (...args: Parameters<typeof evening>): Evening => {
  const played = evening(...args);
  played.do({ type: 'finish' });
  return played;
};

/** Three evenings, of which the best two count, and one member. */
const threeEvenings = (): SeasonRecord => {
  const season = createSeason({ name: 'Wattfreunde', settings: { best: 2 } });
  const pairs = [
    ['Anna', 'Luis'],
    ['Moidl', 'Sepp'],
  ] as const;
  for (const day of [6, 13, 20]) season.do({ type: 'add-evening', evening: eveningResult(finished(day, ...pairs)) });
  season.do({ type: 'add-member', name: 'Anna' });
  return season.record();
};

/** Opens a file in the desk's next file dialog. */
const chooseFile = (text: string): void => {
  const { click: original } = HTMLInputElement.prototype;
  HTMLInputElement.prototype.click = function choose(this: HTMLInputElement) {
    HTMLInputElement.prototype.click = original;
    const files = new DataTransfer();
    files.items.add(new File([text], 'file.json'));
    this.files = files.files;
    this.dispatchEvent(new Event('change'));
  };
};

const addFile = async (desk: WattenSeason, text: string): Promise<void> => {
  chooseFile(text);
  await click(desk, german['evening-add']);
};

const urlOf = (text: string): string => URL.createObjectURL(new Blob([text], { type: 'application/json' }));

describe('the desk of a season', () => {
  afterEach(() => {
    for (const found of document.querySelectorAll('watten-season, iframe[data-watten-print]')) found.remove();
    localStorage.removeItem(KEY);
    localStorage.removeItem(`${KEY}:undo`);
    document.documentElement.style.colorScheme = '';
  });

  it('leads from a new season to a table with a member, with the files of evenings', async () => {
    const desk = await newSeason();
    one(desk, '[name=name]').focus();
    await sendKeys({ type: 'Wattfreunde 2026' });
    await sendKeys({ press: 'Enter' });
    await shows(desk, german['table-none']);
    await click(desk, german['tab-evenings']);
    await addFile(
      desk,
      JSON.stringify({ version: 1, record: finished(6, ['Anna', 'Luis'], ['Moidl', 'Sepp']).record(), drafts: {} }),
    );
    await shows(desk, 'Preiswatten 6, 6. März 2026 ist eingetragen. 4 Namen gehören noch zu keinem Mitglied');
    await click(desk, german['tab-persons']);
    // The first guest is Anna, and the choice is a new member.
    one(desk, '[data-guest="0"]').focus();
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await shows(desk, german['guest-assigned']({ name: 'Anna', member: 'Anna' }));
    assert.equal(rootOf(desk).activeElement, one(desk, '[data-guest="0"]'), 'the focus is on the next guest');
    // Luis is assigned to Anna.
    await sendKeys({ press: 'ArrowDown' });
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await until(() => desk.state?.members[0]?.aliases.length === 1, 'the alias');
    await click(desk, german['tab-table']);
    const rows = [...rootOf(desk).querySelectorAll('tbody tr')].map(({ textContent }) =>
      textContent?.replaceAll(/\s+/gu, ' '),
    );
    assert.match(rows[0] ?? '', /1 Anna 10 1 10/u);
    assert.equal(rows.length, 3);
    desk.remove();
    const again = await newSeason();
    await shows(again, 'Anna');
    assert.equal(again.state?.name, 'Wattfreunde 2026');
  });

  it('says why the file of an evening is refused, and changes nothing', async () => {
    localStorage.setItem(KEY, JSON.stringify(threeEvenings()));
    const desk = await newSeason();
    await click(desk, german['tab-evenings']);
    const pairs = [
      ['Anna', 'Luis'],
      ['Moidl', 'Sepp'],
    ] as const;
    const refused: readonly (readonly [string, string])[] = [
      ['no JSON', german['evening-bad']],
      ['{"version":1,"record":null,"drafts":{}}', german['evening-bad']],
      ['{"version":1,"events":[{}]}', german['evening-bad']],
      [JSON.stringify(threeEvenings()), german['evening-is-season']],
      [JSON.stringify(evening(27, ...pairs).record()), german['evening-unfinished']],
      [
        JSON.stringify(finished(6, ...pairs).record()),
        german['evening-same']({ evening: 'Preiswatten 6, 6. März 2026' }),
      ],
    ];
    for (const [text, message] of refused) {
      await addFile(desk, text);
      await shows(desk, message);
      assert.deepEqual(desk.record(), threeEvenings());
    }
  });

  it('takes an evening that the host types, and names the line that is wrong', async () => {
    localStorage.setItem(KEY, JSON.stringify(createSeason({ name: 'Wattfreunde' }).record()));
    const desk = await newSeason();
    await click(desk, german['tab-evenings']);
    one(desk, 'summary').click();
    const typed = (name: string, text: string): void => {
      one<HTMLInputElement>(desk, `[name="${name}"]`).value = text;
    };
    await click(desk, german['typed-add']);
    await shows(desk, german['typed-fill']);
    assert.equal(rootOf(desk).activeElement, one(desk, '[name="typed-date"]'));
    typed('typed-date', '2026-03-06');
    typed('typed-name', 'Preiswatten im Advent');
    await click(desk, german['typed-add']);
    await shows(desk, german['typed-none']);
    for (const wrong of [
      'Anna',
      '1. Anna / Luis; viele',
      'Anna / Luis; 9; -1',
      '0. Anna / Luis',
      'Anna / Luis; 9; 1; 5',
    ]) {
      typed('typed-pairs', `Moidl / Sepp\n${wrong}`);
      await click(desk, german['typed-add']);
      await shows(desk, german['typed-problem']({ line: 2, text: wrong }));
    }
    for (const [text, message] of [
      ['Anna / anna', german['typed-same-name']({ line: 2, name: 'anna' })],
      ['Anna / Moidl', german['typed-twice']({ line: 2, name: 'Moidl', first: 1 })],
      ['2. Anna / Luis', german['typed-mixed']({ line: 2 })],
    ] as const) {
      typed('typed-pairs', `Moidl / Sepp\n${text}`);
      await click(desk, german['typed-add']);
      await shows(desk, message);
    }
    typed('typed-pairs', '1. Moidl / Sepp\n\n3. Anna / Luis');
    await click(desk, german['typed-add']);
    await shows(desk, german['typed-place']({ line: 3, place: 3, pairs: 2 }));
    assert.equal(desk.state?.evenings.length, 0);
    typed('typed-pairs', '1. Moidl / Sepp; 92; 4\n2. Anna und Luis; 88; 3\n2. Rosl / Hans; 88\n\n4. Vroni / Hias');
    await click(desk, german['typed-add']);
    await shows(desk, 'Preiswatten im Advent, 6. März 2026 ist eingetragen. 8 Namen gehören noch zu keinem Mitglied');
    assert.deepEqual(
      desk.state?.evenings[0]?.entries.map(({ names, place, wins, points }) => [names.join('+'), place, wins, points]),
      [
        ['Moidl+Sepp', 1, 4, 92],
        ['Anna+Luis', 2, 3, 88],
        ['Rosl+Hans', 2, 0, 88],
        ['Vroni+Hias', 4, 0, 0],
      ],
    );
    assert.equal(one<HTMLTextAreaElement>(desk, '[name="typed-pairs"]').value, '');
    // A second evening of the same day is another evening.
    typed('typed-date', '2026-03-06');
    typed('typed-name', 'Am Nachmittag');
    typed('typed-pairs', 'Anna / Luis');
    await click(desk, german['typed-add']);
    await until(() => desk.state?.evenings.length === 2, 'the second evening');
  });

  it('takes back the last steps after a question, all members of one click at once', async () => {
    localStorage.setItem(KEY, JSON.stringify(threeEvenings()));
    const desk = await newSeason();
    const before = desk.record();
    await click(desk, german['tab-season']);
    assert.notInclude(textOf(desk), german.undo);
    await click(desk, german['tab-persons']);
    await click(desk, german['guests-all']);
    one(desk, '[data-yes=all]').click();
    await until(() => desk.state?.members.length === 4, 'four members');
    await click(desk, german['tab-evenings']);
    await click(desk, german['evening-remove']);
    one(desk, '[data-yes^=evening]').click();
    await until(() => desk.state?.evenings.length === 2, 'two evenings');
    await click(desk, german['tab-season']);
    await click(desk, german.undo);
    await shows(desk, german['undo-ask']({ step: german['step-remove-evening'] }));
    one(desk, '[data-yes=undo]').click();
    await until(() => desk.state?.evenings.length === 3, 'three evenings');
    await click(desk, german.undo);
    await shows(desk, german['undo-ask']({ step: german['step-add-member'] }));
    one(desk, '[data-yes=undo]').click();
    await until(() => desk.state?.members.length === 1, 'one member');
    assert.deepEqual(desk.record(), before);
    assert.deepEqual(JSON.parse(localStorage.getItem(KEY) ?? ''), before);
    assert.notInclude(textOf(desk), german.undo);
  });

  it('takes back steps from before a reload, unless another program has changed the season since', async () => {
    localStorage.setItem(KEY, JSON.stringify(threeEvenings()));
    const first = await newSeason();
    first.do({ type: 'add-member', name: 'Moidl' });
    await Promise.resolve();
    first.do({ type: 'add-member', name: 'Sepp' });
    await Promise.resolve();
    first.remove();
    const again = await newSeason();
    await click(again, german['tab-season']);
    await click(again, german.undo);
    await shows(again, german['undo-ask']({ step: german['step-add-member'] }));
    one(again, '[data-yes=undo]').click();
    await until(() => again.state?.members.length === 2, 'two members');
    again.remove();
    const third = await newSeason();
    await click(third, german['tab-season']);
    await click(third, german.undo);
    one(third, '[data-yes=undo]').click();
    await until(() => third.state?.members.length === 1, 'one member');
    third.do({ type: 'add-member', name: 'Luis' });
    await Promise.resolve();
    third.remove();
    localStorage.setItem(KEY, JSON.stringify(threeEvenings()));
    const other = await newSeason();
    await click(other, german['tab-season']);
    assert.notInclude(textOf(other), german.undo);
  });

  it('shows the table of a long season without scrolling sideways on a laptop', async () => {
    await setViewport({ width: 1440, height: 900 });
    const season = createSeason({ name: 'Wattfreunde' });
    const pairs = [
      ['Maria Magdalena Oberhofer', 'Josef Unterkircher'],
      ['Moidl', 'Sepp'],
    ] as const;
    for (let day = 1; day <= 24; day++)
      season.do({
        type: 'add-evening',
        evening: {
          id: `e${day}`,
          date: `2026-03-${String(day).padStart(2, '0')}`,
          name: 'Preiswatten',
          entries: pairs.map((names, index) => ({ names, place: index + 1, wins: 4, points: 1000 })),
        },
      });
    season.do({ type: 'change-settings', settings: { points: { by: 'points' }, best: 10 } });
    localStorage.setItem(KEY, JSON.stringify(season.record()));
    const desk = await newSeason();
    await shows(desk, 'Oberhofer');
    await document.fonts.ready;
    const scroll = one(desk, '.scroll');
    assert.isAtMost(scroll.scrollWidth, scroll.clientWidth);
  });

  it('merges, renames and removes members after a question', async () => {
    localStorage.setItem(KEY, JSON.stringify(threeEvenings()));
    const desk = await newSeason();
    desk.do({ type: 'add-member', name: 'Luis' });
    await click(desk, german['tab-persons']);
    await click(desk, german['member-merge-do']);
    await shows(desk, german['member-merge-ask']({ one: 'Anna', other: 'Luis' }));
    assert.equal(desk.state?.members.length, 2);
    one(desk, '[data-yes="merge-m1"]').click();
    await desk.updateComplete;
    assert.deepEqual(desk.state?.members, [{ id: 'm2', name: 'Luis', aliases: ['Anna'] }]);
    assert.match(rootOf(desk).activeElement?.textContent ?? '', /Namen ohne Mitglied/u);
    await click(desk, german['member-unassign']({ name: 'Anna' }));
    assert.deepEqual(desk.state?.members[0]?.aliases, []);
  });

  it('keeps the choice of a guest in the row of the guest when another guest gets a member', async () => {
    localStorage.setItem(KEY, JSON.stringify(threeEvenings()));
    const desk = await newSeason();
    await click(desk, german['tab-persons']);
    const choice = (name: string): HTMLSelectElement => {
      const label = [...rootOf(desk).querySelectorAll('label')].find(({ textContent }) =>
        textContent.trim().startsWith(german['guest-owner']({ name })),
      );
      return label?.querySelector('select') ?? assert.fail(`There is no choice for ${name}.`);
    };
    choice('Luis').value = 'm1';
    choice('Sepp').value = 'm1';
    choice('Luis').form?.requestSubmit();
    await shows(desk, german['guest-assigned']({ name: 'Luis', member: 'Anna' }));
    assert.equal(choice('Moidl').value, '', 'the next guest becomes a new member');
    assert.equal(choice('Sepp').value, 'm1', 'the choice stays at the guest');
    // A new member earlier in the list moves the options.
    desk.do({ type: 'add-member', name: 'Aaron' });
    await desk.updateComplete;
    assert.equal(choice('Sepp').value, 'm1', 'the choice is the same member');
  });

  it('keeps an open member and the typed name when members come and go', async () => {
    const season = createSeason({ name: 'Wattfreunde' });
    for (const name of ['Bertl', 'Franz', 'Gitti']) season.do({ type: 'add-member', name });
    localStorage.setItem(KEY, JSON.stringify(season.record()));
    const desk = await newSeason();
    await click(desk, german['tab-persons']);
    const opened = (): readonly string[] =>
      [...rootOf(desk).querySelectorAll('.members details[open] summary')].map(({ textContent }) => textContent.trim());
    const typed = (): string | undefined =>
      rootOf(desk).querySelector<HTMLInputElement>('.members details[open] [name=name]')?.value;
    const franz = [...rootOf(desk).querySelectorAll('.members details')].find(({ textContent }) =>
      textContent.trim().startsWith('Franz'),
    );
    (franz as HTMLDetailsElement).open = true;
    one<HTMLInputElement>(desk, '.members details[open] [name=name]').value = 'Franz Xaver';
    for (const event of [
      { type: 'add-member', name: 'Aaron Neu' },
      { type: 'remove-member', member: 'm1' },
      { type: 'merge-members', member: 'm4', into: 'm3' },
    ] as const) {
      desk.do(event);
      await desk.updateComplete;
      assert.deepEqual(opened(), ['Franz'], event.type);
      assert.equal(typed(), 'Franz Xaver', event.type);
    }
  });

  it('changes the settings, and names a number that is not valid', async () => {
    localStorage.setItem(KEY, JSON.stringify(threeEvenings()));
    const desk = await newSeason();
    await click(desk, german['tab-season']);
    one<HTMLInputElement>(desk, '[name=list]').value = '5; 3 -1';
    await click(desk, german['settings-save']);
    await shows(desk, german['settings-list-wrong']);
    one<HTMLInputElement>(desk, '[name=list]').value = '5; 3';
    one<HTMLInputElement>(desk, '[name=best]').value = '0';
    await click(desk, german['settings-save']);
    await shows(desk, german['settings-number']({ label: german['settings-best'], min: 1, max: 400 }));
    one<HTMLInputElement>(desk, '[name=best]').value = '';
    await click(desk, german['settings-save']);
    await shows(desk, german['settings-saved']);
    assert.deepEqual(desk.state?.settings.points, { by: 'place', list: [5, 3], others: 1 });
    assert.equal(desk.state?.settings.best, null);
  });

  it('saves the table as CSV in the language of the element, without ids', async () => {
    localStorage.setItem(KEY, JSON.stringify(threeEvenings()));
    const desk = await newSeason();
    const { createObjectURL } = URL;
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      blobs.push(blob);
      return createObjectURL.call(URL, blob);
    };
    const save = document.createElement('a').constructor as typeof HTMLAnchorElement;
    const { click: original } = save.prototype;
    save.prototype.click = () => {};
    try {
      await click(desk, german.csv);
      await until(() => blobs.length > 0, 'the file');
    } finally {
      URL.createObjectURL = createObjectURL;
      save.prototype.click = original;
    }
    const [header, anna, luis] = (await (blobs[0] ?? assert.fail()).text()).replace('\u{FEFF}', '').split('\r\n');
    assert.equal(
      header,
      'Platz;Name;Gast;Punkte;Abende;2026-03-06 Preiswatten 6;2026-03-13 Preiswatten 13;2026-03-20 Preiswatten 20;Zählt nicht',
    );
    assert.match(anna ?? '', /^1;Anna;;20;3;/u);
    assert.match(luis ?? '', /^1;Luis;Gast;20;3;/u);
  });

  it('prints the table with a line through points that do not count', async () => {
    localStorage.setItem(KEY, JSON.stringify(threeEvenings()));
    const desk = await newSeason();
    await click(desk, german.print);
    const page = document.querySelector<HTMLIFrameElement>('iframe[data-watten-print]')?.contentDocument;
    assert.equal(page?.querySelectorAll('tbody tr').length, 4);
    assert.equal(page?.querySelectorAll('s').length, 4);
    assert.equal(page?.title, 'Wattfreunde');
  });

  it('is accessible on each page', async () => {
    localStorage.setItem(KEY, JSON.stringify(threeEvenings()));
    const desk = await newSeason();
    for (const tab of ['tab-table', 'tab-evenings', 'tab-persons', 'tab-season'] as const) {
      await click(desk, german[tab]);
      for (const details of rootOf(desk).querySelectorAll('details')) details.open = true;
      await expect(desk).to.be.accessible();
    }
  });
});

describe('the table of a season on a page of a club', () => {
  afterEach(() => {
    for (const found of document.querySelectorAll('watten-season')) found.remove();
    localStorage.removeItem(KEY);
    document.documentElement.style.colorScheme = '';
  });

  it('shows only the table of the file, with the dropped evenings', async () => {
    const table = await newSeason({ readonly: '', src: urlOf(JSON.stringify(threeEvenings())), lang: 'en' });
    await until(() => rootOf(table).querySelector('tbody'), 'the table');
    assert.equal(rootOf(table).querySelectorAll('button, input').length, 0);
    const [first] = rootOf(table).querySelectorAll('tbody tr');
    const cells = [...(first?.children ?? [])].map(({ textContent }) => textContent?.replaceAll(/\s+/gu, ' ').trim());
    assert.deepEqual(cells, ['1', 'Anna', '20', '3', '10', '10', '10 does not count']);
    assert.equal(first?.querySelectorAll('s').length, 1);
    assert.include(textOf(table), english['rule-best']({ best: 2 }));
    assert.equal(localStorage.getItem(KEY), null);
  });

  it('has enough contrast on a light and on a dark page, and scrolls within itself on a phone', async () => {
    const table = await newSeason({ readonly: '', src: urlOf(JSON.stringify(threeEvenings())) });
    await until(() => rootOf(table).querySelector('tbody'), 'the table');
    for (const scheme of ['light', 'dark']) {
      document.documentElement.style.colorScheme = scheme;
      await expect(table).to.be.accessible();
      const dark = getComputedStyle(one(table, '.inside')).backgroundColor !== 'rgb(255, 255, 255)';
      assert.equal(dark, scheme === 'dark');
    }
    table.style.cssText = 'display: block; width: 200px';
    await table.updateComplete;
    assert.isAtMost(one(table, '.inside').scrollWidth, 200);
    assert.isAbove(one(table, '.scroll').scrollWidth, 200);
  });

  it('says what is wrong with a file', async () => {
    const broken = { ...threeEvenings(), settings: { best: 0 } };
    const wrong: readonly (readonly [string, string])[] = [
      ['/no-such-file.json', german['file-missing']({ file: '/no-such-file.json', status: 404 })],
      ['https://example.org/x.json', german['file-elsewhere']({ file: 'https://example.org/x.json' })],
      [urlOf('<html>'), 'enthält keine Saison'],
      [urlOf('[1]'), 'enthält keine Saison'],
      [urlOf(JSON.stringify(finished(6, ['a', 'b'], ['c', 'd']).record())), 'enthält einen einzelnen Abend'],
      [urlOf('{"version":9,"members":[]}'), 'stammt von einer neueren Version'],
      [urlOf(JSON.stringify(broken)), `ist beschädigt: The settings of the record: 'points' must be an object`],
    ];
    for (const [src, message] of wrong) {
      const table = await newSeason({ readonly: '', src });
      await shows(table, message);
      assert.equal(table.state, null);
    }
  });

  it('loads another file when `src` changes, and the desk begins with the file', async () => {
    const table = await newSeason({ readonly: '', src: urlOf('{}') });
    await shows(table, 'enthält keine Saison');
    table.src = urlOf(JSON.stringify(threeEvenings()));
    await shows(table, 'Anna');
    const desk = await newSeason({ src: table.src });
    await shows(desk, german['tab-persons']);
    assert.deepEqual(desk.record(), threeEvenings());
  });
});
