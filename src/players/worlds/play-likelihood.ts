import type { View } from '../../game/view.js';
import type { Announcement } from '../../rules/announce.js';
import { isAnnouncer, playTogether, type Seat } from '../../rules/seats.js';
import { HAND_SIZE } from '../../rules/tricks.js';
import {
  BINDS,
  bindsNextPlayer,
  codesOf,
  cardLookupFor,
  SATISFIES,
  type Code,
  type CardLookup,
} from '../cards/card-lookup.js';
import { PLAY_WEIGHTS } from '../trained/play-weights.js';
import type { Knowledge } from './knowledge.js';
import type { WorldLikelihood } from './world.js';
import { toChoiceProbabilities } from './probability.js';
import { kindOf, trickSituation, traitsOf, type PlayedCode } from './play-traits.js';

/** Share of plays made for unknown reasons, since people play less predictably than computer players. */
const ODD_SHARE = 0.15;

/** A card played by a seat that knew the announcement, with all data that does not depend on the announcement. */
interface InformedPlay extends PlayedCode {
  /** The cards that the seat has played from this one on. The seat held all these cards at this play. */
  readonly since: readonly Code[];
  /** The cards on the table, with and without their players. */
  readonly trick: readonly PlayedCode[];
  readonly table: readonly Code[];
  /** Number of earlier tricks taken by the seat's side, and number taken by the other side. */
  readonly tricks: readonly [number, number];
}

/** Returns the cards that the other announcers have played, since in blind play only announcers know the announcement. */
const informedPlays = (
  { rules, players, dealer, seat: self }: View,
  { plays, tricks }: Knowledge,
): readonly InformedPlay[] => {
  const laid = plays.map(({ seat, card }): PlayedCode => ({ seat, code: codesOf(rules.pack)[card] }));
  return laid.flatMap(({ seat, code }, index) => {
    if (seat === self || !isAnnouncer(rules, dealer as Seat, seat)) return [];
    const place = index % players;
    const before = tricks.slice(0, (index - place) / players);
    const taken = before.filter(({ winner }) => playTogether(rules, dealer as Seat, winner, seat)).length;
    const since = laid.slice(index).flatMap((later) => (later.seat === seat ? later.code : []));
    const trick = laid.slice(index - place, index);
    const table = trick.map((lying) => lying.code);
    return { seat, code, since, trick, table, tricks: [taken, before.length - taken] };
  });
};

/** Removes from the list the cards that are not legal after the cards on the table. */
const keepLegal = (cards: Code[], lookup: CardLookup, table: readonly Code[]): void => {
  const { flags } = lookup;
  if (!bindsNextPlayer(lookup, table) || !cards.some((code) => flags[code] & BINDS)) return;
  let kept = 0;
  for (const code of cards) if (flags[code] & SATISFIES) cards[kept++] = code;
  cards.length = kept;
};

/**
 * Returns the likelihood that the announcers, with the cards and announcement of a world, would have played their cards. For
 * example, a seat that knows the Trumpf does not waste its Trumpf cards. Returns null if the announcers have played no
 * cards.
 */
export const playLikelihood = (view: View, knowledge: Knowledge): WorldLikelihood | null => {
  const { players, rules, dealer } = view;
  const informedCards = informedPlays(view, knowledge);
  if (informedCards.length === 0) return null;
  const lookupUnder = cardLookupFor(view.rules);
  // All worlds share these lists, since there are hundreds of worlds.
  const cards: Code[] = [];
  const likelihoods = new Float64Array(HAND_SIZE);
  return (owners, announcement) => {
    const lookup = lookupUnder(announcement as Announcement);
    let likelihood = 1;
    for (const { seat, code: played, since, trick, table, tricks } of informedCards) {
      const onto = trickSituation(
        lookup,
        trick,
        (other) => playTogether(rules, dealer as Seat, other, seat),
        players - 1 - trick.length,
        tricks,
      );
      cards.length = 0;
      for (const code of since) cards.push(code);
      for (let code = 0; code < owners.length; code++) if (owners[code] === seat) cards.push(code);
      keepLegal(cards, lookup, table);
      if (cards.length < 2) continue;
      const weights = PLAY_WEIGHTS[kindOf(onto)];
      for (let place = 0; place < cards.length; place++) {
        likelihoods[place] = traitsOf(lookup, onto, cards, place).reduce(
          (sum, trait, index) => sum + weights[index] * trait,
          0,
        );
      }
      toChoiceProbabilities(likelihoods, cards.length, 1, ODD_SHARE);
      likelihood *= likelihoods[cards.indexOf(played)] ?? ODD_SHARE / HAND_SIZE;
    }
    return likelihood;
  };
};
