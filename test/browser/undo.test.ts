import { assert, aTimeout } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { connect, createGame, replay, type Action, type Card } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { preferredAction, scripted } from '../../tools/scenes/scripted.js';
import { jsonConnection } from '../session/json-connection.js';
import { all, cardOf, clearPage, errorsOf, listen, newTable, one, press, settled, until, viewOf } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

const BUTTON = '[data-undo]';
const SEED = 'zurück';

/** Starts a game against computers, and plays to the visitor's first card. */
async function atFirstCard(table: WattenTable): Promise<void> {
  await table.start({ seed: SEED, setup: { dealer: 3 }, rules: { bidWhen: 'never' } });
  while (viewOf(table).phase !== 'play' || !viewOf(table).toAct.includes(0)) {
    const action = preferredAction(viewOf(table));
    if (action) await table.act(action);
    await aTimeout(5);
  }
  table.speed = 'slow';
  await settled(table);
}

async function playFirstCard(table: WattenTable): Promise<Card> {
  const [card] = viewOf(table).legal.flatMap((action) => (action.type === 'play' ? [action.card] : []));
  await press(cardOf(table, card));
  await until(() => !viewOf(table).hand.includes(card), 'the card is played');
  return card;
}

const savedGame = (table: WattenTable) => {
  const saved = table.save();
  assert.isNotNull(saved);
  return saved.game;
};

describe('taking the last card back', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 500, height: 700 }));
  afterEach(clearPage);

  it('a press on the button returns the card to the hand, and the visitor plays another one', async () => {
    const table = newTable({ undo: '' });
    await atFirstCard(table);
    const before = viewOf(table);
    const record = savedGame(table);
    const card = await playFirstCard(table);
    await until(() => all(table, BUTTON).length > 0, 'the button is offered');
    const events = listen(table);
    await press(one(table, BUTTON));
    await until(() => viewOf(table).hand.includes(card), 'the card is back');
    assert.deepEqual(viewOf(table), before);
    assert.deepEqual(savedGame(table), { ...record, undone: 1 });
    assert.deepEqual(
      events.map(({ type }) => type),
      ['watten-phase', 'watten-turn'],
    );
    assert.lengthOf(all(table, BUTTON), 0, 'only one card can be taken back');
    const other = before.hand.find(
      (held) => held !== card && before.legal.some((action) => 'card' in action && action.card === held),
    );
    if (other === undefined) throw new Error('The visitor has only one legal card.');
    await settled(table);
    await press(cardOf(table, other));
    await until(() => viewOf(table).trick.some((played) => played.seat === 0), 'the other card is played');
    table.speed = 'instant';
    await until(
      () => viewOf(table).history.at(-1)?.type !== 'play' || viewOf(table).toAct.includes(0),
      'the computers play on',
    );
    const later = savedGame(table);
    assert.strictEqual(later.undone, 1);
    assert.deepEqual(replay(later).view(0).hand, viewOf(table).hand);
    assert.deepEqual(errorsOf(events), []);
  });

  it('Backspace takes the card back, and the panel lists the key', async () => {
    const table = newTable({ undo: '' });
    await atFirstCard(table);
    const card = await playFirstCard(table);
    await until(() => all(table, BUTTON).length > 0, 'the button is offered');
    one(table, '.prompt').focus();
    await sendKeys({ press: 'Backspace' });
    await until(() => viewOf(table).hand.includes(card), 'the card is back');
    await sendKeys({ press: '?' });
    await until(
      () => all(table, '.keys kbd').some(({ textContent }) => textContent === '⌫'),
      'the panel lists the key',
    );
  });

  it('ends when another seat acts', async () => {
    const table = newTable({ undo: '' });
    await atFirstCard(table);
    const card = await playFirstCard(table);
    await until(() => all(table, BUTTON).length > 0, 'the button is offered');
    await until(() => viewOf(table).trick.some(({ seat }) => seat === 1) || viewOf(table).lastTrick, 'seat 1 plays');
    await until(() => all(table, BUTTON).length === 0, 'the button disappears');
    assert.notInclude(viewOf(table).hand, card);
    assert.notProperty(savedGame(table), 'undone');
  });

  it('is off without the attribute, and the keys panel does not list it', async () => {
    const table = newTable();
    await atFirstCard(table);
    await playFirstCard(table);
    await aTimeout(600);
    assert.lengthOf(all(table, BUTTON), 0);
    one(table, '.prompt').focus();
    await sendKeys({ press: '?' });
    await until(() => all(table, '.keys kbd').length > 0, 'the panel is open');
    assert.notInclude(
      all(table, '.keys kbd').map(({ textContent }) => textContent),
      '⌫',
    );
  });

  it('is never offered with a connection or with players of the page', async () => {
    const game = createGame({ seed: SEED, setup: { dealer: 3 }, rules: { bidWhen: 'never' } });
    while (game.phase !== 'play' || !game.toAct.includes(0)) game.act(game.legalActions(game.toAct[0])[0]);
    const remote = newTable({ undo: '', speed: 'fast' });
    remote.connection = jsonConnection(connect(game, 0));
    await settled(remote);
    await playFirstCard(remote);
    const own = newTable({ undo: '', speed: 'fast' });
    own.seats = ['human', scripted(), { decide: () => new Promise<Action>(() => {}) }, scripted()];
    await own.start({ seed: SEED, setup: { dealer: 3 }, rules: { bidWhen: 'never' } });
    await aTimeout(800);
    assert.lengthOf([...all(remote, BUTTON), ...all(own, BUTTON)], 0);
  });

  it('survives a reload: a loaded game keeps the number of cards taken back', async () => {
    const table = newTable({ undo: '' });
    await atFirstCard(table);
    await playFirstCard(table);
    await until(() => all(table, BUTTON).length > 0, 'the button is offered');
    await press(one(table, BUTTON));
    await until(() => savedGame(table).undone === 1, 'the card is back');
    const saved = table.save();
    const other = newTable();
    await other.load(saved as NonNullable<typeof saved>);
    assert.strictEqual(savedGame(other).undone, 1);
  });

  it('statistics ignore the game, and `watten-game-end` reports the cards taken back', async () => {
    const table = newTable({ undo: '' });
    await table.start({ seed: SEED, setup: { dealer: 3, score: [14, 14] }, rules: { bidWhen: 'never' } });
    while (viewOf(table).phase !== 'play' || !viewOf(table).toAct.includes(0)) {
      const action = preferredAction(viewOf(table));
      if (action) await table.act(action);
      await aTimeout(5);
    }
    table.speed = 'slow';
    await settled(table);
    const events = listen(table, ['watten-game-end']);
    await playFirstCard(table);
    await until(() => all(table, BUTTON).length > 0, 'the button is offered');
    await press(one(table, BUTTON));
    await until(() => savedGame(table).undone === 1, 'the card is back');
    table.speed = 'instant';
    while (viewOf(table).phase !== 'game-over') {
      const action = preferredAction(viewOf(table));
      if (action) await table.act(action);
      await aTimeout(5);
    }
    assert.deepInclude(events.at(0)?.detail, { undone: 1, again: false });
    assert.deepEqual(table.stats.variants, {});
    await table.act({ type: 'next', seat: 0 });
    assert.notProperty(savedGame(table), 'undone', 'the next game counts again');
  });
});
