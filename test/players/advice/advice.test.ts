import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createGame, type Game } from '../../../src/game/game.js';
import { replay } from '../../../src/game/replay.js';
import type { View } from '../../../src/game/view.js';
import { advise } from '../../../src/players/advice/advice.js';
import { reasonForCard } from '../../../src/players/advice/card-reason.js';
import { cardChances, analyse } from '../../../src/players/advice/analysis.js';
import type { Reason } from '../../../src/players/advice/reason.js';
import type { Card } from '../../../src/rules/card.js';
import type { Seat } from '../../../src/rules/seats.js';
import { InputError } from '../../../src/rules/input-error.js';
import { itemAt } from '../../../src/rules/item-at.js';
import { randomFrom } from '../../../src/rules/random.js';
import { playAtRandom } from '../../game/random-play.js';
import { announced, dealt, dueView, play, reshuffledFor } from '../played.js';
import { runs } from '../../runs.js';

const SEED = { seed: 'advice' };

const runToResult = <Result>(work: Generator<unknown, Result>): Result => {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};

/** Returns the reason that the advice gives for a card of the seat to act, even if the card is not the best one. */
const reasonFor = (game: Game, card: string): Reason => {
  const view = dueView(game);
  const analysis = runToResult(analyse(view, view.seat as Seat, 'why'));
  return reasonForCard({ analysis, card: card as Card, rated: runToResult(cardChances(analysis)) });
};

// Hearts are the Trumpf and eights are the Schlag. H9 is the Guter, and H8 is the Rechter.
const STRONG = 'H9 H8 L8 S8 HA';
const WEAK = 'E7 L7 S7 E10 L10';
const OTHERS = ['EK LK S10 HU S9', 'EO LO SO H10 E9'] as const;

test('the reason is `wins-hand` for an unbeatable card if the side has two tricks', async () => {
  const game = play(
    announced(['E7 HU L7 S7 E10', 'H9 H8 S9 L8 LU', 'LK S10 L10 SK EK', 'EO LO SO H10 E9']),
    'H9 LK H10 HU H8 S10 LO E7',
  );
  const { action, reason } = await advise(dueView(game), SEED);
  assert.deepEqual(reason, { key: 'wins-hand', params: { card: 'L8' } });
  assert.deepEqual(action, { type: 'play', seat: 1, card: 'L8' });
});

test('the reason is `sure-tricks` for three unbeatable cards', () => {
  const game = announced([WEAK, STRONG, ...OTHERS]);
  for (const card of ['H9', 'H8', 'L8'])
    assert.deepEqual(reasonFor(game, card), { key: 'sure-tricks', params: { card, count: 3 } });
  assert.notEqual(reasonFor(game, 'HA').key, 'sure-tricks');
});

test('advice leaves the trick to a partner who played the Guter', async () => {
  const game = play(announced(['E7 L7 S7 HK H8', 'E8 L10 LK S8 LU', 'H9 HU EK SK LA', 'EO LO SO H10 E9']), 'E8 H9 EO');
  const { action, reason } = await advise(dueView(game), SEED);
  assert.ok(action.type === 'play', 'advises to play a card');
  assert.deepEqual(reason, {
    key: 'partner-has-it',
    params: { card: action.card, seat: 2, held: 'H9', role: 'guter' },
  });
});

test('advice for the last player saves the Rechter and recommends the lowest winning card', async () => {
  const game = play(announced(['HK H8 L7 S7 E7', 'EA L10 LK S9 LU', 'EK HU SK LA EU', 'EO LO SO H10 E9']), 'EA EK EO');
  const { action, reason } = await advise(dueView(game), SEED);
  assert.deepEqual(action, { type: 'play', seat: 0, card: 'HK' });
  assert.deepEqual(reason, { key: 'saves', params: { card: 'HK', saved: 'H8', role: 'rechter' } });
});

test('the reason is `only-card` for a single legal card and `last-card` for the last card', () => {
  const game = play(
    announced(['HK E7 L7 S7 E10', 'HA LU LK SK EA', 'H10 EK S10 HU S9', 'EO LO SO HO E9']),
    'HA H10 HO',
  );
  assert.deepEqual(reasonFor(game, 'HK'), { key: 'only-card', params: { card: 'HK' } });
  const last = play(announced(['H9 H8 E7 S7 L7', 'E8 L8 S9 L10 LU'], { players: 2 }), 'LU L7 L10 S7 S9 H8 H9 E8');
  assert.deepEqual(reasonFor(last, 'E7'), { key: 'last-card', params: { card: 'E7' } });
});

const LOSING = ['H7 HU LO SU E8', 'H9 H8 S8 LA E9', 'H10 HO LK SA SO', 'HK HA S9 E7 L7'];

test('the reason is `must-win-surely` if the other side needs one more trick and the card takes this one', () => {
  const game = play(announced(LOSING), 'H9 H10 HK H7 H8 HO HA HU LA LK L7');
  assert.deepEqual(reasonFor(game, 'E8'), { key: 'must-win-surely', params: { card: 'E8' } });
});

test('the reason `must-win` includes the percentage of deals in which the other players cannot beat the card', () => {
  const game = play(
    announced(['HO LO LU SU E7', 'H9 H8 S8 LA E9', 'H7 H10 HU SA SO', 'HK HA S9 EK L7']),
    'H9 H7 HK HO H8 H10 HA E7 LA',
  );
  const reason = reasonFor(game, 'HU');
  assert.equal(reason.key, 'must-win');
  assert.ok(
    reason.key === 'must-win' && reason.params.percent > 50 && reason.params.percent < 100,
    JSON.stringify(reason),
  );
});

test('the reason `still-out` names the highest card still out and states no hidden card as a fact', () => {
  const game = play(
    announced(['E7 S7 H8 L7 L10', 'EA LK SK SA LU', 'EK HO EO SU LA', 'E8 L9 SO S9 EU']),
    'SA SU SO H8 S7 SK EO S9 LU HO',
  );
  const reason = reasonFor(game, 'E8');
  assert.equal(reason.key, 'still-out');
  assert.ok(reason.key === 'still-out', 'checked above');
  const { percent, ...said } = reason.params;
  assert.deepEqual(said, { card: 'E8', role: 'linker', out: 'H9', outRole: 'guter', more: false });
  assert.ok(percent >= 50 && percent < 95, `a card above it is out: ${percent}`);
});

test('the reason does not claim that a card can win the trick if the card is usually beaten', () => {
  const lead = announced(['E7 L7 S7 HK H8', 'E8 HA L10 S9 LU', 'H9 HU EK SK LA', 'EO LO SO H10 E9']);
  assert.equal(reasonFor(lead, 'E8').key, 'about');
  const second = play(announced(['E7 S7 S10 L7 L10', 'EA LK SK SA LU', 'HK HO EO SU LA', 'E10 HA SO HU S9']), 'EA');
  assert.ok(['about', 'chance', 'better'].includes(reasonFor(second, 'HO').key), reasonFor(second, 'HO').key);
});

test('the reason is `draws-trumps` for a trump lead that the other players must follow', () => {
  const reason = reasonFor(announced(['E7 L7 S7 HK H7', 'HA HO E8 S9 LU', 'H9 HU EK SK LA', 'EO LO SO H10 E9']), 'HA');
  assert.equal(reason.key, 'draws-trumps');
});

test('the reason is `throws-away` or `partner-must` if no card takes the trick', () => {
  const lost = play(announced(['E7 L7 S10 EK L10', 'EA LK SK SA LU', 'E9 LO EO SU LA', 'H9 HO SO HU S9']), 'EA E9 H9');
  assert.deepEqual(reasonFor(lost, 'E7'), { key: 'throws-away', params: { card: 'E7' } });
  const open = play(announced(['HA L7 S10 EK L10', 'H9 LK SK SA LU', 'E9 LO EO SU LA', 'H10 HO SO HU S9']), 'SA');
  assert.deepEqual(reasonFor(open, 'E9'), { key: 'partner-must', params: { card: 'E9', seat: 0 } });
});

test('the reason does not leave a trick to a partner who cannot take it', () => {
  // H9 is the Guter, which beats every other card.
  const game = play(announced(['E7 L7 S7 HK H8', 'H9 L10 LK S8 LU', 'E8 HU EK SK LA', 'EO LO SO H10 E9']), 'H9');
  for (const card of ['HU', 'E8', 'EK'])
    assert.ok(!['partner-must', 'leaves-to-partner'].includes(reasonFor(game, card).key), card);
});

test('the reason is `cheapest-sure` for a certain winner and `cheapest` for a likely winner', () => {
  const last = play(
    announced(['HK HO S10 L7 L10', 'EA LK SK SA LU', 'E9 LO EO SU LA', 'E10 HA SO HU S9']),
    'EA E9 E10',
  );
  assert.deepEqual(reasonFor(last, 'HO'), { key: 'cheapest-sure', params: { card: 'HO' } });
  const third = play(
    announced(['E7 S7 S10 L7 L10', 'EA LK SK SA LU', 'EK HO EO SU LA', 'E8 H8 SO S9 EU']),
    'SA SU SO S7 SK EO S9 S10 LU HO',
  );
  const reason = reasonFor(third, 'E8');
  assert.ok(
    reason.key === 'cheapest' && reason.params.percent >= 50 && reason.params.percent < 100,
    JSON.stringify(reason),
  );
});

test('the reason `leads-low` names the Schlag that a plain lead saves', () => {
  const reason = reasonFor(announced(['E7 L7 S7 HK H7', 'L10 HA E8 S9 LU', 'H9 HU EK SK LA', 'EO LO SO H10 E9']), 'S9');
  assert.deepEqual(reason, { key: 'leads-low', params: { card: 'S9', saved: 'E8' } });
});

/** Whether the seat's side takes the trick after this many others, for every possible play by the remaining players. */
const isTakenByUs = (game: Game, seat: Seat, before: number): boolean => {
  const goOn = (now: Game): boolean => {
    const trick = now.view(null).history.filter((entry) => entry.type === 'trick')[before];
    if (trick) return trick.type === 'trick' && trick.winner % 2 === seat % 2;
    return now.legalActions(now.toAct[0]).every((action) => {
      if (action.type !== 'play') return true;
      const next = replay(now.record());
      next.act(action);
      return goOn(next);
    });
  };
  return goOn(game);
};

const SURE: readonly Reason['key'][] = [
  'wins-hand',
  'sure-tricks',
  'partner-has-it',
  'must-win-surely',
  'saves',
  'cheapest-sure',
  'unbeatable',
];

test('a reason that claims certainty holds for every possible play by the other players', async () => {
  const seen = new Map<string, number>();
  for (const [variant, players] of [
    ['suedtirol', 4],
    ['normal', 2],
    ['kritisch', 4],
    ['bayrisch', 4],
  ] as const) {
    for (let round = 0; round < runs(3, 6); round++) {
      const game = createGame({ variant, players, seed: `certain ${round}`, rules: { bidWhen: 'never' } });
      for (let step = 0; step < 60 && game.phase !== 'hand-over' && game.phase !== 'game-over'; step++) {
        const [seat] = game.toAct;
        const view = game.view(seat);
        const { action, reason } = await advise(view, { seed: String(round) });
        const before = view.history.filter(({ type }) => type === 'trick').length;
        game.act(action);
        if (!SURE.includes(reason.key)) continue;
        seen.set(reason.key, (seen.get(reason.key) ?? 0) + 1);
        assert.ok(isTakenByUs(game, seat, before), `${variant} ${round}: ${JSON.stringify(reason)}`);
        if (reason.key === 'wins-hand' && view.trick.length === players - 1) assert.equal(game.phase, 'hand-over');
      }
    }
  }
  assert.deepEqual(
    SURE.filter((key) => !seen.has(key)),
    [],
  );
});

test('a reason in a trick that decides the hand does not speak of later tricks, unless the partner can still take this one', () => {
  const counts = { toPartner: 0, mustWin: 0 };
  for (let round = 0; round < runs(40, 200); round++) {
    const random = randomFrom('decides', round);
    const game = createGame({
      variant: 'suedtirol',
      players: 4,
      seed: `decides ${round}`,
      rules: { bidWhen: 'never' },
    });
    while (game.phase !== 'hand-over' && game.phase !== 'game-over') {
      const [seat] = game.toAct;
      const view = game.view(seat);
      const legal = game.legalActions(seat);
      const plays = legal.filter((action) => action.type === 'play');
      if (plays.length > 1 && view.trick.length > 0 && view.tricks[1 - (seat % 2)] === 2) {
        const isPartnerToCome = view.trick.length === 1;
        for (const { card } of plays) {
          const reason = reasonFor(game, card);
          assert.notEqual(reason.key, 'leaves-trick', `${round}: ${card}`);
          if (reason.key === 'leaves-to-partner') {
            assert.ok(isPartnerToCome, `${round}: ${card}`);
            assert.equal(reason.params.seat, (seat + 2) % 4);
            counts.toPartner++;
          }
          if (reason.key === 'must-win') {
            assert.ok(!isPartnerToCome || reason.params.percent >= 50, `${round}: ${JSON.stringify(reason)}`);
            counts.mustWin++;
          }
        }
      }
      const question = legal.find(({ type }) => type === 'answer' || type.startsWith('announce'));
      game.act(question ?? itemAt(legal, random(legal.length)));
    }
  }
  assert.ok(counts.toPartner > 0 && counts.mustWin > 0, JSON.stringify(counts));
});

test('advice for a blind seat gives percentages and reveals nothing about the announcement', async () => {
  const hands = ['E7 L7 S7 HK H7', 'L10 HA E8 S9 LU', 'H9 HU EK SK LA', 'EO LO SO H10 E9'];
  const blind = (schlag: string, trumpf: string): Game => {
    const game = dealt(hands, { variant: 'suedtirol-blind', rules: { bidWhen: 'never' } });
    game.act({ type: 'show', seat: 1, card: schlag as Card });
    game.act({ type: 'show', seat: 0, card: trumpf as Card });
    game.act({ type: 'play', seat: 1, card: 'S9' });
    return game;
  };
  const one = await advise(blind('L10', 'S7').view(2), SEED);
  assert.ok(['blind-better', 'blind-chance', 'blind-about'].includes(one.reason.key), one.reason.key);
  assert.deepEqual(await advise(blind('HA', 'HK').view(2), SEED), one);
});

test('the reason for an announcement states the number of Schläge in hand, or the Guter and the Rechter', async () => {
  const schlag = await advise(dealt([WEAK, 'L9 E9 S9 HA HK', 'EK LK S10 HU SK', 'EO LO SO H10 EU']).view(1), SEED);
  assert.deepEqual(schlag.action, { type: 'announce-schlag', seat: 1, schlag: '9' });
  assert.ok(schlag.reason.key === 'schlag-held' && schlag.reason.params.count === 3, JSON.stringify(schlag.reason));
  const game = dealt(['H9 H8 HA S7 L10', 'E8 L8 EK LK EA', 'SK E7 S10 HU S9', 'EO LO SO H10 E9']);
  game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
  const trumpf = await advise(game.view(0), SEED);
  assert.deepEqual(trumpf.action, { type: 'announce-trumpf', seat: 0, trumpf: 'H' });
  assert.ok(trumpf.reason.key === 'trumpf-both', trumpf.reason.key);
  const { percent, ...held } = trumpf.reason.params;
  assert.deepEqual(held, { trumpf: 'H', guter: 'H9', rechter: 'H8' });
  assert.ok(percent > 70, `Guter and Rechter are worth more than ${percent} %`);
});

test('the reason for an answer to a bid compares the chance of winning with the required chance', async () => {
  const lost = announced(['H7 EA L7 S7 E10', 'H9 H8 L8 S8 E8', 'HU LK S10 L10 S9', 'EO LO SO H10 E9']);
  play(lost, 'H9 HU H10 H7 H8 LK LO EA');
  lost.act({ type: 'bid', seat: 1, to: 3 });
  const fold = await advise(lost.view(0), SEED);
  assert.deepEqual(fold.action, { type: 'fold', seat: 0 });
  assert.ok(
    fold.reason.key === 'fold' && fold.reason.params.to === 3 && fold.reason.params.percent < fold.reason.params.needed,
    JSON.stringify(fold.reason),
  );
  const won = announced([STRONG, WEAK, ...OTHERS], { setup: { score: [11, 11] } });
  won.act({ type: 'bid', seat: 1, to: 3 });
  const { reason } = await advise(won.view(0), SEED);
  assert.ok(reason.key === 'hold' || reason.key === 'raise', reason.key);
  assert.ok(reason.params.percent > 90, JSON.stringify(reason));
});

test('advise() recommends playing for the Four if the chance of winning is high enough', async () => {
  const strong = await advise(announced([WEAK, STRONG, ...OTHERS], { setup: { score: [6, 13] } }).view(1), SEED);
  assert.deepEqual(strong.action, { type: 'decide', seat: 1, play: true });
  assert.ok(
    strong.reason.key === 'play-forced' &&
      strong.reason.params.value === 4 &&
      strong.reason.params.percent >= strong.reason.params.needed,
    JSON.stringify(strong.reason),
  );
});

test('the reason for a cut is `luck`', async () => {
  const game = createGame({ seed: 'advice', setup: { dealer: 0 } });
  assert.deepEqual(await advise(game.view(3), SEED), {
    action: { type: 'cut', seat: 3 },
    reason: { key: 'luck', params: {} },
  });
});

test('advice does not depend on hidden cards', async () => {
  const random = randomFrom('hidden');
  const hands = ['E7 L7 S7 HK H8', 'E8 L10 LK S8 LU', 'H9 HU EK SK LA', 'EO LO SO H10 E9'];
  const first = await advise(dueView(play(announced(hands), 'E8 HU')), SEED);
  for (let round = 0; round < runs(3, 20); round++) {
    const other = reshuffledFor(3, hands, 33, ['E8', 'HU'], random);
    assert.deepEqual(await advise(dueView(play(announced(other), 'E8 HU')), SEED), first);
  }
});

test('advise() rejects for a seat that need not act and for a spectator, and can be aborted', async () => {
  const game = announced([WEAK, STRONG, ...OTHERS]);
  await assert.rejects(
    advise(game.view(0)),
    (error) =>
      error instanceof InputError &&
      error.code === 'nothing-to-advise' &&
      error.message === 'Seat 0 has nothing to do now; the game waits for seat 1.',
  );
  await assert.rejects(advise(game.view(null)), { code: 'nothing-to-advise' });
  const stop = new AbortController();
  const thinking = advise(game.view(1), { signal: stop.signal });
  stop.abort(new Error('void'));
  await assert.rejects(thinking, /void/);
});

test('advise() gives the same advice for the same view and seed in several variants', async () => {
  for (const variant of ['suedtirol', 'bayrisch-11', 'latinisch'] as const) {
    const views: View[] = [];
    playAtRandom({ variant, seed: 'again' }, (game) => {
      if (game.phase !== 'game-over') views.push(game.view(game.toAct[0]));
      return views.length < 40;
    });
    const stride = runs(20, 1);
    for (const view of views.filter((_, index) => index % stride === 0)) {
      const once = await advise(view, SEED);
      assert.deepEqual(await advise(structuredClone(view), SEED), once);
      assert.ok(
        view.legal.some((legal) => JSON.stringify(legal) === JSON.stringify(once.action)),
        `${JSON.stringify(once.action)} is legal`,
      );
    }
  }
});
