import type { View } from '../../game/view.js';
import { listOf } from '../../base/list-of.js';
import { itemAt } from '../../rules/item-at.js';
import type { Announcement } from '../../rules/announce.js';
import type { Seat } from '../../rules/seats.js';
import { TRICKS_TO_WIN } from '../../rules/tricks.js';
import { cardLookupFor, codesOf, takesOver, winnerIn, type CardLookup, type Code } from '../cards/card-lookup.js';
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
  /** Returns whether the seat's party wins the trick with these cards or can still win it with a card of an ally to come. */
  readonly canWin: (cards: readonly Code[], lookup: CardLookup) => boolean;
  /** Returns whether the seat's party wins the trick with these cards against all possible cards of the seats to come. */
  readonly isSafe: (cards: readonly Code[], lookup: CardLookup) => boolean;
}

/** Returns the codes of the cards that the other seats can hold. */
export const unseenCodes = ({ rules }: View, { unseen, knownHands }: Knowledge): readonly Code[] =>
  [...unseen, ...knownHands.flatMap((cards) => [...cards])].map((card) => codesOf(rules.pack)[card]);

export const currentTrick = ({ view, seat, knowledge }: DecisionContext, worlds: readonly World[]): CurrentTrick => {
  const { players, rules } = view;
  const { party, leader, trick, tricks } = playStateOf(view);
  const own = itemAt(party, seat);
  const codes = codesOf(rules.pack);
  const seatsToCome = listOf(players - trick.length, (step) => (leader + trick.length + step) % players).filter(
    (other) => other !== seat,
  );
  const heldBy = (which: Party): readonly Code[] =>
    seatsToCome
      .filter((other) => party[other] === which)
      .flatMap((other) => [
        ...knowledge.unseen.filter((card) => !itemAt(knowledge.excluded, other).has(card)),
        ...itemAt(knowledge.knownHands, other),
      ])
      .map((card) => codes[card]);
  const [allied, hostile] = [heldBy(own), heldBy(own === 0 ? 1 : 0)];
  const lookupUnder = cardLookupFor(rules);
  const known = announcementIn(view);
  const winningParty: CurrentTrick['winningParty'] = (cards, lookup) =>
    itemAt(party, (leader + winnerIn(lookup, cards)) % players);
  const isBeatable = (cards: readonly Code[], lookup: CardLookup, others: readonly Code[]): boolean =>
    others.some((code) => takesOver(lookup, cards, code));
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
    canWin: (cards, lookup) => winningParty(cards, lookup) === own || isBeatable(cards, lookup, allied),
    isSafe: (cards, lookup) => winningParty(cards, lookup) === own && !isBeatable(cards, lookup, hostile),
  };
};
