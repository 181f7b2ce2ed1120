import { TRICKS_TO_WIN, winningIndex, type Party, type Position } from './position.js';
import type { Code, Reckoning } from './reckoning.js';
import { ruleOfThumb } from './rule-of-thumb.js';
import { NOBODY, type Course, type Option, type Owners } from './solver.js';

/** A hand in play that changes in place. */
interface Table extends Position {
  readonly hands: Code[][];
  readonly trick: Code[];
  readonly tricks: [number, number];
  leader: number;
  called: boolean;
}

/** Plays a card, and takes the trick if it is complete. */
const play = (table: Table, code: Code): void => {
  const { hands, gone, trick, tricks, players, party } = table;
  const hand = hands[(table.leader + trick.length) % players];
  hand.splice(hand.indexOf(code), 1);
  gone[code] = 1;
  trick.push(code);
  if (trick.length < players) return;
  table.leader = (table.leader + winningIndex(table)) % players;
  table.called = false;
  tricks[party[table.leader]]++;
  trick.length = 0;
};

/**
 * Who wins the hand if a card is played now and everybody goes on by rule of thumb, seeing only his own cards: what people
 * do who cannot look through the backs of the cards.
 * @param gone by code: 1 if the card was played
 */
export const playedOut = (reckoning: Reckoning, course: Course, owners: Owners, { code, call }: Option, gone: Uint8Array): Party => {
  const hands: Code[][] = course.party.map(() => []);
  for (let card = 0; card < owners.length; card++) if (owners[card] !== NOBODY) hands[owners[card]].push(card);
  const tricks: [number, number] = [course.tricks[0], course.tricks[1]];
  const table: Table = { ...course, reckoning, hands, gone: gone.slice(), trick: [...course.trick], tricks, called: course.called || call };
  play(table, code);
  for (;;) {
    if (tricks[0] >= TRICKS_TO_WIN) return 0;
    if (tricks[1] >= TRICKS_TO_WIN) return 1;
    play(table, ruleOfThumb(table, (table.leader + table.trick.length) % course.players));
  }
};
