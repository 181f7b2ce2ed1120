/** Reasons why a wrong answer to a puzzle is impossible, in the words of the deduction sheet. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wrongPairText } from '../../src/element/features/puzzle/wrong-pair.js';
import { LANGUAGES, type Language } from '../../src/i18n/languages.js';
import { deduce, type Excluded } from '../../src/players/deduction/deduce.js';
import { replay } from '../../src/game/replay.js';
import type { View } from '../../src/game/view.js';
import { puzzleCalled, puzzles } from '../../src/puzzles/puzzles.js';
import type { Announcement } from '../../src/rules/announce.js';
import type { People } from '../../src/table/people.js';
import { LANGUAGE_TEXTS } from '../../tools/shared/language-texts.js';

const PEOPLE: People = { viewer: 0, seated: true, names: ['Rosa', 'Sepp', 'Moidl', 'Luis'], blind: true };

const viewOf = (id: string) => {
  const { record, seat } = puzzleCalled(id);
  return replay(record).view(seat);
};

/** Returns the explanation of a wrong answer to a puzzle. */
const said = (id: string, { schlag, trumpf }: Announcement): string => {
  const view = viewOf(id);
  const excluded = deduce(view).excluded.find((pair) => pair.schlag === schlag && pair.trumpf === trumpf);
  assert.ok(excluded, `${schlag} ${trumpf}`);
  return saidOf(view, excluded);
};

const saidOf = (view: View, excluded: Excluded, language: Language = 'de'): string => {
  const texts = {
    messages: LANGUAGE_TEXTS[language].puzzles.salzburg,
    deduction: LANGUAGE_TEXTS[language].deduction.salzburg,
  };
  return wrongPairText(texts, view, excluded, PEOPLE);
};

test("if a trick's conclusion excludes a wrong puzzle answer, the explanation states that conclusion", () => {
  assert.equal(
    said('find-1', { schlag: 'A', trumpf: 'E' }),
    'Schlag Ass und Trumpf Eichel passen nicht zum 1. Stich. Du hast den Eichel-Siebener mit dem Schell-Achter gestochen: Schlag Acht oder Trumpf Schell.',
  );
});

test('if no conclusion excludes a wrong puzzle answer, the explanation names the play that contradicts it', () => {
  assert.equal(
    said('find-1', { schlag: 'A', trumpf: 'S' }),
    'Schlag Ass und Trumpf Schell passen nicht zum 1. Stich. Dann hätte Moidl den Stich mit dem Schell-Unter gemacht, nicht du mit dem Schell-Achter.',
  );
  assert.equal(
    said('find-79', { schlag: 'A', trumpf: 'H' }),
    'Schlag Ass und Trumpf Herz passen nicht zum 2. und 3. Stich. Dann hätte Sepp auf den Herz-Unter nicht den Schell-Siebener spielen dürfen, mit dem Herz-König noch in der Hand.',
  );
});

test('in every language, the explanation of a wrong puzzle answer addresses the viewer as "you", not by name', () => {
  for (const { id } of puzzles.filter(({ theme }, at) => theme === 'find' && at % 3 === 0)) {
    const view = viewOf(id);
    for (const [at, pair] of deduce(view).excluded.entries()) {
      const language = LANGUAGES[at % LANGUAGES.length] ?? 'de';
      const text = saidOf(view, pair, language);
      assert.match(text, /^\p{Lu}[^.]+(?:\. ?[^.]+)*\. \p{Lu}.+\.$/u, `${id}: ${text}`);
      assert.doesNotMatch(text, /undefined|\[object|Rosa/, `${id}: ${text}`);
    }
  }
});
