import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choose } from '../../../src/players/choose.js';
import type { Schlag } from '../../../src/rules/card.js';
import { dealt } from '../played.js';

const LUCK = Array.from({ length: 8 }, (_, luck) => `luck ${luck}`);

/** Returns the number of times that a dealer with these cards asks for a Schlagtausch after this Schlag is named. */
const asks = async (hand: string, schlag: Schlag): Promise<number> => {
  const others = ['E9 L9 S9 HU EO', 'E10 L10 S10 H10 E7', 'S7 L7 H7 E8 LO'].map((cards) => cards.split(' '));
  const own = hand.split(' ');
  const free = ['LA', 'LK', 'S8', 'H8', 'H9', 'HO', 'HK', 'EA'].filter((card) => !own.includes(card));
  const hands = [
    hand,
    ...others.map((cards) => cards.map((card) => (own.includes(card) ? free.shift() : card)).join(' ')),
  ];
  const game = dealt(hands, { variant: 'normal', rules: { schlagtausch: 'either' } });
  game.act({ type: 'announce-schlag', seat: 1, schlag });
  const actions = await Promise.all(LUCK.map((seed) => choose(game.view(0), { level: 'strong', seed })));
  return actions.filter((action) => action?.type === 'ask-schlagtausch').length;
};

test('no player asks for a Schlagtausch that would help only if the other announcer refused it', async () => {
  // A forehand that named the Weli agrees to a swap only without the Weli in hand. The swap would then harm the dealer.
  assert.equal(await asks('HA L8 EK SO SK', 'weli'), 0);
  assert.equal(await asks('HA S6 E8 EK SO', '8'), 0);
});

test('a dealer with three cards of a rank usually asks for a Schlagtausch', async () => {
  assert.ok((await asks('EU LU HU L8 E9', 'A')) > LUCK.length / 2, 'with three Unter');
});

/** Returns the number of times that a forehand with these cards asks for new cards. */
const asksForNew = async (hand: string): Promise<number> => {
  const game = dealt(['HA HU S7 E9 S8', hand, 'E10 LU S10 L7 S9', 'EU LO SO H10 EA'], {
    rules: { schoeneres: 'announcers' },
  });
  const actions = await Promise.all(LUCK.map((seed) => choose(game.view(1), { level: 'strong', seed })));
  return actions.filter((action) => action?.type === 'ask-schoeneres').length;
};

test('a forehand asks for a Schöneres with a hopeless hand but not with a poor hand', async () => {
  const hopeless = await asksForNew('L8 LK L9 L10 H7');
  const poor = await asksForNew('E7 HO LA EK E8');
  assert.ok(hopeless > LUCK.length / 2, `hopeless: ${hopeless}`);
  assert.equal(poor, 0);
});

/** Returns the number of times that a dealer with these cards agrees to the forehand's request for new cards. */
const agreesToNew = async (hand: string): Promise<number> => {
  const free = ['E9 L9 S9 HU EO', 'E10 L10 S10 H10 E7']
    .join(' ')
    .split(' ')
    .filter((card) => !hand.includes(card));
  const game = dealt([hand, free.slice(0, 5).join(' ')], {
    variant: 'suedtirol',
    players: 2,
    rules: { schoeneres: 'announcers' },
  });
  game.act({ type: 'ask-schoeneres', seat: 1 });
  const actions = await Promise.all(LUCK.map((seed) => choose(game.view(0), { level: 'strong', seed })));
  return actions.filter((action) => action?.type === 'answer' && action.accept).length;
};

test('a dealer agrees to a Schöneres with a hopeless hand but not with a poor hand', async () => {
  const hopeless = await agreesToNew('H7 H8 L7 L8 S7');
  assert.ok(hopeless > LUCK.length / 2, `hopeless: ${hopeless}`);
  // The forehand probably has poor cards too, because it asks.
  assert.equal(await agreesToNew('H7 L8 S9 E10 SU'), 0);
});
