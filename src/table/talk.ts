import type { View } from '../game/view.js';
import type { GameKind } from '../rules/score.js';
import { itemAt } from '../rules/item-at.js';
import { playTogether, seatsOf, sideOf, type Seat } from '../rules/seats.js';
import { randomFrom, type Random } from '../rules/random.js';
import { roleNameOf, type RoleName } from '../rules/why-won.js';
import type { Moment } from './moments.js';
import type { People } from './people.js';
import type { Talk } from './snapshot.js';

/** How many lines there are for each occasion, in every language. */
export const LINES = 4;

/** How much somebody says; `even`: whose temperament this table is not told, as that of a computer over a connection. */
export type Manner = 'careful' | 'bold' | 'sly' | 'talkative' | 'even';

/** By seat who talks, and in which manner; null for who does not. */
export type Talkers = readonly (Manner | null)[];

/** Out of a hundred occasions to say something, how many are taken. */
const TAKEN: Readonly<Record<Manner, number>> = { careful: 45, sly: 70, even: 100, bold: 110, talkative: 170 };

/** Something may be said now. */
interface Occasion {
  readonly key: Talk['key'];
  /** Who might say it. */
  readonly seats: readonly Seat[];
  /** How often somebody of even manner does, out of a hundred times. */
  readonly often: number;
}

const BY_ROLE = {
  kritischer: 'talk-kritischer',
  guter: 'talk-guter',
  'wander-kritt': 'talk-kritischer',
  rechter: 'talk-rechter',
  linker: 'talk-linker',
} as const satisfies Partial<Record<RoleName, Talk['key']>>;

/** Cards that it hurts to lose. */
const DEAR: readonly (RoleName | null)[] = ['kritischer', 'guter', 'wander-kritt', 'rechter'];

const BY_KIND = {
  normal: 'talk-game-won',
  schneider: 'talk-schneider',
  retourschneider: 'talk-retourschneider',
} as const satisfies Record<GameKind, Talk['key']>;

/** What may be said of a call that has just been made, by whoever made it. */
const ofCall = (before: View, { happened: [entry] }: Moment): Occasion | null => {
  const by = (key: Talk['key'], seat: Seat, often: number): Occasion => ({ key, seats: [seat], often });
  switch (entry?.type) {
    case 'bid':
      return by('talk-bid', entry.seat, 55);
    case 'hold':
      return by('talk-hold', entry.seat, 55);
    case 'fold':
      return by('talk-fold', entry.seat, 70);
    case 'answer':
      return before.pending ? by(entry.accept ? 'talk-agree' : 'talk-refuse', entry.seat, 45) : null;
    case 'decide':
      return by(entry.play ? 'talk-forced' : 'talk-give-up', entry.seat, 60);
    default:
      return null;
  }
};

/** What may be said of a trick that lies there: of its cards only where everybody knows what they are. */
const ofTrick = ({ snapshot: { view, won } }: Moment, { blind }: People): readonly Occasion[] => {
  if (!won) return [];
  const { schlag, trumpf } = view.announcement;
  const trick: Occasion = { key: 'talk-trick', seats: [won.winner], often: 10 };
  if (blind || !won.why || !schlag || !trumpf) return [trick];
  const { by, card } = won.why;
  const lost = view.trick.filter(
    (played) =>
      played.card !== card &&
      !playTogether(view.players, view.dealer ?? 0, played.seat, won.winner) &&
      DEAR.includes(roleNameOf(view.rules, { schlag, trumpf }, played.card)),
  );
  const beaten: Occasion = { key: 'talk-beaten', seats: lost.map(({ seat }) => seat), often: 60 };
  return [by in BY_ROLE ? { ...trick, key: BY_ROLE[by as keyof typeof BY_ROLE], often: 40 } : trick, beaten];
};

/** What may be said when points are written. */
const ofResult = ({ snapshot: { view, won }, happened }: Moment): readonly Occasion[] => {
  const over = happened.find((entry) => entry.type === 'game');
  const result = over ?? happened.find((entry) => entry.type === 'hand');
  if (!result || won) return [];
  const { side, sides = [side] } = result;
  const isWinner = (seat: Seat): boolean => sides.includes(sideOf(view.players, seat));
  const winners = seatsOf(view.players).filter(isWinner);
  const losers = seatsOf(view.players).filter((seat) => !isWinner(seat));
  if (over)
    return [
      { key: BY_KIND[over.kind], seats: winners, often: 90 },
      { key: 'talk-game-lost', seats: losers, often: 90 },
    ];
  return [
    { key: 'talk-hand-won', seats: winners, often: 40 },
    { key: 'talk-hand-lost', seats: losers, often: 40 },
  ];
};

/** Chance by what everybody at the table has seen: it must not tell of anything else. */
const chanceFrom = ({ gameNumber, handNumber, score, tricks, history }: View): Random => {
  const seen = history.flatMap((entry) => {
    if (entry.type === 'play' || entry.type === 'drawn') return [entry.card];
    return entry.type === 'bid' || entry.type === 'hold' || entry.type === 'fold' ? [entry.type + entry.seat] : [];
  });
  return randomFrom('talk', gameNumber, handNumber, score.join(), tricks.join(), seen.join());
};

/** One of the lines, but not the last one again. */
const lineFor = (key: Talk['key'], chance: Random, last: Talk | null): number => {
  if (last?.key !== key) return chance(LINES);
  return (last.params.line + 1 + chance(LINES - 1)) % LINES;
};

/**
 * What somebody says beside the calls when a moment is shown, and who; null: nobody says anything. All of it comes from
 * what everybody at the table may know: in blind play nothing is said of what a card is.
 * @param before the view that was shown last
 * @param last what was said the last time
 */
export const talkOf = (
  before: View,
  moment: Moment,
  people: People,
  talkers: Talkers,
  last: Talk | null,
): { readonly seat: Seat; readonly text: Talk } | null => {
  if (talkers.every((manner) => manner === null)) return null;
  const { view } = moment.snapshot;
  const call = ofCall(before, moment);
  const chance = chanceFrom(view);
  const occasions = [...(call ? [call] : []), ...ofTrick(moment, people), ...ofResult(moment)];
  for (const { key, seats, often } of occasions) {
    const able = seats.filter((seat) => talkers[seat]);
    if (able.length === 0) continue;
    const seat = itemAt(able, chance(able.length));
    if (chance(100) >= (often * TAKEN[talkers[seat] ?? 'even']) / 100) continue;
    const line = lineFor(key, chance, last);
    // What folding costs is what the hand was worth before it.
    const text: Talk = key === 'talk-fold' ? { key, params: { line, count: before.value } } : { key, params: { line } };
    return { seat, text };
  }
  return null;
};
