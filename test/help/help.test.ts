/** Tests that the help for a decision is true, uses no hidden knowledge and exists in every language. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { helpSentence } from '../../src/element/features/help/help-text.js';
import { createGame, type Game, type GameOptions } from '../../src/game/game.js';
import { IllegalAction } from '../../src/game/illegal-action.js';
import type { Action } from '../../src/game/action.js';
import type { View } from '../../src/game/view.js';
import { countHand, chooseHelp, findSameHelp, countHelp, type HelpCounts } from '../../src/help/fading.js';
import { helpsFor, topicOf, type Help, type HelpKey } from '../../src/help/help.js';
import { help as german } from '../../src/i18n/de/help.js';
import { isBlind } from '../../src/rules/announce.js';
import { deckOf, type Card } from '../../src/rules/card.js';
import { roleOf, trickWinner } from '../../src/rules/order.js';
import { randomFrom, shuffled } from '../../src/rules/random.js';
import { isAnnouncer, playTogether, seatsOf, type Seat } from '../../src/rules/seats.js';
import { HAND_SIZE } from '../../src/rules/tricks.js';
import { defineRules, VARIANT_IDS } from '../../src/rules/variants.js';
import { LANGUAGE_TEXTS } from '../../tools/shared/language-texts.js';
import { anyAction, anyRules, anySeed, playAtRandom } from '../game/random-play.js';
import { handsWith, play } from '../game/situations.js';
import { announce, announced, dealt, FOREHAND, FOREHAND_WINS, playCards } from '../game/table.js';
import { runs } from '../runs.js';
import { assertUntil } from '../until.js';

const NAMES = ['Moidl', 'Luis', 'Rosa', 'Sepp'];
const NOTHING: HelpCounts = { hands: {}, thisHand: {} };
const KEYS = Object.keys(german.salzburg) as readonly HelpKey[];

/** Plays a random game and calls `each` with the view and help of each seat that must act. */
const eachQuestion = (
  options: GameOptions,
  length: number,
  each: (view: View, helps: readonly Help[]) => void,
): void => {
  let count = 0;
  playAtRandom(options, (game) => {
    for (const seat of game.toAct) {
      const view = game.view(seat);
      each(view, helpsFor(view, NAMES));
    }
    return ++count < length;
  });
};

test('the help names the winning card of the trick and the lowest cards in the hand that beat it', () => {
  let asked = 0;
  assertUntil(
    fc.property(anyRules, anySeed, (rules, seed) => {
      eachQuestion({ rules, seed }, 150, (view, helps) => {
        const { schlag, trumpf } = view.announcement;
        const found = helps.find(({ key }) => key.startsWith('ahead-'));
        const isAsked = view.phase === 'play' && view.trick.length > 0 && view.hand.length > 1;
        if (!found) return assert.ok(!isAsked || !schlag || !trumpf);
        asked++;
        if (!schlag || !trumpf || view.seat === null)
          return assert.fail('help on the winning card without an announcement');
        const cards = view.trick.map(({ card }) => card);
        const winnerOf = (played: readonly Card[]): number => trickWinner(view.rules, { schlag, trumpf }, played);
        const best = view.trick[winnerOf(cards)];
        assert.equal((found.params as { readonly card: Card }).card, best.card);
        assert.equal((found.params as { readonly name: string }).name, NAMES[best.seat]);
        const isPartner = playTogether(view.rules, view.dealer as number, view.seat, best.seat);
        assert.equal(found.key === 'ahead-partner', isPartner);
        if (isPartner) return;
        const beating = view.legal.flatMap((action) =>
          action.type === 'play' &&
          !action.penalty &&
          !action.call &&
          winnerOf([...cards, action.card]) === cards.length
            ? [action.card]
            : [],
        );
        const told = found.key === 'ahead-opponent' ? found.params : { beats: [], more: false };
        assert.equal(told.beats.length, Math.min(2, beating.length));
        assert.equal(told.more, beating.length > 2);
        assert.deepEqual(
          told.beats.filter((card) => !beating.includes(card)),
          [],
        );
        // The help names the lowest beating cards: no omitted card is lower than a named one.
        const [low, high] = told.beats;
        if (low && high) assert.equal(winnerOf([...cards, high, low]), cards.length, `${low} is lower than ${high}`);
      });
    }),
    { numRuns: runs(6, 300), seed: 2 },
    () => ({ tricks: asked > runs(80, 2000) }),
  );
});

test('if the help calls a card the highest remaining one, that card beats all unseen cards', () => {
  let led = 0;
  assertUntil(
    fc.property(anyRules, anySeed, (rules, seed) => {
      eachQuestion({ rules, seed }, 150, (view, helps) => {
        const { schlag, trumpf } = view.announcement;
        const found = helps.find(({ key }) => key === 'lead-highest');
        if (found?.key !== 'lead-highest' || !schlag || !trumpf) return;
        led++;
        const deal = view.history.map(({ type }) => type).lastIndexOf('deal');
        const past = view.history.slice(deal).flatMap((entry) => (entry.type === 'play' ? [entry.card] : []));
        const others = deckOf(view.rules.pack).filter((card) => !past.includes(card) && !view.hand.includes(card));
        const unbeaten = others.filter((card) => card !== view.peeked);
        for (const other of unbeaten)
          assert.equal(trickWinner(view.rules, { schlag, trumpf }, [found.params.card, other]), 0, other);
      });
    }),
    { numRuns: runs(6, 300), seed: 3 },
    () => ({ leads: led > runs(8, 200) }),
  );
});

/** Help for seats that can choose among several cards. */
const OF_SEVERAL: readonly HelpKey[] = [
  'lead-trumpf',
  'lead-free',
  'must-follow',
  'must-call',
  'free-of-trump',
  'free',
  'ahead-partner',
  'ahead-lost',
  'blind-lead',
  'blind-free',
];

test('the help offers no choice for the last card, names only legal bids and counts the tricks of the hand', () => {
  const times = { last: 0, bid: 0, whole: 0, trump: 0 };
  assertUntil(
    fc.property(anyRules, anySeed, (rules, seed) => {
      eachQuestion({ rules, seed }, 150, (view, helps) => {
        const { schlag, trumpf } = view.announcement;
        const roles = schlag && trumpf ? view.hand.map((card) => roleOf(view.rules, { schlag, trumpf }, card)) : null;
        if (view.phase === 'play' && view.hand.length === 1) {
          times.last++;
          assert.deepEqual(
            helps.filter(({ key }) => OF_SEVERAL.includes(key)),
            [],
          );
        }
        for (const help of helps) {
          if (help.key === 'bid') {
            times.bid++;
            const { to } = help.params;
            assert.ok(view.legal.some((action) => action.type === 'bid' && action.to === to && !action.penalty));
            assert.notDeepEqual(new Set(roles), new Set(['plain']));
          }
          if (help.key === 'free-of-trump') {
            times.trump++;
            assert.ok(!roles?.includes('trumpf'), 'a seat that holds a trump must play one');
          }
          if (help.key === 'hand-tricks') {
            const played = view.tricks.reduce((sum, taken) => sum + taken, 0);
            assert.equal(help.params.left, played < HAND_SIZE);
            if (played === HAND_SIZE) times.whole++;
          }
        }
      });
    }),
    { numRuns: runs(6, 300), seed: 4 },
    () => Object.fromEntries(Object.entries(times).map(([what, count]) => [what, count > 0])),
  );
});

test('after a hand, the first help for every seat names the side that is gestrichen', () => {
  let struck = 0;
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const game = createGame({ variant: 'suedtirol', seed, setup: { dealer: 0, score: [12, 8] } });
    const luck = randomFrom('luck', seed);
    while (game.phase !== 'hand-over' && game.phase !== 'game-over') game.act(anyAction(game, luck));
    if (game.phase !== 'hand-over') continue;
    const sides = game.view(0).score.map((points) => points >= 13);
    for (const seat of game.toAct) {
      const keys = helpsFor(game.view(seat), NAMES).map(({ key }) => key);
      const expected = sides[seat % 2] ? 'gestrichen-own' : sides[(seat + 1) % 2] ? 'gestrichen-others' : undefined;
      if (expected) struck++;
      assert.equal(
        keys.find((key) => key.startsWith('gestrichen')),
        expected,
      );
      assert.ok(!expected || keys[0] === expected);
    }
  }
  assert.ok(struck > 0);
});

/** Returns the first help for the seat to act. */
const firstHelp = (game: Game): Help | undefined => helpsFor(game.view(game.toAct[0]), NAMES)[0];

test('before the first card of a hand for the Four, the first help for every seat gives the value and the reason', () => {
  const game = dealt(undefined, { variant: 'suedtirol', setup: { score: [13, 7] } });
  announce(game);
  game.act({ type: 'decide', seat: game.toAct[0], play: true });
  for (const own of [false, true, false]) {
    assert.deepEqual(firstHelp(game), { key: 'gestrichen-forced', params: { value: 4, four: true, own } });
    playCards(game, 1);
  }
  assert.match(
    helpSentence(german.salzburg, { key: 'gestrichen-forced', params: { value: 4, four: true, own: false } }),
    /^Es gehen die Vier: .*gestrichen.* um 4 Punkte/u,
  );
});

test('before the first card, the first help for every seat names the gestrichen side', () => {
  const game = announced(undefined, { variant: 'suedtirol', setup: { score: [13, 12] } });
  for (const key of ['gestrichen-others', 'gestrichen-own']) {
    assert.equal(firstHelp(game)?.key, key);
    playCards(game, 1);
  }
});

test('after a bid was held, the first help gives the new value to all seats but the bidder and the seat that held', () => {
  const game = announced();
  const bidder = game.toAct[0];
  game.act({ type: 'bid', seat: bidder, to: 3 });
  const holder = game.toAct[0];
  game.act({ type: 'hold', seat: holder });
  const told: Seat[] = [];
  for (let count = 0; count < 4; count++) {
    const seat = game.toAct[0];
    const help = firstHelp(game);
    if (help?.key === 'raised') {
      assert.equal(help.params.value, 3);
      told.push(seat);
    }
    playCards(game, 1);
  }
  assert.deepEqual(
    told.sort((one, other) => one - other),
    seatsOf(4).filter((seat) => seat !== bidder && seat !== holder),
  );
});

test('the help explains the Weli as Schlag and names the cards that beat it', () => {
  const textOf = (rules: GameOptions['rules']): string => {
    const game = announced(undefined, { variant: 'normal', rules }, 'H/weli');
    const help = firstHelp(game);
    assert.equal(help?.key, 'weli-schlag');
    return help ? helpSentence(german.salzburg, help) : '';
  };
  assert.match(textOf({ guter: true }), /nur der Weli.*sticht alle anderen\.$/u);
  assert.match(textOf({ guter: true, guterOnWeli: true }), /sticht alle anderen außer dem Guten\.$/u);
});

test('at the first question at which a seat with a good card can bid, the first help is about the bid', () => {
  const game = announced(FOREHAND_WINS);
  assert.ok(game.legalActions(game.toAct[0]).some(({ type }) => type === 'bid'));
  assert.deepEqual(firstHelp(game), { key: 'bid', params: { to: 3 } });
});

/** Returns all help for a seat during these actions, per question, or null if an action is illegal. */
const helpFor = (seat: number, options: GameOptions, actions: readonly Action[]) => {
  const game: Game = createGame(options);
  const told: { readonly view: View; readonly helps: readonly Help[] }[] = [];
  const look = (): void => {
    const view = game.view(seat);
    told.push({ view, helps: helpsFor(view, NAMES) });
  };
  look();
  try {
    for (const action of actions) {
      game.act(action);
      look();
    }
  } catch (error) {
    if (error instanceof IllegalAction) return null;
    throw error;
  }
  return told;
};

test('the help for a Schlagtausch and for the roles agrees with the rules about the lead and about who rests', () => {
  const sentences = (game: Game, seat: number): string =>
    helpsFor(game.view(seat), NAMES)
      .map((help) => helpSentence(german.salzburg, help))
      .join(' ');
  const swap = (rules: GameOptions['rules']): string => {
    const game = createGame({ variant: 'normal', rules, seed: 'lead', setup: { dealer: 3 } });
    while (game.phase !== 'announce') game.act(game.legalActions(game.toAct[0])[0]);
    game.act({ type: 'ask-schlagtausch', seat: 0 });
    return sentences(game, 3);
  };
  assert.match(
    swap({ schlagtausch: 'either', leadAfterSwap: 'schlag-announcer' }),
    /Sagst du ja, spielt der Geber aus/u,
  );
  assert.match(
    swap({ schlagtausch: 'either', leadAfterSwap: 'forehand' }),
    /Ausspielen wird in jedem Fall die Vorhand/u,
  );
  const roles = (players: 2 | 3): string =>
    sentences(createGame({ variant: 'normal', players, seed: 'roles', setup: { dealer: 0 } }), players - 1);
  assert.match(roles(2), /Wer nach dem Geber sitzt, sagt den Schlag an/u);
  assert.match(roles(3), /Wer nach dem Geber sitzt, setzt aus; der Nächste sagt den Schlag an/u);
});

test("if a seat need not follow, the help gives this rule as the reason, not the seat's cards", () => {
  const keysOf = (follow: 'announcers' | 'everyone', hand: string): readonly HelpKey[] => {
    const options: GameOptions = { variant: 'normal', rules: { follow } };
    const game = announced(handsWith({ [FOREHAND]: 'HA', 2: hand }, options), options);
    return helpsFor(play(game, 'HA').view(2), NAMES).map(({ key }) => key);
  };
  const trump = 'HK E7 L7 S7 E9';
  const none = 'EK E7 L7 S7 E9';
  assert.ok(keysOf('announcers', trump).includes('free'));
  assert.ok(keysOf('announcers', none).includes('free'));
  assert.ok(keysOf('everyone', trump).includes('must-follow'));
  assert.ok(keysOf('everyone', none).includes('free-of-trump'));
});

test('the help for a blind seat does not depend on the cards that the announcers showed each other', () => {
  const blind = VARIANT_IDS.filter((variant) => isBlind(defineRules(variant)));
  let compared = 0;
  assertUntil(
    fc.property(fc.constantFrom(...blind), anySeed, (variant, seed) => {
      const rules = defineRules(variant);
      const pack = shuffled(deckOf(rules.pack), randomFrom('pack', seed));
      const hands = seatsOf(4).map((seat) => pack.slice(seat * 5, seat * 5 + 5));
      const options: GameOptions = { rules, seed, setup: { dealer: 0, hands, stock: pack.slice(20) } };
      const game = createGame(options);
      const luck = randomFrom('luck', seed);
      while (game.phase !== 'hand-over' && game.phase !== 'game-over') game.act(anyAction(game, luck));
      const { actions } = game.record();
      fc.pre(!actions.some(({ type }) => type === 'answer'));
      for (let attempt = 0; attempt < 4; attempt++) {
        const otherwise = randomFrom('otherwise', `${seed}-${attempt}`);
        const others = actions.map((action) =>
          action.type === 'show' ? { ...action, card: hands[action.seat][otherwise(5)] } : action,
        );
        for (const seat of seatsOf(4).filter((one) => !isAnnouncer(rules, 0, one))) {
          const [one, other] = [helpFor(seat, options, actions), helpFor(seat, options, others)];
          if (!one || !other) continue;
          for (const [index, { view, helps }] of one.entries()) {
            const second: (typeof one)[number] = other[index];
            // With another announcement, another seat can take the trick, and all seats see that.
            if (view.result || second.view.result || String(view.tricks) !== String(second.view.tricks)) break;
            if (String(view.toAct) !== String(second.view.toAct)) break;
            assert.deepEqual(second.helps, helps);
            if (helps.length > 0) compared++;
          }
        }
      }
    }),
    { numRuns: runs(5, 150), seed: 5 },
    () => ({ questions: compared > runs(20, 400) }),
  );
});

test('every type of help occurs in games and has a text in every language for both decks', () => {
  const found = new Map<string, Help[]>();
  const add = (_view: View, helps: readonly Help[]): void => {
    for (const help of helps) found.set(help.key, [...(found.get(help.key) ?? []).slice(0, 5), help]);
  };
  for (const variant of VARIANT_IDS)
    for (const players of [2, 3, 4] as const) {
      try {
        createGame({ variant, players });
      } catch {
        continue;
      }
      eachQuestion({ variant, players, seed: `${variant}${players}` }, 200, add);
    }
  // Help about calls is rare.
  for (let seed = 0; seed < 40 && !found.has('must-call'); seed++)
    eachQuestion({ variant: 'bayrisch-11', seed: `call ${seed}` }, 100, add);
  assert.deepEqual([...found.keys()].sort(), [...KEYS].sort());
  for (const [language, { help }] of Object.entries(LANGUAGE_TEXTS))
    for (const deck of ['salzburg', 'french'] as const)
      for (const one of [...found.values()].flat()) {
        const text = helpSentence(help[deck], one);
        assert.doesNotMatch(text, /undefined|null|NaN|\[object/, `${language}: ${text}`);
        assert.match(text, /^\P{Ll}.*\.$/u, `${language}: ${text}`);
        assert.ok(text.length <= 150, `${language}: ${text.length} ${text}`);
        assert.ok((text.match(/[.!?](?: |$)/g) ?? []).length <= 2, `${language}: ${text}`);
        if (language !== 'de') assert.notEqual(text, helpSentence(german[deck], one), language);
        if (deck === 'french')
          assert.doesNotMatch(text, /Laub|Laab|Eichel|Oachl|Schell|leaves|acorns|bells|foglie|ghiande|palle/);
      }
});

test('the German help uses an article for the Weli and none for other cards', () => {
  const said = (help: Help): string => helpSentence(german.salzburg, help);
  const ahead = { name: 'Luis', beats: ['S6', 'EA'] as const, more: false };
  for (const help of [
    { key: 'own-best', params: { card: 'S6', role: 'trumpf' } },
    { key: 'lead-highest', params: { card: 'S6' } },
    { key: 'lead-unseen', params: { card: 'S6', role: null } },
    { key: 'ahead-opponent', params: { ...ahead, card: 'E7' } },
    { key: 'ahead-lost', params: { name: 'Luis', card: 'S6' } },
  ] as const)
    assert.match(said(help), /(?:[Dd]er|mit dem) Weli/, help.key);
  assert.match(said({ key: 'lead-unseen', params: { card: 'EA', role: null } }), / jetzt Eichel-Ass,/);
  assert.match(
    said({ key: 'lead-unseen', params: { card: 'E7', role: 'guter' } }),
    / jetzt Eichel-Siebener \(der Gute\),/,
  );
});

test('a topic of fading help appears repeatedly in its first hand, once in the second hand and never again', () => {
  const aim: Help = { key: 'aim', params: { value: 2, partner: true } };
  const free: Help = { key: 'free', params: null };
  let told = NOTHING;
  const perHand = [0, 1, 2, 3].map(() => {
    const said: string[] = [];
    for (let question = 0; question < 4; question++) {
      const help = chooseHelp([aim, free], told, true);
      if (!help) continue;
      said.push(topicOf(help));
      told = countHelp(told, help);
    }
    told = countHand(told);
    return said.join(' ');
  });
  assert.deepEqual(perHand, ['aim free aim free', 'aim free', '', '']);
  assert.equal(chooseHelp([aim, free], told, false), aim, 'without fading it always appears');
  const fresh: Help = { key: 'bluff', params: null };
  assert.equal(chooseHelp([aim, fresh], told, true), fresh, 'new topics appear later');
});

test('findSameHelp() returns the last help with its current values while that help applies', () => {
  const bid: Help = { key: 'bid', params: { to: 3 } };
  const aim = (value: number): Help => ({ key: 'aim', params: { value, partner: true } });
  assert.equal(findSameHelp(bid, [aim(2), bid]), bid);
  assert.equal(findSameHelp(bid, [aim(3)]), null, 'no help on a raise that was already made');
  assert.deepEqual(findSameHelp(aim(2), [aim(3)]), aim(3));
  assert.equal(findSameHelp(null, [bid]), null);
});
