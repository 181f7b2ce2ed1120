import { beatenBy, CALLED, CALLING, FREE, hand, labelOf, party, sets, TRUMP, type Duty } from './in-play.js';
import { TRICKS_TO_WIN, type Course, type Owners, type Party } from './position.js';
import type { Reckoning } from './reckoning.js';
import { beginSight, labelByRule, newSight, type Sight } from './rule-of-thumb.js';
import type { Option } from './solver.js';

/** What a lead asks of the others. */
const dutyOf = (label: number, call: boolean): Duty => {
  if (call) return CALLED;
  return (sets[CALLING] >> label) & 1 ? TRUMP : FREE;
};

/** Plays a card of the seat due, and takes the trick if it is complete. */
const play = (sight: Sight, label: number, call: boolean): void => {
  const { seat, players } = sight;
  const bit = 1 << label;
  const leads = sight.left === players;
  hand[seat] ^= bit;
  if (leads || (beatenBy[sight.winning] & bit) !== 0) {
    // A call stands until the lead is beaten.
    if (leads) sight.duty = dutyOf(label, call);
    else if (sight.duty === CALLED) sight.duty = FREE;
    sight.winning = label;
    sight.winner = seat;
  }
  sight.left--;
  sight.seat = seat + 1 === players ? 0 : seat + 1;
  if (sight.left > 0) return;
  sight.seat = sight.winner;
  sight.left = players;
  sight.tricks[party[sight.winner]]++;
};

/** By code, the code: of cards worth the same the first in the pack is taken. */
const IN_PACK = Uint8Array.from({ length: 36 }, (_, code) => code);

/**
 * Who wins the hand if a card is played now and everybody goes on by rule of thumb, seeing only his own cards: what people
 * do who cannot look through the backs of the cards.
 * @param gone by code: 1 if the card was played
 */
export const playedOut = (
  reckoning: Reckoning,
  course: Course,
  owners: Owners,
  { code, call }: Option,
  gone: Uint8Array,
): Party => {
  const sight = newSight(reckoning, gone, IN_PACK);
  beginSight(sight, course, owners);
  const { tricks } = sight;
  play(sight, labelOf[code], call);
  for (;;) {
    if (tricks[0] >= TRICKS_TO_WIN) return 0;
    if (tricks[1] >= TRICKS_TO_WIN) return 1;
    play(sight, labelByRule(sight), false);
  }
};
