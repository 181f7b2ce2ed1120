import { assert, aTimeout } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import {
  connect,
  createGame,
  type Action,
  type Card,
  type RuleOptions,
  type SeatConnection,
  type View,
} from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { TEMPO } from '../../src/element/table/tempo.js';
import { preferredAction, scripted } from '../../tools/scenes/scripted.js';
import { jsonConnection } from '../session/json-connection.js';
import { all, cardOf, clearPage, newTable, one, PLAYABLE, press, settled, until, viewOf, openPanel } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

/** Without bids, the last card is always the only legal action. */
const NO_BIDS = { bidWhen: 'never' } as const;
const { lastCardMs } = TEMPO.fast;

const isAtLastCard = ({ hand, phase, seat, toAct }: View): boolean =>
  phase === 'play' && hand.length === 1 && seat !== null && toAct.includes(seat);

/** Plays all actions of the visitor before their last card. From then on, the table has this speed. */
async function playToLastCard(table: WattenTable, speed: WattenTable['speed']): Promise<View> {
  while (!isAtLastCard(viewOf(table))) {
    const view = viewOf(table);
    if (view.phase === 'play' && view.hand.length === 2) table.speed = speed;
    const action = preferredAction(view);
    if (action) await table.act(action);
    await aTimeout(5);
  }
  return viewOf(table);
}

async function atLastCard(
  table: WattenTable,
  speed: WattenTable['speed'] = 'fast',
  rules: Partial<RuleOptions> = NO_BIDS,
): Promise<View> {
  table.seats = ['human', scripted(), scripted(), scripted()];
  await table.start({ seed: 'letzte7', setup: { dealer: 3 }, rules });
  return playToLastCard(table, speed);
}

/** Records the visitor's cards, and cancels the actions that `isCancelled` accepts. */
function listenToCards(table: WattenTable, isCancelled: (action: Action) => boolean = () => false): readonly Card[] {
  const cards: Card[] = [];
  table.addEventListener('watten-before-action', (event) => {
    const { action } = event.detail;
    if (action.type !== 'play' || viewOf(table).hand.length > 1) return;
    cards.push(action.card);
    if (isCancelled(action)) event.preventDefault();
  });
  return cards;
}

describe('the last card', function () {
  this.timeout(60_000);
  beforeEach(() => setViewport({ width: 500, height: 700 }));
  afterEach(clearPage);

  it('plays itself if the visitor can do nothing else', async () => {
    const table = newTable();
    const cards = listenToCards(table);
    const { hand } = await atLastCard(table);
    await until(() => viewOf(table).hand.length === 0, 'the card plays itself');
    assert.deepEqual([...cards], [...hand]);
  });

  it('plays itself at once at the speed `instant`', async () => {
    const table = newTable();
    const { hand } = await atLastCard(table);
    const start = performance.now();
    table.speed = 'instant';
    await until(() => viewOf(table).hand.length === 0, 'the card plays itself');
    assert.isBelow(performance.now() - start, lastCardMs);
    assert.lengthOf(hand, 1);
  });

  it('waits for the visitor if a bid is possible', async () => {
    const table = newTable();
    const view = await atLastCard(table, 'fast', { lastTrick: 'free' });
    assert.includeMembers(
      view.legal.map(({ type }) => type),
      ['play', 'bid'],
    );
    await settled(table);
    await aTimeout(2 * lastCardMs);
    assert.deepEqual(viewOf(table).hand, view.hand);
  });

  it('waits for a click if the page cancels `watten-before-action`', async () => {
    const table = newTable();
    let cancels = true;
    const cards = listenToCards(table, () => cancels);
    const { hand } = await atLastCard(table);
    await until(() => cards.length > 0, 'the table tries to play the card');
    await aTimeout(2 * lastCardMs);
    assert.deepEqual([...cards], [...hand], 'the table tries only once');
    assert.deepEqual(viewOf(table).hand, hand);
    cancels = false;
    await press(cardOf(table, hand[0]));
    await until(() => viewOf(table).hand.length === 0, 'the click plays the card');
    assert.lengthOf(cards, 2);
  });

  it('follows a click that comes first, and is played once', async () => {
    const table = newTable();
    const cards = listenToCards(table);
    const { hand } = await atLastCard(table, 'slow');
    await settled(table);
    await press(cardOf(table, hand[0]));
    await until(() => viewOf(table).hand.length === 0, 'the click plays the card');
    await aTimeout(TEMPO.slow.lastCardMs);
    assert.deepEqual([...cards], [...hand]);
  });

  it('waits while a panel is open or the game is paused', async () => {
    const table = newTable();
    const { hand } = await atLastCard(table, 'slow');
    await settled(table);
    await openPanel(table, 'settings');
    await until(() => all(table, '.panel').length > 0, 'the panel is open');
    table.speed = 'fast';
    await aTimeout(2 * lastCardMs);
    assert.deepEqual(viewOf(table).hand, hand, 'the panel is open');
    table.pause();
    await press(one(table, '.panel header .tool'));
    await until(() => all(table, '.panel').length === 0, 'the panel is closed');
    await aTimeout(2 * lastCardMs);
    assert.deepEqual(viewOf(table).hand, hand, 'the game is paused');
    table.resume();
    await until(() => viewOf(table).hand.length === 0, 'the card plays itself');
  });

  it('plays itself in a remote game', async () => {
    const game = createGame({ seed: 'letzte7', setup: { dealer: 3 }, rules: NO_BIDS });
    const others = (): void =>
      queueMicrotask(() => {
        const seat = game.toAct.find((due) => due !== 0);
        if (seat !== undefined && !game.toAct.includes(0)) game.act(game.legalActions(seat)[0]);
      });
    const table = newTable();
    const connection: SeatConnection = jsonConnection(connect(game, 0));
    table.connection = connection;
    game.subscribe(others);
    others();
    await until(() => table.view, 'the table shows the game');
    const { hand } = await playToLastCard(table, 'fast');
    await until(() => viewOf(table).hand.length === 0, 'the card plays itself');
    assert.lengthOf(hand, 1);
    assert.lengthOf(all(table, PLAYABLE), 0);
  });
});
