import type { View } from '../game/view.js';
import type { GameKind } from '../rules/score.js';
import { itemAt } from '../rules/item-at.js';
import { playTogether, seatsOf, sideOf, type Seat } from '../rules/seats.js';
import { randomFrom, type Random } from '../rules/random.js';
import { roleNameOf, type RoleName } from '../rules/why-won.js';
import type { Moment } from './moments.js';
import type { People } from './people.js';
import type { Talk } from './snapshot.js';

/** The number of lines for each occasion, in every language. */
export const LINES_PER_OCCASION = 4;

/** The style of a player's small talk. `even`: the temperament is unknown, as with a connection's computer players. */
export type TalkStyle = 'careful' | 'bold' | 'sly' | 'talkative' | 'even';

/** The talk style of each seat; `null` for a silent seat. */
export type Talkers = readonly (TalkStyle | null)[];

/** Factors for the rate of talk, in percent. */
const TALK_RATES: Readonly<Record<TalkStyle, number>> = { careful: 45, sly: 70, even: 100, bold: 110, talkative: 170 };

/** An occasion for small talk. */
interface Occasion {
  readonly key: Talk['key'];
  /** The seats that could speak. */
  readonly seats: readonly Seat[];
  /** The probability that an `even` player speaks, in percent. */
  readonly rate: number;
}

const KEYS_BY_ROLE = {
  kritischer: 'talk-kritischer',
  superguter: 'talk-kritischer',
  guter: 'talk-guter',
  'wander-kritt': 'talk-kritischer',
  rechter: 'talk-rechter',
  linker: 'talk-linker',
} as const satisfies Partial<Record<RoleName, Talk['key']>>;

/** Roles of cards whose loss hurts. */
const VALUABLE_ROLES: readonly (RoleName | null)[] = ['kritischer', 'superguter', 'guter', 'wander-kritt', 'rechter'];

const KEYS_BY_KIND = {
  normal: 'talk-game-won',
  schneider: 'talk-schneider',
  retourschneider: 'talk-retourschneider',
} as const satisfies Record<GameKind, Talk['key']>;

/** Returns the occasion after a call, for the caller. */
const callOccasion = (before: View, { happened: [entry] }: Moment): Occasion | null => {
  const occasion = (key: Talk['key'], seat: Seat, rate: number): Occasion => ({ key, seats: [seat], rate });
  switch (entry?.type) {
    case 'bid':
      return occasion('talk-bid', entry.seat, 55);
    case 'hold':
      return occasion('talk-hold', entry.seat, 55);
    case 'fold':
      return occasion('talk-fold', entry.seat, 70);
    case 'answer':
      return before.pending ? occasion(entry.accept ? 'talk-agree' : 'talk-refuse', entry.seat, 45) : null;
    case 'decide':
      return occasion(entry.play ? 'talk-forced' : 'talk-give-up', entry.seat, 60);
    default:
      return null;
  }
};

/** Returns the occasions of a complete trick. Mentions a card only if all players know the roles of the cards. */
const trickOccasions = ({ snapshot: { view, won } }: Moment, { blind }: People): readonly Occasion[] => {
  if (!won) return [];
  const { schlag, trumpf } = view.announcement;
  const trick: Occasion = { key: 'talk-trick', seats: [won.winner], rate: 10 };
  if (blind || !won.why || !schlag || !trumpf) return [trick];
  const { by, card } = won.why;
  const lost = view.trick.filter(
    (played) =>
      played.card !== card &&
      !playTogether(view.rules, view.dealer ?? 0, played.seat, won.winner) &&
      VALUABLE_ROLES.includes(roleNameOf(view.rules, { schlag, trumpf }, played.card)),
  );
  const beaten: Occasion = { key: 'talk-beaten', seats: lost.map(({ seat }) => seat), rate: 60 };
  return [
    by in KEYS_BY_ROLE ? { ...trick, key: KEYS_BY_ROLE[by as keyof typeof KEYS_BY_ROLE], rate: 40 } : trick,
    beaten,
  ];
};

/** Returns the occasions after a hand or a game. */
const resultOccasions = ({ snapshot: { view, won }, happened }: Moment): readonly Occasion[] => {
  const over = happened.find((entry) => entry.type === 'game');
  const result = over ?? happened.find((entry) => entry.type === 'hand');
  if (!result || won) return [];
  const { side, sides = [side] } = result;
  const resting = result.type === 'hand' ? result.resting : undefined;
  const isWinner = (seat: Seat): boolean => sides.includes(sideOf(view.players, seat));
  const winners = seatsOf(view.players).filter(isWinner);
  const losers = seatsOf(view.players).filter((seat) => !isWinner(seat) && seat !== resting);
  if (over)
    return [
      { key: KEYS_BY_KIND[over.kind], seats: winners, rate: 90 },
      { key: 'talk-game-lost', seats: losers, rate: 90 },
    ];
  return [
    { key: 'talk-hand-won', seats: winners, rate: 40 },
    { key: 'talk-hand-lost', seats: losers, rate: 40 },
  ];
};

/** Returns a random generator seeded only by facts that all players have seen, so that talk reveals nothing else. */
const randomOf = ({ gameNumber, handNumber, score, tricks, history }: View): Random => {
  const seen = history.flatMap((entry) => {
    if (entry.type === 'play' || entry.type === 'drawn') return [entry.card];
    return entry.type === 'bid' || entry.type === 'hold' || entry.type === 'fold' ? [entry.type + entry.seat] : [];
  });
  return randomFrom('talk', gameNumber, handNumber, score.join(), tricks.join(), seen.join());
};

/** Returns the number of a line that differs from the last one. */
const lineFor = (key: Talk['key'], random: Random, last: Talk | null): number => {
  if (last?.key !== key) return random(LINES_PER_OCCASION);
  return (last.params.line + 1 + random(LINES_PER_OCCASION - 1)) % LINES_PER_OCCASION;
};

/**
 * Returns the small talk at a moment and its speaker, or `null` for silence. Small talk uses only common knowledge. In
 * blind play, it never mentions the role of a card.
 * @param before the last view shown
 * @param last the last small talk
 */
export const talkOf = (
  before: View,
  moment: Moment,
  people: People,
  talkers: Talkers,
  last: Talk | null,
): { readonly seat: Seat; readonly text: Talk } | null => {
  if (talkers.every((style) => style === null)) return null;
  const { view } = moment.snapshot;
  const call = callOccasion(before, moment);
  const random = randomOf(view);
  const occasions = [...(call ? [call] : []), ...trickOccasions(moment, people), ...resultOccasions(moment)];
  for (const { key, seats, rate } of occasions) {
    const speakers = seats.filter((seat) => talkers[seat]);
    if (speakers.length === 0) continue;
    const seat = itemAt(speakers, random(speakers.length));
    if (random(100) >= (rate * TALK_RATES[talkers[seat] ?? 'even']) / 100) continue;
    const line = lineFor(key, random, last);
    // A fold costs the value of the hand before it.
    const text: Talk = key === 'talk-fold' ? { key, params: { line, count: before.value } } : { key, params: { line } };
    return { seat, text };
  }
  return null;
};
