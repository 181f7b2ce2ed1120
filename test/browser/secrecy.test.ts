import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import {
  connect,
  createGame,
  type Action,
  type Card,
  type Game,
  type HostPlayer,
  type Setup,
  type VariantId,
} from '../../src/engine.js';
import { cardName } from '../../src/deck/name.js';
import { de } from '../i18n/spoken.js';
import type { WattenTable } from '../../src/index.js';
import { runs } from '../runs.js';
import { wordsOf } from './dom.js';
import { withoutWebGl } from './patched.js';
import { wishedAction, preferring, scripted } from '../../tools/scenes/scripted.js';
import {
  actionBy,
  all,
  clearPage,
  listen,
  newTable,
  PLAYABLE,
  press,
  rootOf,
  settled,
  texts,
  until,
  viewOf,
} from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

// Without WebGL all that a canvas would show lies in the page as well, and can be read there.
// On a small phone the drawings of the cards are simple: the whole page is read after every change.

/** What nobody says at a table of blind players before the hand is over. */
const SECRET = /Schlag|Trumpf|Rechte|Linke|Guter|Wander/;

/**
 * Four tricks in which nothing but Eichel and Laub above the Achter is played, and the cards the announcers can show
 * after them: seat 2 is forehand, seat 1 deals, seats 0 and 3 are blind.
 */
const HANDS: Setup['hands'] = [
  ['EO', 'LK', 'EU', 'HO', 'SO'],
  ['LU', 'L10', 'LO', 'HA', 'SA'],
  ['EA', 'LA', 'E10', 'H7', 'S8'],
  ['E9', 'L9', 'EK', 'HK', 'SK'],
];
const SETUP: Setup = { dealer: 1, hands: HANDS };

/** Announcers who show these cards if they hold them, and then play the first card they may. */
const showing = (...cards: readonly Card[]): HostPlayer =>
  preferring((action) => action.type === 'show' && action.card !== undefined && cards.includes(action.card));

const PLAYER_OF: Readonly<Record<string, HostPlayer>> = {
  'Sieben, Herz': showing('H7', 'HA'),
  'Acht, Schell': showing('S8', 'SA'),
};

/** A blind player at a table where this is announced. */
async function blindTable(player: HostPlayer): Promise<WattenTable> {
  const table = newTable({ variant: 'blind', seed: 'blind' });
  table.seats = ['human', player, player, player];
  await table.start({ setup: SETUP });
  await settled(table);
  return table;
}

/** Hears of all that changes in a table as soon as it does, until it is told to stop. */
function watched(table: WattenTable, look: () => void): () => void {
  const observer = new MutationObserver(look);
  observer.observe(rootOf(table), { subtree: true, childList: true, characterData: true, attributes: true });
  observer.observe(table, { attributes: true, childList: true, subtree: true });
  return () => observer.disconnect();
}

/** What an element says itself: its attributes and its own text. */
const saidBy = (element: Element): string =>
  [...element.attributes, ...[...element.childNodes].filter((node) => node instanceof Text)]
    .map(({ nodeValue }) => nodeValue)
    .join(' ');

/**
 * What the table says of the announcement though the hand is not over; what it speaks tells the end a moment before.
 * The drawings of cards say no word of it.
 */
function toldTooSoon(table: WattenTable): string | null {
  if (rootOf(table).querySelector('[data-action=next]')) return null;
  const spoken = table.view?.phase === 'hand-over' ? ', .live' : '';
  const said = [table, ...all(table, `:not(svg, svg *${spoken})`)].map(saidBy).join(' ');
  return SECRET.exec(said)?.[0] ?? null;
}

const playFirst = (table: WattenTable): Promise<boolean> => table.act(wishedAction(viewOf(table)) as Action);

describe('a blind player', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 320, height: 568 }));
  afterEach(clearPage);

  it('sees and hears the same whatever was announced, until the tricks tell', async () => {
    await withoutWebGl(async () => {
      const tables = [await blindTable(PLAYER_OF['Sieben, Herz']), await blindTable(PLAYER_OF['Acht, Schell'])];
      const told = tables.map((table) => listen(table));
      for (let trick = 0; trick < 4; trick++) {
        const [one, other] = await Promise.all(tables.map(async (table) => JSON.stringify(await settled(table))));
        assert.strictEqual(viewOf(tables[0]).history.filter(({ type }) => type === 'trick').length, trick);
        await until(
          () => wordsOf(tables[0]) === wordsOf(tables[1]),
          `both show the same before trick ${trick + 1}`,
        ).catch(() => {
          assert.strictEqual(wordsOf(tables[1]), wordsOf(tables[0]));
        });
        assert.strictEqual(other, one);
        assert.deepEqual(told[1], told[0]);
        for (const table of tables) assert.isTrue(await playFirst(table));
      }
      // After the hand everybody knows, and the tables differ.
      for (const table of tables) while ((await settled(table)).phase !== 'hand-over') await playFirst(table);
      assert.include(texts(tables[0], '.announcement strong').join(' '), 'Sieben Herz');
      assert.include(texts(tables[1], '.announcement strong').join(' '), 'Acht Schell');
    });
  });

  const BLIND = runs<readonly VariantId[]>(
    ['toblach-blind', 'kritisch-latinisch-wanderkritt', 'blind'],
    [
      'suedtirol-blind',
      'toblach-blind',
      'ladinisch',
      'latinisch',
      'kritisch-latinisch',
      'kritisch-latinisch-wanderkritt',
      'blind',
    ],
  );
  for (const variant of BLIND) {
    it(`reads nothing of Schlag and Trumpf at a table of ${variant} before the hand is over, and may play every card`, async () => {
      await withoutWebGl(async () => {
        const table = newTable({ variant, seed: 'blind' });
        table.seats = ['human', scripted(), scripted(), scripted()];
        const told = listen(table);
        await table.start({ setup: { dealer: 1, hands: HANDS } });
        const found = new Set<string | null>();
        let looks = 0;
        const stop = watched(table, () => {
          looks++;
          found.add(toldTooSoon(table));
        });
        while ((await settled(table)).phase !== 'hand-over') {
          assert.lengthOf(all(table, PLAYABLE), viewOf(table).hand.length);
          await actionBy(table, () => press(all(table, PLAYABLE)[0]));
        }
        stop();
        assert.isAbove(looks, 4);
        assert.deepEqual([...found].filter(Boolean), []);
        // The page hears of the announcement with the action that ends the hand, and not before.
        const types = told.map(({ type }) => type);
        const last = types.lastIndexOf('watten-action', types.indexOf('watten-hand-end'));
        assert.isAbove(types.indexOf('watten-announce'), last);
        assert.notMatch(JSON.stringify(told.slice(0, last)), /"(schlag|trumpf)"/);
        assert.match(wordsOf(table), SECRET);
      });
    });
  }
});

describe('partners who look together', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 320, height: 568 }));
  afterEach(clearPage);

  const tableOf = (game: Game, seat: number | null): WattenTable => {
    const table = newTable();
    table.connection = connect(game, seat);
    return table;
  };

  /** Cards of a hand that a table tells of by name, by id or as a drawing. */
  const tellsOf = (table: WattenTable, cards: readonly Card[]): readonly Card[] => {
    const words = wordsOf(table);
    return cards.filter((card) => [`"${card}"`, de.card(card), cardName(card)].some((name) => words.includes(name)));
  };

  /** Whose cards are told of at their plates, and how. */
  const openHands = (table: WattenTable): Readonly<Record<string, string>> =>
    Object.fromEntries(
      all(table, '.seat').flatMap((seat) => {
        const told = /zeigt dir (.+?)(, dran)?$/.exec(seat.querySelector('.name ~ .sr-only')?.textContent ?? '');
        return told ? [[seat.dataset.seat, told[1]]] : [];
      }),
    );

  it("see each other's cards once the announcement stands, and nobody else does", async () => {
    await withoutWebGl(async () => {
      const game = createGame({ variant: 'zusammenschauen', seed: 'offen', setup: { dealer: 3, hands: HANDS } });
      const seats = [0, 1, 2, 3] as const;
      const tables = seats.map((seat) => tableOf(game, seat));
      const spectator = tableOf(game, null);
      const ready = async (): Promise<void> => {
        for (const table of [...tables, spectator])
          await until(
            () => rootOf(table).querySelector('.cards svg') && rootOf(table).querySelector('.prompt'),
            'the table is there',
          );
      };
      await ready();
      const others = (seat: number): readonly Card[] => HANDS.flatMap((hand, other) => (other === seat ? [] : hand));
      for (const seat of seats)
        assert.deepEqual(tellsOf(tables[seat], others(seat)), [], `seat ${seat} before the announcement`);
      game.act({ type: 'announce-schlag', seat: 0, schlag: '7' });
      game.act({ type: 'announce-trumpf', seat: 3, trumpf: 'H' });
      for (const seat of seats) {
        const partner = (seat + 2) % 4;
        const shown = HANDS[partner].map(de.card).join(', ');
        await until(() => openHands(tables[seat])[partner] === shown, `seat ${seat} sees its partner's cards`);
        assert.deepEqual(openHands(tables[seat]), { [partner]: shown });
        assert.sameMembers([...tellsOf(tables[seat], others(seat))], [...HANDS[partner]], `seat ${seat}`);
      }
      await until(() => texts(spectator, '.announcement strong').length === 2, 'the spectator hears the announcement');
      assert.deepEqual(openHands(spectator), {});
      assert.deepEqual(tellsOf(spectator, HANDS.flat()), []);
    });
  });
});
