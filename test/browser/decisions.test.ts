import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { ActionType } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import {
  BLUFF,
  CALL,
  CALLED,
  DECIDE,
  FARBE,
  KRANK,
  REVOKE,
  STOCK_TOP,
  STRIKE,
  TAKE,
} from '../../tools/scenes/decisions.js';
import { EVERY_PHASE } from '../../tools/scenes/every-phase.js';
import { arrowTo, enter, key, tabTo } from './keys.js';
import { playTo } from './scenes.js';
import {
  actionBy,
  all,
  cardOf,
  clearPage,
  buttonNamed,
  newTable,
  one,
  PLAYABLE,
  press,
  recordOf,
  rootOf,
  settled,
  expectedSight,
  sightOf,
  statusOf,
  tap,
  texts,
  until,
} from './table.js';
import { skipDrawing } from './skip-drawing.js';
import { needs } from './engine.js';

skipDrawing();

/** Presses a button that asks for confirmation. */
const pressByKeys = async (table: WattenTable, words: string): Promise<void> => {
  await tabTo(table, buttonNamed(table, words));
  await key('Enter');
};

const choices = (table: WattenTable): readonly string[] => sightOf(table).choices;
const offered = (table: WattenTable, type: ActionType): boolean => choices(table).includes(type);

const linesOf = (note: HTMLElement): number =>
  Math.round(note.offsetHeight / Number.parseFloat(getComputedStyle(note).lineHeight));

describe('the answers to a question', function () {
  this.timeout(60_000);
  afterEach(clearPage);

  for (const [name, scene] of [
    ['a request for new cards', EVERY_PHASE['a request for new cards']],
    ['a Kritischer at the cut', TAKE],
    ['a bid', FARBE],
  ] as const)
    it(`the alternatives after ${name} have one width`, async () => {
      await setViewport({ width: 390, height: 844 });
      const table = newTable();
      await playTo(table, scene);
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await setViewport({ width, height });
        const widths = all(table, '.prompt .words .button').map(({ offsetWidth }) => offsetWidth);
        assert.isAtLeast(widths.length, 2);
        assert.isAtMost(Math.max(...widths) - Math.min(...widths), 1, `${widths.join()} at ${width}x${height}`);
      }
    });

  it('the answers that confirm a choice have one width', async () => {
    const table = newTable();
    await playTo(table, STRIKE);
    await press(one(table, '[data-action=strike]'));
    await until(() => all(table, '[data-confirm]').length === 2, 'the question');
    const [no, yes] = all(table, '[data-confirm]').map(({ offsetWidth }) => offsetWidth);
    assert.closeTo(no, yes, 1);
  });

  it('at 1440x900, each note of four answers takes one line', async () => {
    await setViewport({ width: 1440, height: 900 });
    const table = newTable();
    table.style.height = '900px';
    await playTo(table, FARBE);
    const notes = all(table, '.prompt .note');
    assert.lengthOf(notes, 4);
    assert.deepEqual(notes.map(linesOf), [1, 1, 1, 1]);
  });
});

describe('decisions at the cut', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 600, height: 700 }));
  afterEach(clearPage);

  it(`clicking "Nehmen" after the cut puts the Kritischer into the visitor's hand`, async () => {
    const table = newTable();
    const { peeked } = await playTo(table, TAKE);
    assert.strictEqual(peeked, 'E7');
    assert.strictEqual(
      statusOf(table),
      'Du siehst den Eichel-Siebener, den Spitz. Den Kritischen nehmen? Er zählt zu deinen fünf Karten.',
    );
    assert.deepEqual(await actionBy(table, () => press(buttonNamed(table, 'Nehmen'))), {
      type: 'take',
      seat: 0,
      accept: true,
    });
    await until(() => all(table, '.hand .card').length === 5, 'the cards are dealt');
    assert.include(sightOf(table).hand, 'E7');
  });

  it('after the cut, the visitor can press a key to leave the Kritischer in the pack, and the deal continues', async () => {
    const table = newTable();
    await playTo(table, TAKE);
    one(table, '.prompt .button').focus();
    assert.deepEqual(await actionBy(table, () => enter(table, buttonNamed(table, 'Liegen lassen'), 'Space')), {
      type: 'take',
      seat: 0,
      accept: false,
    });
    await until(() => all(table, '.hand .card').length === 5, 'the cards are dealt');
  });

  it('if the rules allow bluffs, the cutter can tap "Bluffen" to take a card that is not a Kritischer', async function () {
    await needs(this, 'touch');
    const table = newTable();
    await playTo(table, BLUFF);
    assert.include(statusOf(table), 'Du siehst das Laub-Ass: kein Kritischer.');
    assert.deepEqual(await actionBy(table, () => tap(buttonNamed(table, 'Bluffen'))), {
      type: 'take',
      seat: 0,
      accept: true,
    });
    await until(() => all(table, '.hand .card').length === 5, 'the cards are dealt');
    assert.include(sightOf(table).hand, 'LA');
  });

  it('if the rules forbid bluffs, the cutter must leave a card that is not a Kritischer', async () => {
    const table = newTable();
    await playTo(table, { ...BLUFF, rules: { cutBluff: false } });
    assert.strictEqual(statusOf(table), 'Du siehst das Laub-Ass: kein Kritischer.');
    assert.deepEqual(texts(table, '.prompt .button'), ['Liegen lassen']);
  });
});

describe('the announcement with an open stock', function () {
  this.timeout(90_000);
  afterEach(clearPage);

  it('on a phone, the question about the Schlag covers the open card of the stock and names it', async () => {
    await setViewport({ width: 320, height: 568 });
    const table = newTable();
    const { stockTop } = await playTo(table, STOCK_TOP);
    assert.strictEqual(stockTop, 'E7');
    assert.strictEqual(
      statusOf(table),
      'Vorhand: Welcher Schlag? Die oberste Karte des Stapels ist der Eichel-Siebener.',
    );
    await actionBy(table, () => press(buttonNamed(table, '8Acht')));
    await settled(table);
    assert.notInclude(statusOf(table), 'Stapel');
  });
});

describe('decisions of a gestrichen side', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 600, height: 700 }));
  afterEach(clearPage);

  it('after the visitor clicks "Spielen", the hand is worth 4 points and the table offers no bids', async () => {
    const table = newTable();
    await playTo(table, DECIDE);
    assert.strictEqual(statusOf(table), 'Ihr seid gestrichen es gehen die Vier');
    assert.deepEqual(await actionBy(table, () => press(buttonNamed(table, 'Spielen'))), {
      type: 'decide',
      seat: 0,
      play: true,
    });
    await settled(table);
    assert.include(one(table, '.announcement').textContent ?? '', 'die Vier');
    assert.deepEqual(choices(table), []);
  });

  it('if a gestrichen visitor folds by keyboard and confirms, the opponents score 2 points', async () => {
    const table = newTable();
    await playTo(table, DECIDE);
    one(table, '.prompt .button').focus();
    const before = recordOf(table);
    await pressByKeys(table, 'Gehen');
    await until(
      () => statusOf(table) === 'Wirklich gehen? Sie bekommen 2 Punkte, und die Runde ist vorbei.',
      'the confirmation is shown',
    );
    await until(
      () => rootOf(table).activeElement === buttonNamed(table, 'Abbrechen'),
      'the cancel button has the focus',
    );
    await key('Escape');
    await until(() => choices(table).includes('decide'), 'the confirmation is cancelled');
    await pressByKeys(table, 'Gehen');
    await until(
      () => rootOf(table).activeElement === buttonNamed(table, 'Abbrechen'),
      'the confirmation is shown again',
    );
    assert.strictEqual(recordOf(table), before, 'the record is unchanged');
    assert.deepEqual(await actionBy(table, () => enter(table, buttonNamed(table, 'Gehen'))), {
      type: 'decide',
      seat: 0,
      play: false,
    });
    await settled(table);
    assert.deepEqual(sightOf(table).score, [13, 2]);
    assert.strictEqual(
      statusOf(table),
      'Runde verloren +2\u00A0Punkte für die Gegner\u00A0· ihr seid gestrichen und gegangen',
    );
  });

  it("if the opponents are gestrichen, the visitor can reset the points of the visitor's side to 0 only once", async () => {
    const table = newTable();
    await playTo(table, STRIKE);
    assert.deepEqual(sightOf(table).score, [4, 7]);
    const [next, strike, hands] = ['next', 'strike', 'reveal'].map((type) =>
      one(table, `.prompt [data-action=${type}]`).getBoundingClientRect(),
    );
    assert.isTrue(one(table, '.prompt [data-action=next]').classList.contains('primary'));
    assert.isAtMost(next.bottom, hands.top, 'the next hand has its own row');
    assert.isAtMost(hands.bottom, strike.top, 'setting the points to 0 has its own row');
    assert.approximately(strike.width, next.width, 1);
    one(table, '.prompt .button').focus();
    await pressByKeys(table, 'Eigene Punkte auf 0');
    await until(
      () =>
        statusOf(table) ===
        'Die eigenen 4 Punkte auf 0 setzen? Gewinnt ihr das Spiel noch, ist es ein Retourschneider (4 Bummerl gegen die Gegner).',
      'the confirmation is shown',
    );
    assert.deepEqual(await actionBy(table, () => enter(table, buttonNamed(table, 'Auf 0 setzen'))), {
      type: 'strike',
      seat: 0,
    });
    await settled(table);
    assert.deepEqual(sightOf(table).score, [0, 7]);
    assert.deepEqual(choices(table), ['next', 'reveal']);
    assert.deepEqual(await actionBy(table, () => press(buttonNamed(table, 'Nächste Runde'))), {
      type: 'next',
      seat: 0,
    });
    assert.deepEqual((await settled(table)).score, [0, 7]);
  });
});

describe('the "Farbe!" call', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 600, height: 700 }));
  afterEach(clearPage);

  it('if the visitor clicks "Farbe!", a bidder who shows an unsuitable card loses the hand', async () => {
    const table = newTable();
    await playTo(table, FARBE);
    assert.strictEqual(statusOf(table), 'Sepp bietet 3.');
    assert.deepEqual(texts(table, '.prompt .note'), [
      'es geht um 3',
      'sie bekommen\u00A02',
      'passt sie nicht, bekommt ihr\u00A02',
      'gehen sie, bekommt ihr\u00A03',
    ]);
    const widths = all(table, '.prompt .button').map(({ offsetWidth }) => offsetWidth);
    assert.isAtMost(Math.max(...widths) - Math.min(...widths), 1, 'the answers have the same width');
    assert.deepEqual(await actionBy(table, () => press(buttonNamed(table, 'Farbe!'))), { type: 'farbe', seat: 0 });
    await settled(table);
    assert.deepEqual(sightOf(table).score, [2, 0]);
    assert.strictEqual(
      statusOf(table),
      'Runde gewonnen +2\u00A0Punkte für euch\u00A0· die Farbe wurde verlangt Sepp hat den Laub-Neuner gezeigt.',
    );
  });
});

describe('the "Trumpf oder Kritisch" call', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 600, height: 700 }));
  afterEach(clearPage);

  const firstTrick = async (table: WattenTable): Promise<readonly string[]> => {
    await until(() => table.view?.lastTrick, 'the trick is taken');
    return table.view?.lastTrick?.cards.map((played) => played.card) ?? [];
  };

  it('after the visitor taps "Trumpf oder Kritisch!", all other players play Trumpf cards', async function () {
    await needs(this, 'touch');
    const table = newTable();
    await playTo(table, CALL);
    const call = buttonNamed(table, 'Eichel-Ass: „Trumpf oder Kritisch!“');
    assert.deepEqual(await actionBy(table, () => tap(call)), { type: 'play', seat: 0, card: 'EA', call: true });
    assert.deepEqual(await firstTrick(table), ['EA', 'E8', 'E9', 'E10']);
  });

  it('if the visitor leads without calling "Trumpf oder Kritisch", the other players can play any card', async () => {
    const table = newTable();
    await playTo(table, CALL);
    assert.deepEqual(await actionBy(table, () => press(cardOf(table, 'EA'))), { type: 'play', seat: 0, card: 'EA' });
    assert.deepEqual(await firstTrick(table), ['EA', 'LA', 'L10', 'HA']);
  });

  it('after a "Trumpf oder Kritisch" call, the table explains why only Trumpf and Kritische are playable', async () => {
    const table = newTable();
    const { called } = await playTo(table, CALLED);
    assert.isTrue(called);
    assert.deepEqual(sightOf(table).playable, ['E10', 'S7']);
    const before = recordOf(table);
    await press(cardOf(table, 'LK'));
    await until(
      () => statusOf(table) === 'Trumpf oder Kritisch: Gib einen Kritischen oder einen Trumpf zu.',
      'the table explains it',
    );
    assert.strictEqual(recordOf(table), before);
    assert.deepEqual(await actionBy(table, () => press(cardOf(table, 'S7'))), { type: 'play', seat: 0, card: 'S7' });
  });
});

describe('penalties for forbidden actions', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 600, height: 700 }));
  afterEach(clearPage);

  it('if forbidden cards are penalised, all cards are playable, but failing to follow Trumpf loses the game', async () => {
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
    assert.include(statusOf(table), 'Du hast nicht zugegeben: Das ist nicht erlaubt.');
    assert.deepEqual(choices(table), ['next', 'reveal']);
  });

  it('a card that follows Trumpf incurs no penalty', async () => {
    const table = newTable();
    await playTo(table, REVOKE);
    assert.deepEqual(await actionBy(table, () => press(cardOf(table, 'E10'))), { type: 'play', seat: 0, card: 'E10' });
    const view = await settled(table);
    assert.strictEqual(view.phase, 'play');
    assert.deepEqual(sightOf(table), expectedSight(view));
  });

  it('if the rules penalise forbidden bids, a gestrichen side can bid but then loses the hand', async () => {
    const table = newTable();
    await playTo(table, KRANK);
    assert.isTrue(offered(table, 'bid'));
    assert.deepEqual(await actionBy(table, () => press(buttonNamed(table, '3 bieten'))), {
      type: 'bid',
      seat: 0,
      to: 3,
    });
    await settled(table);
    assert.deepEqual(sightOf(table).score, [7, 4]);
    assert.include(statusOf(table), 'Du hast geboten, obwohl deine Seite gestrichen ist: Das ist nicht erlaubt.');
  });

  it('if the rules prevent forbidden cards and bids, the table does not offer them', async () => {
    const table = newTable();
    await playTo(table, { ...REVOKE, rules: {} });
    assert.deepEqual(sightOf(table).playable, ['E10']);
    await playTo(table, { ...KRANK, rules: {} });
    assert.isFalse(offered(table, 'bid'));
  });
});
