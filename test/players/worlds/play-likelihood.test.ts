import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runToEnd } from '../../../tools/arena/player.js';
import { createGame } from '../../../src/game/game.js';
import type { View } from '../../../src/game/view.js';
import { announcementIn, isBlindSeat, knowledgeOf } from '../../../src/players/worlds/knowledge.js';
import { sampleWorlds } from '../../../src/players/worlds/sample-worlds.js';
import type { World } from '../../../src/players/worlds/world.js';
import { playLikelihood } from '../../../src/players/worlds/play-likelihood.js';
import { codesOf, cardLookupFor } from '../../../src/players/cards/card-lookup.js';
import { NOBODY } from '../../../src/players/cards/position.js';
import { PLAY_WEIGHTS } from '../../../src/players/trained/play-weights.js';
import { kindOf, traitsOf } from '../../../src/players/worlds/play-traits.js';
import type { Card } from '../../../src/rules/card.js';
import { trickWinner } from '../../../src/rules/order.js';
import type { Announcement } from '../../../src/rules/announce.js';
import { isAnnouncer, playTogether } from '../../../src/rules/seats.js';
import { randomFrom } from '../../../src/rules/random.js';
import { anyAction } from '../../game/random-play.js';
import { seats } from '../../game/table.js';
import { runs } from '../../runs.js';

/** Seat 0 is the forehand and shows a nine. Seat 3 deals and shows a Laub. Seats 1 and 2 do not know the announcement. */
const HANDS: readonly (readonly Card[])[] = [
  ['E7', 'E9', 'S10', 'EO', 'LU'],
  ['H9', 'EK', 'S9', 'L7', 'SO'],
  ['E10', 'HO', 'SA', 'L10', 'HU'],
  ['H7', 'S7', 'HA', 'LK', 'LA'],
];

/** Returns the view of seat 2 after the nine of hearts took the first trick. The dealer played this card last. */
const seenAfter = (thrown: Card): View => {
  const game = createGame({
    seed: 'thrown',
    rules: {
      variant: 'suedtirol-blind',
      schoeneres: 'none',
      schlagtausch: 'none',
      bidWhen: 'never',
      gestrichen: 'no-bid',
    },
    setup: { dealer: 3, hands: HANDS },
  });
  game.act({ type: 'show', seat: 0, card: 'E9' });
  game.act({ type: 'show', seat: 3, card: 'LK' });
  for (const [seat, card] of (['E7', 'H9', 'E10', thrown] as const).entries()) game.act({ type: 'play', seat, card });
  assert.equal(game.view(2).lastTrick?.winner, 1);
  return game.view(2);
};

const shareOf = (view: View, fits: (world: World) => boolean): number => {
  const worlds = runToEnd(
    sampleWorlds({ view, knowledge: knowledgeOf(view), count: 2000, infers: true, random: randomFrom('thrown') }),
  );
  const weightOf = (some: readonly World[]): number => some.reduce((sum, { weight }) => sum + weight, 0);
  return weightOf(worlds.filter(fits)) / weightOf(worlds);
};

test('a Herz card discarded by the dealer is evidence that Herz is not Trumpf', () => {
  // The nine of hearts is a trump or a Schlag. If hearts were the Trumpf, the dealer would not waste a heart on the
  // partner's trick.
  const herz = ({ announcement }: World): boolean => announcement?.trumpf === 'H';
  const [afterHerz, afterSchellen] = [shareOf(seenAfter('H7'), herz), shareOf(seenAfter('S7'), herz)];
  assert.ok(afterHerz < afterSchellen / 2, `hearts are Trumpf in ${afterHerz} after H7, in ${afterSchellen} after S7`);
});

test('unusual plays never rule out a possible world', () => {
  const luck = randomFrom('odd plays');
  let asked = 0;
  for (let deal = 0; deal < runs(30, 200); deal++) {
    const game = createGame({
      seed: `odd-${deal}`,
      rules: { variant: (['suedtirol-blind', 'toblach-blind', 'blind'] as const)[deal % 3] },
    });
    const end = 14 + luck(24);
    for (let action = 0; action < end && game.phase !== 'game-over'; action++) game.act(anyAction(game, luck));
    for (const view of seats(game).map((seat) => game.view(seat))) {
      if (game.phase !== 'play' || !isBlindSeat(view)) continue;
      const knowledge = knowledgeOf(view);
      const likelihoodOf = playLikelihood(view, knowledge);
      const anything = runToEnd(sampleWorlds({ view, knowledge, count: 20, infers: false, random: luck }));
      for (const { owners, announcement } of likelihoodOf ? anything : []) {
        const likely = likelihoodOf?.(owners, announcement, knowledge) ?? 0;
        assert.ok(likely > 0 && likely <= 1, `${likely}: ${JSON.stringify(view)}`);
        asked++;
      }
    }
  }
  assert.ok(asked > runs(100, 1000), `only ${asked} worlds compared`);
});

test('the likelihood of a play depends on the lead, the winning card, the duty to follow and the hand at that time', () => {
  const luck = randomFrom('at the table');
  let explained = 0;
  for (let deal = 0; deal < runs(16, 100); deal++) {
    const game = createGame({
      seed: `table-${deal}`,
      rules: {
        variant: 'suedtirol-blind',
        schoeneres: 'none',
        schlagtausch: 'none',
        bidWhen: 'never',
        gestrichen: 'no-bid',
      },
    });
    while (game.phase !== 'play') game.act(anyAction(game, luck));
    const { rules } = game.view(null);
    const dealer = game.view(null).dealer as number;
    const announcement = announcementIn(game.view(dealer)) as Announcement;
    const lookup = cardLookupFor(rules)(announcement);
    const codes = codesOf(rules.pack);
    const blind = seats(game).find((seat) => isBlindSeat(game.view(seat))) as number;
    let likely = 1;
    for (let card = 0; card < 12 && game.phase === 'play'; card++) {
      const [seat] = game.toAct;
      const { trick, tricks } = game.view(seat);
      const played = trick.map((one) => one.card);
      const cards = game.legalActions(seat).flatMap((action) => (action.type === 'play' ? codes[action.card] : []));
      const action = anyAction(game, luck);
      game.act(action);
      if (action.type !== 'play' || cards.length < 2 || !isAnnouncer(rules, dealer, seat)) continue;
      const winner = trick.length > 0 ? trickWinner(rules, announcement, played) : 0;
      const onto = {
        led: trick.length > 0 ? codes[played[0]] : -1,
        winning: trick.length > 0 ? codes[played[winner]] : -1,
        ours: trick.length > 0 && playTogether(rules, dealer, seat, trick[winner].seat),
        last: trick.length === 3,
        decisive: tricks.includes(2),
      };
      const powers = cards.map((_, place) =>
        Math.exp(
          traitsOf(lookup, onto, cards, place).reduce(
            (sum, trait, index) => sum + trait * PLAY_WEIGHTS[kindOf(onto)][index],
            0,
          ),
        ),
      );
      // The model assumes that 15 % of all cards are played for unknown reasons.
      likely *=
        (0.85 * powers[cards.indexOf(codes[action.card])]) / powers.reduce((sum, power) => sum + power, 0) +
        0.15 / cards.length;
    }
    if (game.phase !== 'play') continue;
    const owners = new Uint8Array(rules.pack).fill(NOBODY);
    for (const seat of seats(game)) for (const card of game.view(seat).hand) owners[codes[card]] = seat;
    const knowledge = knowledgeOf(game.view(blind));
    const found = playLikelihood(game.view(blind), knowledge)?.(owners, announcement, knowledge) ?? 1;
    assert.ok(Math.abs(found / likely - 1) < 0.01, `${found} for ${likely}, deal ${deal}`);
    explained++;
  }
  assert.ok(explained > runs(8, 40), `only ${explained} hands`);
});

test('playLikelihood() returns null before an announcer has played', () => {
  const view = seenAfter('H7');
  const knowledge = knowledgeOf(view);
  assert.ok(playLikelihood(view, knowledge));
  assert.equal(
    playLikelihood(view, { ...knowledge, plays: knowledge.plays.filter(({ seat }) => seat === 1 || seat === 2) }),
    null,
  );
});
