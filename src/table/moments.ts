import type { Action } from '../game/action.js';
import type { Fact } from '../game/fact.js';
import type { View } from '../game/view.js';
import type { Text } from '../i18n/text.js';
import { whyWon } from '../rules/why-won.js';
import { revealedSince, logLinesOf, speechOf } from './lines.js';
import type { People } from './people.js';
import { drawRoundIn, factOf, type Snapshot } from './snapshot.js';

/** The pause before the next moment: none, or long enough for a brief call, a call or a trick. */
export type Pause = 'none' | 'passing' | 'word' | 'trick';

/** One step of the display: a snapshot, its lines in the log and its pause. */
export interface Moment {
  readonly snapshot: Snapshot;
  readonly lines: readonly Text[];
  readonly pause: Pause;
  /** The action and the facts shown by this moment, in the order in which the viewer received them. */
  readonly happened: readonly (Action | Fact)[];
}

/** Returns the snapshot of a view without a preceding action: at the start or after a load. */
export const stillSnapshot = (view: View): Snapshot => ({
  view,
  drawn: view.phase === 'draw' ? drawRoundIn(view).cards : [],
  speech: null,
});

/** Actions with a short pause: requests before the play, answers to them, and taking or leaving the card at the cut. */
const BRIEF_ACTIONS: readonly Action['type'][] = [
  'ask-schoeneres',
  'ask-schlagtausch',
  'ask-swap-hands',
  'answer',
  'take',
];

const pauseFor = ({ type }: Action): Pause => (BRIEF_ACTIONS.includes(type) ? 'passing' : 'word');

/** Returns a view in which no seat is due, shown while cards move. */
const withoutTurn = (view: View): View => ({
  ...view,
  toAct: [],
  legal: [],
  pending: null,
  result: null,
  gameResult: null,
});

/**
 * Returns the bids that stay legal. In variants that allow bids at any time, bids stay available while a trick is gathered.
 */
const remainingBids = (before: View, view: View): View['legal'] =>
  view.legal.filter(
    (bid) =>
      view.rules.bidWhen === 'anytime' &&
      bid.type === 'bid' &&
      before.legal.some((previous) => previous.type === 'bid' && previous.to === bid.to),
  );

/** Returns the moments of a Maschine, which ends the hand at the deal. The first moment therefore shows the deal. */
const maschineMoments = (
  { view: before }: Snapshot,
  action: Action,
  happened: readonly Fact[],
  view: View,
  people: People,
): readonly Moment[] => {
  const first = happened.findIndex((fact) => fact.type === 'maschine');
  const dealing = [action, ...happened.slice(0, first)];
  const dealt = withoutTurn({
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
      snapshot: { view: dealt, drawn: [], speech: null },
      lines: logLinesOf(dealing, people, view.rules),
      pause: 'trick',
      happened: dealing,
    },
    {
      snapshot: { view, drawn: [], speech: null },
      lines: logLinesOf(happened.slice(first), people, view.rules),
      pause: 'none',
      happened: happened.slice(first),
    },
  ];
};

/** Returns the moments of a draw for the deal. The pack is gathered after a moment that shows the decisive cards. */
const drawMoments = (
  before: View,
  happened: Moment['happened'],
  lines: readonly Text[],
  view: View,
): readonly Moment[] => {
  const { cards, isComplete } = drawRoundIn(view);
  if (view.phase !== 'draw') {
    const open = withoutTurn({ ...view, phase: 'draw', dealer: before.dealer, forehand: before.forehand });
    return [
      { snapshot: { view: open, drawn: cards, speech: null }, lines, pause: 'trick', happened: happened.slice(0, 2) },
      { snapshot: { view, drawn: [], speech: null }, lines: [], pause: 'none', happened: happened.slice(2) },
    ];
  }
  const linesWithRedraw: readonly Text[] = isComplete ? [...lines, { key: 'line-draw-again' }] : lines;
  return [
    {
      snapshot: { view, drawn: cards, speech: null },
      lines: linesWithRedraw,
      pause: isComplete ? 'trick' : 'word',
      happened,
    },
  ];
};

/** Shows the shuffle before the cut. */
const withShuffle = (before: View, moment: Moment): readonly Moment[] => {
  const { view } = moment.snapshot;
  const isShuffled = view.phase === 'cut' && before.phase !== 'cut';
  if (!isShuffled) return [moment];
  const shuffling: Moment = {
    ...moment,
    snapshot: { ...stillSnapshot(withoutTurn(view)), shuffling: true },
    pause: 'none',
  };
  return [shuffling, { ...moment, lines: [], happened: [] }];
};

/** Shows the lifted packet next to the pack before the deal. */
const withCut = (before: View, action: Action, [first, ...others]: readonly Moment[]): readonly Moment[] => {
  if (!first || action.type !== 'cut' || first.snapshot.view.phase === 'cut') return first ? [first, ...others] : [];
  const cutting = withoutTurn({ ...before, history: [...before.history, action] });
  return [
    { snapshot: stillSnapshot(cutting), lines: first.lines.slice(0, 1), pause: 'none', happened: [action] },
    { ...first, lines: first.lines.slice(1), happened: first.happened.slice(1) },
    ...others,
  ];
};

/**
 * Returns the moments that show an accepted action and its facts. The last card of a trick and its winner appear before
 * the trick is taken. Drawn cards appear before the pack is gathered. The pack is shuffled before the cut, and cut
 * before the deal.
 * @param before the last snapshot shown
 */
export const momentsOf = (
  before: Snapshot,
  action: Action | null,
  happened: readonly Fact[],
  view: View,
  people: People,
): readonly Moment[] => {
  if (!action) return [{ snapshot: stillSnapshot(view), lines: [], pause: 'none', happened: [] }];
  const moments = withCut(before.view, action, momentsOfAction(before, action, happened, view, people));
  return moments.flatMap((moment, index) => withShuffle((moments[index - 1]?.snapshot ?? before).view, moment));
};

/** An action with its facts, in order, and their lines in the log. */
interface ActionLines {
  readonly entries: readonly (Action | Fact)[];
  readonly lines: readonly Text[];
}

/** Returns the moments of a complete trick. The last card and the winner appear before the trick is taken. */
const trickMoments = (
  before: View,
  { entries, lines, trick }: ActionLines & { readonly trick: Extract<Fact, { readonly type: 'trick' }> },
  view: View,
  people: People,
): readonly Moment[] => {
  const first = entries.indexOf(trick);
  const { announcement } = before;
  const cards = trick.cards.map(({ card }) => card);
  const won = { winner: trick.winner, why: whyWon(view.rules, announcement, cards) };
  const lineCount = logLinesOf(entries.slice(0, first + 1), people, view.rules, announcement).length;
  const trickView = withoutTurn({
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
    // A secret announcement is revealed at the end of the hand, not while the last trick lies on the table.
    announcement,
    history: [...before.history, ...entries.slice(0, first)],
  });
  return [
    {
      snapshot: { view: { ...trickView, legal: remainingBids(before, view) }, drawn: [], speech: null, won },
      lines: lines.slice(0, lineCount),
      pause: 'trick',
      happened: entries.slice(0, first),
    },
    {
      snapshot: { view, drawn: [], speech: null },
      lines: lines.slice(lineCount),
      pause: 'none',
      happened: entries.slice(first),
    },
  ];
};

/** Returns the moments of a "Farbe!" call. The bidder's last card appears before the hand ends. */
const farbeMoments = (
  before: View,
  {
    entries,
    lines,
    shown,
    speech,
  }: ActionLines & { readonly shown: Extract<Fact, { readonly type: 'shown' }>; readonly speech: Snapshot['speech'] },
  view: View,
): readonly Moment[] => {
  const { trick } = before;
  const played = trick.some(({ card }) => card === shown.card)
    ? trick
    : [...trick, { seat: shown.seat, card: shown.card }];
  const handSizes = before.handSizes.map((size, seat) => (seat === shown.seat && played !== trick ? size - 1 : size));
  const [action, ...happened] = entries;
  return [
    {
      snapshot: { view: withoutTurn({ ...before, trick: played, handSizes }), drawn: [], speech },
      lines: lines.slice(0, 1),
      pause: 'trick',
      happened: action ? [action, shown] : [shown],
    },
    {
      snapshot: { view, drawn: [], speech: null },
      lines: lines.slice(1),
      pause: 'none',
      happened: happened.filter((fact) => fact !== shown),
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
  const speechText = speechOf(action, view.rules);
  const entries = [action, ...happened];
  const lines = [
    ...logLinesOf(entries, people, view.rules, before.view.announcement),
    ...revealedSince(before.view, view),
  ];
  const speech = speechText ? { seat: action.seat, text: speechText } : null;

  const trick = factOf(happened, 'trick');
  if (trick) return trickMoments(before.view, { entries, lines, trick }, view, people);

  if (factOf(happened, 'maschine')) return maschineMoments(before, action, happened, view, people);

  const drawn = factOf(happened, 'drawn');
  if (drawn) return drawMoments(before.view, entries, lines, view);

  const shown = action.type === 'farbe' ? factOf(happened, 'shown') : undefined;
  if (shown) return farbeMoments(before.view, { entries, lines, shown, speech }, view);
  return [
    { snapshot: { view, drawn: [], speech }, lines, pause: speechText ? pauseFor(action) : 'none', happened: entries },
  ];
};
