import { assert, aTimeout } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { connect, createGame, type Game, type Person, type SeatConnection, type Update } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { allIsFit } from './fit.js';
import { phase } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import { all, clearPage, errorsOf, listen, newTable, one, rootOf, settled, statusOf, texts, until } from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

const person = (name: string | null, here = true, by: Person['by'] = 'human'): Person => ({
  by,
  name,
  here,
  face: null,
});
const PEOPLE = [person('Vroni'), person('Anna'), person('Ben', false), person(null, true, 'computer')];

interface Line extends SeatConnection {
  /** Tells whoever listens. */
  tell(update: unknown): void;
}

/** A seat of a game that runs elsewhere, of which the test tells what it likes; `atOnce` is told when somebody listens. */
function lineTo(game: Game, atOnce: readonly Update[] = []): Line {
  const connection = connect(game, 0);
  const listeners = new Set<(update: Update) => void>();
  return {
    get view() {
      return connection.view;
    },
    act: (action) => connection.act(action),
    subscribe(listener) {
      listeners.add(listener);
      for (const update of atOnce) listener(update);
      const leave = connection.subscribe(listener);
      return () => {
        listeners.delete(listener);
        leave();
      };
    },
    tell(update) {
      for (const listener of listeners) listener(update as Update);
    },
  };
}

/** Seat 0 is asked for a card. */
function gameAtPlay(): Game {
  const game = createGame({ seed: 'leute', setup: { dealer: 3 } });
  game.act({ type: 'cut', seat: 2 });
  game.act({ type: 'announce-schlag', seat: 0, schlag: 'K' });
  game.act({ type: 'announce-trumpf', seat: 3, trumpf: 'E' });
  return game;
}

async function connected(line: SeatConnection): Promise<WattenTable> {
  const table = newTable();
  table.connection = line;
  await settled(table);
  return table;
}

const plate = (table: WattenTable, seat: number): string =>
  (one(table, `.seat[data-seat='${seat}']`).textContent ?? '').replaceAll(/\s+/g, ' ').trim();
const spoken = (table: WattenTable): string => one(table, '.live').textContent ?? '';

describe('names at a table', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('are those the page gives, at once, on plates and in sentences', async () => {
    const table = newTable();
    table.seats = ['human', { name: 'Rosl', decide: () => new Promise(() => {}) }, 'computer', 'computer'];
    await table.start({ seed: 'namen', setup: { dealer: 2 } });
    await until(() => statusOf(table) === 'Rosl hebt ab', 'a seat has its own name');
    table.names = [null, 'Anna', '<b>Ben</b>'];
    await until(() => statusOf(table) === 'Anna hebt ab', 'the page calls it otherwise');
    assert.include(plate(table, 2), '<b>Ben</b>');
    assert.isNull(rootOf(table).querySelector('.seat b'), 'a name is text');
    assert.include(plate(table, 3), 'Hias', 'a bold player by this seed');
    table.names = null;
    await until(() => statusOf(table) === 'Rosl hebt ab', 'it is called as before');
  });

  it('are refused if they are none', async () => {
    const table = newTable();
    const told = listen(table);
    for (const wrong of ['Anna', [1], ['', 'Anna'], ['a', 'b', 'c', 'd', 'e'], {}]) Reflect.set(table, 'names', wrong);
    await until(() => told.length === 5, 'each is refused');
    for (const { code, message } of errorsOf(told)) {
      assert.strictEqual(code, 'invalid-value');
      assert.match(message, /'names' cannot be .* list of at most 4 names/);
    }
    assert.isNull(table.names);
  });

  for (const players of [4, 3, 2] as const) {
    it(`may be long among ${players}`, async function () {
      this.timeout(60_000);
      const table = newTable();
      table.names = [null, 'Maximilian-Ferdinand von Hohenwart', 'Wolfgang Amadeus', 'Kunigunde Schwarzenbacher'];
      await playTo(table, { variant: 'normal', players, setup: { dealer: 1 }, at: phase('play') });
      await allIsFit(table, `long names among ${players}`);
      // The widest low table that has no slate.
      await setViewport({ width: 690, height: 390 });
      await until(() => one(table, '.bar').offsetWidth < 690, 'it is laid out anew');
      const { right } = one(table, '.score').getBoundingClientRect();
      for (const name of all(table, '.score .side')) assert.isAtMost(name.getBoundingClientRect().right, right);
      const announcement = one(table, '.announcement');
      assert.isAtMost(announcement.scrollWidth, announcement.clientWidth, 'what was announced has its room');
    });
  }
});

describe('people at a game elsewhere', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('are called by their names, and who is away is marked in words', async () => {
    const line = lineTo(gameAtPlay());
    const table = await connected(line);
    const told: unknown[] = [];
    table.addEventListener('watten-people', ({ detail }) => told.push(detail));
    line.tell({ people: PEOPLE });
    await until(() => plate(table, 1).includes('Anna'), 'Anna is there');
    assert.match(plate(table, 2), /^Ben nicht da/);
    assert.notInclude(plate(table, 1), 'nicht da');
    assert.include(plate(table, 3), 'Sepp', 'a computer without a name has the language’s');
    assert.strictEqual(spoken(table), 'Ben ist gerade nicht da.');
    assert.deepEqual(told, [{ people: PEOPLE }]);
    table.names = [null, null, 'Benno'];
    await until(() => plate(table, 2).includes('Benno'), 'the page has the last word');
    line.tell({ people: PEOPLE.map((who) => ({ ...who, here: true })) });
    await until(() => !plate(table, 2).includes('nicht da'), 'Ben is back');
    assert.strictEqual(spoken(table), 'Benno ist wieder da.');
  });

  it('are passed over where they make no sense', async () => {
    const line = lineTo(gameAtPlay());
    const table = await connected(line);
    const told: unknown[] = [];
    table.addEventListener('watten-people', (event) => told.push(event));
    const before = texts(table, '.seat');
    for (const people of [null, 'all', [], PEOPLE.slice(1), [1, 2, 3, 4], PEOPLE.map((who) => ({ ...who, name: 3 }))])
      line.tell({ people });
    for (const deadline of ['soon', Number.NaN, Infinity, undefined]) line.tell({ deadline });
    await aTimeout(20);
    assert.deepEqual(texts(table, '.seat'), before);
    assert.isEmpty(told);
    assert.isNull(rootOf(table).querySelector('.time'));
  });

  it('may be told at once and together with the rest', async () => {
    const game = gameAtPlay();
    const line = lineTo(game, [
      { status: 'lost' },
      { status: 'open' },
      { people: PEOPLE },
      { deadline: Date.now() + 30_000 },
      { action: null, happened: [], view: game.view(0) },
    ]);
    const table = newTable();
    const told = listen(table);
    const views: unknown[] = [];
    table.addEventListener('watten-people', () => views.push(table.view));
    table.connection = line;
    await settled(table);
    await until(() => plate(table, 1).includes('Anna'), 'Anna is there');
    assert.match(texts(table, '.time').join(), /^\d+ s$/);
    assert.strictEqual(statusOf(table), 'Du bist dran: Spiel eine Karte.');
    assert.lengthOf(views, 1);
    assert.isNotNull(views[0], 'the game is at the table when people are told');
    assert.deepEqual(
      told.map(({ type }) => type).filter((type) => type === 'watten-phase'),
      ['watten-phase'],
    );
    assert.deepEqual(errorsOf(told), []);
  });

  it('may be gone before the table has begun to listen', async () => {
    const line = lineTo(gameAtPlay(), [{ people: PEOPLE }]);
    const table = newTable();
    table.addEventListener('watten-people', () => (table.connection = null));
    table.connection = line;
    await until(() => table.connection === null, 'the page has taken the connection away');
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster is back');
    assert.isNull(table.view);
  });
});

describe('a lost connection', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('is told until it is back, and nothing can be done meanwhile', async () => {
    const game = gameAtPlay();
    const line = lineTo(game);
    const table = await connected(line);
    const told = listen(table, ['watten-error']);
    line.tell({ status: 'lost' });
    await until(() => statusOf(table).includes('unterbrochen'), 'the table says so');
    assert.isEmpty(all(table, '.prompt .button:enabled, .hand .card[aria-disabled=false]'));
    const before = game.record().actions.length;
    assert.isFalse(await table.act(game.legalActions(0)[0]));
    assert.deepEqual(
      errorsOf(told).map(({ code }) => code),
      ['connection-lost'],
    );
    assert.strictEqual(game.record().actions.length, before);
    line.tell({ status: 'open' });
    await until(() => statusOf(table) === 'Du bist dran: Spiel eine Karte.', 'all is well again');
    assert.isTrue(await table.act(game.legalActions(0)[0]));
  });
});

describe('a deadline', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('is shown in seconds while it runs, said aloud once when it is short, and gone with null', async () => {
    const line = lineTo(gameAtPlay());
    const table = await connected(line);
    line.tell({ deadline: Date.now() + 200_000 });
    await until(() => /^3:\d\d$/.test(texts(table, '.time').join()), 'minutes are shown');
    assert.isTrue(one(table, '.time').matches('.yours[role=timer]'));
    assert.isTrue(one(table, '.time').checkVisibility({ visibilityProperty: true }), 'it can be seen');
    assert.notInclude(spoken(table), 'Sekunden');
    const region = one(table, '.live');
    const lines: (string | null)[] = [];
    const observer = new MutationObserver(() => lines.push(region.textContent));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    line.tell({ deadline: Date.now() + 2400 });
    await until(() => texts(table, '.time').join() === '0 s', 'the time runs out');
    observer.disconnect();
    assert.deepEqual(lines, ['Du hast noch 3 Sekunden.']);
    line.tell({ deadline: null });
    await until(() => !rootOf(table).querySelector('.time'), 'there is no limit any more');
  });

  it('goes on as before where the clock of the machine is set, and does not warn twice', async () => {
    const line = lineTo(gameAtPlay());
    const table = await connected(line);
    const { now } = Date;
    try {
      for (const by of [3_600_000, -3_600_000]) {
        line.tell({ deadline: Date.now() + 200_500 });
        await until(() => /^3:\d\d$/.test(texts(table, '.time').join()), 'minutes are shown');
        const [before] = texts(table, '.time');
        Date.now = () => now() + by;
        await until(() => texts(table, '.time').join() !== before, 'a second has passed');
        assert.match(texts(table, '.time').join(), /^3:\d\d$/);
        // Told again, as to somebody who listens anew, by the time of day of now.
        line.tell({ deadline: Date.now() + 198_000 });
        await aTimeout(20);
        assert.match(texts(table, '.time').join(), /^3:1\d$/);
        Date.now = now;
        line.tell({ deadline: null });
      }
    } finally {
      Date.now = now;
    }
  });

  it('goes round no plate over which the question lies', async () => {
    const line = lineTo(gameAtPlay());
    const table = await connected(line);
    line.tell({ deadline: Date.now() + 200_000 });
    await until(() => rootOf(table).querySelector('.seat.bottom.timed'), 'the viewer is asked');
    const ring = (): string => getComputedStyle(one(table, '.seat.bottom'), '::after').display;
    await setViewport({ width: 390, height: 700 });
    table.style.width = '366px';
    table.style.height = '586px';
    await until(
      () => Boolean(rootOf(table).querySelector('.upright .sheet:is(.choosing, .telling):not(.low)')),
      'the question lies there',
    );
    await until(() => ring() === 'none', 'nothing is left of it');
  });

  it('of another is shown quietly', async () => {
    const game = gameAtPlay();
    const line = lineTo(game);
    const table = await connected(line);
    assert.isTrue(await table.act(game.legalActions(0)[0]));
    await until(() => statusOf(table) === 'Moidl ist dran' || statusOf(table) === 'Luis ist dran', 'another is asked');
    line.tell({ deadline: Date.now() + 5000 });
    await until(() => texts(table, '.time').length > 0, 'it is shown');
    assert.isFalse(one(table, '.time').matches('.yours'));
    const ring = (): string => getComputedStyle(one(table, '.seat.timed'), '::after').backgroundImage;
    await until(() => ring().includes('conic-gradient'), 'the edge of his plate goes round');
    assert.notInclude(spoken(table), 'Sekunden');
  });
});
