/** The deck page, demo/deck.html, as served with the build. */
import { assert, waitUntil } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { CARDS } from '../../src/deck.js';

const SIZES = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const;

const GROUNDS = 4;
const OTHER_BACKS = 2;
const PICTURE_COUNT = CARDS.length + GROUNDS + OTHER_BACKS;

const frame = document.createElement('iframe');

const page = (): Document => {
  if (!frame.contentDocument) throw new Error('The deck page is not loaded.');
  return frame.contentDocument;
};
const all = <E extends HTMLElement>(selector: string): readonly E[] => [...page().querySelectorAll<E>(selector)];

function one<E extends HTMLElement>(selector: string): E {
  const found = page().querySelector<E>(selector);
  if (!found) throw new Error(`No element matches ${selector}.`);
  return found;
}

const drawn = (): Promise<void> =>
  waitUntil(
    () => frame.contentDocument?.querySelector('#sheet[aria-busy=false]'),
    'the cards are drawn (the page needs the build)',
    { timeout: 50_000 },
  );

async function open(): Promise<void> {
  await setViewport({ width: 1440, height: 900 });
  document.body.style.margin = '0';
  frame.style.cssText = 'border: 0; display: block; height: 100vh; width: 100%';
  frame.src = '/demo/deck.html';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  await drawn();
  initial = switches().map((control) => [control.value, (control as HTMLInputElement).checked]);
}

type Switch = HTMLInputElement | HTMLSelectElement;
const switches = (): readonly Switch[] => all<Switch>('#switches [name]');
const stateOf = (control: Switch): string => `${control.value} ${(control as HTMLInputElement).checked}`;
let initial: readonly (readonly [value: string, checked: boolean])[] = [];

/** Resets the page to its initial state. A reset is faster than another load. */
async function restore(): Promise<void> {
  await setViewport({ width: 1440, height: 900 });
  frame.style.width = '100%';
  const before = switches().map(stateOf).join();
  switches().forEach((control, index) => {
    const [value, checked] = initial[index];
    control.value = value;
    (control as HTMLInputElement).checked = checked;
  });
  if (switches().map(stateOf).join() === before) return;
  switches()
    .at(0)
    ?.dispatchEvent(new Event('input', { bubbles: true }));
  await drawn();
}

/** Sets a control as a visitor does. */
async function choose(name: string, value: string | boolean): Promise<void> {
  const control = one<HTMLInputElement | HTMLSelectElement>(`#switches [name=${name}]`);
  if (typeof value === 'boolean') (control as HTMLInputElement).checked = value;
  else control.value = value;
  assert.oneOf(value, [control.value, (control as HTMLInputElement).checked], `${name} can be ${value}`);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  await drawn();
}

const faceOf = (card: string): HTMLImageElement => one(`[data-card=${card}] img`);
const svgOf = (card: string): string => decodeURIComponent(faceOf(card).src.replace('data:image/svg+xml,', ''));
const svgs = (): readonly string[] => CARDS.map(svgOf);
const pathsOf = (svg: string): number => svg.split('<path').length - 1;
const titleOf = (svg: string): string => /<title>(.*)<\/title>/.exec(svg)?.[1] ?? '';
const textOf = (selector: string): string => one(selector).textContent.trim();

const dialog = (): HTMLDialogElement => one('dialog');
const focusedCard = (): string | undefined => (page().activeElement as HTMLElement | null)?.dataset.card;

describe('the deck page', () => {
  before(open);
  afterEach(restore);
  after(() => frame.remove());

  it('the deck page shows 40 cards with distinct pictures and names, one back in four colours, and two other backs', async () => {
    assert.sameMembers(
      all('[data-card]').map(({ dataset }) => dataset.card),
      [...CARDS],
    );
    assert.lengthOf(all('[data-ground]'), GROUNDS);
    assert.lengthOf(all('[data-back]'), OTHER_BACKS);
    const faces = all<HTMLImageElement>('#sheet img');
    await Promise.all(faces.map((face) => face.decode()));
    assert.lengthOf(new Set(faces.map(({ src }) => src)), PICTURE_COUNT);
    assert.lengthOf(new Set(all('#sheet .name').map(({ textContent }) => textContent)), PICTURE_COUNT);
  });

  it('the deck page loads nothing from other origins', () => {
    const entries = frame.contentWindow?.performance.getEntriesByType('resource') ?? [];
    const addresses = entries.map(({ name }) => name).filter((name) => !name.startsWith('data:'));
    assert.isAbove(addresses.length, 3);
    assert.deepEqual(
      addresses.filter((address) => new URL(address).origin !== location.origin),
      [],
    );
  });

  it('the deck page and the table page link to each other', async () => {
    assert.strictEqual(one<HTMLAnchorElement>('header a').pathname, '/demo/');
    const table = new DOMParser().parseFromString(await (await fetch('/demo/index.html')).text(), 'text/html');
    assert.exists(table.querySelector('a[href="deck.html"]'));
  });

  it('controls on the deck page change the deck and the level of detail', async () => {
    const salzburg = svgs();
    assert.strictEqual(titleOf(svgOf('LO')), 'Laub-Ober');
    await choose('detail', 'compact');
    svgs().forEach((svg, i) => assert.isBelow(pathsOf(svg), pathsOf(salzburg[i]), CARDS[i]));
    await choose('detail', 'normal');
    assert.isBelow(pathsOf(svgOf('HO')), pathsOf(salzburg[CARDS.indexOf('HO')]));
    await choose('detail', 'full');
    assert.deepEqual(svgs(), salzburg);
    await choose('deck', 'french');
    svgs().forEach((svg, i) => assert.notEqual(svg, salzburg[i], CARDS[i]));
    assert.strictEqual(titleOf(svgOf('LO')), 'Pik-Dame');
    assert.strictEqual(textOf('[data-card=LO] .name'), 'Queen of Spades');
  });

  it('the deck page describes the aces, court cards and Weli of the French deck, but no number cards', async () => {
    await choose('deck', 'french');
    const seen: string[] = [];
    for (const card of CARDS) {
      one(`[data-card=${card}]`).click();
      const text = textOf('#large-text');
      one('#close').click();
      assert.strictEqual(text !== '', card === 'S6' || /[AKOU]$/.test(card), `${card}: ${text}`);
      assert.notMatch(text, /Salzburg|\bOber\b|\bUnter\b|undefined/);
      if (text) seen.push(text);
    }
    assert.lengthOf(new Set(seen), 17);
  });

  it('on the deck page, the index setting changes every card, and the colour aid changes every Laub card', async () => {
    const plain = svgs();
    for (const indices of ['small', 'large']) {
      await choose('indices', indices);
      svgs().forEach((svg, i) => assert.isAbove(pathsOf(svg), pathsOf(plain[i]), `${CARDS[i]} ${indices}`));
    }
    await choose('indices', 'off');
    await choose('colourAid', true);
    const changed = CARDS.filter((_card, i) => svgs()[i] !== plain[i]);
    assert.includeMembers(
      changed,
      CARDS.filter((card) => card.startsWith('L')),
    );
    assert.notIncludeMembers(changed, ['EO', 'HO', 'SO']);
  });

  it('card silhouettes on the deck page have only two colours: paper and one ink', async () => {
    const colours = (svg: string): ReadonlySet<string> =>
      new Set(svg.match(/#[\dA-F]{6}/gi)?.map((hex) => hex.toUpperCase()));
    const before = svgs();
    await choose('silhouettes', true);
    svgs().forEach((svg, i) => {
      assert.isAbove(colours(before[i]).size, 2);
      assert.strictEqual(colours(svg).size, 2, CARDS[i]);
      assert.strictEqual(pathsOf(svg), pathsOf(before[i]));
    });
    assert.isTrue(one<HTMLSelectElement>('[name=indices]').disabled);
    await Promise.all(CARDS.map((card) => faceOf(card).decode()));
    await choose('silhouettes', false);
    assert.deepEqual(svgs(), before);
  });

  it('every colour-vision filter of the deck page leaves white unchanged', async () => {
    const filterOf = (selector: string): string => getComputedStyle(one(selector)).filter;
    assert.strictEqual(filterOf('#sheet img'), 'none');
    for (const vision of ['protan', 'deutan', 'tritan', 'grey']) {
      await choose('vision', vision);
      for (const selector of ['[data-card=HO] img', '[data-ground] img', 'dialog img']) {
        assert.include(filterOf(selector), `#${vision}`);
      }
      const matrix = page().querySelector(`filter#${vision} > feColorMatrix`)?.getAttribute('values') ?? '';
      const numbers = matrix.trim().split(/\s+/).map(Number);
      assert.lengthOf(numbers, 20);
      for (const row of [0, 5, 10, 15]) {
        assert.closeTo(
          numbers.slice(row, row + 5).reduce((sum, part) => sum + part, 0),
          1,
          0.000_01,
          `${vision}, row ${row / 5}`,
        );
      }
    }
  });

  it('the deck page names every card in German, English and Italian', async () => {
    const textsByLang = new Map<string, readonly string[]>();
    for (const lang of ['de', 'it', 'en']) {
      await choose('lang', lang);
      assert.strictEqual(page().documentElement.lang, lang);
      const texts = [...all('#sheet .name'), ...all('[data-card] .called')].map(({ textContent }) =>
        textContent.trim(),
      );
      assert.notInclude(texts, '');
      textsByLang.set(lang, texts);
      if (lang === 'it') assert.strictEqual(textOf('[data-card=HO] .name'), 'Ufficiale di cuori');
    }
    assert.strictEqual(textOf('[data-card=HO] .name'), 'Ober of Hearts');
    assert.strictEqual(textOf('[data-card=HK] .called'), 'Max');
    // Weli, Max, Belli, Spitz and Loden have the same names in all languages.
    for (const [first, second] of [
      ['de', 'en'],
      ['de', 'it'],
      ['en', 'it'],
    ] as const) {
      const same = textsByLang.get(first)?.filter((text, i) => text === textsByLang.get(second)?.[i]);
      assert.sameMembers([...(same ?? [])], ['Weli', 'Loden', 'Max', 'Belli', 'Spitz'], `${first} and ${second}`);
    }
  });

  it('on the deck page, keys enlarge cards one by one, and Escape focuses the last enlarged card', async () => {
    await choose('lang', 'de');
    one('[data-card=HU]').focus();
    await sendKeys({ press: 'ArrowRight' });
    assert.strictEqual(focusedCard(), 'HO');
    await sendKeys({ press: 'Enter' });
    assert.isTrue(dialog().open);
    assert.strictEqual(textOf('#large-name'), 'Herz-Ober');
    assert.deepEqual(
      all('#large-names dd').map(({ textContent }) => textContent),
      [
        'Herz-Ober, Der Säbelzieher',
        'Ober of Hearts, The one drawing his sabre',
        'Ufficiale di cuori, Quello che sguaina la sciabola',
      ],
    );
    assert.include(textOf('#large-call'), "cardSvg('HO'");
    assert.strictEqual(one<HTMLImageElement>('dialog img').src, faceOf('HO').src);
    assert.isAbove(one('dialog img').offsetWidth, 2 * faceOf('HO').offsetWidth);

    await sendKeys({ press: 'ArrowRight' });
    assert.strictEqual(textOf('#large-name'), 'Herz-König');
    assert.include(textOf('#large-names'), 'Max');
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ press: 'ArrowLeft' });
    assert.strictEqual(textOf('#large-name'), 'Herz-Unter');
    await sendKeys({ press: 'End' });
    assert.strictEqual(textOf('#large-name'), 'Gitter');
    await sendKeys({ press: 'ArrowRight' });
    assert.strictEqual(textOf('#large-name'), 'Eichel-Fünfer');
    await sendKeys({ press: 'Escape' });
    assert.isFalse(dialog().open);
    await waitUntil(() => focusedCard() === 'E5', 'the card that was shown last has the focus', { timeout: 20_000 });
  });

  it('on the deck page, a click enlarges a card, and the close button or a backdrop click closes the enlarged card', () => {
    const card = one('[data-card=S6]');
    card.click();
    assert.strictEqual(textOf('#large-name'), 'Weli');
    one('#next').click();
    assert.strictEqual(textOf('#large-name'), 'Seven of Bells');
    one('#previous').click();
    assert.strictEqual(textOf('#large-name'), 'Weli');
    one('#close').click();
    assert.isFalse(dialog().open);
    card.click();
    one('.about').click();
    assert.isTrue(dialog().open);
    dialog().click();
    assert.isFalse(dialog().open);
  });

  it('the deck page fits every window width, and its controls are at least 44 px high', async () => {
    for (const [width, height] of SIZES) {
      await setViewport({ width, height });
      // Some browsers do not allow a window as narrow as a phone.
      frame.style.width = `${width}px`;
      await waitUntil(() => page().documentElement.clientWidth === width, 'the page has this width', {
        timeout: 20_000,
      });
      assert.isAtMost(page().documentElement.scrollWidth, width);
      for (const control of all('#switches select, #switches label, .card, header a')) {
        assert.isAtLeast(control.offsetHeight, 44, `${control.outerHTML.slice(0, 60)} at ${width}`);
        const { left, right } = control.getBoundingClientRect();
        assert.isTrue(left >= 0 && right <= width, `${control.outerHTML.slice(0, 60)} is within ${width}`);
      }
      one('[data-card=HO]').click();
      const { left, top, right, bottom } = dialog().getBoundingClientRect();
      assert.isTrue(
        left >= 0 && top >= 0 && right <= width && bottom <= height,
        `the large card is within ${width}x${height}`,
      );
      assert.isAtMost(dialog().scrollWidth, dialog().clientWidth);
      for (const button of all('dialog button')) {
        assert.isAtLeast(Math.min(button.offsetHeight, button.offsetWidth), 44);
        assert.isAtMost(button.getBoundingClientRect().bottom, height, `the buttons are visible at ${width}x${height}`);
      }
      one('#close').click();
    }
  });
});
