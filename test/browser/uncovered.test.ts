/** What lies over the table covers nothing that one needs. */
import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Action } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { layOut } from '../../src/table/layout/lay-out.js';
import type { Layout } from '../../src/table/layout/layout.js';
import { openHandPlaces } from '../../src/table/layout/open-hand.js';
import { positionOf } from '../../src/table/layout/position.js';
import { stockPlace } from '../../src/table/layout/stock.js';
import { openTrickPlace } from '../../src/table/layout/taken.js';
import { trickPlace } from '../../src/table/layout/trick.js';
import type { Place } from '../../src/table/picture.js';
import { SIGNAL } from '../../tools/scenes/decisions.js';
import { EVERY_PHASE } from '../../tools/scenes/every-phase.js';
import { HANDS } from '../../tools/scenes/hands.js';
import { asked, phase } from '../../tools/scenes/scene.js';
import { LONG_GERMAN, speakLongGerman } from '../i18n/long-german.js';
import { preferring } from '../../tools/scenes/scripted.js';
import { runs } from '../runs.js';
import { TOUCH, underQuestion, underSpeech, untold } from './covered.js';
import { playTo } from './scenes.js';
import { all, clearPage, frames, newTable, one, press, texts, until } from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

const boxOf = (table: WattenTable, selector: string): DOMRect => one(table, selector).getBoundingClientRect();
const OVER = { setup: { dealer: 0, hands: HANDS }, rules: { bidWhen: 'never' }, at: phase('hand-over') } as const;

/** Phones, and tables that are low for their width: 768 by 1024 at 200 %, and a table in a column of text. */
const LOW = [
  [320, 568],
  [384, 512],
  [412, 550],
  [480, 640],
  [540, 720],
] as const;

/** German, and the language that says most at a table, which is enough for the short form. */
const LANGUAGES_LOOKED_AT = runs<readonly ('de' | 'it')[]>(['it'], ['de', 'it']);

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [384, 512],
  [768, 1024],
  [1440, 900],
] as const;

/** It is laid out anew as soon as the browser tells of a new size. */
async function untilNone(faults: () => readonly string[], where: string): Promise<void> {
  await frames(3);
  await until(() => faults().length === 0, where, 2000).catch(() => assert.deepEqual(faults(), [], where));
}

/** Somebody says something, which is seen and covers nothing that is needed, at every size. */
async function saidFreely(table: WattenTable, where: string): Promise<void> {
  await until(() => all(table, '.speech').length > 0, 'something is said');
  for (const [width, height] of SIZES) {
    await setViewport({ width, height });
    await untilNone(() => underSpeech(table), `${where} at ${width}x${height}`);
  }
}

const openTrick = (layout: Layout, isOurs: boolean): readonly (readonly [name: string, place: Place])[] =>
  [0, 1, 2, 3].map((index) => [`open card ${index}`, openTrickPlace(layout, isOurs, index, 4)] as const);

describe('nothing one needs is covered', () => {
  afterEach(clearPage);

  it('by the question at the end of a hand: on a phone it stands where the hand was', async () => {
    await setViewport({ width: 320, height: 568 });
    const table = newTable();
    await playTo(table, OVER);
    await until(() => all(table, '.prompt .button').length > 0, 'the next hand is offered');
    await frames(2);
    assert.isAtLeast(boxOf(table, '.sheet').top, boxOf(table, '.pile').bottom);
    assert.isAtMost(boxOf(table, '.sheet').bottom, table.offsetHeight);
  });

  for (const lang of LANGUAGES_LOOKED_AT) {
    it(`by a question on a phone: people at the sides, and the card opposite, are seen above it, '${lang}'`, async () => {
      await setViewport({ width: 320, height: 568 });
      const table = newTable({ hints: '', lang });
      await playTo(table, EVERY_PHASE['the last card of the bidder']);
      await until(() => all(table, '.prompt .button').length > 3, 'Farbe is asked for');
      await frames(2);
      const peopleAreSeen = (where: string): void => {
        for (const side of ['left', 'right'])
          assert.isAtMost(boxOf(table, `.seat.${side}`).bottom, boxOf(table, '.sheet').top + 1, `${where}: ${side}`);
      };
      peopleAreSeen('Farbe');
      const { y, height } = trickPlace(layOut(table.offsetWidth, table.offsetHeight), 'top').box;
      assert.isAtMost(y + height - TOUCH, boxOf(table, '.sheet').top);

      await playTo(table, EVERY_PHASE['a Schlag']);
      await until(() => all(table, '.prompt .button').length > 3, 'a Schlag is asked for');
      for (const [across, down] of LOW) {
        await setViewport({ width: across, height: down });
        await untilNone(() => underQuestion(table), `a Schlag, ${across}x${down}`);
        peopleAreSeen(`a Schlag, ${across}x${down}`);
      }
    });

    it(`by an answer to a bid on a phone: one's own card is seen above it, '${lang}'`, async () => {
      await setViewport({ width: 320, height: 568 });
      const table = newTable({ hints: '', lang });
      await playTo(table, EVERY_PHASE['an answer to a bid']);
      await until(() => all(table, '.prompt .button').length > 1, 'it is asked');
      await frames(2);
      const { y, height } = trickPlace(layOut(table.offsetWidth, table.offsetHeight), 'bottom').box;
      assert.isAtLeast(boxOf(table, '.sheet').top, y + height - TOUCH);
      // Elsewhere it is read, though a low table has not the room to show all of it.
      for (const [across, down] of LOW) {
        await setViewport({ width: across, height: down });
        await frames(3);
        const own = trickPlace(layOut(table.offsetWidth, table.offsetHeight), 'bottom').box;
        assert.isAtLeast(boxOf(table, '.sheet').top, own.y + 0.8 * own.height, `${across}x${down}`);
        assert.isAtMost(boxOf(table, '.trick-marks .bottom span').bottom, boxOf(table, '.sheet').top + 1);
      }
    });
  }

  it('by a hint, however long it is: it leaves score and announcement free, and is read to its end by scrolling', async () => {
    speakLongGerman();
    await setViewport({ width: 384, height: 512 });
    const table = newTable({ hints: '', lang: LONG_GERMAN });
    await playTo(table, EVERY_PHASE['a Schlag']);
    await press(one(table, '[data-aid=hint]'));
    await until(() => all(table, '.hint').length > 0, 'it is shown', 20_000);
    await frames(2);
    assert.isAtLeast(boxOf(table, '.sheet').top, boxOf(table, '.bar .chip').bottom);
    const { scrollHeight, clientHeight } = one(table, '.hint');
    assert.isAtLeast(clientHeight, 30, 'two lines of it are seen');
    if (scrollHeight > clientHeight) assert.strictEqual(getComputedStyle(one(table, '.hint')).overflowY, 'auto');
  });

  it('by the question in blind play on a phone: the pack and the trick that stays open are seen above it', async () => {
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
      assert.deepEqual(texts(table, '.open-marks span'), byWhom, 'each card says who has played it');
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
        // What lies across is as high as it is broad.
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

  it('by the question on a tall phone, either: our trick that stays open is seen whole above it, with whole names', async () => {
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
    assert.equal((view.openTrick?.winner ?? 1) % 2, 0, 'it is ours');
    const sheet = boxOf(table, '.sheet');
    const names = all(table, '.open-marks span');
    assert.lengthOf(names, 4);
    for (const name of names) {
      assert.isAtMost(name.getBoundingClientRect().bottom, sheet.top + TOUCH);
      assert.isAtMost(name.scrollWidth, name.clientWidth, name.textContent);
    }
  });

  it('of the names of who played a trick that stays open: where there is room they are whole', async () => {
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

  it('by a long step of a lesson; where one is can be read whole, and its end can be scrolled to', async () => {
    await setViewport({ width: 320, height: 568 });
    const table = newTable({ lesson: 'watten' });
    const skip = async (step: number): Promise<void> => {
      await until(
        () => all(table, '.lesson .count').some(({ textContent }) => textContent.includes(`${step}`)),
        `${step}`,
      );
      await press(one(table, '[data-lesson=skip]'));
    };
    for (const step of [1, 2, 3]) await skip(step);
    await until(() => all(table, '.lesson .count').some(({ textContent }) => textContent.includes('4')), 'the longest');
    await frames(2);
    const { y, height } = trickPlace(layOut(table.offsetWidth, table.offsetHeight), 'left').box;
    assert.isAtMost(y + 0.9 * height, boxOf(table, '.sheet').top);

    await setViewport({ width: 844, height: 390 });
    await frames(3);
    const { scrollWidth, clientWidth } = one(table, '.lesson .count');
    assert.isAtMost(scrollWidth, clientWidth);
    for (const step of [4, 5, 6, 7, 8, 9]) await skip(step);
    await until(() => all(table, '.lesson .button').length > 3, 'other lessons are offered');
    await frames(2);
    assert.isAtLeast(boxOf(table, '.sheet').top, 0);
    const last = all(table, '.lesson .button').at(-1) as HTMLElement;
    last.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    assert.isAtMost(last.getBoundingClientRect().bottom, table.offsetHeight);
  });

  it('by the score, which opens above the question', async () => {
    await setViewport({ width: 1440, height: 900 });
    const table = newTable();
    await playTo(table, OVER);
    await press(one(table, '[data-panel=score]'));
    await until(() => all(table, '.schrift').length > 0, 'it is open');
    assert.isAtMost(boxOf(table, '.panel').bottom, boxOf(table, '.sheet').top);
  });

  it('by the lines of what was announced: with the bottom card and a bid that was held, too, they stand in their chip', async () => {
    await setViewport({ width: 844, height: 700 });
    const table = newTable();
    await playTo(table, {
      seed: 'x',
      setup: { dealer: 1 },
      others: ['bid', 'hold'],
      human: ['hold'],
      at: (view) => phase('play')(view) && view.value > 2,
    });
    assert.lengthOf(all(table, '.bar .announcement .told'), 2, 'what it is about, and the bottom card');
    // Its terms explain themselves once somebody is there to touch them.
    one(table, '.frame').dispatchEvent(new PointerEvent('pointermove', { pointerId: 1 }));
    await until(() => all(table, '.bar .announcement .term').length > 0, 'its terms are marked');
    for (const [width, height, lines] of [
      [920, 760, 4],
      [844, 700, 3],
      [700, 700, 3],
      [600, 700, 3],
      [480, 700, 3],
      [844, 390, 3],
      [780, 390, 3],
    ] as const) {
      await setViewport({ width, height });
      await frames(3);
      const chip = boxOf(table, '.bar .announcement');
      const seen = all(table, '.bar .announcement > span').filter((line) => getComputedStyle(line).clipPath === 'none');
      assert.lengthOf(seen, lines);
      for (const line of seen) {
        const { top, bottom, right } = line.getBoundingClientRect();
        assert.isAtLeast(top, chip.top, `${width}: ${line.textContent}`);
        assert.isAtMost(bottom, chip.bottom, `${width}: ${line.textContent}`);
        assert.isAtMost(right, chip.right, `${width}: ${line.textContent}`);
      }
    }
  });

  it('by each other: where one may sign, too, a phone has three lines for what was announced', async () => {
    await setViewport({ width: 320, height: 568 });
    for (const lang of LANGUAGES_LOOKED_AT) {
      const table = newTable({ lang });
      await playTo(table, SIGNAL);
      await until(() => all(table, '.bar .announcement .told').length > 0, 'it is told');
      await frames(2);
      const chip = boxOf(table, '.bar .announcement');
      const lines = all(table, '.bar .announcement > span').map((line) => line.getBoundingClientRect());
      for (const { top, bottom, height } of lines) {
        assert.isAtLeast(top, chip.top, lang);
        assert.isAtMost(bottom, chip.bottom, lang);
        assert.isAtMost(height, 22, `${lang}: one line`);
      }
      assert.isEmpty(untold(table), lang);
      clearPage();
    }
  });

  it('by a hint how to answer a bid', async () => {
    await setViewport({ width: 320, height: 568 });
    const table = newTable({ hints: '' });
    await playTo(table, EVERY_PHASE['an answer to a bid']);
    await press(one(table, '[data-aid=hint]'));
    await until(() => all(table, '.hint').length > 0, 'it is shown');
    await frames(2);
    const { y, height } = trickPlace(layOut(table.offsetWidth, table.offsetHeight), 'bottom').box;
    assert.isAtLeast(boxOf(table, '.sheet').top, y + height - TOUCH);
  });

  it('by a card of the trick: what another is called stands out to the side on a low table', async () => {
    await setViewport({ width: 844, height: 390 });
    const table = newTable();
    await playTo(table, {
      setup: { dealer: 0, hands: HANDS },
      at: (view) => phase('play')(view) && view.trick.length === 3,
    });
    await until(() => all(table, '.trick-marks span').length === 3, 'they are called so');
    const { box } = trickPlace(layOut(table.offsetWidth, table.offsetHeight), 'bottom');
    assert.isAtMost(boxOf(table, '.trick-marks .left span').right, box.x + TOUCH);
    assert.isAtLeast(boxOf(table, '.trick-marks .right span').left, box.x + box.width - TOUCH);
  });

  it('by what the card opposite is called: its index is seen below that', async () => {
    const table = newTable({ lesson: 'watten' });
    for (const step of [1, 2, 3, 4]) {
      await until(() => texts(table, '.lesson .count').join('').includes(`${step}`), `step ${step}`);
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

  it('by what the card opposite is called: where the hand there lies open it stands beside the card', async () => {
    const table = newTable();
    await playTo(table, {
      variant: 'zusammenschauen',
      setup: { dealer: 0, hands: HANDS },
      at: (view) => phase('play')(view) && view.trick.length === 3,
    });
    await until(() => all(table, '.trick-marks .top span').length === 1, 'it is a Linker');
    for (const [width, height] of SIZES) {
      await setViewport({ width, height });
      await frames(3);
      const layout = layOut(table.offsetWidth, table.offsetHeight);
      const { left, right, top, bottom } = boxOf(table, '.trick-marks .top span');
      const others = [...openHandPlaces(layout, 'top', 4), trickPlace(layout, 'left')];
      // Rank and suit stand above the foot of a card.
      for (const { x, y, width: wide, height: high } of others.map(({ box }) => box))
        assert.isTrue(right <= x || left >= x + wide || bottom <= y || top >= y + 0.8 * high, `${width}x${height}`);
    }
  });

  it('by the question: the index of a card that was lifted is seen below it', async () => {
    const table = newTable({ lesson: 'watten', confirm: 'always' });
    await until(() => all(table, '.lesson').length > 0, 'the lesson is at the table');
    for (const [width, height] of SIZES) {
      await setViewport({ width, height });
      await frames(3);
      one(table, '.hand [data-card=LK]').click();
      await until(() => all(table, '.lesson .notice').length > 0, 'it is said what plays it');
      const [sheet, card] = [boxOf(table, '.sheet'), boxOf(table, '.hand [data-card=LK]')];
      assert.isTrue(card.right <= sheet.left || card.top >= sheet.bottom - 1, `${width}x${height}`);
      one(table, '.lesson .title').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
      await until(() => all(table, '.lesson .notice').length === 0, 'it is put back');
    }
  });

  it('by what people say: neither cards nor names, whoever bids when', async function () {
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
        at: (view) => asked(view, 'bid'),
      });
      await saidFreely(table, `seat ${seat}, after ${cards}`);
      clearPage();
    }
  });

  it('by what the viewer says, whose turn it still is: nor does the question cover that', async () => {
    for (const attributes of [{}, { help: 'on' }]) {
      const table = newTable(attributes);
      const { legal } = await playTo(table, SIGNAL);
      assert.isTrue(await table.act(legal.find(({ type }) => type === 'signal') as Action));
      await until(() => all(table, '.seat.bottom .speech').length > 0, 'a sign is told');
      await until(() => all(table, '.prompt .button').length > 0, 'a bid is offered');
      await saidFreely(table, 'the viewer');
      clearPage();
    }
  });

  for (const lang of LANGUAGES_LOOKED_AT)
    it(`by a hint at the Schlag: people at the sides are seen above it, '${lang}'`, async () => {
      await setViewport({ width: 384, height: 512 });
      const table = newTable({ hints: '', lang });
      await playTo(table, EVERY_PHASE['a Schlag']);
      await press(one(table, '[data-aid=hint]'));
      await until(() => all(table, '.hint').length > 0, 'it is shown');
      for (const [width, height] of [...LOW, [390, 844]] as const) {
        await setViewport({ width, height });
        await untilNone(() => underQuestion(table), `${width}x${height}`);
        assert.isAtLeast(one(table, '.hint').clientHeight, 28, 'two lines of it are seen');
      }
    });

  it('of the names of Schlag and Trumpf: on a phone they are told among three, too', async () => {
    for (const lang of LANGUAGES_LOOKED_AT) {
      const table = newTable({ lang });
      await playTo(table, EVERY_PHASE['a card among three']);
      for (const [width, height] of LOW) {
        await setViewport({ width, height });
        await untilNone(() => untold(table), `${lang} at ${width}x${height}`);
        assert.lengthOf(all(table, '.announcement strong'), 2);
      }
      clearPage();
    }
  });

  it('of a long name: who plays along is then said by a mark alone', async () => {
    await setViewport({ width: 844, height: 390 });
    const table = newTable();
    await playTo(table, OVER);
    const opposite = (): HTMLElement => one(table, '.seat.top');
    assert.lengthOf(all(table, '.seat.top .party'), 1, 'beside a short name there is a word, too');
    table.names = [null, null, 'Maximiliane-Theresia'];
    await until(() => opposite().textContent.includes('Maximiliane'), 'it is called so');
    assert.isEmpty(all(table, '.seat.top .party'));
    const { width } = one(table, '.seat.top .called').getBoundingClientRect();
    assert.isAtLeast(width, 0.7 * opposite().getBoundingClientRect().width);
  });

  it('of the names in the score of three', async () => {
    await setViewport({ width: 720, height: 450 });
    const table = newTable();
    await playTo(table, EVERY_PHASE['a card among three']);
    for (const name of all(table, '.score .side')) assert.isAtMost(name.scrollWidth, name.clientWidth);
    // Whose tricks they are is read whole on a small slate, too.
    await setViewport({ width: 844, height: 390 });
    await until(() => all(table, '.slate .foot span').length > 0, 'there is a slate');
    const { scrollWidth, clientWidth } = one(table, '.slate .foot span');
    assert.isAtMost(scrollWidth, clientWidth);
    // Long ones give way before what was announced.
    await setViewport({ width: 320, height: 568 });
    table.names = ['Maximiliane-Theresia', 'Bartholomäus-Konrad', 'Kunigunde-Elisabeth'];
    await until(() => texts(table, '.score .side').includes('Kunigunde-Elisabeth'), 'they are called so');
    for (const [width, height] of SIZES.filter(([across]) => across < 700)) {
      await setViewport({ width, height });
      await untilNone(() => untold(table), `${width}x${height}`);
      assert.isAtMost(boxOf(table, '.score').right, boxOf(table, '.announcement').left, `${width}x${height}`);
      const lines = all(table, '.bar .announcement > span');
      for (const line of lines) assert.isAtMost(line.offsetHeight, 22, `${line.textContent}: one line`);
    }
  });
});
