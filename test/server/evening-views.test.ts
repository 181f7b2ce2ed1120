/** Tests for the views of an evening: what they depend on, and what they never contain. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { createEvening } from '../../src/evening/evening.js';
import type { EveningEvent } from '../../src/evening/event.js';
import type { HallPage } from '../../src/online/evening/messages.js';
import { createViews, isSameList, readBy } from '../../src/server/evenings/views.js';

const PAGES: readonly (readonly [HallPage, number | null])[] = [
  ...[1, 2, 3, 4, 5, 6].map((no) => ['pair', no] as const),
  ...(['tables', 'standings', 'screen', 'referee'] as const).map((page) => [page, null] as const),
];

const presets = ['wattkoenig', 'tirol-groups', 'knockout', 'bayern-3x3'] as const;

/** Returns the events that a script of numbers stands for, some of which the evening rejects. */
const eventsOf = (script: readonly number[]): readonly EveningEvent[] =>
  script.map((number, index): EveningEvent => {
    const round = 1 + (number % 3);
    const match = `${round}-${1 + ((number >> 2) % 3)}`;
    const by = 1 + ((number >> 4) % 6);
    const games = Array.from({ length: [1, 1, 2, 3][(number >> 7) % 4] ?? 1 }, () => [15, number % 14] as const);
    const kinds: readonly EveningEvent[] = [
      { type: 'draw', round, seed: `secret ${index}` },
      { type: 'tell', match, by, games },
      { type: 'agree', match, by },
      { type: 'dispute', match, by },
      { type: 'tell', match, by: 'slip', games },
      { type: 'rule', match, games },
      { type: 'close-round', round },
      { type: 'swap', round, a: by, b: 1 + ((by + 2) % 6) },
      { type: 'announce', text: `Text ${index}` },
      { type: 'withdraw', entry: by },
      { type: 'adjust', entry: by, points: -2, text: 'late' },
      { type: 'substitute', entry: by, names: ['Vroni', `Hias ${index}`] },
      { type: 'open-round', round },
      { type: 'set-match-way', match, way: 'online' },
      { type: 'set-entry-way', entry: by, way: 'online' },
      { type: 'tell', match, by: 'server', games },
      { type: 'drop-dispute', match, by },
      { type: 'slips-only', on: number % 2 === 0 },
    ];
    return kinds[(number >> 9) % kinds.length] ?? { type: 'finish' };
  });

test('a view changes only if a part that it is computed from changes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...presets),
      fc.array(fc.integer({ min: 0, max: 2 ** 20 }), { minLength: 20, maxLength: 60 }),
      (preset, script) => {
        const entries = [1, 2, 3, 4, 5, 6].map((no) => [`Anna ${no}`, `Bert ${no}`] as const);
        const evening = createEvening({ preset, name: 'Preiswatten', entries });
        const viewOf = createViews({ evening: 'AAAAAAAAAAAAAAAA', keys: 'keys' });
        let applied = 0;
        for (const event of [{ type: 'draw', round: 1, seed: 'secret' } as const, ...eventsOf(script)]) {
          const before = evening.state;
          try {
            evening.do(event);
          } catch {
            continue;
          }
          applied++;
          for (const [page, no] of PAGES) {
            const [old, next] = [before, evening.state].map((state) =>
              JSON.stringify(viewOf(state, page, no === null ? null : { no, person: 0 })),
            );
            if (old !== next)
              assert.ok(
                !isSameList(readBy(before, page, no), readBy(evening.state, page, no)),
                `${event.type} changes ${page} ${no}`,
              );
            assert.doesNotMatch(next ?? '', /secret/u, page);
          }
        }
        assert.ok(applied > 0);
      },
    ),
    { numRuns: 200 },
  );
});
