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
  expectedSight,
  sightOf,
  type FiredEvent,
  until,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';

const gamesOf = new WeakMap<WattenTable, GameRecord[]>();

/** The record of all games of the match so far. All games use the page's seed. */
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

/** Relative probability of pressing a button, by its action type. The default is 1. */
const WEIGHTS: Readonly<Record<string, number>> = {
  bid: 0.5,
  fold: 0.4,
  'ask-schoeneres': 0.5,
  'ask-schlagtausch': 0.5,
};

/** Chooses a button at random by weight. */
function chooseButton(table: WattenTable, random: Random): HTMLElement {
  // The panel of all hands covers the table until the visitor closes the panel. Other tests check the panel.
  const buttons = [...all(table, '.prompt .button:not([data-panel], [data-again])'), ...all(table, PLAYABLE)];
  const weights = buttons.map((button) => Math.round(100 * (WEIGHTS[button.dataset.action ?? ''] ?? 1)));
  let left = random(weights.reduce((sum, weight) => sum + weight, 0));
  const index = weights.findIndex((weight) => (left -= weight) < 0);
  return buttons[index];
}

/** Returns a function that applies new actions of the record and returns the visitor's view of the game. */
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

/** Checks that the page shows the visitor's view of the recorded game. Both are read at the same moment. */
async function assertShowsRecord(table: WattenTable, viewOfRecord: () => View): Promise<void> {
  const pair = () => ({ shown: sightOf(table), expected: expectedSight(viewOfRecord()) });
  const isEqual = (): boolean => {
    const { shown, expected } = pair();
    return JSON.stringify(shown) === JSON.stringify(expected);
  };
  await until(isEqual, 'the page shows the record', 1000).catch(() => {
    const { shown, expected } = pair();
    assert.deepEqual(shown, expected);
  });
}

/**
 * Presses random buttons until `isThere` accepts the view, and checks that each button performs the action that its label
 * names.
 */
async function playUntil(
  table: WattenTable,
  random: Random,
  pressed: Set<string>,
  isThere: (view: View) => boolean,
): Promise<void> {
  let view = await settled(table);
  const viewOfRecord = recordedView(table);
  while (!isThere(view)) {
    const button = chooseButton(table, random);
    const kind = button.dataset.action ?? 'play';
    const { card } = button.dataset;
    const before = recordOf(table).actions.length;
    await press(button);
    const hasActed = (): boolean => recordOf(table).actions.length > before;
    const confirmation = (): HTMLElement | null => table.shadowRoot?.querySelector("[data-confirm='yes']") ?? null;
    await until(() => hasActed() || confirmation(), `the press on "${kind}" counts`, 3000);
    // A gestrichen side that gives the hand up is asked again.
    const yes = confirmation();
    if (yes) await press(yes);
    await until(hasActed, `the confirmed press on "${kind}" counts`, 3000);
    const action = recordOf(table).actions[before];
    assert.deepEqual([action.type, action.seat], [kind as ActionType, 0]);
    if (action.type === 'play') assert.strictEqual(action.card, card);
    pressed.add(kind);
    view = await settled(table);
    await assertShowsRecord(table, viewOfRecord);
  }
}

const factEvents: { readonly [Type in Fact['type']]?: (fact: Extract<Fact, { type: Type }>) => FiredEvent } = {
  deal: ({ dealer, hand }) => ({ type: 'watten-deal', detail: { dealer, hand } }),
  announced: ({ type: _, ...announcement }) => ({ type: 'watten-announce', detail: announcement }),
  trick: ({ winner, cards, tricks }) => ({ type: 'watten-trick', detail: { winner, cards, tricks } }),
  hand: ({ side, points, reason, score }) => ({ type: 'watten-hand-end', detail: { side, points, reason, score } }),
};

/** The events that a page receives for a record, from the view of seat 0. */
function expectedEvents(record: MatchRecord, target: number): readonly FiredEvent[] {
  const game = replay(record, { until: 0 });
  const events: FiredEvent[] = [];
  const turn = (before: View | null, view: View): void => {
    if (before?.phase !== view.phase || String(before.toAct) !== String(view.toAct)) {
      events.push({ type: 'watten-phase', detail: { phase: view.phase, toAct: view.toAct } });
    }
    if (isMyTurn(view)) events.push({ type: 'watten-turn', detail: { seat: 0, legal: view.legal } });
  };
  let view = game.view(0);
  events.push({ type: 'watten-start', detail: { variant: 'suedtirol', players: 4, target } });
  turn(null, view);
  connect(game, 0).subscribe((update) => {
    if (!('view' in update) || !update.action) return;
    const { action } = update;
    events.push({ type: 'watten-action', detail: { action } });
    if (action.type === 'bid') events.push({ type: 'watten-bid', detail: { seat: action.seat, value: action.to } });
    for (const fact of update.happened) {
      if (fact.type === 'game') {
        const { side, score, bummerl, kind } = fact;
        events.push({
          type: 'watten-game-end',
          detail: { side, score, bummerl, kind, seed: record.seed, undone: 0, again: false },
        });
        continue;
      }
      const toEvent = factEvents[fact.type] as ((fact: Fact) => FiredEvent) | undefined;
      if (toEvent) events.push(toEvent(fact));
    }
    turn(view, update.view);
    view = update.view;
  });
  for (const action of record.actions) game.act(action);
  return JSON.parse(JSON.stringify(events)) as FiredEvent[];
}

/** The other players' cards after each number of actions, including cards that they cannot look at yet. */
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
  // Reads the views backwards: before players can look at their cards, they hold the cards that they see later.
  for (let index = states.length - 1; index >= 0; index--) {
    const { hands, sizes } = states[index];
    const next = states[index + 1];
    if (next?.newCards) known = [[], [], []];
    known = hands.map((hand, at) => (hand.length > 0 || sizes[at] === 0 ? hand : known[at]));
    hidden[index] = known.flat();
  }
  return hidden;
}

function assertNothingHidden(events: readonly FiredEvent[], record: MatchRecord): void {
  const hidden = hiddenAfterEach(record);
  let actions = 0;
  let checked = 0;
  for (const { type, detail } of events) {
    if (type === 'watten-action') actions++;
    const text = JSON.stringify(detail);
    for (const card of hidden[actions]) {
      assert.notInclude(text, `"${card}"`, `${type} after ${actions} actions reveals a hidden card`);
      checked++;
    }
  }
  assert.isAbove(checked, 1000);
}

describe('whole games', () => {
  const pressed = new Set<string>();

  beforeEach(async () => {
    // The table is small, because each pixel costs time on an emulated graphics card.
    await setViewport({ width: 500, height: 560 });
  });
  afterEach(clearPage);

  const playsToTheEnd = (seed: string, target: 9 | 15, hasSecondGame = false): void => {
    it(`a game to ${target} points is playable with the mouse, starting at the poster (seed ${seed})`, async function () {
      this.timeout(60_000);
      const random = randomFrom(seed, 'guest');
      const table = newTable({ seed, target: String(target) });
      const events = listen(table);
      await until(() => table.shadowRoot?.querySelector('.poster .button'), 'the poster is shown');
      await press(one(table, '.poster .button'));
      await playUntil(table, random, pressed, ({ phase }) => phase === 'game-over');
      const { score } = replay(recordOf(table)).view(0);
      assert.isTrue(Math.max(...score) >= target, score.join(' : '));
      if (hasSecondGame) {
        await playUntil(table, random, pressed, ({ phase, gameNumber }) => gameNumber === 2 && phase === 'hand-over');
      }
      const record = recordOf(table);
      assert.deepEqual(events, expectedEvents(record, target));
      assertNothingHidden(events, record);
    });
  };

  playsToTheEnd('kirchtag', 9);

  describe('with drawing skipped', () => {
    skipDrawing();
    playsToTheEnd('martini', 9, true);
    if (runs(false, true)) playsToTheEnd('stube', 15, true);

    it('together, the games played with the mouse use all common types of action', () => {
      const kinds = ['draw', 'cut', 'announce-schlag', 'announce-trumpf', 'play', 'bid', 'hold', 'fold', 'next'];
      assert.includeMembers([...pressed], kinds);
    });
  });
});
