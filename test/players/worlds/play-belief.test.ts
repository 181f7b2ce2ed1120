import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thoughtOut } from '../../../bench/player.js';
import { createGame } from '../../../src/game/game.js';
import type { View } from '../../../src/game/view.js';
import { knowledgeOf } from '../../../src/players/worlds/knowledge.js';
import { isInTheDark, layoutsFor, type Layout } from '../../../src/players/worlds/layouts.js';
import { explainsPlays } from '../../../src/players/worlds/play-belief.js';
import type { Card } from '../../../src/rules/card.js';
import { randomFrom } from '../../../src/rules/random.js';
import { anyAction } from '../../game/random-play.js';
import { seats } from '../../game/table.js';

/** Seat 0 is the forehand and shows an eight, seat 3 deals and shows a leaf: seats 1 and 2 do not know. */
const HANDS: readonly (readonly Card[])[] = [
  ['E7', 'L8', 'S10', 'EO', 'LU'],
  ['H9', 'EK', 'S9', 'L7', 'SO'],
  ['E10', 'HO', 'SA', 'E9', 'HU'],
  ['H7', 'S7', 'HA', 'LK', 'LA'],
];

/** What seat 2 sees after the Eichel seven was led, the nine of Herz played onto it, and a card thrown by the dealer at the end. */
const seenAfter = (thrown: Card): View => {
  const game = createGame({ seed: 'thrown', rules: { variant: 'suedtirol-blind', schoeneres: 'none', schlagtausch: 'none', bidWhen: 'never', gestrichen: 'no-bid' }, setup: { dealer: 3, hands: HANDS } });
  game.act({ type: 'show', seat: 0, card: 'L8' });
  game.act({ type: 'show', seat: 3, card: 'LK' });
  for (const [seat, card] of (['E7', 'H9', 'E10', thrown] as const).entries()) game.act({ type: 'play', seat, card });
  return game.view(2);
};

const shareOf = (view: View, fits: (layout: Layout) => boolean): number => {
  const layouts = thoughtOut(layoutsFor({ view, knowledge: knowledgeOf(view), count: 2000, infers: true, random: randomFrom('thrown') }));
  const weightOf = (some: readonly Layout[]): number => some.reduce((sum, { weight }) => sum + weight, 0);
  return weightOf(layouts.filter(fits)) / weightOf(layouts);
};

test('Who knows the Trumpf does not throw it away: a thrown Herz tells that Herz is none', () => {
  // Seat 1 takes the trick with the nine of Herz, be it a trump or a Schlag; the dealer can add nothing to that.
  const herz = ({ announcement }: Layout): boolean => announcement?.trumpf === 'H';
  const [afterHerz, afterSchellen] = [shareOf(seenAfter('H7'), herz), shareOf(seenAfter('S7'), herz)];
  assert.ok(afterHerz < afterSchellen / 2, `Herz is trump in ${afterHerz} after the Herz seven, in ${afterSchellen} after the Schellen seven`);
});

test('However oddly cards are played, nothing possible is ruled out', () => {
  const luck = randomFrom('odd plays');
  let asked = 0;
  for (let deal = 0; deal < 60; deal++) {
    const game = createGame({ seed: `odd-${deal}`, rules: { variant: (['suedtirol-blind', 'toblach-blind', 'blind'] as const)[deal % 3] } });
    const end = 14 + luck(24);
    for (let action = 0; action < end && game.phase !== 'game-over'; action++) game.act(anyAction(game, luck));
    for (const view of seats(game).map((seat) => game.view(seat))) {
      if (game.phase !== 'play' || !isInTheDark(view)) continue;
      const knowledge = knowledgeOf(view);
      const explains = explainsPlays(view, knowledge);
      const anything = thoughtOut(layoutsFor({ view, knowledge, count: 20, infers: false, random: luck }));
      for (const { owners, announcement } of explains ? anything : []) {
        const likely = explains?.(owners, announcement, knowledge) ?? 0;
        assert.ok(likely > 0 && likely <= 1, `${likely}: ${JSON.stringify(view)}`);
        asked++;
      }
    }
  }
  assert.ok(asked > 300, `asked only ${asked} times`);
});

test('Before anybody who knows has played, there is nothing to explain', () => {
  const view = seenAfter('H7');
  const knowledge = knowledgeOf(view);
  assert.ok(explainsPlays(view, knowledge));
  assert.equal(explainsPlays(view, { ...knowledge, plays: knowledge.plays.filter(({ seat }) => seat === 1 || seat === 2) }), null);
});
