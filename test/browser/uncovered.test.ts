/** Checks that elements above the table do not cover anything that players need to see. */
import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Action } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { LANGUAGES } from '../../src/i18n/languages.js';
import { layOut } from '../../src/table/layout/lay-out.js';
import type { Layout } from '../../src/table/layout/layout.js';
import { openHandPlaces } from '../../src/table/layout/open-hand.js';
import { positionOf } from '../../src/table/layout/position.js';
import { stockPlace } from '../../src/table/layout/stock.js';
import { openTrickPlace } from '../../src/table/layout/taken.js';
import { trickPlace } from '../../src/table/layout/trick.js';
import type { Place } from '../../src/table/picture.js';
import { SIGNAL, STRIKE } from '../../tools/scenes/decisions.js';
import { EVERY_PHASE } from '../../tools/scenes/every-phase.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { isAsked, phase } from '../../tools/scenes/scene.js';
import { LONG_GERMAN, registerLongGerman } from '../i18n/long-german.js';
import { preferring } from '../../tools/scenes/scripted.js';
import { runs } from '../runs.js';
import { TOUCH, coveredByQuestion, coveredBySpeech, truncatedNames } from './covered.js';
import { playTo } from './scenes.js';
import { all, clearPage, frames, newTable, one, press, texts, until, viewOf } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const boxOf = (table: WattenTable, selector: string): DOMRect => one(table, selector).getBoundingClientRect();
const OVER = { setup: { dealer: 0, hands: HANDS }, rules: { bidWhen: 'never' }, at: phase('hand-over') } as const;

/** Phones, and tables that are short for their width: 768x1024 at 200 %, and a table in a text column. */
const LOW = [
  [320, 568],
  [384, 512],
  [412, 550],
  [480, 640],
  [540, 720],
] as const;

/** Laptops, and tables in pages on a laptop. */
const WIDE = [
  [600, 700],
  [800, 600],
  // Tables next to a column of text.
  [900, 560],
  [976, 570],
  [1024, 560],
  [1024, 640],
  [1100, 600],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** Some texts are longest in German, and most are longest in Italian. */
const TESTED_LANGUAGES = ['de', 'it'] as const;

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [384, 512],
  [768, 1024],
  // The width of a table next to a column of text.
  [976, 570],
  [1440, 900],
] as const;

/** Horizontal centre of an element. */
const centreOf = (table: WattenTable, selector: string): number => {
  const { left, width } = boxOf(table, selector);
  return left + width / 2;
};

/** Waits until no faults are left. The table is laid out again after the browser reports a new size. */
async function untilNone(faults: () => readonly string[], where: string): Promise<void> {
  await frames(3);
  await until(() => faults().length === 0, where, 2000).catch(() => assert.deepEqual(faults(), [], where));
}

/** Checks at every size that speech bubbles are visible and cover nothing. */
async function assertSpeechIsFree(table: WattenTable, where: string): Promise<void> {
  await until(() => all(table, '.speech').length > 0, 'speech is shown');
  for (const [width, height] of SIZES) {
    await setViewport({ width, height });
    await untilNone(() => coveredBySpeech(table), `${where} at ${width}x${height}`);
  }
}

/** The layer of the cards: a canvas above that of the table, or elements. */
const CARD_LAYER = '.stage canvas ~ canvas, .cards';

/** Whether the layer of the cards shows the centre of a place. Pointers hit an element only where it is not clipped. */
function isPainted(table: WattenTable, { box }: Place): boolean {
  const { clipPath } = getComputedStyle(one(table, CARD_LAYER));
  const { left, top, width, height } = boxOf(table, '.frame');
  const probe = document.createElement('div');
  const inset = `${top}px auto auto ${left}px`;
  Object.assign(probe.style, { position: 'fixed', inset, width: `${width}px`, height: `${height}px`, clipPath });
  document.body.append(probe);
  const hit = document.elementFromPoint(left + box.x + box.width / 2, top + box.y + box.height / 2);
  probe.remove();
  return hit === probe;
}

const openTrick = (layout: Layout, isOurs: boolean): readonly (readonly [name: string, place: Place])[] =>
  [0, 1, 2, 3].map((index) => [`open card ${index}`, openTrickPlace(layout, isOurs, index, 4)] as const);

describe('elements that must stay visible', () => {
  afterEach(clearPage);

  it("on a phone, the visitor's plate is at the top of every question", async () => {
    await setViewport({ width: 390, height: 844 });
    const table = newTable();
    const trumpf = { setup: { dealer: 0, hands: HANDS }, at: phase('announce') };
    const card = { setup: { dealer: 3, hands: HANDS }, rules: { bidWhen: 'never' }, at: phase('play') } as const;
    for (const scene of [EVERY_PHASE['a Schlag'], trumpf, card]) {
      await playTo(table, scene);
      await frames(3);
      const own = boxOf(table, '.own');
      const sheet = boxOf(table, '.sheet');
      assert.approximately(centreOf(table, '.own'), centreOf(table, '.sheet'), 1);
      assert.isBelow(own.top, sheet.top);
      assert.isAbove(own.bottom, sheet.top);
      assert.notEqual(getComputedStyle(one(table, '.seat.bottom .name, .seat.bottom .called')).clipPath, 'none');
    }
  });

  it("on a phone, the question after a hand appears where the visitor's cards were", async () => {
    await setViewport({ width: 320, height: 568 });
    const table = newTable();
    await playTo(table, OVER);
    await until(() => all(table, '.prompt .button').length > 0, 'the next hand is offered');
    await frames(2);
    assert.isAtLeast(boxOf(table, '.sheet').top, boxOf(table, '.pile').bottom);
    assert.isAtMost(boxOf(table, '.sheet').bottom, table.offsetHeight);
  });

  for (const lang of TESTED_LANGUAGES) {
    it(`on a phone, a question in '${lang}' does not cover the players at the sides or the opposite card`, async () => {
      await setViewport({ width: 320, height: 568 });
      const table = newTable({ hints: '', lang });
      await playTo(table, EVERY_PHASE['the last card of the bidder']);
      await until(() => all(table, '.prompt .button').length > 3, 'the question about Farbe is shown');
      await frames(2);
      const playersAreVisible = (where: string): void => {
        for (const side of ['left', 'right'])
          assert.isAtMost(boxOf(table, `.seat.${side}`).bottom, boxOf(table, '.sheet').top + 1, `${where}: ${side}`);
      };
      playersAreVisible('Farbe');
      const { y, height } = trickPlace(layOut(table.offsetWidth, table.offsetHeight), 'top').box;
      assert.isAtMost(y + height - TOUCH, boxOf(table, '.sheet').top);

      await playTo(table, EVERY_PHASE['a Schlag']);
      await until(() => all(table, '.prompt .button').length > 3, 'the question about the Schlag is shown');
      for (const [across, down] of LOW) {
        await setViewport({ width: across, height: down });
        await untilNone(() => coveredByQuestion(table), `a Schlag, ${across}x${down}`);
        playersAreVisible(`a Schlag, ${across}x${down}`);
      }
    });

    it(`on a phone, the answers to a bid in '${lang}' do not cover the visitor's card`, async () => {
      await setViewport({ width: 320, height: 568 });
      const table = newTable({ hints: '', lang });
      await playTo(table, EVERY_PHASE['an answer to a bid']);
      await until(() => all(table, '.prompt .button').length > 1, 'the question is shown');
      await frames(2);
      const { y, height } = trickPlace(layOut(table.offsetWidth, table.offsetHeight), 'bottom').box;
      assert.isAtLeast(boxOf(table, '.sheet').top, y + height - TOUCH);
      // A short table has no space for the whole card, but the card is readable.
      for (const [across, down] of LOW) {
        await setViewport({ width: across, height: down });
        await frames(3);
        const own = trickPlace(layOut(table.offsetWidth, table.offsetHeight), 'bottom').box;
        assert.isAtLeast(boxOf(table, '.sheet').top, own.y + 0.8 * own.height, `${across}x${down}`);
        assert.isAtMost(boxOf(table, '.trick-marks .bottom span').bottom, boxOf(table, '.sheet').top + 1);
      }
      for (const [across, down] of [
        [360, 640],
        [390, 844],
        [412, 915],
      ] as const) {
        await setViewport({ width: across, height: down });
        await frames(3);
        const own = trickPlace(layOut(table.offsetWidth, table.offsetHeight), 'bottom').box;
        assert.isAtLeast(boxOf(table, '.sheet').top, own.y + 0.8 * own.height, `${across}x${down}`);
      }
    });
  }

  for (const lang of TESTED_LANGUAGES)
    it(`on a wide table, the answers to a bid in '${lang}' do not cover the visitor's card in the trick`, async () => {
      for (const attributes of [{}, { hints: '' }, { hints: '', help: 'on' }]) {
        const table = newTable({ ...attributes, lang });
        await playTo(table, EVERY_PHASE['an answer to a bid']);
        await until(() => all(table, '.prompt .button').length > 1, 'the question is shown');
        if ('help' in attributes)
          await until(() => all(table, '.prompt :is(.help, .help-beside)').length > 0, 'the help is shown');
        for (const [width, height] of WIDE) {
          await setViewport({ width, height });
          await frames(3);
          const where = `${JSON.stringify(attributes)} at ${width}x${height}`;
          const own = trickPlace(layOut(table.offsetWidth, table.offsetHeight), 'bottom').box;
          const { top } = boxOf(table, '.sheet');
          assert.isAtMost(own.y + own.height, top + TOUCH, where);
          assert.isAtMost(boxOf(table, '.trick-marks .bottom span').bottom, top + TOUCH, `the role, ${where}`);
        }
        table.remove();
      }
    });

  it('on a wide table, a result with help does not cover the cards that are left in the hand', async () => {
    const table = newTable({ help: 'on' });
    await playTo(table, STRIKE);
    await until(() => all(table, '.prompt .help-beside').length > 0, 'the help is shown');
    for (const [width, height] of WIDE.filter(([across]) => across >= 800)) {
      await setViewport({ width, height });
      await untilNone(
        () =>
          all(table, '.hand .card')
            .filter((card) => card.getBoundingClientRect().bottom > boxOf(table, '.sheet').top + TOUCH)
            .map(({ dataset }) => `${dataset.card} is covered`),
        `${width}x${height}`,
      );
    }
  });

  it('in Italian, the name of each rank takes one line on its button and stays whole for screen readers', async () => {
    const table = newTable({ lang: 'it', hints: '' });
    await playTo(table, EVERY_PHASE['a Schlag']);
    await until(() => all(table, '.ranks .button').length > 8, 'the ranks are shown');
    for (const [width, height] of [...SIZES, [720, 450], ...WIDE] as const) {
      await setViewport({ width, height });
      await frames(3);
      for (const name of all(table, '.ranks .letter + span')) {
        const lines = name.offsetHeight / Number.parseFloat(getComputedStyle(name).fontSize);
        assert.isBelow(lines, 1.6, `${name.textContent} at ${width}x${height}`);
        assert.isAtMost(name.scrollWidth, name.clientWidth, `${name.textContent} at ${width}x${height}`);
      }
    }
    assert.include(texts(table, '.ranks .sr-only'), 'sottufficiale');
  });

  it('a long hint scrolls and does not cover the score or the announcement', async () => {
    registerLongGerman();
    await setViewport({ width: 384, height: 512 });
    const table = newTable({ hints: '', lang: LONG_GERMAN });
    await playTo(table, EVERY_PHASE['a Schlag']);
    await press(one(table, '[data-aid=hint]'));
    await until(() => all(table, '.hint').length > 0, 'the hint is shown', 20_000);
    await frames(2);
    assert.isAtLeast(boxOf(table, '.sheet').top, boxOf(table, '.bar .chip').bottom);
    const { scrollHeight, clientHeight } = one(table, '.hint');
    assert.isAtLeast(clientHeight, 30, 'two lines of the hint are visible');
    if (scrollHeight > clientHeight) assert.strictEqual(getComputedStyle(one(table, '.hint')).overflowY, 'auto');
  });

  it('in blind play on a phone, the question does not cover the pack or the open trick', async () => {
    await setViewport({ width: 320, height: 568 });
    const table = newTable({ hints: '' });
    for (const dealer of [0, 3] as const) {
      const view = await playTo(table, {
        variant: 'suedtirol-blind',
        setup: { dealer, hands: HANDS },
        at: (seen) => phase('play')(seen) && seen.openTrick !== null,
      });
      await until(() => all(table, '.prompt .button').length > 0, 'a bid is offered');
      await frames(2);
      const layout = layOut(table.offsetWidth, table.offsetHeight);
      const sheet = boxOf(table, '.sheet');
      const people = texts(table, '.seat .called');
      const byWhom = view.openTrick?.cards.map(({ seat }) => people[seat]);
      assert.deepEqual(texts(table, '.open-marks span'), byWhom, 'each card has the name of its player');
      for (const name of all(table, '.open-marks span')) {
        assert.isAtLeast(name.offsetWidth, 22);
        assert.isAtMost(name.getBoundingClientRect().bottom, sheet.top + TOUCH);
      }
      const isOurs = (view.openTrick?.winner ?? 0) % 2 === 0;
      const pack = stockPlace(layout, positionOf(dealer, 0, 4, 'clockwise'), {
        seated: ['left', 'top', 'right'],
        open: isOurs ? 'ours' : 'theirs',
        hasBottom: false,
      });
      for (const [name, { box, turn }] of [['pack', pack], ...openTrick(layout, isOurs)] as const) {
        // A card turned sideways is as high as an upright card is wide.
        const high = Math.abs(turn) > 45 ? box.width : box.height;
        const foot = box.y + (box.height + high) / 2;
        const isBeside = box.x + box.width <= sheet.left || box.x >= sheet.right;
        assert.isTrue(
          isBeside || foot - 0.2 * high <= sheet.top,
          `dealer ${dealer}: ${name} below ${sheet.top}: ${foot}`,
        );
      }
    }
  });

  it("on a tall phone, the question does not cover the names at an open trick won by the visitor's side", async () => {
    await setViewport({ width: 390, height: 860 });
    const table = newTable();
    table.style.height = '828px';
    const view = await playTo(table, {
      variant: 'suedtirol-blind',
      setup: { dealer: 3, hands: HANDS },
      at: (seen) => phase('play')(seen) && seen.openTrick !== null && seen.openTrick.winner % 2 === 0,
    });
    await until(() => all(table, '.prompt .button').length > 0, 'a bid is offered');
    await frames(2);
    assert.equal((view.openTrick?.winner ?? 1) % 2, 0, 'the trick is ours');
    const sheet = boxOf(table, '.sheet');
    const names = all(table, '.open-marks span');
    assert.lengthOf(names, 4);
    for (const name of names) {
      assert.isAtMost(name.getBoundingClientRect().bottom, sheet.top + TOUCH);
      assert.isAtMost(name.scrollWidth, name.clientWidth, name.textContent);
    }
  });

  it('on large tables, the names at an open trick are not cut off', async () => {
    const table = newTable();
    for (const dealer of [0, 3] as const) {
      await playTo(table, {
        variant: 'suedtirol-blind',
        setup: { dealer, hands: HANDS },
        at: (seen) => phase('play')(seen) && seen.openTrick !== null,
      });
      for (const [width, height] of [
        [844, 390],
        [690, 390],
        [768, 1024],
        [1024, 700],
        [1440, 900],
      ] as const) {
        await setViewport({ width, height });
        await untilNone(
          () =>
            all(table, '.open-marks span')
              .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
              .map(({ textContent }) => textContent),
          `dealer ${dealer}, ${width}x${height}`,
        );
        assert.lengthOf(all(table, '.open-marks span'), 4);
      }
    }
  });

  it('a long lesson step covers no cards, and the visitor can scroll to its end', async () => {
    await setViewport({ width: 320, height: 568 });
    const table = newTable({ lesson: 'watten' });
    const skip = async (step: number): Promise<void> => {
      await until(
        () => all(table, '.lesson .count').some(({ textContent }) => textContent.includes(`Schritt ${step} von`)),
        `${step}`,
      );
      await press(one(table, '[data-lesson=skip]'));
    };
    for (const step of [1, 2, 3]) await skip(step);
    await until(
      () => all(table, '.lesson .count').some(({ textContent }) => textContent.includes('Schritt 4 von')),
      'the longest step',
    );
    await frames(2);
    const { y, height } = trickPlace(layOut(table.offsetWidth, table.offsetHeight), 'left').box;
    assert.isAtMost(y + 0.9 * height, boxOf(table, '.sheet').top);

    await setViewport({ width: 844, height: 390 });
    await frames(3);
    const { scrollWidth, clientWidth } = one(table, '.lesson .count');
    assert.isAtMost(scrollWidth, clientWidth);
    for (const step of [4, 5, 6, 7, 8, 9, 10]) await skip(step);
    await until(() => all(table, '.lesson .button').length > 3, 'other lessons are offered');
    await frames(2);
    assert.isAtLeast(boxOf(table, '.sheet').top, 0);
    const last = all(table, '.lesson .button').at(-1) as HTMLElement;
    last.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    assert.isAtMost(last.getBoundingClientRect().bottom, table.offsetHeight);
  });

  it('on a large table, the score panel opens above the question', async () => {
    await setViewport({ width: 1440, height: 900 });
    const table = newTable();
    await playTo(table, OVER);
    await press(one(table, '[data-panel=score]'));
    await until(() => all(table, '.schrift').length > 0, 'the panel is open');
    assert.isAtMost(boxOf(table, '.panel').bottom, boxOf(table, '.sheet').top);
  });

  it('the announcement fits its chip even if it includes the bottom card and a held bid', async () => {
    await setViewport({ width: 844, height: 700 });
    const table = newTable();
    await playTo(table, {
      seed: 'x',
      setup: { dealer: 1 },
      others: ['bid', 'hold'],
      human: ['hold'],
      at: (view) => phase('play')(view) && view.value > 2,
    });
    assert.lengthOf(all(table, '.bar .announcement .told'), 2, 'the value and the bottom card');
    // Terms are marked after the first pointer event.
    one(table, '.frame').dispatchEvent(new PointerEvent('pointermove', { pointerId: 1 }));
    await until(() => all(table, '.bar .announcement .term').length > 0, 'its terms are marked');
    for (const [width, height] of [
      [920, 760],
      [844, 700],
      [700, 700],
      [600, 700],
      [480, 700],
      [844, 390],
      [780, 390],
    ] as const) {
      await setViewport({ width, height });
      await frames(3);
      const chip = boxOf(table, '.bar .announcement');
      const seen = all(table, '.bar .announcement > span').filter((line) => getComputedStyle(line).clipPath === 'none');
      assert.lengthOf(seen, 3, 'Schlag, Trumpf and the value; the stock shows the bottom card');
      for (const line of seen) {
        const { top, bottom, right } = line.getBoundingClientRect();
        assert.isAtLeast(top, chip.top, `${width}: ${line.textContent}`);
        assert.isAtMost(bottom, chip.bottom, `${width}: ${line.textContent}`);
        assert.isAtMost(right, chip.right, `${width}: ${line.textContent}`);
      }
    }
  });

  it('in a variant with signs, no line of the announcement wraps or is cut off on a phone', async () => {
    await setViewport({ width: 320, height: 568 });
    for (const lang of TESTED_LANGUAGES) {
      const table = newTable({ lang });
      await playTo(table, SIGNAL);
      await until(() => all(table, '.bar .announcement .told').length > 0, 'the announcement is shown');
      await frames(2);
      const chip = boxOf(table, '.bar .announcement');
      const lines = all(table, '.bar .announcement > span').map((line) => line.getBoundingClientRect());
      for (const { top, bottom, height } of lines) {
        assert.isAtLeast(top, chip.top, lang);
        assert.isAtMost(bottom, chip.bottom, lang);
        assert.isAtMost(height, 22, `${lang}: one line`);
      }
      assert.isEmpty(truncatedNames(table), lang);
      clearPage();
    }
  });

  it("on a phone, a hint for an answer to a bid does not cover the visitor's card", async () => {
    await setViewport({ width: 320, height: 568 });
    const table = newTable({ hints: '' });
    await playTo(table, EVERY_PHASE['an answer to a bid']);
    await press(one(table, '[data-aid=hint]'));
    await until(() => all(table, '.hint').length > 0, 'the hint is shown');
    await frames(2);
    const { y, height } = trickPlace(layOut(table.offsetWidth, table.offsetHeight), 'bottom').box;
    assert.isAtLeast(boxOf(table, '.sheet').top, y + height - TOUCH);
  });

  it("on a short table, role labels on other cards do not cover the visitor's card in the trick", async () => {
    await setViewport({ width: 844, height: 390 });
    const table = newTable();
    await playTo(table, {
      setup: { dealer: 0, hands: HANDS },
      at: (view) => phase('play')(view) && view.trick.length === 3,
    });
    await until(() => all(table, '.trick-marks span').length === 3, 'the labels are shown');
    const { box } = trickPlace(layOut(table.offsetWidth, table.offsetHeight), 'bottom');
    assert.isAtMost(boxOf(table, '.trick-marks .left span').right, box.x + TOUCH);
    assert.isAtLeast(boxOf(table, '.trick-marks .right span').left, box.x + box.width - TOUCH);
  });

  it("the role label of the opposite card is above the card's index", async () => {
    const table = newTable({ lesson: 'watten' });
    for (const step of [1, 2, 3, 4, 5]) {
      await until(() => texts(table, '.lesson .count').join('').includes(`Schritt ${step} von`), `step ${step}`);
      await press(one(table, '[data-lesson=skip]'));
    }
    await until(() => all(table, '[data-role-of=L8]').length > 0, 'the partner has played a Linker');
    for (const [width, height] of SIZES) {
      await setViewport({ width, height });
      await frames(3);
      const card = boxOf(table, '[data-role-of=L8]');
      assert.isAtMost(boxOf(table, '[data-role-of=L8] span').bottom, card.top, `${width}x${height}`);
    }
  });

  it('the role label of the opposite card does not cover the indices of an open hand', async () => {
    const table = newTable();
    await playTo(table, {
      variant: 'zusammenschauen',
      setup: { dealer: 0, hands: HANDS },
      at: (view) => phase('play')(view) && view.trick.length === 3,
    });
    await until(() => all(table, '.trick-marks .top span').length === 1, 'the role label is shown');
    for (const [width, height] of SIZES) {
      await setViewport({ width, height });
      await frames(3);
      const layout = layOut(table.offsetWidth, table.offsetHeight);
      const { left, right, top, bottom } = boxOf(table, '.trick-marks .top span');
      const others = [...openHandPlaces(layout, 'top', 4), trickPlace(layout, 'left')];
      // The rank and suit are above the lower edge of a card.
      for (const { x, y, width: wide, height: high } of others.map(({ box }) => box))
        assert.isTrue(right <= x || left >= x + wide || bottom <= y || top >= y + 0.8 * high, `${width}x${height}`);
    }
  });

  it('the question about the Schlag covers no name on a table next to a column of text', async () => {
    await setViewport({ width: 976, height: 570 });
    for (const lang of ['de', 'it']) {
      const table = newTable({ lang, hints: '' });
      await playTo(table, EVERY_PHASE['a Schlag']);
      await untilNone(() => coveredByQuestion(table), lang);
      clearPage();
    }
  });

  it('the result of a hand covers no card in the hand, and the cards left take no clicks on the answers', async () => {
    const table = newTable({ hints: '' });
    const hands = [
      ['EA', 'HA', 'LA', 'SA', 'EK'],
      ['LK', 'HO', 'SU', 'E8', 'H7'],
      ['HK', 'SO', 'EU', 'L8', 'S7'],
      ['SK', 'EO', 'LU', 'H9', 'L7'],
    ] as const;
    await playTo(table, { setup: { dealer: 3, hands }, rules: { bidWhen: 'never' }, at: phase('hand-over') });
    assert.isNotEmpty(viewOf(table).hand, 'cards are left');
    for (const [width, height] of [...SIZES, [500, 700]] as const) {
      await setViewport({ width, height });
      await frames(3);
      const sheet = boxOf(table, '.sheet');
      for (const card of all(table, '.hand .card')) {
        const { right, bottom } = card.getBoundingClientRect();
        assert.isTrue(right <= sheet.left || bottom <= sheet.top + TOUCH, `a card at ${width}x${height}`);
      }
      for (const answer of all(table, '.prompt button')) {
        const { left, top, width: wide, height: high } = answer.getBoundingClientRect();
        const hit = table.shadowRoot?.elementFromPoint(left + wide / 2, top + high / 2);
        assert.isTrue(answer.contains(hit ?? null), `${answer.textContent?.trim()} at ${width}x${height}`);
      }
    }
  });

  for (const lang of LANGUAGES)
    it(`the hand above a result with three rows in '${lang}' covers no names`, async () => {
      const table = newTable({ lang });
      await playTo(table, STRIKE);
      await until(() => all(table, '[data-action=strike]').length > 0, 'setting points to 0 is offered');
      for (const [width, height] of [
        [320, 568],
        [390, 844],
        [1440, 900],
      ] as const) {
        await setViewport({ width, height });
        await frames(3);
        const cards = all(table, '.hand .card').map((card) => card.getBoundingClientRect());
        assert.isNotEmpty(cards);
        for (const { top, bottom } of cards) {
          assert.isAtMost(bottom, boxOf(table, '.sheet').top + TOUCH, `the result at ${width}x${height}`);
          for (const side of ['left', 'right'])
            assert.isAtLeast(top + TOUCH, boxOf(table, `.seat.${side}`).bottom, `${side} at ${width}x${height}`);
        }
      }
    });

  it('on a phone, a thrown card leaves no empty sheet behind the marks', async () => {
    await setViewport({ width: 390, height: 844 });
    const table = newTable();
    await playTo(table, {
      setup: { dealer: 0, hands: HANDS },
      at: (view) => phase('play')(view) && view.trick.length === 3,
    });
    table.speed = 'slow';
    one(table, '.hand [data-card=SU]').click();
    await until(() => all(table, '.sheet .status > *, .sheet button').length === 0, 'the card is thrown');
    assert.strictEqual(getComputedStyle(one(table, '.sheet')).visibility, 'hidden');
    assert.strictEqual(getComputedStyle(one(table, '.sheet .own')).visibility, 'visible');
  });

  it('the result has the same place after a played and after a given-up hand', async () => {
    const boxes = async (scene: Parameters<typeof playTo>[1]): Promise<readonly string[]> => {
      const table = newTable({ hints: '' });
      await playTo(table, scene);
      const found: string[] = [];
      for (const [width, height] of SIZES) {
        await setViewport({ width, height });
        await frames(3);
        const { left, right, bottom } = boxOf(table, '.sheet');
        const next = boxOf(table, '[data-action=next]');
        found.push([width, height, left, right, bottom, next.top].map(Math.round).join());
      }
      clearPage();
      return found;
    };
    const played = await boxes(OVER);
    assert.deepEqual(await boxes({ setup: OVER.setup, human: ['bid'], others: ['fold'], at: OVER.at }), played);
  });

  it('the question does not cover the index of a lifted card', async () => {
    const table = newTable({ lesson: 'watten', confirm: 'always' });
    await until(() => all(table, '.lesson').length > 0, 'the lesson is shown');
    for (const [width, height] of SIZES) {
      await setViewport({ width, height });
      await frames(3);
      const before = boxOf(table, '.sheet');
      one(table, '.hand [data-card=LK]').click();
      await until(() => all(table, '.lesson .notice').length > 0, 'the notice is shown');
      // In the column next to a low table, the panel can grow without covering a card.
      if (width !== 844) assert.deepEqual(boxOf(table, '.sheet').toJSON(), before.toJSON(), `${width}x${height}`);
      const [sheet, card] = [boxOf(table, '.sheet'), boxOf(table, '.hand [data-card=LK]')];
      assert.isTrue(
        card.right <= sheet.left || card.top >= sheet.bottom - 1,
        `${width}x${height}: ${card.top} and ${sheet.bottom}`,
      );
      one(table, '.lesson .status').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
      await until(() => all(table, '.lesson .notice').length === 0, 'the card is lowered');
    }
  });

  it('a question that would cut the pack hides the pack, and a smaller question shows it', async () => {
    await setViewport({ width: 390, height: 844 });
    const table = newTable({ help: 'on' });
    await playTo(table, { setup: { dealer: 3, hands: HANDS }, at: phase('play') });
    const place = stockPlace(layOut(table.offsetWidth, table.offsetHeight), 'right', {
      seated: ['left', 'top', 'right'],
      open: null,
      hasBottom: false,
    });
    const trick = trickPlace(layOut(table.offsetWidth, table.offsetHeight), 'left');
    await until(() => all(table, '.help').length > 0, 'the explanation is shown');
    await until(() => all(table, CARD_LAYER).length > 0, 'the cards are drawn');
    await until(() => !isPainted(table, place), 'the pack is hidden');
    assert.isBelow(boxOf(table, '.sheet').top, place.box.y + place.box.height - TOUCH);
    assert.isTrue(isPainted(table, trick));
    table.help = 'off';
    await until(() => isPainted(table, place), 'the pack is shown');
    assert.isAtLeast(boxOf(table, '.sheet').top, place.box.y + place.box.height - TOUCH);
  });

  it('a card of the trick above a hidden pile stays whole', async () => {
    await setViewport({ width: 320, height: 568 });
    const table = newTable({ lesson: 'watten' });
    await until(() => all(table, '.lesson').length > 0, 'the lesson is shown');
    await until(() => all(table, CARD_LAYER).length > 0, 'the cards are drawn');
    await until(() => getComputedStyle(one(table, CARD_LAYER)).clipPath !== 'none', 'a pile is hidden');
    const { box, turn } = trickPlace(layOut(table.offsetWidth, table.offsetHeight), 'left');
    const { x, y, width, height } = box;
    for (const across of [0.1, 0.5, 0.9]) {
      const foot = { x: x + across * width, y: y + 0.95 * height, width: 0, height: 0 };
      assert.isTrue(isPainted(table, { box: foot, turn }), `${across}`);
    }
  });

  it('speech bubbles cover neither cards nor names, regardless of which seat bids', async function () {
    this.timeout(60_000);
    const bids = [
      [1, 1, 3],
      [3, 3, 3],
      [1, 2, 2],
      [3, 1, 1],
    ] as const;
    for (const [seat, cards, dealer] of bids.slice(0, runs(2, bids.length))) {
      const table = newTable({ lang: 'it' });
      await playTo(table, {
        setup: { dealer, hands: HANDS },
        others: preferring(
          (action, view) => action.type === 'bid' && view.seat === seat && view.trick.length === cards,
        ),
        at: (view) => isAsked(view, 'bid'),
      });
      await assertSpeechIsFree(table, `seat ${seat}, after ${cards}`);
      clearPage();
    }
  });

  it("the visitor's speech bubble covers no cards or names, and the question does not cover the bubble", async () => {
    for (const attributes of [{}, { help: 'on' }]) {
      const table = newTable(attributes);
      const { legal } = await playTo(table, SIGNAL);
      assert.isTrue(await table.act(legal.find(({ type }) => type === 'signal') as Action));
      await until(() => all(table, '.seat.bottom .speech').length > 0, 'the sign is shown');
      await until(() => all(table, '.prompt .button').length > 0, 'a bid is offered');
      await assertSpeechIsFree(table, 'the viewer');
      clearPage();
    }
  });

  for (const lang of TESTED_LANGUAGES)
    it(`a hint for the Schlag in '${lang}' covers neither players nor cards in the trick`, async () => {
      await setViewport({ width: 384, height: 512 });
      const table = newTable({ hints: '', lang });
      await playTo(table, EVERY_PHASE['a Schlag']);
      await press(one(table, '[data-aid=hint]'));
      await until(() => all(table, '.hint').length > 0, 'the hint is shown');
      for (const [width, height] of [...LOW, [390, 844]] as const) {
        await setViewport({ width, height });
        await untilNone(() => coveredByQuestion(table), `${width}x${height}`);
        assert.isAtLeast(one(table, '.hint').clientHeight, 28, 'two lines of the hint are visible');
      }
    });

  it('on a phone with three players, the names of the Schlag and the Trumpf are not cut off', async () => {
    for (const lang of TESTED_LANGUAGES) {
      const table = newTable({ lang });
      await playTo(table, EVERY_PHASE['a card among three']);
      for (const [width, height] of LOW) {
        await setViewport({ width, height });
        await untilNone(() => truncatedNames(table), `${lang} at ${width}x${height}`);
        assert.lengthOf(all(table, '.announcement strong'), 2);
      }
      clearPage();
    }
  });

  it("if the partner's name is long, the partner's mark is only an icon", async () => {
    await setViewport({ width: 844, height: 390 });
    const table = newTable();
    await playTo(table, OVER);
    const opposite = (): HTMLElement => one(table, '.seat.top');
    assert.lengthOf(all(table, '.seat.top .party'), 1, 'a short name has a text label');
    table.names = [null, null, 'Maximiliane-Theresia'];
    await until(() => opposite().textContent.includes('Maximiliane'), 'the long name is shown');
    assert.isEmpty(all(table, '.seat.top .party'));
    const { width } = one(table, '.seat.top .called').getBoundingClientRect();
    assert.isAtLeast(width, 0.7 * opposite().getBoundingClientRect().width);
  });

  it('with three players, the names in the score are not cut off', async () => {
    await setViewport({ width: 720, height: 450 });
    const table = newTable();
    await playTo(table, EVERY_PHASE['a card among three']);
    for (const name of all(table, '.score .side')) assert.isAtMost(name.scrollWidth, name.clientWidth);
    // The names below the tricks are also complete on a small slate.
    await setViewport({ width: 844, height: 390 });
    await until(() => all(table, '.slate .foot span').length > 0, 'the slate is shown');
    const { scrollWidth, clientWidth } = one(table, '.slate .foot span');
    assert.isAtMost(scrollWidth, clientWidth);
    // The table shortens long names before it shortens the announcement.
    await setViewport({ width: 320, height: 568 });
    table.names = ['Maximiliane-Theresia', 'Bartholomäus-Konrad', 'Kunigunde-Elisabeth'];
    await until(() => texts(table, '.score .side').includes('Kunigunde-Elisabeth'), 'the labels are shown');
    for (const [width, height] of SIZES.filter(([across]) => across < 700)) {
      await setViewport({ width, height });
      await untilNone(() => truncatedNames(table), `${width}x${height}`);
      assert.isAtMost(boxOf(table, '.score').right, boxOf(table, '.announcement').left, `${width}x${height}`);
      const lines = all(table, '.bar .announcement > span');
      for (const line of lines) assert.isAtMost(line.offsetHeight, 22, `${line.textContent}: one line`);
    }
  });
});
