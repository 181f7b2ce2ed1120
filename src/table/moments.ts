import type { Action } from '../game/action.js';
import type { Fact } from '../game/fact.js';
import type { View } from '../game/view.js';
import type { Text } from '../i18n/text.js';
import { whyWon } from '../rules/why-won.js';
import { learntSince, linesOf, saidBy } from './lines.js';
import type { People } from './people.js';
import { drawRoundIn, factOf, type Snapshot } from './snapshot.js';

/** How long a moment wants to be looked at before the next one: not at all, a word said in passing, a word, a trick. */
export type Pause = 'none' | 'passing' | 'word' | 'trick';

/** One thing to show: how the table looks, what is said of it, and how long it stands. */
export interface Moment {
  readonly snapshot: Snapshot;
  readonly lines: readonly Text[];
  readonly pause: Pause;
  /** The action and the facts that it shows, in order, as the viewer heard of them. */
  readonly happened: readonly (Action | Fact)[];
}

/** How the table looks without anything having happened: at the start, after a load. */
export const still = (view: View): Snapshot => ({
  view,
  drawn: view.phase === 'draw' ? drawRoundIn(view).cards : [],
  said: null,
});

/** Requests before the play, their answers, and looks at the cut hold up the hand as little as they do at a table. */
const IN_PASSING: readonly Action['type'][] = ['ask-schoeneres', 'ask-schlagtausch', 'answer', 'take'];

const pauseFor = ({ type }: Action): Pause => (IN_PASSING.includes(type) ? 'passing' : 'word');

/** A view in which nobody is asked anything: what is shown while things move. */
const quiet = (view: View): View => ({ ...view, toAct: [], legal: [], pending: null, result: null, gameResult: null });

/** The bids that stand: who may bid at any time need not wait until a trick is gathered. */
const standingBids = (before: View, view: View): View['legal'] =>
  view.legal.filter(
    (bid) =>
      view.rules.bidWhen === 'anytime' &&
      bid.type === 'bid' &&
      before.legal.some((was) => was.type === 'bid' && was.to === bid.to),
  );

/** A Maschine ends the hand with the deal: the cards are dealt first. */
const maschineMoments = (
  { view: before }: Snapshot,
  action: Action,
  happened: readonly Fact[],
  view: View,
  people: People,
): readonly Moment[] => {
  const first = happened.findIndex((fact) => fact.type === 'maschine');
  const dealing = [action, ...happened.slice(0, first)];
  const dealt = quiet({
    ...view,
    ...before,
    phase: 'announce',
    dealer: view.dealer,
    forehand: view.forehand,
    handNumber: view.handNumber,
    hand: view.hand,
    handSizes: view.handSizes,
    history: [...before.history, ...dealing],
  });
  return [
    {
      snapshot: { view: dealt, drawn: [], said: null },
      lines: linesOf(dealing, people, view.rules),
      pause: 'trick',
      happened: dealing,
    },
    {
      snapshot: { view, drawn: [], said: null },
      lines: linesOf(happened.slice(first), people, view.rules),
      pause: 'none',
      happened: happened.slice(first),
    },
  ];
};

/** The cards drawn for the deal, open on the table; the pack is gathered once the dealer is known. */
const drawMoments = (
  before: View,
  happened: Moment['happened'],
  lines: readonly Text[],
  view: View,
): readonly Moment[] => {
  const { cards, isComplete } = drawRoundIn(view);
  if (view.phase !== 'draw') {
    const open = quiet({ ...view, phase: 'draw', dealer: before.dealer, forehand: before.forehand });
    return [
      { snapshot: { view: open, drawn: cards, said: null }, lines, pause: 'trick', happened: happened.slice(0, 2) },
      { snapshot: { view, drawn: [], said: null }, lines: [], pause: 'none', happened: happened.slice(2) },
    ];
  }
  const withAgain: readonly Text[] = isComplete ? [...lines, { key: 'line-draw-again' }] : lines;
  return [
    { snapshot: { view, drawn: cards, said: null }, lines: withAgain, pause: isComplete ? 'trick' : 'word', happened },
  ];
};

/** The pack is seen to be shuffled before anybody cuts it. */
const shuffledFirst = (before: View, moment: Moment): readonly Moment[] => {
  const { view } = moment.snapshot;
  const isShuffled = view.phase === 'cut' && before.phase !== 'cut';
  if (!isShuffled) return [moment];
  const shuffling: Moment = { ...moment, snapshot: { ...still(quiet(view)), shuffling: true }, pause: 'none' };
  return [shuffling, { ...moment, lines: [], happened: [] }];
};

/** The packet that was lifted off is seen to lie beside the others before they are dealt. */
const cutFirst = (before: View, action: Action, [first, ...others]: readonly Moment[]): readonly Moment[] => {
  if (!first || action.type !== 'cut' || first.snapshot.view.phase === 'cut') return first ? [first, ...others] : [];
  const cutting = quiet({ ...before, history: [...before.history, action] });
  return [
    { snapshot: still(cutting), lines: first.lines.slice(0, 1), pause: 'none', happened: [action] },
    { ...first, lines: first.lines.slice(1), happened: first.happened.slice(1) },
    ...others,
  ];
};

/**
 * What an accepted action and its facts look like, moment by moment: the last card of a trick is seen lying, and it is said
 * who has won, before the trick is taken, the drawn cards before the pack is gathered, the pack shuffled before it is cut, and
 * cut before it is dealt.
 * @param before what was shown last
 */
export const momentsOf = (
  before: Snapshot,
  action: Action | null,
  happened: readonly Fact[],
  view: View,
  people: People,
): readonly Moment[] => {
  if (!action) return [{ snapshot: still(view), lines: [], pause: 'none', happened: [] }];
  const moments = cutFirst(before.view, action, momentsOfAction(before, action, happened, view, people));
  return moments.flatMap((moment, index) => shuffledFirst((moments[index - 1]?.snapshot ?? before).view, moment));
};

/** An action and its facts, in order, and how they are told. */
interface Told {
  readonly all: readonly (Action | Fact)[];
  readonly lines: readonly Text[];
}

/** The last card of a trick is seen lying, and it is said who has won, before the trick is taken. */
const trickMoments = (
  before: View,
  { all, lines, trick }: Told & { readonly trick: Extract<Fact, { readonly type: 'trick' }> },
  view: View,
  people: People,
): readonly Moment[] => {
  const first = all.indexOf(trick);
  const { announcement } = before;
  const cards = trick.cards.map(({ card }) => card);
  const won = { winner: trick.winner, why: whyWon(view.rules, announcement, cards) };
  const told = linesOf(all.slice(0, first + 1), people, view.rules, announcement).length;
  const lying = quiet({
    ...view,
    phase: 'play',
    trick: trick.cards,
    tricks: before.tricks,
    lastTrick: before.lastTrick,
    openTrick: before.openTrick,
    score: before.score,
    gestrichen: before.gestrichen,
    bummerl: before.bummerl,
    ...(before.bummerlKinds && { bummerlKinds: before.bummerlKinds }),
    ...(before.games && { games: before.games }),
    // What was secret is told when the hand is over, not while its last trick lies there.
    announcement,
    history: [...before.history, ...all.slice(0, first)],
  });
  return [
    {
      snapshot: { view: { ...lying, legal: standingBids(before, view) }, drawn: [], said: null, won },
      lines: lines.slice(0, told),
      pause: 'trick',
      happened: all.slice(0, first),
    },
    { snapshot: { view, drawn: [], said: null }, lines: lines.slice(told), pause: 'none', happened: all.slice(first) },
  ];
};

/** "Farbe!": the bidder's last card is seen lying before the hand is over. */
const farbeMoments = (
  before: View,
  {
    all,
    lines,
    asked,
    words,
  }: Told & { readonly asked: Extract<Fact, { readonly type: 'shown' }>; readonly words: Snapshot['said'] },
  view: View,
): readonly Moment[] => {
  const { trick: lies } = before;
  const played = lies.some(({ card }) => card === asked.card)
    ? lies
    : [...lies, { seat: asked.seat, card: asked.card }];
  const handSizes = before.handSizes.map((size, seat) => (seat === asked.seat && played !== lies ? size - 1 : size));
  const [action, ...happened] = all;
  return [
    {
      snapshot: { view: quiet({ ...before, trick: played, handSizes }), drawn: [], said: words },
      lines: lines.slice(0, 1),
      pause: 'trick',
      happened: action ? [action, asked] : [asked],
    },
    {
      snapshot: { view, drawn: [], said: null },
      lines: lines.slice(1),
      pause: 'none',
      happened: happened.filter((fact) => fact !== asked),
    },
  ];
};

const momentsOfAction = (
  before: Snapshot,
  action: Action,
  happened: readonly Fact[],
  view: View,
  people: People,
): readonly Moment[] => {
  const said = saidBy(action, view.rules);
  const all = [action, ...happened];
  const lines = [...linesOf(all, people, view.rules, before.view.announcement), ...learntSince(before.view, view)];
  const words = said ? { seat: action.seat, text: said } : null;

  const trick = factOf(happened, 'trick');
  if (trick) return trickMoments(before.view, { all, lines, trick }, view, people);

  if (factOf(happened, 'maschine')) return maschineMoments(before, action, happened, view, people);

  const drawn = factOf(happened, 'drawn');
  if (drawn) return drawMoments(before.view, all, lines, view);

  const asked = action.type === 'farbe' ? factOf(happened, 'shown') : undefined;
  if (asked) return farbeMoments(before.view, { all, lines, asked, words }, view);
  return [
    { snapshot: { view, drawn: [], said: words }, lines, pause: said ? pauseFor(action) : 'none', happened: all },
  ];
};
