/**
 * Screen reader announcements. The polite region announces every move once, and the assertive region announces the
 * visitor's turns.
 */
import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { connect, createGame, type View } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { de } from '../i18n/spoken.js';
import { phase, type Scene } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import { scripted } from '../../tools/scenes/scripted.js';
import { all, clearPage, newTable, one, PLAYABLE, press, settled, until, viewOf } from './table.js';
import { skipDrawing } from './skip-drawing.js';

skipDrawing();

interface Announcements {
  /** All texts of a region, including those that are soon replaced. */
  readonly polite: string[];
  readonly urgent: string[];
}

const NO_BREAK_SPACE = /\u00a0$/;

function recordAnnouncements(table: WattenTable): Announcements {
  const listen = (region: HTMLElement): string[] => {
    assert.strictEqual(region.textContent, '', 'the region is empty at first');
    const lines: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) lines.push((node.textContent ?? '').replace(NO_BREAK_SPACE, ''));
    });
    observer.observe(region, { childList: true });
    return lines;
  };
  return {
    polite: listen(one(table, '.live[aria-live=polite]')),
    urgent: listen(one(table, '.live[aria-live=assertive]')),
  };
}

/** A table with its poster, so that the test records announcements from the first one. */
async function recordedTable(variant: string): Promise<readonly [WattenTable, Announcements]> {
  const table = newTable({ variant, seed: 'hören' });
  await until(() => table.shadowRoot?.querySelector('.poster .button'), 'the poster is shown');
  return [table, recordAnnouncements(table)];
}

/** Clicks the first playable card or the first answer. */
async function act(table: WattenTable): Promise<void> {
  const own = (): number => viewOf(table).history.filter((entry) => 'seat' in entry && entry.seat === 0).length;
  await settled(table);
  const before = own();
  await press(all(table, PLAYABLE)[0] ?? all(table, '.prompt .button')[0]);
  await until(() => own() > before, 'the press takes effect');
}

const NAMES = ['Du', 'Luis', 'Rosa', 'Sepp'];
const sentence = (seat: number, verb: string, own: string): string =>
  seat === 0 ? `Du ${own}` : `${NAMES[seat]} ${verb}`;

/** The spoken text of a history entry for seat 0, in a hand without bids. */
function lineOf(entry: View['history'][number], { peeked }: View): string {
  switch (entry.type) {
    case 'cut':
      return sentence(entry.seat, 'hebt ab.', 'hebst ab.');
    case 'deal':
      return `Runde 1. ${NAMES[entry.dealer]} gibt.${peeked ? ` Unterste Karte, nur für dich: ${de.card(peeked)}` : ''}`;
    case 'show':
      return sentence(entry.seat, 'zeigt eine Karte.', 'zeigst eine Karte.');
    case 'play':
      return `${NAMES[entry.seat]}: ${de.card(entry.card)}.`;
    case 'trick':
      return entry.winner === 0 ? 'Dein Stich.' : `Stich für ${NAMES[entry.winner]}.`;
    case 'announced':
      return `Schlag ${de.schlag(entry.schlag!)}, Trumpf ${de.suit(entry.trumpf!)}.`;
    case 'hand':
      return `Runde ${entry.side === 0 ? 'gewonnen' : 'verloren'}: ${entry.points} Punkte${entry.side === 0 ? '' : ' für die Gegner'}. Es steht ${entry.score.join(' zu ')}.`;
    default:
      throw new Error(`No announcement is defined for '${entry.type}'.`);
  }
}

describe('screen reader announcements', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 390, height: 844 }));
  afterEach(clearPage);

  it("in blind play, the table announces every action and each of the visitor's turns once, but no secrets", async () => {
    const [table, { polite, urgent }] = await recordedTable('suedtirol-blind');
    table.seats = ['human', scripted(), scripted(), scripted()];
    // The visitor cuts, and is neither the dealer nor the forehand.
    await table.start({ setup: { dealer: 1 } });
    let turns = 0;
    while (viewOf(table).phase !== 'hand-over') {
      await act(table);
      turns++;
      await until(() => viewOf(table).toAct.includes(0), 'it is the visitor’s turn again');
    }
    const view = await settled(table);
    assert.isDefined(view.peeked);
    // The secret announcement keeps its original position in the history, but is announced only at the end of the hand.
    const announced = view.history.filter(({ type }) => type === 'announced').at(-1);
    const happened = view.history.filter(
      (entry) => entry === announced || (entry.type !== 'announced' && entry.type !== 'shown'),
    );
    const expected = happened.map((entry) => lineOf(entry, view));
    assert.strictEqual(polite.join(' '), expected.join(' '));
    assert.strictEqual(turns, 6);
    assert.deepEqual(urgent, [
      'Du bist dran. Heb ab: Die unterste Karte siehst nur du.',
      ...Array.from({ length: 5 }, () => 'Du bist dran: Spiel eine Karte.'),
    ]);
  });

  it('the table announces each question once, and again after a pause', async () => {
    const [table, { polite, urgent }] = await recordedTable('suedtirol');
    const scene: Scene = {
      setup: { dealer: 2 },
      others: ['bid'],
      at: (view) => view.pending?.type === 'bid' && phase('answer')(view),
    };
    const view = await playTo(table, scene);
    const bidder = NAMES[view.pending?.seat ?? 0];
    assert.match(urgent.at(-1) ?? '', new RegExp(`^Du bist dran\\. ${bidder} bietet 3\\. Halten`));
    const before = urgent.length;
    table.pause();
    await until(() => polite.at(-1) === 'Pause', 'the pause is announced');
    table.resume();
    await until(() => urgent.length > before, 'the question is announced again');
    assert.strictEqual(polite.at(-1), 'Es geht weiter.');
    assert.strictEqual(urgent.at(-1), urgent.at(-2));
    table.lang = 'en';
    await until(() => one(table, '.prompt').textContent?.includes('bids 3'), 'the table is in English');
    assert.lengthOf(urgent, before + 1, 'the question in English is announced once');
  });

  it('the table announces nothing after the page removes its connection', async () => {
    const table = newTable();
    const game = createGame({ variant: 'suedtirol', players: 2, seed: 'hören' });
    table.connection = connect(game, 0);
    const urgent = (): string => table.shadowRoot?.querySelector('.urgent')?.textContent ?? '';
    await until(() => urgent().startsWith('Du bist dran.'), 'the question is announced');
    table.connection = null;
    await until(() => table.shadowRoot?.querySelector('.poster .button'), 'the poster is back');
    assert.strictEqual(urgent(), '');
  });

  it('at the end of a game, the table announces the score and the Bummerl once', async () => {
    const [table, { polite, urgent }] = await recordedTable('suedtirol-blind');
    table.seats = ['human', scripted(), scripted(), scripted()];
    await table.start({ setup: { dealer: 1, score: [14, 14] } });
    while (viewOf(table).phase !== 'game-over') {
      await act(table);
      await until(() => viewOf(table).toAct.includes(0), 'it is the visitor’s turn again');
    }
    const { score } = await settled(table);
    const announced = polite.join(' ');
    assert.strictEqual(announced.split(score.join(' zu ')).length - 1, 1, announced);
    assert.strictEqual(announced.split('Bummerl').length - 1, 1, announced);
    assert.isFalse(urgent.some((line) => line.includes(score.join(' zu '))));
    assert.strictEqual(one(table, '.live[aria-live=assertive]').textContent, '', 'no turn is announced after the end');
  });
});
