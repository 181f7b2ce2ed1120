import type { View } from '../../game/view.js';
import type { Announcement } from '../../rules/order.js';
import { isAnnouncer, playTogether, type Seat } from '../../rules/seats.js';
import { HAND_SIZE } from '../cards/position.js';
import { BINDS, CALLS, codesOf, reckoningFor, SATISFIES, type Code, type Reckoning } from '../cards/reckoning.js';
import { PLAY_WEIGHTS } from '../tables/play-weights.js';
import type { Knowledge } from './knowledge.js';
import type { Explains } from './layouts.js';
import { asLikelihoods } from './likelihood.js';
import { kindOf, ontoOf, traitsOf, type Laid } from './play-traits.js';

/** How many cards are played for reasons nobody sees: people are odder than our own players. */
const ODD = 0.15;

/** A card played by somebody who knew what was announced, as far as it does not depend on the announcement. */
interface InformedPlay extends Laid {
  /** What he has played from then on, this card among it: he held it all. */
  readonly since: readonly Code[];
  /** What lay on the table. */
  readonly trick: readonly Laid[];
  /** How many tricks his side had taken, and the other. */
  readonly tricks: readonly [number, number];
}

/** The cards that the other announcers have played: they alone know what was announced. */
const informedPlays = (
  { rules, players, dealer, seat: self }: View,
  { plays, tricks }: Knowledge,
): readonly InformedPlay[] => {
  const laid = plays.map(({ seat, card }): Laid => ({ seat, code: codesOf(rules.pack)[card] }));
  return laid.flatMap(({ seat, code }, index) => {
    if (seat === self || !isAnnouncer(players, dealer as Seat, seat)) return [];
    const place = index % players;
    const before = tricks.slice(0, (index - place) / players);
    const taken = before.filter(({ winner }) => playTogether(players, dealer as Seat, winner, seat)).length;
    const since = laid.slice(index).flatMap((later) => (later.seat === seat ? later.code : []));
    return { seat, code, since, trick: laid.slice(index - place, index), tricks: [taken, before.length - taken] };
  });
};

/** Leaves the cards that may be played onto a lead. */
const keepLawful = (cards: Code[], { flags }: Reckoning, led: Code): void => {
  if (!(flags[led] & CALLS) || !cards.some((code) => flags[code] & BINDS)) return;
  let kept = 0;
  for (const code of cards) if (flags[code] & SATISFIES) cards[kept++] = code;
  cards.length = kept;
};

/**
 * How well a layout and the announcement imagined with it explain which cards the announcers have played: whoever knows the
 * Trumpf does not throw it away. Null if there is nothing to explain.
 */
export const explainsPlays = (view: View, knowledge: Knowledge): Explains | null => {
  const { players, dealer } = view;
  const informed = informedPlays(view, knowledge);
  if (informed.length === 0) return null;
  const reckoningOf = reckoningFor(view.rules);
  // One of each for all layouts: there are hundreds.
  const cards: Code[] = [];
  const likelihoods = new Float64Array(HAND_SIZE);
  return (owners, announcement) => {
    const reckoning = reckoningOf(announcement as Announcement);
    let likely = 1;
    for (const { seat, code: played, since, trick, tricks } of informed) {
      const onto = ontoOf(
        reckoning,
        trick,
        (other) => playTogether(players, dealer as Seat, other, seat),
        players - 1 - trick.length,
        tricks,
      );
      cards.length = 0;
      for (const code of since) cards.push(code);
      for (let code = 0; code < owners.length; code++) if (owners[code] === seat) cards.push(code);
      if (onto.led >= 0) keepLawful(cards, reckoning, onto.led);
      if (cards.length < 2) continue;
      const weights = PLAY_WEIGHTS[kindOf(onto)];
      for (let place = 0; place < cards.length; place++) {
        likelihoods[place] = traitsOf(reckoning, onto, cards, place).reduce(
          (sum, trait, index) => sum + weights[index] * trait,
          0,
        );
      }
      asLikelihoods(likelihoods, cards.length, 1, ODD);
      likely *= likelihoods[cards.indexOf(played)] ?? ODD / HAND_SIZE;
    }
    return likely;
  };
};
