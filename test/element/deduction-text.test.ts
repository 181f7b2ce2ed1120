/** Texts of the deduction sheet for the conclusions from `deduce()`, in every language. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explainEntry, findingText, reasonText } from '../../src/element/table/advice/deduction-text.js';
import { deductionLanguageFor, loadDeductionTexts } from '../../src/i18n/deduction.js';
import { LANGUAGES } from '../../src/i18n/languages.js';
import { createGame } from '../../src/game/game.js';
import type { Because, BecauseKey } from '../../src/players/deduction/because.js';
import { deduce } from '../../src/players/deduction/deduce.js';
import { schlaegeOf } from '../../src/rules/announce.js';
import { SUITS } from '../../src/rules/card.js';
import { randomFrom } from '../../src/rules/random.js';
import type { People } from '../../src/table/people.js';
import { LANGUAGE_TEXTS } from '../../tools/shared/language-texts.js';
import { seats } from '../game/table.js';

const PEOPLE: People = { viewer: 0, seated: true, names: ['Du', 'Sepp', 'Moidl', 'Luis'], blind: true };

/** An example of each reason. */
const REASONS: { readonly [Key in BecauseKey]: Extract<Because, { readonly key: Key }> } = {
  told: { key: 'told', params: {} },
  'trick-taken': { key: 'trick-taken', params: { seat: 1, card: 'E9', other: 3, better: 'LA' } },
  'not-followed': { key: 'not-followed', params: { seat: 1, card: 'EK', led: 'HA', held: 'H9' } },
  'bid-barred': { key: 'bid-barred', params: { seat: 1, card: 'SU', led: 'HA' } },
  'no-schlag': { key: 'no-schlag', params: { seat: 1, schlag: 'weli' } },
  'no-trumpf': { key: 'no-trumpf', params: { seat: 1, trumpf: 'L' } },
  'schlag-not-followed': { key: 'schlag-not-followed', params: { seat: 1, schlag: '9', card: 'EK', led: 'HA' } },
  'trumpf-not-followed': { key: 'trumpf-not-followed', params: { seat: 1, trumpf: 'L', card: 'EK', led: 'HA' } },
  'no-deal': { key: 'no-deal', params: {} },
};

for (const language of LANGUAGES) {
  test(`in '${language}', the deduction sheet states every reason in a sentence with player and card names`, async () => {
    const { deduction } = await loadDeductionTexts(deductionLanguageFor(language));
    assert.equal(deduction, LANGUAGE_TEXTS[language].deduction);
    for (const deck of ['salzburg', 'french'] as const) {
      const { card, schlag, suit } = LANGUAGE_TEXTS[language].table[deck];
      const said = Object.values(REASONS).map((because) => {
        const sentence = reasonText(deduction[deck], because, PEOPLE);
        assert.match(sentence, /^\p{Lu}.*\.$/u);
        assert.doesNotMatch(sentence, /undefined|\[object|[{}]/);
        const { seat, other, ...rest } = because.params as Readonly<Record<string, unknown>>;
        for (const one of [seat, other])
          if (typeof one === 'number') assert.ok(sentence.includes(PEOPLE.names[one]), sentence);
        for (const [name, value] of Object.entries(rest)) {
          const known =
            name === 'schlag' ? schlag(value as '9') : name === 'trumpf' ? suit(value as 'E') : card(value as 'EK');
          // Texts can inflect a name, such as "Buben" for "Bube".
          assert.ok(sentence.toLowerCase().includes(known.toLowerCase()), `${sentence} has no ${known}`);
        }
        return sentence;
      });
      assert.equal(new Set(said).size, said.length);
    }
    const own = reasonText(
      deduction.salzburg,
      { key: 'trick-taken', params: { seat: 0, card: 'E9', other: 1, better: 'LA' } },
      PEOPLE,
    );
    assert.ok(!own.includes('Du'), 'the viewer is addressed, not named');
  });
}

test('the deduction sheet states the conclusion from a trick as a sentence', () => {
  const { salzburg } = LANGUAGE_TEXTS['en'].deduction;
  const finding = { trick: 1, seat: 1, card: 'E9', beatenCard: 'LA' } as const;
  const told = (statement: Parameters<typeof findingText>[1]['statement'], beatenCard: 'LA' | null = 'LA'): string =>
    findingText(salzburg, { ...finding, beatenCard, statement }, PEOPLE);
  assert.deepEqual(
    [
      told({ key: 'either', schlag: '9', trumpf: 'E' }),
      told({ key: 'is', schlag: '9', trumpf: null }),
      told({ key: 'is', schlag: '9', trumpf: 'E' }),
      told({ key: 'none', schlaege: ['K', 'O'], truempfe: ['L'] }, null),
    ],
    [
      'Sepp beat the Ace of Leaves with the Nine of Acorns: Schlag Nine or Trumpf Acorns.',
      'Sepp beat the Ace of Leaves with the Nine of Acorns: Schlag Nine.',
      'Sepp beat the Ace of Leaves with the Nine of Acorns: Schlag Nine and Trumpf Acorns.',
      'Sepp took the trick with the Nine of Acorns: not Schlag King or Ober, nor Trumpf Leaves.',
    ],
  );
});

test('if a Schlag fits only some Trümpfe, its explanation names them and says why the others are ruled out', () => {
  const { deduction } = LANGUAGE_TEXTS['de'];
  const { suit } = LANGUAGE_TEXTS['de'].table.salzburg;
  let partly = 0;
  for (const seed of ['eins', 'zwei', 'drei', 'vier']) {
    const game = createGame({ variant: 'suedtirol-blind', seed, rules: { bidWhen: 'never' }, setup: { dealer: 1 } });
    const luck = randomFrom(seed, 'text');
    for (let count = 0; count < 60 && game.view(null).result === null; count++) {
      const legal = seats(game).flatMap((seat) => game.legalActions(seat));
      game.act(legal[luck(legal.length)]);
      const view = game.view(0);
      if (view.phase !== 'play' || view.announcement.schlag !== undefined) continue;
      const deduced = deduce(view);
      for (const schlag of schlaegeOf(view.rules)) {
        const { sentences, tricks } = explainEntry(deduction.salzburg, deduced, { kind: 'schlag', schlag }, PEOPLE);
        const open = deduced.possible.filter((pair) => pair.schlag === schlag);
        const out = deduced.excluded.filter((pair) => pair.schlag === schlag);
        const [first = '', ...reasons] = sentences;
        const inFirst = SUITS.filter((trumpf) => first.includes(suit(trumpf)));
        const isWhole = open.length === 0 || out.length === 0;
        assert.deepEqual(inFirst, isWhole ? [] : open.map(({ trumpf }) => trumpf));
        assert.equal(first.includes('ausgeschlossen'), open.length === 0);
        for (const { because } of out)
          assert.ok(reasons.some((sentence) => sentence.endsWith(reasonText(deduction.salzburg, because, PEOPLE))));
        assert.deepEqual(new Set(tricks), new Set(out.flatMap((pair) => pair.tricks)));
        if (!isWhole) partly++;
      }
    }
  }
  assert.ok(partly > 20);
});
