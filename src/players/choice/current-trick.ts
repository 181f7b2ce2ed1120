import type { View } from '../../game/view.js';
import { listOf } from '../../base/list-of.js';
import { itemAt } from '../../rules/item-at.js';
import type { Announcement } from '../../rules/announce.js';
import { opponentsOf, type Seat } from '../../rules/seats.js';
import { TRICKS_TO_WIN } from '../../rules/tricks.js';
import { cardLookupFor, codesOf, winnerIn, type CardLookup, type Code } from '../cards/card-lookup.js';
import { playStateOf } from '../cards/play-state.js';
import type { PlayState, Party } from '../cards/position.js';
import type { DecisionContext } from '../decision-context.js';
import { announcementIn, type Knowledge } from '../worlds/knowledge.js';
import type { World } from '../worlds/world.js';

/** The trick to which a seat plays, with the facts that are certain. */
export interface CurrentTrick extends Pick<PlayState, 'trick' | 'party' | 'leader'> {
  /** The party of the seat. */
  readonly own: Party;
  /** Number of tricks that each party still needs. */
  readonly tricksNeeded: readonly [number, number];
  /** The other seats that have yet to play to the trick. If it is the seat's turn, they play after this seat. */
  readonly seatsToCome: readonly Seat[];
  /** Lookups for the possible announcements: the known announcement, or all imagined announcements. */
  readonly lookups: readonly CardLookup[];
  /** The cards that the other seats can hold. */
  readonly unseen: readonly Code[];
  /** Returns the party that wins the trick with these cards. */
  readonly winningParty: (cards: readonly Code[], lookup: CardLookup) => Party;
  /** Returns whether the seat's party wins the trick with these cards against all possible cards of the seats to come. */
  readonly isSafe: (cards: readonly Code[], lookup: CardLookup) => boolean;
}

/** Returns the codes of the cards that the other seats can hold. */
export const unseenCodes = ({ rules }: View, { unseen, knownHands }: Knowledge): readonly Code[] =>
  [...unseen, ...knownHands.flatMap((cards) => [...cards])].map((card) => codesOf(rules.pack)[card]);

export const currentTrick = ({ view, seat, knowledge }: DecisionContext, worlds: readonly World[]): CurrentTrick => {
  const { players, rules, dealer } = view;
  const { party, leader, trick, tricks } = playStateOf(view);
  const own = itemAt(party, seat);
  const codes = codesOf(rules.pack);
  const seatsToCome = listOf(players - trick.length, (step) => (leader + trick.length + step) % players).filter(
    (other) => other !== seat,
  );
  const held = opponentsOf(rules, dealer as Seat, seat)
    .filter((other) => seatsToCome.includes(other))
    .flatMap((other) => [
      ...knowledge.unseen.filter((card) => !itemAt(knowledge.excluded, other).has(card)),
      ...itemAt(knowledge.knownHands, other),
    ])
    .map((card) => codes[card]);
  const lookupUnder = cardLookupFor(rules);
  const known = announcementIn(view);
  const winningParty: CurrentTrick['winningParty'] = (cards, lookup) =>
    itemAt(party, (leader + winnerIn(lookup, cards)) % players);
  return {
    trick,
    party,
    leader,
    own,
    tricksNeeded: [TRICKS_TO_WIN - tricks[0], TRICKS_TO_WIN - tricks[1]],
    seatsToCome,
    unseen: unseenCodes(view, knowledge),
    lookups: known
      ? [lookupUnder(known)]
      : [...new Set(worlds.map(({ announcement }) => lookupUnder(announcement as Announcement)))],
    winningParty,
    isSafe: (cards, lookup) => {
      const heights = itemAt(lookup.height, itemAt(lookup.suit, itemAt(cards, 0)));
      const winning = itemAt(heights, itemAt(cards, winnerIn(lookup, cards)));
      return winningParty(cards, lookup) === own && !held.some((code) => itemAt(heights, code) > winning);
    },
  };
};
