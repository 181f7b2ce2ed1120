import { assert, aTimeout } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { connect, createGame, type Game, type Person, type SeatConnection, type Update } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { allIsFit } from './fit.js';
import { phase } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import { all, clearPage, errorsOf, listen, newTable, one, rootOf, settled, statusOf, texts, until } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const person = (name: string | null, here = true, by: Person['by'] = 'human'): Person => ({
  by,
  name,
  here,
  face: null,
});
const PEOPLE = [person('Vroni'), person('Anna'), person('Ben', false), person(null, true, 'computer')];

interface RemoteSeat extends SeatConnection {
  /** Sends an update to all listeners. */
  send(update: unknown): void;
}

/** A seat in a remote game, to which the test can send updates. The connection sends `atOnce` on subscription. */
function remoteSeat(game: Game, atOnce: readonly Update[] = []): RemoteSeat {
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
    send(update) {
      for (const listener of listeners) listener(update as Update);
    },
  };
}

/** A game in which it is seat 0's turn to play a card. */
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

describe("players' names", () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('names set by the page appear immediately on plates and in sentences', async () => {
    const table = newTable();
    table.seats = ['human', { name: 'Rosl', decide: () => new Promise(() => {}) }, 'computer', 'computer'];
    await table.start({ seed: 'namen', setup: { dealer: 2 } });
    await until(() => statusOf(table) === 'Rosl hebt ab', 'the name in `seats` is shown');
    table.names = [null, 'Anna', '<b>Ben</b>'];
    await until(() => statusOf(table) === 'Anna hebt ab', 'the name in `names` is shown');
    assert.include(plate(table, 2), '<b>Ben</b>');
    assert.isNull(rootOf(table).querySelector('.seat b'), 'a name is text');
    assert.include(plate(table, 3), 'Hias', 'the name of the face for this seed');
    table.names = null;
    await until(() => statusOf(table) === 'Rosl hebt ab', 'the name in `seats` is shown again');
  });

  it('invalid `names` fire an error that describes valid names', async () => {
    const table = newTable();
    const events = listen(table);
    for (const wrong of ['Anna', [1], ['', 'Anna'], ['a', 'b', 'c', 'd', 'e'], {}]) Reflect.set(table, 'names', wrong);
    await until(() => events.length === 5, 'each value fires an error');
    for (const { code, message } of errorsOf(events)) {
      assert.strictEqual(code, 'invalid-value');
      assert.match(message, /'names' must be a list of at most 4 names .* not /);
    }
    assert.isNull(table.names);
  });

  for (const players of [4, 3, 2] as const) {
    it(`long names fit the table with ${players} players`, async function () {
      this.timeout(60_000);
      const table = newTable();
      table.names = [null, 'Maximilian-Ferdinand von Hohenwart', 'Wolfgang Amadeus', 'Kunigunde Schwarzenbacher'];
      await playTo(table, { variant: 'normal', players, setup: { dealer: 1 }, at: phase('play') });
      await allIsFit(table, `long names among ${players}`);
      // This is the widest size at which a short table has no slate.
      await setViewport({ width: 690, height: 390 });
      await until(() => one(table, '.bar').offsetWidth < 690, 'the table is laid out again');
      const { right } = one(table, '.score').getBoundingClientRect();
      for (const name of all(table, '.score .side')) assert.isAtMost(name.getBoundingClientRect().right, right);
      const announcement = one(table, '.announcement');
      assert.isAtMost(announcement.scrollWidth, announcement.clientWidth, 'the announcement fits');
    });
  }
});

describe('people in a remote game', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it("in a remote game, the table shows each person's name and indicates who is absent", async () => {
    const line = remoteSeat(gameAtPlay());
    const table = await connected(line);
    const events: unknown[] = [];
    table.addEventListener('watten-people', ({ detail }) => events.push(detail));
    line.send({ people: PEOPLE });
    await until(() => plate(table, 1).includes('Anna'), 'Anna is shown');
    assert.match(plate(table, 2), /^Ben nicht da/);
    assert.notInclude(plate(table, 1), 'nicht da');
    assert.include(plate(table, 3), 'Sepp', 'a computer without a name has a default one');
    assert.strictEqual(spoken(table), 'Ben ist gerade nicht da.');
    assert.deepEqual(events, [{ people: PEOPLE }]);
    table.names = [null, null, 'Benno'];
    await until(() => plate(table, 2).includes('Benno'), 'names of the page take precedence');
    line.send({ people: PEOPLE.map((who) => ({ ...who, here: true })) });
    await until(() => !plate(table, 2).includes('nicht da'), 'Ben is back');
    assert.strictEqual(spoken(table), 'Benno ist wieder da.');
  });

  it('the table ignores invalid people and deadlines from a connection', async () => {
    const line = remoteSeat(gameAtPlay());
    const table = await connected(line);
    const events: unknown[] = [];
    table.addEventListener('watten-people', (event) => events.push(event));
    const before = texts(table, '.seat');
    for (const people of [null, 'all', [], PEOPLE.slice(1), [1, 2, 3, 4], PEOPLE.map((who) => ({ ...who, name: 3 }))])
      line.send({ people });
    for (const deadline of ['soon', Number.NaN, Infinity, undefined]) line.send({ deadline });
    await aTimeout(20);
    assert.deepEqual(texts(table, '.seat'), before);
    assert.isEmpty(events);
    assert.isNull(rootOf(table).querySelector('.time'));
  });

  it('a connection can send people and a deadline when the table subscribes', async () => {
    const game = gameAtPlay();
    const line = remoteSeat(game, [
      { status: 'lost' },
      { status: 'open' },
      { people: PEOPLE },
      { deadline: Date.now() + 30_000 },
      { action: null, happened: [], view: game.view(0) },
    ]);
    const table = newTable();
    const events = listen(table);
    const views: unknown[] = [];
    table.addEventListener('watten-people', () => views.push(table.view));
    table.connection = line;
    await settled(table);
    await until(() => plate(table, 1).includes('Anna'), 'Anna is shown');
    assert.match(texts(table, '.time').join(), /^\d+ s$/);
    assert.strictEqual(statusOf(table), 'Du bist dran: Spiel eine Karte.');
    assert.lengthOf(views, 1);
    assert.isNotNull(views[0], 'the game is shown before `watten-people` fires');
    assert.deepEqual(
      events.map(({ type }) => type).filter((type) => type === 'watten-phase'),
      ['watten-phase'],
    );
    assert.deepEqual(errorsOf(events), []);
  });

  it('a `watten-people` listener can remove the connection while the table subscribes', async () => {
    const line = remoteSeat(gameAtPlay(), [{ people: PEOPLE }]);
    const table = newTable();
    table.addEventListener('watten-people', () => (table.connection = null));
    table.connection = line;
    await until(() => table.connection === null, 'the page has removed the connection');
    await until(() => rootOf(table).querySelector('.poster .button'), 'the poster is back');
    assert.isNull(table.view);
  });
});

describe('a lost connection', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('while the connection is lost, the table shows a notice and rejects actions', async () => {
    const game = gameAtPlay();
    const line = remoteSeat(game);
    const table = await connected(line);
    const events = listen(table, ['watten-error']);
    line.send({ status: 'lost' });
    await until(() => statusOf(table).includes('unterbrochen'), 'the loss is shown');
    assert.isEmpty(all(table, '.prompt .button:enabled, .hand .card[aria-disabled=false]'));
    const before = game.record().actions.length;
    assert.isFalse(await table.act(game.legalActions(0)[0]));
    assert.deepEqual(
      errorsOf(events).map(({ code }) => code),
      ['connection-lost'],
    );
    assert.strictEqual(game.record().actions.length, before);
    line.send({ status: 'open' });
    await until(() => statusOf(table) === 'Du bist dran: Spiel eine Karte.', 'the question is shown again');
    assert.isTrue(await table.act(game.legalActions(0)[0]));
  });
});

describe('deadlines', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('the table counts down to a deadline, announces it once, and hides it after `deadline: null`', async () => {
    const line = remoteSeat(gameAtPlay());
    const table = await connected(line);
    line.send({ deadline: Date.now() + 200_000 });
    await until(() => /^3:\d\d$/.test(texts(table, '.time').join()), 'minutes are shown');
    assert.isTrue(one(table, '.time').matches('.yours[role=timer]'));
    assert.isTrue(one(table, '.time').checkVisibility({ visibilityProperty: true }), 'the time is visible');
    assert.notInclude(spoken(table), 'Sekunden');
    const region = one(table, '.live');
    const lines: (string | null)[] = [];
    const observer = new MutationObserver(() => lines.push(region.textContent));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    line.send({ deadline: Date.now() + 2400 });
    await until(() => texts(table, '.time').join() === '0 s', 'the time runs out');
    observer.disconnect();
    assert.deepEqual(lines, ['Du hast noch 3 Sekunden.']);
    line.send({ deadline: null });
    await until(() => !rootOf(table).querySelector('.time'), 'the time is gone');
  });

  it('changes to the system clock do not affect a deadline', async () => {
    const line = remoteSeat(gameAtPlay());
    const table = await connected(line);
    const { now } = Date;
    try {
      for (const by of [3_600_000, -3_600_000]) {
        line.send({ deadline: Date.now() + 200_500 });
        await until(() => /^3:\d\d$/.test(texts(table, '.time').join()), 'minutes are shown');
        const [before] = texts(table, '.time');
        Date.now = () => now() + by;
        await until(() => texts(table, '.time').join() !== before, 'a second has passed');
        assert.match(texts(table, '.time').join(), /^3:\d\d$/);
        // The deadline is sent again with the new system time, as for a new subscriber.
        line.send({ deadline: Date.now() + 198_000 });
        await aTimeout(20);
        assert.match(texts(table, '.time').join(), /^3:1\d$/);
        Date.now = now;
        line.send({ deadline: null });
      }
    } finally {
      Date.now = now;
    }
  });

  it('if the question covers a plate, the deadline ring on the plate is hidden', async () => {
    const line = remoteSeat(gameAtPlay());
    const table = await connected(line);
    line.send({ deadline: Date.now() + 200_000 });
    await until(() => rootOf(table).querySelector('.seat.bottom.timed'), 'the deadline is the visitor’s');
    const ring = (): string => getComputedStyle(one(table, '.seat.bottom'), '::after').display;
    await setViewport({ width: 390, height: 700 });
    table.style.width = '366px';
    table.style.height = '586px';
    await until(
      () => Boolean(rootOf(table).querySelector('.upright .sheet:is(.choosing, .telling):not(.low)')),
      'the question covers the plate',
    );
    await until(() => ring() === 'none', 'the ring is hidden');
  });

  it("another player's deadline is visible but not announced", async () => {
    const game = gameAtPlay();
    const line = remoteSeat(game);
    const table = await connected(line);
    assert.isTrue(await table.act(game.legalActions(0)[0]));
    await until(
      () => statusOf(table) === 'Moidl ist dran' || statusOf(table) === 'Luis ist dran',
      'another player is to act',
    );
    line.send({ deadline: Date.now() + 5000 });
    await until(() => texts(table, '.time').length > 0, 'the time is shown');
    assert.isFalse(one(table, '.time').matches('.yours'));
    const ring = (): string => getComputedStyle(one(table, '.seat.timed'), '::after').backgroundImage;
    await until(() => ring().includes('conic-gradient'), 'the ring is shown on their plate');
    assert.notInclude(spoken(table), 'Sekunden');
  });
});
