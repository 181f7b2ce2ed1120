/** Tests of the players' small talk. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../src/rules/seats.js';
import { addLanguage, loadTableTexts } from '../../src/i18n/languages.js';
import { VARIANT_IDS, type Region } from '../../src/rules/variants.js';
import type { Talk } from '../../src/table/snapshot.js';
import { LINES_PER_OCCASION, talkOf, type TalkStyle, type Talkers } from '../../src/table/talk.js';
import { say } from '../../src/i18n/text.js';
import { handsWith } from '../game/situations.js';
import { announced, gameAtScore, FIVE_TRICKS, FOREHAND_WINS, playHand } from '../game/table.js';
import { de, en } from '../i18n/spoken.js';
import { peopleAt, randomGame, recordActions, recordSteps, type Step } from './recorded-steps.js';

type Line = Exclude<ReturnType<typeof talkOf>, null>;

const allWith = (style: TalkStyle): Talkers => [style, style, style, style];

/** Returns all small talk in these steps, in order. */
const talkIn = (steps: readonly Step[], talkers: Talkers, viewer: Seat | null = 0): readonly Line[] => {
  let last: Talk | null = null;
  return steps.flatMap((step) =>
    step.moments.flatMap((moment, index) => {
      const { view } = index === 0 ? step.before : step.moments[index - 1].snapshot;
      const line = talkOf(view, moment, peopleAt(step.view.rules, viewer), talkers, last);
      last = line?.text ?? last;
      return line ?? [];
    }),
  );
};

const REGIONS: readonly Region[] = ['tirol', 'salzburg', 'bayern'];

const textOf = ({ text }: Line): string => say(de, text);

/** Returns the small talk in random games of all variants. */
const GAMES = VARIANT_IDS.map((variant) => randomGame({ variant, seed: `talk2-${variant}` }, null, 300));

test('in every language and region, all small-talk lines for all occasions differ', async () => {
  const regions = await Promise.all(REGIONS.map((region) => loadTableTexts('de', region)));
  for (const messages of [en, ...regions.map(({ table }) => table.salzburg)]) {
    const keys = Object.keys(messages).filter((key) => key.startsWith('talk-')) as Talk['key'][];
    assert.equal(keys.length, Object.keys(de).filter((key) => key.startsWith('talk-')).length);
    const lines = keys.flatMap((key) =>
      Array.from({ length: LINES_PER_OCCASION }, (_, line) =>
        say(messages, { key, params: { line, count: 2 } } as Talk),
      ),
    );
    assert.equal(new Set(lines).size, keys.length * LINES_PER_OCCASION);
    for (const line of lines) assert.ok(line.length > 2 && line.length <= 22, line);
  }
});

test('German and its dialect have regional small talk, and other languages use the same lines in each region', async () => {
  const said = async (language: string, region: Region, deck: 'salzburg' | 'french' = 'salzburg'): Promise<string> =>
    say((await loadTableTexts(language, region)).table[deck], { key: 'talk-hold', params: { line: 3 } });
  assert.equal(await said('de', 'tirol'), say(de, { key: 'talk-hold', params: { line: 3 } }));
  for (const language of ['de', 'de-x-dialect']) {
    assert.equal(await said(language, 'bayern'), 'Des wui i sehng.');
    assert.equal(await said(language, 'salzburg', 'french'), 'Des wü i sehn.');
  }
  assert.equal(await said('en', 'bayern'), await said('en', 'tirol'));
});

test("tables with the page's own `messages` keep the region's small talk", async () => {
  const { table, tableIn } = await loadTableTexts('de', 'bayern');
  assert.ok(tableIn);
  const text: Talk = { key: 'talk-hold', params: { line: 3 } };
  assert.equal(say(tableIn(table.french), text), 'Des wui i sehng.');
});

test("if a region's small talk fails to load, the language's usual small talk is used", async () => {
  addLanguage('x-alone', {
    table: async () => ({ table: { salzburg: de, french: de } }),
    hints: () => Promise.reject(new Error('unused')),
    talk: { bayern: () => Promise.reject(new TypeError('not there')) },
  });
  assert.equal((await loadTableTexts('x-alone', 'bayern')).table.salzburg, de);
});

test('no small-talk line occurs twice in a row, and each occasion occurs at least once', () => {
  const keys = new Set<string>();
  for (const steps of GAMES) {
    const lines = talkIn(steps, allWith('talkative'), null);
    for (const [index, line] of lines.entries()) {
      keys.add(line.text.key);
      if (index > 0) assert.notEqual(textOf(line), textOf(lines[index - 1]));
    }
  }
  // The end of a game has a separate test below.
  const never = Object.keys(de).filter((key) => /^talk-(?!game|schn|retour)/.test(key) && !keys.has(key));
  assert.deepEqual(never, []);
});

test('only players with a talk style make small talk', () => {
  const [steps] = GAMES;
  assert.ok(talkIn(steps, allWith('even'), null).some(({ seat }) => seat !== 2));
  const spoken = talkIn(steps, [null, null, 'talkative', null], null);
  assert.ok(spoken.length > 0);
  assert.deepEqual([...new Set(spoken.map(({ seat }) => seat))], [2]);
  assert.deepEqual(talkIn(steps, [], null), []);
  assert.deepEqual(talkIn(steps, [null, null, null, null], null), []);
});

test('talkative people speak more often than careful people, and the same game produces the same small talk', () => {
  const count = (style: TalkStyle): number =>
    GAMES.reduce((sum, steps) => sum + talkIn(steps, allWith(style), null).length, 0);
  const [careful, even, talkative] = (['careful', 'even', 'talkative'] as const).map(count);
  assert.ok(careful < 0.7 * even && even < 0.8 * talkative, `${careful}, ${even}, ${talkative}`);
  for (const steps of GAMES.slice(0, 3))
    assert.deepEqual(talkIn(steps, allWith('sly'), null), talkIn(steps, allWith('sly'), null));
});

test('a player who folds comments on the points that the fold costs', () => {
  const said = new Set<string>();
  for (let hand = 0; hand < 12; hand++) {
    const game = announced(FIVE_TRICKS, { setup: gameAtScore(hand, 0) });
    const steps = recordActions(game, [
      { type: 'bid', seat: 1, to: 3 },
      { type: 'hold', seat: 0 },
      { type: 'play', seat: 1, card: 'EA' },
      { type: 'bid', seat: 2, to: 4 },
      { type: 'fold', seat: 1 },
    ]);
    for (const line of talkIn(steps.slice(4), allWith('talkative'))) {
      assert.deepEqual([line.seat, line.text.key], [1, 'talk-fold']);
      said.add(textOf(line));
    }
  }
  assert.ok(said.has('Drei guat.'), [...said].join(' '));
});

test('if all players know the role of a card, the player who wins or loses with it comments on it', () => {
  const keys = new Set<string>();
  for (let points = 0; points < 8; points++) {
    const game = announced(handsWith({ 1: 'H8 LK SK EK LA', 2: 'H9 HK HO HU H10' }), { setup: gameAtScore(points, 0) });
    const steps = recordSteps(game, 0);
    for (const card of ['H8', 'H9'] as const) game.act({ type: 'play', seat: game.toAct[0], card });
    while (game.view(0).trick.length > 0) {
      const [action] = game.legalActions(game.toAct[0]).filter(({ type }) => type === 'play');
      game.act(action);
    }
    const by: Readonly<Partial<Record<Talk['key'], Seat>>> = { 'talk-guter': 2, 'talk-beaten': 1 };
    for (const { seat, text } of talkIn(steps, allWith('talkative'))) {
      assert.equal(seat, by[text.key], text.key);
      keys.add(text.key);
    }
  }
  assert.deepEqual([...keys].sort(), ['talk-beaten', 'talk-guter']);
});

test('in blind play, no small talk mentions the role of a card, even for viewers who know the role', () => {
  let tricks = 0;
  for (const viewer of [0, 1, 2, null] as const) {
    for (const variant of ['blind', 'suedtirol-blind', 'toblach-blind'] as const) {
      const steps = randomGame({ variant, seed: 'geheim' }, viewer, 150);
      for (const { text } of talkIn(steps, allWith('talkative'), viewer)) {
        assert.doesNotMatch(text.key, /guter|rechter|linker|kritischer|beaten/);
        if (text.key === 'talk-trick') tricks++;
      }
    }
  }
  assert.ok(tricks > 0);
});

test('a win and a Schneider have different small talk, and a loser speaks if the winners are silent', () => {
  const endOf = (score: readonly [number, number], talkers: Talkers): readonly string[] => {
    const keys = new Set<string>();
    for (let seed = 0; seed < 6; seed++) {
      const game = announced(FOREHAND_WINS, { seed: String(seed), setup: gameAtScore(...score) });
      const steps = recordSteps(game, 0);
      playHand(game);
      assert.equal(game.phase, 'game-over');
      for (const { text } of talkIn(steps.slice(-1), talkers)) keys.add(text.key);
    }
    return [...keys];
  };
  const target = announced(FOREHAND_WINS).rules.target;
  assert.deepEqual(endOf([5, target - 2], allWith('talkative')).slice(-1), ['talk-game-won']);
  assert.deepEqual(endOf([0, target - 2], allWith('talkative')).slice(-1), ['talk-schneider']);
  assert.deepEqual(endOf([5, target - 2], ['talkative', null, 'talkative', null]).slice(-1), ['talk-game-lost']);
});
