import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game } from '../../../src/game/game.js';
import { choose } from '../../../src/players/choose.js';
import { isReviewable } from '../../../src/players/advice/reviewable.js';
import { review, type Review } from '../../../src/players/advice/review.js';
import { randomFrom } from '../../../src/rules/random.js';
import { announced, dealt, play, reshuffledFor, playToEnd } from '../played.js';
import { seats } from '../../game/table.js';
import { runs } from '../../runs.js';

const SEED = { seed: 'review' };

// Hearts are the Trumpf and eights are the Schlag. H9 is the Guter, and H8 is the Rechter.
const NO_BIDS = { rules: { bidWhen: 'never' } } as const;

/** Seats 1 and 3 need one more trick. The dealer plays last and could take that trick with their Linker. */
const LOSING = ['H7 HU LO SU E8', 'H9 H8 S8 LA E9', 'H10 HO LK SA SO', 'HK HA S9 E7 L7'];
const TO_THE_BLUNDER = 'H9 H10 HK H7 H8 HO HA HU LA LK L7';

const cardOf = ({ worst }: Review): string | null => (worst?.action.type === 'play' ? worst.action.card : null);

test('review() finds a deliberate blunder and the better card', async () => {
  const game = play(announced(LOSING, NO_BIDS), `${TO_THE_BLUNDER} LO`);
  assert.equal(game.phase, 'hand-over');
  const looked = await review(game.view(0), SEED);
  const { worst } = looked;
  assert.equal(cardOf(looked), 'LO');
  assert.ok(worst?.kind === 'way', 'a card');
  assert.deepEqual(worst.better, { type: 'play', seat: 0, card: 'E8' });
  assert.ok(worst.chance < 20, `with LO the hand is lost: ${worst.chance}`);
  assert.ok(worst.best - worst.chance >= 50 && worst.cost > 0, JSON.stringify(worst));
  assert.ok(
    looked.decisions.every((decision) => decision.action.seat === 0),
    'only one seat is judged',
  );
});

test('review() gives the right card a cost of 0', async () => {
  const { decisions } = await review(playToEnd(play(announced(LOSING, NO_BIDS), TO_THE_BLUNDER), 'E8').view(0), SEED);
  const right = decisions.find(({ action }) => action.type === 'play' && action.card === 'E8');
  assert.ok(right, 'the player had a choice');
  assert.deepEqual([right.cost, right.better], [0, null]);
});

test('review() omits plays without a choice', async () => {
  // Trumps are led three times. The dealer's partner can choose a trump for the first two tricks, but must play the last
  // one to the third.
  const game = play(
    announced(['E7 L7 S7 E10 L10', 'H9 H8 E8 S9 LU', 'HU LK S10 HO HK', 'EO LO SO H10 E9'], NO_BIDS),
    'H9 HU H10 E7 H8 HO EO L7',
  );
  const forced = playToEnd(game, 'E8 HK').view(2);
  const { decisions } = await review(forced, SEED);
  const plays = decisions.flatMap(({ action }) => (action.type === 'play' ? [action.card] : []));
  assert.ok(plays.includes('HU') && plays.includes('HO'), 'the player could choose one of three trumps');
  const { decisions: dealers } = await review(
    playToEnd(
      announced(['HK E7 L7 S7 E10', 'HA LU LK SK EA', 'H10 EK S10 HU S9', 'EO LO SO HO E9'], NO_BIDS),
      'HA H10 HO HK',
    ).view(0),
    SEED,
  );
  assert.ok(
    dealers.every(({ action }) => action.type !== 'play' || action.card !== 'HK'),
    'HK was the only trump to follow with',
  );
});

test('review() finds the fold of a certain win and the hold of a certain loss', async () => {
  const folded = announced(['E7 L7 S7 E10 L10', 'H9 H8 L8 S8 HA', 'EK LK S10 HU S9', 'EO LO SO H10 E9']);
  play(folded, 'H9');
  folded.act({ type: 'bid', seat: 2, to: 3 });
  folded.act({ type: 'fold', seat: 1 });
  const { worst } = await review(folded.view(1), SEED);
  assert.ok(worst?.kind === 'stake', JSON.stringify(worst));
  assert.deepEqual(
    [worst.action, worst.better],
    [
      { type: 'fold', seat: 1 },
      { type: 'hold', seat: 1 },
    ],
  );
  assert.equal(worst.points, 3);
  assert.ok(worst.chance > 900 && worst.needed < 300 && worst.cost > 20, JSON.stringify(worst));

  const held = announced(['H7 EA L7 S7 E10', 'H9 H8 L8 S8 E8', 'HU LK S10 L10 S9', 'EO LO SO H10 E9']);
  play(held, 'H9 HU H10 H7 H8 LK LO EA');
  held.act({ type: 'bid', seat: 1, to: 3 });
  held.act({ type: 'hold', seat: 0 });
  const lost = await review(playToEnd(held, '').view(0), SEED);
  const stake = lost.decisions.find(({ kind }) => kind === 'stake');
  assert.deepEqual(stake?.better, { type: 'fold', seat: 0 });
});

test('review() finds a bad announcement', async () => {
  const game = dealt(['E7 L7 S7 H7 HO', 'L9 E9 S9 H9 HK', 'EK LK S10 HU SK', 'EO LO SO H10 EU'], NO_BIDS);
  game.act({ type: 'announce-schlag', seat: 1, schlag: 'A' });
  game.act({ type: 'announce-trumpf', seat: 0, trumpf: 'H' });
  const { decisions } = await review(playToEnd(game, '').view(1), SEED);
  const [named] = decisions;
  assert.deepEqual(
    [named.action, named.better],
    [
      { type: 'announce-schlag', seat: 1, schlag: 'A' },
      { type: 'announce-schlag', seat: 1, schlag: '9' },
    ],
  );
});

test("the other seats' hidden cards do not affect the review", async () => {
  const random = randomFrom('hidden');
  const played = 'EA EK EO E7';
  const hands = ['HK H8 L7 S7 E7', 'EA L10 LK S9 LU', 'EK HU SK LA EU', 'EO LO SO H10 E9'];
  const judged = async (all: readonly string[]): Promise<unknown> => {
    const game = play(announced(all, NO_BIDS), played);
    const own = (await review(playToEnd(game, '').view(0), SEED)).decisions[1];
    return own.action.type === 'play' ? own : null;
  };
  const first = await judged(hands);
  assert.ok(first, 'the first card was a choice');
  for (let round = 0; round < runs(2, 10); round++)
    assert.deepEqual(await judged(reshuffledFor(0, hands, 33, played.split(' '), random)), first);
});

test('review() rarely faults a strong computer player', async () => {
  const enough = runs(10, 40);
  let [decisions, faults] = [0, 0];
  for (const variant of runs(['suedtirol'] as const, ['suedtirol', 'bayrisch'] as const)) {
    const game = createGame({ variant, seed: 'fault', rules: { bidWhen: 'never' } });
    for (const until = decisions + enough; decisions < until;) {
      if (game.phase === 'hand-over' || game.phase === 'game-over') {
        for (const { decisions: own } of await Promise.all(seats(game).map((seat) => review(game.view(seat), SEED)))) {
          decisions += own.length;
          faults += own.filter(({ cost }) => cost > 0).length;
        }
      }
      const [seat] = game.toAct;
      game.act((await choose(game.view(seat), { level: 'strong', seed: 'fault' })) ?? game.legalActions(seat)[0]);
    }
  }
  assert.ok(faults * 10 <= decisions, `${faults} of ${decisions}`);
});

test('review() rejects before the end of the hand and for a spectator', async () => {
  const game: Game = announced(LOSING);
  await assert.rejects(review(game.view(0)), {
    code: 'nothing-to-review',
    message: 'The hand is not over; review() needs a finished hand.',
  });
  assert.equal(isReviewable(game.view(0)), false);
  const over = playToEnd(game, '');
  await assert.rejects(review(over.view(null)), { code: 'nothing-to-review' });
  assert.equal(isReviewable(over.view(0)), true);
  const stop = new AbortController();
  const looking = review(over.view(0), { signal: stop.signal });
  stop.abort(new Error('closed'));
  await assert.rejects(looking, /closed/);
});
