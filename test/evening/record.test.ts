/** Records of evenings, and settings. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createEvening, PRESETS, replayEvening, type EveningOptions, type EveningRecord } from '../../src/evening.js';
import { runs } from '../runs.js';
import { drawNext, eveningOf, playRound } from './play.js';

const presetNames = Object.keys(PRESETS) as (keyof typeof PRESETS)[];

test('a record replays to the same state, after JSON and after any number of events', () => {
  fc.assert(
    fc.property(fc.constantFrom(...presetNames), fc.integer({ min: 8, max: 40 }), (preset, count) => {
      const evening = eveningOf(count, { preset, code: 'lana-2026' });
      evening.do({ type: 'announce', text: 'Welcome', at: 1_790_000_000_000 });
      for (const seed of ['1', '2', '3']) {
        drawNext(evening, seed);
        playRound(evening, seed);
        const record = JSON.parse(JSON.stringify(evening.record())) as EveningRecord;
        const replayed = replayEvening(record);
        assert.deepEqual(replayed.state, evening.state);
        assert.deepEqual(replayed.record(), evening.record());
      }
    }),
    { numRuns: runs(15, 200) },
  );
});

test('a record with an impossible event is rejected with the number of the event', () => {
  const evening = eveningOf(8);
  drawNext(evening, '1');
  const record = evening.record();
  const broken = { ...record, events: [...record.events, { type: 'close-round', round: 1 }] } as EveningRecord;
  assert.throws(() => replayEvening(broken), {
    code: 'invalid-record',
    message: /^Event 2 of the record: Round 1 cannot/u,
  });
});

test('a record of an unknown version, or with unknown fields, is rejected', () => {
  const record = eveningOf(8).record();
  assert.throws(() => replayEvening({ ...record, version: 2 } as unknown as EveningRecord), {
    code: 'unknown-record-version',
    message: /must be 1, not 2/u,
  });
  assert.throws(() => replayEvening({ ...record, players: 3 } as unknown as EveningRecord), { code: 'invalid-record' });
  assert.throws(() => replayEvening(null as unknown as EveningRecord), { code: 'invalid-record' });
  assert.throws(() => replayEvening({ ...record, events: {} } as unknown as EveningRecord), { code: 'invalid-record' });
});

test('the state is frozen, so that a page cannot change results without an event', () => {
  const evening = eveningOf(8);
  drawNext(evening, '1');
  assert.throws(() => {
    (evening.state.entries as unknown[]).push('x');
  }, TypeError);
  assert.ok(Object.isFrozen(evening.state.rounds[0]?.matches[0]?.sides));
});

test('every preset is a valid setting', () => {
  for (const preset of presetNames) {
    const { state } = createEvening({ preset, name: 'x' });
    assert.deepEqual(state.settings, PRESETS[preset]);
    assert.deepEqual(createEvening({ settings: PRESETS[preset], name: 'x' }).state.settings, PRESETS[preset]);
  }
});

test('invalid settings are rejected with the valid values', () => {
  const rejects = (options: unknown, message: RegExp) =>
    assert.throws(() => createEvening(options as EveningOptions), {
      name: 'EveningError',
      code: 'invalid-settings',
      message,
    });
  const changed = (settings: object) => ({ preset: 'wattkoenig', name: 'x', settings });
  rejects({ preset: 'jass', name: 'x' }, /'preset' must be 'wattkoenig'/u);
  rejects({ preset: 'wattkoenig' }, /'name' must be a text/u);
  rejects({ name: 'x' }, /'settings' must be an object/u);
  rejects({ preset: 'wattkoenig', name: 'x', pairs: [] }, /unknown field 'pairs'/u);
  rejects(changed({ variant: 'bavaria' }), /'variant' must be 'suedtirol'/u);
  rejects(changed({ target: 4 }), /from 5 to 21, not 4/u);
  rejects(changed({ rules: { players: 7 } }), /players/u);
  rejects(changed({ stages: [] }), /at least one stage/u);
  rejects(
    changed({ stages: [{ kind: 'swiss' }] }),
    /'kind' of Stage 1 must be 'draw', 'groups', 'clubs' or 'knockout'/u,
  );
  rejects(changed({ stages: [{ kind: 'draw', rounds: 0, games: 1 }] }), /'rounds' of Stage 1/u);
  rejects(changed({ stages: [PRESETS.knockout.stages[0], PRESETS.knockout.stages[0]] }), /only as the last stage/u);
  rejects(
    changed({ stages: [{ kind: 'draw', rounds: 3, games: 3, winnersStay: 'yes' }] }),
    /'winnersStay' of Stage 1/u,
  );
  const finalOf = (of: number) => ({ kind: 'knockout', of, bestOf: 1, third: 'from-standings' });
  const [draw] = PRESETS.wattkoenig.stages;
  rejects(
    changed({ stages: [draw, finalOf(4)] }),
    /'third' of Stage 2 can be 'from-standings' only if 'of' is 2, not 4/u,
  );
  rejects(changed({ stages: [finalOf(2)] }), /only after another stage/u);
  rejects(
    changed({ stages: [draw, { ...finalOf(2), third: 'no' }] }),
    /'third' of Stage 2 must be true, false or 'from-standings', not 'no'/u,
  );
  rejects(changed({ ties: ['wins', 'wins'] }), /'wins' twice/u);
  rejects(changed({ ties: ['rating'] }), /must be 'wins'/u);
  rejects(changed({ score: { win: 10 } }), /'own' of 'score'/u);
  rejects(changed({ score: { win: 10, own: true, bye: [15] } }), /two numbers/u);
  rejects(changed({ swiss: true }), /unknown field 'swiss'/u);
});
