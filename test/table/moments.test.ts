/** Tests of moments. A moment is a step in which the table shows an action. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Action } from '../../src/game/action.js';
import { createGame } from '../../src/game/game.js';
import { de } from '../i18n/spoken.js';
import { isBlind } from '../../src/rules/announce.js';
import { say } from '../../src/i18n/text.js';
import { trickWinner } from '../../src/rules/order.js';
import { haveSameFields } from '../../src/rules/same-fields.js';
import { withoutPrompts } from '../../src/table/without-prompts.js';
import { momentsOf, stillSnapshot, type Moment } from '../../src/table/moments.js';
import { drawRoundIn } from '../../src/table/snapshot.js';
import { anyRules, anySeed } from '../game/random-play.js';
import { handsWith, play, blindGame } from '../game/situations.js';
import { announced, gameAtScore, cards, dealt, DEALER, playCards, playTricks } from '../game/table.js';
import { drawTable } from '../../src/table/draw.js';
import { modelOf, type TableModel } from '../../src/table/model.js';
import { LAYOUT, lastMoments, logOf, modelFor, peopleAt, randomGame, recordActions } from './recorded-steps.js';
import { runs } from '../runs.js';

/** Removes the reason from a line about a trick, because blind players learn it only after the hand. */
const withoutReason = (line: string): string => line.replace(/^(Stich für [^:]+|Dein Stich): .+$/u, '$1.');

const linesIn = (moments: readonly Moment[]): readonly string[] =>
  moments.flatMap(({ lines }) => lines.map((line) => say(de, line)));

test("an action's moments show its log lines, the viewer's secret lines and, after a tied draw, a line for it", () => {
  fc.assert(
    fc.property(anyRules, anySeed, (rules, seed) => {
      for (const { before, moments, view } of randomGame({ rules, seed }, 0, 200)) {
        if (view.gameNumber !== before.view.gameNumber) continue;
        const momentLines = linesIn(moments).filter(
          (line) => line !== de['line-draw-again'] && !line.includes(', nur für dich: '),
        );
        const log = isBlind(rules) ? logOf(view).map(withoutReason) : logOf(view);
        const earlier = logOf(before.view);
        const fresh = log.slice(-momentLines.length || log.length);
        if (momentLines.length > 0)
          assert.deepEqual(isBlind(rules) ? momentLines.map(withoutReason) : momentLines, fresh);
        if (view.phase !== 'hand-over' && view.phase !== 'game-over')
          assert.equal(log.length, earlier.length + momentLines.length);
      }
    }),
    { numRuns: runs(4, 40), seed: 3 },
  );
});

test('in every variant, no prompt appears while cards are moving', () => {
  fc.assert(
    fc.property(anyRules, anySeed, (rules, seed) => {
      for (const { before, moments, view } of randomGame({ rules, seed }, 1, 200)) {
        for (const { snapshot, pause } of moments.slice(0, -1)) {
          const { toAct, legal, result, gameResult } = snapshot.view;
          assert.deepEqual([toAct, result, gameResult], [[], null, null]);
          for (const action of legal) {
            assert.equal(action.type, 'bid', 'a bid that is legal at any time needs no prompt');
            for (const { legal: also } of [before.view, view])
              assert.ok(also.some((one) => haveSameFields(one, action)));
          }
          assert.equal(pause, snapshot.view.phase === 'cut' ? 'none' : 'trick');
          assert.equal(modelFor(snapshot.view).isOwnTurn, false);
        }
        if (moments.length > 1) assert.equal(moments[moments.length - 1].pause, 'none');
      }
    }),
    { numRuns: runs(3, 30), seed: 4 },
  );
});

test("if players can bid at any time, they can also bid on another player's turn and while a trick is on the table", () => {
  const game = announced(undefined, { rules: { bidWhen: 'anytime' } });
  const bidsIn = (model: TableModel): readonly Action['type'][] => model.choices.map(({ action }) => action.type);
  let shown = modelFor(game.view(0));
  assert.deepEqual(bidsIn(shown), ['bid']);
  for (let played = 0; played < 8; played++) {
    const [seat] = game.toAct;
    const [{ moments }] = recordActions(game, [{ type: 'play', seat, card: game.view(seat).hand[0] }]);
    for (const { snapshot } of moments) {
      const next = modelFor(snapshot.view);
      assert.deepEqual(bidsIn(withoutPrompts(next, shown)), ['bid'], 'a card is moving');
      assert.deepEqual(bidsIn(next), ['bid']);
      shown = next;
    }
  }
  const [{ moments }] = recordActions(game, [{ type: 'bid', seat: 0, to: 3 }]);
  const [{ snapshot }] = moments;
  assert.deepEqual(bidsIn(withoutPrompts(modelFor(snapshot.view), shown)), [], 'only the other side can raise');
});

test('if players can bid only on their turn, the winner of a trick can bid only after the trick is gathered', () => {
  // The dealer, who plays last, holds the highest trumps.
  const game = announced(handsWith({ [DEALER]: 'H9 H8 HA HK HO' }), { rules: { bidWhen: 'own-turn' } });
  let won = 0;
  while (game.phase === 'play') {
    const [seat] = game.toAct;
    const [action] = game.legalActions(seat).filter(({ type }) => type === 'play');
    const [{ moments }] = recordActions(game, [action], seat);
    if (moments.length === 1) continue;
    assert.deepEqual(moments[0].snapshot.view.legal, []);
    won += Number(moments[0].snapshot.won?.winner === seat);
  }
  assert.ok(won > 0, 'a last card has won a trick');
});

test('after the announcement, the stakes appear together with the prompt, not before it', () => {
  const game = dealt(undefined, { setup: gameAtScore(3, 13) });
  game.act({ type: 'announce-schlag', seat: 1, schlag: '8' });
  const before = modelFor(game.view(1));
  game.act({ type: 'announce-trumpf', seat: 0, trumpf: 'H' });
  const after = modelFor(game.view(1));
  assert.ok(before.stakes === null && after.stakes !== null && after.isOwnTurn);
  const { status, stakes } = withoutPrompts(after, before);
  assert.deepEqual([status, stakes], [before.status, null]);
});

test('the status names the announcer only after the cards are dealt', () => {
  const game = createGame({ seed: 'stube', setup: { dealer: 1 } });
  const before = modelFor(game.view(0));
  game.act({ type: 'cut', seat: game.toAct[0] });
  const after = modelFor(game.view(0));
  assert.deepEqual(
    after.status.map(({ key }) => key),
    ['waiting-for-schlag'],
  );
  assert.deepEqual(withoutPrompts(after, before).status, []);
});

test('while cards move after an answer, the status does not claim that the player still thinks', () => {
  const game = announced();
  const bidder = game.toAct[0];
  game.act({ type: 'bid', seat: bidder, to: 3 });
  const before = modelFor(game.view(bidder));
  assert.deepEqual(
    before.status.map(({ key }) => key),
    ['waiting-for-answer'],
  );
  game.act({ type: 'fold', seat: game.toAct[0] });
  assert.deepEqual(withoutPrompts(modelFor(game.view(bidder)), before).status, []);
});

test('after a hand, all choices appear together and stay visible when players reveal their cards', () => {
  const game = announced();
  const playing = modelFor(game.view(0));
  game.act({ type: 'bid', seat: game.toAct[0], to: 3 });
  game.act({ type: 'fold', seat: game.toAct[0] });
  const over = modelFor(game.view(0));
  assert.ok(over.wholeHand && over.choices.length > 0);
  const coming = withoutPrompts(over, playing);
  assert.deepEqual([coming.choices, coming.wholeHand], [[], null]);
  assert.deepEqual(withoutPrompts(over, coming).wholeHand, null, 'the cards are still moving');
  game.act({ type: 'reveal', seat: 0 });
  const shown = modelFor(game.view(0));
  assert.deepEqual(withoutPrompts(shown, over), shown);
});

test("the cutter's decision about a peeked card appears as speech, followed by a short pause", () => {
  const game = createGame({ variant: 'bayrisch-11', seed: 'max', setup: { dealer: 1 } });
  game.act({ type: 'cut', seat: 0 });
  const [{ moments }] = recordActions(game, [{ type: 'take', seat: 0, accept: false }], 2);
  const [{ snapshot, pause }] = moments;
  assert.deepEqual([snapshot.speech, pause], [{ seat: 0, text: { key: 'said-leave' } }, 'passing']);
});

test('while the last trick of a hand is on the table, score and tricks do not change and the log shows no result', () => {
  const game = announced(undefined, { setup: gameAtScore(12, 3) });
  playTricks(game, 4);
  playCards(game, 3);
  const [last] = game.toAct;
  const before = game.view(0);
  const [card] = game.view(last).hand;
  const [step] = recordActions(game, [{ type: 'play', seat: last, card }]);
  const [lying, over] = step.moments;
  const model = modelFor(lying.snapshot.view);
  assert.equal(lying.snapshot.view.trick.length, 4);
  assert.deepEqual(
    model.sides.map(({ score }) => score),
    before.score,
  );
  assert.deepEqual(
    model.sides.map(({ gestrichen }) => gestrichen),
    [false, false],
  );
  assert.deepEqual(model.tricks, { key: 'tricks', params: { ours: 2, theirs: 2 } });
  assert.deepEqual(logOf(lying.snapshot.view), [...logOf(before), 'Luis: Eichel-Neuner.']);
  assert.deepEqual(
    lying.lines.map((line) => say(de, line)),
    ['Luis: Eichel-Neuner.', 'Dein Stich: Herz-Siebener, der einzige Trumpf.'],
  );
  assert.deepEqual(
    over.lines.map((line) => say(de, line)),
    ['Runde gewonnen: 2 Punkte. Es steht 14 zu 3.'],
  );
  assert.deepEqual(
    modelFor(over.snapshot.view).sides.map(({ score, gestrichen }) => [score, gestrichen]),
    [
      [14, true],
      [3, false],
    ],
  );
});

test("in blind play, the first trick opens only after it has moved from the middle to the winners' side", () => {
  const options = { variant: 'blind' } as const;
  const game = blindGame(handsWith({ 0: 'HA LK EU S10 H7', 1: 'E8 EA LO H9 S9' }, options), options, 'E8', 'H7');
  playCards(game, 3);
  const [last] = game.toAct;
  const [{ moments }] = recordActions(game, [{ type: 'play', seat: last, card: game.view(last).hand[0] }], 2);
  assert.deepEqual(
    moments.map(({ snapshot }) => modelFor(snapshot.view).openTrick?.cards.length ?? 0),
    [0, 4],
  );
  assert.deepEqual(
    moments.map(({ snapshot }) => modelFor(snapshot.view).trick.length),
    [4, 0],
  );
});

test('while a complete trick is on the table, its winning card is marked and the status gives the reason', () => {
  const game = announced(handsWith({ 0: 'L8', 1: 'LA', 2: 'H9', 3: 'H8' }, { variant: 'suedtirol' }), {
    variant: 'suedtirol',
    setup: { dealer: DEALER },
  });
  play(game, 'LA H9 H8');
  const [step] = recordActions(game, [{ type: 'play', seat: DEALER, card: 'L8' }], 1);
  const [lying, gathered] = step.moments.map(({ snapshot }) => modelOf(snapshot, LAYOUT, peopleAt(game.rules, 1)));
  const marked = ({ picture }: TableModel): readonly unknown[] =>
    picture.cards.flatMap(({ cardFace, mark }) => (mark === 'winning' ? [cardFace] : []));
  assert.deepEqual(marked(lying), ['H9']);
  assert.deepEqual(
    lying.trick.map(({ card, role, won }) => [card, role, won]),
    [
      ['LA', null, false],
      ['H9', 'guter', true],
      ['H8', 'rechter', false],
      ['L8', 'linker', false],
    ],
  );
  assert.deepEqual(
    lying.status.map((text) => say(de, text)),
    ['Stich für Rosa: Herz-Neuner, der Gute.'],
  );
  assert.deepEqual([marked(gathered), gathered.trick], [[], []]);
  assert.equal(linesIn(step.moments).filter((line) => line.startsWith('Stich für')).length, 1, 'the line appears once');
});

test('with two or three players, a complete trick stays on the table for a moment', () => {
  for (const players of [2, 3] as const) {
    const options = { variant: 'normal', players, rules: { threePlayer: 'dealer-names-trump' } } as const;
    const game = announced(handsWith({ 0: 'HA LK EU S10 H7', 1: 'E8 EA LO H9 S9' }, options), options);
    playCards(game, players - 1);
    const [last] = game.toAct;
    assert.equal(last, DEALER);
    const [{ moments }] = recordActions(game, [{ type: 'play', seat: last, card: 'LK' }]);
    assert.deepEqual(
      moments.map(({ snapshot }) => snapshot.view.trick.length),
      [players, 0],
    );
  }
});

test('after a tied draw, the table shows a message and pauses before the next round', () => {
  for (let seed = 0; ; seed++) {
    assert.ok(seed < 200, 'one of the draws is tied');
    const draws = [0, 1].map((seat) => ({ type: 'draw', seat }) as const);
    const moments = lastMoments({ seed: String(seed) }, draws);
    if (moments.at(-1)?.snapshot.view.phase !== 'draw') continue;
    assert.equal(moments.length, 1);
    assert.equal(moments[0].pause, 'trick');
    assert.equal(linesIn(moments).at(-1), 'Gleich hoch: Es wird noch einmal gezogen.');
    assert.equal(moments[0].snapshot.drawn.length, 2);
    const game = createGame({ seed: String(seed) });
    const [first] = recordActions(game, draws.slice(0, 1));
    assert.deepEqual([first.moments[0].pause, first.moments[0].snapshot.drawn.length], ['word', 1]);
    return;
  }
});

test('if three players tie in the draw, they draw again and the table shows only the cards of the current round', () => {
  const view = createGame({ variant: 'normal', players: 3, seed: 'x' }).view(0);
  const drawn = cards('HA LA H7 HK LK S9 L9').map(
    (card, index) => ({ type: 'drawn', seat: [0, 1, 2, 0, 1, 0, 1][index], card }) as const,
  );
  const rounds = drawn.map((_, index) => drawRoundIn({ ...view, history: drawn.slice(0, index + 1) }));
  assert.deepEqual(
    rounds.map(({ cards: lying, isComplete }) => `${lying.map(({ card }) => card).join(' ')}${isComplete ? '.' : ''}`),
    ['HA', 'HA LA', 'HA LA H7.', 'HK', 'HK LK.', 'S9', 'S9 L9.'],
  );
});

test('the table pauses after each bid and answer, but not after a played card', () => {
  const game = announced();
  const steps = recordActions(game, [
    { type: 'bid', seat: 1, to: 3 },
    { type: 'hold', seat: 0 },
    { type: 'play', seat: 1, card: 'EA' },
  ]);
  assert.deepEqual(
    steps.map(({ moments }) => moments.map(({ pause }) => pause)),
    [['word'], ['word'], ['none']],
  );
  assert.deepEqual(steps[0].moments[0].snapshot.speech, { seat: 1, text: { key: 'said-bid', params: { to: 3 } } });
  assert.equal(steps[2].moments[0].snapshot.speech, null);
});

test('a view that no action caused appears without speech, pause or log lines', () => {
  const game = play(announced(), 'EA');
  const view = game.view(0);
  const moments = momentsOf(stillSnapshot(announced().view(0)), null, [], view, peopleAt(game.rules));
  assert.deepEqual(moments, [{ snapshot: { view, drawn: [], speech: null }, lines: [], pause: 'none', happened: [] }]);
});

/** Returns the positions of the pack's cards in a moment, bottom card first. */
const packIn = ({ snapshot }: Moment): readonly number[] =>
  drawTable(snapshot, LAYOUT, { viewer: 0, shadesUnplayable: false }).cards.flatMap(({ key, box }) =>
    key.startsWith('pack-') ? [box.x] : [],
  );
const spread = (places: readonly number[]): number => Math.max(...places) - Math.min(...places);

test('before the cut, the cards on the table are gathered and the pack is shuffled', () => {
  const game = announced();
  playTricks(game, 5);
  const [{ moments }] = recordActions(game, [{ type: 'next', seat: 0 }]);
  assert.deepEqual(
    moments.map(({ snapshot }) => [snapshot.view.phase, snapshot.view.toAct.length]),
    [
      ['cut', 0],
      ['cut', 1],
    ],
  );
  const [apart, together] = moments.map(packIn);
  assert.ok(spread(apart) > LAYOUT.tableCard.width && spread(together) < 10);
  const gathers = moments.map(
    ({ snapshot }) => drawTable(snapshot, LAYOUT, { viewer: 0, shadesUnplayable: false }).gatherAt?.length ?? 0,
  );
  assert.deepEqual(gathers, [2, 0]);
});

test('the cut appears before the deal, and a deeper cut lifts a higher packet', () => {
  const liftedAt = (place?: number): number => {
    const game = createGame({ variant: 'normal', seed: 'cut', setup: { dealer: 0 } });
    const [{ moments }] = recordActions(game, [{ type: 'cut', seat: 3, ...(place !== undefined && { at: place }) }]);
    assert.deepEqual(
      moments.map(({ snapshot, lines }) => [snapshot.view.phase, snapshot.view.toAct.length, lines.length]),
      [
        ['cut', 0, 1],
        ['announce', 1, 1],
      ],
    );
    const places = packIn(moments[0]);
    return places.filter((x) => places[0] - x > LAYOUT.tableCard.width / 2).length;
  };
  assert.deepEqual([liftedAt(1), liftedAt(8), liftedAt(), liftedAt(32)], [1, 2, 4, 7]);
});

test('the trick that decides a hand stays in place, with its winner, until the next deal', () => {
  let decided = 0;
  fc.assert(
    fc.property(anyRules, anySeed, (rules, seed) => {
      for (const { before, moments, view } of randomGame({ rules, seed }, 0, 200)) {
        const isOver = view.phase === 'hand-over' || view.phase === 'game-over';
        const [shown, over] = moments
          .slice(-2)
          .map(({ snapshot }) => modelOf(snapshot, LAYOUT, peopleAt(rules, snapshot.view.seat)));
        if (!isOver || view.result?.reason !== 'tricks' || !shown || !over || before.view.result) continue;
        decided++;
        const played = ({ trick }: TableModel) => trick.map(({ card, place, won }) => ({ card, place, won }));
        assert.deepEqual(played(over), played(shown));
        assert.equal(over.trick.filter(({ won }) => won).length, 1);
        const keys = over.picture.cards.map(({ key }) => key);
        assert.equal(new Set(keys).size, keys.length, 'no card is shown twice');
      }
    }),
    { numRuns: runs(6, 60), seed: 4 },
  );
  assert.ok(decided > 3, `${decided} hands`);
});

test('in an open trick, the winning card is marked, but only for a viewer who knows the announcement', () => {
  const seen = { marked: 0, unmarked: 0 };
  fc.assert(
    fc.property(anyRules, anySeed, fc.constantFrom(0, 1, null), (rules, seed, viewer) => {
      for (const { moments } of randomGame({ rules, seed }, viewer, 120)) {
        for (const { snapshot } of moments) {
          const { trick, announcement, phase } = snapshot.view;
          if (snapshot.won || phase !== 'play' || trick.length < 2) continue;
          const { picture } = modelOf(snapshot, LAYOUT, peopleAt(rules, snapshot.view.seat));
          const marked = picture.cards.flatMap(({ mark, cardFace }) => (mark === 'winning' ? [cardFace] : []));
          const { schlag, trumpf } = announcement;
          const played = trick.map(({ card }) => card);
          if (schlag === undefined || trumpf === undefined) {
            assert.deepEqual(marked, []);
            seen.unmarked++;
          } else {
            assert.deepEqual(marked, [played[trickWinner(rules, { schlag, trumpf }, played)]]);
            seen.marked++;
          }
        }
      }
    }),
    { numRuns: runs(8, 60), seed: 5 },
  );
  assert.ok(seen.marked > 20 && seen.unmarked > 5, JSON.stringify(seen));
});
