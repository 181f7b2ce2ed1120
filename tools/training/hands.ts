/**
 * Plays hands without bids, with built-in players at every seat, and records the stated chance of each side before every
 * card. The tables for the bidding are generated from these records.
 *
 *   node --import tsx tools/training/hands.ts --players 2 --hands 9000 --seed hands --out hands-2.json
 *   node --import tsx tools/training/hands.ts --players 4 --hands 4500 --seed hands --out hands-4.json
 *
 * These commands made the hands for the shipped tables, except that mix.ts used 9,000 hands for four players. The seed
 * `held-out` is for checks, such as `npm run arena -- --exploit`. `--first 3000 --hands 3000` starts at hand 3,000, so that
 * several cores can share the work. A file ending in `.gz` is compressed. After this script, run calibration.ts, mix.ts and
 * equity.ts in this order, because each script reads the output of the previous one. Each accepts any number of files.
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { command, wholeNumber } from '../shared/command.js';
import { tableFrom } from '../arena/table-switches.js';
import { runToEnd } from '../arena/player.js';
import { chancesOf } from '../arena/chances.js';
import { createGame } from '../../src/game/game.js';
import type { View } from '../../src/game/view.js';
import { HAND_SIZE, LAST_TRICK } from '../../src/rules/tricks.js';
import type { HandChances } from '../../src/players/choice/hand-chances.js';
import { skillOf, type Level } from '../../src/players/level.js';
import { think } from '../../src/players/think.js';
import { isBlindSeat } from '../../src/players/worlds/knowledge.js';
import { isBlind, type Announcement } from '../../src/rules/announce.js';
import { itemAt } from '../../src/rules/item-at.js';
import {
  forehandOf,
  isAnnouncer,
  opponentsOf,
  playTogether,
  seatsOf,
  sideOf,
  type Seat,
} from '../../src/rules/seats.js';
import { allowsLastTrickBid } from '../../src/rules/stakes.js';
import { defineRules, type RuleSet } from '../../src/rules/variants.js';
import type { Hand, Instant, Of } from '../betting/instants.js';

const DEALER = 0;

const partyOf = (rules: RuleSet, seat: Seat): Of =>
  playTogether(rules, DEALER, seat, forehandOf(rules, DEALER)) ? 0 : 1;

const instantOf = (view: View, rivalView: View, mine: HandChances, theirs: HandChances): Instant => {
  const seat = view.seat as Seat;
  const trick = HAND_SIZE - Math.max(...view.handSizes);
  const restricted = trick === LAST_TRICK && view.trick.length > 0 && view.announcement.trumpf !== undefined;
  const mayBid =
    !restricted ||
    allowsLastTrickBid(
      view.rules,
      view.announcement as Announcement,
      view.hand[0],
      view.trick.map(({ card }) => card),
    );
  return {
    trick,
    lead: view.trick.length === 0,
    party: partyOf(view.rules, seat),
    own: mine.chance,
    other: theirs.chance,
    ...(isBlindSeat(view) && { isOwnBlind: true }),
    ...(isBlindSeat(rivalView) && { isOtherBlind: true }),
    mayBid,
  };
};

/** Returns the opponent that answers a bid. In blind play, this is the announcer. */
const answererAgainst = (rules: RuleSet, seat: Seat): Seat => {
  const opponents = opponentsOf(rules, DEALER, seat);
  const announcer = opponents.find((opponent) => isAnnouncer(rules, DEALER, opponent));
  return (isBlind(rules) ? announcer : undefined) ?? itemAt(opponents, 0);
};

/** Plays a hand at a table without bids. Returns null if the hand ends before a card is played. */
const playHand = (rules: RuleSet, level: Level, seed: string): Hand | null => {
  const { players } = rules;
  const game = createGame({ rules, seed, setup: { dealer: DEALER } });
  const instants: Instant[] = [];
  while (game.phase !== 'hand-over') {
    const [seat] = game.toAct;
    const view = game.view(seat);
    if (game.phase !== 'play') {
      const action = runToEnd(think(view, level, seed));
      if (!action) throw new Error(`No player acts in the phase ${game.phase}.`);
      game.act(action);
      continue;
    }
    const mine = chancesOf(view, { level, seed });
    const rivalView = game.view(answererAgainst(rules, seat));
    instants.push(instantOf(view, rivalView, mine, chancesOf(rivalView, { level, seed })));
    const [{ card, call }] = mine.cards;
    game.act({ type: 'play', seat, card, ...(call && { call }) });
  }
  const side = game.view(null).result?.side;
  const winner = seatsOf(players).find((seat) => sideOf(players, seat) === side) as Seat;
  return instants.length === 0 ? null : { winner: partyOf(rules, winner), instants };
};

await command(
  import.meta.url,
  {
    options: {
      variant: { type: 'string', default: 'suedtirol' },
      players: { type: 'string', default: '2' },
      hands: { type: 'string', default: '4000' },
      first: { type: 'string', default: '0' },
      level: { type: 'string', default: 'strong' },
      seed: { type: 'string', default: 'hands' },
      out: { type: 'string', default: 'hands.json' },
    },
  },
  ({ values }) => {
    const level = values.level as Level;
    skillOf(level);
    const { variant, rules } = tableFrom(values);
    const withoutBids = defineRules(variant, { ...rules, bidWhen: 'never', gestrichen: 'no-bid' });
    const hands: Hand[] = [];
    const first = wholeNumber('--first', values.first, 0);
    const end = first + wholeNumber('--hands', values.hands);
    for (let number = first; number < end; number++) {
      const hand = playHand(withoutBids, level, `${values.seed}-${number}`);
      if (hand) hands.push(hand);
    }
    const text = JSON.stringify(hands);
    writeFileSync(values.out, values.out.endsWith('.gz') ? gzipSync(text, { level: 9 }) : text);
  },
);
