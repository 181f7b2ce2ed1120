/**
 * Plays hands without bids, our own players at every seat, and writes down what each side thinks of its chances before
 * every card: what the tables of the bidding are made from.
 *
 *   node --import tsx scripts/players/hands.ts --players 2 --hands 6000 --seed hands --out hands-2.json
 *   node --import tsx scripts/players/hands.ts --players 4 --hands 2400 --seed hands --out hands-4.json
 *
 * These are what the shipped tables are made from; the seed `held-out` is for checking them. Then calibration.ts, mix.ts,
 * equity.ts, in this order: each reads what the one before has written.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createGame } from '../../src/game/game.js';
import type { View } from '../../src/game/view.js';
import { choose } from '../../src/players/choose.js';
import type { Level } from '../../src/players/level.js';
import { prospects, type Prospects } from '../../src/players/choice/prospects.js';
import type { Announcement } from '../../src/rules/order.js';
import { forehandOf, opponentsOf, playTogether, seatsOf, sideOf, type PlayerCount, type Seat } from '../../src/rules/seats.js';
import { fitsLastTrick } from '../../src/rules/stakes.js';
import { defineRules, type VariantId } from '../../src/rules/variants.js';
import type { Hand, Instant } from './instants.js';

const { values } = parseArgs({
  options: {
    variant: { type: 'string', default: 'suedtirol' },
    players: { type: 'string', default: '2' },
    hands: { type: 'string', default: '4000' },
    level: { type: 'string', default: 'medium' },
    seed: { type: 'string', default: 'hands' },
    out: { type: 'string', default: 'hands.json' },
  },
});

const DEALER = 0;
const LAST_TRICK = 4;
const HAND_SIZE = 5;
const level = values.level as Level;
const players = Number(values.players) as PlayerCount;
const rules = defineRules(values.variant as VariantId, { players, bidWhen: 'never', gestrichen: 'no-bid' });
const forehand = forehandOf(players, DEALER);
const partyOf = (seat: Seat): 0 | 1 => (playTogether(players, DEALER, seat, forehand) ? 0 : 1);

const instantOf = (view: View, mine: Prospects, theirs: Prospects): Instant => {
  const seat = view.seat as Seat;
  const trick = HAND_SIZE - Math.max(...view.handSizes);
  const restricted = trick === LAST_TRICK && view.trick.length > 0 && view.announcement.trumpf !== undefined;
  const mayBid = !restricted || fitsLastTrick(rules, view.announcement as Announcement, view.hand[0], view.trick[0].card);
  return { trick, lead: view.trick.length === 0, party: partyOf(seat), own: mine.chance, other: theirs.chance, mayBid };
};

const playHand = async (seed: string): Promise<Hand | null> => {
  const game = createGame({ rules, seed, setup: { dealer: DEALER } });
  const instants: Instant[] = [];
  while (game.phase !== 'hand-over') {
    const [seat] = game.toAct;
    const view = game.view(seat);
    if (game.phase !== 'play') {
      const action = await choose(view, { level, seed });
      if (!action) throw new Error(`Nobody acts in the phase ${game.phase}.`);
      game.act(action);
      continue;
    }
    const mine = prospects(view, { level, seed });
    const [rival] = opponentsOf(players, DEALER, seat);
    instants.push(instantOf(view, mine, prospects(game.view(rival), { level, seed })));
    const [{ card, call }] = mine.cards;
    game.act({ type: 'play', seat, card, ...(call && { call }) });
  }
  const side = game.view(null).result?.side;
  const winner = seatsOf(players).find((seat) => sideOf(players, seat) === side) as Seat;
  return instants.length === 0 ? null : { winner: partyOf(winner), instants };
};

const hands: Hand[] = [];
for (let number = 0; number < Number(values.hands); number++) {
  const hand = await playHand(`${values.seed}-${number}`);
  if (hand) hands.push(hand);
}
writeFileSync(values.out, JSON.stringify(hands));
