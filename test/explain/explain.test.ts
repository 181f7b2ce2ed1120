/** Checks that the explanation of every table is complete in every language. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { explain, type Block, type ExplainMessages } from '../../src/explain.js';
import { deckOf, type Card } from '../../src/rules/card.js';
import { InputError } from '../../src/rules/input-error.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import { anyRuleSet, EVERY_TABLE } from '../rules/any-rules.js';
import { LANGUAGE_NAMES, LANGUAGES, sectionsOf, textsIn, type Language } from './texts.js';
import { runs } from '../runs.js';
import { sampleUntil } from '../until.js';

const checkTexts = (rules: RuleSet, language: Language): void => {
  const { title, sections } = explain(rules, LANGUAGES[language]);
  const headings = sections.map(({ heading }) => heading);
  assert.equal(new Set(headings).size, headings.length, 'every section has a different heading');
  for (const heading of [title, ...headings]) assert.match(heading, /^\p{Lu}.*[^ .]$/u);
  const texts = sections.flatMap(({ blocks, heading }) => {
    assert.ok(blocks.length > 0, `${heading} is empty`);
    return blocks.flatMap(textsIn);
  });
  assert.equal(new Set(texts).size, texts.length, 'no sentence is repeated');
  for (const text of texts) {
    assert.match(text, /\S.*[.:!\p{L}]$/u, text);
    assert.doesNotMatch(
      text,
      /undefined|\bnull\b(?! (?:war|aus))|NaN|\[object|=>|[{}]| {2}| [.,;:!)]|\.\.|^\s|[,;]\s*[.,;]/,
      text,
    );
  }
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!]) /));
  const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
  assert.deepEqual(twice, [], 'no sentence occurs twice');
};

const cardsIn = (block: Block): readonly Card[] => {
  switch (block.type) {
    case 'paragraph':
    case 'list':
      return [];
    case 'tiers':
      return block.tiers.flat();
    case 'trick':
      return block.cards;
    case 'hand':
      return [block.lead, ...block.hand, ...block.playable];
  }
};

const checkCards = (rules: RuleSet): void => {
  const deck = deckOf(rules.pack);
  for (const { blocks } of sectionsOf(rules, 'de')) {
    for (const card of blocks.flatMap(cardsIn))
      assert.ok(deck.includes(card), `${card} is not among the ${rules.pack} cards`);
  }
};

/** Returns a block without its text. */
const shapeOf = (block: Block): unknown =>
  block.type === 'list' ? { type: 'list', items: block.items.length } : { ...block, text: '' };
const shapesOf = (rules: RuleSet, language: Language): unknown =>
  sectionsOf(rules, language).map(({ id, blocks }) => ({ id, blocks: blocks.map(shapeOf) }));

for (const rules of EVERY_TABLE) {
  test(`the ${rules.variant} text (players: ${rules.players}) is complete and has the same blocks in each language`, () => {
    for (const language of LANGUAGE_NAMES) {
      checkTexts(rules, language);
      assert.deepEqual(shapesOf(rules, language), shapesOf(rules, 'de'));
    }
    checkCards(rules);
    assert.equal(explain(rules, LANGUAGES.de).variant, rules.variant);
  });
}

test('the rules text of any compatible rules is complete and repeats no sentence', () => {
  fc.assert(
    fc.property(anyRuleSet, (rules) => {
      for (const language of LANGUAGE_NAMES) checkTexts(rules, language);
      assert.deepEqual(shapesOf(rules, 'en'), shapesOf(rules, 'de'));
      checkCards(rules);
    }),
    { numRuns: runs(60, 2000) },
  );
});

test('the rules text is complete even if a whole suit consists of Kritische', () => {
  const [base] = EVERY_TABLE;
  const critical = deckOf(32).filter((card) => card.startsWith('H'));
  for (const language of LANGUAGE_NAMES) checkTexts({ ...base, critical }, language);
});

test('explain() rejects invalid rules and messages and lists the valid values', () => {
  const rules = defineRules('bayrisch');
  const refused = (...[given, messages]: readonly unknown[]): string => {
    try {
      explain(given as RuleSet, messages as ExplainMessages);
    } catch (error) {
      assert.ok(error instanceof InputError, String(error));
      assert.equal(error.code, 'invalid-option');
      return error.message;
    }
    return assert.fail('nothing was refused');
  };
  for (const messages of [undefined, null, 'de', {}]) assert.match(refused(rules, messages), /such as the export 'en'/);
  for (const given of [undefined, null, 'bayrisch', { variant: 'bayrisch' }])
    assert.match(refused(given, LANGUAGES.de), /needs rules from defineRules\(\) or view\.rules, not/);
});

test('explain() returns plain JSON', () => {
  for (const rules of EVERY_TABLE) {
    const explanation = explain(rules, LANGUAGES.de);
    assert.deepEqual(JSON.parse(JSON.stringify(explanation)), explanation);
  }
});

test('every explanation text in every language is used for some table', () => {
  for (const language of LANGUAGE_NAMES) {
    const needed = new Set<string>();
    const messages = new Proxy(LANGUAGES[language], {
      get: (all, key) => {
        needed.add(String(key));
        return all[key as keyof ExplainMessages];
      },
    });
    const tables = sampleUntil(anyRuleSet, { numRuns: runs(150, 2000), seed: 1 }, () =>
      Object.fromEntries(Object.keys(LANGUAGES[language]).map((key) => [key, needed.has(key)])),
    );
    for (const rules of tables) explain(rules, messages);
  }
});
