/** What is said aloud at the table: by the polite region every move once, by the assertive one whose turn it is. */
import { assert } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { connect, createGame, type View } from '../../src/engine.js';
import type { WattenTable } from '../../src/index.js';
import { de } from '../i18n/spoken.js';
import { phase, type Scene } from '../../tools/scenes/scene.js';
import { playTo } from './scenes.js';
import { scripted } from '../../tools/scenes/scripted.js';
import { all, clearPage, newTable, one, PLAYABLE, press, settled, until, viewOf } from './table.js';
import { undrawn } from './undrawn.js';

undrawn();

interface Heard {
  /** Nothing that was put into a region is left out, however soon something else took its place. */
  readonly polite: string[];
  readonly urgent: string[];
}

const NO_BREAK_SPACE = /\u00a0$/;

function heardAt(table: WattenTable): Heard {
  const listen = (region: HTMLElement): string[] => {
    assert.strictEqual(region.textContent, '', 'a region is empty before it is heard');
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

/** A table whose poster is there, so that all that is said from the first word on is heard. */
async function listenedTo(variant: string): Promise<readonly [WattenTable, Heard]> {
  const table = newTable({ variant, seed: 'hören' });
  await until(() => table.shadowRoot?.querySelector('.poster .button'), 'the poster is there');
  return [table, heardAt(table)];
}

/** A click on the first card that may be played, else on the first answer. */
async function act(table: WattenTable): Promise<void> {
  const own = (): number => viewOf(table).history.filter((entry) => 'seat' in entry && entry.seat === 0).length;
  await settled(table);
  const before = own();
  await press(all(table, PLAYABLE)[0] ?? all(table, '.prompt .button')[0]);
  await until(() => own() > before, 'the press counts');
}

const NAMES = ['Du', 'Luis', 'Rosa', 'Sepp'];
const doing = (seat: number, verb: string, own: string): string =>
  seat === 0 ? `Du ${own}` : `${NAMES[seat]} ${verb}`;

/** What a move sounds like to seat 0, and what followed from it, in a hand without bids. */
function lineOf(entry: View['history'][number], { peeked }: View): string {
  switch (entry.type) {
    case 'cut':
      return doing(entry.seat, 'hebt ab.', 'hebst ab.');
    case 'deal':
      return `Runde 1. ${NAMES[entry.dealer]} gibt.${peeked ? ` Unterste Karte, nur für dich: ${de.card(peeked)}` : ''}`;
    case 'show':
      return doing(entry.seat, 'zeigt eine Karte.', 'zeigst eine Karte.');
    case 'play':
      return `${NAMES[entry.seat]}: ${de.card(entry.card)}.`;
    case 'trick':
      return entry.winner === 0 ? 'Dein Stich.' : `Stich für ${NAMES[entry.winner]}.`;
    case 'announced':
      return `Schlag ${de.schlag(entry.schlag!)}, Trumpf ${de.suit(entry.trumpf!)}.`;
    case 'hand':
      return `Runde ${entry.side === 0 ? 'gewonnen' : 'verloren'}: ${entry.points} Punkte. Es steht ${entry.score.join(' zu ')}.`;
    default:
      throw new Error(`Nothing is known of what '${entry.type}' sounds like.`);
  }
}

describe('what is said aloud', function () {
  this.timeout(90_000);
  beforeEach(() => setViewport({ width: 390, height: 844 }));
  afterEach(clearPage);

  it('through a hand in blind play: every move once, each turn of one’s own once, and no secret', async () => {
    const [table, { polite, urgent }] = await listenedTo('suedtirol-blind');
    table.seats = ['human', scripted(), scripted(), scripted()];
    // The human cuts, and is neither dealer nor forehand.
    await table.start({ setup: { dealer: 1 } });
    let turns = 0;
    while (viewOf(table).phase !== 'hand-over') {
      await act(table);
      turns++;
      await until(() => viewOf(table).toAct.includes(0), 'it is the human’s turn again');
    }
    const view = await settled(table);
    assert.isDefined(view.peeked);
    // What was secret stands where it happened as soon as the hand is over; it is told at the end alone.
    const told = view.history.filter(({ type }) => type === 'announced').at(-1);
    const happened = view.history.filter(
      (entry) => entry === told || (entry.type !== 'announced' && entry.type !== 'shown'),
    );
    const expected = happened.map((entry) => lineOf(entry, view));
    assert.strictEqual(polite.join(' '), expected.join(' '));
    assert.strictEqual(turns, 6);
    assert.deepEqual(urgent, [
      'Du bist dran. Heb ab: Die unterste Karte siehst nur du.',
      ...Array.from({ length: 5 }, () => 'Du bist dran: Spiel eine Karte.'),
    ]);
  });

  it('when a question comes in between, and when the game goes on after a pause', async () => {
    const [table, { polite, urgent }] = await listenedTo('suedtirol');
    const scene: Scene = {
      setup: { dealer: 2 },
      others: ['bid'],
      at: (view) => view.pending?.type === 'bid' && phase('answer')(view),
    };
    const view = await playTo(table, scene);
    const bidder = NAMES[view.pending?.seat ?? 0];
    assert.match(urgent.at(-1) ?? '', new RegExp(`^Du bist dran\\. ${bidder} will 3\\. Halten`));
    const before = urgent.length;
    table.pause();
    await until(() => polite.at(-1) === 'Pause', 'the pause is told');
    table.resume();
    await until(() => urgent.length > before, 'the question is asked again');
    assert.strictEqual(polite.at(-1), 'Es geht weiter.');
    assert.strictEqual(urgent.at(-1), urgent.at(-2));
    table.lang = 'en';
    await until(() => one(table, '.prompt').textContent?.includes('wants 3'), 'the table speaks English');
    assert.lengthOf(urgent, before + 1, 'the same question is asked once');
  });

  it('no more of a game that is left', async () => {
    const table = newTable();
    const game = createGame({ variant: 'suedtirol', players: 2, seed: 'hören' });
    table.connection = connect(game, 0);
    const urgent = (): string => table.shadowRoot?.querySelector('.urgent')?.textContent ?? '';
    await until(() => urgent().startsWith('Du bist dran.'), 'it is asked');
    table.connection = null;
    await until(() => table.shadowRoot?.querySelector('.poster .button'), 'the poster is back');
    assert.strictEqual(urgent(), '');
  });

  it('at the end of a game the score once, and the Bummerl', async () => {
    const [table, { polite, urgent }] = await listenedTo('suedtirol-blind');
    table.seats = ['human', scripted(), scripted(), scripted()];
    await table.start({ setup: { dealer: 1, score: [14, 14] } });
    while (viewOf(table).phase !== 'game-over') {
      await act(table);
      await until(() => viewOf(table).toAct.includes(0), 'it is the human’s turn again');
    }
    const { score } = await settled(table);
    const told = polite.join(' ');
    assert.strictEqual(told.split(score.join(' zu ')).length - 1, 1, told);
    assert.strictEqual(told.split('Bummerl').length - 1, 1, told);
    assert.isFalse(urgent.some((line) => line.includes(score.join(' zu '))));
  });
});
