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
import { preferredAction, preferring, scripted } from '../../tools/scenes/scripted.js';
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
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

// Without WebGL, the page contains everything that the canvas would show, so the test can read it. A small phone shows
// simple card drawings, which save time, because the test reads the whole page after every change.

/** Words that must not appear at a table of blind players before the hand is over. */
const SECRET = /Schlag|Trumpf|Rechte|Linke|Guter|Wander/;

/**
 * Each hand has three cards of Eichel and Laub above the Achter, then two cards of Herz and Schell. The announcers can show
 * H7, HA, S8 or SA. Seat 2 is the forehand, seat 1 is the dealer, and seats 0 and 3 are blind.
 */
const HANDS: Setup['hands'] = [
  ['EO', 'LK', 'EU', 'HO', 'SO'],
  ['LU', 'L10', 'LO', 'HA', 'SA'],
  ['EA', 'LA', 'E10', 'H7', 'S8'],
  ['E9', 'L9', 'EK', 'HK', 'SK'],
];
const SETUP: Setup = { dealer: 1, hands: HANDS };

/** Announcers who show one of these cards if they hold one, and otherwise take the first legal action. */
const showing = (...cards: readonly Card[]): HostPlayer =>
  preferring((action) => action.type === 'show' && action.card !== undefined && cards.includes(action.card));

const PLAYERS: Readonly<Record<string, HostPlayer>> = {
  'Sieben, Herz': showing('H7', 'HA'),
  'Acht, Schell': showing('S8', 'SA'),
};

/** A table with these players and a blind visitor. */
async function blindTable(player: HostPlayer): Promise<WattenTable> {
  const table = newTable({ variant: 'blind', seed: 'blind' });
  table.seats = ['human', player, player, player];
  await table.start({ setup: SETUP });
  await settled(table);
  return table;
}

/** Calls `look` after every change in a table. Returns a function that stops the calls. */
function watch(table: WattenTable, look: () => void): () => void {
  const observer = new MutationObserver(look);
  observer.observe(rootOf(table), { subtree: true, childList: true, characterData: true, attributes: true });
  observer.observe(table, { attributes: true, childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The attributes and direct text of an element. */
const ownTexts = (element: Element): string =>
  [...element.attributes, ...[...element.childNodes].filter((node) => node instanceof Text)]
    .map(({ nodeValue }) => nodeValue)
    .join(' ');

/**
 * Finds a word about the announcement in the table before the hand is over. At the end, the search excludes the live region,
 * because that region is updated a moment earlier. Card drawings contain no text.
 */
function earlyDisclosure(table: WattenTable): string | null {
  if (rootOf(table).querySelector('[data-action=next]')) return null;
  const spoken = table.view?.phase === 'hand-over' ? ', .live' : '';
  const tableText = [table, ...all(table, `:not(svg, svg *${spoken})`)].map(ownTexts).join(' ');
  return SECRET.exec(tableText)?.[0] ?? null;
}

const playFirst = (table: WattenTable): Promise<boolean> => table.act(preferredAction(viewOf(table)) as Action);

describe('secrets in blind play', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 320, height: 568 }));
  afterEach(clearPage);

  it("a blind player's table is identical for different announcements until the tricks differ", async () => {
    await withoutWebGl(async () => {
      const tables = [await blindTable(PLAYERS['Sieben, Herz']), await blindTable(PLAYERS['Acht, Schell'])];
      const events = tables.map((table) => listen(table));
      for (let trick = 0; trick < 4; trick++) {
        const [one, other] = await Promise.all(tables.map(async (table) => JSON.stringify(await settled(table))));
        assert.strictEqual(viewOf(tables[0]).history.filter(({ type }) => type === 'trick').length, trick);
        await until(
          () => wordsOf(tables[0]) === wordsOf(tables[1]),
          `both tables show the same before trick ${trick + 1}`,
        ).catch(() => {
          assert.strictEqual(wordsOf(tables[1]), wordsOf(tables[0]));
        });
        assert.strictEqual(other, one);
        assert.deepEqual(events[1], events[0]);
        for (const table of tables) assert.isTrue(await playFirst(table));
      }
      // After the hand, all players know the announcement, so the tables differ.
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
    it(`in ${variant}, the Schlag and the Trumpf are hidden until the hand ends, and all cards are playable`, async () => {
      await withoutWebGl(async () => {
        const table = newTable({ variant, seed: 'blind' });
        table.seats = ['human', scripted(), scripted(), scripted()];
        const events = listen(table);
        await table.start({ setup: { dealer: 1, hands: HANDS } });
        const found = new Set<string | null>();
        let looks = 0;
        const stop = watch(table, () => {
          looks++;
          found.add(earlyDisclosure(table));
        });
        while ((await settled(table)).phase !== 'hand-over') {
          assert.lengthOf(all(table, PLAYABLE), viewOf(table).hand.length);
          await actionBy(table, () => press(all(table, PLAYABLE)[0]));
        }
        stop();
        assert.isAbove(looks, 4);
        assert.deepEqual([...found].filter(Boolean), []);
        // `watten-announce` fires only with the action that ends the hand.
        const types = events.map(({ type }) => type);
        const last = types.lastIndexOf('watten-action', types.indexOf('watten-hand-end'));
        assert.isAbove(types.indexOf('watten-announce'), last);
        assert.notMatch(JSON.stringify(events.slice(0, last)), /"(schlag|trumpf)"/);
        assert.match(wordsOf(table), SECRET);
      });
    });
  }
});

describe('partners who show each other their cards', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 320, height: 568 }));
  afterEach(clearPage);

  const tableOf = (game: Game, seat: number | null): WattenTable => {
    const table = newTable();
    table.connection = connect(game, seat);
    return table;
  };

  /** The cards of a hand that a table contains as names, as ids or as drawings. */
  const cardsShown = (table: WattenTable, cards: readonly Card[]): readonly Card[] => {
    const words = wordsOf(table);
    return cards.filter((card) => [`"${card}"`, de.card(card), cardName(card)].some((name) => words.includes(name)));
  };

  /** Cards shown at the plates of players, by seat. */
  const openHands = (table: WattenTable): Readonly<Record<string, string>> =>
    Object.fromEntries(
      all(table, '.seat').flatMap((seat) => {
        const match = /zeigt dir (.+?)(, dran)?$/.exec(seat.querySelector('.name ~ .sr-only')?.textContent ?? '');
        return match ? [[seat.dataset.seat, match[1]]] : [];
      }),
    );

  it('in zusammenschauen, players show their cards only to their partners, and only after the announcement', async () => {
    await withoutWebGl(async () => {
      const game = createGame({ variant: 'zusammenschauen', seed: 'offen', setup: { dealer: 3, hands: HANDS } });
      const seats = [0, 1, 2, 3] as const;
      const tables = seats.map((seat) => tableOf(game, seat));
      const spectator = tableOf(game, null);
      const ready = async (): Promise<void> => {
        for (const table of [...tables, spectator])
          await until(
            () => rootOf(table).querySelector('.cards svg') && rootOf(table).querySelector('.prompt'),
            'the table is shown',
          );
      };
      await ready();
      const others = (seat: number): readonly Card[] => HANDS.flatMap((hand, other) => (other === seat ? [] : hand));
      for (const seat of seats)
        assert.deepEqual(cardsShown(tables[seat], others(seat)), [], `seat ${seat} before the announcement`);
      game.act({ type: 'announce-schlag', seat: 0, schlag: '7' });
      game.act({ type: 'announce-trumpf', seat: 3, trumpf: 'H' });
      for (const seat of seats) {
        const partner = (seat + 2) % 4;
        const shown = HANDS[partner].map(de.card).join(', ');
        await until(() => openHands(tables[seat])[partner] === shown, `seat ${seat} sees its partner's cards`);
        assert.deepEqual(openHands(tables[seat]), { [partner]: shown });
        assert.sameMembers([...cardsShown(tables[seat], others(seat))], [...HANDS[partner]], `seat ${seat}`);
      }
      await until(() => texts(spectator, '.announcement strong').length === 2, 'the spectator sees the announcement');
      assert.deepEqual(openHands(spectator), {});
      assert.deepEqual(cardsShown(spectator, HANDS.flat()), []);
    });
  });
});
