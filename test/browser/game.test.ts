import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import {
  connect,
  replay,
  type Action,
  type ActionType,
  type Fact,
  type GameRecord,
  type MatchRecord,
  type View,
} from '../../src/engine.js';
import { runs } from '../runs.js';
import { randomFrom, type Random } from '../../src/rules/random.js';
import type { WattenTable } from '../../src/index.js';
import { isMyTurn } from '../../tools/scenes/scene.js';
import {
  all,
  clearPage,
  listen,
  newTable,
  one,
  PLAYABLE,
  press,
  settled,
  sightFrom,
  sightOf,
  type Told,
  until,
} from './table.js';
import { undrawn } from './undrawn.js';

const gamesOf = new WeakMap<WattenTable, GameRecord[]>();

/** All games of the table's match so far in one record: they have one seed, the page's. */
const recordOf = (table: WattenTable): MatchRecord => {
  const saved = table.save();
  if (!saved) throw new Error('There is no game to save.');
  const { game } = saved;
  const games = gamesOf.get(table) ?? [];
  games[game.before?.game ?? 0] = game;
  gamesOf.set(table, games);
  const actions = games.flatMap(({ before, actions: done }): readonly Action[] =>
    before ? [{ type: 'next', seat: before.next ?? 0 }, ...done] : done,
  );
  return { version: 1, rules: game.rules, seed: game.seed, actions };
};

/** How readily the guest presses a button that does so, beside 1 for everything else. */
const READINESS: Readonly<Record<string, number>> = {
  bid: 0.5,
  fold: 0.4,
  'ask-schoeneres': 0.5,
  'ask-schlagtausch': 0.5,
};

/** What the guest presses next: any of the buttons, some more readily than others. */
function chosen(table: WattenTable, random: Random): HTMLElement {
  // What everybody held lies over the table until it is closed: it has tests of its own.
  const buttons = [...all(table, '.prompt .button:not([data-panel])'), ...all(table, PLAYABLE)];
  const weights = buttons.map((button) => Math.round(100 * (READINESS[button.dataset.action ?? ''] ?? 1)));
  let left = random(weights.reduce((sum, weight) => sum + weight, 0));
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  return buttons[index];
}

/** What the human may know by the record as far as it goes: the game of the record, played along with it. */
function recordedView(table: WattenTable): () => View {
  const game = replay(recordOf(table), { until: 0 });
  let played = 0;
  return () => {
    const { actions } = recordOf(table);
    for (const action of actions.slice(played)) game.act(action);
    played = actions.length;
    return game.view(0);
  };
}

/** The page shows what the human may know by the record; both are read at one moment. */
async function showsTheRecord(table: WattenTable, known: () => View): Promise<void> {
  const pair = () => ({ shown: sightOf(table), due: sightFrom(known()) });
  const agree = (): boolean => {
    const { shown, due } = pair();
    return JSON.stringify(shown) === JSON.stringify(due);
  };
  await until(agree, 'the page shows the record', 1000).catch(() => {
    const { shown, due } = pair();
    assert.deepEqual(shown, due);
  });
}

/** Presses buttons, each of which has to do what is written on it, until the game has come so far. */
async function playUntil(
  table: WattenTable,
  random: Random,
  pressed: Set<string>,
  isThere: (view: View) => boolean,
): Promise<void> {
  let view = await settled(table);
  const known = recordedView(table);
  while (!isThere(view)) {
    const button = chosen(table, random);
    const kind = button.dataset.action ?? 'play';
    const { card } = button.dataset;
    const before = recordOf(table).actions.length;
    await press(button);
    await until(() => recordOf(table).actions.length > before, `the press on "${kind}" counts`, 3000);
    const action = recordOf(table).actions[before];
    assert.deepEqual([action.type, action.seat], [kind as ActionType, 0]);
    if (action.type === 'play') assert.strictEqual(action.card, card);
    pressed.add(kind);
    view = await settled(table);
    await showsTheRecord(table, known);
  }
}

const factEvents: { readonly [Type in Fact['type']]?: (fact: Extract<Fact, { type: Type }>) => Told } = {
  deal: ({ dealer, hand }) => ({ type: 'watten-deal', detail: { dealer, hand } }),
  announced: ({ type: _, ...known }) => ({ type: 'watten-announce', detail: known }),
  trick: ({ winner, cards, tricks }) => ({ type: 'watten-trick', detail: { winner, cards, tricks } }),
  hand: ({ side, points, reason, score }) => ({ type: 'watten-hand-end', detail: { side, points, reason, score } }),
};

/** What a page has to be told, by the record, as seat 0 saw it. */
function eventsBy(record: MatchRecord, target: number): readonly Told[] {
  const game = replay(record, { until: 0 });
  const told: Told[] = [];
  const turn = (before: View | null, view: View): void => {
    if (before?.phase !== view.phase || String(before.toAct) !== String(view.toAct)) {
      told.push({ type: 'watten-phase', detail: { phase: view.phase, toAct: view.toAct } });
    }
    if (isMyTurn(view)) told.push({ type: 'watten-turn', detail: { seat: 0, legal: view.legal } });
  };
  let view = game.view(0);
  told.push({ type: 'watten-start', detail: { variant: 'suedtirol', players: 4, target } });
  turn(null, view);
  connect(game, 0).subscribe((update) => {
    if (!('view' in update) || !update.action) return;
    const { action } = update;
    told.push({ type: 'watten-action', detail: { action } });
    if (action.type === 'bid') told.push({ type: 'watten-bid', detail: { seat: action.seat, value: action.to } });
    for (const fact of update.happened) {
      if (fact.type === 'game') {
        const { side, score, bummerl, kind } = fact;
        told.push({ type: 'watten-game-end', detail: { side, score, bummerl, kind, seed: record.seed } });
        continue;
      }
      const tell = factEvents[fact.type] as ((fact: Fact) => Told) | undefined;
      if (tell) told.push(tell(fact));
    }
    turn(view, update.view);
    view = update.view;
  });
  for (const action of record.actions) game.act(action);
  return JSON.parse(JSON.stringify(told)) as Told[];
}

/** After each number of actions: the cards in the hands of the others, whether they may look already or not. */
function hiddenAfterEach(record: MatchRecord): readonly (readonly string[])[] {
  const states: {
    readonly hands: readonly (readonly string[])[];
    readonly sizes: readonly number[];
    readonly newCards: boolean;
  }[] = [];
  const game = replay(record, { until: 0 });
  const note = (happened: readonly Fact[]): void => {
    const views = [1, 2, 3].map((seat) => game.view(seat));
    states.push({
      hands: views.map(({ hand }) => hand),
      sizes: [1, 2, 3].map((seat) => views[0].handSizes[seat]),
      newCards: happened.some(({ type }) => type === 'deal' || type === 'redealt'),
    });
  };
  note([]);
  game.subscribe((_action, happened) => note(happened));
  for (const action of record.actions) game.act(action);
  const hidden: string[][] = [];
  let known: readonly (readonly string[])[] = [[], [], []];
  // From the end: who may not look yet holds what he will see when he may.
  for (let index = states.length - 1; index >= 0; index--) {
    const { hands, sizes } = states[index];
    const next = states[index + 1];
    if (next?.newCards) known = [[], [], []];
    known = hands.map((hand, at) => (hand.length > 0 || sizes[at] === 0 ? hand : known[at]));
    hidden[index] = known.flat();
  }
  return hidden;
}

function nothingHiddenIn(told: readonly Told[], record: MatchRecord): void {
  const hidden = hiddenAfterEach(record);
  let actions = 0;
  let looked = 0;
  for (const { type, detail } of told) {
    if (type === 'watten-action') actions++;
    const text = JSON.stringify(detail);
    for (const card of hidden[actions]) {
      assert.notInclude(text, `"${card}"`, `${type} after ${actions} actions tells of a hidden card`);
      looked++;
    }
  }
  assert.isAbove(looked, 1000);
}

describe('a game', () => {
  const pressed = new Set<string>();

  beforeEach(async () => {
    // Small: every pixel of a stage costs time where the graphics card is emulated.
    await setViewport({ width: 500, height: 560 });
  });
  afterEach(clearPage);

  const playedToItsEnd = (seed: string, target: 9 | 15, goesOn = false): void => {
    it(`can be played with the mouse from the poster to ${target} (${seed})`, async function () {
      this.timeout(60_000);
      const random = randomFrom(seed, 'guest');
      const table = newTable({ seed, target: String(target) });
      const told = listen(table);
      await until(() => table.shadowRoot?.querySelector('.poster .button'), 'the poster is there');
      await press(one(table, '.poster .button'));
      await playUntil(table, random, pressed, ({ phase }) => phase === 'game-over');
      const { score } = replay(recordOf(table)).view(0);
      assert.isTrue(Math.max(...score) >= target, score.join(' : '));
      if (goesOn) {
        await playUntil(table, random, pressed, ({ phase, gameNumber }) => gameNumber === 2 && phase === 'hand-over');
      }
      const record = recordOf(table);
      assert.deepEqual(told, eventsBy(record, target));
      nothingHiddenIn(told, record);
    });
  };

  playedToItsEnd('kirchtag', 9);

  describe('that is not drawn', () => {
    undrawn();
    playedToItsEnd('heuriger', 9, true);
    if (runs(false, true)) playedToItsEnd('stube', 15, true);

    it('has asked for everything a guest can be asked, by now', () => {
      const kinds = ['draw', 'cut', 'announce-schlag', 'announce-trumpf', 'play', 'bid', 'hold', 'fold', 'next'];
      assert.includeMembers([...pressed], kinds);
    });
  });
});
