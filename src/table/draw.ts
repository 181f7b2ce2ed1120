import { listOf } from '../base/list-of.js';
import type { TakenTrick } from '../game/fact.js';
import type { View } from '../game/view.js';
import type { Card } from '../rules/card.js';
import { itemAt } from '../rules/item-at.js';
import { playOrderOf, playTogether, seatsOf, type Seat } from '../rules/seats.js';
import { HAND_SIZE } from '../rules/tricks.js';
import { backPlaces } from './layout/hidden-hand.js';
import type { Layout } from './layout/layout.js';
import { openHandPlaces } from './layout/open-hand.js';
import { handPlaces } from './layout/own-hand.js';
import { halfPlaces, lookPlace, packetPlace, packPlace } from './layout/pack.js';
import { bottomCardPlace, stockPlace } from './layout/stock.js';
import { positionOf, type Position } from './layout/position.js';
import { openTrickPlace, pilePlace } from './layout/taken.js';
import { trickPlace } from './layout/trick.js';
import { cardActionIn } from './choices.js';
import { AS_DEALT, arrangeHand, type ArrangedCard, type HandArrangement } from './hand-arrangement.js';
import { finalTrickOf, isHandPutAway, leadingSeatOf } from './shown-trick.js';
import { maschineIn, openHandsOf } from './open-hands.js';
import type { CardPicture, Picture, Place } from './picture.js';
import { sinceDeal, type Snapshot } from './snapshot.js';
import { weightOf } from './weight.js';

/** Settings that change the picture but are not part of the game. */
export interface DrawSettings {
  /** The seat from which the table is seen; seat 0 for a spectator. */
  readonly viewer: Seat;
  /** Whether to dim the cards of the hand that cannot be played now. */
  readonly shadesUnplayable: boolean;
  /** The arrangement of the viewer's hand. Default: as dealt. */
  readonly arrangement?: HandArrangement;
}

/** The number of cards drawn for the stock. */
const STACK_SIZE = 5;

/** Keys for hidden cards and for cards that the viewer sees. A hidden card is identified only by its place. */
const hiddenKey = (seat: Seat, index: number): string => `seat-${seat}-${index}`;
const openKey = (hand: number, card: Card): string => `card-${hand}-${card}`;

/** Returns the keys of a taken trick's cards, face up or face down. */
export const pileKeys = ({ handNumber }: View, { cards }: TakenTrick): readonly string[] =>
  cards.map(({ card }) => openKey(handNumber, card));

const stack = (key: string, place: Place, size: number, from?: Place): CardPicture[] =>
  listOf(size, (index) => ({
    key: `${key}-${index}`,
    cardFace: null,
    box: { ...place.box, x: place.box.x - index * 0.6, y: place.box.y - index * 1.1 },
    turn: place.turn + (index % 2 ? 0.8 : -0.5),
    ...(from && { enterFrom: from }),
  }));

/** The number of cards drawn for the whole pack. */
const WHOLE_STACK_SIZE = STACK_SIZE + 3;

/**
 * Returns the whole pack. During the shuffle, the pack has two halves. After the cut, the lifted packet lies next to
 * the other cards.
 */
const wholePack = ({ view, shuffling }: Snapshot, layout: Layout, cutAt: number | null): readonly CardPicture[] => {
  const cards = stack('pack', packPlace(layout), WHOLE_STACK_SIZE);
  if (shuffling) {
    const halves = halfPlaces(layout).map((place) => stack('pack', place, WHOLE_STACK_SIZE));
    // Cards alternate between the halves so that they interleave. The gathered cards add the rest.
    return cards.slice(0, STACK_SIZE).map((_, index) => itemAt(itemAt(halves, index % 2), index));
  }
  const cut = sinceDeal(view.history).find((entry) => entry.type === 'cut');
  if (!cut && cutAt === null)
    return cards.map((card, index) => ({
      ...card,
      step: index >> 1,
      ...(view.history.length > 0 && { enterFrom: itemAt(halfPlaces(layout), index % 2) }),
    }));
  const packetSize = cut ? (cut.at ?? view.rules.pack / 2) : (cutAt ?? 0);
  const packetCards = Math.max(
    1,
    Math.min(WHOLE_STACK_SIZE - 1, Math.round((WHOLE_STACK_SIZE * packetSize) / view.rules.pack)),
  );
  const packet = stack('pack', packetPlace(layout, !cut), WHOLE_STACK_SIZE);
  return cards.map((card, index) => (index < WHOLE_STACK_SIZE - packetCards ? card : itemAt(packet, index)));
};

/** Returns the pack before the deal, and the cards drawn to choose the dealer. */
const beforeDeal = (
  snapshot: Snapshot,
  layout: Layout,
  position: (seat: Seat) => Position,
  cutAt: number | null,
): CardPicture[] => [...wholePack(snapshot, layout, cutAt), ...openBeforeDeal(snapshot, layout, position)];

/** Returns the open cards before the deal. */
const openBeforeDeal = (
  { view, drawn }: Snapshot,
  layout: Layout,
  position: (seat: Seat) => Position,
): readonly CardPicture[] => [
  // After the cut, the card that the viewer looks at lies open next to the pack.
  ...(view.peeked && view.phase === 'cut'
    ? [
        {
          key: `look-${view.handNumber}-${view.peeked}`,
          cardFace: view.peeked,
          ...lookPlace(layout),
          enterFrom: packPlace(layout),
        },
      ]
    : []),
  ...drawn.map(({ seat, card }) => ({
    key: `drawn-${view.gameNumber}-${seat}-${card}`,
    cardFace: card,
    ...trickPlace(layout, position(seat)),
    enterFrom: packPlace(layout),
  })),
];

/** Whether the forehand was dealt the top card of the stock in a Schöneres. */
const isStockRedealt = ({ history }: View): boolean => sinceDeal(history).some(({ type }) => type === 'redealt');

/** Returns the card on top of the stock, if the viewer sees it. */
const visibleTop = (view: View): Card | null =>
  view.stockTop ?? (isStockRedealt(view) ? null : (view.stockSeen?.[0] ?? null));

/** Returns the bottom card of the stock, if the viewer has seen it. */
const visibleBottom = ({ peeked, stockSeen }: View): Card | null => peeked ?? stockSeen?.[1] ?? null;

/** Returns the stack with its top card turned over if the viewer sees that card. */
const stackWithTop = (view: View, cards: CardPicture[]): CardPicture[] => {
  const card = visibleTop(view);
  if (!card) return cards;
  const top = itemAt(cards, cards.length - 1);
  return [...cards.slice(0, -1), { ...top, key: openKey(view.handNumber, card), previousKey: top.key, cardFace: card }];
};

const dealtStock = ({ view }: Snapshot, place: Place, dealer: Position): CardPicture[] => {
  const cards = stackWithTop(view, stack('pack', place, STACK_SIZE));
  const bottom = visibleBottom(view);
  if (!bottom) return cards;
  const below: CardPicture = { key: 'pack-bottom', cardFace: bottom, ...bottomCardPlace(place, dealer) };
  return [below, ...cards];
};

/** Returns the step at which a card is dealt. Starting with the forehand, each seat gets three cards; then each gets two. */
const dealStep = (seat: Seat, index: number, order: readonly Seat[]): number => {
  const turn = order.indexOf(seat);
  return index < 3 ? turn : order.length + turn;
};

/** Arranges the pictures of a hand, with raised cards above the others. A hidden hand stays as dealt. */
const arrangePictures = (
  pictures: readonly CardPicture[],
  cards: readonly Card[] | null,
  arrange: (cards: readonly Card[]) => readonly ArrangedCard[],
): readonly CardPicture[] => {
  if (!cards) return pictures;
  const arranged = arrange(cards).map(({ card, place, standsOut, isDragged }): CardPicture => ({
    ...itemAt(pictures, cards.indexOf(card)),
    ...place,
    ...(standsOut && { mark: 'lifted' }),
    ...(isDragged && { isDragged: true }),
  }));
  return [...arranged.filter(({ mark }) => mark !== 'lifted'), ...arranged.filter(({ mark }) => mark === 'lifted')];
};

/** Moves a card over the lower edge of the table, where it is no longer visible. */
const belowTable = (card: CardPicture, { height, pad }: Layout): CardPicture => ({
  ...card,
  box: { ...card.box, y: height + pad },
});

/** Returns the side whose trick stays open, or `null` if no trick stays open. */
const openTrickSide = ({ openTrick }: View, isOurs: (seat: Seat) => boolean): 'ours' | 'theirs' | null =>
  openTrick && (isOurs(openTrick.winner) ? 'ours' : 'theirs');

/** Returns the pictures of the taken tricks, back to front: the closed piles and the trick that stays open. */
const takenTrickPictures = (
  view: View,
  layout: Layout,
  isOurs: (seat: Seat) => boolean,
): { readonly closed: readonly CardPicture[]; readonly open: readonly CardPicture[] } => {
  const openSide = openTrickSide(view, isOurs);
  const all = takenTricks(view.history);
  const taken = finalTrickOf(view) ? all.slice(0, -1) : all;
  const tricks = taken.map(({ winner, cards }, index) => {
    const ours = isOurs(winner);
    const isOpen = openSide !== null && index === 0;
    const isBesideOpenTrick = openSide === (ours ? 'ours' : 'theirs');
    const before = taken
      .slice(isBesideOpenTrick ? 1 : 0, index)
      .filter((other) => isOurs(other.winner) === ours).length;
    return cards.map(({ card }, place): CardPicture => ({
      key: openKey(view.handNumber, card),
      cardFace: isOpen ? card : null,
      ...(isOpen
        ? openTrickPlace(layout, ours, place, cards.length)
        : pilePlace(layout, ours, before, isBesideOpenTrick)),
    }));
  });
  return { closed: tricks.slice(openSide ? 1 : 0).flat(), open: openSide ? tricks.slice(0, 1).flat() : [] };
};

/**
 * Returns the pictures of the trick on the table: the current one, or the one that decided the hand.
 * @param placeFor returns the place of a seat's card, and the key of the hidden card that it was before
 */
const trickPictures = (
  snapshot: Snapshot,
  placeFor: (seat: Seat) => Place & Pick<CardPicture, 'previousKey'>,
): readonly CardPicture[] => {
  const { view } = snapshot;
  const leading = leadingSeatOf(snapshot);
  return (finalTrickOf(view)?.cards ?? view.trick).map(({ seat, card }): CardPicture => ({
    key: openKey(view.handNumber, card),
    cardFace: card,
    weight: weightOf(view, card),
    ...(leading === seat && { mark: 'winning' }),
    ...placeFor(seat),
  }));
};

/** Returns all cards on the table at this moment. */
export const drawTable = (
  snapshot: Snapshot,
  layout: Layout,
  { viewer, shadesUnplayable, arrangement = AS_DEALT }: DrawSettings,
): Picture => {
  const { view } = snapshot;
  const { players, rules, dealer } = view;
  const position = (seat: Seat): Position => positionOf(seat, viewer, players, view.rules.direction);
  const picture = (cards: CardPicture[]): Picture => ({ width: layout.width, height: layout.height, cards });
  // A player who took a card at the cut already holds this card, but nothing has been dealt yet.
  const dealt =
    view.phase !== 'cut' &&
    (view.handSizes.some((size) => size > 0) || view.lastTrick !== null || view.trick.length > 0);
  if (!dealt || dealer === null || view.forehand === null)
    return {
      ...picture(beforeDeal(snapshot, layout, position, arrangement.cutAt)),
      ...(snapshot.shuffling && { gatherAt: halfPlaces(layout) }),
    };

  const order = playOrderOf(rules, dealer);
  // If the seat at the bottom rests, the tricks of the player to the right lie there.
  const near = order.includes(viewer) ? viewer : (order.find((seat) => position(seat) === 'right') as Seat);
  const isOurs = (seat: Seat): boolean => playTogether(rules, dealer, near, seat);
  const pack = stockPlace(layout, position(dealer), {
    seated: seatsOf(players)
      .map(position)
      .filter((at) => at !== 'bottom'),
    open: openTrickSide(view, isOurs),
    // An open top card takes the same free area, so that no label of the trick covers its index.
    hasBottom: visibleBottom(view) !== null || visibleTop(view) !== null,
  });
  const playable = new Set(view.hand.filter((card) => cardActionIn(view, card) !== null));
  const hands = openHandsOf(view, layout);
  const maschine = maschineIn(view);
  const shaded = shadesUnplayable && playable.size > 0;

  const handPictures = (seat: Seat): CardPicture[] => {
    const count = itemAt(view.handSizes, seat);
    const cards = itemAt(hands, seat);
    // A Maschine shows its three Kritische and hides the other cards.
    const declared = !cards && seat === maschine?.seat ? maschine.cards : [];
    const places =
      position(seat) === 'bottom'
        ? handPlaces(layout, count, arrangement.handed)
        : cards || declared.length > 0
          ? openHandPlaces(layout, position(seat), count)
          : backPlaces(layout, position(seat), count);
    return places.map((place, index): CardPicture => {
      const dealing = {
        enterFrom: packPlace(layout),
        // When a card leaves the hand, the other cards close the gap immediately.
        ...(count === HAND_SIZE && { step: dealStep(seat, index, order) }),
      };
      const card = cards ? itemAt(cards, index) : declared[index];
      if (!card) return { key: hiddenKey(seat, index), cardFace: null, ...place, ...dealing };
      return {
        key: openKey(view.handNumber, card),
        previousKey: hiddenKey(seat, index),
        cardFace: card,
        ...place,
        ...dealing,
        ...(seat === viewer && shaded && !playable.has(card) && { mark: 'dimmed' as const }),
      };
    });
  };

  const trick = trickPictures(snapshot, (seat) => ({
    ...trickPlace(layout, position(seat)),
    ...(itemAt(hands, seat) === null && { previousKey: hiddenKey(seat, itemAt(view.handSizes, seat)) }),
  }));

  const ownHand = arrangePictures(handPictures(viewer), itemAt(hands, viewer), (cards) =>
    arrangeHand(view, cards, layout, arrangement),
  );
  const { closed, open } = takenTrickPictures(view, layout, isOurs);
  return picture([
    ...dealtStock(snapshot, pack, position(dealer)).map((card) => ({ ...card, enterFrom: pack })),
    ...closed,
    ...seatsOf(players)
      .filter((seat) => seat !== viewer)
      .flatMap(handPictures),
    ...trick,
    // On a phone, the open trick overlaps a card in the current trick, but only at the bottom, where the card has no index.
    ...open,
    ...ownHand.map((card) => (isHandPutAway(view, layout, viewer) ? belowTable(card, layout) : card)),
  ]);
};

/** Returns the tricks taken in the current hand, in order. */
const takenTricks = (history: Snapshot['view']['history']) =>
  sinceDeal(history).flatMap((entry) => (entry.type === 'trick' ? [entry] : []));
