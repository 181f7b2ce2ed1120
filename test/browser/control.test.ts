import { assert, aTimeout } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { connect, createGame, type Action, type GameRecord, type Setup } from '../../src/engine.js';
import type { SavedGame, WattenTable } from '../../src/index.js';
import { patched, withoutWebGl } from './patched.js';
import { preferredAction, scripted } from '../../tools/scenes/scripted.js';
import {
  all,
  cardOf,
  clearPage,
  errorsOf,
  frames,
  listen,
  newTable,
  one,
  place,
  press,
  PLAYABLE,
  rootOf,
  settled,
  statusOf,
  until,
  viewOf,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** One hand decides the first game. A second game has a low target. */
const SHORT: Setup = { dealer: 3, score: [14, 14] };
const LOW: Setup = { dealer: 3, score: [8, 8] };
const TO_NINE = { target: 9 } as const;
/** Players who raise and hold every bid, so that a game takes fewer hands. */
const BOLD = ['human', scripted('bid', 'hold'), scripted('bid', 'hold'), scripted('bid', 'hold')] as const;
const FOUR = [scripted(), scripted(), scripted(), scripted()];

const codesOf = (events: Parameters<typeof errorsOf>[0]): readonly string[] => errorsOf(events).map(({ code }) => code);
const typesOf = (events: Parameters<typeof errorsOf>[0]): readonly string[] => events.map(({ type }) => type);
function savedOf(table: WattenTable): SavedGame {
  const saved = table.save();
  if (!saved) throw new Error('There is no game to save.');
  return JSON.parse(JSON.stringify(saved)) as SavedGame;
}
const waitForPoster = (table: WattenTable): Promise<void> =>
  until(() => rootOf(table).querySelector('.poster .button'), 'the poster is back');

/** A table in the middle of a hand, with a visitor and three players provided by the page. */
async function running(attributes: Readonly<Record<string, string>> = {}): Promise<WattenTable> {
  const table = newTable(attributes);
  table.seats = ['human', scripted(), scripted(), scripted()];
  await table.start({ seed: 'leitung', setup: { dealer: 3 } });
  while ((await settled(table)).phase !== 'play') await table.act(preferredAction(viewOf(table)) as Action);
  return table;
}

/** Plays the visitor's actions to the end of the game. */
async function playOut(table: WattenTable): Promise<void> {
  while (viewOf(table).phase !== 'game-over') {
    const view = await settled(table);
    // The table can have played the visitor's last card.
    if (view.phase !== 'game-over') await table.act(preferredAction(view) as Action);
    await until(
      () => viewOf(table).toAct.includes(0) || viewOf(table).phase === 'game-over',
      'the other players have acted',
    );
  }
}

describe('properties of the table', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  for (const kind of ['attribute', 'property'] as const) {
    it(`computers play all seats if the ${kind} \`seat\` is 'none'`, async () => {
      const table = newTable(kind === 'attribute' ? { seat: 'none' } : {});
      if (kind === 'property') table.seat = 'none';
      assert.strictEqual(table.seat, 'none');
      const events = listen(table);
      await table.start({ seed: 'zuschauer' });
      await until(() => viewOf(table).phase === 'play', 'the computers play');
      assert.isNull(viewOf(table).seat);
      assert.deepEqual(viewOf(table).hand, []);
      assert.notInclude(typesOf(events), 'watten-turn');
      assert.deepEqual(errorsOf(events), []);
      assert.isFalse(table.matches(':state(my-turn)'));
    });
  }

  it('the table applies properties that the page set before the element was defined', async () => {
    class Late extends (customElements.get('watten-table') as typeof WattenTable) {}
    const early = document.createElement('late-table') as WattenTable;
    early.lang = 'de';
    early.rules = { target: 18 };
    early.seats = FOUR;
    early.storage = null;
    place().append(early);
    customElements.define('late-table', Late);
    customElements.upgrade(early);
    assert.lengthOf(early.seats ?? [], 4);
    assert.isNull(early.storage);
    await early.start({ seed: 'früh' });
    assert.deepEqual(early.rules, { target: 18 });
    assert.strictEqual(viewOf(early).rules.target, 18);
    assert.isNull(viewOf(early).seat);
  });
});

describe('the `games` option', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it("a table without a visitor stops after one game and does not block the page's timers", async () => {
    const table = newTable();
    table.seats = FOUR;
    const events = listen(table);
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    await table.start({ seed: 'reihum', setup: SHORT });
    await until(() => typesOf(events).includes('watten-stop'), 'the table stops');
    clearInterval(timer);
    assert.isAbove(turns, 3);
    assert.deepEqual(events.at(-1), { type: 'watten-stop', detail: { reason: 'games' } });
    const { games, gamesOver } = savedOf(table);
    assert.deepEqual([games, gamesOver], [1, 1]);
    assert.deepEqual([viewOf(table).phase, viewOf(table).gameNumber, viewOf(table).toAct.length], ['game-over', 1, 0]);
    const before = events.length;
    await aTimeout(50);
    assert.lengthOf(events, before, 'nothing more happens');
    assert.deepEqual(errorsOf(events), []);
  });

  it('a match with `games: null` never ends', async () => {
    const table = newTable();
    table.seats = FOUR;
    const events = listen(table, ['watten-stop']);
    await table.start({ seed: 'endlos', setup: SHORT, games: null });
    await until(() => viewOf(table).gameNumber === 2, 'a second game starts');
    assert.isEmpty(events);
    assert.isNull(savedOf(table).games);
  });

  it('by default, a match with a visitor never ends', async () => {
    const table = await running();
    assert.isNull(savedOf(table).games);
  });

  it('a match with `games: 2` ends after two games, and load() does not extend the finished match', async () => {
    const table = newTable();
    table.seats = BOLD;
    const events = listen(table);
    await table.start({ seed: 'zwei', setup: LOW, games: 2, rules: TO_NINE });
    await playOut(table);
    assert.notInclude(typesOf(events), 'watten-stop');
    assert.deepEqual([savedOf(table).games, savedOf(table).gamesOver], [2, 1]);
    assert.isTrue(await table.act({ type: 'next', seat: 0 }));
    await settled(table);
    await table.load(savedOf(table));
    await playOut(table);
    await until(() => statusOf(table).match(/Gewonnen|Verloren/), 'the end is shown');
    await frames(2);
    assert.strictEqual(viewOf(table).gameNumber, 2);
    assert.lengthOf(all(table, '.prompt [data-action=next]'), 0, 'the table offers no further game');
    assert.isFalse(table.matches(':state(my-turn)'));
    assert.strictEqual(typesOf(events).filter((type) => type === 'watten-stop').length, 1);
    assert.isFalse(await table.act({ type: 'next', seat: 0 }));
    assert.deepEqual(codesOf(events), ['games-over']);

    const saved = savedOf(table);
    assert.deepEqual([saved.games, saved.gamesOver], [2, 2]);
    const next = newTable();
    const nextTold = listen(next);
    await next.load(saved);
    await until(() => statusOf(next).match(/Gewonnen|Verloren/), 'the end is shown again');
    assert.lengthOf(all(next, '.prompt [data-action=next]'), 0);
    assert.isFalse(await next.act({ type: 'next', seat: 0 }));
    assert.deepEqual(codesOf(nextTold), ['games-over']);
    assert.notInclude(typesOf(nextTold), 'watten-stop', 'the event fires only once, when the match ends');
  });
});

describe('saved games', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  const seedsOfTwoGames = async (seed: string | undefined, table: WattenTable): Promise<readonly string[]> => {
    table.seats = BOLD;
    await table.start({ setup: LOW, rules: TO_NINE, ...(seed !== undefined && { seed }) });
    await playOut(table);
    const first = savedOf(table);
    await table.stop();
    await table.load(first);
    assert.isTrue(await table.act({ type: 'next', seat: 0 }));
    return [first.game.seed, savedOf(table).game.seed];
  };

  it("a saved game keeps the page's seed, and `watten-game-end` reports it", async () => {
    const table = newTable();
    const events = listen(table, ['watten-game-end']);
    assert.deepEqual(await seedsOfTwoGames('meiner', table), ['meiner', 'meiner']);
    assert.strictEqual(savedOf(table).seed, 'meiner');
    const saved = savedOf(table);
    assert.strictEqual(saved.game.before?.game, 1);
    await table.load(saved);
    await playOut(table);
    assert.deepEqual(
      events.map(({ detail }) => (detail as { seed?: string }).seed),
      ['meiner', 'meiner'],
    );
  }).timeout(60_000);

  it('each game gets a new seed if the page sets no seed', async () => {
    const table = newTable();
    const [first, second] = await seedsOfTwoGames(undefined, table);
    assert.notStrictEqual(first, second);
    assert.isNull(savedOf(table).seed);
  });

  it('load() accepts a saved game in format version 1', async () => {
    const game = createGame({ seed: 'alt', setup: { dealer: 3 } });
    game.act({ type: 'cut', seat: 2 });
    const old = { ...game.record(), version: 1 } as unknown as GameRecord;
    const table = newTable();
    const events = listen(table);
    await table.load({ version: 1, game: old, seat: 0 });
    assert.deepEqual(viewOf(table), game.view(0));
    assert.deepEqual(errorsOf(events), []);
    const { version, games, seed } = savedOf(table);
    assert.deepEqual([version, games, seed], [2, null, null]);
  });

  for (const [what, wrong] of [
    ['games', { games: 0 }],
    ['games', { games: 'two' }],
    ['seed', { seed: 7 }],
    ['seat', { seat: -1 }],
  ] as const) {
    it(`load() fires \`invalid-record\` for a saved game with ${JSON.stringify(wrong)}`, async () => {
      const table = await running();
      const events = listen(table);
      await table.load({ ...savedOf(table), ...wrong } as unknown as SavedGame);
      assert.deepEqual(codesOf(events), ['invalid-record']);
      assert.include(errorsOf(events)[0].message, what);
      assert.strictEqual(viewOf(table).phase, 'play');
    });
  }
});

describe('stop()', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it('stop() ends the game and resolves to a saved game that load() can continue', async () => {
    const table = await running({ persist: 'halt' });
    const [before, view] = [savedOf(table), viewOf(table)];
    assert.isNotNull(localStorage.getItem('watten-table:halt'));
    const events = listen(table);
    const saved = await table.stop();
    assert.deepEqual(saved, before);
    assert.isNotNull(rootOf(table).querySelector('.poster .button'), 'the poster is back when it resolves');
    assert.isNull(table.view);
    assert.isFalse(table.matches(':state(playing)'));
    assert.deepEqual(events, [{ type: 'watten-stop', detail: { reason: 'host' } }]);
    assert.isNull(localStorage.getItem('watten-table:halt'));
    await until(() => all(table, '.poster .fan canvas').length === 1, 'the poster shows its cards');
    const reloaded = newTable({ persist: 'halt' });
    await frames(3);
    assert.isNull(reloaded.view, 'a reload does not restore the game');
    await table.load(saved as SavedGame);
    await settled(table);
    assert.deepEqual(viewOf(table), view);
  });

  it('if no game is running, stop() resolves to null and aborts a pending start() call', async () => {
    const table = newTable();
    const events = listen(table);
    assert.isNull(await table.stop());
    const starting = table.start({ seed: 'kaum' }).catch(({ name }: Error) => name);
    assert.isNull(await table.stop());
    assert.strictEqual(await starting, 'AbortError');
    await frames(3);
    assert.isNull(table.view);
    assert.deepEqual(events, []);
  });

  it('statistics count a game even if a `watten-game-end` listener calls stop()', async () => {
    const table = newTable();
    table.seats = ['human', scripted(), scripted(), scripted()];
    const stopped: unknown[] = [];
    table.addEventListener('watten-game-end', () => void table.stop().then((saved) => stopped.push(saved?.gamesOver)));
    await table.start({ seed: 'aus', setup: SHORT, games: 1 });
    const events = listen(table, ['watten-stop']);
    while (table.view) {
      const due = table.view && table.view.toAct.includes(0);
      if (due) await table.act(preferredAction(table.view) as Action);
      else await aTimeout(1);
    }
    await waitForPoster(table);
    assert.deepEqual(stopped, [1]);
    assert.deepEqual(
      events.map(({ detail }) => detail),
      [{ reason: 'host' }],
    );
    assert.strictEqual(table.stats.variants.suedtirol?.games, 1);
  });

  it('during a remote game, stop(), pause() and resume() fire an error and change nothing', async () => {
    const table = newTable();
    const events = listen(table, ['watten-error', 'watten-stop']);
    const game = createGame({ seed: 'fern', setup: { dealer: 0 } });
    table.connection = connect(game, 0);
    await until(() => table.view, 'the game is shown');
    assert.isNull(await table.stop());
    table.pause();
    table.resume();
    assert.isFalse(table.paused);
    assert.isNotNull(table.view);
    assert.deepEqual(codesOf(events), ['remote', 'remote', 'remote']);
  });
});

describe('pause()', () => {
  beforeEach(async () => {
    await setViewport({ width: 500, height: 700 });
  });
  afterEach(clearPage);

  it("pause() blocks the visitor's actions, and resume() allows them again", async () => {
    const table = await running();
    const before = savedOf(table);
    const events = listen(table);
    const requestedActions: unknown[] = [];
    table.addEventListener('watten-before-action', (event) => requestedActions.push(event));
    const card = cardOf(table, viewOf(table).hand[0]);
    card.focus();
    table.pause();
    table.pause();
    assert.isTrue(table.paused);
    assert.isTrue(table.matches(':state(paused)'));
    await until(() => statusOf(table) === 'Pause', 'the pause is shown');
    assert.strictEqual(one(table, '.live').textContent, 'Pause');
    assert.lengthOf(all(table, '.prompt .choices .button:enabled'), 0);
    assert.lengthOf(all(table, PLAYABLE), 0);
    await press(card);
    const { legal } = viewOf(table);
    assert.isFalse(await table.act(legal[0]));
    assert.deepEqual(codesOf(events), ['paused']);
    assert.include(errorsOf(events)[0].message, 'resume()');
    assert.isEmpty(requestedActions);
    assert.deepEqual(savedOf(table), before);
    table.resume();
    table.resume();
    assert.isFalse(table.paused);
    assert.isFalse(table.matches(':state(paused)'));
    await settled(table);
    assert.isTrue(await table.act(legal[0]));
  });

  it('pause() removes the dimming of unplayable cards, and resume() restores it', async () => {
    const game = createGame({
      seed: 'ruhe',
      setup: {
        dealer: 0,
        hands: [
          ['HU', 'H8', 'LA', 'S9', 'SK'],
          ['EU', 'H10', 'S7', 'LK', 'H7'],
          ['LU', 'HA', 'E9', 'E10', 'S10'],
          ['SU', 'HK', 'L8', 'E7', 'S6'],
        ],
      },
    });
    const followed: readonly Action[] = [
      { type: 'announce-schlag', seat: 1, schlag: 'O' },
      { type: 'announce-trumpf', seat: 0, trumpf: 'H' },
      { type: 'play', seat: 1, card: 'H10' },
      { type: 'play', seat: 2, card: 'HA' },
      { type: 'play', seat: 3, card: 'HK' },
    ];
    for (const action of followed) game.act(action);
    await withoutWebGl(async () => {
      const table = newTable({ hints: '' });
      await table.load({ version: 2, game: game.record(), seat: 0, games: null, gamesOver: 0, seed: null });
      await settled(table);
      const unplayable = (): number => all(table, '.hand .card[aria-label*="nicht spielbar"]').length;
      await until(() => all(table, '.picture.dimmed').length === 3, 'cards that cannot be played are dimmed');
      assert.strictEqual(unplayable(), 3);
      table.pause();
      await until(() => all(table, '.picture.dimmed').length === 0, 'no card is dimmed');
      assert.strictEqual(unplayable(), 0);
      assert.lengthOf(all(table, PLAYABLE), 0);
      assert.strictEqual(statusOf(table), 'Pause');
      table.resume();
      await until(() => all(table, '.picture.dimmed').length === 3, 'the cards are dimmed again');
      assert.lengthOf(all(table, PLAYABLE), 2);
    });
  });

  it("pause() aborts players' pending decisions, and resume() requests them again", async () => {
    const table = newTable();
    const signals: AbortSignal[] = [];
    const asked = {
      decide: (_: unknown, { signal }: { signal: AbortSignal }) => new Promise<null>(() => void signals.push(signal)),
    };
    table.seats = ['human', asked, asked, asked];
    await table.start({ seed: 'frage', setup: { dealer: 2 } });
    await until(() => signals.length === 1, 'the cutting player is asked');
    table.pause();
    assert.isTrue(signals[0].aborted);
    await aTimeout(20);
    assert.lengthOf(signals, 1);
    table.resume();
    await until(() => signals.length === 2, 'the cutting player is asked again');
    assert.isFalse(signals[1].aborted);
  });

  it('resume() returns the focus to the button that was focused before pause()', async () => {
    const table = newTable();
    table.seats = ['human', scripted(), scripted(), scripted()];
    await table.start({ seed: 'tasten', setup: { dealer: 1 } });
    await settled(table);
    const cut = one(table, '.prompt .button');
    cut.focus();
    table.pause();
    await until(() => rootOf(table).activeElement?.classList.contains('prompt'), 'the prompt has the focus');
    table.resume();
    await until(() => rootOf(table).activeElement === one(table, '.prompt .button'), 'the button has the focus again');
    await sendKeys({ press: 'Enter' });
    await until(() => viewOf(table).phase !== 'draw', 'the cut is made');
  });

  it('pause() and resume() do nothing if no game is running', () => {
    const table = newTable();
    const events = listen(table);
    table.pause();
    table.resume();
    assert.isFalse(table.paused);
    assert.deepEqual(events, []);
  });

  it('a paused table that is removed and reinserted stays paused until another game starts', async () => {
    const table = await running();
    const box = table.parentElement as HTMLElement;
    const before = savedOf(table);
    table.pause();
    table.remove();
    await frames(2);
    assert.isTrue(table.paused);
    box.append(table);
    await until(() => table.view, 'the game is back');
    await until(() => statusOf(table) === 'Pause', 'the game is still paused');
    assert.isTrue(table.paused);
    assert.deepEqual(savedOf(table), before);
    await table.load(before);
    assert.isFalse(table.paused, 'a loaded game is not paused');
    table.pause();
    await table.start({ seed: 'neu' });
    assert.isFalse(table.paused);
    await settled(table);
    table.pause();
    await table.stop();
    assert.isFalse(table.paused);
    assert.isFalse(table.matches(':state(paused)'));
  });

  it('pause() sets `paused` in browsers without custom states', async () => {
    await patched(
      CustomStateSet.prototype,
      'add',
      () => assert.fail('This browser has no custom states.'),
      async () => {
        const table = await running();
        table.pause();
        assert.isTrue(table.paused);
      },
    );
  });
});
