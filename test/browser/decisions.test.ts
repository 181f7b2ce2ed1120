import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { ActionType } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { BLUFF, CALL, CALLED, DECIDE, FARBE, KRANK, REVOKE, STRIKE, TAKE } from '../../tools/scenes/decisions.js';
import { arrowTo, enter, key, tabTo } from './keys.js';
import { playTo } from './scenes.js';
import {
  actionBy,
  all,
  cardOf,
  clearPage,
  named,
  newTable,
  one,
  PLAYABLE,
  press,
  recordOf,
  rootOf,
  settled,
  sightFrom,
  sightOf,
  statusOf,
  tap,
  texts,
  until,
} from './table.js';
import { undrawn } from './undrawn.js';
import { needs } from './engine.js';

undrawn();

/** Presses a button that asks before it does anything. */
const pressByKeys = async (table: WattenTable, words: string): Promise<void> => {
  await tabTo(table, named(table, words));
  await key('Enter');
};

const choices = (table: WattenTable): readonly string[] => sightOf(table).choices;
const offered = (table: WattenTable, type: ActionType): boolean => choices(table).includes(type);

describe('at the cut', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 600, height: 700 }));
  afterEach(clearPage);

  it('a Kritischer is seen, taken by a click, and stays in the hand', async () => {
    const table = newTable();
    const { peeked } = await playTo(table, TAKE);
    assert.strictEqual(peeked, 'E7');
    assert.strictEqual(
      statusOf(table),
      'Du siehst den Eichel-Siebener, den Spitz. Den Kritischen nehmen? Er zählt zu deinen fünf Karten.',
    );
    assert.deepEqual(await actionBy(table, () => press(named(table, 'Nehmen'))), {
      type: 'take',
      seat: 0,
      accept: true,
    });
    await until(() => all(table, '.hand .card').length === 5, 'the cards are dealt');
    assert.include(sightOf(table).hand, 'E7');
  });

  it('a Kritischer is left by keys, and the others are dealt', async () => {
    const table = newTable();
    await playTo(table, TAKE);
    one(table, '.prompt .button').focus();
    assert.deepEqual(await actionBy(table, () => enter(table, named(table, 'Liegen lassen'), 'Space')), {
      type: 'take',
      seat: 0,
      accept: false,
    });
    await until(() => all(table, '.hand .card').length === 5, 'the cards are dealt');
  });

  it('any card is taken for a Kritischer by a finger, where that is played', async function () {
    await needs(this, 'touch');
    const table = newTable();
    await playTo(table, BLUFF);
    assert.include(statusOf(table), 'Du siehst das Laub-Ass: kein Kritischer.');
    assert.deepEqual(await actionBy(table, () => tap(named(table, 'Bluffen'))), {
      type: 'take',
      seat: 0,
      accept: true,
    });
    await until(() => all(table, '.hand .card').length === 5, 'the cards are dealt');
    assert.include(sightOf(table).hand, 'LA');
  });

  it('without the bluff such a card can only be left', async () => {
    const table = newTable();
    await playTo(table, { ...BLUFF, rules: { cutBluff: false } });
    assert.strictEqual(statusOf(table), 'Du siehst das Laub-Ass: kein Kritischer.');
    assert.deepEqual(texts(table, '.prompt .button'), ['Liegen lassen']);
  });
});

describe('a side that is gestrichen', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 600, height: 700 }));
  afterEach(clearPage);

  it('plays for the Four by a click, and nobody bids', async () => {
    const table = newTable();
    await playTo(table, DECIDE);
    assert.strictEqual(statusOf(table), 'Ihr seid gestrichen, es gehen die Vier. Um 4 spielen oder 2 Punkte abgeben?');
    assert.deepEqual(await actionBy(table, () => press(named(table, 'Um 4 spielen'))), {
      type: 'decide',
      seat: 0,
      play: true,
    });
    await settled(table);
    assert.include(one(table, '.announcement').textContent ?? '', 'die Vier');
    assert.deepEqual(choices(table), []);
  });

  it('gives up by keys, asked first, and the others write two points', async () => {
    const table = newTable();
    await playTo(table, DECIDE);
    one(table, '.prompt .button').focus();
    const before = recordOf(table);
    await pressByKeys(table, 'Gehen (sie bekommen 2)');
    await until(
      () => statusOf(table) === 'Wirklich gehen? Sie bekommen 2 Punkte, und die Runde ist vorbei.',
      'it asks',
    );
    await until(() => rootOf(table).activeElement === named(table, 'Abbrechen'), 'the harmless answer has the focus');
    await key('Escape');
    await until(() => choices(table).includes('decide'), 'it is left');
    await pressByKeys(table, 'Gehen (sie bekommen 2)');
    await until(() => rootOf(table).activeElement === named(table, 'Abbrechen'), 'it asks again');
    assert.strictEqual(recordOf(table), before, 'nothing has been done');
    assert.deepEqual(await actionBy(table, () => enter(table, named(table, 'Gehen'))), {
      type: 'decide',
      seat: 0,
      play: false,
    });
    await settled(table);
    assert.deepEqual(sightOf(table).score, [13, 2]);
    assert.strictEqual(statusOf(table), 'Runde verloren: 2 Punkte. Gestrichen: ihr seid gegangen.');
  });

  it('facing one that is krank strikes its points by keys, once', async () => {
    const table = newTable();
    await playTo(table, STRIKE);
    assert.deepEqual(sightOf(table).score, [4, 7]);
    one(table, '.prompt .button').focus();
    await pressByKeys(table, 'Eigene Punkte auf 0');
    await until(
      () =>
        statusOf(table) ===
        'Die eigenen 4 Punkte auf 0 setzen? Gewinnt ihr das Spiel noch, ist es ein Retourschneider (4 Bummerl).',
      'it asks',
    );
    assert.deepEqual(await actionBy(table, () => enter(table, named(table, 'Auf 0 setzen'))), {
      type: 'strike',
      seat: 0,
    });
    await settled(table);
    assert.deepEqual(sightOf(table).score, [0, 7]);
    assert.deepEqual(choices(table), ['next', 'reveal']);
    assert.deepEqual(await actionBy(table, () => press(named(table, 'Nächste Runde'))), { type: 'next', seat: 0 });
    assert.deepEqual((await settled(table)).score, [0, 7]);
  });
});

describe('"Farbe!"', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 600, height: 700 }));
  afterEach(clearPage);

  it('is called by a click; the bidder shows a card that was none to bid on, and has lost', async () => {
    const table = newTable();
    await playTo(table, FARBE);
    assert.strictEqual(
      statusOf(table),
      'Sepp will 3. Halten (es geht um 3), gehen (sie bekommen 2) oder die Farbe verlangen (passt sie nicht, bekommt ihr 2)?',
    );
    assert.deepEqual(await actionBy(table, () => press(named(table, 'Farbe!'))), { type: 'farbe', seat: 0 });
    await settled(table);
    assert.deepEqual(sightOf(table).score, [2, 0]);
    assert.strictEqual(
      statusOf(table),
      'Sepp hat den Laub-Neuner gezeigt. Runde gewonnen: 2 Punkte. Die Farbe wurde verlangt.',
    );
  });
});

describe('"Trumpf oder Kritisch"', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 600, height: 700 }));
  afterEach(clearPage);

  const firstTrick = async (table: WattenTable): Promise<readonly string[]> => {
    await until(() => table.view?.lastTrick, 'the trick is taken');
    return table.view?.lastTrick?.cards.map((played) => played.card) ?? [];
  };

  it('is called by its button: everybody gives a trump', async function () {
    await needs(this, 'touch');
    const table = newTable();
    await playTo(table, CALL);
    const call = named(table, 'Eichel-Ass: „Trumpf oder Kritisch!“');
    assert.deepEqual(await actionBy(table, () => tap(call)), { type: 'play', seat: 0, card: 'EA', call: true });
    assert.deepEqual(await firstTrick(table), ['EA', 'E8', 'E9', 'E10']);
  });

  it('is not called by the card itself: everybody plays what he likes', async () => {
    const table = newTable();
    await playTo(table, CALL);
    assert.deepEqual(await actionBy(table, () => press(cardOf(table, 'EA'))), { type: 'play', seat: 0, card: 'EA' });
    assert.deepEqual(await firstTrick(table), ['EA', 'LA', 'L10', 'HA']);
  });

  it('called by another leaves only trumps and Kritische to play, and says so', async () => {
    const table = newTable();
    const { called } = await playTo(table, CALLED);
    assert.isTrue(called);
    assert.deepEqual(sightOf(table).playable, ['E10', 'S7']);
    const before = recordOf(table);
    await press(cardOf(table, 'LK'));
    await until(
      () => statusOf(table) === 'Trumpf oder Kritisch: Gib einen Kritischen oder einen Trumpf zu.',
      'it is said',
    );
    assert.strictEqual(recordOf(table), before);
    assert.deepEqual(await actionBy(table, () => press(cardOf(table, 'S7'))), { type: 'play', seat: 0, card: 'S7' });
  });
});

describe('where what is not allowed is penalised', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 600, height: 700 }));
  afterEach(clearPage);

  it('every card can be pressed, and one that gives no trump loses the game', async () => {
    const table = newTable();
    const view = await playTo(table, REVOKE);
    assert.deepEqual(
      all(table, PLAYABLE).map(({ dataset }) => dataset.card),
      [...view.hand],
    );
    await arrowTo(table, cardOf(table, 'LK'));
    assert.deepEqual(await actionBy(table, () => key('Enter')), { type: 'play', seat: 0, card: 'LK' });
    const { gameResult } = await settled(table);
    assert.strictEqual(gameResult?.side, 1);
    assert.include(statusOf(table), 'Du hast nicht zugegeben: Das Spiel ist verloren.');
    assert.deepEqual(choices(table), ['next', 'reveal']);
  });

  it('a card that gives trump costs nothing', async () => {
    const table = newTable();
    await playTo(table, REVOKE);
    assert.deepEqual(await actionBy(table, () => press(cardOf(table, 'E10'))), { type: 'play', seat: 0, card: 'E10' });
    const view = await settled(table);
    assert.strictEqual(view.phase, 'play');
    assert.deepEqual(sightOf(table), sightFrom(view));
  });

  it('a side that is krank can bid, and loses the hand', async () => {
    const table = newTable();
    await playTo(table, KRANK);
    assert.isTrue(offered(table, 'bid'));
    assert.deepEqual(await actionBy(table, () => press(named(table, 'Auf 3 erhöhen'))), {
      type: 'bid',
      seat: 0,
      to: 3,
    });
    await settled(table);
    assert.deepEqual(sightOf(table).score, [7, 4]);
    assert.include(statusOf(table), 'Du hast geboten, obwohl deine Seite gestrichen ist: Das ist nicht erlaubt.');
  });

  it('where it is prevented there is no such card and no such bid', async () => {
    const table = newTable();
    await playTo(table, { ...REVOKE, rules: {} });
    assert.deepEqual(sightOf(table).playable, ['E10']);
    await playTo(table, { ...KRANK, rules: {} });
    assert.isFalse(offered(table, 'bid'));
  });
});
