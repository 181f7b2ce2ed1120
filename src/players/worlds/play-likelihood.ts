import type { View } from '../../game/view.js';
import type { Announcement } from '../../rules/announce.js';
import { isAnnouncer, playTogether, type Seat } from '../../rules/seats.js';
import { HAND_SIZE } from '../../rules/tricks.js';
import { BINDS, CALLS, codesOf, cardTablesFor, SATISFIES, type Code, type CardTables } from '../cards/card-tables.js';
import { PLAY_WEIGHTS } from '../tables/play-weights.js';
import type { Knowledge } from './knowledge.js';
import type { WorldLikelihood } from './world.js';
import { toChoiceProbabilities } from './probability.js';
import { kindOf, ontoOf, traitsOf, type Laid } from './play-traits.js';

/** The share of cards played for reasons nobody sees: people do odder things than our own players. */
const ODD = 0.15;

/** A card played by a seat that knew the announcement: all about it that does not depend on the announcement. */
interface InformedPlay extends Laid {
  /** What the seat has played from then on, this card included: it held them all. */
  readonly since: readonly Code[];
  /** The cards on the table. */
  readonly trick: readonly Laid[];
  /** How many tricks the seat's side had taken, and the other. */
  readonly tricks: readonly [number, number];
}

/** The cards that the other announcers have played: in blind play they alone know the announcement. */
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

/** Removes from the list the cards that may not be played onto a lead. */
const keepLawful = (cards: Code[], { flags }: CardTables, led: Code): void => {
  if (!(flags[led] & CALLS) || !cards.some((code) => flags[code] & BINDS)) return;
  let kept = 0;
  for (const code of cards) if (flags[code] & SATISFIES) cards[kept++] = code;
  cards.length = kept;
};

/**
 * How likely the announcers, with the cards and the announcement of a world, would have played the cards they have played:
 * whoever knows the Trumpf does not throw it away. Null if they have played none.
 */
export const playLikelihood = (view: View, knowledge: Knowledge): WorldLikelihood | null => {
  const { players, dealer } = view;
  const informed = informedPlays(view, knowledge);
  if (informed.length === 0) return null;
  const tablesUnder = cardTablesFor(view.rules);
  // One list of each, filled anew for every world: there are hundreds.
  const cards: Code[] = [];
  const likelihoods = new Float64Array(HAND_SIZE);
  return (owners, announcement) => {
    const cardTables = tablesUnder(announcement as Announcement);
    let likely = 1;
    for (const { seat, code: played, since, trick, tricks } of informed) {
      const onto = ontoOf(
        cardTables,
        trick,
        (other) => playTogether(players, dealer as Seat, other, seat),
        players - 1 - trick.length,
        tricks,
      );
      cards.length = 0;
      for (const code of since) cards.push(code);
      for (let code = 0; code < owners.length; code++) if (owners[code] === seat) cards.push(code);
      if (onto.led >= 0) keepLawful(cards, cardTables, onto.led);
      if (cards.length < 2) continue;
      const weights = PLAY_WEIGHTS[kindOf(onto)];
      for (let place = 0; place < cards.length; place++) {
        likelihoods[place] = traitsOf(cardTables, onto, cards, place).reduce(
          (sum, trait, index) => sum + weights[index] * trait,
          0,
        );
      }
      toChoiceProbabilities(likelihoods, cards.length, 1, ODD);
      likely *= likelihoods[cards.indexOf(played)] ?? ODD / HAND_SIZE;
    }
    return likely;
  };
};
